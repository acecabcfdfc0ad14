"""The files of score pads: begun, and read back."""

from functools import partial
from pathlib import Path

from skyjo_a11y import saves
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.padlog import PadLog, pad_lines, read_pad
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.settings import Settings


def new_room(setup: Setup, save: SaveFile, settings: Settings) -> PadRoom:
    """A new pad, whose header ``save`` has already."""
    return _room(PadLog(setup), save, settings)


def resumed(path: Path, settings: Settings, *, copied: bool) -> tuple[PadRoom, bool]:
    """The pad in a file, and whether its last line was torn; ``copied``: it goes on in a new one.

    Raises OSError, DamagedLogError or NewerLogError; the file is untouched then.
    """
    found = saves.read(path)
    log = read_pad(found.lines)
    save = SaveFile.copied(saves.copy_of(path), pad_lines(log)) if copied else found.save
    room = _room(log, save, settings)
    save.hold()
    return room, found.torn


def book_in(path: Path) -> Book:
    """The pad in a file, to look at. Raises OSError, DamagedLogError or NewerLogError."""
    return Book(read_pad(saves.read(path).lines), lambda _line: None)


def _room(log: PadLog, save: SaveFile, settings: Settings) -> PadRoom:
    save.whole = partial(pad_lines, log)
    return PadRoom(Book(log, save.append), save, settings)
