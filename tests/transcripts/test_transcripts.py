"""Every transcript still reads as it stands in its file; together they show all there is."""

import re
from pathlib import Path

import pytest

from tests.narration.voice import faults
from tests.transcripts.replay import FILES, replayed

_FILE_NAME = re.compile(r"\S+\.(?:html|skyjo|txt)")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_reads_as_it_stands(path: Path) -> None:
    """A conversation is told as in its file; rewrite with ``python -m tests.transcripts``."""
    assert path.read_text("utf-8") == replayed(path).text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_is_told_as_the_voice_asks(path: Path) -> None:
    """Every line has the characters, length, blanks and end marks of VOICE.md."""
    files = _FILE_NAME.findall(replayed(path).text)
    found = [fault for told in replayed(path).told for fault in faults(told, exempt=files)]
    assert found == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_prompts_are_short(path: Path) -> None:
    """A prompt takes at most 19 cells and ends with a colon and a blank."""
    long = [prompt for prompt in replayed(path).prompts if len(prompt) > 19]
    assert long == []
    assert all(prompt.endswith(": ") for prompt in replayed(path).prompts)
