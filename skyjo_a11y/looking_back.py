"""Reading back what happened: «verlauf», «bericht», and the game as a text file."""

from collections.abc import Callable, Sequence

from skyjo_a11y.answers import Written
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import (
    NoSuchRound,
    NotUnderstood,
    NotUnderstoodAtAll,
    Problem,
)
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardSwapped,
    ClosingStarted,
    DiscardTaken,
    Event,
    LineCleared,
    Reveal,
    Seat,
    TurnStarted,
)
from skyjo_a11y.rules.state import IN_TURN, Happening
from skyjo_a11y.session import Session
from skyjo_a11y.text import fold, is_readable
from skyjo_a11y.text_files import is_file_name, write
from skyjo_a11y.vocabulary import number_in

Tell = Callable[[Sequence[Happening]], list[Utterance]]


def history(session: Session, tell: Tell, which: str) -> list[Utterance] | Written | Problem:
    """Tell this round, another one, the whole game, or the file that the game was written to."""
    if not which:
        return tell(session.round_happenings())
    if fold(which) in phrases("help").say("everything-words").split():
        return tell(list(session.game_happenings()))
    number = number_in(which.rsplit(maxsplit=1)[-1])
    if number is not None:
        return _round(session, tell, number)
    if not is_file_name(which):
        example = phrases("problems").say("example-history")
        return NotUnderstood(which, example) if is_readable(which) else NotUnderstoodAtAll(example)
    told = tell(list(session.game_happenings()))
    return write(which, "".join(f"{utterance.spoken}\n" for utterance in told))


def _round(session: Session, tell: Tell, number: int) -> list[Utterance] | Problem:
    if not 1 <= number <= session.state.round:
        return NoSuchRound(session.state.round)
    return tell(session.happenings_of(number))


def since_own_turn(session: Session, seat: Seat) -> list[Happening]:
    """What happened after the last turn of ``seat`` and before the present one, or till now."""
    happenings = session.round_happenings()
    turns = [i for i, told in enumerate(happenings) if _is_turn_of(told.event, seat)]
    in_turn = session.state.turn == seat and session.state.phase in IN_TURN and turns
    end = turns[-1] + 1 if in_turn else len(happenings)
    own = [i for i in range(end) if _is_done_by(happenings[i].event, seat)]
    start = own[-1] + 1 if own else 0
    while start < end and _is_outcome(happenings[start].event, seat):
        start += 1
    return happenings[start:end]


def _is_turn_of(event: Event, seat: Seat) -> bool:
    return isinstance(event, TurnStarted) and event.player == seat


def _is_done_by(event: Event, seat: Seat) -> bool:
    """Whether ``event`` is something that ``seat`` did in a turn or in the opening."""
    match event:
        case CardDrawn(player) | DiscardTaken(player) | CardSwapped(player):
            return player == seat
        case CardRevealed(player) if event.reason is not Reveal.FINAL:
            return player == seat
        case CardDiscarded(player):
            return player == seat
        case _:
            return False


def _is_outcome(event: Event, seat: Seat) -> bool:
    """Whether ``event`` came of what ``seat`` did."""
    return isinstance(event, LineCleared | ClosingStarted) and event.player == seat
