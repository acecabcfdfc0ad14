"""A pad at the prompt: lines are understood, written or answered, and told.

Everything that is written is brought to the disk before it is told.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.heard import Heard, Outcome
from skyjo_a11y.keeping import Keeper
from skyjo_a11y.narration.utterance import Told, privately, publicly
from skyjo_a11y.pad import moment
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.entries import Coming, Entry, Join, Note, NotThere
from skyjo_a11y.pad.guide import help_at
from skyjo_a11y.pad.hearing import hear
from skyjo_a11y.pad.moment import Asked
from skyjo_a11y.pad.page import Page, Step
from skyjo_a11y.pad.people import as_name, faulty, pad_name_fault
from skyjo_a11y.pad.readback import read_back, report, round_again
from skyjo_a11y.pad.reading import Counted, ShowRound, Wish
from skyjo_a11y.pad.reports import undone
from skyjo_a11y.pad.telling import Teller
from skyjo_a11y.problems import NotUndone
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.session import UndoRefusal
from skyjo_a11y.settings import Settings
from skyjo_a11y.vocabulary import Command, is_no, is_yes


class PadRoom:
    """One score pad and the people around it."""

    def __init__(self, book: Book, save: SaveFile, settings: Settings) -> None:
        """``book`` records into ``save``; ``settings`` hold until others are adopted."""
        self.settings = settings
        self.another = False  # somebody wants another game of the same kind
        self.is_left = False  # only the course leads back to where one came from
        self._book = book
        self._keeper = Keeper(save)

    @property
    def game(self) -> Book:
        """The pad itself, to look at."""
        return self._book

    @property
    def page(self) -> Page:
        """The pad as it stands."""
        return self._book.page

    @property
    def file(self) -> str:
        """The name of the game's file."""
        return self._keeper.file

    @property
    def path(self) -> Path:
        """Where the game's file lies."""
        return self._keeper.path

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.page.now.over

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays now, in seat order."""
        return self.page.now.names

    @property
    def setup(self) -> Setup:
        """What was settled before the first round, but with everybody who is there now."""
        return replace(self._book.setup, players=tuple(map(Player, self.names)))

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        return moment.prompt(self.page, self.settings.cells)

    @property
    def example(self) -> str:
        """A line that works now."""
        return moment.example(self.page)

    # -- Lines ------------------------------------------------------------------------------

    def begin(self) -> Told:
        """Tell that a pad begins, or where it stands."""
        news = self._keep()
        teller = self._teller
        if self._book.is_new:
            return [*news, *teller.opening()]
        return [*news, *teller.standing(), *teller.expected()]

    def hear(self, line: str) -> Iterator[Heard]:
        """One line and what comes of it."""
        heard = self._heard(line)
        yield Outcome(heard) if isinstance(heard, list) else heard

    def _heard(self, line: str) -> Told | Request | Unclear:
        if not line:
            return self._enter()
        if is_yes(line) or is_no(line):
            if not self.page.now.over:
                return Unclear(line)
            self.another = is_yes(line)
            return [] if self.another else list(self._teller.expected())
        heard = hear(line, self.page, self._former())
        match heard:
            case Unclear():
                return heard
            case Request():
                told = self._answer(heard)
                return heard if told is None else told
            case ShowRound(number):
                return privately(round_again(self.page, number, self._teller))
            case Wish(entries, counted):
                return self._write([self._named(entry) for entry in entries], counted)
            case _:
                return [self._teller.answer(heard)]

    def help(self, topic: str) -> Told | None:
        """Help for this moment or for a word; None for an unknown topic."""
        return help_at(self.page, topic)

    def adopt(self, settings: Settings) -> None:
        """Settings were changed."""
        self.settings = settings

    def leave(self) -> bool:
        """Try a last time to bring everything to the disk; whether it is there."""
        return self._keeper.leave()

    def let_go(self) -> bool:
        """Let other programs have the file; whether there was trouble with it."""
        self._keeper.let_go()
        return self._keeper.had_trouble

    def _enter(self) -> Told:
        """An empty line: the next step, a question's default, or what is expected now."""
        match moment.question(self.page):
            case (Asked.AGAIN, _):
                self.another = True
                return []
            case (Asked.BETWEEN, _):
                return self._write([Note()])
            case (Asked.TOTAL, name):
                return self._write([Join(name, self.page.highest)])
            case _:
                return list(self._teller.expected())

    # -- Writing ----------------------------------------------------------------------------

    def _write(self, entries: list[Entry], counted: tuple[Counted, ...] = ()) -> Told:
        page = self.page
        for entry in entries:
            if isinstance(entry, Coming | Join) and entry.name != page.coming:
                fault = pad_name_fault(entry.name, self.names)
                if fault is not None:
                    return [faulty(fault, entry.name)]
        if entries == [Note()] and page.draft is not None:
            return list(self._teller.expected())
        step = self._book.write(entries)
        if not isinstance(step, Step):
            return [self._teller.answer(step)]
        return [*self._keep(), *publicly(self._teller.told(step.told, counted))]

    def _named(self, entry: Entry) -> Entry:
        if isinstance(entry, Coming | Join):
            return entry._replace(name=as_name(entry.name, self._former()))
        return entry

    def _former(self) -> list[str]:
        """Everybody who ever played."""
        return list(dict.fromkeys(name for one in self.page.sheet() for name in one.names))

    # -- Answers ----------------------------------------------------------------------------

    def _answer(self, request: Request) -> Told | None:
        """What a pad answers itself; None: it is the same everywhere."""
        match request.command:
            case Command.TOTALS:
                return self._totals(request.rest.split())
            case Command.WHOSE:
                return list(self._teller.expected())
            case Command.REPORT:
                return report(self.page, self._teller)
            case Command.GO_ON:
                return self._enter()
            case Command.UNDO:
                return self._undo()
            case Command.REDO:
                return self._redo()
            case Command.HISTORY:
                told = read_back(self.page, request.rest, self._former(), self._teller)
                return privately(told)
            case _:
                return None

    def _totals(self, names: list[str]) -> Told:
        teller = self._teller
        if not names:
            return list(teller.standing())
        return [
            teller.total_of(name) if name in self.names else teller.answer(NotThere(name, 0))
            for name in names
        ]

    def _undo(self) -> Told:
        before = self.page.now
        entry = self._book.undo()
        if entry is None:
            return [self._teller.answer(NotUndone(UndoRefusal.NOTHING))]
        news, teller = self._keep(), self._teller
        standing = teller.standing() if before != self.page.now else ()
        what = teller.answer(undone(entry, self.page))
        return [*news, *publicly([what, *standing]), *teller.expected()]

    def _redo(self) -> Told:
        told = self._book.redo()
        if told is None:
            return [self._teller.answer(NotUndone(UndoRefusal.NOTHING_UNDONE))]
        again = publicly(self._teller.told(told))
        return [*self._keep(), *(again or self._teller.expected())]

    # -- Small helpers ----------------------------------------------------------------------

    @property
    def _teller(self) -> Teller:
        return Teller(self.page, self.settings.style)

    def _keep(self) -> Told:
        news = self._keeper.keep()
        return [] if news is None else [self._teller.answer(news)]
