"""What can be wrong with a line at a pad, as values; what can't be written: entries."""

from typing import NamedTuple

from skyjo_a11y import problems
from skyjo_a11y.pad.entries import Refusal


class UnknownName(NamedTuple):
    """Nobody at the table is called so."""

    word: str
    names: str


class UnknownNameAtAll(NamedTuple):
    """The same for something that can't be read back."""

    names: str


class FitsSeveral(NamedTuple):
    """The beginning of more than one name."""

    word: str
    names: str


class NamedTwice(NamedTuple):
    """Somebody stands twice in a line."""

    player: str
    example: str


class CountOff(NamedTuple):
    """Too few sums, or too many."""

    given: int
    due: int
    example: str


class NeedsNumber(NamedTuple):
    """A name without the number that belongs to it."""

    player: str
    example: str


class NeedsName(NamedTuple):
    """Nobody was named."""

    example: str


class NeedsAmend(NamedTuple):
    """«korrigiere» without what is right."""

    example: str


class TooManyCards(NamedTuple):
    """No grid has so many."""

    cards: int


class RoundDone(NamedTuple):
    """The round that was to be written stands there already."""

    round: int
    example: str


class OtherRound(NamedTuple):
    """A later round than the one that comes next."""

    round: int
    example: str


class OneNumber(NamedTuple):
    """More numbers than the total that was asked."""

    example: str


class NotHere(NamedTuple):
    """Something of a game that is played with the program's cards."""

    example: str


PadProblem = (
    problems.NotUnderstood
    | problems.NotUnderstoodAtAll
    | problems.NoSuchCard
    | problems.NotUndone
    | problems.FileExists
    | problems.NotWritten
    | UnknownName
    | UnknownNameAtAll
    | FitsSeveral
    | NamedTwice
    | CountOff
    | NeedsNumber
    | NeedsName
    | NeedsAmend
    | TooManyCards
    | RoundDone
    | OtherRound
    | OneNumber
    | NotHere
    | Refusal
)
