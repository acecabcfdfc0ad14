"""A real screen reader, yasr, says each line of the program once."""

from pathlib import Path

from tests.terminal.conftest import DEMO
from tests.terminal.demo import GOODBYE, GREETING, HAND, PROMPT
from tests.terminal.readers.yasr import Yasr

WAITING = PROMPT.rstrip()


def test_yasr_says_each_line_once(tmp_path: Path) -> None:
    """Start, answer, Tab, Up, Ctrl-C and goodbye are said once each, and typing says no line."""
    with Yasr(DEMO, tmp_path) as yasr:
        assert yasr.says_until(WAITING) == [GREETING, WAITING]
        yasr.press("hand")
        assert yasr.says_until(None) == []
        yasr.press("<Enter>")
        assert yasr.says_until(WAITING) == [*HAND, WAITING]
        yasr.press("au")
        yasr.press("<Tab>")
        said = yasr.says_until(f"{PROMPT}au")
        assert said == ["aufdecken, auslage", f"{PROMPT}au"]
        yasr.press("<Ctrl-C>")
        assert yasr.says_until(WAITING) == [WAITING]
        yasr.press("<Up>")
        assert yasr.says_until("hand") == ["hand"]
        yasr.press("<Enter>")
        assert yasr.says_until(WAITING) == [*HAND, WAITING]
        yasr.press("ende")
        yasr.press("<Enter>")
        assert yasr.says_until(GOODBYE) == [GOODBYE]
