"""Saved games: one text file a game, which only ever grows (format: gamelog)."""

import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, NamedTuple
from zlib import crc32

from skyjo_a11y.disk import ENCODING
from skyjo_a11y.gamelog import END, PROGRAM, ROUND, DamagedLogError, Log, Setup, Source
from skyjo_a11y.gamelog_reading import read_header, read_last_round, read_log
from skyjo_a11y.gamelog_writing import with_crc
from skyjo_a11y.save_file import SaveFile, free_path

SUFFIX = ".skyjo"
#: A thousand rounds of eight people take 4 MB; what is far larger is not a game.
LARGEST_FILE = 16 * 1024 * 1024
_BEGINNING = 64  # bytes that hold the first two lines of every save
_LONGEST_HEADER = 4096  # bytes
_LONGEST_STEM = 200  # bytes of a file's name before its number and ending


class Loaded(NamedTuple):
    """A saved game that was read; ``torn``: its last line was cut off and is left out."""

    log: Log
    save: SaveFile
    torn: bool


class Read(NamedTuple):
    """The sound lines of a file; ``torn``: its last line was cut off and is left out."""

    data: bytes
    save: SaveFile
    torn: bool

    @property
    def lines(self) -> Iterator[str]:
        """The lines. Raises DamagedLogError where they are no text."""
        return _lines(self.data)


def load(path: Path, *, whole: bool = True) -> Loaded:
    """Read a saved game. Raises OSError, DamagedLogError or NewerLogError; changes nothing.

    Unless ``whole``, rounds before the last one are left unread where that is safe.
    """
    found = read(path)
    log = None if whole else _last_round(found.data)
    return Loaded(log or read_log(found.lines), found.save, found.torn)


def _last_round(data: bytes) -> Log | None:
    """The log as far as the last round needs it; None if its line does not vouch for the rest."""
    start = data.rfind(f"\n{ROUND}".encode(ENCODING)) + 1
    earlier, last = data[:start], data[start:]
    line = last.partition(b"\n")[0].decode(ENCODING, "replace")
    if line != with_crc(line.rpartition(" ")[0].rpartition(" ")[0], crc32(earlier)):
        return None

    def before(index: int) -> Log:
        """Round by round, but all at once where the first one is needed."""
        return (_last_round(earlier) if index else None) or read_log(_lines(earlier))

    setup = read_header(enumerate(_lines(earlier)))
    return read_last_round(setup, _lines(last), before)


def setup_in(path: Path) -> Setup:
    """What a saved game or pad was set up with. Raises as ``load`` does; reads the header only."""
    with _opened(path) as file:
        return read_header(enumerate(_lines(file.read(_LONGEST_HEADER)), start=1))


def read(path: Path) -> Read:
    """The lines of a saved game or pad. Raises OSError or DamagedLogError; changes nothing."""
    with _opened(path) as file:
        if os.fstat(file.fileno()).st_size > LARGEST_FILE:
            raise DamagedLogError("too large for a game")
        data = file.read()
    end = data.rfind(b"\n") + 1
    sound, torn = data[:end], end < len(data)
    return Read(sound, SaveFile(path, sound, torn=torn), torn)


def _opened(path: Path) -> BinaryIO:
    """A file to read. What is no plain file may never end, or wait for somebody to write it."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise DamagedLogError("no plain file")
    return path.open("rb")


def _lines(data: bytes) -> Iterator[str]:
    """The lines of a text, one after the other so that a long one takes no memory."""
    try:
        for line in TextIOWrapper(BytesIO(data), ENCODING, newline="\n"):
            yield line.removesuffix("\n").removesuffix("\r")
    except UnicodeDecodeError as error:
        raise DamagedLogError(str(error)) from error


def new_path(folder: Path, setup: Setup, now: datetime) -> Path:
    """A free file name in ``folder`` that tells when a game began and who plays."""
    stem = f"{now:%Y-%m-%d-%H%M}-{'-'.join(map(_letters, setup.names))}"
    # File systems take 255 bytes; what is cut off may be half a letter.
    stem = stem.encode(ENCODING)[:_LONGEST_STEM].decode(ENCODING, "ignore")
    return free_path(stem, folder, SUFFIX)


def copy_of(path: Path) -> Path:
    """A free file name beside ``path`` for a copy of it."""
    return free_path(path.stem, path.parent, path.suffix)


def _letters(name: str) -> str:
    """Nothing of a name but its letters: no name leads out of a folder, whoever wrote it."""
    return "".join(char if char.isalpha() else "-" for char in name)


def path_of(text: str) -> Path:
    """The path that somebody typed, «~» for a home folder where there is such a home."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_saved_game(path: Path) -> bool:
    """Whether a file begins as our games do: such a file is never written over."""
    beginning = f"{PROGRAM} ".encode(ENCODING)
    try:
        with path.open("rb") as file:
            return file.read(len(beginning)) == beginning
    except OSError:
        return False


def is_pad(path: Path) -> bool:
    """Whether a file begins as score pads do. Raises OSError or DamagedLogError."""
    with _opened(path) as file:
        lines = file.read(_BEGINNING).splitlines()
    pad = f"source {Source.PAD}".encode(ENCODING)
    return lines[1:2] == [pad] and lines[0].startswith(f"{PROGRAM} ".encode(ENCODING))


def newest_first(folder: Path, elsewhere: Sequence[Path] = ()) -> list[Path]:
    """All saved games in ``folder``, and those ``elsewhere``, the one played last first."""
    paths = [*_games_in(folder), *(path for path in elsewhere if path.is_file())]
    return sorted(paths, key=_last_played, reverse=True)


def _games_in(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []


def is_among(folder: Path, path: Path) -> bool:
    """Whether ``path`` is where ``folder`` is looked through for saved games."""
    return path.suffix == SUFFIX and path.resolve().parent == folder.resolve()


def _last_played(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # gone in this moment
        return 0


def unfinished(folder: Path, elsewhere: Sequence[Path] = ()) -> list[Path]:
    """Of the same games those that have no end yet, the one played last first."""
    return [path for path in newest_first(folder, elsewhere) if not _is_ended(path)]


def _is_ended(path: Path) -> bool:
    """Whether the last line says so; reads no more than that."""
    ending = f"\n{END}\r\n".encode(ENCODING)
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - len(ending)))
            return file.read().splitlines()[-1:] == [END.encode(ENCODING)]
    except OSError:
        return False
