"""Up and Down at the calm prompt: earlier lines in whole words, from memory and from a file."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Starter
from tests.terminal.demo import GREETING, PROMPT, unknown

WAITING = PROMPT.rstrip()


def test_up_and_down_say_whole_words(start: Starter, columns: int) -> None:
    """A line from the history is heard from the first word that differs, never in scraps."""
    reader = start(columns=columns)
    for line in ("hand", "punkte", "tausche b2", "tausche c3"):
        reader.command(line)
    recalled = [
        reader.press("\x1b[A", "c3$"),
        reader.press("\x1b[A", "b2$"),
        reader.press("\x1b[A", "punkte$"),
        reader.press("\x1b[A", "hand$"),
        reader.press("\x1b[A"),
        reader.press("\x1b[B", "punkte$"),
    ]
    heard = [exchange.heard for exchange in recalled]
    assert heard == [["tausche c3"], ["b2"], ["punkte"], ["hand"], [], ["punkte"]]
    assert not any(exchange.noise for exchange in recalled)
    assert reader.enter().lines == [unknown("punkte")]


def test_down_from_the_newest_line_is_an_empty_line(start: Starter) -> None:
    """Below the newest line of the history waits the empty line, silently."""
    reader = start()
    reader.command("hand")
    reader.press("\x1b[A", "hand$")
    emptied = reader.press("\x1b[B", f"^{WAITING}$")
    assert emptied.heard == []
    assert not emptied.noise


def test_the_history_outlives_the_program(start: Starter, tmp_path: Path) -> None:
    """Up brings lines of the last run, from a file whose folder is made if need be."""
    path = tmp_path / "new" / "history"
    reader = start(str(path))
    reader.command("hand")
    reader.command("ende")
    assert reader.status() == 0
    again = start(str(path))
    again.press("\x1b[A", "ende$")
    assert again.press("\x1b[A", "hand$").heard == ["hand"]


def test_a_history_gives_no_orders(start: Starter, tmp_path: Path) -> None:
    """What somebody else wrote into the file comes as text: no title, no bell, no colour."""
    path = tmp_path / "history"
    path.write_bytes(b"punkte\nha\x1b]0;title\x07\x1b[31mnd\n")
    reader = start(str(path))
    recalled = reader.press("\x1b[A", "nd$")
    assert recalled.prompt == f"{PROMPT}ha ]0;title  [31mnd"
    assert not recalled.noise
    assert b"\x1b]" not in reader.raw
    assert b"\x1b[31m" not in reader.raw


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00hand\n"], ids=["folder", "no text"])
def test_a_broken_history_never_disturbs(
    start: Starter, tmp_path: Path, content: bytes | None
) -> None:
    """A history that cannot be read or written is kept in memory, without a word."""
    path = tmp_path / "history"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    reader = start(str(path))
    assert reader.exchanges[0].heard == [GREETING, WAITING]
    reader.command("punkte")
    assert reader.press("\x1b[A", "punkte$").heard == ["punkte"]
    assert reader.enter().heard == [unknown("punkte"), WAITING]
