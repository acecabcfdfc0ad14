"""The questions of the set-up, each with its default, and the draft that they fill."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from skyjo_a11y import prompts
from skyjo_a11y.bots import DEFAULT_BOT
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.names import NameFault, name_fault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.opponents import LEVELS, level_of, parse_opponents, with_level
from skyjo_a11y.option_words import option_value, option_word, possible
from skyjo_a11y.option_words import question as option_question
from skyjo_a11y.records import record
from skyjo_a11y.rules.options import (
    FEWEST_PLAYERS,
    LARGEST_TARGET,
    MOST_PLAYERS,
    OPTIONS,
    PRESETS,
    STANDARD,
    RuleSet,
    with_option,
)
from skyjo_a11y.settings import Settings, changed
from skyjo_a11y.text import clean, fold, is_readable
from skyjo_a11y.vocabulary import Command, number_in, vocabulary

_USUAL_OPPONENTS = 2
_SEPARATORS = str.maketrans(",;", "  ")


@dataclass(slots=True)
class Draft:
    """A game being set up; begins as the last one was."""

    people: tuple[str, ...] = ()
    opponents: tuple[Player, ...] = ()
    level: str = DEFAULT_BOT
    level_said: bool = False  # with the opponents: «Vera:leicht»
    rules: RuleSet = STANDARD
    one_by_one: bool = False
    cells: int = 0  # of the braille display
    source: Source = Source.DECK
    advice: bool = True

    def setup(self, seed: str) -> Setup:
        """The game that came of it."""
        people = tuple(Player(name) for name in self.people)
        if self.source is not Source.DECK:
            return Setup(self.rules, people, "", source=self.source, advice=self.advice)
        return Setup(self.rules, people + self.opponents, seed, advice=self.advice)


@record
class Question:
    """Asked in the prompt. ``take`` puts an answer into the draft or says what is wrong.

    An empty answer means the ``default``; where that is empty, there is none.
    """

    prompt: str
    explanation: Utterance
    take: Callable[[str], Utterance | None]
    default: str

    @property
    def enter(self) -> str:
        """What Enter alone means: «shown» in the prompt, too «long» for that, or «nothing»."""
        if not self.default:
            return "nothing"
        return "shown" if self.prompt.endswith(f"{self.default}: ") else "long"


def draft_like(last: Setup | None, cells: int, source: Source) -> Draft:
    """A draft with the people, opponents and rules of the last game as defaults."""
    if last is None or last.source is not source:
        return Draft(cells=cells, source=source)
    people = tuple(player.name for player in last.players if player.bot is None)
    opponents = tuple(player for player in last.players if player.bot is not None)
    level = level_of(opponents[0]) if opponents else DEFAULT_BOT
    level = level if level in LEVELS else DEFAULT_BOT
    return Draft(people, opponents, level, rules=last.rules, cells=cells, source=source)


def questions(draft: Draft) -> Iterator[Callable[[], Question | None]]:
    """The questions in order, each made when its turn comes; None: not asked this time."""
    for ask in (_names, _opponents, _level, _rules):
        yield partial(ask, draft)
    for option in OPTIONS:
        yield partial(_option, draft, option)
    yield partial(_cells, draft)


def _names(draft: Draft) -> Question:
    def take(line: str) -> Utterance | None:
        names = clean(line.translate(_SEPARATORS)).split() if line else list(draft.people)
        names = [name.strip(".!") for name in names]
        names = [name for name in names if not vocabulary().means("fillers", fold(name))]
        problem = _name_problem(names, 1 if draft.source is Source.DECK else 2)
        if problem is None:
            draft.people = tuple(names)
        return problem

    default = " ".join(draft.people)
    name = "names" if draft.source is Source.DECK else "names-at-table"
    explanation = said("setup", f"explain-{name}")
    return Question(prompts.question(name, default), explanation, take, default)


def _name_problem(names: list[str], least: int) -> Utterance | None:
    if names and len(names) < least:
        return said("setup", "too-few-people")
    if not names:
        return said("setup", "bad-name", reason=NameFault.EMPTY, name="")
    if len(names) > MOST_PLAYERS:
        return said("setup", "too-many-people")
    for index, name in enumerate(names):
        fault = name_fault(name, names[:index])
        if fault is not None:
            return said("setup", "bad-name", reason=fault, name=name)
    return None


def _opponents(draft: Draft) -> Question | None:
    if draft.source is not Source.DECK:
        return None
    least = max(0, FEWEST_PLAYERS - len(draft.people))
    most = MOST_PLAYERS - len(draft.people)
    if most == 0:
        draft.opponents = ()
        return None
    usual = len(draft.opponents) or (0 if len(draft.people) > 1 else _USUAL_OPPONENTS)
    default = str(max(least, min(most, usual)))

    def take(line: str) -> Utterance | None:
        bad_count = said("setup", "bad-count", least=str(least), most=str(most))
        try:
            opponents = parse_opponents(line or default, draft.people, draft.level)
        except ValueError as error:
            is_number = line.isdecimal()
            return bad_count if is_number else _bad(str(error), said("setup", "explain-opponents"))
        if not least <= len(opponents) <= most:
            return bad_count
        draft.opponents = tuple(opponents)
        draft.level_said = bool(line) and number_in(line) is None
        # What was said with the number or the list is the default of the next question.
        draft.level = next(map(level_of, opponents), draft.level)
        return None

    explanation = said("setup", "explain-opponents")
    return Question(prompts.question("opponents", default), explanation, take, default)


def _level(draft: Draft) -> Question | None:
    if (
        draft.source is Source.TABLE
        or not draft.opponents
        or draft.level_said
        or len(set(map(level_of, draft.opponents))) > 1
    ):
        return None
    explanation = said("setup", "explain-level", levels=", ".join(LEVELS))

    def take(line: str) -> Utterance | None:
        levels = {fold(level): level for level in LEVELS}
        level = levels.get(fold(line or draft.level))
        if level is None:
            return _bad(line, explanation)
        draft.level = level
        draft.opponents = tuple(with_level(player.name, level) for player in draft.opponents)
        return None

    return Question(prompts.question("level", draft.level), explanation, take, draft.level)


def _rules(draft: Draft) -> Question:
    one_by_one = phrases("setup").say("one-by-one")
    presets = {rules: name for name, rules in PRESETS.items()}
    default = presets.get(draft.rules, one_by_one)
    explanation = said("setup", "explain-rules", presets=", ".join(PRESETS))

    def take(line: str) -> Utterance | None:
        word = fold(line or default)
        draft.one_by_one = word == fold(one_by_one)
        if word in PRESETS:
            draft.rules = PRESETS[word]
        elif not draft.one_by_one:
            return _bad(line, explanation)
        return None

    return Question(prompts.question("rules", default), explanation, take, default)


def _option(draft: Draft, option: str) -> Question | None:
    if not draft.one_by_one:
        return None
    default = option_word(option, draft.rules)
    number = phrases("setup").say("number-range", {"least": "1", "most": str(LARGEST_TARGET)})
    explanation = said(
        "setup",
        "explain-option",
        explanation=phrases("rules").say(f"rule-{option}"),
        choices=possible(option, number),
    )

    def take(line: str) -> Utterance | None:
        try:
            value = option_value(option, line or default)
            draft.rules = with_option(draft.rules, option, value)
        except ValueError:
            return _bad(line, explanation)
        return None

    prompt = prompts.worded_question(option_question(option), default)
    return Question(prompt, explanation, take, default)


def _cells(draft: Draft) -> Question:
    explanation = said("setup", "explain-cells")

    def take(line: str) -> Utterance | None:
        settings = changed(Settings(), Command.BRAILLE, line or str(draft.cells))
        if settings is None:
            return _bad(line, explanation)
        draft.cells = settings.cells
        return None

    default = str(draft.cells)
    return Question(prompts.question("cells", default), explanation, take, default)


def _bad(word: str, explanation: Utterance) -> Utterance:
    """What does not fit, and what does: by touch a line each."""
    word = word if is_readable(word) else phrases("setup").say("this")
    bad = said("setup", "bad-answer", word=word, explanation=explanation.spoken)
    cells = tuple((fewest, f"{text}\n{explanation.braille(fewest)}") for fewest, text in bad.cells)
    return bad._replace(cells=cells)
