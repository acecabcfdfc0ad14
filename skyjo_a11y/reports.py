"""Questions: from the public state to an answer. A question never changes anything."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.answers import (
    Awaited,
    Awaiting,
    CountedAloud,
    DiscardEmpty,
    DiscardTop,
    Expected,
    GridAnswer,
    HandEmpty,
    HandHeld,
    HiddenCards,
    LineAnswer,
    Lying,
    NoPairs,
    OpenPoints,
    PairAnswer,
    PileSize,
    PlaceAnswer,
    Situation,
    Step,
    TotalOf,
    TotalsAnswer,
    Unseen,
    UnseenApart,
)
from skyjo_a11y.rules.cards import FULL_DECK, Card, count
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import (
    COLUMNS,
    FACE_DOWN,
    GONE,
    Grid,
    Line,
    Position,
    hidden_count,
    is_open,
    known_card,
    open_count,
    open_sum,
)
from skyjo_a11y.rules.legality import may_pass
from skyjo_a11y.rules.state import HAND, OVER, Phase, State
from skyjo_a11y.rules.turns import OPENING_CARDS


def grid(state: State, seat: Seat) -> GridAnswer:
    """All cards of ``seat``."""
    return GridAnswer(seat, state.grids[seat])


def line(state: State, seat: Seat, places: Line) -> LineAnswer:
    """A column or row of ``seat``."""
    return LineAnswer(seat, places, state.grids[seat])


def place(state: State, seat: Seat, position: Position) -> PlaceAnswer:
    """What lies on ``position``."""
    cell = state.grids[seat][position]
    return PlaceAnswer(seat, position, lying(cell), known_card(cell) or 0)


def lying(cell: int) -> Lying:
    """What kind of thing a cell holds."""
    if is_open(cell):
        return Lying.OPEN
    if cell == GONE:
        return Lying.GONE
    return Lying.HIDDEN if cell == FACE_DOWN else Lying.SHOWN


def discard_top(state: State) -> DiscardTop | DiscardEmpty:
    """What the next person may take."""
    return DiscardTop(state.discards[-1]) if state.discards else DiscardEmpty()


def hand(state: State, seat: Seat) -> HandHeld | HandEmpty:
    """What ``seat`` has in hand."""
    if state.hand is None or state.turn != seat:
        return HandEmpty(seat)
    return HandHeld(seat, state.hand)


def open_points(state: State, seat: Seat) -> OpenPoints:
    """The points that lie face-up."""
    return OpenPoints(seat, open_sum(state.grids[seat]))


def hidden_cards(state: State, seat: Seat) -> HiddenCards:
    """How many cards lie face-down."""
    return HiddenCards(seat, hidden_count(state.grids[seat]))


def pairs(state: State, seat: Seat) -> Sequence[PairAnswer | NoPairs]:
    """The columns in which one card is missing for three equal ones."""
    return list(pairs_in(seat, state.grids[seat])) or [NoPairs(seat)]


def pairs_in(seat: Seat, cells: Grid) -> Iterator[PairAnswer]:
    """The same, none if there are none."""
    for column in COLUMNS:
        cards = [cells[position] for position in column if is_open(cells[position])]
        pair = next((card for card in cards if cards.count(card) > 1), None)
        if pair is not None:
            other = next(position for position in column if cells[position] != pair)
            cell = cells[other]
            yield PairAnswer(seat, column, pair, other, lying(cell), known_card(cell) or 0)


def totals(state: State) -> TotalsAnswer:
    """The totals of the game so far."""
    scored = state.phase in OVER
    return TotalsAnswer(state.round if scored else state.round - 1, state.totals)


def total_of(state: State, seat: Seat) -> TotalOf:
    """One person's total."""
    return TotalOf(seat, state.totals[seat])


def step(state: State) -> Step:
    """What is expected now."""
    match state.phase:
        case Phase.OPENING | Phase.DEALING:
            return Step.OPENING
        case Phase.TURN:
            return Step.TURN
        case Phase.DRAWN:
            return Step.DRAWN
        case Phase.TAKEN:
            return Step.TAKEN
        case Phase.DISCARDED:
            return Step.MAY_FLIP if may_pass(state) else Step.FLIP
        case Phase.ROUND_OVER | Phase.REVEALING:
            return Step.ROUND_OVER
        case Phase.GAME_OVER:
            return Step.GAME_OVER


def expected(state: State) -> Expected:
    """Whose turn it is and what can be done."""
    return Expected(state.turn, step(state), _card_at_stake(state), _cards_left(state))


def situation(state: State) -> Situation:
    """Where the game stands."""
    return Situation(
        state.round, state.turn, step(state), _card_at_stake(state), _cards_left(state)
    )


def _card_at_stake(state: State) -> Card:
    if state.hand is not None:
        return state.hand
    return state.discards[-1] if state.discards else 0


def _cards_left(state: State) -> int:
    return max(0, OPENING_CARDS - open_count(state.grids[state.turn]))


def counted_aloud(state: State, seat: Seat) -> CountedAloud:
    """The face-up cards of ``seat`` in the order of the places."""
    return CountedAloud(seat, tuple(cell for cell in state.grids[seat] if is_open(cell)))


def awaited(state: State) -> Awaited:
    """Which card must be told; in the final reveal all places of a person that are left."""
    position = state.turned_position()
    what = _awaiting(state)
    grid = state.grids[state.turn]
    unknown = tuple(place for place, cell in enumerate(grid) if cell == FACE_DOWN)
    places = unknown if what is Awaiting.FINAL else ()
    return Awaited(state.turn, what, position or 0, places)


def _awaiting(state: State) -> Awaiting:
    if state.turned_position() is None:
        return Awaiting.DRAWN if state.awaiting == HAND else Awaiting.FIRST
    return _AWAITING.get(state.phase, Awaiting.FLIP)


_AWAITING = {
    Phase.DEALING: Awaiting.SHOWN,
    Phase.OPENING: Awaiting.OPENING,
    Phase.DRAWN: Awaiting.REPLACED,
    Phase.TAKEN: Awaiting.REPLACED,
    Phase.REVEALING: Awaiting.FINAL,
}


def pile(state: State) -> PileSize:
    """Cards in the draw pile."""
    return PileSize(state.pile)


def unseen(state: State, card: Card) -> Unseen | UnseenApart:
    """How many of ``card`` nobody has seen, exactly."""
    hidden = count(state.unseen, card)
    if state.reshuffled is None:
        return Unseen(card, count(FULL_DECK, card), hidden)
    in_pile = count(state.reshuffled, card)
    return UnseenApart(card, hidden + in_pile, in_pile, hidden)
