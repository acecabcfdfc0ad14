"""A game at the prompt: requests are carried out or answered, and told.

The table knows which question is open («Wohin: ») and brings every decision to the disk before
it is told. How lines become requests, and what is the same everywhere, is the conversation's.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from skyjo_a11y import guidance, prompts, reports
from skyjo_a11y.commands import Request
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.inquiries import inquire
from skyjo_a11y.looking_back import history
from skyjo_a11y.moves import Ask, example, refused, wanted
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.phrases import Form
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Listener, number
from skyjo_a11y.problems import NotSaved, NotUnderstood, NotUndone, Problem
from skyjo_a11y.reports import GridAnswer, LineAnswer
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.state import Happening, Phase, State
from skyjo_a11y.saves import SaveFile
from skyjo_a11y.session import Session, UndoRefusal
from skyjo_a11y.settings import Settings
from skyjo_a11y.vocabulary import Command, is_no, is_yes

#: With so many opponents, normal tells their turns in few words (VOICE.md 8).
_FULL_TABLE = 4

Told = list[Utterance]


@dataclass(slots=True)
class _Telling:
    """What one line brings, in order; what happens in a row is told together."""

    narrator: Narrator
    told: Told = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list)

    def say(self, utterances: Told) -> None:
        self.told += [*self.narrator.tell(self.happenings), *utterances]
        self.happenings = []


class Table:
    """One game and the people at it."""

    def __init__(self, session: Session, save: SaveFile, settings: Settings) -> None:
        """``session`` records into ``save``; ``settings`` may be replaced at any time."""
        self.settings = settings
        self.another = False  # somebody wants another game of the same kind
        self._session = session
        self._save = save
        self._asked: Ask | None = None
        self._put: Position = 0
        self._unsaved = False

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        return self._session.setup

    @property
    def state(self) -> State:
        """The public state now."""
        return self._session.state

    @property
    def is_saved(self) -> bool:
        """Whether everything told is on disk."""
        return not self._unsaved

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        several = len(self.setup.people) > 1
        return prompts.table(self.state, self._asked, self.setup.names if several else None)

    @property
    def example(self) -> str:
        """A line that works now."""
        return example(self.state)

    # -- Lines ------------------------------------------------------------------------------

    def begin(self) -> Told:
        """Tell how the game begins, or where it stands."""
        resumed = not self._session.is_new
        telling = self._telling()
        telling.happenings = self._session.begin()
        telling.say([telling.narrator.answer(reports.situation(self.state))] if resumed else [])
        return [*self._keep(), *telling.told]

    def answer(self, line: str) -> Told | None:
        """The line as an answer to an open yes or no; None if it is none."""
        if self.state.phase is not Phase.GAME_OVER or not (is_yes(line) or is_no(line)):
            return None
        self.another = is_yes(line)
        return [] if self.another else [self._narrator.answer(reports.expected(self.state))]

    def enter(self) -> Told:
        """An empty line: the next step, or what is expected now."""
        if self.state.phase is Phase.ROUND_OVER:
            return self.do([Request(Command.GO_ON)])
        self.another = self.state.phase is Phase.GAME_OVER
        return [] if self.another else [self._narrator.answer(reports.expected(self.state))]

    def do(self, requests: Sequence[Request]) -> Told:
        """Carry out and answer ``requests`` in order, up to the first that is not possible."""
        telling = self._telling()
        for request in requests:
            problem = self._handle(self._resolved(request), telling)
            if problem is not None:
                telling.say([telling.narrator.answer(problem, "problems")])
                break
        telling.say([])
        return [*self._keep(), *telling.told]

    def help(self, topic: str) -> Told | None:
        """Help for this moment or for a command; None for an unknown topic."""
        others = [name for seat, name in enumerate(self.setup.names) if seat != self._me]
        card = number(reports.expected(self.state).card, Form.NORMAL, self.settings.style)
        values = {"card": card, "other": others[0]}
        return guidance.help_on(topic, reports.step(self.state), values)

    # -- Doing ------------------------------------------------------------------------------

    def _resolved(self, request: Request) -> Request:
        """«lege» or «wirf» as the answer to what «auf B2» was meant to be."""
        open_question = self._asked is Ask.PUT_OR_FLIP and request.is_plain
        if open_question and request.command in (Command.SWAP, Command.DISCARD):
            return replace(request, positions=(self._put,))
        return request

    def _handle(self, request: Request, telling: _Telling) -> Problem | None:
        move = wanted(request, self.state, self._asked)
        match move:
            case None:
                return self._answer_question(request, telling)
            case Ask():
                self._ask(move, request, telling)
                return None
            case list():
                self._asked = None
                return self._act(move, telling)
            case _:
                return move

    def _act(self, actions: Sequence[Action], telling: _Telling) -> Problem | None:
        for action in actions:
            if refusal(self.state, action) is not None:
                return refused(self.state, action)
            telling.happenings += self._session.play(action)
        return None

    def _ask(self, ask: Ask, request: Request, telling: _Telling) -> None:
        self._asked = ask
        if ask is Ask.PUT_OR_FLIP:
            self._put = request.positions[0]
            question = reports.PutOrFlip(self.state.hand or 0, self._put)
            telling.say([telling.narrator.answer(question)])

    def _answer_question(self, request: Request, telling: _Telling) -> Problem | None:
        match request.command:
            case Command.UNDO:
                return self._undo(telling)
            case Command.REDO:
                return self._redo(telling)
            case Command.REPORT:
                self._report(request, telling)
                return None
            case Command.HISTORY:
                return self._history(request, telling)
        answers = inquire(request, self.state, self._me)
        if answers is None:
            words = [str(number) for number in request.numbers]
            return NotUnderstood(" ".join(words), self.example)
        if not isinstance(answers, list):
            return answers
        telling.say([_worded(telling.narrator, answer) for answer in answers])
        return None

    def _undo(self, telling: _Telling) -> Problem | None:
        undone = self._session.undo()
        if isinstance(undone, UndoRefusal):
            return NotUndone(undone)
        self._asked = None
        after = [reports.Undone(), reports.expected(self.state)]
        telling.say([telling.narrator.answer(answer) for answer in after])
        return None

    def _redo(self, telling: _Telling) -> Problem | None:
        redone = self._session.redo()
        if isinstance(redone, UndoRefusal):
            return NotUndone(redone)
        self._asked = None
        telling.happenings += redone
        return None

    def _report(self, request: Request, telling: _Telling) -> None:
        happenings = self._session.since_own_turn((*request.people, self._me)[0])
        nothing = telling.narrator.answer(reports.NothingSince())
        telling.say(telling.narrator.tell(happenings) or [nothing])

    def _history(self, request: Request, telling: _Telling) -> Problem | None:
        told = history(self._session, telling.narrator.tell, request.rest)
        if isinstance(told, Path):
            told = [telling.narrator.answer(reports.Written(str(told)))]
        if not isinstance(told, list):
            return told
        telling.say(told)
        return None

    # -- Small helpers ----------------------------------------------------------------------

    @property
    def _me(self) -> Seat:
        """Who asks: the person in turn, or the only one, or the first one."""
        people = self.setup.people
        return self.state.turn if self.state.turn in people else people[0]

    @property
    def _narrator(self) -> Narrator:
        people = self.setup.people
        you = people[0] if len(people) == 1 else None
        opponents = len(self.setup.players) - len(people)
        listener = Listener(self.setup.names, you, self.settings.style)
        return Narrator(listener, terse_for_others=opponents >= _FULL_TABLE)

    def _telling(self) -> _Telling:
        return _Telling(self._narrator)

    def _keep(self) -> Told:
        """Bring everything to the disk; the first time that fails, it is told."""
        was_unsaved = self._unsaved
        try:
            self._save.sync()
        except OSError:
            self._unsaved = True
        else:
            self._unsaved = False
        told_before = was_unsaved or not self._unsaved
        return [] if told_before else [self._narrator.answer(NotSaved(), "problems")]


def _worded(narrator: Narrator, answer: object) -> Utterance:
    if isinstance(answer, GridAnswer | LineAnswer):
        return narrator.grid(answer)
    return narrator.answer(answer)
