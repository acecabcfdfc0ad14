"""What the conversation works with beside the game: folders, clock, seeds, settings."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from skyjo_a11y import saves, settings
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError, Setup, new_log
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.saves import Loaded, SaveFile
from skyjo_a11y.session import Session
from skyjo_a11y.settings import Settings
from skyjo_a11y.table import Table

#: Lays an utterance out as lines, for so many braille cells or for the screen if there are none.
Lines = Callable[[Utterance, int], list[str]]


@dataclass(slots=True)
class Desk:
    """``paged``: a person reads along, so never more than 20 lines at once."""

    folder: Path
    now: Callable[[], datetime]
    new_seed: Callable[[], str]
    lines: Lines
    settings: Settings = field(default_factory=Settings)
    settings_file: Path | None = None
    paged: bool = True

    def start(self, setup: Setup, path: Path | None = None) -> Table:
        """A new game, saved in ``path`` or in a new file of the folder."""
        save = SaveFile.create(path or saves.new_path(self.folder, setup, self.now()), setup)
        return Table(Session(new_log(setup), save.append), save, self.settings)

    def resume(self, path: Path) -> tuple[Table, bool]:
        """The game in a file, and whether its last line was torn.

        Raises OSError, DamagedLogError or NewerLogError; the file is untouched then.
        """
        loaded = saves.load(path)
        return self._table(loaded), loaded.torn

    def _table(self, loaded: Loaded) -> Table:
        try:
            session = Session(loaded.log, loaded.save.append)
        except IllegalActionError as error:
            raise DamagedLogError(str(error)) from error
        return Table(session, loaded.save, self.settings)

    def last_setup(self) -> Setup | None:
        """What the game played last was set up with: the next set-up's defaults."""
        for path in saves.newest_first(self.folder):
            try:
                return saves.load(path).log.setup
            except (OSError, DamagedLogError, NewerLogError):
                continue
        return None

    def change(self, changed: Settings) -> None:
        """Keep new settings, on disk too where that is possible."""
        self.settings = changed
        if self.settings_file is None:
            return
        try:
            settings.save(self.settings_file, changed)
        except OSError:
            return
