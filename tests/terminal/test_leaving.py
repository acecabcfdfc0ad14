"""Leaving a terminal, wanted or not: promptly, with a sensible status, and never a traceback."""

import fcntl
import os
import pty
import signal
import subprocess
import termios
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.terminal.conftest import DEMO, Starter
from tests.terminal.demo import GOODBYE, PROMPT
from tests.terminal.terminal_reader import ROOT, TerminalReader, default_signals

#: Far more than a loaded machine needs.
PATIENCE = 60


def hang_up(
    folder: Path,
    env: dict[str, str],
    prepare: Callable[[], object] = int,
    *,
    argv: Sequence[str] = DEMO,
    talk: Sequence[tuple[str, str]] = ((PROMPT, ""),),
) -> int:
    """Start a program in a terminal, take the terminal away, and give the exit status.

    talk  what it must have written before the next line is typed, and that line; the last line
          stays without Enter
    """
    ours, theirs = pty.openpty()

    def own_terminal() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        default_signals()
        prepare()

    with (folder / "errors").open("wb") as errors:
        demo = subprocess.Popen(
            argv,
            stdin=theirs,
            stdout=theirs,
            stderr=errors,
            cwd=ROOT,
            env={**os.environ, **env},
            start_new_session=True,
            preexec_fn=own_terminal,  # noqa: PLW1509 - there are no threads
        )
    try:
        os.close(theirs)
        for shown, line in talk:
            seen = b""
            while shown.split()[-1].encode() not in seen:
                seen += os.read(ours, 1024)
            os.write(ours, line.encode())
        os.close(ours)
        return demo.wait(PATIENCE)
    finally:
        demo.kill()
        demo.wait()


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_lost_terminal_ends_the_program(tmp_path: Path, term: str) -> None:
    """When the terminal is closed the program ends well, or by the signal, and says nothing."""
    assert hang_up(tmp_path, {"TERM": term}) == 0
    assert (tmp_path / "errors").read_text() == ""


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_lost_terminal_ends_it_even_under_nohup(tmp_path: Path, term: str) -> None:
    """Without a signal the end of input tells the same; it does not wait or spin for ever."""

    def ignore() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    assert hang_up(tmp_path, {"TERM": term}, ignore) == 0
    assert (tmp_path / "errors").read_text() == ""


def leave_by(reader: TerminalReader, number: signal.Signals) -> tuple[int | None, str]:
    """Send a signal; the status, and what is on the screen afterwards."""
    reader.child.kill(number)
    status = reader.status()
    return status, "\n".join(reader.screen.display)


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGHUP, 0), (signal.SIGTERM, 128 + signal.SIGTERM)]
)
@pytest.mark.parametrize("term", ["xterm", "dumb"])
@pytest.mark.parametrize("line", ["", "langsam\r"], ids=["at a prompt", "while an answer comes"])
def test_signals_leave_a_usable_terminal(
    start: Starter, number: signal.Signals, status: int, term: str, line: str
) -> None:
    """SIGHUP and SIGTERM leave at once; the terminal echoes again, and there is no traceback."""
    reader = start(env={"TERM": term})
    if line:
        reader.press(line)
    left, screen = leave_by(reader, number)
    assert left == status
    assert "Traceback" not in screen
    assert reader.child.getecho()


def test_the_line_is_left_before_a_goodbye(start: Starter) -> None:
    """What the program says after a hangup starts on a line of its own."""
    reader = start()
    reader.type("abc")
    assert reader.press("", label="nothing").prompt == f"{PROMPT}abc"
    _, screen = leave_by(reader, signal.SIGHUP)
    assert f"{PROMPT}abc" in [line.rstrip() for line in screen.splitlines()]
    assert GOODBYE in [line.rstrip() for line in screen.splitlines()]


def test_ctrl_z_stops_and_fg_goes_on() -> None:
    """Ctrl-Z gives the shell back; after fg prompt and typed text come on a new line."""
    shell = TerminalReader(["bash", "--norc", "-i"], r"^bash\$", env={"PS1": "bash$ "})
    with shell:
        shell.start()
        shell.press(f"{' '.join(DEMO)}\r", f"^{PROMPT}?")
        shell.press("abc", "abc$")
        stopped = shell.submit("\x1a")
        assert any("Stopped" in line for line in stopped.lines)
        resumed = shell.press("fg\r", f"^{PROMPT}abc$")
        assert resumed.heard[-1] == f"{PROMPT}abc"
        shell.press("\x03", f"^{PROMPT.rstrip()}$")
        shell.press("ende\r", r"^bash\$$")
        assert shell.child.isalive()
