"""Advice in a terminal: every sentence of tip, reasons and review is heard once."""

from pathlib import Path

from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader
from tests.terminal.test_game import SEEDED, assert_heard_once

#: The moments of a turn, then a quick round.
ASKED = ("tipp", "a1 d1", "tipp", "warum", "z", "tipp", "warum", "x", "tipp", "a2", "analyse")


def test_advice_is_heard_once(tmp_path: Path, columns: int) -> None:
    """Nothing is redrawn or repeated, in a narrow and in a wide terminal."""
    program = [*GAME, *SEEDED]
    with TerminalReader(program, PROMPT, columns=columns, env=at_home(tmp_path)) as reader:
        reader.start()
        answers = [reader.command(line) for line in ASKED]
    assert all(answer.lines for answer in answers)
    for answer in answers:
        assert_heard_once(answer)
