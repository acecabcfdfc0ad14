"""The course on a braille display: every step short, its task last, and what it names works."""

from pathlib import Path

import pytest

from skyjo_a11y.conversation import Reply
from skyjo_a11y.course.chapters import PHRASES, Chapter, Kind, Step, chapters
from skyjo_a11y.course.room import Course
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.settings import Settings
from tests.course.test_chapters import by_name
from tests.evenings import Talk, desk_in

_WIDTHS = pytest.mark.parametrize("cells", [80, 40, 20])
_FORMS = ("braille", "braille-wide", "narrow")
#: How many lines a step's own text may take under the fingers.
_MOST_LINES = 4
#: A task that the learner is to find words for, and what works.
_OWN_WORDS = {"turn-last": "x c1"}
_STEPS = [(chapter, step) for chapter in chapters() for _, step in chapter.steps]


class Fingers(Talk):
    """A learner at a display of ``cells`` cells who reads each answer to its end."""

    def __init__(self, folder: Path, cells: int) -> None:
        super().__init__(desk_in(folder, settings=Settings(cells=cells), paged=True, columns=80))
        self.felt: list[str] = []
        self._read(self.reply)

    def do(self, line: str) -> list[str]:
        """Type a line and read what comes; its lines, the prompt not among them."""
        self.felt = []
        self._read(self.conversation.hear(line))
        return self.felt

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None between chapters."""
        course = self.conversation.room
        assert isinstance(course, Course)
        return None if course._lesson is None else course._lesson.step

    def _read(self, reply: Reply) -> None:
        while reply.typing:
            self.felt.append(reply.prompt)
            reply = self.conversation.hear("")
        self.reply = reply


def _named(step: Step, cells: int) -> str:
    """What the text of a step for fingers says to type."""
    source = phrases(PHRASES)
    forms = ["narrow", "braille"] if cells < 32 else ["braille-wide", "braille"]
    form = next(one for one in forms if source.has(step.name, one))
    line = source.attribute(step.name, form).splitlines()[-1]
    return _OWN_WORDS.get(step.name) or line.rpartition(":")[2].strip()


@_WIDTHS
@by_name
def test_what_is_named_leads_to_the_end(chapter: Chapter, cells: int, tmp_path: Path) -> None:
    """A task ends with what can be typed for it, and whoever types that goes on by a step."""
    learner = Fingers(tmp_path, cells)
    learner.do(f"lernen {chapter.topic}")
    while (step := learner.step) is not None:
        if step.kind is Kind.TASK:
            learner.do(_named(step, cells))
        else:
            learner.do("überspringen" if step.kind is Kind.PLAY else step.word)
        assert learner.step != step, (step, learner.felt)


@_WIDTHS
@by_name
def test_the_task_is_the_last_line(chapter: Chapter, cells: int, tmp_path: Path) -> None:
    """Nothing comes between the task and the prompt, and the whole task is short."""
    learner = Fingers(tmp_path, cells)
    felt = learner.do(f"lernen {chapter.topic}")
    while (step := learner.step) is not None:
        again = learner.do("hilfe")[1:]  # «hilfe» tells the task once more
        while again and felt[-len(again) :] != again:
            again = again[1:]
        assert 1 <= len(again) <= _MOST_LINES, (step, felt)
        assert all(len(line) < cells for line in felt)
        felt = learner.do("überspringen" if step.kind is Kind.PLAY else step.word)


def test_only_two_steps_leave_the_words_to_the_learner() -> None:
    """Every other task names what to type behind a colon, in each form for fingers."""
    source = phrases(PHRASES)
    for _, step in _STEPS:
        if step.kind is Kind.TASK and step.name not in _OWN_WORDS:
            for form in _FORMS:
                if source.has(step.name, form):
                    assert ":" in source.attribute(step.name, form), (step.name, form)


@_WIDTHS
def test_reading_is_no_try(cells: int, tmp_path: Path) -> None:
    """Going back and on in what was told leaves the step and its tries as they were."""
    talk = Fingers(tmp_path, cells)
    talk.do("lernen zug")
    before = talk.felt
    for line in ("w", "w", "weiter", "", "w"):
        talk.conversation.hear(line)
    assert talk.step is not None
    assert talk.step.name == "turn-opening"
    talk.conversation.hear("alles")
    assert talk.do("") == before[-len(talk.felt) :]  # the task, and no reason of a wrong try
    first, second = list(talk.do("u c1 d1")), talk.do("u c1 d1")
    assert not any("schreib:" in line for line in first)
    assert "schreib: A1 B1" in second  # with the second try
