"""What a table of real cards sets right: it knows better than what was told.

Unlike actions these follow from nothing, so they are kept apart: a game with a deck has none.
After one of them the cards are counted as well as can be, never below zero.
"""

from skyjo_a11y.rules.actions import (
    Claim,
    Correction,
    Deal,
    SetCard,
    SetDiscard,
    SetTurn,
)
from skyjo_a11y.rules.cards import LOWEST, Card, Pool, count, without
from skyjo_a11y.rules.closing import Step
from skyjo_a11y.rules.engine import IllegalActionError, apply
from skyjo_a11y.rules.events import (
    CardCorrected,
    CountUncertain,
    DiscardCorrected,
    Seat,
    TurnCorrected,
    TurnStarted,
)
from skyjo_a11y.rules.grid import GONE, Position, known_card, open_count, with_cell
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.state import HAND, Phase, State
from skyjo_a11y.rules.turns import OPENING_CARDS


def correct(state: State, correction: Correction) -> Step:
    """Carry out ``correction``. Raises IllegalActionError if it makes no sense in ``state``."""
    reason = refused_correction(state, correction)
    if reason is not None:
        raise IllegalActionError(f"{correction}: {reason}")
    match correction:
        case Claim(card):
            return _claim(state, card)
        case SetCard(seat, position, card):
            return _set_card(state, seat, position, card)
        case SetDiscard(card):
            return _set_discard(state, card)
        case SetTurn(seat):
            return _set_turn(state, seat)


def refused_correction(state: State, correction: Correction) -> Refusal | None:
    """Why ``correction`` makes no sense in ``state``; None if it does."""
    match correction:
        case Claim(card):
            return None if refusal(state, Deal(card)) is Refusal.NO_SUCH_CARD_LEFT else _AWAITED
        case _ if state.awaiting is not None:
            return Refusal.CARD_AWAITED
        case SetCard(seat, position, _):
            return Refusal.NO_CARD_THERE if state.grids[seat][position] == GONE else None
        case SetDiscard():
            return None if state.discards else Refusal.DISCARDS_EMPTY
        case SetTurn(seat):
            return _refused_turn(state, seat)


_AWAITED = Refusal.NOTHING_AWAITED


def _refused_turn(state: State, seat: Seat) -> Refusal | None:
    match state.phase:
        case Phase.OPENING:
            done = open_count(state.grids[seat]) >= OPENING_CARDS
            return Refusal.OPEN_ALREADY if done else None
        case Phase.TURN:
            return Refusal.ROUND_RUNS if seat == state.ender else None
        case Phase.DRAWN | Phase.TAKEN:
            return Refusal.HAND_FULL
        case Phase.ROUND_OVER:
            return Refusal.ROUND_OVER
        case Phase.GAME_OVER:
            return Refusal.GAME_OVER
        case _:
            return Refusal.CARD_AWAITED


def _claim(state: State, card: Card) -> Step:
    """One card more than the deck has, then it turns up like any other."""
    if state.awaiting == HAND and state.reshuffled is not None:
        state = state._replace(reshuffled=_with(state.reshuffled, card))
    else:
        state = state._replace(unseen=_with(state.unseen, card))
    state, events = apply(state._replace(uncertain=True), Deal(card))
    return state, (CountUncertain(card), *events)


def _set_card(state: State, seat: Seat, position: Position, card: Card) -> Step:
    before = known_card(state.grids[seat][position])
    grids = list(state.grids)
    grids[seat] = with_cell(grids[seat], position, card)
    unseen = _exchanged(state.unseen, before, card)
    return state._replace(grids=tuple(grids), unseen=unseen), (CardCorrected(seat, position, card),)


def _set_discard(state: State, card: Card) -> Step:
    *under, top = state.discards
    unseen = _exchanged(state.unseen, top, card)
    state = state._replace(discards=(*under, card), unseen=unseen)
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


def _exchanged(unseen: Pool, before: Card | None, card: Card) -> Pool:
    """``unseen`` once ``card`` is known instead of ``before``, which was known wrongly."""
    if before is not None:
        unseen = _with(unseen, before)
    return without(unseen, card) if count(unseen, card) else unseen
