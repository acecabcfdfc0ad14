"""Which actions are possible, and why another is not.

A turn is a little machine. Each phase lists the kinds of action it takes; a few of them depend
on the place as well. While a card is about to turn up, only chance may move.

    OPENING ─Flip twice─→ TURN ─Draw→ DRAWN ─Swap→ next TURN
                           │           └Discard→ DISCARDED ─Flip, Pass→ next TURN
                           └─Take→ TAKEN ─Swap→ next TURN
"""

from enum import StrEnum

from skyjo_a11y.rules.actions import (
    DEALS,
    Action,
    Continue,
    Deal,
    Discard,
    Draw,
    Flip,
    Pass,
    Swap,
    Take,
)
from skyjo_a11y.rules.cards import CARDS, count
from skyjo_a11y.rules.grid import GONE, POSITIONS, Position, has_hidden, is_hidden
from skyjo_a11y.rules.options import FlipAfterDiscard
from skyjo_a11y.rules.state import OVER, Phase, State


class Refusal(StrEnum):
    """Why an action is not possible now."""

    CARD_AWAITED = "card-awaited"
    NOTHING_AWAITED = "nothing-awaited"
    NO_SUCH_CARD_LEFT = "no-such-card-left"
    OPENING_FIRST = "opening-first"
    HAND_EMPTY = "hand-empty"
    HAND_FULL = "hand-full"
    FLIP_NEEDS_DISCARD = "flip-needs-discard"
    TAKEN_MUST_SWAP = "taken-must-swap"
    FLIP_FIRST = "flip-first"
    FLIP_REQUIRED = "flip-required"
    ROUND_RUNS = "round-runs"
    ROUND_OVER = "round-over"
    GAME_OVER = "game-over"
    NO_CARD_THERE = "no-card-there"
    OPEN_ALREADY = "open-already"
    DISCARDS_EMPTY = "discards-empty"
    NO_PILE = "no-pile"


_TAKES: dict[Phase, tuple[type, ...]] = {
    Phase.DEALING: (),
    Phase.OPENING: (Flip,),
    Phase.TURN: (Draw, Take),
    Phase.DRAWN: (Swap, Discard),
    Phase.TAKEN: (Swap,),
    Phase.DISCARDED: (Flip, Pass),
    Phase.REVEALING: (),
    Phase.ROUND_OVER: (Continue,),
    Phase.GAME_OVER: (),
}

_OTHERWISE = {
    Phase.DEALING: Refusal.CARD_AWAITED,
    Phase.OPENING: Refusal.OPENING_FIRST,
    Phase.TURN: Refusal.HAND_EMPTY,
    Phase.DRAWN: Refusal.HAND_FULL,
    Phase.TAKEN: Refusal.TAKEN_MUST_SWAP,
    Phase.DISCARDED: Refusal.FLIP_FIRST,
    Phase.REVEALING: Refusal.CARD_AWAITED,
    Phase.ROUND_OVER: Refusal.ROUND_OVER,
    Phase.GAME_OVER: Refusal.GAME_OVER,
}


def refusal(state: State, action: Action) -> Refusal | None:
    """Why ``action`` is not possible in ``state``; None if it is."""
    if isinstance(action, Deal):
        return _refused_deal(state, action)
    if state.awaiting is not None:
        return Refusal.CARD_AWAITED
    if not isinstance(action, _TAKES[state.phase]):
        return _wrong_phase(state.phase, action)
    match action:
        case Draw():
            return None if state.pile or len(state.discards) > 1 else Refusal.NO_PILE
        case Swap():
            return Refusal.NO_CARD_THERE if _cell(state, action.position) == GONE else None
        case Flip():
            return _refused_flip(state, action.position)
        case Pass():
            return None if may_pass(state) else Refusal.FLIP_REQUIRED
        case Take():
            return None if state.discards else Refusal.DISCARDS_EMPTY
        case Discard() | Continue():
            return None


def may_pass(state: State) -> bool:
    """Whether turning up nothing after a discard is allowed (RULES.md 3.6)."""
    optional = state.rules.flip_after_discard is FlipAfterDiscard.OPTIONAL
    return optional or not has_hidden(state.grids[state.turn])


def legal_actions(state: State) -> list[Action]:
    """Everything possible in ``state``, in a fixed order."""
    candidates = _DEALS if state.awaiting is not None else _CANDIDATES[state.phase]
    return [action for action in candidates if refusal(state, action) is None]


_DEALS = tuple(DEALS.values())
_MOVES: tuple[Action, ...] = (
    Draw(),
    Take(),
    Discard(),
    Pass(),
    Continue(),
    *(Swap(position) for position in POSITIONS),
    *(Flip(position) for position in POSITIONS),
)
_CANDIDATES = {
    phase: tuple(action for action in _MOVES if isinstance(action, kinds))
    for phase, kinds in _TAKES.items()
}


def _cell(state: State, position: Position) -> int:
    """What lies there for the seat in turn; a place that no grid has holds no card."""
    return state.grids[state.turn][position] if position in POSITIONS else GONE


def _refused_deal(state: State, deal: Deal) -> Refusal | None:
    if state.awaiting is None:
        return Refusal.NOTHING_AWAITED
    if deal.card in CARDS and count(state.pool_at(state.awaiting), deal.card) > 0:
        return None
    return Refusal.NO_SUCH_CARD_LEFT


def _refused_flip(state: State, position: Position) -> Refusal | None:
    cell = _cell(state, position)
    if cell == GONE:
        return Refusal.NO_CARD_THERE
    return None if is_hidden(cell) else Refusal.OPEN_ALREADY


def _wrong_phase(phase: Phase, action: Action) -> Refusal:
    if isinstance(action, Flip) and phase is Phase.DRAWN:
        return Refusal.FLIP_NEEDS_DISCARD
    if isinstance(action, Continue) and phase not in OVER:
        return Refusal.ROUND_RUNS
    return _OTHERWISE[phase]
