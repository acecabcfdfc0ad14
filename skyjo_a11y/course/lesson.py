"""One chapter being worked through: the learner acts at a real table, the steps react.

What the learner says is tried on a copy of the table. Only what belongs to the step is kept; a
question is always answered; anything else gets a reason, and the table stays as it was.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy

from skyjo_a11y import prompts
from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.course.chapters import PHRASES, Chapter, Kind, Step
from skyjo_a11y.course.judging import (
    aims,
    is_same_question,
    log_after,
    other_place,
    passed,
    requests_in,
)
from skyjo_a11y.course.stage import stage
from skyjo_a11y.course.tries import Tries
from skyjo_a11y.gamelog import Entry
from skyjo_a11y.narration.grids import ONE_LINE
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.state import OVER
from skyjo_a11y.settings import SETTINGS, Settings, changed
from skyjo_a11y.table import Table
from skyjo_a11y.vocabulary import MOVES, Command, is_no, is_yes, number_in

Change = Callable[[Request], Told]
#: What is told instead of the braille form where a grid has room in one line.
_WIDE = "braille-wide"


class Lesson:
    """A chapter at one of its steps; past the last one it ``is_done``."""

    def __init__(self, chapter: Chapter, settings: Settings, change: Change) -> None:
        """``change`` carries out a request for a setting."""
        self.chapter = chapter
        self.at = 0
        self.played: list[str] = []  # what was said in a step in which the learner plays on
        self.borrowed: Settings | None = None  # what held before a step was done for the learner
        self._change = change
        self._steps = chapter.steps
        self._tries = Tries()
        self._has_begun = False
        self.table = stage(self._steps[0][0], settings)
        self._start = self.table  # as it was when the step began

    # -- Where the learner is -----------------------------------------------------------------

    @property
    def is_done(self) -> bool:
        """Whether every step is behind the learner."""
        return self.at == len(self._steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at, at the end the last one."""
        return self._steps[min(self.at, len(self._steps) - 1)][1]

    @property
    def plays_alone(self) -> bool:
        """Whether the learner plays on as in any game."""
        return self.step.kind is Kind.PLAY

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        match self.step.kind:
            case Kind.LISTEN:
                return prompts.plain("round-over")
            case Kind.QUIZ:
                return prompts.plain("answer")
            case _:
                return self.table.prompt

    @property
    def example(self) -> str:
        """A line that works now; a quiz does not give itself away."""
        match self.step.kind:
            case Kind.TASK:
                return self.step.word
            case Kind.PLAY:
                return self.table.example
            case kind:
                return phrases(PHRASES).say(f"example-{kind.name.lower()}")

    def begin(self, at: int = 0, played: Sequence[str] = ()) -> Told:
        """Go to step ``at``: what comes before it in its scene is done for the learner."""
        scene = self._steps[at][0]
        first = next(index for index, (other, _) in enumerate(self._steps) if other is scene)
        self.table, self.at, self.played = stage(scene, self.table.settings), first, []
        self._has_begun = bool(scene.ahead)
        while self.at < at:
            if self.step.kind is Kind.TASK:
                self._open_table()
                self._perform(self._said(self.step.word))
            self.at += 1
        opening = self._open_table()
        self._fresh_try()
        for line in played:
            self._play_on(line, self._said(line))
        resumed = self.table.do([Request(Command.SITUATION)]) if played else []
        return [*opening, *self.task(), *resumed]

    def _open_table(self) -> Told:
        """What is told of a game that begins, once somebody is to do something in it."""
        if self._has_begun or self.step.kind is Kind.LISTEN:
            return []
        self._has_begun = True
        return self.table.begin()

    def task(self) -> Told:
        """What the learner is to do."""
        name, source = self.step.name, phrases(PHRASES)
        task = said(PHRASES, name)
        if source.has(name, _WIDE):
            wide = (ONE_LINE, source.attribute(name, _WIDE))
            task = task._replace(cells=(wide, *task.cells))
        return [task]

    def help(self, topic: str) -> Told | None:
        """Help for a command; an example that is given names what the step wants."""
        self.table.suggestion = self.step.word if self.step.kind is Kind.TASK else ""
        told = self.table.help(topic)
        self.table.suggestion = ""
        return told

    # -- What the learner says ----------------------------------------------------------------

    def enter(self) -> Told:
        """An empty line: on after listening, else what is to be done once more."""
        match self.step.kind:
            case Kind.LISTEN:
                return self._go_on()
            case Kind.PLAY:
                return self.table.enter()
            case _:
                return self.task()

    def answer(self, line: str) -> Told | None:
        """The line as the answer to a quiz; None if it is none."""
        if self.step.kind is not Kind.QUIZ:
            return None
        given = _as_answer(line)
        if given is None:
            return None
        if given != _as_answer(self.step.word):
            return self._wrong([])
        return [self._tries.right(), *self._go_on()]

    def puzzled(self, unclear: Unclear) -> Told | Unclear:
        """A word was not understood: from the second time on the learner hears what to say."""
        exact = [] if unclear.guess else self._tries.puzzled(self.step)
        return exact or unclear

    def skip(self) -> Told:
        """Do this step for the learner."""
        if self.step.kind is not Kind.TASK:
            return self._go_on()
        word, settings = self.step.word, self.table.settings
        self.table = deepcopy(self._start)  # half of it may be done already
        self.table.settings = settings
        return [
            said(PHRASES, "done-for-you", word=word),
            *self._perform(self._said(word)),
            *self._go_on(),
        ]

    def do(self, line: str, requests: Sequence[Request]) -> Told:
        """Carry out what belongs to the step, answer questions, give a reason for the rest."""
        if self.step.kind is Kind.PLAY:
            return self._play_on(line, requests)
        if requests and requests[0].command in SETTINGS:
            return self._set(requests)
        if not self._has_begun and any(request.command in MOVES for request in requests):
            return self._wrong([])
        trial, told = self._tried(requests)
        if trial.entries != self.table.entries:
            return self._moved(trial, told)
        if trial.problem is not None:
            return self._wrong(told if self._wants_a_move else [])
        self.table = trial
        return self._asked(requests, told)

    def _tried(self, requests: Sequence[Request]) -> tuple[Table, Told]:
        """What is said on a copy of the table; of a half done step the whole line works too."""
        trial, told = self._try(self.table, requests)
        if trial.problem is None or not self._wants_a_move:
            return trial, told
        whole, told_of_it = self._try(self._start, requests)
        is_done = whole.entries == log_after(self._start, self.step.word)
        return (whole, told_of_it) if is_done else (trial, told)

    def _try(self, table: Table, requests: Sequence[Request]) -> tuple[Table, Told]:
        trial = deepcopy(table)
        trial.suggestion = self.step.word if self._wants_a_move else ""
        told = trial.do(requests)
        trial.suggestion = ""
        return trial, told

    @property
    def _wants_a_move(self) -> bool:
        """Whether the step's word changes the game: a question is no example for a refused move."""
        if self.step.kind is not Kind.TASK:
            return False
        return log_after(self._start, self.step.word) != self._start.entries

    # -- Judging ------------------------------------------------------------------------------

    def _moved(self, trial: Table, told: Told) -> Told:
        """The log has changed on the copy, which is kept if that belongs to this step."""
        before, after = self._start.entries, trial.entries
        if after[: len(before)] != before:  # a card was set right
            steps = 1 if after == log_after(self._start, self.step.word) else None
        else:
            steps = passed(after[len(before) :], aims(self._start, self._from_here))
        if steps is None:
            return self._astray(after[len(before) :])
        self.table = trial
        if not steps:  # the first half of what the step wants
            return told
        self.at += steps - 1
        return [*told, *self._go_on()]

    @property
    def _from_here(self) -> list[Step]:
        return [step for _, step in self._steps[self.at :]]

    def _astray(self, done: Sequence[Entry]) -> Told:
        aim = next(aims(self._start, self._from_here), ())
        places = other_place(done, aim)
        if places is None:
            return self._wrong([])
        here, there = map(position_name, places)
        return self._wrong([said(PHRASES, "other-place", position=here, wanted=there)])

    def _asked(self, requests: Sequence[Request], told: Told) -> Told:
        """A question is answered, and in a step that is about another one, that is said."""
        step = self.step
        if step.kind is not Kind.TASK or self._wants_a_move:
            return told
        model = self._said(step.word)
        if is_same_question(requests, model, self.table):
            return [*told, *self._go_on()]
        return [*told, *self._wrong([])]

    def _set(self, requests: Sequence[Request]) -> Told:
        """A setting holds from now on, also when a step is about it."""
        before, (request, *_) = self.table.settings, requests
        told = self._change(request)
        values = (changed(before, request.command, word) for word in request.rest.split())
        if not any(values) or self._wanted != request.command:
            return told
        return [*told, *(self._go_on() if self._is_settled else self._wrong([]))]

    @property
    def _wanted(self) -> Command | None:
        """What the step is about, if it is a task."""
        wanted = self._said(self.step.word) if self.step.kind is Kind.TASK else []
        return wanted[0].command if wanted else None

    @property
    def _is_settled(self) -> bool:
        """Whether the step only wants a display's width, and there is one."""
        return self._wanted is Command.BRAILLE and self.table.settings.cells > 0

    def _wrong(self, reason: Told) -> Told:
        return self._tries.wrong(self.step, reason)

    # -- Going on -----------------------------------------------------------------------------

    def _go_on(self) -> Told:
        """The next step, at a new table where its scene is another one."""
        scene = self._steps[self.at][0]
        self.at += 1
        if self.is_done:
            return []
        if self._steps[self.at][0] is not scene:
            return self.begin(self.at)
        if self._is_settled:
            return self._go_on()
        opening = self._open_table()
        self._fresh_try()
        return [*opening, *self.task()]

    def _fresh_try(self) -> None:
        self._tries.begin()
        self._start = deepcopy(self.table)

    def _said(self, line: str) -> list[Request]:
        return requests_in(line, self.table)

    def _perform(self, requests: Sequence[Request]) -> Told:
        """Do for the learner what a step wants; a width of their own stays as it is."""
        if requests and requests[0].command in SETTINGS:
            if self._is_settled:
                return []
            self.borrowed = self.borrowed or self.table.settings
            return self._change(requests[0])
        return self.table.do(requests) if requests else []

    def _play_on(self, line: str, requests: Sequence[Request]) -> Told:
        before = self.table.entries
        told = self.table.do(requests)
        if self.table.entries != before:
            self.played.append(line)
        over = self.table.state.phase in OVER
        return [*told, *self._go_on()] if over else told


def _as_answer(line: str) -> int | bool | None:
    """A number, or a yes or no."""
    if is_yes(line) or is_no(line):
        return is_yes(line)
    return number_in(line)
