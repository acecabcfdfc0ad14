"""The results file: a line at each game's end, read at once however many there are.

It only ever grows, a line at a time, and two programs may add to it at the same time. It stays on
this machine. If it is missing it is made anew from the saved games.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from skyjo_a11y import disk, saves
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError
from skyjo_a11y.results.gathering import saved_result
from skyjo_a11y.results.record import Line, Result, Withdrawn, line_of, record_in
from skyjo_a11y.rules.engine import IllegalActionError


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
        return self._file.read_bytes().decode(disk.ENCODING, "replace").split("\n")

    def _append(self, record: Line) -> None:
        disk.append_line(self._file, line_of(record))

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
        disk.make_folder(self._file.parent)
        with disk.held(self._file):
            if not self._file.exists():
                disk.replace_text(self._file, "".join(f"{line}\n" for line in lines))


def _result(path: Path) -> Result | None:
    """None also for a file that can't be read."""
    try:
        return saved_result(path)
    except (OSError, DamagedLogError, NewerLogError, IllegalActionError):
        return None
