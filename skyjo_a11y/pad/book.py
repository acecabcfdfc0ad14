"""A pad being kept: its log, the pages that its entries made, undo and redo without limit."""

from collections.abc import Callable

from skyjo_a11y.gamelog import END, DamagedLogError, Setup
from skyjo_a11y.pad.entries import Entry, Refusal, Told
from skyjo_a11y.pad.padlog import REDO, UNDO, PadLog, entry_line
from skyjo_a11y.pad.page import Page, Step, new_page
from skyjo_a11y.pad.writing import apply

Record = Callable[[str], None]


class Book:
    """The pad of ``log``. Every new line of the log goes to ``record``."""

    def __init__(self, log: PadLog, record: Record) -> None:
        """Go on with ``log``. Raises DamagedLogError if its entries make no pad."""
        setup = log.setup
        self._log = log
        self._record = record
        self._pages = [new_page(setup.rules, setup.names, setup.totals)]
        for entry in log.entries:
            self._follow(entry)
        for entry in reversed(log.undone):  # what is damaged there must not be met later on
            self._follow(entry)
        del self._pages[len(log.entries) + 1 :]
        self._note_end()

    @property
    def setup(self) -> Setup:
        """What was settled before the first round."""
        return self._log.setup

    @property
    def log(self) -> PadLog:
        """The log, to look at."""
        return self._log

    @property
    def page(self) -> Page:
        """The pad as it stands."""
        return self._pages[-1]

    @property
    def is_new(self) -> bool:
        """Whether nothing is written yet."""
        return not (self._log.entries or self._log.undone)

    def write(self, entries: list[Entry]) -> Step | Refusal:
        """Write all ``entries``, or none of them if one can't be written."""
        pages: list[Page] = []
        step = Step(self.page, ())
        for entry in entries:
            following = apply(step.page, entry)
            if not isinstance(following, Step):
                return following
            step = Step(following.page, step.told + following.told)
            pages.append(following.page)
        for entry in entries:
            self._log.write(entry)
            self._record(entry_line(entry))
        self._pages += pages
        self._note_end()
        return step

    def undo(self) -> Entry | None:
        """Take the last entry back; None if there is none."""
        if not self._log.entries:
            return None
        self._log.undo()
        del self._pages[-1]
        self._record(UNDO)
        self._note_end()
        return self._log.undone[-1]

    def redo(self) -> Told | None:
        """Write again what was taken back last; None if there is nothing."""
        if not self._log.undone:
            return None
        told = self._follow(self._log.redo())
        self._record(REDO)
        self._note_end()
        return told

    def _follow(self, entry: Entry) -> Told:
        step = apply(self.page, entry)
        if not isinstance(step, Step):
            raise DamagedLogError(f"{entry_line(entry)}: {step}")
        self._pages.append(step.page)
        return step.told

    def _note_end(self) -> None:
        """The last line of a pad whose game is over says so."""
        if self.page.now.over and not self._log.ended:
            self._record(END)
        self._log.ended = self.page.now.over
