"""Questions to a pad: how it stands, what comes next, what was taken back."""

from typing import NamedTuple

from skyjo_a11y.pad.entries import Amend, Entry, Note, Restate
from skyjo_a11y.pad.page import Page


class CardsDecide(NamedTuple):
    """The opening cards decide who starts."""

    round: int


class SeatBegins(NamedTuple):
    """Who starts in place of somebody who has left."""

    player: str
    round: int


class RoundMissing(NamedTuple):
    """What of the round is not known yet."""

    round: int
    ender: bool
    people: tuple[str, ...]


class TotalMissing(NamedTuple):
    """Somebody's total is asked; the highest is what holds without an answer."""

    player: str
    total: int


class PadOverNow(NamedTuple):
    """The game is over, another one may begin."""


class BlockEmpty(NamedTuple):
    """No round is written yet."""


class UndoneWhat(NamedTuple):
    """What was taken back; ``kind`` names a variant of the phrase."""

    kind: str
    round: int


def undone(entry: Entry, page: Page) -> UndoneWhat:
    """What taking ``entry`` back has led to: ``page``."""
    match entry:
        case Amend(number):
            return UndoneWhat("amend", number)
        case Restate():
            return UndoneWhat("total", page.round)
        case Note() if page.draft is not None:
            return UndoneWhat("part", page.round)
        case Note(ender, sums):
            whole = ender is not None and len(sums) == len(page.now.names)
            return UndoneWhat("round" if whole else "begun", page.round)
        case _:
            return UndoneWhat("people", page.round)


def missing(page: Page) -> RoundMissing:
    """What the half-written round lacks."""
    draft = page.draft
    people = page.now.names if draft is None else draft.missing(page.now.names)
    return RoundMissing(page.round, draft is None or draft.ender is None, people)
