"""What happens to a conversation from outside: time passes, files break, the keyboard goes."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from skyjo_a11y import saves
from skyjo_a11y.disk import Hold
from skyjo_a11y.gamelog import Source
from skyjo_a11y.output.device import Trouble
from skyjo_a11y.output.recording import Recording
from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.results.record import Line, Result, Seat
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.surroundings import Screen, Surroundings, System
from tests.speech.talks import Devices

#: An evening that never was, so that no file is older or newer by chance.
EVENING = datetime(2001, 3, 1, 20, 15)  # noqa: DTZ001 - the program tells local time


def _surroundings() -> Surroundings:
    return Surroundings(screen=Screen.TERMINAL, saves="partien", settings="einstellungen.txt")


@dataclass(slots=True)
class World:
    """A folder of saved games, a clock that goes on a minute a line, and a disk that may fail."""

    folder: Path
    moment: datetime = EVENING
    disk_is_full: bool = False
    other_program: Hold | None = None
    devices: Devices = field(default_factory=Devices)
    surroundings: Surroundings = field(default_factory=_surroundings)
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
    def settings_file(self) -> Path:
        """Where settings are kept."""
        return self.folder.parent / "einstellungen.txt"

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
        sync, append = SaveFile.sync, Ledger._append

        def sync_if_possible(save: SaveFile) -> bool:
            if self.disk_is_full:
                raise OSError("full")
            return sync(save)

        def append_if_possible(ledger: Ledger, record: Line) -> None:
            if self.disk_is_full:
                raise OSError("full")
            append(ledger, record)

        # No power is lost here, so nothing need wait for the disk.
        with (
            patch.object(SaveFile, "sync", sync_if_possible),
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


def _beside(world: World) -> None:
    world.other_program = Hold(world.newest)
    world.other_program.take()


def _unclear(world: World, lines: str) -> None:
    world.settings_file.write_text("no setting\n" * int(lines), "utf-8")


def _no_text(world: World) -> None:
    world.settings_file.write_bytes(b"\0")


def _in_the_way(world: World) -> None:
    world.settings_file.unlink(missing_ok=True)
    world.settings_file.mkdir()


def _voice(world: World, *how: str) -> None:
    _device(world.devices.voice, how)


def _display(world: World, *how: str) -> None:
    _device(world.devices.display, how)


def _device(device: Recording, how: tuple[str, ...]) -> None:
    """«dies», «fine», «named jaws», or the trouble that it is in when it is opened."""
    match how:
        case ("dies",):
            device.is_broken = True
        case ("named", *name):
            device.name = " ".join(name)
        case ("fine",):
            device.is_broken, device.trouble = False, None
        case (trouble,):
            device.trouble = Trouble(trouble)


def _around(world: World, what: str, value: str) -> None:
    """«around system windows»: the program finds itself elsewhere."""
    match what:
        case "system":
            world.surroundings = replace(world.surroundings, system=System(value))
        case "screen":
            world.surroundings = replace(world.surroundings, screen=Screen(value))
        case _:
            world.surroundings = replace(world.surroundings, encoding=value)


def _course(world: World, what: str) -> None:
    """How far somebody is in the course is «broken», or «blocked»: can't be read or written."""
    path = world.folder.parent / "kurs.txt"
    if what == "broken":
        path.write_text("no course\n", "utf-8")
    else:
        path.unlink()
        path.mkdir()


#: «days 2» pass, the disk is «full» or has «room», the newest saved game is spoiled or played by
#: another program «beside» this one, the file of settings or of the course is spoiled; «results
#: Jana 12 5 einfach»: Jana has played 12 games before and won 5.
_HAPPENINGS: dict[str, Callable[..., None]] = {
    "days": _days,
    "around": _around,
    "voice": _voice,
    "display": _display,
    "full": _full,
    "room": _room,
    "torn": _torn,
    "damaged": _damaged,
    "newer": _newer,
    "missing": _missing,
    "results": _results,
    "results-damaged": _results_damaged,
    "unreadable": _unreadable,
    "beside": _beside,
    "unclear-settings": _unclear,
    "no-settings": _no_text,
    "folder-for-settings": _in_the_way,
    "course": _course,
}
