"""What advice says: plain records, each with a phrase in ``advice.ftl``.

Points are in tenths, probabilities in whole percent; both are the evaluation's own, rounded.
"""

from enum import StrEnum
from typing import Annotated, NamedTuple

from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import Line, Position
from skyjo_a11y.rules.kinds import Kind

Tenths = Annotated[int, Kind.TENTHS]


class Verb(StrEnum):
    """How a move is named, with the words that do it."""

    DRAW = "draw"
    TAKE = "take"
    SWAP = "swap"
    THROW_AND_FLIP = "throw-and-flip"
    THROW = "throw"
    FLIP = "flip"
    PASS = "pass"  # noqa: S105 - a move


class Move(NamedTuple):
    """What can be done; ``card`` and ``position`` count where the verb has them."""

    verb: Verb
    card: Card
    position: Position


Moved = Annotated[Move, Kind.MOVE]

# -- The best action and its reason ---------------------------------------------------------


class Saving(StrEnum):
    """What a swap does to the points that lie in the grid."""

    SURE = "sure"
    MEAN = "mean"  # a face-down card leaves, and nobody knows it
    NONE = "none"


class TipSwap(NamedTuple):
    """A swap saves points, or makes a pair whose third card comes with ``chance`` a draw.

    ``waits``: a swap with ``other`` would save more, but that card can go later.
    """

    move: Moved
    card: Card
    saving: Saving
    points: Tenths
    pair: bool
    line: Line
    chance: int
    waits: bool
    other: Position


class TipClear(NamedTuple):
    """A swap completes a line."""

    move: Moved
    card: Card
    line: Line
    points: Tenths


class TipPart(NamedTuple):
    """A swap saves nothing, so it is told what makes it better than the next best action."""

    move: Moved
    other: Moved
    near: bool
    points: Tenths
    part: "Part"
    player: Seat  # who may take the discard


class TipEnd(NamedTuple):
    """An action ends the round; ``open_end``: the last card is still face-down."""

    move: Moved
    open_end: bool
    sum: int
    safe: bool  # so low a sum is never doubled
    chance: int  # of being doubled


class TipLast(NamedTuple):
    """In the last turn: points saved, and whether that doubles the one who ended the round."""

    move: Moved
    saving: Saving
    points: Tenths
    doubles: bool
    player: Seat
    chance: int


class TipDraw(NamedTuple):
    """Draw rather than take ``card``; ``chance``: of a card that is better kept."""

    move: Moved
    card: Card
    near: bool
    points: Tenths
    chance: int


class TipThrow(NamedTuple):
    """The drawn card is better discarded than swapped."""

    move: Moved
    near: bool
    points: Tenths


class Place(StrEnum):
    """Why a certain card is turned up."""

    ONLY = "only"
    ALIKE = "alike"  # wherever it is, it is worth the same
    FIT = "fit"  # it may complete a pair
    FRESH = "fresh"  # nothing lies open in its column yet
    BETTER = "better"


class TipFlip(NamedTuple):
    """Which card to turn up; ``card`` is the pair's that may be completed."""

    move: Moved
    place: Place
    line: Line
    card: Card
    chance: int
    near: bool
    points: Tenths  # how much worse another place is
    other: Position


class TipPass(NamedTuple):
    """Turn up nothing; ``near``: turning up a card is nearly as good."""

    move: Moved
    near: bool
    points: Tenths


class Idle(StrEnum):
    """Why there is nothing to decide."""

    CARD = "card"  # a card must be told first
    NOT_IN_TURN = "not-in-turn"
    ROUND_OVER = "round-over"
    GAME_OVER = "game-over"


class NothingToDecide(NamedTuple):
    """There is no advice, as nothing is to be decided."""

    why: Idle
    player: Seat


class AdviceOff(NamedTuple):
    """Advice is switched off: for good, or in this game from its beginning."""

    game: bool


# -- The reasons ----------------------------------------------------------------------------


class Part(StrEnum):
    """The parts of the evaluation, as far as they tell two actions apart."""

    GRID = "grid"
    COLUMNS = "columns"
    STANDING = "standing"
    FEEDING = "feeding"
    ENDING = "ending"
    IDLING = "idling"


class OtherMove(NamedTuple):
    """Another action, how many points it gives away, and where most of them go."""

    move: Moved
    near: bool
    points: Tenths
    part: Part
    player: Seat  # who may take the discard


class NoOtherMove(NamedTuple):
    """Nothing else is possible, or everything else is the same."""

    alike: bool


class Gift(StrEnum):
    """What is put on the discard pile."""

    CARD = "card"
    UNKNOWN = "unknown"


class NextPerson(NamedTuple):
    """What the discard of the best action is worth to the next person."""

    gift: Gift
    card: Card
    position: Position
    player: Seat
    useful: bool
    points: Tenths


class EndingRisk(NamedTuple):
    """An action would end the round with ``sum``, and be doubled with ``chance``."""

    move: Moved
    open_end: bool
    sum: int
    safe: bool
    chance: int
