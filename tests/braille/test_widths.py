"""At any width nothing that is told leaves the usable cells, whatever the game or the course."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyjo_a11y.conversation import Reply
from skyjo_a11y.course.chapters import PHRASES, chapters
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import SHORTEST_LINE, lines_of
from skyjo_a11y.settings import FEWEST_CELLS, MOST_CELLS, Settings
from skyjo_a11y.topics.catalog import TOPICS
from skyjo_a11y.topics.telling import Frame, Part, told_of
from skyjo_a11y.vocabulary import WORDLESS, Command, words_of
from tests.braille.messages import utterances
from tests.evenings import Talk, desk_in, setup_of
from tests.topics.rule_sets import RULE_SETS

_ROOMY = 40  # enough for the name of a file and more
_WIDTH = "braille-on"  # the step in which the width itself is chosen
_WIDTHS = st.integers(FEWEST_CELLS, MOST_CELLS)
#: What a person may type: all commands, places, numbers, topics and chapters.
_OUT = {Command.QUIT, Command.NEW_GAME, Command.SHEET, Command.HISTORY, Command.BRAILLE}
_WORDS = [words_of(f"command-{one}")[0] for one in Command if one not in {*WORDLESS, *_OUT}]
_TYPED = [
    *_WORDS,
    *("", "a1", "b2", "c", "2", "ja", "nein", "bla", "z x c1", "karten alle", "hilfe alles"),
    *(f"hilfe {word}" for word in _WORDS),
    *(f"regeln {topic.title}" for topic in TOPICS),
    *(f"lernen {number}" for number in range(len(chapters()) + 2)),
    *(step.word for chapter in chapters() for _, step in chapter.steps if step.name != _WIDTH),
]


@cache
def _told() -> tuple[Utterance, ...]:
    """All that any transcript tells, every topic under every rule set, every step."""
    topics = (
        utterance
        for rules in RULE_SETS
        for topic in TOPICS
        for part in (None, *Part)
        for utterance in told_of(topic, rules, Frame.CHOICE, part)
    )
    return tuple(dict.fromkeys([*utterances(), *topics]))


@given(_WIDTHS)
@settings(max_examples=40, deadline=None)
def test_nothing_told_takes_the_cursors_cell(cells: int) -> None:
    """Every line of every message fits."""
    for utterance in _told():
        for line in lines_of(utterance, cells, None):
            assert _shortest(cells) <= len(line) < cells, (line, utterance.spoken)


@given(_WIDTHS, st.lists(st.sampled_from(_TYPED), max_size=12), st.booleans())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_typed_is_answered_within_the_width(
    cells: int,
    typed: list[str],
    learning: bool,  # noqa: FBT001 - drawn
) -> None:
    """Every line on which the cursor comes to rest leaves it its cell, in game and course."""
    with TemporaryDirectory() as name:
        desk = desk_in(Path(name), settings=Settings(cells=cells), paged=True, columns=80)
        talk = Talk(desk, setup_of())
        for line in [*(["lernen"] if learning else []), *typed]:
            _read(talk, talk.conversation.hear(line), cells)


def _shortest(cells: int) -> int:
    """No line is so short that a reader drops it, where there is room."""
    return SHORTEST_LINE if cells >= _ROOMY else 1


def _read(talk: Talk, reply: Reply, cells: int) -> None:
    """Enter until a prompt comes."""
    while reply.typing:
        assert _shortest(cells) <= len(reply.prompt) < cells
        reply = talk.conversation.hear("")


def test_course_lines_are_never_broken_at_forty_cells() -> None:
    """The lines of a step are written for 40 cells, and the narrow ones for 20."""
    source = phrases(PHRASES)
    for chapter in chapters():
        for _, step in chapter.steps:
            for form, room in (("braille", 39), ("braille-wide", 39), ("narrow", 19)):
                if source.has(step.name, form):
                    lines = source.attribute(step.name, form).splitlines()
                    assert max(map(len, lines)) <= room, (step.name, form)
