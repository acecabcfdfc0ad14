"""One line's way: heard, understood, done, told.

The console and the golden transcripts both run through here; only the reading of keys and the
writing of lines lie outside.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from skyjo_a11y import checking, guidance, preferences, prompts, reports, saves
from skyjo_a11y.answers import Written
from skyjo_a11y.commands import Request, Unclear, parse
from skyjo_a11y.delivery import Delivery, Part
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Source
from skyjo_a11y.hints import Hints
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.wording import Listener
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
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.settings import SETTINGS
from skyjo_a11y.sounding import Sounding
from skyjo_a11y.table import Table, Told
from skyjo_a11y.text import LONGEST_LINE, clean, fold, is_readable
from skyjo_a11y.topics.telling import Frame, look_up, unknown
from skyjo_a11y.vocabulary import MOVES, Command, is_no, is_yes, number_in, vocabulary

if TYPE_CHECKING:  # few evenings need these, and they load in their own time
    from skyjo_a11y.course.room import Course
    from skyjo_a11y.pad.room import PadRoom

_LIKE_A_PLACE = re.compile(r"[A-Za-z][0-9]{1,2}")
#: What is the same in the lobby and at a table.
_COMMON = frozenset(
    {
        Command.HELP,
        Command.RULES,
        Command.SHEET,
        Command.LEARN,
        Command.SKIP,
        Command.SETTINGS,
        Command.SAVE,
        Command.REPEAT,
        Command.STATISTICS,
        Command.NEW_GAME,
        Command.QUIT,
        Command.STOP,
        Command.CHECK,
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


Room: TypeAlias = "Lobby | Table | PadRoom | Course"


class Reply(NamedTuple):
    """What is told now, and what stands before the cursor then; ``over``: nothing more comes.

    On a braille display ``prompt`` may be a line of what is told, with the cursor behind it; then
    ``typing`` is the prompt for what is typed instead of Enter.
    """

    told: Told
    prompt: str
    over: bool = False
    typing: str = ""


class Conversation:
    """Between one keyboard and one game after the other."""

    def __init__(self, desk: Desk, room: "Room | None" = None, news: Told | None = None) -> None:
        """Begins in ``room``, else in the lobby; ``news`` is told first."""
        self._desk = desk
        self._news = news or []
        self._room: Room = room if room is not None else Lobby(desk, greet=True)
        self._behind: Room | None = None  # where somebody left for the course
        # Nothing here refers back to the conversation: where it ends, so does its hold on a file.
        self._delivery = Delivery(desk)
        self._guess = ""
        self._hints = Hints()
        self._over = False
        self._sounding = Sounding(desk)

    def begin(self) -> Reply:
        """What is told before the first prompt."""
        faults = preferences.faults_told(self._desk.found)
        told = [*faults, *self._sounding.begin(), *self._news, *self._begun()]
        return self._reply(told, stepwise=True)

    @property
    def is_bold(self) -> bool:
        """Whether what is written stands in bold letters."""
        return self._desk.settings.contrast

    def lines(self, reply: Reply) -> list[str]:
        """The lines above the prompt, for the display or screen that the settings name.

        None where the voice alone tells, as somebody asked with «ausgabe stumm».
        """
        if reply.typing or self._sounding.leaves_text_out:
            return []
        return [line for told in reply.told for line in self._delivery.lines_of(told)]

    def completions(self, typed: str) -> list[str]:
        """The words that the last word of ``typed`` may become."""
        beginning = fold(typed.rsplit(" ", 1)[-1])
        words = [*vocabulary().names.values()]
        if not isinstance(self._room, Lobby):
            words += self._room.setup.names
        return sorted(word for word in words if beginning and fold(word).startswith(beginning))

    def hear(self, line: str) -> Reply:
        """One typed line, and what comes of it."""
        part = self._delivery.hear(clean(line))
        if part is not None:
            return self._reply_with(part)
        if len(line) > LONGEST_LINE:
            return self._reply(self._problem(TooLong()))
        return self._reply(*self._heard(clean(line)))

    def goes_on(self, line: str) -> bool:
        """Whether ``line`` only asks for the rest of what is being told."""
        return self._delivery.goes_on(clean(line))

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
            case room:
                return self._at_pad(room, line), False

    def _in_lobby(self, lobby: Lobby, line: str) -> tuple[Told, bool]:
        match parse(line, ()):
            case [Request(Command.GO_ON), *_]:
                told = lobby.show_games()
            case [Request(Command.UNDO), *_]:
                told = lobby.back()
            case [Request(command) as request, *_] if command in _COMMON and not _is_number(line):
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
                return [*self._unclear(part, table), *self._hint(table)], False
            requests.append(part)
        if requests == [Request(Command.GO_ON)] and table.is_over:
            return [*table.enter(), *self._moved_on()], True
        if not requests:  # nothing but words that say nothing
            return [*self._unclear(Unclear(line), table), *self._hint(table)], False
        told, table.problem = [], None
        # What stands together is told together: «z t B2» is one turn and one line.
        for common, together in groupby(requests, lambda request: request.command in _COMMON):
            if self._over or self._room is not table:
                break
            alike = list(together)
            told += self._each_common(alike) if common else table.do(alike)
        if isinstance(table.problem, NotUnderstood | NotUnderstoodAtAll):
            told += self._hint(table)
        return told, any(request.command in _MOVING for request in requests)

    def _hint(self, table: Table) -> Told:
        """In somebody's first game: after every second line that was not understood."""
        is_first = len(saves.newest_first(self._desk.folder)) <= 1
        return self._hints.after_misunderstanding(reports.step(table.state)) if is_first else []

    def _at_pad(self, room: "PadRoom | Course", line: str) -> Told:
        """The pad and the course understand their lines themselves."""
        match room.hear(line):
            case Unclear() as unclear:
                return self._unclear(unclear, room)
            case Request() as request:
                return self._common(request)
            case told:
                return [*told, *self._moved_on()]

    def _each_common(self, requests: Iterable[Request]) -> Told:
        return [utterance for request in requests for utterance in self._common(request)]

    def _unclear(self, unclear: Unclear, table: "Table | PadRoom | Course") -> Told:
        """Nothing of a line is done in which something is not understood."""
        names = table.setup.names if isinstance(table, Table) else ()
        alike = _beginning_with(unclear.word, names)
        if len(alike) > 1:
            narrator = Narrator(Listener(names, None, self._desk.settings.style))
            return [narrator.answer(TwoNames(unclear.word, alike), "problems")]
        from skyjo_a11y.topics.finding import named_by  # noqa: PLC0415 - for slips only

        if topic := named_by(unclear.word):  # «Gleichstand»
            self._guess = f"{vocabulary().names[Command.RULES]} {topic}"
            return self._problem(Guess(self._guess))
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
        match self._room:
            case Lobby(table=None):
                return []
            case Lobby(table=room):
                self._room = room or self._room
            case Table(another=True) as table:
                table.let_go()
                self._room = self._desk.start(replace(table.setup, seed=self._desk.new_seed()))
            case Table():
                return []
            case pad_or_course if pad_or_course.is_left:
                return self._back_from_course()
            case pad_or_course if pad_or_course.another:
                pad_or_course.let_go()
                self._room = self._desk.start_pad(pad_or_course.next_setup)
            case _:
                return []
        return self._begun()

    def _begun(self) -> Told:
        """How the room begins, and before a new game which level was chosen to fit."""
        room = self._room
        players = room.setup.players if isinstance(room, Table) and room.game.is_new else ()
        return [*self._desk.fitting_told(players), *room.begin()]

    def _learn(self, request: Request) -> Told:
        """To the course; the game or the lobby waits untouched behind it."""
        if request.command is Command.SKIP:
            return [said("course", "only-in-course")]
        from skyjo_a11y.course.room import Course  # noqa: PLC0415 - loads in its own time

        self._behind = self._room
        self._room = Course(self._desk, request.rest)
        return self._room.begin()

    def _back_from_course(self) -> Told:
        room = self._behind or Lobby(self._desk, greet=False)
        self._room, self._behind = room, None
        if isinstance(room, Lobby):
            room.adopt(self._desk.settings)
            return []
        room.settings = self._desk.settings
        again = [said("course", "back-in-game")]
        return again + (room.do([Request(Command.SITUATION)]) if isinstance(room, Table) else [])

    # -- What is the same everywhere --------------------------------------------------------

    def _common(self, request: Request) -> Told:
        match request.command:
            case Command.HELP:
                topic = request.rest
                return self._room.help(topic) or self._problem(
                    NoSuchTopic(guidance.readable(topic))
                )
            case Command.RULES:
                return self._rules(request.rest)
            case Command.SHEET:
                return self._sheet(request.rest)
            case Command.LEARN | Command.SKIP:
                return self._learn(request)
            case Command.SETTINGS:
                return preferences.all_told(self._desk.settings)
            case Command.SAVE:
                saved = [said("answers", "always-saved")]
                return saved if self._is_saved() else self._problem(NotSaved())
            case Command.REPEAT:
                return self._delivery.repeat() or [said("answers", "nothing-to-repeat")]
            case Command.STATISTICS:
                return self._statistics(request.rest)
            case Command.NEW_GAME:
                return self._new_game()
            case Command.QUIT:
                return self._farewell()
            case Command.STOP | Command.CHECK:
                return self._aloud(request)
            case _:
                return self._set(request)

    def _aloud(self, request: Request) -> Told:
        if request.command is Command.CHECK:
            return checking.checked(request.rest, self._desk)
        return self._sounding.stop()

    def _rules(self, topic: str) -> Told:
        frame = Frame.DEFAULT if isinstance(self._room, Lobby) else Frame.GAME
        found = look_up(topic, self._rules_in_force, frame)
        if not isinstance(found, Unclear):
            return found
        self._guess = found.guess
        return self._problem(Guess(found.meant)) if found.guess else [unknown(found.word)]

    def _sheet(self, wish: str) -> Told:
        from skyjo_a11y.sheets.handing_out import hand_out  # noqa: PLC0415 - few evenings need it

        names = () if isinstance(self._room, Lobby) else self._room.setup.names
        match hand_out(wish, self._rules_in_force, names):
            case list() as told:
                return told
            case Written() as written:
                return [Narrator(Listener((), None, self._desk.settings.style)).answer(written)]
            case problem:
                return self._problem(problem)

    @property
    def _rules_in_force(self) -> RuleSet:
        return STANDARD if isinstance(self._room, Lobby) else self._room.setup.rules

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
        from_pad = not isinstance(room, Lobby) and room.setup.source is Source.PAD
        source = Source.PAD if from_pad else Source.DECK
        for left in (room, self._behind):
            if left is not None and not isinstance(left, Lobby):
                left.leave()
                left.let_go()
        self._behind = None
        self._room = Lobby(self._desk, greet=False, source=source)
        return [said("answers", "left-open")] if left_open else []

    def _set(self, request: Request) -> Told:
        if request.command is Command.VOICE:
            new, told = self._sounding.choose_voice(request.rest)
        else:
            new, told = preferences.change(self._desk.settings, request)
        if not self._desk.change(new):
            told = [*told, preferences.not_kept()]
        if isinstance(self._room, Lobby):
            self._room.adopt(new)
        else:
            self._room.settings = new
        return [*told, *self._sounding.changed(request.command)]

    def _farewell(self) -> Told:
        self._over = True
        match self._room:
            case Lobby():
                return [said("answers", "farewell-lobby")]
            case room:
                rooms = [one for one in (room, self._behind) if not isinstance(one, Lobby | None)]
                unsaved = [one for one in rooms if not one.leave()]
                troubled = [one for one in rooms if one.let_go()]
                if troubled and not unsaved:
                    return [said("faults", "farewell-at", name=troubled[0].file)]
                return [said("answers", "farewell-unsaved" if unsaved else "farewell")]

    def _problem(self, problem: Problem) -> Told:
        listener = Listener((), None, self._desk.settings.style)
        return [Narrator(listener).answer(problem, "problems")]

    # -- Telling ----------------------------------------------------------------------------

    def _reply(self, told: Told, stepwise: bool = False) -> Reply:  # noqa: FBT001, FBT002
        told = [*self._sounding.news(), *self._noted(), *told]
        return self._reply_with(self._delivery.begin(told, stepwise=stepwise, last=self._over))

    def _noted(self) -> Told:
        """Count a game that has ended; a sentence if that is not possible."""
        room = self._room
        if isinstance(room, Lobby) or room.game is None:
            return []
        return self._desk.note(room.game, is_over=room.is_over)

    def _reply_with(self, part: Part) -> Reply:
        """The prompt belongs to the room, unless something is still to be told."""
        if part.line:
            return Reply(part.told, part.line, typing=self._room.prompt)
        prompt = prompts.plain("more") if part.more else self._room.prompt
        return Reply(part.told, prompt, self._over and not part.more)


def _beginning_with(word: str, names: Sequence[str]) -> tuple[int, ...]:
    """The seats whose names begin so."""
    return tuple(seat for seat, name in enumerate(names) if fold(name).startswith(fold(word)))


def _is_number(line: str) -> bool:
    """Whether a line is an answer such as «zwo», which alone would ask for the setting."""
    return number_in(line) is not None
