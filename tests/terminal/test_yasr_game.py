"""A real screen reader, yasr, plays the game: what it says is what is written, once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.golden import ABANDON, ARGUMENTS, ENTER, Heard, played
from tests.terminal.readers.yasr import Yasr, letters

PACES = ["frei", "schritt"]


def heard_once(home: Path, pace: str, columns: int, *more: str) -> Iterator[Heard]:
    """The golden conversation, in which both kinds of reader get the same, and all of it once."""
    for heard, exchange in played(home, pace, columns, *more):
        assert not exchange.noise, heard.keys
        if heard.keys[-1:] in ((), (ENTER,), (ABANDON,)):
            seen = [*exchange.lines, *filter(None, [exchange.prompt])]
            assert heard.said == seen, heard.keys
        yield heard


@pytest.mark.parametrize("pace", PACES)
def test_yasr_says_what_is_written(tmp_path: Path, pace: str) -> None:
    """In the golden conversation the reader says every line and prompt once, and nothing else.

    Typing and Backspace say no line, Tab what it adds or lists, Up and Down the line they bring.
    """
    expected = list(heard_once(tmp_path / "model", pace, 80))
    with Yasr([*ARGUMENTS, "--tempo", pace], tmp_path, quiet=0.3) as yasr:
        for keys, said in expected:
            for key in keys:
                yasr.press(key)
            assert letters(yasr.says_all(said)) == letters(said), keys


@pytest.mark.parametrize("pace", PACES)
def test_narrow_and_bold_is_heard_once_too(tmp_path: Path, pace: str) -> None:
    """Lines broken at words and bold letters change nothing in what each kind of reader gets."""
    told = list(heard_once(tmp_path, pace, 40, "--kontrast"))
    assert told[-1].said == ["Alles ist gespeichert. Bis bald."]
