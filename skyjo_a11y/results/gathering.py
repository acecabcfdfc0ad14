"""From a finished game or pad to its result."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from itertools import chain
from pathlib import Path

from skyjo_a11y import saves
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.gamelog_writing import entry_line, header_lines
from skyjo_a11y.pad import files as pads
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.padlog import pad_lines
from skyjo_a11y.results.record import Result, Seat
from skyjo_a11y.rules.events import Event, GameEnded, PadEvent, RoundScored
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.session import Session

#: An event, and the names of those who sit at the table then, in seat order.
Told = tuple[tuple[str, ...], Event | PadEvent]
_DIGITS = 20  # of a hash: enough that no two games share it


def result_of(game: Session | Book, when: datetime) -> Result | None:
    """The result of a game that is over; None for a game for practice, which counts nowhere."""
    if game.setup.practice:
        return None
    told = _told_of_pad(game) if isinstance(game, Book) else _told_of_game(game)
    minute = when.isoformat(timespec="minutes")
    return Result(key_of(game), minute, game.setup.source, _seats(game.setup, told))


def key_of(game: Session | Book) -> str:
    """What tells a game from all others: all that was decided and turned up in it.

    So a copy of its file, or the file read again, is the same game.
    """
    if isinstance(game, Book):
        lines: Iterable[str] = pad_lines(game.log)
    else:
        lines = chain(header_lines(game.setup), map(entry_line, game.log.entries))
    return sha256("\n".join(lines).encode()).hexdigest()[:_DIGITS]


def saved_result(path: Path) -> Result | None:
    """The result of the game in a file; None if it is not over, or for practice.

    Raises OSError, DamagedLogError, NewerLogError or IllegalActionError.
    """
    when = datetime.fromtimestamp(path.stat().st_mtime)  # noqa: DTZ006 - told as local time
    if saves.is_pad(path):
        book = pads.book_in(path)
        return result_of(book, when) if book.page.now.over else None
    session = Session(saves.load(path).log, lambda _line: None)
    return result_of(session, when) if session.state.phase is Phase.GAME_OVER else None


def _told_of_game(session: Session) -> Iterator[Told]:
    names = session.setup.names
    return ((names, happening.event) for happening in session.game_happenings())


def _told_of_pad(book: Book) -> Iterator[Told]:
    return ((one.names, event) for one in book.page.sheet() for event in one.events)


def _seats(setup: Setup, told: Iterable[Told]) -> tuple[Seat, ...]:
    """Everybody who played a round, in the order in which they first did."""
    points, rounds, ended, doubled = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    winners: set[str] = set()
    for names, event in told:
        match event:
            case RoundScored():
                rounds.update(names)
                points.update(dict(zip(names, event.points, strict=True)))
                ended[names[event.ender]] += 1
                doubled[names[event.ender]] += event.doubled
            case GameEnded():
                winners = {names[seat] for seat in event.winners}
            case _:
                pass
    players = {player.name: player for player in setup.players}
    return tuple(
        Seat(
            name=name,
            level=players[name].bot if name in players else None,
            fitting=name in players and players[name].fitting,
            points=points[name],
            rounds=rounds[name],
            ended=ended[name],
            doubled=doubled[name],
            won=name in winners,
        )
        for name in rounds
    )
