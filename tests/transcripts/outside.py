"""What happens to a conversation from outside: time passes, files break, the keyboard goes."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from skyjo_a11y import saves
from skyjo_a11y.gamelog import Source
from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.results.record import Line, Result, Seat

#: An evening that never was, so that no file is older or newer by chance.
EVENING = datetime(2001, 3, 1, 20, 15)  # noqa: DTZ001 - the program tells local time


@dataclass(slots=True)
class World:
    """A folder of saved games, a clock that goes on a minute a line, and a disk that may fail."""

    folder: Path
    moment: datetime = EVENING
    disk_is_full: bool = False
    _sizes: dict[Path, int] = field(default_factory=dict)

    def now(self) -> datetime:
        """The time on the clock."""
        return self.moment

    def minute(self) -> None:
        """A minute passes."""
        self._stamp()
        self.moment += timedelta(minutes=1)

    def happen(self, what: str) -> None:
        """Carry out an ``---`` line other than ``again``, ``open`` and ``gone``."""
        word, *amounts = what.split()
        _HAPPENINGS[word](self, *amounts)
        self._stamp()

    def _stamp(self) -> None:
        """What was written just now was written when the clock says so."""
        for path in self.folder.glob("*"):
            if self._sizes.get(path) != path.stat().st_size:
                self._sizes[path] = path.stat().st_size
                os.utime(path, (self.moment.timestamp(),) * 2)

    @property
    def newest(self) -> Path:
        """The saved game that was played last."""
        return saves.newest_first(self.folder)[0]

    @property
    def results_file(self) -> Path:
        """Where the results of finished games are kept."""
        return self.folder.parent / "ergebnisse.txt"

    @property
    def ledger(self) -> Ledger:
        """The results of finished games."""
        return Ledger(self.results_file, self.folder)

    @contextmanager
    def around(self) -> Iterator[None]:
        """While this world is the real one."""
        sync, append = saves.SaveFile.sync, Ledger._append

        def sync_if_possible(save: saves.SaveFile) -> bool:
            if self.disk_is_full:
                raise OSError("full")
            return sync(save)

        def append_if_possible(ledger: Ledger, record: Line) -> None:
            if self.disk_is_full:
                raise OSError("full")
            append(ledger, record)

        # No power is lost here, so nothing need wait for the disk.
        with (
            patch.object(saves.SaveFile, "sync", sync_if_possible),
            patch.object(Ledger, "_append", append_if_possible),
            patch.object(os, "fsync"),
        ):
            yield


def _days(world: World, days: str) -> None:
    world.moment += timedelta(days=int(days))


def _full(world: World) -> None:
    world.disk_is_full = True


def _room(world: World) -> None:
    world.disk_is_full = False


def _torn(world: World) -> None:
    world.newest.write_text(world.newest.read_text("utf-8") + "1 dra", "utf-8")


def _damaged(world: World) -> None:
    world.newest.write_text("no game\n", "utf-8")


def _newer(world: World) -> None:
    text = world.newest.read_text("utf-8")
    world.newest.write_text(text.replace("skyjo-a11y 1", "skyjo-a11y 99", 1), "utf-8")


def _results(
    world: World, name: str, games: str, wins: str, opponent: str, ended: str = "3"
) -> None:
    """Games of ``name`` are over, the won ones last; the opponent is a level or a person.

    ``ended``: rounds that somebody ended in each of them; one of them was doubled.
    """
    level = opponent if opponent.islower() else None
    for number in range(int(games)):
        won = number >= int(games) - int(wins)
        own = Seat(name, None, False, 60 + number, 6, int(ended), int(ended) // 3, won)  # noqa: FBT003
        other = Seat(opponent, level, False, 90, 6, 3, 0, not won)  # noqa: FBT003
        source = Source.DECK if level else Source.TABLE
        game = f"{name} {opponent} {wins} {number} {world.moment}"
        world.ledger.add(Result(game, world.moment.isoformat(), source, (own, other)))


def _results_damaged(world: World, lines: str) -> None:
    with world.results_file.open("a", encoding="utf-8") as file:
        file.write("no result\n" * int(lines))


def _missing(world: World) -> None:
    world.newest.unlink()


def _unreadable(world: World) -> None:
    path = world.newest
    path.unlink()
    path.mkdir()


#: «days 2» pass, the disk is «full» or has «room», the newest saved game is spoiled; «results
#: Jana 12 5 einfach»: Jana has played 12 games before and won 5.
_HAPPENINGS: dict[str, Callable[..., None]] = {
    "days": _days,
    "full": _full,
    "room": _room,
    "torn": _torn,
    "damaged": _damaged,
    "newer": _newer,
    "missing": _missing,
    "results": _results,
    "results-damaged": _results_damaged,
    "unreadable": _unreadable,
}
