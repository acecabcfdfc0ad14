"""Positions to ask advice in: played games, and grids laid out by hand."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.advice.ranking import Ranking, is_decision
from skyjo_a11y.advice.review import Step
from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Continue, Deal
from skyjo_a11y.rules.cards import FULL_DECK, without
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import Grid, is_open
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import Phase, State

#: Plays what every tip says; all other names are bots.
FOLLOWER = "tipp"


def game(rules: RuleSet, players: Sequence[str], seed: str, most: int = 100_000) -> Iterator[Step]:
    """A game, step by step, up to so many of them."""
    dealer = SeededDeck(seed)
    state, _ = start_game(rules, len(players))
    for _ in range(most):
        if state.phase is Phase.GAME_OVER:
            return
        if state.awaiting is not None:
            action: Action = Deal(dealer.deal(state))
        elif state.phase is Phase.ROUND_OVER:
            action = Continue()
        elif players[state.turn] == FOLLOWER:
            action = Ranking(state).best.actions[0]
        else:
            action = BOTS[players[state.turn]](state, seed)
        before, (state, _) = state, apply(state, action)
        yield Step(before, action, state)


def decisions(rules: RuleSet, players: Sequence[str], seed: str) -> Iterator[State]:
    """The states of a game in which somebody decides."""
    return (step.before for step in game(rules, players, seed) if is_decision(step.before))


def position(
    *grids: Grid, top: int = 5, hand: int | None = None, rules: RuleSet = STANDARD
) -> State:
    """The first seat is in turn, what lies open is counted; with a card drawn if one is named."""
    state, _ = start_game(rules, len(grids))
    pool = FULL_DECK
    seen = [top, *(cell for grid in grids for cell in grid if is_open(cell))]
    for card in seen if hand is None else [*seen, hand]:
        pool = without(pool, card)
    return state._replace(
        grids=grids,
        phase=Phase.TURN if hand is None else Phase.DRAWN,
        awaiting=None,
        discards=(top,),
        hand=hand,
        unseen=pool,
        turns=len(grids) * 4,
    )
