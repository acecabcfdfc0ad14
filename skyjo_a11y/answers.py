"""What a question at the table is answered with: plain records, each with a phrase."""

from enum import StrEnum
from typing import Annotated, NamedTuple

from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.grid import Grid, Line, Position
from skyjo_a11y.rules.kinds import Kind

#: Cards that are counted aloud, and places in a row.
Counted = Annotated[tuple[Card, ...], Kind.COUNTED]
Places = Annotated[tuple[Position, ...], Kind.PLACES]


class Step(StrEnum):
    """What the person whose turn it is does next."""

    OPENING = "opening"
    TURN = "turn"
    DRAWN = "drawn"
    TAKEN = "taken"
    FLIP = "flip"
    MAY_FLIP = "may-flip"
    ROUND_OVER = "round-over"
    GAME_OVER = "game-over"


class Awaiting(StrEnum):
    """What kind of card turns up at a table and must be told."""

    FIRST = "first"  # starts the discard pile
    DRAWN = "drawn"
    SHOWN = "shown"  # with open cards
    OPENING = "opening"
    REPLACED = "replaced"  # lay face-down where another was put
    FLIP = "flip"
    FINAL = "final"


class Lying(StrEnum):
    """What lies on a place."""

    OPEN = "open"
    HIDDEN = "hidden"
    SHOWN = "shown"  # face-down, but known to all
    GONE = "gone"


class GridAnswer(NamedTuple):
    """A whole grid."""

    player: Seat
    grid: Grid


class LineAnswer(NamedTuple):
    """One column or row of a grid."""

    player: Seat
    line: Line
    grid: Grid


class PlaceAnswer(NamedTuple):
    """What lies on one place; ``card`` counts only where it is known."""

    player: Seat
    position: Position
    lying: Lying
    card: Card


class DiscardTop(NamedTuple):
    """The card on top of the discard pile."""

    card: Card


class DiscardEmpty(NamedTuple):
    """The only discarded card is in somebody's hand."""


class HandHeld(NamedTuple):
    """The card in hand."""

    player: Seat
    card: Card


class HandEmpty(NamedTuple):
    """No card is in hand."""

    player: Seat


class OpenPoints(NamedTuple):
    """The sum of a person's face-up cards."""

    player: Seat
    points: int


class HiddenCards(NamedTuple):
    """How many face-down cards a person has."""

    player: Seat
    hidden: int


class PairAnswer(NamedTuple):
    """A column with two equal face-up cards, and what lies on its other place."""

    player: Seat
    line: Line
    card: Card
    position: Position
    lying: Lying
    third: Card  # counts only where it is known


class NoPairs(NamedTuple):
    """No column has two equal face-up cards."""

    player: Seat


class TotalsAnswer(NamedTuple):
    """The totals after so many scored rounds."""

    rounds: int
    totals: PerSeat


class TotalOf(NamedTuple):
    """One person's total."""

    player: Seat
    total: int


class Expected(NamedTuple):
    """Whose turn it is and what can be done; ``card`` is in hand or may be taken."""

    player: Seat
    step: Step
    card: Card
    cards_left: int  # to turn up in the opening


class Situation(NamedTuple):
    """Where a resumed game stands, in one sentence."""

    round: int
    player: Seat
    step: Step
    card: Card
    cards_left: int


class PileSize(NamedTuple):
    """Cards in the draw pile."""

    cards: int


class Unseen(NamedTuple):
    """How many of a card nobody has seen."""

    card: Card
    copies: int
    unseen: int


class UnseenApart(NamedTuple):
    """The same after a reshuffle: the draw pile and the face-down cards are known apart."""

    card: Card
    unseen: int
    in_pile: int
    in_grids: int


class PutOrFlip(NamedTuple):
    """«auf B2» can mean two things."""

    card: Card
    position: Position


class CountsUncertain(NamedTuple):
    """A table has confirmed a card that a deck does not have, so counts are guesses."""


class CountedAloud(NamedTuple):
    """A person's face-up cards one by one, with the sum so far."""

    player: Seat
    cards: Counted


class Awaited(NamedTuple):
    """At a table: which card must be told now."""

    player: Seat
    what: Awaiting
    position: Position
    places: Places


class Amended(NamedTuple):
    """At a table: a card was misheard; ``where`` is a place, the discard pile or the hand."""

    player: Seat
    where: str
    position: Position
    card: Card
    before: Card


class AmendedAgain(NamedTuple):
    """The correction of a card was taken back, or it holds again: ``card``, not ``before``."""

    card: Card
    before: Card
    undone: bool


class ClearsNow(NamedTuple):
    """With another card a line has cleared that did not before."""

    player: Seat
    line: Line
    card: Card


class ClearsLater(NamedTuple):
    """A card was set that completes a line; lines leave at the end of a turn only (RULES.md)."""

    player: Seat
    line: Line
    card: Card


class LiesAgain(NamedTuple):
    """With another card a line that had cleared lies there again."""

    player: Seat
    line: Line


class CardNoted(NamedTuple):
    """At a table: a card of the final reveal was told before its turn."""

    player: Seat
    position: Position
    card: Card


class WhoIs(NamedTuple):
    """Who somebody at the table is: a person, or a bot with its level and character."""

    player: Seat
    level: str
    character: str


class Undone(NamedTuple):
    """Something was taken back."""


class NothingSince(NamedTuple):
    """Nothing has happened since one's own last turn."""


class Written(NamedTuple):
    """The game was written to a file."""

    name: str
