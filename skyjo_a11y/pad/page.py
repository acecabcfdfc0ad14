"""A score pad and the half-written round on it: entries in, facts out. Pure."""

from collections.abc import Iterator
from typing import NamedTuple

from skyjo_a11y.pad.entries import (
    HIGHEST_SUM,
    LONGEST_NUMBER,
    LOWEST_SUM,
    Amend,
    BadSum,
    BadTotal,
    Coming,
    EnderAmended,
    EnderNoted,
    EndsEarlier,
    Entry,
    Fact,
    Join,
    Leave,
    NameTaken,
    NoRound,
    Note,
    NotThere,
    PadOver,
    Refusal,
    Reopened,
    RoundAgain,
    RoundOpen,
    SameAlready,
    SumAmended,
    SumNoted,
    SumReplaced,
    Sums,
    TableFull,
    Told,
    TooFewLeft,
    TotalOpen,
)
from skyjo_a11y.pad.sheet import (
    Joined,
    Left,
    Names,
    Scored,
    SheetLine,
    Standings,
    Written,
    follow,
    written,
)
from skyjo_a11y.rules.events import PerSeat
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet


class Draft(NamedTuple):
    """The round that is being written."""

    ender: str | None = None
    sums: Sums = ()

    def missing(self, names: Names) -> Names:
        """Whose sums are not known yet, in seat order."""
        known = dict(self.sums)
        return tuple(name for name in names if name not in known)


class Page(NamedTuple):
    """The pad: ``lines`` from ``start`` lead to ``now``; ``coming``: whose total is asked."""

    rules: RuleSet
    start: Standings
    now: Standings
    lines: tuple[SheetLine, ...] = ()
    draft: Draft | None = None
    coming: str | None = None

    @property
    def highest(self) -> int:
        """The total that somebody who joins gets unless another one is said."""
        return max(self.now.totals)

    @property
    def round(self) -> int:
        """The number of the round that comes next or is being written."""
        return self.now.rounds + 1

    def sheet(self) -> list[Written]:
        """Everything that is written, the start first."""
        return list(written(self.rules, self.start, self.lines))

    def scored(self, number: int) -> Written | None:
        """Round ``number``, if it is written."""
        rounds = [one for one in self.sheet() if isinstance(one.line, Scored)]
        return rounds[number - 1] if 1 <= number <= len(rounds) else None


class Step(NamedTuple):
    """The pad after an entry, and what is told of it."""

    page: Page
    told: Told


def new_page(rules: RuleSet, names: Names, totals: PerSeat = ()) -> Page:
    """An empty pad; without ``totals`` everybody begins with none."""
    start = Standings(names, totals or (0,) * len(names))
    return Page(rules, start, start)


def apply(page: Page, entry: Entry) -> Step | Refusal:
    """The pad with one entry more, and what is told of it; or why that can't be written."""
    if isinstance(entry, Amend):
        return _amended(page, entry)
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
        return _bad_sum(entry.sums) or _absent(people, page.now.names, 0)
    if page.draft is not None:
        return RoundOpen(page.round)
    if isinstance(entry, Leave):
        few = len(page.now.names) <= FEWEST_PLAYERS
        return _absent([entry.name], page.now.names, 0) or (TooFewLeft() if few else None)
    return _not_welcome(page, entry)


def _not_welcome(page: Page, entry: Coming | Join) -> Refusal | None:
    if entry.name in page.now.names:
        return NameTaken(entry.name)
    if len(page.now.names) >= MOST_PLAYERS:
        return TableFull()
    if isinstance(entry, Join) and abs(entry.total) >= 10**LONGEST_NUMBER:
        return BadTotal(entry.total)
    return None


def _absent(people: list[str], names: Names, number: int) -> Refusal | None:
    return next((NotThere(name, number) for name in people if name not in names), None)


def _bad_sum(sums: Sums) -> Refusal | None:
    for _, value in sums:
        if not LOWEST_SUM <= value <= HIGHEST_SUM:
            return BadSum(value, LOWEST_SUM, HIGHEST_SUM)
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


# -- Earlier rounds --------------------------------------------------------------------------


def _amended(page: Page, amend: Amend) -> Step | Refusal:
    one = page.scored(amend.round)
    if one is None or not isinstance(one.line, Scored):
        return NoRound(page.now.rounds)
    people = [name for name, _ in amend.sums] + ([amend.ender] if amend.ender else [])
    refusal = _bad_sum(amend.sums) or _absent(people, one.names, amend.round)
    if refusal is not None:
        return refusal
    sums = dict(zip(one.names, one.line.sums, strict=True)) | dict(amend.sums)
    line = Scored(amend.ender or one.line.ender, tuple(sums.values()))
    if line == one.line:
        return SameAlready(amend.round)
    return _replaced(page, amend, one, line)


def _replaced(page: Page, amend: Amend, one: Written, line: Scored) -> Step | Refusal:
    at = [index for index, old in enumerate(page.lines) if isinstance(old, Scored)][amend.round - 1]
    lines = (*page.lines[:at], line, *page.lines[at + 1 :])
    sheet = list(written(page.rules, page.start, lines))
    now = sheet[-1].after
    if len(sheet) <= len(lines) or (now.over and (page.draft is not None or page.coming)):
        return EndsEarlier(now.rounds)
    told = tuple(_of_amend(amend, one, sheet[at + 1]))
    if page.now.over and not now.over:
        told = (*told, Reopened())
    return Step(page._replace(lines=lines, now=now), told)


def _of_amend(amend: Amend, before: Written, after: Written) -> Iterator[Fact]:
    if isinstance(before.line, Scored):
        if amend.ender not in (None, before.line.ender):
            yield EnderAmended(amend.round, amend.ender or "", before.line.ender)
        known = dict(zip(before.names, before.line.sums, strict=True))
        for name, value in amend.sums:
            if known[name] != value:
                yield SumAmended(amend.round, name, value, known[name])
    yield RoundAgain(after)
