"""Terminals of 20 to 300 columns, bold or plain: whole words, own colours, nothing blinks."""

import re
from pathlib import Path

import pytest
from pyte.screens import Char

from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader

#: Short enough for the prompt's row, even in 20 columns.
LINES = ["a1 d1", "karten", "hilfe", "regeln", "z", "auf b2", "lege", "xyz", "stand"]
ARGUMENTS = (*GAME, "spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7")
#: «Select graphic rendition»: colours and kinds of letters.
RENDITION = re.compile(rb"\x1b\[([0-9;]*)m")


def evening(home: Path, columns: int, *more: str, **env: str) -> TerminalReader:
    """Some lines typed in a terminal of that width; long answers are read to their end."""
    variables = {**at_home(home), **env}
    with TerminalReader([*ARGUMENTS, *more], PROMPT, columns=columns, env=variables) as reader:
        reader.start()
        for line in [*LINES, "ende"]:
            while reader.command(line).prompt.startswith("Mehr"):
                line = ""  # noqa: PLW2901 - Enter goes on
    return reader


def words(reader: TerminalReader) -> list[str]:
    """All that was told, word by word, without prompts."""
    return " ".join(line for exchange in reader.exchanges for line in exchange.lines).split()


@pytest.fixture(scope="module")
def all_words(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is told where every line has room."""
    return words(evening(tmp_path_factory.mktemp("wide"), 1000))


@pytest.mark.parametrize("columns", [20, 27, 40, 300])
def test_lines_are_broken_at_words(tmp_path: Path, all_words: list[str], columns: int) -> None:
    """The words are the same at every width, each whole, and no line reaches the last column."""
    narrow = evening(tmp_path, columns)
    assert words(narrow) == all_words
    told = [line for exchange in narrow.exchanges for line in exchange.lines]
    assert max(map(len, told)) < columns
    assert min(map(len, told)) >= 3
    assert not any(exchange.noise for exchange in narrow.exchanges)


@pytest.mark.parametrize("columns", [20, 80])
def test_bold_is_written_once(tmp_path: Path, all_words: list[str], columns: int) -> None:
    """With «--kontrast» the same words are written, once, answers and prompts in bold."""
    bold = evening(tmp_path, columns, "--kontrast")
    assert words(bold) == all_words
    assert not any(exchange.noise for exchange in bold.exchanges)
    strong = {bool(cell.bold) for row in _drawn(bold) for cell in row if cell.data != " "}
    assert strong == {True, False}  # what is told, and what was typed
    assert all(row[0].bold for row in _drawn(bold))


def _drawn(reader: TerminalReader) -> list[list[Char]]:
    screen = reader.screen
    rows = [[screen.buffer[row][at] for at in range(screen.columns)] for row in range(screen.lines)]
    return [row for row in rows if row[0].data != " "]


def test_bold_is_switched_while_playing(tmp_path: Path) -> None:
    """«kontrast an» and «aus» hold from their own answer on, and at the next start."""
    with TerminalReader([*ARGUMENTS], PROMPT, env=at_home(tmp_path)) as reader:
        assert b"\x1b[0;1m" not in _written(reader, "")
        assert b"\x1b[0;1mEs gilt: kontrast an." in _written(reader, "kontrast an")
        assert b"\x1b[0;1mA" in _written(reader, "a1 d1")
        assert b"\x1b[0;1m" not in _written(reader, "kontrast aus")
        _written(reader, "kontrast an")
    with TerminalReader([*ARGUMENTS], PROMPT, env=at_home(tmp_path)) as reader:
        assert b"\x1b[0;1mNeue Partie" in _written(reader, "")


def _written(reader: TerminalReader, line: str) -> bytes:
    """The bytes of an answer and the prompt behind it."""
    if not reader.exchanges:
        reader.start()
        return bytes(reader.raw)
    reader.type(line)
    seen = len(reader.raw)
    reader.enter()
    return bytes(reader.raw[seen:])


@pytest.mark.parametrize("more", [(), ("--kontrast",)], ids=["plain", "bold"])
def test_colours_are_the_terminals_own(tmp_path: Path, more: tuple[str, ...]) -> None:
    """No colour is ever set and nothing blinks: letters are as the terminal's owner chose them."""
    reader = evening(tmp_path, 80, *more)
    renditions = set(RENDITION.findall(bytes(reader.raw)))
    assert renditions <= {b"0", b"0;1"}
    assert b"\x1b[?12h" not in reader.raw  # a blinking cursor
    assert b"\x07" not in reader.raw


@pytest.mark.parametrize("columns", [20, 80])
def test_a_dumb_terminal_gets_text_alone(tmp_path: Path, columns: int) -> None:
    """Where the cursor cannot move there is not one escape sequence, also with bold wanted."""
    reader = evening(tmp_path, columns, "--kontrast", TERM="dumb")
    assert b"\x1b" not in reader.raw
    assert not any(exchange.noise for exchange in reader.exchanges)
    assert reader.exchanges[-1].lines[-1].endswith("bald.")
