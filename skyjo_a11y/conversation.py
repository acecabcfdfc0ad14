"""One line's way: heard, understood, done, told.

The console and the golden transcripts both run through here; only the reading of keys and the
writing of lines lie outside.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from skyjo_a11y import guidance, preferences, prompts
from skyjo_a11y.commands import Request, Unclear, parse
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Source
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Listener
from skyjo_a11y.pages import Pages
from skyjo_a11y.problems import (
    Guess,
    NoSuchPlace,
    NoSuchTopic,
    NotSaved,
    NotUnderstood,
    NotUnderstoodAtAll,
    Problem,
    TooLong,
    TwoNames,
)
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.settings import SETTINGS, Pace
from skyjo_a11y.table import Table, Told
from skyjo_a11y.text import LONGEST_LINE, clean, fold, is_readable
from skyjo_a11y.vocabulary import MOVES, Command, is_no, is_yes, vocabulary

if TYPE_CHECKING:  # few evenings need a pad, and it loads in its own time
    from skyjo_a11y.pad.room import PadRoom

_LIKE_A_PLACE = re.compile(r"[A-Za-z][0-9]{1,2}")
#: What is the same in the lobby and at a table.
_COMMON = frozenset(
    {
        Command.HELP,
        Command.RULES,
        Command.SETTINGS,
        Command.SAVE,
        Command.REPEAT,
        Command.STATISTICS,
        Command.NEW_GAME,
        Command.QUIT,
        *SETTINGS,
    }
)
#: Commands after which the game goes on, so that «tempo schritt» tells step by step.
_MOVING = frozenset(
    {
        *MOVES,
        Command.PUT,
        Command.BARE,
        Command.GO_ON,
    }
)


Room: TypeAlias = "Lobby | Table | PadRoom"


class Reply(NamedTuple):
    """What is told now, and what stands before the cursor then; ``over``: nothing more comes."""

    told: Told
    prompt: str
    over: bool = False


class Conversation:
    """Between one keyboard and one game after the other."""

    def __init__(self, desk: Desk, room: "Room | None" = None, news: Told | None = None) -> None:
        """Begins in ``room``, else in the lobby; ``news`` is told first."""
        self._desk = desk
        self._news = news or []
        self._room: Room = room if room is not None else Lobby(desk, greet=True)
        self._pages = Pages(lambda utterance: len(self._lines_of(utterance)))
        self._guess = ""
        self._over = False

    def begin(self) -> Reply:
        """What is told before the first prompt."""
        return self._reply([*self._news, *self._begun()], stepwise=True)

    def lines(self, reply: Reply) -> list[str]:
        """A reply as lines, for the display or screen that the settings name."""
        return [line for told in reply.told for line in self._lines_of(told)]

    def _lines_of(self, utterance: Utterance) -> list[str]:
        return self._desk.lines(utterance, self._desk.settings.cells)

    def completions(self, typed: str) -> list[str]:
        """The words that the last word of ``typed`` may become."""
        beginning = fold(typed.rsplit(" ", 1)[-1])
        words = [*vocabulary().names.values()]
        if not isinstance(self._room, Lobby):
            words += self._room.setup.names
        return sorted(word for word in words if beginning and fold(word).startswith(beginning))

    def hear(self, line: str) -> Reply:
        """One typed line, and what comes of it."""
        if self._pages.is_waiting and _is_going_on(clean(line)):
            return self._page()
        self._pages.drop()
        if len(line) > LONGEST_LINE:
            return self._reply(self._problem(TooLong()))
        return self._reply(*self._heard(clean(line)))

    def leave(self) -> Reply:
        """The keyboard is gone, or somebody has had enough: everything is saved already."""
        return self._reply(self._farewell())

    # -- Understanding ----------------------------------------------------------------------

    def _heard(self, line: str) -> tuple[Told, bool]:
        """What is told, and whether that is the game going on."""
        guess, self._guess = self._guess, ""
        if guess and is_yes(line):
            line = guess
        elif guess and is_no(line):
            return [said("answers", "declined")], False
        match self._room:
            case Lobby() as lobby:
                return self._in_lobby(lobby, line)
            case Table() as table:
                return self._at_table(table, line)
            case pad:
                return self._at_pad(pad, line), False

    def _in_lobby(self, lobby: Lobby, line: str) -> tuple[Told, bool]:
        match parse(line, ()):
            case [Request(Command.GO_ON), *_]:
                told = lobby.show_games()
            case [Request(Command.UNDO), *_]:
                told = lobby.back()
            case [Request(command) as request, *_] if command in _COMMON:
                return self._common(request), False
            case _:
                told = lobby.answer(line)
        return [*told, *self._moved_on()], True

    def _at_table(self, table: Table, line: str) -> tuple[Told, bool]:
        told = table.answer(line) if line else table.enter()
        if told is not None:
            return [*told, *self._moved_on()], True
        requests: list[Request] = []
        for part in parse(line, table.setup.names, at_table=table.setup.source is Source.TABLE):
            if isinstance(part, Unclear):
                return self._unclear(part, table), False
            requests.append(part)
        if requests == [Request(Command.GO_ON)] and table.is_over:
            return [*table.enter(), *self._moved_on()], True
        if not requests:  # nothing but words that say nothing
            return self._unclear(Unclear(line), table), False
        told = []
        # What stands together is told together: «z t B2» is one turn and one line.
        for common, together in groupby(requests, lambda request: request.command in _COMMON):
            if self._over or self._room is not table:
                break
            alike = list(together)
            told += self._each_common(alike) if common else table.do(alike)
        return told, any(request.command in _MOVING for request in requests)

    def _at_pad(self, pad: "PadRoom", line: str) -> Told:
        match pad.hear(line):
            case Unclear() as unclear:
                return self._unclear(unclear, pad)
            case Request() as request:
                return self._common(request)
            case told:
                return [*told, *self._moved_on()]

    def _each_common(self, requests: Iterable[Request]) -> Told:
        return [utterance for request in requests for utterance in self._common(request)]

    def _unclear(self, unclear: Unclear, table: "Table | PadRoom") -> Told:
        """Nothing of a line is done in which something is not understood."""
        names = table.setup.names if isinstance(table, Table) else ()
        alike = _beginning_with(unclear.word, names)
        if len(alike) > 1:
            narrator = Narrator(Listener(names, None, self._desk.settings.style))
            return [narrator.answer(TwoNames(unclear.word, alike), "problems")]
        if unclear.guess:
            self._guess = unclear.guess
            return self._problem(Guess(unclear.meant))
        if _LIKE_A_PLACE.fullmatch(unclear.word):
            return self._problem(NoSuchPlace(unclear.word.upper()))
        if is_readable(unclear.word):
            return self._problem(NotUnderstood(unclear.word, table.example))
        return self._problem(NotUnderstoodAtAll(table.example))

    def _moved_on(self) -> Told:
        """From the lobby to a table, or from a finished game to the next one."""
        room = self._room
        if isinstance(room, Lobby) and room.table is not None:
            self._room = room.table
        elif isinstance(room, Lobby) or not room.another:
            return []
        elif isinstance(room, Table):
            self._room = self._desk.start(replace(room.setup, seed=self._desk.new_seed()))
        else:
            self._room = self._desk.start_pad(room.next_setup)
        return self._begun()

    def _begun(self) -> Told:
        """How the room begins, and before a new game which level was chosen to fit."""
        room = self._room
        players = room.setup.players if isinstance(room, Table) and room.game.is_new else ()
        return [*self._desk.fitting_told(players), *room.begin()]

    # -- What is the same everywhere --------------------------------------------------------

    def _common(self, request: Request) -> Told:
        match request.command:
            case Command.HELP:
                topic = request.rest
                return self._room.help(topic) or self._problem(
                    NoSuchTopic(guidance.readable(topic))
                )
            case Command.RULES:
                room = self._room
                rules = STANDARD if isinstance(room, Lobby) else room.setup.rules
                return guidance.rules_on(request.rest, rules)
            case Command.SETTINGS:
                return preferences.all_told(self._desk.settings)
            case Command.SAVE:
                saved = [said("answers", "always-saved")]
                return saved if self._is_saved() else self._problem(NotSaved())
            case Command.REPEAT:
                return self._pages.repeat() or [said("answers", "nothing-to-repeat")]
            case Command.STATISTICS:
                return self._statistics(request.rest)
            case Command.NEW_GAME:
                return self._new_game()
            case Command.QUIT:
                return self._farewell()
            case _:
                return self._set(request)

    def _statistics(self, asked: str) -> Told:
        """Of whom is asked for, else of the people here; before a game of everybody."""
        present: tuple[str, ...] = ()
        if not isinstance(self._room, Lobby):
            setup = self._room.setup
            present = tuple(setup.names[seat] for seat in setup.people)
        return self._desk.statistics(asked, present)

    def _is_saved(self) -> bool:
        """Whether everything is on disk, after another try."""
        return isinstance(self._room, Lobby) or self._room.leave()

    def _new_game(self) -> Told:
        """Leave the game as it is, and set up another one."""
        room = self._room
        left_open = not isinstance(room, Lobby) and not room.is_over
        if left_open and not self._is_saved():
            return self._problem(NotSaved())  # it would be lost: whoever wants that says «ende»
        source = Source.DECK if isinstance(room, Lobby | Table) else Source.PAD
        self._room = Lobby(self._desk, greet=False, source=source)
        return [said("answers", "left-open")] if left_open else []

    def _set(self, request: Request) -> Told:
        new, told = preferences.change(self._desk.settings, request)
        self._desk.change(new)
        if isinstance(self._room, Lobby):
            self._room.adopt(new)
        else:
            self._room.settings = new
        return told

    def _farewell(self) -> Told:
        self._over = True
        match self._room:
            case Lobby():
                return [said("answers", "farewell-lobby")]
            case table:
                return [said("answers", "farewell" if table.leave() else "farewell-unsaved")]

    def _problem(self, problem: Problem) -> Told:
        listener = Listener((), None, self._desk.settings.style)
        return [Narrator(listener).answer(problem, "problems")]

    # -- Telling ----------------------------------------------------------------------------

    def _reply(self, told: Told, stepwise: bool = False) -> Reply:  # noqa: FBT001, FBT002
        self._pages.begin(
            [*self._noted(), *told], stepwise=stepwise and self._desk.settings.pace is Pace.STEP
        )
        return self._page()

    def _noted(self) -> Told:
        """Count a game that has ended; a sentence if that is not possible."""
        room = self._room
        return [] if isinstance(room, Lobby) else self._desk.note(room.game, is_over=room.is_over)

    def _page(self) -> Reply:
        """As much as is told at once; the rest waits for Enter."""
        page = self._pages.next_page(whole=not self._desk.paged)
        if self._pages.is_waiting:
            return Reply(page, prompts.plain("more"))
        return Reply(page, self._room.prompt, self._over)


def _beginning_with(word: str, names: Sequence[str]) -> tuple[int, ...]:
    """The seats whose names begin so."""
    return tuple(seat for seat, name in enumerate(names) if fold(name).startswith(fold(word)))


def _is_going_on(line: str) -> bool:
    """Whether a line asks for the rest of what is told: empty, yes, or the word for it."""
    return not line or is_yes(line) or parse(line, ()) == [Request(Command.GO_ON)]
