"""Steps in a terminal: each line is the cursor's, and typing leaves it as it stands."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader

_SEEDED = ("spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7", "--braille", "40")
_ANYTHING = r"\S"
_FIRST, _SECOND = "Partie bis 100: du, Vera, Anton", "Runde 1"


@pytest.fixture(params=[80, 40])
def reader(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TerminalReader]:
    """A game at its first line, in a wide and in a narrow terminal."""
    env = at_home(tmp_path)
    with TerminalReader([*GAME, *_SEEDED], _ANYTHING, columns=request.param, env=env) as reader:
        assert reader.start().prompt == _FIRST
        yield reader
        assert [str(exchange) for exchange in reader.exchanges if exchange.noise] == []


def test_each_line_is_heard_once(reader: TerminalReader) -> None:
    """With Enter a line follows, and is all that is heard; the prompt comes last."""
    for line in (_SECOND, "Ablage 5", "Aufdecken:"):
        answer = reader.enter()
        assert (answer.heard, answer.lines, answer.prompt) == ([line], [], line)
    assert answer.column == len("Aufdecken: ")


def test_the_cursor_rests_behind_a_line(reader: TerminalReader) -> None:
    """There is no blank between, so a line may be as long as the display but for a cell."""
    assert reader.exchanges[0].column == len(_FIRST)


def test_typing_goes_to_the_prompt(reader: TerminalReader) -> None:
    """The first letter brings the prompt, told once, and the line above stays as it was."""
    first = reader.type("s")
    assert (first.heard, first.lines, first.prompt) == (["Aufdecken: s"], [], "Aufdecken: s")
    assert reader.type("tand").prompt == "Aufdecken: stand"
    assert reader.enter().prompt == "noch keine Runde"
    assert reader.screen.row_text(0) == _FIRST


def test_an_older_line_goes_to_the_prompt(reader: TerminalReader) -> None:
    """So does what Up brings back."""
    reader.command("karten Vera")
    assert reader.press("\x1b[A", "karten Vera$").prompt == "Aufdecken: karten Vera"
    assert reader.enter().prompt == "Karten Vera"


def test_who_takes_the_letters_back_reads_on(reader: TerminalReader) -> None:
    """An empty line at the prompt is Enter, and the next line follows."""
    reader.type("s")
    reader.press("\x7f", "Aufdecken:$")
    assert reader.enter().prompt == _SECOND


def test_ctrl_c_says_the_line_again(reader: TerminalReader) -> None:
    """The line is abandoned, that is: it stands there afresh, and nothing is skipped."""
    assert reader.submit("\x03").prompt == _FIRST
    assert reader.enter().prompt == _SECOND


def test_several_pasted_lines_each_count(reader: TerminalReader) -> None:
    """What is pasted at a line goes to the prompt like what is typed."""
    pasted = reader.press("\x1b[200~a1 d1\nz\n\x1b[201~", "^Hand -2:", "paste")
    assert pasted.prompt == "Hand -2:"


def test_a_dumb_terminal_has_a_blank_between(tmp_path: Path) -> None:
    """Where the terminal edits lines itself, what is typed follows on the same line."""
    env = {**at_home(tmp_path), "TERM": "dumb"}
    with TerminalReader([sys.executable, "-m", "skyjo_a11y", *_SEEDED], _ANYTHING, env=env) as dumb:
        dumb.start()
        assert dumb.type("stand").prompt == f"{_FIRST} stand"
        assert dumb.enter().prompt == "noch keine Runde"
