"""What a table of real cards sets right: it knows better than what was told.

Unlike actions these follow from nothing, so they are kept apart: a game with a deck has none.
After one of them the cards are counted as well as can be, never below zero.
"""

from dataclasses import replace

from skyjo_a11y.rules.actions import (
    Action,
    Claim,
    Correction,
    Deal,
    SetCard,
    SetDiscard,
    SetTurn,
    TellCard,
)
from skyjo_a11y.rules.cards import LOWEST, Card, Pool, count, without
from skyjo_a11y.rules.closing import Step, grids_with
from skyjo_a11y.rules.engine import IllegalActionError, apply
from skyjo_a11y.rules.events import (
    CardCorrected,
    CountUncertain,
    DiscardCorrected,
    Seat,
    TurnCorrected,
    TurnStarted,
)
from skyjo_a11y.rules.grid import (
    FACE_DOWN,
    GONE,
    SHOWN,
    Position,
    known_card,
    open_count,
    with_cell,
)
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.state import HAND, Phase, State
from skyjo_a11y.rules.turns import OPENING_CARDS

_OVER = {Phase.ROUND_OVER: Refusal.ROUND_OVER, Phase.GAME_OVER: Refusal.GAME_OVER}


def correct(state: State, correction: Correction) -> Step:
    """Carry out ``correction``. Raises IllegalActionError if it makes no sense in ``state``."""
    reason = refused_correction(state, correction)
    if reason is not None:
        raise IllegalActionError(f"{correction}: {reason}")
    match correction:
        case Claim(card):
            return _claim(state, card)
        case TellCard(position, card):
            return _tell_card(state, position, card)
        case SetCard(seat, position, card):
            return _set_card(state, seat, position, card)
        case SetDiscard(card):
            return _set_discard(state, card)
        case SetTurn(seat):
            return _set_turn(state, seat)


def refused_correction(state: State, correction: Correction) -> Refusal | None:
    """Why ``correction`` makes no sense in ``state``; None if it does."""
    match correction:
        case Claim():
            return Refusal.NOTHING_AWAITED if state.awaiting is None else None
        case TellCard(position, _):
            return _refused_telling(state, position)
        case _ if state.awaiting is not None:
            return Refusal.CARD_AWAITED
        case _ if state.phase in _OVER:  # what was counted is set right where it was told
            return _OVER[state.phase]
        case SetCard(seat, position, _):
            return Refusal.NO_CARD_THERE if state.grids[seat][position] == GONE else None
        case SetDiscard():
            return None if state.discards else Refusal.DISCARDS_EMPTY
        case SetTurn(seat):
            return _refused_turn(state, seat)


def with_card(
    action: Action | Correction, card: Card, *, claimed: bool = False
) -> Action | Correction:
    """``action`` had its card been ``card``; ``claimed``: though a deck has no more of it.

    Raises ValueError for an action that tells no card.
    """
    match action:
        case Deal() | Claim():
            return Claim(card) if claimed else Deal(card)
        case SetCard() | SetDiscard() | TellCard():
            return replace(action, card=card)
        case _:
            raise ValueError(f"{action} tells no card")


def _refused_telling(state: State, position: Position) -> Refusal | None:
    if state.phase is not Phase.REVEALING or position == state.awaiting:
        return Refusal.CARD_AWAITED
    hidden = state.grids[state.turn][position] == FACE_DOWN
    return None if hidden else Refusal.OPEN_ALREADY


def _refused_turn(state: State, seat: Seat) -> Refusal | None:
    match state.phase:
        case Phase.OPENING:
            done = open_count(state.grids[seat]) >= OPENING_CARDS
            return Refusal.OPEN_ALREADY if done else None
        case Phase.TURN:
            return Refusal.ROUND_RUNS if seat == state.ender else None
        case Phase.DRAWN | Phase.TAKEN:
            return Refusal.HAND_FULL
        case _:
            return Refusal.FLIP_FIRST


def _claim(state: State, card: Card) -> Step:
    """One card more than the deck has, then it turns up like any other.

    Where an earlier card was corrected since, it may be one that the deck has after all.
    """
    if refusal(state, Deal(card)) is None:
        return apply(state, Deal(card))
    if state.awaiting == HAND and state.reshuffled is not None:
        state = state._replace(reshuffled=_with(state.reshuffled, card))
    else:
        state = state._replace(unseen=_with(state.unseen, card))
    state, events = apply(state._replace(uncertain=True), Deal(card))
    return state, (CountUncertain(card), *events)


def _tell_card(state: State, position: Position, card: Card) -> Step:
    """The card is known from now on; it is turned up in its order."""
    possible = count(state.unseen, card) > 0
    state = state._replace(
        grids=grids_with(state, position, card + SHOWN),
        unseen=without(state.unseen, card) if possible else state.unseen,
        uncertain=state.uncertain or not possible,
    )
    return state, () if possible else (CountUncertain(card),)


def _set_card(state: State, seat: Seat, position: Position, card: Card) -> Step:
    before = known_card(state.grids[seat][position])
    grids = list(state.grids)
    grids[seat] = with_cell(grids[seat], position, card)
    state = _exchanged(state, before, card)._replace(grids=tuple(grids))
    return state, (CardCorrected(seat, position, card),)


def _set_discard(state: State, card: Card) -> Step:
    *under, top = state.discards
    state = _exchanged(state, top, card)._replace(discards=(*under, card))
    return state, (DiscardCorrected(card),)


def _set_turn(state: State, seat: Seat) -> Step:
    state = state._replace(turn=seat)
    if state.phase is Phase.OPENING:
        return state, ()
    return state, (TurnCorrected(seat), TurnStarted(seat, final=state.ender is not None))


def _with(pool: Pool, card: Card) -> Pool:
    counts = list(pool)
    counts[card - LOWEST] += 1
    return tuple(counts)


def _exchanged(state: State, before: Card | None, card: Card) -> State:
    """``state`` once ``card`` is known instead of ``before``, which was known wrongly."""
    unseen = state.unseen if before is None else _with(state.unseen, before)
    if not count(unseen, card):
        return state._replace(unseen=unseen, uncertain=True)
    return state._replace(unseen=without(unseen, card))
