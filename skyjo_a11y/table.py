"""A game at the prompt: requests are carried out or answered, and told.

The table knows which question is open («Wohin: ») and brings every decision to the disk before
it is told. What is the same in every room is left to the conversation.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path

from skyjo_a11y import answers, guidance, prompts, reports
from skyjo_a11y.answering import Advice, answered
from skyjo_a11y.commands import EVERYWHERE, Request, Unclear, understood
from skyjo_a11y.examples import fitting, not_now
from skyjo_a11y.gamelog import EarlierLostError, Entry, Setup, Source
from skyjo_a11y.heard import Heard, Outcome
from skyjo_a11y.keeping import Keeper
from skyjo_a11y.meeting import beginning_with
from skyjo_a11y.moves import Ask, example, refused, wanted, wrong_place
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.phrases import Form
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.narration.wording import Listener, number
from skyjo_a11y.problems import (
    EarlierLost,
    NeedsCard,
    NotTheirTurn,
    NotUnderstood,
    NotUnderstoodAtAll,
    NotUndone,
    OnePlace,
    Problem,
    Refused,
    TableOnly,
    TwoNames,
)
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.session import Session, UndoRefusal
from skyjo_a11y.settings import Settings
from skyjo_a11y.telling import Telling
from skyjo_a11y.vocabulary import MOVES, Command, is_no, is_yes

#: Commands after which the game goes on, so that «tempo schritt» tells step by step.
_MOVING = frozenset({*MOVES, Command.PUT, Command.BARE, Command.GO_ON})
#: With so many opponents, normal tells their turns in few words (VOICE.md 8).
_FULL_TABLE = 4


class Table:
    """One game and the people at it."""

    is_left = False  # only the course leads back to where one came from

    def __init__(self, session: Session, save: SaveFile, settings: Settings) -> None:
        """``session`` records into ``save``; ``settings`` hold until others are adopted."""
        self.settings = settings
        self.another = False  # somebody wants another game of the same kind
        self.problem: Problem | None = None  # why the last line was not carried out
        self.suggestion = ""  # what a problem's example says, instead of any move that is possible
        self._session = session
        self._keeper = Keeper(save)
        self._asked: Ask | None = None
        self._advised: State | None = None  # where the best action has been named
        self._put: Position = 0

    @property
    def game(self) -> Session:
        """The game itself, to look at."""
        return self._session

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        return self._session.setup

    @property
    def state(self) -> State:
        """The public state now."""
        return self._session.state

    @property
    def file(self) -> str:
        """The name of the game's file."""
        return self._keeper.file

    @property
    def path(self) -> Path:
        """Where the game's file lies."""
        return self._keeper.path

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What has been done, in order, and not taken back."""
        return self._session.entries

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.GAME_OVER

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        several = len(self.setup.people) > 1
        return prompts.table(self.state, self._asked, self._names_in_prompts if several else None)

    @property
    def _names_in_prompts(self) -> tuple[str, ...]:
        return prompts.names_on(self.setup.names, self.settings.cells)

    @property
    def example(self) -> str:
        """A line that works now."""
        return example(self.state)

    # -- Lines ------------------------------------------------------------------------------

    def hear(self, line: str) -> Iterator[Heard]:
        """Understand all of a line, and then carry it out; nothing of it if a word is unclear."""
        told = self.answer(line) if line else self.enter()
        if told is not None:
            yield Outcome(told, goes_on=True)
            return
        at_table = self.setup.source is Source.TABLE
        requests = understood(line, self.setup.names, at_table=at_table)
        if isinstance(requests, Unclear):
            yield self._unclear(requests)
        elif requests == [Request(Command.GO_ON)] and self.is_over:
            yield Outcome(self.enter(), goes_on=True)
        else:
            # What stands together is told together: «z t B2» is one turn and one line.
            for common, together in groupby(requests, lambda one: one.command in EVERYWHERE):
                alike = list(together)
                yield from alike if common else [self._done(alike)]

    def _done(self, requests: Sequence[Request]) -> Outcome:
        told = self.do(requests)
        return Outcome(
            told,
            goes_on=any(request.command in _MOVING for request in requests),
            puzzled=isinstance(self.problem, NotUnderstood | NotUnderstoodAtAll),
        )

    def _unclear(self, unclear: Unclear) -> Heard:
        """The beginning of two names is asked back."""
        alike = beginning_with(unclear.word, self.setup.names)
        if len(alike) <= 1:
            return unclear
        narrator = Narrator(Listener(self.setup.names, None, self.settings.style))
        told = narrator.answer(TwoNames(unclear.word, alike), "problems")
        return Outcome([told], puzzled=True)

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
        return [] if self.another else [self._narrator.answer(self._due)]

    def enter(self) -> Told:
        """An empty line: the next step, or what is expected now."""
        if self.state.phase is Phase.ROUND_OVER:
            return self.do([Request(Command.GO_ON)])
        self.another = self.state.phase is Phase.GAME_OVER
        return [] if self.another else [self._narrator.answer(self._due)]

    def do(self, requests: Sequence[Request]) -> Told:
        """Carry out and answer ``requests`` in order, up to the first that is not possible."""
        return self._telling_all(partial(self._handle_each, requests))

    def help(self, topic: str) -> Told | None:
        """Help for this moment or for a command; None for an unknown topic."""
        others = [name for seat, name in enumerate(self.setup.names) if seat != self._me]
        card = number(reports.expected(self.state).card, Form.NORMAL, self.settings.style)
        values = {"card": card, "other": others[0], **fitting(self.state, self._me)}
        told = guidance.help_on(topic, reports.step(self.state), values)
        problem = self._with_suggestion(self._not_now(guidance.command_in(topic)))
        if told is None or problem is None:
            return told
        return [*told, self._narrator.answer(problem, "problems")]

    def _not_now(self, command: Command | None) -> Problem | None:
        """Why a command that somebody wants help on is not possible now."""
        return None if command is None else not_now(command, self.state)

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

    # -- Doing ------------------------------------------------------------------------------

    def _telling_all(self, act: Callable[[Telling], Problem | None]) -> Told:
        """What ``act`` brings, a problem last; on the disk before it is told."""
        telling = self._telling()
        try:
            problem = act(telling)
        except EarlierLostError:
            problem = EarlierLost()
        self.problem = problem = self._with_suggestion(problem)
        telling.say([telling.narrator.answer(problem, "problems")] if problem is not None else [])
        return [*self._keep(), *telling.told]

    def _with_suggestion(self, problem: Problem | None) -> Problem | None:
        if not self.suggestion or not isinstance(
            problem, Refused | NotUnderstood | OnePlace | NeedsCard
        ):
            return problem
        return problem._replace(example=self.suggestion)

    def _handle_each(self, requests: Sequence[Request], telling: Telling) -> Problem | None:
        for request in requests:
            problem = self._handle(self._resolved(request), telling)
            if problem is not None:
                return problem
        return None

    def _resolved(self, request: Request) -> Request:
        """What is meant, apart from an open question."""
        if request.command is Command.SET:  # «Karte B2» is a question where nothing is set
            return replace(request, command=Command.WHAT)
        return self._answering(request)

    def _answering(self, request: Request) -> Request:
        """«lege», «wirf» or «aufdecken» as the answer to what «auf B2» was meant to be."""
        if self._asked is not Ask.PUT_OR_FLIP or not request.is_plain:
            return request
        if request.command in (Command.DISCARD, Command.FLIP):
            return replace(request, command=Command.DISCARD, positions=(self._put,))
        if request.command is Command.SWAP:
            return replace(request, positions=(self._put,))
        return request

    def _handle(self, request: Request, telling: Telling) -> Problem | None:
        move = wanted(request, self.state, self._asked)
        match move:
            case None:
                return self._answer_question(request, telling)
            case Ask():
                self._ask(move, request, telling)
                return None
            case list() if request.people and request.people[0] != self.state.turn:
                return NotTheirTurn(request.people[0], self.state.turn, correctable=False)
            case list():
                self._asked = None
                return self._act(move, telling)
            case _:
                return move

    def _act(self, actions: Sequence[Action], telling: Telling) -> Problem | None:
        spoiled = wrong_place(self.state, actions)
        if spoiled is not None:
            return spoiled
        for action in actions:
            if refusal(self.state, action) is not None:
                return refused(self.state, action)
            telling.happenings += self._session.play(action)
        return None

    def _ask(self, ask: Ask, request: Request, telling: Telling) -> None:
        self._asked = ask
        if ask is Ask.PUT_OR_FLIP:
            self._put = request.positions[0]
            question = answers.PutOrFlip(self.state.hand or 0, self._put)
            telling.say([telling.narrator.answer(question)])
        elif ask is Ask.WHICH:  # the prompt asks already and stays, so silence would puzzle
            telling.say([telling.narrator.answer(reports.expected(self.state))])

    def _answer_question(self, request: Request, telling: Telling) -> Problem | None:
        match request.command:
            case Command.UNDO:
                return self._undo(telling)
            case Command.REDO:
                return self._redo(telling)
            case Command.AMEND | Command.TURN:
                return TableOnly()
        advice = Advice(self.settings.tips, self._advised == self.state)
        found = answered(request, self._session, self._me, telling.narrator, advice)
        if found is None:
            words = " ".join(map(str, request.numbers))
            example_now = self.example
            return NotUnderstood(words, example_now) if words else NotUnderstoodAtAll(example_now)
        if not isinstance(found, list):
            return found
        if advice.wanted and request.command in (Command.TIP, Command.WHY):
            self._advised = self.state
        telling.say(found)
        return None

    def _undo(self, telling: Telling) -> Problem | None:
        undone = self._session.undo()
        if isinstance(undone, UndoRefusal):
            return NotUndone(undone)
        self._asked = None
        after = [answers.Undone(), self._due]
        telling.say([telling.narrator.answer(answer) for answer in after])
        return None

    def _redo(self, telling: Telling) -> Problem | None:
        redone = self._session.redo()
        if isinstance(redone, UndoRefusal):
            return NotUndone(redone)
        self._asked = None
        telling.happenings += redone
        return None

    # -- Small helpers ----------------------------------------------------------------------

    @property
    def _due(self) -> object:
        """What is expected now, as an answer."""
        return reports.expected(self.state)

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

    def _telling(self) -> Telling:
        return Telling(self._narrator)

    def _keep(self) -> Told:
        news = self._keeper.keep()
        return [] if news is None else [self._narrator.answer(news, "problems")]
