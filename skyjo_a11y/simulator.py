"""Whole games of the bots among themselves, and what they come to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import DEALS, Action, Continue
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event, GameEnded, RoundScored
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Phase, State


def play_game(rules: RuleSet, bots: Sequence[str], seed: str) -> Iterator[Event]:
    """The events of one game; ``bots`` names a bot of ``BOTS`` for each seat."""
    dealer = SeededDeck(seed)
    deciders = [BOTS[name] for name in bots]

    def following(state: State) -> Action:
        if state.awaiting is not None:
            return DEALS[dealer.deal(state)]
        if state.phase is Phase.ROUND_OVER:
            return Continue()
        return deciders[state.turn](state, seed)

    state, events = start_game(rules, len(bots))
    yield from events
    while state.phase is not Phase.GAME_OVER:
        state, events = apply(state, following(state))
        yield from events


def game_seed(seed: str, number: int) -> str:
    """The seed of game ``number`` (1, 2, …) of a simulation: it reproduces that game alone."""
    return f"{seed}/{number}"


@dataclass(slots=True)
class Tally:
    """Running counts over simulated games; everything by seat is a Counter by seat."""

    games: int = 0
    rounds: int = 0
    doubled: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)

    def count(self, events: Iterable[Event]) -> Iterator[Event]:
        """Hand ``events`` on and count them by the way. A shared win counts for each winner."""
        for event in events:
            match event:
                case RoundScored(points=points, doubled=doubled):
                    self.rounds += 1
                    self.doubled += doubled
                    self.points.update(dict(enumerate(points)))
                case GameEnded(winners=winners):
                    self.games += 1
                    self.wins.update(winners)
            yield event
