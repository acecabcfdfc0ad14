"""What can be written on a pad, one entry at a time, what the pad tells of it, why it can't."""

from typing import NamedTuple

from skyjo_a11y.pad.sheet import Written

LOWEST_SUM, HIGHEST_SUM = -24, 144  # twelve cards of minus 2, twelve of 12
LARGEST_TOTAL = 9999  # either side of zero; what is more was mistyped

Sums = tuple[tuple[str, int], ...]


def is_total(number: int) -> bool:
    """Whether somebody can have come to so many points."""
    return -LARGEST_TOTAL <= number <= LARGEST_TOTAL


# -- Entries ---------------------------------------------------------------------------------


class Note(NamedTuple):
    """Something of the round that is being written; nothing at all begins it."""

    ender: str | None = None
    sums: Sums = ()


class Amend(NamedTuple):
    """Round ``round`` (1, 2, …) was ended by somebody else, or had other sums."""

    round: int
    ender: str | None = None
    sums: Sums = ()


class Restate(NamedTuple):
    """Somebody began the pad, or sat down, with so many points."""

    name: str
    total: int


class Coming(NamedTuple):
    """Somebody will sit down; the total is not known yet."""

    name: str


class Join(NamedTuple):
    """Somebody sits down with so many points."""

    name: str
    total: int


class Leave(NamedTuple):
    """Somebody goes away."""

    name: str


Entry = Note | Amend | Restate | Coming | Join | Leave

# -- What is told ----------------------------------------------------------------------------


class EnderNoted(NamedTuple):
    """Who ended the round being written."""

    player: str


class SumNoted(NamedTuple):
    """A sum of the round being written."""

    player: str
    sum: int


class SumReplaced(NamedTuple):
    """The same, where another sum was noted before."""

    player: str
    sum: int
    before: int


class SumAmended(NamedTuple):
    """A sum of an earlier round."""

    round: int
    player: str
    sum: int
    before: int


class EnderAmended(NamedTuple):
    """Another ender of an earlier round."""

    round: int
    player: str
    before: str


class TotalAmended(NamedTuple):
    """The total that somebody began or sat down with."""

    player: str
    total: int
    before: int


class RoundAgain(NamedTuple):
    """An earlier round as it stands now."""

    written: Written


class Reopened(NamedTuple):
    """A game that was over goes on."""


Fact = (
    EnderNoted
    | SumNoted
    | SumReplaced
    | SumAmended
    | EnderAmended
    | TotalAmended
    | RoundAgain
    | Reopened
)
Told = tuple[Fact | Written, ...]

# -- Why not ---------------------------------------------------------------------------------


class PadOver(NamedTuple):
    """The game is over."""


class RoundOpen(NamedTuple):
    """A round is half written."""

    round: int


class TotalOpen(NamedTuple):
    """Somebody's total was asked."""

    player: str
    total: int


class TooFewLeft(NamedTuple):
    """Two people at least play."""


class TableFull(NamedTuple):
    """Eight people at most play."""


class NotThere(NamedTuple):
    """Somebody did not play in that round, or does not play now (round 0)."""

    player: str
    round: int


class NameTaken(NamedTuple):
    """Somebody of that name plays already."""

    player: str


class NoRound(NamedTuple):
    """There are only so many rounds to correct."""

    rounds: int


class BadSum(NamedTuple):
    """No grid has this sum."""

    sum: int
    least: int
    most: int


class BadTotal(NamedTuple):
    """No total is like that."""

    total: int


class EndsEarlier(NamedTuple):
    """The correction would end the game above what is written."""

    round: int


class SameAlready(NamedTuple):
    """The correction changes nothing."""

    round: int


class SameTotal(NamedTuple):
    """The same for a total."""

    player: str


Refusal = (
    PadOver
    | RoundOpen
    | TotalOpen
    | TooFewLeft
    | TableFull
    | NotThere
    | NameTaken
    | NoRound
    | BadSum
    | BadTotal
    | EndsEarlier
    | SameAlready
    | SameTotal
)
