"""Every transcript of a pad reads as it stands in its file; together they say all there is."""

import json
import re
from pathlib import Path

import pytest

from skyjo_a11y.narration.phrases import phrases
from tests.narration.voice import faults
from tests.pad.replay import FILES, replayed
from tests.referee import judge

_FILE_NAME = re.compile(r"\S+\.(?:csv|txt)")
#: Nobody at a keyboard can bring it about: names are looked at before anything is written.
_UNREACHABLE = {"name-taken"}
#: Words that are typed, read once for all pads.
_TYPED = {"idle", "units", "teens", "tens", "joint", "hundred"}
every_transcript = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_transcript
def test_reads_as_it_stands(path: Path) -> None:
    """A conversation is told as in its file; rewrite with ``python -m tests.pad``."""
    assert path.read_text("utf-8") == replayed(path).text


@every_transcript
def test_is_told_as_the_voice_asks(path: Path) -> None:
    """Every line has the characters, length, blanks and end marks of VOICE.md."""
    files = _FILE_NAME.findall(replayed(path).text)
    told = [utterance for reply in replayed(path).replies for utterance in reply.told]
    assert [fault for one in told for fault in faults(one, exempt=files)] == []


@every_transcript
def test_prompts_are_short(path: Path) -> None:
    """A prompt takes at most 19 cells and ends with a colon and a blank."""
    replies = [reply for reply in replayed(path).replies if not reply.over]
    prompts = [reply.typing or reply.prompt for reply in replies]
    assert all(len(prompt) <= 19 and prompt.endswith(": ") for prompt in prompts), prompts


@every_transcript
def test_the_export_is_legal(path: Path) -> None:
    """What is exported of each pad is in order for the independent referee, with source pad."""
    events = replayed(path).events
    assert json.loads(events[0])["source"] == "pad"
    judge(events)


def test_every_phrase_is_said() -> None:
    """Each phrase of the pad is said in some transcript, or a word that is typed there."""
    said = {name for path in FILES for name in replayed(path).said}
    assert set(phrases("pad").names) - said - _TYPED == _UNREACHABLE


def test_the_worked_examples() -> None:
    """RULES.md 4: Anna 38, Bertil 14, Cecilia 22 (S); Lea 42 and 16 are 58, Max 5 (D)."""
    told = {path.stem: _spoken(path) for path in FILES}
    anna = "verdoppelt, 38 Punkte, insgesamt 38."
    for line in (anna, "Bertil hat 14 Punkte", "Cecilia hat 22 Punkte"):
        assert told["worked-examples"].count(line) == 2
    assert "verdoppelt, 16 Punkte, insgesamt 58." in told["lea-and-max"]
    assert "Max hat 5 Punkte" in told["lea-and-max"]


def _spoken(path: Path) -> str:
    return " ".join(one.spoken for reply in replayed(path).replies for one in reply.told)
