"""What happens to a conversation from outside: time passes, files break, the keyboard goes."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from skyjo_a11y import saves
from skyjo_a11y.disk import Hold
from skyjo_a11y.save_file import SaveFile

#: An evening that never was, so that no file is older or newer by chance.
EVENING = datetime(2001, 3, 1, 20, 15)  # noqa: DTZ001 - the program tells local time


@dataclass(slots=True)
class World:
    """A folder of saved games, a clock that goes on a minute a line, and a disk that may fail."""

    folder: Path
    moment: datetime = EVENING
    disk_is_full: bool = False
    other_program: Hold | None = None
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
        for path in self.folder.glob("*.skyjo"):
            if self._sizes.get(path) != path.stat().st_size:
                self._sizes[path] = path.stat().st_size
                os.utime(path, (self.moment.timestamp(),) * 2)

    @property
    def newest(self) -> Path:
        """The saved game that was played last."""
        return saves.newest_first(self.folder)[0]

    @contextmanager
    def around(self) -> Iterator[None]:
        """While this world is the real one."""
        sync = SaveFile.sync

        def sync_if_possible(save: SaveFile) -> bool:
            if self.disk_is_full:
                raise OSError("full")
            return sync(save)

        # No power is lost here, so nothing need wait for the disk.
        with patch.object(SaveFile, "sync", sync_if_possible), patch.object(os, "fsync"):
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


def _missing(world: World) -> None:
    world.newest.unlink()


def _unreadable(world: World) -> None:
    path = world.newest
    path.unlink()
    path.mkdir()


def _beside(world: World) -> None:
    world.other_program = Hold(world.newest)
    world.other_program.take()


#: «days 2» pass, the disk is «full» or has «room», the newest saved game is spoiled,
#: or another program plays it «beside» this one.
_HAPPENINGS: dict[str, Callable[..., None]] = {
    "days": _days,
    "full": _full,
    "room": _room,
    "torn": _torn,
    "damaged": _damaged,
    "newer": _newer,
    "missing": _missing,
    "unreadable": _unreadable,
    "beside": _beside,
}
