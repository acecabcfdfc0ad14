"""The questions «tipp», «warum» and «analyse»: what is answered, or why nothing is."""

from skyjo_a11y.advice.ranking import is_decision
from skyjo_a11y.advice.records import AdviceOff, Idle, NothingToDecide
from skyjo_a11y.advice.tips import tip
from skyjo_a11y.advice.why import why
from skyjo_a11y.answers import CountsUncertain
from skyjo_a11y.commands import Request
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import Problem
from skyjo_a11y.reviewing import reviewed
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.session import Session
from skyjo_a11y.vocabulary import Command

_OVER = {
    Phase.ROUND_OVER: Idle.ROUND_OVER,
    Phase.GAME_OVER: Idle.GAME_OVER,
}


def advised(
    request: Request,
    session: Session,
    me: Seat,
    narrator: Narrator,
    *,
    wanted: bool,
    known: bool,
) -> list[Utterance] | Problem:
    """What is told to ``me``, who may ask for others.

    ``wanted``: advice is switched on; ``known``: the best action of this moment has been told.

    A review looks back, so there is one in a game without advice too.
    """
    if request.command is Command.REVIEW:
        people = request.people or session.setup.people  # everybody at this keyboard
        return reviewed(session, request, people, narrator)
    if not (wanted and session.setup.advice):
        return [narrator.answer(AdviceOff(game=not session.setup.advice), "advice")]
    state = session.state
    found = advice(request.command, state, (*request.people, me)[0], known=known)
    told = [narrator.answer(answer, "advice") for answer in found]
    return [*told, narrator.answer(CountsUncertain())] if state.uncertain else told


def advice(command: Command, state: State, seat: Seat, *, known: bool = False) -> list[object]:
    """The answers for ``seat``, the person in turn as a rule.

    Reasons compare with the best action, so they begin with it unless it is ``known``.
    """
    if not is_decision(state):
        return [NothingToDecide(_OVER.get(state.phase, Idle.CARD), seat)]
    if seat != state.turn:
        return [NothingToDecide(Idle.NOT_IN_TURN, seat)]
    if command is Command.TIP:
        return [tip(state)]
    return [*why(state)] if known else [tip(state), *why(state)]
