"""The pad in a real terminal: everything is heard once, where it is seen, and nothing more."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":  # it has no pseudo terminals
    pytest.skip("no pseudo terminals", allow_module_level=True)

from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader

PROMPT = r"^(Runde \d+|Beendet|Summe \w+|Stand \w+, -?\d+|Noch eine|Mehr):"
LINES = {
    "runde anna 19 14 22": "Runde 2:",
    "": "Beendet:",
    "ben": "Summe Anna:",
    "1 0 3 4": "Summe Ben:",
    "minus zwei": "Summe Carla:",
    "dora": "Summe Carla:",
    "30": "Runde 3:",
    "korrigiere runde 1 beender carla": "Runde 3:",
    "kommt eva": "Stand Eva, 74:",
    "50": "Runde 3:",
    "geht ben": "Runde 3:",
    "block": "Runde 3:",
    "runde anna 100 4 4": "Noch eine:",
    "hilfe": "Noch eine:",
    "ja": "Runde 1:",
}


@pytest.mark.parametrize("columns", [80, 40])
def test_an_evening_is_heard_once(tmp_path: Path, columns: int) -> None:
    """Each answer is told once above the next prompt, on which the cursor rests; no noise."""
    command = [*GAME, "wertung", "Anna", "Ben", "Carla"]
    with TerminalReader(command, PROMPT, columns=columns, env=at_home(tmp_path)) as reader:
        reader.start()
        for line, prompt in LINES.items():
            answer = reader.command(line)
            assert answer.prompt == prompt, str(answer)
            assert answer.heard == [*answer.lines, answer.prompt], str(answer)
            assert not answer.noise, str(answer)
        reader.press("ende\r")
        assert reader.status() == 0
