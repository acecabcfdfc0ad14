"""Reading back what happened: «verlauf», «bericht», and the game as a text file."""

from collections.abc import Callable, Sequence
from pathlib import Path

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import (
    FileExists,
    NoSuchRound,
    NotUnderstood,
    NotUnderstoodAtAll,
    NotWritten,
    Problem,
)
from skyjo_a11y.rules.state import Happening
from skyjo_a11y.saves import path_of, write_new
from skyjo_a11y.session import Session
from skyjo_a11y.text import fold, is_readable
from skyjo_a11y.vocabulary import number_in

#: A stray word makes no file: one of these belongs to a file's name.
_OF_FILES = frozenset("./\\")

Tell = Callable[[Sequence[Happening]], list[Utterance]]


def history(session: Session, tell: Tell, which: str) -> list[Utterance] | Problem | Path:
    """Tell this round, another one, the whole game, or the file that the game was written to."""
    if not which:
        return tell(session.round_happenings())
    if fold(which) in phrases("help").say("everything-words").split():
        return tell(list(session.game_happenings()))
    number = number_in(which.rsplit(maxsplit=1)[-1])
    if number is not None:
        return _round(session, tell, number)
    if not set(which) & _OF_FILES:
        example = phrases("problems").say("example-history")
        return NotUnderstood(which, example) if is_readable(which) else NotUnderstoodAtAll(example)
    return _written(path_of(which), tell(list(session.game_happenings())))


def _round(session: Session, tell: Tell, number: int) -> list[Utterance] | Problem:
    if not 1 <= number <= session.state.round:
        return NoSuchRound(session.state.round)
    return tell([told for told in session.game_happenings() if told.state.round == number])


def _written(path: Path, told: list[Utterance]) -> Problem | Path:
    try:
        write_new(path, "".join(f"{utterance.spoken}\n" for utterance in told))
    except FileExistsError:
        return FileExists(str(path))
    except (OSError, ValueError):
        return NotWritten(str(path))
    return path
