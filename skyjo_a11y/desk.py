"""What the conversation works with beside the game: folders, clock, seeds, settings."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from skyjo_a11y import saves, settings
from skyjo_a11y.companion import Companion
from skyjo_a11y.gamelog import (
    DamagedLogError,
    Log,
    NewerLogError,
    Setup,
    Source,
    log_lines,
    new_log,
)
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.session import Session
from skyjo_a11y.settings import Settings
from skyjo_a11y.table import Table
from skyjo_a11y.table_session import TableSession

if TYPE_CHECKING:
    from skyjo_a11y.pad.room import PadRoom

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
        return self._table(new_log(setup), save)

    def start_pad(self, setup: Setup, path: Path | None = None) -> "PadRoom":
        """A new score pad, saved likewise."""
        from skyjo_a11y.pad import files  # noqa: PLC0415 - few evenings need a pad

        save = SaveFile.create(path or saves.new_path(self.folder, setup, self.now()), setup)
        return files.new_room(setup, save, self.settings)

    def resume(self, path: Path, *, copied: bool = False) -> "tuple[Table | PadRoom, bool]":
        """The game or pad in a file, and whether its last line was torn.

        ``copied``: go on in a new file. Raises OSError, InUseError above all, DamagedLogError or
        NewerLogError; the file is untouched then.
        """
        if saves.is_pad(path):
            from skyjo_a11y.pad import files  # noqa: PLC0415

            return files.resumed(path, self.settings, copied=copied)
        log, save, torn = saves.load(path, whole=False)
        if copied:
            save = SaveFile.copied(saves.copy_of(path), log_lines(log))
        save.hold()
        try:
            return self._table(log, save), torn
        except IllegalActionError as error:
            save.let_go()
            raise DamagedLogError(str(error)) from error

    def _table(self, log: Log, save: SaveFile) -> Table:
        save.whole = partial(log_lines, log)
        if log.setup.source is Source.TABLE:
            return Companion(TableSession(log, save.append), save, self.settings)
        return Table(Session(log, save.append), save, self.settings)

    def last_setup(self) -> Setup | None:
        """What the game played last was set up with: the next set-up's defaults."""
        for path in saves.newest_first(self.folder):
            with suppress(OSError, DamagedLogError, NewerLogError):
                setup = saves.setup_in(path)
                if setup.source is not Source.PAD:
                    return setup
        return None

    def change(self, changed: Settings) -> None:
        """Keep new settings, on disk too where that is possible."""
        before, self.settings = self.settings, changed
        if self.settings_file is None:
            return
        with suppress(OSError):
            settings.keep(self.settings_file, before, changed)
