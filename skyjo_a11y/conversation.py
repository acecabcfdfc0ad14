"""One line's way: heard, understood, done, told.

The console and the golden transcripts both run through here; only the reading of keys and the
writing of lines lie outside.
"""

import re
from typing import NamedTuple

from skyjo_a11y import preferences, prompts, reports, saves
from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.delivery import Delivery, Part
from skyjo_a11y.desk import Desk
from skyjo_a11y.errands import Errands
from skyjo_a11y.hints import Hints
from skyjo_a11y.narration.sayings import said, worded
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.problems import (
    Guess,
    NoSuchPlace,
    NothingAsked,
    NotUnderstood,
    NotUnderstoodAtAll,
    Problem,
    TooLong,
)
from skyjo_a11y.rooms import Room, Rooms
from skyjo_a11y.sounding import Sounding
from skyjo_a11y.text import LONGEST_LINE, clean, fold, is_readable
from skyjo_a11y.vocabulary import Command, is_no, is_yes, vocabulary

_LIKE_A_PLACE = re.compile(r"[A-Za-z][0-9]{1,2}")


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

    def __init__(self, desk: Desk, room: Room | None = None, news: Told | None = None) -> None:
        """Begins in ``room``, else in the lobby; ``news`` is told first."""
        self._desk = desk
        self._news = news or []
        # Nothing here refers back to the conversation: where it ends, so does its hold on a file.
        self._rooms = Rooms(desk, room)
        self._delivery = Delivery(desk)
        self._sounding = Sounding(desk)
        self._errands = Errands(desk, self._rooms, self._delivery, self._sounding)
        self._hints = Hints()
        self._guess = ""

    @property
    def room(self) -> Room:
        """Where the conversation takes place now."""
        return self._rooms.here

    @property
    def is_bold(self) -> bool:
        """Whether what is written stands in bold letters."""
        return self._desk.settings.contrast

    def begin(self) -> Reply:
        """What is told before the first prompt."""
        faults = preferences.faults_told(self._desk.found)
        told = [*faults, *self._sounding.begin(), *self._news, *self._rooms.begun()]
        return self._reply(told, stepwise=True)

    def hear(self, line: str) -> Reply:
        """One typed line, and what comes of it."""
        part = self._delivery.hear(clean(line))
        if part is not None:
            return self._reply_with(part)
        if len(line) > LONGEST_LINE:
            return self._reply(self._problem(TooLong()))
        told, stepwise, puzzled = self._heard(clean(line))
        return self._reply(told, stepwise=stepwise, aside=puzzled and not stepwise)

    def leave(self) -> Reply:
        """The keyboard is gone, or somebody has had enough: everything is saved already."""
        return self._reply(self._rooms.farewell())

    def lines(self, reply: Reply) -> list[str]:
        """The lines above the prompt, for the display or screen that the settings name.

        None where the voice alone tells, as somebody asked with «ausgabe stumm».
        """
        if reply.typing:
            return []
        if self._sounding.leaves_text_out:
            self._desk.channels.rely_on_voice(reply.told)
            return []
        return self._lines_of(reply.told)

    def lines_missed(self) -> list[str]:
        """After the farewell: what the voice alone was to tell and did not."""
        return self._lines_of(self._desk.channels.missed())

    def _lines_of(self, told: Told) -> list[str]:
        return [line for utterance in told for line in self._delivery.lines_of(utterance)]

    def goes_on(self, line: str) -> bool:
        """Whether ``line`` only asks for the rest of what is being told."""
        return self._delivery.goes_on(clean(line))

    def completions(self, typed: str) -> list[str]:
        """The words that the last word of ``typed`` may become."""
        beginning = fold(typed.rsplit(" ", 1)[-1])
        words = [*vocabulary().names.values(), *self.room.setup.names]
        return sorted(word for word in words if beginning and fold(word).startswith(beginning))

    # -- Understanding ----------------------------------------------------------------------

    def _heard(self, line: str) -> tuple[Told, bool, bool]:
        """What is told, whether that is the game going on, and whether the line was a riddle."""
        guess, self._guess = self._guess, ""
        if guess and is_yes(line):
            line = guess
        elif guess and is_no(line):
            return [said("answers", "declined")], False, True
        room, told, goes_on, puzzled = self.room, Told(), False, False
        for heard in room.hear(line):
            match heard:
                case Request() as request:
                    told += self._run(request)
                case Unclear() as unclear:
                    told += self._problem(self._misunderstood(unclear))
                    puzzled = True
                case outcome:
                    told += outcome.told
                    goes_on, puzzled = goes_on or outcome.goes_on, puzzled or outcome.puzzled
            if self._rooms.over or self.room is not room:
                break
        hint = self._hint() if puzzled else []
        return [*told, *hint, *self._rooms.moved_on()], goes_on, puzzled

    def _run(self, request: Request) -> Told:
        """Do what is the same in every room."""
        told = self._errands.run(request)
        return self._problem(self._misunderstood(told)) if isinstance(told, Unclear) else told

    def _misunderstood(self, unclear: Unclear) -> Problem:
        """Why nothing is done of a line in which something is not understood."""
        from skyjo_a11y.topics.finding import named_by  # noqa: PLC0415 - for slips only

        if topic := named_by(unclear.word):  # «Gleichstand»
            self._guess = f"{vocabulary().names[Command.RULES]} {topic}"
            return Guess(self._guess)
        if (is_yes(unclear.word) or is_no(unclear.word)) and not self._delivery.goes_on(""):
            return NothingAsked(self.room.example)
        self._guess = unclear.guess
        if unclear.guess:
            return Guess(unclear.meant)
        if _LIKE_A_PLACE.fullmatch(unclear.word):
            return NoSuchPlace(unclear.word.upper())
        if is_readable(unclear.word):
            return NotUnderstood(unclear.word, self.room.example)
        return NotUnderstoodAtAll(self.room.example)

    def _hint(self) -> Told:
        """In somebody's first game: after every second line that was not understood."""
        from skyjo_a11y.table import Table  # noqa: PLC0415 - loads with the first game

        is_first = len(saves.newest_first(self._desk.folder)) <= 1
        if not (is_first and isinstance(self.room, Table)):
            return []
        return self._hints.after_misunderstanding(reports.step(self.room.state))

    def _problem(self, problem: Problem) -> Told:
        return [worded(problem, self._desk.settings.style, "problems")]

    # -- Telling ----------------------------------------------------------------------------

    def _reply(self, told: Told, *, stepwise: bool = False, aside: bool = False) -> Reply:
        news = [one for one in self._sounding.news() if one not in told]  # «w» tells it too
        told = [*news, *self._noted(), *told]
        last = self._rooms.over
        part = self._delivery.begin(told, stepwise=stepwise, last=last, aside=aside)
        return self._reply_with(part)

    def _noted(self) -> Told:
        """Count a game that has ended; a sentence if that is not possible."""
        game = self.room.game
        return [] if game is None else self._desk.note(game, is_over=self.room.is_over)

    def _reply_with(self, part: Part) -> Reply:
        """The prompt belongs to the room, unless something is still to be told."""
        if part.line:
            return Reply(part.told, part.line, typing=self.room.prompt)
        prompt = prompts.plain("more") if part.more else self.room.prompt
        return Reply(part.told, prompt, self._rooms.over and not part.more)
