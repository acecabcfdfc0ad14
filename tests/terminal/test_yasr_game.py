"""A real screen reader, yasr, plays the game: what it says is what is told, once."""

from pathlib import Path

from tests.terminal.exchange import Exchange
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.readers.yasr import Yasr
from tests.terminal.terminal_reader import TerminalReader

ARGUMENTS = ("spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7")
#: Opening, a turn both ways, questions, errors, the round's report, and leaving.
LINES = [
    "a1 d1",
    "karten",
    "z",
    "t b2",
    "xyz",
    "tauschn",
    "nein",
    "n",
    "wirf",
    "b1",
    "t b1",
    "hilfe",
    "stand",
    "bericht",
    "z x c3",
    "karten alle",
    "w",
    "ende",
]


def told_on_screen(home: Path) -> list[list[str]]:
    """What the screen shows new after the start and after each line, the prompt last."""
    with TerminalReader([*GAME, *ARGUMENTS], PROMPT, env=at_home(home)) as reader:
        reader.start()
        for line in LINES:
            reader.command(line)
        return [[*one.lines, *filter(None, [one.prompt])] for one in _answers(reader)]


def _answers(reader: TerminalReader) -> list[Exchange]:
    return [one for one in reader.exchanges if one.lines]


def test_yasr_says_what_is_told(tmp_path: Path) -> None:
    """In a whole conversation the reader says every told line and prompt once, and nothing else."""
    expected = told_on_screen(tmp_path / "screen")
    with Yasr([*GAME, *ARGUMENTS], tmp_path) as yasr:
        assert yasr.says_until(expected[0][-1]) == expected[0]
        for line, told in zip(LINES, expected[1:], strict=True):
            yasr.press(line)
            assert yasr.says_until(None) == [], line
            yasr.press("<Enter>")
            assert yasr.says_until(told[-1]) == told, line
