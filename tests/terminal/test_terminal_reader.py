"""The measuring itself: noise that a program makes is found, and loss too."""

import json
import subprocess
import sys

from tests.terminal.conftest import DEMO
from tests.terminal.demo import GREETING
from tests.terminal.terminal_reader import ROOT, TerminalReader

#: A program that does what the calm prompt avoids.
NOISY = """
import os
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
session = PromptSession(completer=WordCompleter(["hand", "hilfe"]))
while (line := session.prompt("Dein Zug: ")) != "ende":
    print("Reihe A: 5.")
"""


def noisy() -> TerminalReader:
    """A plain PromptSession with a menu of completions."""
    return TerminalReader([sys.executable, "-c", NOISY], "^Dein Zug:", quiet=0.3)


def test_redraws_are_heard() -> None:
    """A plain prompt writes the typed line again: heard, though the screen stays the same."""
    with noisy() as reader:
        reader.start()
        reader.press("xyz", "xyz$")
        answer = reader.enter()
    assert answer.lines == ["Reihe A: 5."]
    assert answer.heard[0] == "Dein Zug: xyz"
    assert answer.rewritten >= len("DeinZug:xyz")
    assert "rewritten" in answer.noise


def test_menus_are_heard() -> None:
    """Words that nobody typed are heard while one types."""
    with noisy() as reader:
        reader.start()
        assert "hilfe" in " ".join(reader.press("h", "h$").heard)


def test_the_command_prints_each_exchange() -> None:
    """The command types lines and prints what was met, as text or as JSON."""
    arguments = ["-p", "^Dein Zug:", "-t", "hand", "-t", "ende", "--json", "--", *DEMO]
    done = subprocess.run(
        [sys.executable, "-m", "tests.terminal", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    exchanges = [json.loads(line) for line in done.stdout.splitlines()]
    assert exchanges[0]["lines"] == [GREETING]
    assert [exchange["typed"] for exchange in exchanges] == ["", "hand", "hand", "ende", "ende"]
