"""Brings what is decided to the disk before it is told, and says when that fails."""

from pathlib import Path

from skyjo_a11y.problems import NotSaved, SavedAgain, SavedAnew
from skyjo_a11y.save_file import SaveFile


class Keeper:
    """Watches over one file of a game or a pad."""

    def __init__(self, save: SaveFile) -> None:
        self._save = save
        self._unsaved = False
        self._had_trouble = False

    @property
    def file(self) -> str:
        """The file's name."""
        return self._save.path.name

    @property
    def path(self) -> Path:
        """Where the file lies now: one that vanished is written anew beside it."""
        return self._save.path

    @property
    def had_trouble(self) -> bool:
        """Whether the file could not be written, or is another one now: people ask where it is."""
        return self._had_trouble

    def keep(self) -> NotSaved | SavedAnew | SavedAgain | None:
        """Bring everything to the disk; what is to be told of it, a failure only the first time."""
        was_unsaved = self._unsaved
        try:
            moved = self._save.sync()
        except OSError:
            self._unsaved = self._had_trouble = True
            return None if was_unsaved else NotSaved()
        self._unsaved = False
        self._had_trouble = self._had_trouble or moved
        if moved:
            return SavedAnew(self.file)
        return SavedAgain() if was_unsaved else None

    def leave(self) -> bool:
        """Try a last time; whether everything is on the disk."""
        self.keep()
        return not self._unsaved

    def let_go(self) -> None:
        """Let other programs have the file."""
        self._save.let_go()
