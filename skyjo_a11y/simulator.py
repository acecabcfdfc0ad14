"""Whole games of the bots among themselves."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import DEALS, Action, Continue
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Happening, Phase, State


def play_game(rules: RuleSet, bots: Sequence[str], seed: str) -> Iterator[Event]:
    """The events of one game; ``bots`` names a bot of ``BOTS`` for each seat."""
    return (happening.event for happening in happenings(rules, bots, seed))


def happenings(rules: RuleSet, bots: Sequence[str], seed: str) -> Iterator[Happening]:
    """The same with the public state after each action."""
    dealer = SeededDeck(seed)
    deciders = [BOTS[name] for name in bots]

    def following(state: State) -> Action:
        if state.awaiting is not None:
            return DEALS[dealer.deal(state)]
        if state.phase is Phase.ROUND_OVER:
            return Continue()
        return deciders[state.turn](state, seed)

    state, events = start_game(rules, len(bots))
    yield from (Happening(event, state) for event in events)
    while state.phase is not Phase.GAME_OVER:
        state, events = apply(state, following(state))
        for event in events:
            yield Happening(event, state)


def game_seed(seed: str, number: int) -> str:
    """The seed of game ``number`` (1, 2, …) of a simulation: it reproduces that game alone."""
    return f"{seed}/{number}"
