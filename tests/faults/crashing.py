"""The system's calls that bring something to the disk, made to kill the program or to fail.

A *point* is a moment around such a call: before it, amid it where it can be half done, after it.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

#: The calls themselves, whatever is put in their place.
_WRITE, _FSYNC, _REPLACE = os.write, os.fsync, os.replace

Strike = Callable[[], None]


class Points:
    """Counts points; at the one of that ``number`` it strikes. Points are numbered from 0."""

    def __init__(
        self, number: int = -1, strike: Strike = lambda: None, *, amid: bool = True
    ) -> None:
        """``amid``: whether the time after a call counts too, as it does where programs die."""
        self.count = 0
        self._number, self._strike, self._amid = number, strike, amid

    def write(self, descriptor: int, data: bytes) -> int:
        """Write, in two halves."""
        self._point()
        half = len(data) // 2
        written = _WRITE(descriptor, data[:half]) if half else 0
        self._point()
        if written < half:
            return written
        written += _WRITE(descriptor, data[half:])
        self._after()
        return written

    def fsync(self, _descriptor: int) -> None:
        """Sync; but no power is lost here, so nothing need wait for the disk."""
        self._point()
        self._after()

    def replace(self, source: object, target: object) -> None:
        """Replace a file by another."""
        self._point()
        _REPLACE(source, target)  # type: ignore[arg-type]
        self._after()

    def _after(self) -> None:
        if self._amid:
            self._point()

    def _point(self) -> None:
        number, self.count = self.count, self.count + 1
        if number == self._number:
            self._strike()

    @contextmanager
    def watched(self) -> Iterator["Points"]:
        """While this lasts the calls come here."""
        with (
            patch.object(os, "write", self.write),
            patch.object(os, "fsync", self.fsync),
            patch.object(os, "replace", self.replace),
        ):
            yield self


def points_of(act: Callable[[], object], *, amid: bool = True) -> int:
    """How many points ``act`` comes by."""
    with Points(amid=amid).watched() as points:
        act()
    return points.count


def killed_at(number: int, act: Callable[[Callable[[], object]], object]) -> int:
    """Run ``act`` in a fork of this process that is killed at a point; how often it told.

    ``act`` is given what it calls each time it has told something.
    """
    heard, say = os.pipe()
    child = os.fork()
    if child == 0:  # pragma: no cover - its own process
        try:
            os.close(heard)
            with Points(number, lambda: os.kill(os.getpid(), signal.SIGKILL)).watched():
                act(lambda: _WRITE(say, b"."))
        finally:
            os._exit(1)  # nobody gets here: the point lies behind the end
    os.close(say)
    with os.fdopen(heard, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the program has ended by itself"
    assert os.WTERMSIG(status) == signal.SIGKILL
    return len(told)
