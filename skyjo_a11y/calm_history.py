"""Remembers typed lines for Up and Down: in memory, and in a file as long as that works."""

import contextlib
from collections.abc import Iterable
from pathlib import Path

from prompt_toolkit.history import History

#: Lines kept in the file; it is shortened to as many when it has grown to twice that.
KEPT = 500


class CalmHistory(History):
    """A history that never disturbs: without a usable file it lasts for this run."""

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self._path = path

    def load_history_strings(self) -> Iterable[str]:
        """Give the file's last lines, newest first."""
        if self._path is None:
            return []
        with contextlib.suppress(OSError):
            lines = self._path.read_text("utf-8", "replace").splitlines()
            if len(lines) > 2 * KEPT:
                self._path.write_text("".join(f"{line}\n" for line in lines[-KEPT:]), "utf-8")
            return map(_harmless, lines[: -KEPT - 1 : -1])
        return []

    def store_string(self, string: str) -> None:
        """Append a line to the file."""
        if self._path is None:
            return
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8", errors="replace") as file:
                file.write(" ".join(string.splitlines()) + "\n")


def _harmless(line: str) -> str:
    """A line without orders to the terminal: anybody may have written to the file."""
    return "".join(char if char.isprintable() else " " for char in line)
