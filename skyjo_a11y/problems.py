"""What people can do wrong, as values: not understood, not allowed now, ambiguous."""

from typing import NamedTuple

from skyjo_a11y.answers import Awaiting, Places, Step
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import Seat, Seats
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.legality import Refusal
from skyjo_a11y.session import UndoRefusal


class NotUnderstood(NamedTuple):
    """A word that means nothing; ``example``: a line that works now."""

    word: str
    example: str


class NotUnderstoodAtAll(NamedTuple):
    """The same for something that can't be read back."""

    example: str


class NothingAsked(NamedTuple):
    """«ja» or «nein» where no question is open; ``example``: a line that works now."""

    example: str


class Guess(NamedTuple):
    """A word that is near to a command; «ja» does it."""

    meant: str


class NoSuchPlace(NamedTuple):
    """Looks like a place, but is none of A1 to D3."""

    word: str


class NoSuchCard(NamedTuple):
    """A number that is no card."""

    number: int


class OnePlace(NamedTuple):
    """More places than one were named."""

    example: str


class OtherCard(NamedTuple):
    """The card that was named is not the one in hand or on the discard pile."""

    number: int
    card: Card


class NeedsNumber(NamedTuple):
    """«zähle» without a card."""


class TooLong(NamedTuple):
    """A line that nobody has typed on purpose."""


class Refused(NamedTuple):
    """The rules do not allow it now; ``step`` and ``example`` say what is possible."""

    reason: Refusal
    card: Card
    position: Position
    step: Step
    example: str


class NotUndone(NamedTuple):
    """Why nothing was taken back or done again."""

    reason: UndoRefusal


class BadSetting(NamedTuple):
    """A setting has no such value."""

    setting: str
    choices: str


class NotWritten(NamedTuple):
    """A file could not be written."""

    name: str


class FileExists(NamedTuple):
    """A file is there already and is left alone."""

    name: str


class NoSuchRound(NamedTuple):
    """There is no such round to read back."""

    rounds: int


class NoSuchTopic(NamedTuple):
    """No help or rule by that word."""

    word: str


class NotSaved(NamedTuple):
    """The game could not be written to disk; it goes on in memory."""


class SavedAnew(NamedTuple):
    """The game's file was gone or changed by somebody else; there is a new one."""

    name: str


class SavedAgain(NamedTuple):
    """After a time in which it failed, the game could be written to disk."""


class EarlierLost(NamedTuple):
    """What was played before the last round can't be read."""


class CardFirst(NamedTuple):
    """At a table: before anything else a card must be told."""

    player: Seat
    what: Awaiting
    position: Position
    places: Places


class TooManyCards(NamedTuple):
    """At a table: more cards were told than turned up."""

    number: int


class KnownCard(NamedTuple):
    """At a table: another card was ``told`` than the one that lies there face-up."""

    player: Seat
    position: Position
    card: Card
    told: Card


class TwoNames(NamedTuple):
    """The beginning of more than one name."""

    word: str
    people: Seats


class ImpossibleCard(NamedTuple):
    """At a table: a deck has no more of this card; «ja» tells it all the same."""

    card: Card
    copies: int


class NotTheirTurn(NamedTuple):
    """Somebody else is in turn; ``correctable``: a table may know better."""

    player: Seat
    turn: Seat
    correctable: bool


class NeedsCard(NamedTuple):
    """«korrigiere» or «karte» without a place and a card."""

    example: str


class NothingToAmend(NamedTuple):
    """No card was told for that place, so none can have been misheard."""

    position: Position
    where: str


class SameCard(NamedTuple):
    """A correction that changes nothing."""

    card: Card


class AmendFails(NamedTuple):
    """With the other card a later ``move`` of ``player`` would be impossible, or somebody else's.

    ``what``: a "move" that is not possible, a "turn" of somebody else, or a "card" told later.
    """

    what: str
    move: str
    player: Seat
    card: Card


class NotCorrected(NamedTuple):
    """What the table sets makes no sense now."""

    reason: Refusal


class TableOnly(NamedTuple):
    """A command for real cards, in a game where the program deals."""


Problem = (
    NotUnderstood
    | NotUnderstoodAtAll
    | NothingAsked
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
    | SavedAnew
    | SavedAgain
    | EarlierLost
    | CardFirst
    | TooManyCards
    | KnownCard
    | TwoNames
    | ImpossibleCard
    | NotTheirTurn
    | NeedsCard
    | NothingToAmend
    | SameCard
    | AmendFails
    | NotCorrected
    | TableOnly
)
