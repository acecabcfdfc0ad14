"""Whole games of the bots among themselves."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import DEALS, Action, Continue
from skyjo_a11y.rules.closing import Step
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import OVER, Phase


def play_game(rules: RuleSet, bots: Sequence[str], seed: str) -> Iterator[Event]:
    """The events of one game; ``bots`` names a bot of ``BOTS`` for each seat."""
    return (event for _, events in game_steps(rules, bots, seed) for event in events)


def game_steps(rules: RuleSet, bots: Sequence[str], seed: str) -> Iterator[Step]:
    """The same step by step: the start of the game, then what each action leads to."""
    dealer = SeededDeck(seed)
    deciders = [BOTS[name] for name in bots]

    action: Action
    state, events = start_game(rules, len(bots))
    yield state, events
    while True:
        if state.awaiting is not None:
            action = DEALS[dealer.deal(state)]
        elif state.phase not in OVER:
            action = deciders[state.turn](state, seed)
        elif state.phase is Phase.ROUND_OVER:
            action = Continue()
        else:
            return
        state, events = apply(state, action)
        yield state, events


def game_seed(seed: str, number: int) -> str:
    """The seed of game ``number`` (1, 2, …) of a simulation: it reproduces that game alone."""
    return f"{seed}/{number}"
