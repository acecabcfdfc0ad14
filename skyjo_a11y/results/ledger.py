"""The results file: a line at each game's end, read at once however many there are.

It only ever grows, by one write a line, so that two programs may add to it at the same time. It
stays on this machine. If it is missing it is made anew from the saved games.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from skyjo_a11y import saves
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError
from skyjo_a11y.results.gathering import saved_result
from skyjo_a11y.results.record import Line, Result, Withdrawn, line_of, record_in
from skyjo_a11y.rules.engine import IllegalActionError

_ENCODING = "utf-8"
_FAR_OUT = 2**30  # where nobody reads: a locked byte there stands for the whole file


class Read(NamedTuple):
    """The results in force, the oldest first, and how many lines were damaged."""

    results: list[Result]
    damaged: int = 0


class Ledger:
    """The results in ``file``, of games that are saved in ``folder`` and elsewhere."""

    def __init__(
        self, file: Path, folder: Path, watch: Callable[[int, int], None] = lambda _done, _of: None
    ) -> None:
        """``watch`` hears how many saves are read, and of how many, while the file is made anew."""
        self._file = file
        self._folder = folder
        self._watch = watch

    def read(self) -> Read:
        """All results. Of a game that was added more than once the last line holds."""
        return self._read()

    def _read(self, without: str = "") -> Read:
        """The same; if the file is missing, ``without`` this game."""
        try:
            lines = self._lines()
        except OSError:
            return Read(self._rebuilt(without))
        results: dict[str, Result] = {}
        damaged = 0
        for line in filter(None, lines):
            try:
                record = record_in(line)
            except ValueError:
                damaged += 1
                continue
            results.pop(record.game, None)
            if isinstance(record, Result):
                results[record.game] = record
        return Read([*results.values()], damaged)

    def add(self, result: Result) -> None:
        """Count a game, unless it is counted already. Raises OSError."""
        if result.game not in {known.game for known in self._read(without=result.game).results}:
            self._append(result)

    def withdraw(self, game: str) -> None:
        """Count a game no longer. Raises OSError."""
        self._append(Withdrawn(game))

    def _lines(self) -> list[str]:
        return self._file.read_bytes().decode(_ENCODING, "replace").split("\n")

    def _append(self, record: Line) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        descriptor = os.open(self._file, flags, 0o600)
        try:
            with _alone(descriptor):
                line = f"{line_of(record)}\n".encode(_ENCODING)
                os.write(descriptor, line if _is_whole(descriptor) else b"\n" + line)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    # -- From the saved games ---------------------------------------------------------------

    def _rebuilt(self, without: str) -> list[Result]:
        """The results of the saved games, the oldest first; kept if that is possible.

        ``without`` this game, of which more is known than its file says.
        """
        paths = saves.newest_first(self._folder)
        results: dict[str, Result] = {}
        for done, path in enumerate(reversed(paths), start=1):
            result = _result(path)
            if result is not None:
                results[result.game] = result
            self._watch(done, len(paths))
        results.pop(without, None)
        if results:
            with suppress(OSError):  # else they are made anew the next time
                self._make(map(line_of, results.values()))
        return [*results.values()]

    def _make(self, lines: Iterable[str]) -> None:
        """The file with these lines, unless another program has made it meanwhile."""
        fresh = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        fresh.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text("".join(f"{line}\n" for line in lines), _ENCODING, newline="\n")
        try:
            os.link(fresh, self._file)
        finally:
            fresh.unlink()


def _result(path: Path) -> Result | None:
    """None also for a file that can't be read."""
    try:
        return saved_result(path)
    except (OSError, DamagedLogError, NewerLogError, IllegalActionError):
        return None


def _is_whole(descriptor: int) -> bool:
    """Whether the last line has its end: another one may have been cut off by a loss of power."""
    if os.lseek(descriptor, 0, os.SEEK_END) == 0:
        return True
    os.lseek(descriptor, -1, os.SEEK_END)
    return os.read(descriptor, 1) == b"\n"


if sys.platform == "win32":
    import msvcrt

    @contextmanager
    def _alone(descriptor: int) -> Iterator[None]:
        """While no other program appends: Windows finds the end and writes in two steps."""
        os.lseek(descriptor, _FAR_OUT, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
        try:
            yield
        finally:
            os.lseek(descriptor, _FAR_OUT, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:

    @contextmanager
    def _alone(_descriptor: int) -> Iterator[None]:
        """Elsewhere a write to the end of a file is one step."""
        yield
