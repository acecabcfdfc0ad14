"""Brings what is decided to the disk before it is told, and says when that fails."""

from skyjo_a11y.problems import NotSaved, SavedAnew
from skyjo_a11y.saves import SaveFile


class Keeper:
    """Watches over one file of a game or a pad."""

    def __init__(self, save: SaveFile) -> None:
        self._save = save
        self._unsaved = False

    def keep(self) -> NotSaved | SavedAnew | None:
        """Bring everything to the disk; what is to be told of it, a failure only the first time."""
        was_unsaved, self._unsaved = self._unsaved, False
        try:
            moved = self._save.sync()
        except OSError:
            self._unsaved = True
            return None if was_unsaved else NotSaved()
        return SavedAnew(self._save.path.name) if moved else None

    def leave(self) -> bool:
        """Try a last time; whether everything is on the disk."""
        self.keep()
        return not self._unsaved
