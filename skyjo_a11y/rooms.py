"""Which room somebody is in, the lobby, a table, a pad or the course, and the ways between them."""

from typing import TYPE_CHECKING, Protocol

from skyjo_a11y.commands import Request
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Setup, Source
from skyjo_a11y.heard import Heard
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.settings import Settings
from skyjo_a11y.vocabulary import Command

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from skyjo_a11y.pad.book import Book
    from skyjo_a11y.session import Session


class Room(Protocol):
    """What the conversation may ask of the room it takes place in."""

    @property
    def setup(self) -> Setup:
        """Who is there, and the rules in force."""

    @property
    def game(self) -> "Session | Book | None":
        """The game that counts once it is over."""

    @property
    def file(self) -> str:
        """The name of the game's file."""

    @property
    def path(self) -> "Path | None":
        """Where the game's file lies; None where none is saved."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left open when somebody goes away."""

    @property
    def is_left(self) -> bool:
        """Whether somebody wants to go back to where they came from."""

    @property
    def another(self) -> bool:
        """Whether somebody wants another game of the same kind."""

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""

    @property
    def example(self) -> str:
        """A line that works now."""

    def begin(self) -> Told:
        """What is told first."""

    def hear(self, line: str) -> "Iterable[Heard]":
        """Understand a line and carry it out, piece by piece."""

    def help(self, topic: str) -> Told | None:
        """Help for this moment or for ``topic``; None for an unknown one."""

    def adopt(self, settings: Settings) -> None:
        """Settings were changed."""

    def leave(self) -> bool:
        """Try a last time to bring everything to the disk; whether it is there."""

    def let_go(self) -> bool:
        """Let other programs have the file; whether there was trouble with it."""


class Rooms:
    """``here`` is the room of this moment; ``over``: somebody has left for good."""

    def __init__(self, desk: Desk, first: Room | None) -> None:
        """Begins in ``first``, else in the lobby."""
        self.here: Room = first if first is not None else Lobby(desk, greet=True)
        self.over = False
        self._desk = desk
        self._behind: Room | None = None  # where somebody left for the course

    def begun(self) -> Told:
        """How this room begins, and before a new game which level was chosen to fit."""
        room = self.here
        is_new = room.game is not None and room.game.is_new
        return [*self._desk.fitting_told(room.setup.players if is_new else ()), *room.begin()]

    def moved_on(self) -> Told:
        """Go where the last line leads: to a table, to the next game, or back from the course."""
        room = self.here
        if isinstance(room, Lobby) and room.table is not None:
            self.here = room.table
        elif room.is_left:
            return self._back()
        elif room.another:
            room.let_go()
            self.here = self._desk.another(room.setup)
        else:
            return []
        return self.begun()

    def learn(self, chapter: str) -> Told:
        """To the course; the game or the lobby waits untouched behind it."""
        from skyjo_a11y.course.room import Course  # noqa: PLC0415 - loads in its own time

        self._behind = self.here
        self.here = Course(self._desk, chapter)
        return self.here.begin()

    def _back(self) -> Told:
        room = self._behind or Lobby(self._desk, greet=False)
        self.here, self._behind = room, None
        room.adopt(self._desk.settings)
        if isinstance(room, Lobby):
            return []
        from skyjo_a11y.table import Table  # noqa: PLC0415 - loads with the first game

        again = [said("course", "back-in-game")]
        return again + (room.do([Request(Command.SITUATION)]) if isinstance(room, Table) else [])

    def set_up_anew(self) -> Told:
        """Leave the game as it is, and set up another one of its kind of cards or pad."""
        left_open, is_pad = not self.here.is_over, self.here.setup.source is Source.PAD
        for room in self._open:
            room.leave()
            room.let_go()
            self._desk.left(room.path)
        self._behind = None
        source = Source.PAD if is_pad else Source.DECK
        self.here = Lobby(self._desk, greet=False, source=source)
        return [said("answers", "left-open")] if left_open else []

    def farewell(self) -> Told:
        """Leave for good; everything is saved, unless it is told."""
        self.over = True
        if isinstance(self.here, Lobby):
            return [said("answers", "farewell-lobby")]
        unsaved = [room for room in self._open if not room.leave()]
        troubled = [room for room in self._open if room.let_go()]
        if troubled and not unsaved:
            return [said("faults", "farewell-at", name=troubled[0].file)]
        return [said("answers", "farewell-unsaved" if unsaved else "farewell")]

    @property
    def _open(self) -> list[Room]:
        """Here, and behind the course."""
        return [room for room in (self.here, self._behind) if room is not None]
