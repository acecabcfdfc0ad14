"""What people can do wrong, as values: not understood, not allowed now, ambiguous."""

from dataclasses import dataclass

from skyjo_a11y.reports import Step
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.legality import Refusal
from skyjo_a11y.session import UndoRefusal


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """A word that means nothing; ``example``: a line that works now."""

    word: str
    example: str


@dataclass(frozen=True, slots=True)
class NotUnderstoodAtAll:
    """The same for something that can't be read back."""

    example: str


@dataclass(frozen=True, slots=True)
class Guess:
    """A word that is near to a command; «ja» does it."""

    meant: str


@dataclass(frozen=True, slots=True)
class NoSuchPlace:
    """Looks like a place, but is none of A1 to D3."""

    word: str


@dataclass(frozen=True, slots=True)
class NoSuchCard:
    """A number that is no card."""

    number: int


@dataclass(frozen=True, slots=True)
class OnePlace:
    """More places than one were named."""

    example: str


@dataclass(frozen=True, slots=True)
class OtherCard:
    """The card that was named is not the one in hand or on the discard pile."""

    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class NeedsNumber:
    """«zähle» without a card."""


@dataclass(frozen=True, slots=True)
class TooLong:
    """A line that nobody has typed on purpose."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules do not allow it now; ``step`` and ``example`` say what is possible."""

    reason: Refusal
    card: Card
    position: Position
    step: Step
    example: str


@dataclass(frozen=True, slots=True)
class NotUndone:
    """Why nothing was taken back or done again."""

    reason: UndoRefusal


@dataclass(frozen=True, slots=True)
class BadSetting:
    """A setting has no such value."""

    setting: str
    choices: str


@dataclass(frozen=True, slots=True)
class NotWritten:
    """A file could not be written."""

    name: str


@dataclass(frozen=True, slots=True)
class FileExists:
    """A file is there already and is left alone."""

    name: str


@dataclass(frozen=True, slots=True)
class NoSuchRound:
    """There is no such round to read back."""

    rounds: int


@dataclass(frozen=True, slots=True)
class NoSuchTopic:
    """No help or rule by that word."""

    word: str


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The game could not be written to disk; it goes on in memory."""


Problem = (
    NotUnderstood
    | NotUnderstoodAtAll
    | Guess
    | NoSuchPlace
    | NoSuchCard
    | OnePlace
    | OtherCard
    | NeedsNumber
    | TooLong
    | Refused
    | NotUndone
    | BadSetting
    | NotWritten
    | FileExists
    | NoSuchRound
    | NoSuchTopic
    | NotSaved
)
