"""Escape sequences that get into a line, as in text copied from another terminal."""

from pathlib import Path

import pytest

from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader

#: Colours and reports of a mouse in the three forms of terminals, whole and cut short.
SEQUENCES = [
    "\x1b[31m",
    "\x1b[0m",
    "\x1b[1;31m",
    "\x1b[<35;1;1M",
    "\x1b[<0M",
    "\x1b[96;14;13M",
    "\x1b[Mabc",
    "\x1b[999;999R",
    "\x1b]0;title\x07",
]


@pytest.mark.parametrize("sequence", SEQUENCES)
def test_an_escape_sequence_does_nothing_worse_than_a_wrong_word(
    tmp_path: Path, sequence: str
) -> None:
    """Whatever a terminal or a paste sends, the game goes on at the next prompt."""
    arguments = ["spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7"]
    with TerminalReader([*GAME, *arguments], r"^Aufdecken:", env=at_home(tmp_path)) as reader:
        reader.start()
        reader.submit(f"kar{sequence}ten\r")
        assert reader.command("wer").lines == ["Du deckst zwei Karten auf."]
