"""From the log back to what happened: events are derived from it, and never stored."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from skyjo_a11y.gamelog import DamagedLogError, EarlierLostError, Entry, Setup, follow, shared_entry
from skyjo_a11y.gamelog_writing import entry_line
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.events import GameStarted, RoundStarted
from skyjo_a11y.rules.state import Happening, State


def replayed(
    setup: Setup, index: int, state: State, entries: Iterable[Entry]
) -> Iterator[Happening]:
    """The happenings from ``state``, the start of a round after ``index`` entries; others follow.

    Raises IllegalActionError if ``entries`` are no game.
    """
    if index == 0:
        yield Happening(GameStarted(setup.rules, state.totals), state)
    yield Happening(RoundStarted(state.round), state)
    for entry in entries:
        check_seat(state, entry)
        state, events = follow(state, entry)
        for event in events:
            yield Happening(event, state)


@contextmanager
def reading_back() -> Iterator[None]:
    """Earlier rounds were taken on trust: raise EarlierLostError where that was wrong."""
    try:
        yield
    except (DamagedLogError, IllegalActionError) as error:
        raise EarlierLostError(str(error)) from error


def check_seat(state: State, entry: Entry) -> None:
    """Raise IllegalActionError for a move that belongs to another seat.

    Such a log would replay silently into another game.
    """
    if entry != shared_entry(state.turn, entry.action):
        raise IllegalActionError(f"{entry_line(entry)}: it is the turn of {state.turn + 1}")
