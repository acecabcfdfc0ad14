"""A terminal's screen in shared memory, where BRLTTY's «sc» screen driver reads it.

One byte a character: the screen is published in CP1252, and BRLTTY runs in a locale of that set.
"""

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import Self

CHARACTERS = "cp1252"
_PROJECT = ord("b")  # the rest of the key is the folder in which BRLTTY runs
_SIZE = 4 + 66 * 132 * 2  # fixed by the driver
_CREATE, _REMOVE = 0o1000, 0
_NORMAL = b"\x07"  # the attribute of a plain character


class SharedScreen:
    """The image of a screen of ``columns`` x ``rows`` characters, with its cursor."""

    def __init__(self, folder: Path, columns: int, rows: int) -> None:
        """``folder``: BRLTTY's own, by which it finds the image. Raises OSError."""
        self._columns, self._rows = columns, rows
        self._libc = _libc()
        key, size = ctypes.c_int(_key(folder)), ctypes.c_size_t(_SIZE)
        self._id = self._libc.shmget(key, size, ctypes.c_int(_CREATE | 0o700))
        if self._id == -1:
            raise OSError(ctypes.get_errno(), "shmget")
        self._address = self._libc.shmat(self._id, None, 0)
        self.publish([], 0, 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exc: object) -> None:
        self._libc.shmdt(self._address)
        self._libc.shmctl(self._id, _REMOVE, None)

    def publish(self, lines: Sequence[str], column: int, row: int) -> None:
        """Show ``lines`` from the top, the cursor at ``column`` and ``row``, from 0."""
        shown = [*lines, *[""] * self._rows][: self._rows]
        padded = (line[: self._columns].ljust(self._columns) for line in shown)
        size = bytes([self._columns, self._rows, min(column, self._columns - 1), row])
        text = b"".join(line.encode(CHARACTERS, "replace") for line in padded)
        image = size + text + _NORMAL * len(text) + b"\0\0"
        ctypes.memmove(self._address, image, len(image))


def _libc() -> ctypes.CDLL:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.shmat.restype = ctypes.c_void_p
    libc.shmat.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]
    libc.shmdt.argtypes = [ctypes.c_void_p]
    return libc


def _key(folder: Path) -> int:
    """What ftok(3) makes of a folder."""
    status = folder.stat()
    return (_PROJECT << 24) | ((status.st_dev & 0xFF) << 16) | (status.st_ino & 0xFFFF)
