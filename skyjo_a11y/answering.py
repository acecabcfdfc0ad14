"""The questions at a table: state, history, people, advice. None of them changes anything."""

from itertools import dropwhile
from typing import NamedTuple

from skyjo_a11y.answers import GridAnswer, LineAnswer, NothingSince, Written
from skyjo_a11y.commands import Request
from skyjo_a11y.inquiries import inquire
from skyjo_a11y.looking_back import history, since_own_turn
from skyjo_a11y.meeting import who_is
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.sayings import each_line
from skyjo_a11y.narration.utterance import Told, Utterance, privately
from skyjo_a11y.problems import Problem
from skyjo_a11y.rules.events import Seat, TurnStarted
from skyjo_a11y.rules.state import Happening
from skyjo_a11y.session import Session
from skyjo_a11y.vocabulary import Command


class Advice(NamedTuple):
    """Whether advice is wanted, and whether the best action of this moment has been named."""

    wanted: bool
    known: bool


def answered(
    request: Request, session: Session, me: Seat, narrator: Narrator, advice: Advice
) -> Told | Problem | None:
    """What ``me`` is answered; None if ``request`` is no question."""
    match request.command:
        case Command.LAYOUT:
            return each_line("topics", "topic-table")
        case Command.TIP | Command.WHY | Command.REVIEW:
            from skyjo_a11y.advising import advised  # noqa: PLC0415 - asked for now and then

            wanted, known = advice
            return advised(request, session, me, narrator, wanted=wanted, known=known)
        case Command.WHOSE if request.people:
            who = [who_is(session.setup, seat) for seat in request.people]
            return [narrator.answer(answer, "opponents") for answer in who]
        case Command.REPORT:
            return _report(session, (*request.people, me)[0], narrator)
        case Command.HISTORY:
            return _history(session, request.rest, narrator)
    found = inquire(request, session.state, me)
    return [_worded(narrator, answer) for answer in found] if isinstance(found, list) else found


def _report(session: Session, seat: Seat, narrator: Narrator) -> Told:
    happenings = list(dropwhile(_begins_a_turn, since_own_turn(session, seat)))
    return privately(narrator.tell(happenings)) or [narrator.answer(NothingSince())]


def _begins_a_turn(told: Happening) -> bool:
    """Alone it would be heard as the end of a turn in which nothing was turned up."""
    return isinstance(told.event, TurnStarted)


def _history(session: Session, which: str, narrator: Narrator) -> Told | Problem:
    found = history(session, narrator.tell, which)
    if isinstance(found, Written):
        return [narrator.answer(found)]
    return privately(found) if isinstance(found, list) else found


def _worded(narrator: Narrator, answer: object) -> Utterance:
    if isinstance(answer, GridAnswer | LineAnswer):
        return narrator.grid(answer)
    return narrator.answer(answer)
