"""A cat on the keyboard: random bytes into the terminal for a whole session."""

import fcntl
import os
import pty
import select
import subprocess
import termios
from pathlib import Path
from random import Random

import pytest

from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import ROOT, default_signals

#: Far more than a loaded machine needs.
PATIENCE = 120
#: Suspend, quit, end of input and the two that stop a terminal's output: those do what they say.
_MEANT = {0x1A, 0x1C, 0x04, 0x13, 0x11}
_PIECES = 60
_MOST_KIB = 200 * 1024
_WORDS = ["a1", "d1", "z", "t b2", "ja", "nein", "\r", "\x1b[A", "\x1b[200~", "\x03", "ä", "\x00"]


def noise(random: Random) -> bytes:
    """A piece of a session: bytes, and now and then something that could be meant."""
    if random.random() < 0.4:
        return random.choice(_WORDS).encode()
    data = random.randbytes(random.randrange(1, 25))
    return bytes(byte for byte in data if byte not in _MEANT)


def drained(terminal: int) -> bytes:
    """What is there to read now."""
    seen = b""
    while select.select([terminal], [], [], 0.02)[0]:
        try:
            seen += os.read(terminal, 65536)
        except OSError:  # the other side is gone
            break
    return seen


def kibibytes(process: int) -> int:
    """The memory that a process takes."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_noise_does_no_harm(tmp_path: Path, seed: int, term: str) -> None:
    """Whatever is typed: no traceback, no hang, no growing memory; then «ende» ends it as ever."""
    ours, theirs = pty.openpty()

    def own_terminal() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        default_signals()

    random = Random(seed)
    with (tmp_path / "errors").open("wb") as errors:
        program = subprocess.Popen(
            [*GAME, "spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7"],
            stdin=theirs,
            stdout=theirs,
            stderr=errors,
            cwd=tmp_path,
            env={**os.environ, **at_home(tmp_path), "TERM": term, "PYTHONPATH": str(ROOT)},
            start_new_session=True,
            preexec_fn=own_terminal,  # noqa: PLW1509 - there are no threads
        )
    os.close(theirs)
    try:
        seen = b""
        while b"Aufdecken" not in seen:
            seen += os.read(ours, 4096)
        for _ in range(_PIECES):
            os.write(ours, noise(random))
            seen += drained(ours)
        assert program.poll() is None
        assert kibibytes(program.pid) < _MOST_KIB
        _leave(program, ours)
        assert program.wait(PATIENCE) == 0
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    assert b"Traceback" not in seen
    assert (tmp_path / "errors").read_text() == ""


def _leave(program: subprocess.Popen[bytes], terminal: int) -> None:
    """Abandon what was begun, and say «ende» until it is heard."""
    os.write(terminal, b"\x1b[201~\x03\x03")
    for _ in range(PATIENCE):
        os.write(terminal, b"\rende\r")
        for _ in range(50):
            drained(terminal)
            if program.poll() is not None:
                return
