"""The chapters: complete in their phrases, possible from end to end, true to the rules."""

from pathlib import Path

import pytest

from skyjo_a11y.course.chapters import PHRASES, Chapter, Kind, chapters
from skyjo_a11y.course.room import Course
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.rules.grid import open_sum
from skyjo_a11y.rules.state import State
from skyjo_a11y.vocabulary import is_no, is_yes, number_in
from tests.evenings import Talk, desk_in

#: A voice at a usual pace says so many characters a second, a beginner thinks and types so long.
_CHARACTERS = 14
_SECONDS = 10
by_name = pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.name)


class Learner(Talk):
    """Somebody in a chapter who says what the steps name."""

    def __init__(self, folder: Path, chapter: Chapter) -> None:
        super().__init__(desk_in(folder))
        self.heard = self.say(f"lernen {chapter.topic}")
        self.chapter = chapter

    @property
    def table_state(self) -> State:
        """The public state of the lesson's table."""
        room = self.conversation.room
        assert isinstance(room, Course)
        assert room._lesson is not None
        return room._lesson.table.state

    def learn(self) -> int:
        """Go through the chapter; how many lines that took."""
        for count, (_, step) in enumerate(self.chapter.steps, start=1):
            self.heard += self.say("überspringen" if step.kind is Kind.PLAY else step.word)
            assert self.prompt.startswith("Kapitel") == (count == len(self.chapter.steps)), step
        return len(self.chapter.steps)


def test_there_are_seven_chapters() -> None:
    """From the grid over a whole round to real cards."""
    names = ["grid", "turn", "columns", "ending", "round", "braille", "table"]
    assert [chapter.name for chapter in chapters()] == names


@by_name
def test_the_named_words_lead_to_the_end(chapter: Chapter, tmp_path: Path) -> None:
    """Whoever says what each step names is through after the last one."""
    learner = Learner(tmp_path, chapter)
    learner.learn()
    assert not any("verstehe ich nicht" in line for line in learner.heard)


@by_name
def test_a_chapter_takes_three_to_eight_minutes(chapter: Chapter, tmp_path: Path) -> None:
    """Reckoned from all that is heard and typed; a round played alone takes its own time."""
    learner = Learner(tmp_path, chapter)
    lines = learner.learn()
    minutes = (len(" ".join(learner.heard)) / _CHARACTERS + lines * _SECONDS) / 60
    alone = any(step.kind is Kind.PLAY for _, step in chapter.steps)
    assert (0 if alone else 3) <= minutes <= 8, minutes


@by_name
def test_every_step_has_its_phrases(chapter: Chapter) -> None:
    """Each has a braille form, each task and quiz a reason for the first wrong try."""
    source = phrases(PHRASES)
    for _, step in chapter.steps:
        names = [step.name]
        if step.kind in (Kind.TASK, Kind.QUIZ):
            names.append(f"{step.name}-wrong")
        for name in names:
            assert source.say(name)
            assert source.has(name, Form.BRAILLE)
    for name in (f"title-{chapter.name}", f"done-{chapter.name}"):
        assert source.say(name)


def test_no_phrase_of_a_chapter_is_left_over() -> None:
    """A step that is gone takes its phrases along."""
    names = {chapter.name for chapter in chapters()}
    steps = {step.name for chapter in chapters() for _, step in chapter.steps}
    known = steps | {f"{step}-wrong" for step in steps}
    found = {name for name in phrases(PHRASES).names if name.partition("-")[0] in names}
    assert found <= known


def test_every_quiz_has_an_answer_that_counts() -> None:
    """A number, or yes or no."""
    quizzes = [
        step for chapter in chapters() for _, step in chapter.steps if step.kind is Kind.QUIZ
    ]
    assert quizzes
    for step in quizzes:
        assert number_in(step.word) is not None or is_yes(step.word) or is_no(step.word)


def test_steps_are_short_by_ear() -> None:
    """One to three sentences a step, and no words of sight."""
    for chapter in chapters():
        for _, step in chapter.steps:
            text = phrases(PHRASES).say(step.name)
            assert 1 <= sum(text.count(mark) for mark in (". ", "? ", "! ")) + 1 <= 3, text
    told = " ".join(phrases(PHRASES).say(name, _ANYTHING) for name in phrases(PHRASES).names)
    assert not {"siehst", "sehen", "sieh", "siehe", "bild", "blick"} & {*told.lower().split()}


_ANYTHING = dict.fromkeys(
    ("chapters", "count", "word", "number", "title", "position", "wanted"), "2"
)


def test_the_worked_examples_come_out(tmp_path: Path) -> None:
    """RULES.md 4: D's doubling, S's scoring and D's last triple are played to their results."""
    (ending,) = (chapter for chapter in chapters() if chapter.name == "ending")
    learner = Learner(tmp_path, ending)
    totals, sums = [], []
    for scene in ending.scenes:
        for step in scene.steps:
            if step is scene.steps[-1]:  # the quiz after the scoring
                totals.append(learner.table_state.totals)
                sums.append(tuple(map(open_sum, learner.table_state.grids)))
            learner.say(step.word)
    assert sums == [(10, 24, 10), (19, 14, 22), (8, 5)]
    assert totals == [(20, 24, 10), (38, 14, 22), (58, 55)]
