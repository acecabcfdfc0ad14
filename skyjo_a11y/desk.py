"""What the conversation works with beside the game: folders, clock, seeds, settings."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from skyjo_a11y import saves, settings_file
from skyjo_a11y.gamelog import DamagedLogError, Log, NewerLogError, Player, Setup, Source, new_log
from skyjo_a11y.gamelog_writing import log_lines
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.channels import Channels
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.settings import Settings, differences, value_of
from skyjo_a11y.settings_file import Found
from skyjo_a11y.surroundings import Surroundings
from skyjo_a11y.vocabulary import Command

if TYPE_CHECKING:
    from skyjo_a11y.pad.book import Book
    from skyjo_a11y.pad.room import PadRoom
    from skyjo_a11y.results.ledger import Ledger
    from skyjo_a11y.results.recorder import Recorder
    from skyjo_a11y.session import Session
    from skyjo_a11y.table import Table

#: Lays an utterance out as lines, for so many braille cells or for the screen if there are none.
Lines = Callable[[Utterance, int], list[str]]
_RESULTS = "ergebnisse.txt"


@dataclass(slots=True)
class Desk:
    """``paged``: a person reads along, so never more than 20 lines at once.

    ``found``: what the file of settings said; ``settings`` hold now, options of the command line
    included, which are nobody's choice for the next time.
    ``elsewhere``: games outside of ``folder`` that were left this evening, to come back to.
    ``watch`` hears how far it is when the results are gathered from many saved games.
    """

    folder: Path
    now: Callable[[], datetime]
    new_seed: Callable[[], str]
    lines: Lines
    settings: Settings = field(default_factory=Settings)
    settings_file: Path | None = None
    found: Found | None = None
    paged: bool = True
    channels: Channels = field(default_factory=Channels)
    surroundings: Callable[[], Surroundings] = Surroundings
    watch: Callable[[int, int], None] = lambda _done, _of: None
    elsewhere: list[Path] = field(default_factory=list)
    _recorder: "Recorder | None" = None

    def start(self, setup: Setup, path: Path | None = None) -> "Table":
        """A new game, saved in ``path`` or in a new file of the folder.

        Whoever is to fit the people gets the level for it here, and keeps it in this game.
        """
        if any(player.fitting for player in setup.players):
            from skyjo_a11y.results.fitting import seated  # noqa: PLC0415 - few evenings need it

            setup = replace(setup, players=seated(setup.players, self.ledger.read().results))
        save = SaveFile.create(path or saves.new_path(self.folder, setup, self.now()), setup)
        return self._table(new_log(setup), save)

    def start_pad(self, setup: Setup, path: Path | None = None) -> "PadRoom":
        """A new score pad, saved likewise."""
        from skyjo_a11y.pad import files  # noqa: PLC0415 - few evenings need a pad

        save = SaveFile.create(path or saves.new_path(self.folder, setup, self.now()), setup)
        return files.new_room(setup, save, self.settings)

    def begin(self, setup: Setup, path: Path | None = None) -> "Table | PadRoom":
        """A new game or score pad, as ``setup`` says."""
        begin = self.start_pad if setup.source is Source.PAD else self.start
        return begin(setup, path)

    def another(self, setup: Setup) -> "Table | PadRoom":
        """One more game of the same kind."""
        if setup.source is Source.PAD:
            return self.start_pad(replace(setup, totals=()))
        return self.start(replace(setup, seed=self.new_seed()))

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

    def _table(self, log: Log, save: SaveFile) -> "Table":
        save.whole = partial(log_lines, log)
        if log.setup.source is Source.TABLE:
            from skyjo_a11y.companion import Companion  # noqa: PLC0415 - few evenings need it
            from skyjo_a11y.table_session import TableSession  # noqa: PLC0415

            return Companion(TableSession(log, save.append), save, self.settings)
        from skyjo_a11y.session import Session  # noqa: PLC0415 - the first question comes before
        from skyjo_a11y.table import Table  # noqa: PLC0415

        return Table(Session(log, save.append), save, self.settings)

    def left(self, path: Path | None) -> None:
        """Remember a game that was left where the ``folder`` does not show it."""
        if (
            path is not None
            and path not in self.elsewhere
            and not saves.is_among(self.folder, path)
        ):
            self.elsewhere.append(path)

    def last_setup(self) -> Setup | None:
        """What the game played last was set up with: the next set-up's defaults."""
        for path in saves.newest_first(self.folder, self.elsewhere):
            with suppress(OSError, DamagedLogError, NewerLogError):
                setup = saves.setup_in(path)
                if setup.source is not Source.PAD:
                    return setup
        return None

    # -- Finished games: few lines of an evening need these, so they load when they are needed ----

    @property
    def ledger(self) -> "Ledger":
        """The results of all games; they lie beside the folder of the saved games."""
        from skyjo_a11y.results.ledger import Ledger  # noqa: PLC0415

        return Ledger(self.folder.parent / _RESULTS, self.folder, self.watch)

    def note(self, game: "Session | Book", *, is_over: bool) -> list[Utterance]:
        """Count a game when it ends; a sentence if that can't be written."""
        if self._recorder is None:
            if not is_over:
                return []
            from skyjo_a11y.results.recorder import Recorder  # noqa: PLC0415

            self._recorder = Recorder(self.ledger, self.now)
        if self._recorder.note(game, is_over=is_over):
            return []
        from skyjo_a11y.results.telling import said  # noqa: PLC0415

        return [said("not-written")]

    def statistics(self, asked: str, present: tuple[str, ...]) -> list[Utterance]:
        """What finished games come to."""
        from skyjo_a11y.results.telling import statistics  # noqa: PLC0415

        return statistics(self.ledger, asked, present, alone=len(present) == 1)

    def fitting_told(self, players: Sequence[Player]) -> list[Utterance]:
        """Which level was chosen to fit the people, if one was."""
        if not any(player.fitting for player in players):
            return []
        from skyjo_a11y.results.telling import fitting_told  # noqa: PLC0415

        return fitting_told(players)

    def change(self, changed: Settings) -> bool:
        """Let new settings hold; whether what is new in them is kept for the next time."""
        words = differences(self.settings, changed)
        self.settings = changed
        if self.settings_file is None or not words:
            return True
        try:
            settings_file.keep(self.settings_file, words)
        except OSError:
            return False
        return True

    def mention(self, command: Command) -> None:
        """Have the file of settings speak of one, whatever it says: it is known from now on.

        What holds for this evening only is not written.
        """
        if self.settings_file is not None:
            kept = settings_file.load(self.settings_file).settings
            with suppress(OSError):
                settings_file.keep(self.settings_file, {command: value_of(kept, command)})
