"""The questions «tipp» and «warum»: from a state to what is answered, or why nothing is."""

from skyjo_a11y.advice.ranking import is_decision
from skyjo_a11y.advice.records import Idle, NothingToDecide
from skyjo_a11y.advice.tips import tip
from skyjo_a11y.advice.why import why
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.vocabulary import Command

_OVER = {
    Phase.ROUND_OVER: Idle.ROUND_OVER,
    Phase.REVEALING: Idle.CARD,
    Phase.GAME_OVER: Idle.GAME_OVER,
}


def advice(command: Command, state: State, seat: Seat) -> list[object]:
    """The answers for ``seat``, the person in turn as a rule."""
    if not is_decision(state):
        return [NothingToDecide(_OVER.get(state.phase, Idle.CARD), seat)]
    if seat != state.turn:
        return [NothingToDecide(Idle.NOT_IN_TURN, seat)]
    return [tip(state)] if command is Command.TIP else [*why(state)]
