"""What a single action does: cards that turn up, the moves of a turn, the opening.

Nothing here asks whether an action is allowed; ``engine.apply`` has done so.
"""

from skyjo_a11y.rules.cards import Card, pool_of, without
from skyjo_a11y.rules.closing import (
    Step,
    cleared,
    end_turn,
    grids_with,
    revealing,
    still_unseen,
    turned_up,
)
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardShown,
    CardSwapped,
    DiscardOpened,
    DiscardTaken,
    Event,
    PerSeat,
    PileReshuffled,
    Reveal,
    Seat,
    StarterDecided,
    StartReason,
    TurnStarted,
)
from skyjo_a11y.rules.grid import (
    SHOWN,
    SIZE,
    Position,
    has_hidden,
    is_hidden,
    known_card,
    open_count,
    open_sum,
)
from skyjo_a11y.rules.options import NextStarter
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, Phase, State

OPENING_CARDS = 2


# -- Cards that turn up ---------------------------------------------------------------------


def deal(state: State, card: Card) -> Step:
    """``card`` turns up at the awaited spot; what it means depends on the phase."""
    if state.awaiting == HAND:
        return _drawn(state, card)
    position = state.turned_position()
    if position is None:
        return _discard_opened(state, card)
    if state.hand is not None:
        return _swapped(state, position, card)
    match state.phase:
        case Phase.DEALING:
            return _shown(state, position, card)
        case Phase.REVEALING:
            return revealing(*turned_up(state, position, card, Reveal.FINAL))
        case _:
            return _flipped(state, position, card)


def _discard_opened(state: State, card: Card) -> Step:
    state = state._replace(
        unseen=without(state.unseen, card),
        awaiting=None,
        discards=(card,),
        phase=Phase.OPENING,
        turn=0,
    )
    return state, (DiscardOpened(card),)


def _drawn(state: State, card: Card) -> Step:
    unseen, reshuffled = state.unseen, state.reshuffled
    if reshuffled is None:
        unseen = without(unseen, card)
    else:
        reshuffled = without(reshuffled, card)
    state = state._replace(
        hand=card,
        pile=state.pile - 1,
        awaiting=None,
        phase=Phase.DRAWN,
        unseen=unseen,
        reshuffled=reshuffled,
    )
    return state, (CardDrawn(state.turn, card),)


def _shown(state: State, position: Position, card: Card) -> Step:
    """With ``open_cards``: seat by seat, each place shown, then the discard pile's first card."""
    shown = CardShown(state.turn, position, card)
    turn, following = state.turn, position + 1
    if following == SIZE:
        turn, following = turn + 1, 0
    if turn == state.seats:
        turn, following = 0, DISCARD_PILE
    state = state._replace(
        grids=grids_with(state, position, card + SHOWN),
        unseen=still_unseen(state, position, card),
        turn=turn,
        awaiting=following,
    )
    return state, (shown,)


# -- The actions of a turn ------------------------------------------------------------------


def draw(state: State) -> Step:
    """A card will turn up in hand; an empty draw pile is made anew first."""
    if state.pile:
        return state._replace(awaiting=HAND), ()
    # RULES.md 1 (S G): everything under the top card is shuffled and becomes the draw pile.
    *under, top = state.discards
    state = state._replace(
        awaiting=HAND,
        discards=(top,),
        pile=len(under),
        reshuffled=pool_of(under),
        reshuffles=state.reshuffles + 1,
    )
    return state, (PileReshuffled(len(under)),)


def take(state: State) -> Step:
    """The top of the discard pile goes into the hand."""
    card = state.discards[-1]
    state = state._replace(hand=card, discards=state.discards[:-1], phase=Phase.TAKEN)
    return state, (DiscardTaken(state.turn, card),)


def discard(state: State) -> Step:
    """The card in hand goes onto the discard pile."""
    card = _hand(state)
    state = state._replace(hand=None, discards=(*state.discards, card), phase=Phase.DISCARDED)
    event = CardDiscarded(state.turn, card)
    if has_hidden(state.grids[state.turn]):
        return state, (event,)
    return end_turn(state, [event])


def swap(state: State, position: Position) -> Step:
    """The card in hand goes to ``position``, at once if it is known what lies there."""
    card = known_card(state.grids[state.turn][position])
    if card is None:
        return state._replace(awaiting=position), ()
    return _swapped(state, position, card)


def _swapped(state: State, position: Position, replaced: Card) -> Step:
    card = _hand(state)
    was_hidden = is_hidden(state.grids[state.turn][position])
    event = CardSwapped(state.turn, position, card, replaced, was_hidden)
    state = state._replace(
        grids=grids_with(state, position, card),
        unseen=still_unseen(state, position, replaced),
        awaiting=None,
        hand=None,
        discards=(*state.discards, replaced),
    )
    return end_turn(*cleared(state, [event]))


def flip(state: State, position: Position) -> Step:
    """The card on ``position`` turns up, at once if it is known."""
    card = known_card(state.grids[state.turn][position])
    if card is None:
        return state._replace(awaiting=position), ()
    return _flipped(state, position, card)


def _flipped(state: State, position: Position, card: Card) -> Step:
    if state.phase is Phase.OPENING:
        return _next_opening(*turned_up(state, position, card, Reveal.OPENING))
    return end_turn(*cleared(*turned_up(state, position, card, Reveal.FLIP)))


def _next_opening(state: State, events: list[Event]) -> Step:
    if open_count(state.grids[state.turn]) < OPENING_CARDS:
        return state, tuple(events)
    # At a table the order is free: whoever is left over comes next.
    left = [seat for seat, grid in enumerate(state.grids) if open_count(grid) < OPENING_CARDS]
    if left:
        return state._replace(turn=left[0]), tuple(events)
    sums = tuple(map(open_sum, state.grids))
    seat, reason = _starter(state, sums)
    events += [StarterDecided(seat, reason, sums), TurnStarted(seat, final=False)]
    return state._replace(turn=seat, phase=Phase.TURN), tuple(events)


def _starter(state: State, sums: PerSeat) -> tuple[Seat, StartReason]:
    """Who starts: RULES.md 3.4, and the ruling on the opening tie."""
    if state.opener is not None:
        by_winner = state.rules.next_starter is NextStarter.WINNER
        return state.opener, StartReason.ROUND_WINNER if by_winner else StartReason.ROUND_ENDER
    highest = max(sums)
    tied = sums.count(highest) > 1
    return sums.index(highest), StartReason.OPENING_TIE if tied else StartReason.HIGHEST_SUM


def _hand(state: State) -> Card:
    assert state.hand is not None  # noqa: S101 - the phase says so; states it for the type checker
    return state.hand
