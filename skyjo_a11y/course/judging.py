"""Whether the learner did or asked what a step wants: seen from the log and from the answers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.course.chapters import Kind, Step
from skyjo_a11y.gamelog import Entry, Source
from skyjo_a11y.inquiries import inquire
from skyjo_a11y.rules.actions import Flip, Swap
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.table import Table

Entries = Sequence[Entry]


def requests_in(line: str, table: Table) -> list[Request]:
    """What a line asks for at ``table``, as far as it is understood."""
    at_table = table.setup.source is Source.TABLE
    heard = parse(line, table.setup.names, at_table=at_table)
    return [request for request in heard if isinstance(request, Request)]


def log_after(table: Table, line: str) -> Entries:
    """The log as it would be, had somebody said ``line`` at ``table``, which stays as it is."""
    target = deepcopy(table)
    target.do(requests_in(line, target))
    return target.entries


def aims(table: Table, steps: Iterable[Step]) -> Iterator[Entries]:
    """What each of ``steps`` adds to the log from ``table`` on, up to one that is no task."""
    target = deepcopy(table)
    for step in steps:
        if step.kind is not Kind.TASK:
            return
        before = len(target.entries)
        target.do(requests_in(step.word, target))
        yield target.entries[before:]


def passed(done: Entries, aims: Iterable[Entries]) -> int | None:
    """How many steps in a row ``done`` goes through; 0: a part of the first; None: another way.

    ``aims``: what each step adds to the log.
    """
    for count, aim in enumerate(aims):
        piece, done = done[: len(aim)], done[len(aim) :]
        if not aim or not _is_part(piece, aim):
            return None
        if len(piece) < len(aim):
            return count
        if not done:
            return count + 1
    return None


def _is_part(done: Entries, aim: Entries) -> bool:
    """Whether ``aim`` holds all that is ``done``; the order is free, as it is in the opening."""
    return not Counter(done) - Counter(aim)


def other_place(done: Entries, aim: Entries) -> tuple[Position, Position] | None:
    """Where the learner put or turned up a card instead: that place, and the right one."""
    mine = next(iter(Counter(done) - Counter(aim)), None)
    if mine is None:
        return None
    for right in Counter(aim) - Counter(done):
        match mine.action, right.action:
            case (Swap(here), Swap(there)) | (Flip(here), Flip(there)):
                return here, there
    return None


def is_same_question(asked: Sequence[Request], wanted: Sequence[Request], table: Table) -> bool:
    """Whether two lines ask for the same answers, however they are worded."""
    return [_meaning(request, table) for request in asked] == [
        _meaning(request, table) for request in wanted
    ]


def _meaning(request: Request, table: Table) -> object:
    state, people = table.state, table.setup.people
    me = state.turn if state.turn in people else people[0]
    answers = inquire(request, state, me)
    return answers if isinstance(answers, list) else request.command
