"""Everything that can happen, be asked or go wrong has a form for fingers."""

import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from skyjo_a11y import answers, problems
from skyjo_a11y.guidance import ANYWHERE, by_touch
from skyjo_a11y.narration import told
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line
from skyjo_a11y.pad import entries, reports
from skyjo_a11y.pad import problems as pad_problems
from skyjo_a11y.rules import events

_TOLD: dict[str, tuple[ModuleType, ...]] = {
    "events": (events, told),
    "answers": (answers,),
    "problems": (problems,),
    "pad": (entries, pad_problems, reports),
}
#: What is not told by one record, but as a sentence of its own.
_SENTENCES = ("setup", "steps")
_SENTENCE = re.compile(r"[.!?]$")


def _records() -> Iterator[tuple[str, str]]:
    """The files and names of the phrases that belong to a kind of record."""
    for file, modules in _TOLD.items():
        kinds = {name for module in modules for name in vars(module)}
        names = {re.sub(r"(?<!^)(?=[A-Z])", "-", kind).lower() for kind in kinds}
        yield from ((file, name) for name in phrases(file).names if name in names)


@pytest.mark.parametrize(("file", "name"), list(_records()))
def test_each_record_has_its_form(file: str, name: str) -> None:
    """Events, answers and problems, in a game and at a pad."""
    assert phrases(file).has(name, "braille")


def test_records_are_found() -> None:
    """The list above is no empty one."""
    found = dict.fromkeys(_TOLD, 0)
    for file, _ in _records():
        found[file] += 1
    assert min(found.values()) > 15, found


@pytest.mark.parametrize("moment", [n for n in phrases("help").names if n.startswith("moment-")])
def test_help_is_short_for_fingers(moment: str) -> None:
    """For each moment there are a few lines, each with room on 40 cells."""
    values = by_touch(ANYWHERE) | {
        "card": "12",
        "other": "Anton",
        "explanation": "1 bis 7 geht",
        "enter": "shown",
        "default": "standard",
        "back": "yes",
    }
    lines = phrases("help").attribute(moment, "braille", values).splitlines()
    assert len(lines) <= 5
    assert max(map(len, lines)) <= 39


@pytest.mark.parametrize("name", [n for n in phrases("help").names if n.startswith("on-")])
def test_help_for_a_command_is_short_for_fingers(name: str) -> None:
    """For each command there are at most three lines, four for braille itself, none broken."""
    assert phrases("help").has(name, "braille")
    told = each_line("help", name, **by_touch(ANYWHERE))
    lines = [line for utterance in told for line in utterance.braille(39).splitlines()]
    assert 1 <= len(lines) <= (4 if name == "on-braille" else 3)
    assert max(map(len, lines)) <= 39


#: Files of which each phrase has a form for fingers, but for the parts that others consist of.
_NEWER = {
    "advice": ("third-comes", "better-", "has-time", "at-part", "ends-", "costly-when", "cards-"),
    "check": ("device", "trial-words", "words-"),
    "course": ("learner", "leave-word", "example-", "title-"),
    "faults": ("copy",),
    "hints": (),
    "statistics": ("won", "caught"),
    "steps": ("rest-words",),
    "topics": ("part-", "idle", "all-agree"),
    "voice": (),
}


@pytest.mark.parametrize("file", _NEWER)
def test_each_sentence_has_its_form(file: str) -> None:
    """Nothing is told to fingers in whole sentences for want of a form."""
    parts = (*_NEWER[file], "turned-by")
    lacking = [
        name
        for name in phrases(file).names
        if not phrases(file).has(name, "braille") and not name.startswith(parts)
    ]
    assert lacking == []
