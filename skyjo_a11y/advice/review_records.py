"""What a review says: plain records, each with a phrase in ``advice.ftl``. Points in tenths."""

from enum import StrEnum
from typing import NamedTuple

from skyjo_a11y.advice.records import Moved, Tenths
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import Seat, Seats
from skyjo_a11y.rules.grid import Position


class When(StrEnum):
    """Where in a turn something was decided."""

    OPENING = "opening"
    TURN = "turn"
    IN_HAND = "in-hand"
    AFTER_DISCARD = "after-discard"


class Deed(StrEnum):
    """What was done."""

    DREW = "drew"
    TOOK = "took"
    SWAPPED = "swapped"
    THREW = "threw"
    FLIPPED = "flipped"
    PASSED = "passed"


class CostlyMoment(NamedTuple):
    """Which decision is told of; ``card`` is in hand or on the discard pile."""

    round: int
    named: bool  # which round it was is said
    turn: int  # 1, 2, …
    when: When
    card: Card


class CostlyChoice(NamedTuple):
    """What somebody did, and what would have been better by so many points."""

    player: Seat
    deed: Deed
    card: Card
    position: Position  # of what was done
    points: Tenths
    better: Moved


class NoCostlyChoice(NamedTuple):
    """No decision gave away more than a trifle."""

    player: Seat


class Accuracy(NamedTuple):
    """A single number for all decisions; what they cost is told with cards and others."""

    player: Seat
    decisions: int
    percent: int


class Turning(StrEnum):
    """What turned the result most."""

    CHOICES = "choices"
    CARDS = "cards"
    OTHERS = "others"
    NOTHING = "nothing"


class Way(StrEnum):
    """Whether something cost points or saved them."""

    COST = "cost"
    SAVED = "saved"
    NEITHER = "neither"


class LuckAndSkill(NamedTuple):
    """Where the result came from; the three parts add up to it. All amounts without a sign."""

    player: Seat
    choices: Tenths
    cards_way: Way
    cards: Tenths
    others_way: Way
    others: Tenths
    result_way: Way
    result: Tenths
    rivals: Seats
    several: bool
    turning: Turning


class ReviewInShort(NamedTuple):
    """The same in one line, where several people are asked about."""

    player: Seat
    percent: int
    choices: Tenths
    cards_way: Way
    cards: Tenths
    turning: Turning


class NoReview(NamedTuple):
    """No round is scored yet."""
