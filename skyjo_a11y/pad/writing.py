"""Entries in, facts out: what each entry makes of a pad, or why it can't be written. Pure."""

from collections.abc import Iterator

from skyjo_a11y.pad.amending import absent, amended, bad_sum, restated
from skyjo_a11y.pad.entries import (
    Amend,
    BadTotal,
    Coming,
    EnderNoted,
    Entry,
    Fact,
    Join,
    Leave,
    NameTaken,
    Note,
    PadOver,
    Refusal,
    Restate,
    RoundOpen,
    SumNoted,
    SumReplaced,
    TableFull,
    TooFewLeft,
    TotalOpen,
    is_total,
)
from skyjo_a11y.pad.page import Draft, Page, Step
from skyjo_a11y.pad.sheet import Joined, Left, Scored, SheetLine, follow
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS


def apply(page: Page, entry: Entry) -> Step | Refusal:
    """The pad with one entry more, and what is told of it; or why that can't be written."""
    if isinstance(entry, Amend):
        return amended(page, entry)
    if isinstance(entry, Restate):
        return restated(page, entry)
    refusal = _refusal(page, entry)
    if refusal is not None:
        return refusal
    match entry:
        case Note():
            return _noted(page, entry)
        case Coming(name):
            return Step(page._replace(coming=name), ())
        case Join(name, total):
            return _with_line(page._replace(coming=None), Joined(name, total))
        case Leave(name):
            return _with_line(page, Left(name))


def _with_line(page: Page, line: SheetLine) -> Step:
    one = follow(page.rules, page.now, line)
    return Step(page._replace(now=one.after, lines=(*page.lines, line)), (one,))


# -- Refusals --------------------------------------------------------------------------------


def _refusal(page: Page, entry: Note | Coming | Join | Leave) -> Refusal | None:
    if page.now.over:
        return PadOver()
    if page.coming is not None and not (isinstance(entry, Join) and entry.name == page.coming):
        return TotalOpen(page.coming, page.highest)
    if isinstance(entry, Note):
        people = [name for name, _ in entry.sums] + ([entry.ender] if entry.ender else [])
        return bad_sum(entry.sums) or absent(people, page.now.names, 0)
    if page.draft is not None:
        return RoundOpen(page.round)
    if isinstance(entry, Leave):
        few = len(page.now.names) <= FEWEST_PLAYERS
        return absent([entry.name], page.now.names, 0) or (TooFewLeft() if few else None)
    return _not_welcome(page, entry)


def _not_welcome(page: Page, entry: Coming | Join) -> Refusal | None:
    if entry.name in page.now.names:
        return NameTaken(entry.name)
    if len(page.now.names) >= MOST_PLAYERS:
        return TableFull()
    if isinstance(entry, Join) and not is_total(entry.total):
        return BadTotal(entry.total)
    return None


# -- The round that is being written ---------------------------------------------------------


def _noted(page: Page, note: Note) -> Step:
    """A round is scored as soon as nothing of it is missing."""
    before = page.draft or Draft()
    sums = dict(before.sums) | dict(note.sums)
    draft = Draft(note.ender or before.ender, tuple(sums.items()))
    told = tuple(_of_note(before, note))
    if draft.ender is None or draft.missing(page.now.names):
        return Step(page._replace(draft=draft), told)
    line = Scored(draft.ender, tuple(sums[name] for name in page.now.names))
    page, scored = _with_line(page._replace(draft=None), line)
    # What a single line says is told once: the score tells it all.
    return Step(page, (*(told if before != Draft() else ()), *scored))


def _of_note(before: Draft, note: Note) -> Iterator[Fact]:
    if note.ender is not None:
        yield EnderNoted(note.ender)
    known = dict(before.sums)
    for name, value in note.sums:
        if known.get(name, value) == value:
            yield SumNoted(name, value)
        else:
            yield SumReplaced(name, value, known[name])
