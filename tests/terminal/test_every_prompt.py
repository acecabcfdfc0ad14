"""At every prompt that there is: Ctrl-C leaves the line, signals leave the game, all is kept."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader
from tests.terminal.test_leaving import hang_up

#: Any prompt ends so, and nothing that is told stands on the cursor's line.
ANY = r"^\S.*: ?$|^\S.*:$"
PLACES = ["a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2"]
#: A way through the program: its arguments, and each line with the prompt that it leads to.
WAYS: dict[str, tuple[tuple[str, ...], list[tuple[str, str]]]] = {
    "set-up": (
        (),
        [
            ("", "Dein Name:"),
            ("Jana", "Gegner, 2:"),
            ("1", "Stärke, einfach:"),
            ("", "Regeln, standard:"),
            ("einzeln", "Ziel, 100:"),
        ],
    ),
    "game": (
        ("spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7", "--tempo", "schritt"),
        [
            ("", "Aufdecken:"),
            ("a1 d1", "Ablage 9:"),
            ("z", "Hand 7:"),
            ("t", "Wohin:"),
            ("auf b2", "Lege, wirf:"),
            ("lege", "Mehr:"),
        ],
    ),
    "round": (
        ("spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7", "--runden", "1"),
        [
            ("", "Aufdecken:"),
            ("a1 a2", "Ablage 9:"),
            *((f"z x {place}", "Ablage") for place in PLACES),
            ("z x d3", "Noch eine:"),
        ],
    ),
    "table": (
        ("begleiter", "Anna", "Ben"),
        [
            ("", "Ablage:"),
            ("9", "Anna, Aufdecken:"),
            ("a1", "Anna a1:"),
            ("3", "Anna, Aufdecken:"),
            ("a2 3", "Ben, Aufdecken:"),
            ("b1 1 b2 1", "Anna, Ablage 9:"),
            ("z", "Anna, Karte:"),
            ("5", "Anna, Hand 5:"),
            ("auf b2", "Anna, Lege, wirf:"),
            ("lege", "Vorher b2:"),
        ],
    ),
    "pad": (
        ("wertung", "Anna", "Ben"),
        [("", "Runde 1:"), ("anna 5", "Beendet:"), ("anna", "Summe Ben:")],
    ),
}


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[[str], TerminalReader]]:
    """Start a way; the program is gone after the test."""
    with contextlib.ExitStack() as running:

        def beginner(way: str) -> TerminalReader:
            reader = TerminalReader([*GAME, *WAYS[way][0]], ANY, env=at_home(tmp_path))
            return running.enter_context(reader)

        yield beginner


def prompts(reader: TerminalReader, way: str) -> Iterator[str]:
    """Go the way, and stop at each of its prompts."""
    for line, prompt in WAYS[way][1]:
        exchange = reader.command(line) if reader.exchanges else reader.start()
        assert exchange.prompt.startswith(prompt), reader.transcript()
        yield exchange.prompt


@pytest.mark.parametrize("way", WAYS)
def test_ctrl_c_only_leaves_the_line(begin: Callable[[str], TerminalReader], way: str) -> None:
    """At every prompt, in a line and before one, the same prompt comes again, and nothing else."""
    reader = begin(way)
    for prompt in prompts(reader, way):
        reader.type("abc")
        for _ in range(2):
            left = reader.submit("\x03")
            assert (left.heard, left.prompt) == ([prompt], prompt)
            assert not left.noise
    assert reader.child.isalive()


@pytest.mark.parametrize("way", WAYS)
def test_sigterm_leaves_from_any_prompt(begin: Callable[[str], TerminalReader], way: str) -> None:
    """With its status, without a word of an error, and the terminal echoes again."""
    reader = begin(way)
    assert list(prompts(reader, way))
    reader.type("abc")
    reader.child.kill(signal.SIGTERM)
    assert reader.status() == 128 + signal.SIGTERM
    assert b"Traceback" not in reader.raw
    assert reader.child.getecho()


@pytest.mark.parametrize("term", ["xterm", "dumb"])
@pytest.mark.parametrize("way", ["game", "table", "pad"])
def test_a_lost_terminal_loses_no_word(tmp_path: Path, way: str, term: str) -> None:
    """The terminal vanishes in the middle of a line: what was told is there again."""
    arguments, steps = WAYS[way]
    lines = [line for line, _ in steps[1:]]
    shown = [prompt for _, prompt in steps]
    talk = list(zip(shown, [*(f"{line}\r" for line in lines), "ab"], strict=True))
    env = {**at_home(tmp_path), "TERM": term}
    assert hang_up(tmp_path, env, argv=[*GAME, *arguments], talk=talk) == 0
    assert (tmp_path / "errors").read_text("utf-8") == ""
    with TerminalReader([*GAME], ANY, env=at_home(tmp_path)) as reader:
        assert reader.start().prompt == "Weiterspielen, ja:"
        resumed = reader.command("")
    assert resumed.prompt == RESUMED[way]


#: Where each way goes on: at what was told last.
RESUMED = {"game": "Ablage 5:", "table": "Vorher b2:", "pad": "Summe Ben:"}
