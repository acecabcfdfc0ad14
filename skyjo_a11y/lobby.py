"""Before a game: the greeting, resuming an unfinished game, setting up a new one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from skyjo_a11y import guidance, preferences, prompts, saves
from skyjo_a11y.commands import EVERYWHERE, Request, parse
from skyjo_a11y.desk import Desk
from skyjo_a11y.disk import InUseError
from skyjo_a11y.gamelog import Setup, Source
from skyjo_a11y.heard import Heard, Outcome
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Told, Utterance
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.settings import Settings
from skyjo_a11y.setup_questions import Draft, Question, draft_like, questions
from skyjo_a11y.shelf import described, open_game, open_games
from skyjo_a11y.vocabulary import Command, is_no, is_yes, number_in, vocabulary

if TYPE_CHECKING:
    from skyjo_a11y.pad.room import PadRoom
    from skyjo_a11y.table import Table


class Lobby:
    """Leads to a table: ``table`` is set once a game is begun or resumed."""

    setup = Setup(STANDARD, (), "")  # nobody is there yet, so the usual rules are told
    game = None
    file = ""
    path = None
    is_over = True  # nothing is left open when somebody goes away
    is_left = another = False

    def __init__(
        self,
        desk: Desk,
        *,
        greet: bool,
        source: Source = Source.DECK,
        rules: RuleSet | None = None,
        advice: bool = True,
        in_use: Path | None = None,
    ) -> None:
        """``greet``: at the start of the program, where an open game is offered first.

        ``source``: where the cards of a new game come from; ``rules`` are its default;
        ``advice``: whether there is any in it.
        ``in_use``: the game that was asked for, which another program holds.
        """
        self._source, self._rules, self._advice = source, rules, advice
        self.table: Table | PadRoom | None = None
        self._desk = desk
        self._greet = greet
        self._draft = Draft()
        self._asking: list[Callable[[], Question | None]] = []
        self._asked: list[int] = []  # the questions answered, to go back to
        self._at = -1
        self._chosen: Path | None = None
        self._question = self._resume_question()
        self._then: Callable[[], Told] = self._go_to_chosen
        self._open = self._open_games() if greet else []
        self._news: Told = []
        if in_use is not None:
            self._news = self._offer_copy(in_use)
        elif not self._open:
            self._set_up()

    @property
    def prompt(self) -> str:
        """The open question."""
        return self._question.prompt

    def begin(self) -> Told:
        """The greeting, and the open games."""
        if not self._greet:
            return self._news
        is_new = self._source is not Source.PAD and not saves.newest_first(self._desk.folder)
        invitation = [said("setup", "invitation")] if is_new else []
        return [said("setup", "greeting"), *invitation, *self._unfinished_told(), *self._news]

    @property
    def example(self) -> str:
        """A line that works now; here every other line is an answer."""
        return vocabulary().names[Command.HELP]

    def hear(self, line: str) -> Iterator[Heard]:
        """A command, or the answer to the open question."""
        match parse(line, ()):
            case [Request(Command.GO_ON), *_]:
                yield Outcome(self.show_games(), goes_on=True)
            case [Request(Command.UNDO), *_]:
                yield Outcome(self.back(), goes_on=True)
            case [Request(command) as request, *_] if (
                command in EVERYWHERE and number_in(line) is None
            ):  # «zwo» alone is an answer here, and no setting
                yield request
            case _:
                yield Outcome(self.answer(line), goes_on=True)

    def answer(self, line: str) -> Told:
        """Take a line as the answer to the open question; empty means its default."""
        problem = self._question.take(line)
        return self._then() if problem is None else [problem]

    def help(self, topic: str) -> Told | None:
        """What can be answered now, or help for a command; None for an unknown topic."""
        explanation = self._question.explanation
        if topic:
            return guidance.help_on(topic, "", {})
        general = each_line(
            "help",
            "moment-lobby",
            explanation=explanation.spoken,
            enter=self._question.enter,
            default=self._question.default,
            back="yes" if self._asked else "no",
        )
        return [explanation, *general[1:]]

    def back(self) -> Told:
        """The question before, if there is one."""
        if not self._asked:
            return [said("setup", "first-question")]
        self._at = self._asked.pop()
        self._question = self._asking[self._at]() or self._question
        self._then = self._next_question
        return []

    def adopt(self, settings: Settings) -> None:
        """Settings were changed between the questions: their defaults follow."""
        self._draft.cells = settings.cells
        if self._at >= 0 and self._then == self._next_question:
            self._question = self._asking[self._at]() or self._question

    def leave(self) -> bool:
        """Nothing is to be saved here."""
        return True

    def let_go(self) -> bool:
        """No file is held here, so there is no trouble with one."""
        return False

    def show_games(self) -> Told:
        """The open games: a single one is resumed at once, among several one is chosen."""
        games = self._open_games()
        if not games:
            return [said("setup", "none-unfinished")]
        if len(games) == 1:
            self._chosen = games[0]
            return self._go_to_chosen()
        self._question, self._then = self._which_question(games), self._go_to_chosen
        return [
            said(
                "setup",
                "unfinished-item",
                number=str(number),
                game=described(path, self._desk.now()),
            )
            for number, path in enumerate(games, start=1)
        ]

    # -- Setting up -------------------------------------------------------------------------

    def _set_up(self) -> None:
        self._draft = draft_like(self._desk.last_setup(), self._desk.settings.cells, self._source)
        self._draft.rules = self._rules or self._draft.rules
        self._draft.advice = self._advice
        self._asking = list(questions(self._draft))
        self._asked, self._at = [], -1
        self._then = self._next_question
        self._next_question()

    def _next_question(self) -> Told:
        """Ask the next one that is asked this time; after the last one the game begins."""
        if self._at >= 0:
            self._asked.append(self._at)
        for index in range(self._at + 1, len(self._asking)):
            question = self._asking[index]()
            if question is not None:
                self._at, self._question = index, question
                return []
        kept = self._desk.change(replace(self._desk.settings, cells=self._draft.cells))
        setup = self._draft.setup(self._desk.new_seed())
        self.table = self._desk.begin(setup)
        return [] if kept else [preferences.not_kept()]

    # -- Resuming ---------------------------------------------------------------------------

    def _open_games(self) -> list[Path]:
        return open_games(self._desk.folder, self._desk.elsewhere)

    def _resume_question(self) -> Question:
        explanation = said("setup", "explain-resume")

        def take(line: str) -> Utterance | None:
            self._chosen = None if is_no(line) else next(iter(self._open_games()), None)
            return None if not line or is_yes(line) or is_no(line) else explanation

        yes = phrases("prompts").say("yes-word")
        return Question(prompts.question("resume", yes), explanation, take, yes)

    def _which_question(self, games: list[Path]) -> Question:
        explanation = said("setup", "explain-which-game")

        def take(line: str) -> Utterance | None:
            choices = dict(enumerate(games, start=1))
            self._chosen = choices.get((number_in(line) or 0) if line else 1)
            return None if self._chosen is not None else explanation

        return Question(prompts.question("which-game", "1"), explanation, take, "1")

    def _go_to_chosen(self) -> Told:
        if self._chosen is None:
            self._set_up()
            return []
        try:
            return self._opened(*open_game(self._desk, self._chosen))
        except InUseError:
            return self._offer_copy(self._chosen)

    def _opened(self, told: Told, table: "Table | PadRoom | None") -> Told:
        self.table = table
        if table is None:
            self._set_up()
        return told

    def _offer_copy(self, path: Path) -> Told:
        """Another program holds the game: it can be played on in a file of its own."""
        explanation = said("faults", "explain-copy")

        def take(line: str) -> Utterance | None:
            self._chosen = None if is_no(line) else path
            return None if not line or is_yes(line) or is_no(line) else explanation

        def go_on() -> Told:
            if self._chosen is None:
                self._set_up()
                return []
            return self._opened(*open_game(self._desk, path, copied=True))

        yes = phrases("prompts").say("yes-word")
        prompt = prompts.worded_question(phrases("faults").say("copy"), yes)
        self._question, self._then = Question(prompt, explanation, take, yes), go_on
        return [said("faults", "in-use")]

    def _unfinished_told(self) -> Told:
        games = self._open
        if not games:
            return []
        name = "unfinished-one" if len(games) == 1 else "unfinished-many"
        return [
            said("setup", name, games=str(len(games)), game=described(games[0], self._desk.now()))
        ]
