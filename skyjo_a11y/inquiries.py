"""From a request to the answers of a question about the table; nothing here changes anything."""

from collections.abc import Callable, Iterator, Sequence

from skyjo_a11y import reports
from skyjo_a11y.answers import CountsUncertain
from skyjo_a11y.commands import ALOUD, Request
from skyjo_a11y.problems import NeedsNumber, NoSuchCard, Problem
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import HEIGHT, ROWS
from skyjo_a11y.rules.state import State
from skyjo_a11y.vocabulary import Command

Answers = list[object]


_OF_PEOPLE: dict[Command, Callable[[State, Seat], Sequence[object]]] = {
    Command.SUM: lambda state, seat: [reports.open_points(state, seat)],
    Command.HIDDEN: lambda state, seat: [reports.hidden_cards(state, seat)],
    Command.PAIRS: reports.pairs,
}
_OF_THE_TABLE: dict[Command, Callable[[State], object]] = {
    Command.DISCARDS: reports.discard_top,
    Command.TOTALS: reports.totals,
    Command.WHOSE: reports.expected,
    Command.PILE: reports.pile,
}


def inquire(request: Request, state: State, me: Seat) -> Answers | Problem | None:
    """The answers to ``request``, asked by ``me``; None if it is no question of this kind."""
    people = request.people or (me,)
    match request.command:
        case Command.SUM if request.rest == ALOUD:
            return [reports.counted_aloud(state, seat) for seat in people]
        case Command.SITUATION:
            return [reports.situation(state)]
        case Command.CARDS | Command.BARE | Command.WHAT:
            return _about_cards(request, state, people)
        case Command.HAND:
            return [reports.hand(state, seat) for seat in request.people or (state.turn,)]
        case Command.TOTALS if request.people and len(request.people) < state.seats:
            return [reports.total_of(state, seat) for seat in request.people]
        case Command.COUNT:
            return _counted(request, state)
        case command if command in _OF_PEOPLE:
            return [answer for seat in people for answer in _OF_PEOPLE[command](state, seat)]
        case command if command in _OF_THE_TABLE:
            return [_OF_THE_TABLE[command](state)]
        case _:
            return None


def _about_cards(
    request: Request, state: State, people: tuple[Seat, ...]
) -> Answers | Problem | None:
    if request.numbers and not set(request.numbers) <= set(range(1, HEIGHT + 1)):
        return None
    parts = [part for seat in people for part in _parts(request, state, seat)]
    if parts:
        return parts
    if request.command is Command.WHAT and not request.people:
        return [reports.expected(state)]
    if request.command is Command.BARE and not request.people:
        return None
    return [reports.grid(state, seat) for seat in people]


def _parts(request: Request, state: State, seat: Seat) -> Iterator[object]:
    """The places, columns and rows that were named."""
    for position in request.positions:
        yield reports.place(state, seat, position)
    for line in (*request.lines, *(ROWS[number - 1] for number in request.numbers)):
        yield reports.line(state, seat, line)


def _counted(request: Request, state: State) -> Answers | Problem:
    if not request.numbers:
        return NeedsNumber()
    strange = [number for number in request.numbers if number not in CARDS]
    if strange:
        return NoSuchCard(strange[0])
    answers: Answers = [reports.unseen(state, card) for card in request.numbers]
    return [*answers, CountsUncertain()] if state.uncertain else answers
