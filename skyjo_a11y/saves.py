"""Saved games: one text file a game, which only ever grows (format: gamelog)."""

import os
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Self

from skyjo_a11y.gamelog import END, PROGRAM, DamagedLogError, Log, Setup, Source, header_lines
from skyjo_a11y.gamelog_reading import read_log

SUFFIX = ".skyjo"
ENCODING = "utf-8"
#: A thousand rounds of eight people take less than 8 MB; what is far larger is not a game.
LARGEST_FILE = 64 * 1024 * 1024
_BEGINNING = 64  # bytes that hold the first two lines of every save
_LONGEST_STEM = 200  # bytes of a file's name before its number and ending


class FileChangedError(OSError):
    """Somebody else has written to the file."""


class SaveFile:
    """A game's file. ``append`` keeps lines, ``sync`` brings them safely to the disk.

    Lines that can't be written (full disk, folder gone) stay in memory and are tried again at
    each ``sync``, so that nothing is lost while the program runs. A file that has vanished, or
    that another program has made or written to, is left alone: ``whole`` goes to a new one.
    """

    #: Gives all lines of the game; without it a file that vanished can't be made again.
    whole: Callable[[], Iterable[str]] | None = None

    def __init__(self, path: Path, size: int = 0, *, torn: bool = False) -> None:
        """``size``: the bytes of the file that are sound; ``torn``: others follow, to cut off."""
        self.path = path
        self._size = size
        self._torn = torn
        self._made = size > 0
        self._pending = b""

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """A new file for a game. Nothing touches the disk before ``sync``."""
        save = cls(path)
        for line in header_lines(setup):
            save.append(line)
        return save

    def append(self, line: str) -> None:
        """Keep a line for the next ``sync``."""
        self._pending += line.encode(ENCODING) + b"\n"

    def sync(self) -> bool:
        """Bring all lines to the disk; whether they went to a new file for that.

        Raises OSError; then the lines are kept for the next try.
        """
        if not self._pending:
            return False
        try:
            self._write()
        except (FileExistsError, FileNotFoundError, FileChangedError):
            if self.whole is None:
                raise
            self._begin_anew(self.whole())
            self._write()
            return True
        return False

    def _begin_anew(self, lines: Iterable[str]) -> None:
        stem = self.path.stem
        self.path = _free(stem, self.path.parent, self.path.suffix)
        self._size, self._torn, self._made, self._pending = 0, False, False, b""
        for line in lines:
            self.append(line)

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Not append mode: what a failed write left behind the sound part is overwritten.
        with self.path.open("r+b" if self._made else "xb", buffering=0) as file:
            self._made = True
            self._check_end(file.seek(0, os.SEEK_END))
            self._torn = True
            file.seek(self._size)
            file.truncate()
            _write_all(file.fileno(), self._pending)
            os.fsync(file.fileno())
        self._torn = False
        self._size += len(self._pending)
        self._pending = b""

    def _check_end(self, end: int) -> None:
        """Leave a file alone that another program, or this game elsewhere, has written to."""
        if end < self._size or (end > self._size and not self._torn):
            raise FileChangedError(f"{self.path} has changed")


def _write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


class Loaded(NamedTuple):
    """A saved game that was read; ``torn``: its last line was cut off and is left out."""

    log: Log
    save: SaveFile
    torn: bool


class Read(NamedTuple):
    """The sound lines of a file; ``torn``: its last line was cut off and is left out."""

    lines: list[str]
    save: SaveFile
    torn: bool


def load(path: Path) -> Loaded:
    """Read a saved game. Raises OSError, DamagedLogError or NewerLogError; changes nothing."""
    found = read(path)
    return Loaded(read_log(found.lines), found.save, found.torn)


def read(path: Path) -> Read:
    """The lines of a saved game or pad. Raises OSError or DamagedLogError; changes nothing."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)  # what is no plain file may never end
    if len(data) > LARGEST_FILE:
        raise DamagedLogError("too large for a game")
    sound = data.rfind(b"\n") + 1
    lines = _text(data[:sound]).splitlines()
    torn = sound < len(data)
    return Read(lines, SaveFile(path, sound, torn=torn), torn)


def _text(data: bytes) -> str:
    try:
        return data.decode(ENCODING)
    except UnicodeDecodeError as error:
        raise DamagedLogError(str(error)) from error


def new_path(folder: Path, setup: Setup, now: datetime) -> Path:
    """A free file name in ``folder`` that tells when a game began and who plays."""
    stem = f"{now:%Y-%m-%d-%H%M}-{'-'.join(map(_letters, setup.names))}"
    # File systems take 255 bytes; what is cut off may be half a letter.
    stem = stem.encode(ENCODING)[:_LONGEST_STEM].decode(ENCODING, "ignore")
    return _free(stem, folder, SUFFIX)


def _letters(name: str) -> str:
    """Nothing of a name but its letters: no name leads out of a folder, whoever wrote it."""
    return "".join(char if char.isalpha() else "-" for char in name)


def _free(stem: str, folder: Path, suffix: str) -> Path:
    for ending in ("", *(f"-{number}" for number in range(2, 10_000))):
        path = folder / f"{stem}{ending}{suffix}"
        if not is_there(path):
            return path
    raise OSError(f"no free name for {stem}")


def path_of(text: str) -> Path:
    """The path that somebody typed, «~» for a home folder where there is such a home."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_there(path: Path) -> bool:
    """Whether there is such a file, as far as one may look."""
    try:
        return path.exists()
    except OSError:  # too long a name, a folder that is closed
        return False


def is_saved_game(path: Path) -> bool:
    """Whether a file begins as our games do: such a file is never written over."""
    beginning = f"{PROGRAM} ".encode(ENCODING)
    try:
        with path.open("rb") as file:
            return file.read(len(beginning)) == beginning
    except OSError:
        return False


def is_pad(path: Path) -> bool:
    """Whether a file begins as score pads do. Raises OSError."""
    with path.open("rb") as file:
        first, *others = file.read(_BEGINNING).split(b"\n")
    ours = first.startswith(f"{PROGRAM} ".encode(ENCODING))
    return ours and others[:1] == [f"source {Source.PAD}".encode(ENCODING)]


def newest_first(folder: Path) -> list[Path]:
    """All saved games in ``folder``, the one played last first."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []
    return sorted(paths, key=_last_played, reverse=True)


def _last_played(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # gone in this moment
        return 0


def unfinished(folder: Path) -> list[Path]:
    """The games in ``folder`` that have no end yet, the one played last first."""
    return [path for path in newest_first(folder) if not _is_ended(path)]


def _is_ended(path: Path) -> bool:
    """Whether the last line says so; reads no more than that."""
    ending = f"\n{END}\r\n".encode(ENCODING)
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - len(ending)))
            return file.read().splitlines()[-1:] == [END.encode(ENCODING)]
    except OSError:
        return False


def write_new(path: Path, text: str) -> None:
    """Write a text file that must not exist yet. Raises OSError, FileExistsError above all."""
    with path.open("x", encoding=ENCODING, newline="\n") as file:
        file.write(text)
