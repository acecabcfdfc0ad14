"""Corrections of what stands on a pad already; everything below is worked out again. Pure."""

from collections.abc import Iterator

from skyjo_a11y.pad.entries import (
    HIGHEST_SUM,
    LOWEST_SUM,
    Amend,
    BadSum,
    BadTotal,
    EnderAmended,
    EndsEarlier,
    Fact,
    NoRound,
    NotThere,
    Refusal,
    Reopened,
    Restate,
    RoundAgain,
    SameAlready,
    SameTotal,
    SumAmended,
    Sums,
    TotalAmended,
    is_total,
)
from skyjo_a11y.pad.page import Page, Step
from skyjo_a11y.pad.sheet import Joined, Names, Scored, SheetLine, Written


def amended(page: Page, amend: Amend) -> Step | Refusal:
    """An earlier round with other sums or another ender."""
    one = page.scored(amend.round)
    if one is None or not isinstance(one.line, Scored):
        return NoRound(page.now.rounds)
    people = [name for name, _ in amend.sums] + ([amend.ender] if amend.ender else [])
    refusal = bad_sum(amend.sums) or absent(people, one.names, amend.round)
    if refusal is not None:
        return refusal
    sums = dict(zip(one.names, one.line.sums, strict=True)) | dict(amend.sums)
    line = Scored(amend.ender or one.line.ender, tuple(sums.values()))
    if line == one.line:
        return SameAlready(amend.round)
    at = [index for index, old in enumerate(page.lines) if isinstance(old, Scored)][amend.round - 1]
    lines = (*page.lines[:at], line, *page.lines[at + 1 :])
    after = _rewritten(page._replace(lines=lines))
    if not isinstance(after, Page):
        return after
    told = tuple(_of_amend(amend, one, after.sheet()[at + 1]))
    return Step(after, told + _reopened(page, after))


def restated(page: Page, entry: Restate) -> Step | Refusal:
    """Somebody began, or sat down, with another total."""
    name, total = entry
    if not is_total(total):
        return BadTotal(total)
    if name not in page.now.names:
        return NotThere(name, 0)
    joined = [at for at, line in enumerate(page.lines) if _is_joining(line, name)]
    if joined:
        at = joined[-1]
        before = getattr(page.lines[at], "total", 0)
        lines = (*page.lines[:at], Joined(name, total), *page.lines[at + 1 :])
        changed = page._replace(lines=lines)
    else:
        seat = page.start.names.index(name)
        before = page.start.totals[seat]
        totals = (*page.start.totals[:seat], total, *page.start.totals[seat + 1 :])
        changed = page._replace(start=page.start._replace(totals=totals))
    if before == total:
        return SameTotal(name)
    after = _rewritten(changed)
    if not isinstance(after, Page):
        return after
    return Step(after, (TotalAmended(name, total, before), *_reopened(page, after)))


def _is_joining(line: SheetLine, name: str) -> bool:
    return isinstance(line, Joined) and line.name == name


def _rewritten(page: Page) -> Page | Refusal:
    """``page`` with its totals worked out again, unless the game would end above its last line."""
    sheet = page.sheet()
    now = sheet[-1].after
    half_written = page.draft is not None or page.coming is not None
    if len(sheet) <= len(page.lines) or (now.over and half_written):
        return EndsEarlier(now.rounds)
    return page._replace(now=now)


def _reopened(before: Page, after: Page) -> tuple[Fact, ...]:
    return (Reopened(),) if before.now.over and not after.now.over else ()


def _of_amend(amend: Amend, before: Written, after: Written) -> Iterator[Fact]:
    if isinstance(before.line, Scored):
        if amend.ender not in (None, before.line.ender):
            yield EnderAmended(amend.round, amend.ender or "", before.line.ender)
        known = dict(zip(before.names, before.line.sums, strict=True))
        for name, value in amend.sums:
            if known[name] != value:
                yield SumAmended(amend.round, name, value, known[name])
    yield RoundAgain(after)


def absent(people: list[str], names: Names, number: int) -> Refusal | None:
    """Whether somebody does not play in round ``number``, 0 for now."""
    return next((NotThere(name, number) for name in people if name not in names), None)


def bad_sum(sums: Sums) -> Refusal | None:
    """Whether no grid has one of the sums."""
    for _, value in sums:
        if not LOWEST_SUM <= value <= HIGHEST_SUM:
            return BadSum(value, LOWEST_SUM, HIGHEST_SUM)
    return None
