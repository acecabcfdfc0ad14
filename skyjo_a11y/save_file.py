"""A game's file being written: it only ever grows, and is never another program's.

This is where trust comes from: what ``sync`` has returned for is on the disk.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Self
from zlib import crc32

from skyjo_a11y import disk
from skyjo_a11y.disk import ENCODING, Hold, InUseError
from skyjo_a11y.gamelog import ROUND, Setup
from skyjo_a11y.gamelog_writing import header_lines, with_crc


class FileChangedError(OSError):
    """Somebody else has written to the file."""


class SaveFile:
    """A game's file. ``append`` keeps lines, ``sync`` brings them safely to the disk.

    Lines that can't be written (full disk, folder gone) stay in memory and are tried again at
    each ``sync``, so that nothing is lost while the program runs. A file that has vanished, or
    that another program holds, has made or written to, is left alone: ``whole`` goes to a new one.
    """

    #: Gives all lines of the game; without it a file that vanished can't be made again.
    whole: Callable[[], Iterable[str]] | None = None

    def __init__(self, path: Path, sound: bytes = b"", *, torn: bool = False) -> None:
        """``sound``: what is in the file; ``torn``: a part of a line follows, to cut off."""
        self._torn = torn
        self._begin(path, sound)

    def _begin(self, path: Path, sound: bytes = b"") -> None:
        self.path = path
        self._hold = Hold(path)
        self._size, self._crc = len(sound), crc32(sound)
        self._is_named = self._made = bool(sound)
        self._pending = b""

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """A new file for a game. Nothing touches the disk before ``sync``."""
        return cls.copied(path, header_lines(setup))

    @classmethod
    def copied(cls, path: Path, lines: Iterable[str]) -> Self:
        """A new file for a game that has these lines already."""
        save = cls(path)
        for line in lines:
            save.append(line)
        return save

    def hold(self) -> None:
        """Keep other programs from the file until ``let_go``. Raises InUseError."""
        self._hold.take()

    def let_go(self) -> None:
        """Let other programs have the file."""
        self._hold.let_go()

    def append(self, line: str) -> None:
        """Keep a line for the next ``sync``."""
        if line.startswith(ROUND):
            line = with_crc(line, self._crc)
        data = line.encode(ENCODING) + b"\n"
        self._crc = crc32(data, self._crc)
        self._pending += data

    def sync(self) -> bool:
        """Bring all lines to the disk; whether they went to a new file for that.

        Raises OSError; then the lines are kept for the next try.
        """
        if not self._pending:
            return False
        try:
            self._write()
        except (FileExistsError, FileNotFoundError, FileChangedError, InUseError):
            if self.whole is None:
                raise
            self._begin_anew(self.whole())
            self._write()
            return True
        return False

    def _begin_anew(self, lines: Iterable[str]) -> None:
        self.let_go()
        self._torn = False
        self._begin(free_path(self.path.stem, self.path.parent, self.path.suffix))
        for line in lines:
            self.append(line)

    def _write(self) -> None:
        disk.make_folder(self.path.parent)
        self.hold()
        # Not append mode: what a failed write left behind the sound part is overwritten.
        with self.path.open("r+b" if self._made else "xb", buffering=0) as file:
            self._made = True
            self._check_end(file.seek(0, os.SEEK_END))
            self._torn = True
            file.seek(self._size)
            file.truncate()
            disk.write_all(file.fileno(), self._pending)
            disk.sync_file(file.fileno())
        if not self._is_named:
            disk.sync_folder(self.path.parent)
        self._is_named, self._torn = True, False
        self._size += len(self._pending)
        self._pending = b""

    def _check_end(self, end: int) -> None:
        """Leave a file alone that another program has written to."""
        if end < self._size or (end > self._size and not self._torn):
            raise FileChangedError(f"{self.path} has changed")


def free_path(stem: str, folder: Path, suffix: str) -> Path:
    """A file name that nothing has yet, with a number if need be. Raises OSError."""
    for ending in ("", *(f"-{number}" for number in range(2, 10_000))):
        path = folder / f"{stem}{ending}{suffix}"
        if not disk.is_there(path):
            return path
    raise OSError(f"no free name for {stem}")
