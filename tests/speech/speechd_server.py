"""A real speech-dispatcher for one test: private, without a sound card, gone afterwards.

with SpeechdServer() as server:
run_something(env={**os.environ, **server.client_env()})
server.spoken()          # -> ["Willkommen bei Skyjo …", …]
"""

import contextlib
import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tests.needs import need, need_speech_client

MODULE = Path(__file__).with_name("sd_capture.py")
#: Generous: only a test that fails takes so long.
PATIENCE = 60.0
_STARTS = 0.01
_CONFIGURATION = """\
LogLevel 3
LogDir "{root}/log"
DefaultVolume 100
DefaultLanguage "en"
DefaultPunctuationMode none
AudioOutputMethod "alsa"
AddModule "capture" "{module}" "capture.conf"
DefaultModule capture
"""

Event = dict[str, Any]


class SpeechdServer:
    """Runs the dispatcher with the recording module on a socket of its own."""

    def __init__(self, ms_per_char: float = 0.1) -> None:
        """``ms_per_char``: how slowly the module pretends to speak."""
        self._ms_per_char = ms_per_char
        self._program = need("speech-dispatcher")
        need_speech_client()
        self._root = Path()

    def __enter__(self) -> Self:
        self._root = Path(tempfile.mkdtemp(prefix="spd-"))
        for folder in ("log", "conf/modules", "conf/clients"):
            (self._root / folder).mkdir(parents=True)
        self._log.touch()
        text = _CONFIGURATION.format(root=self._root, module=self._module())
        (self._root / "conf/speechd.conf").write_text(text)
        (self._root / "conf/modules/capture.conf").write_text("")
        self._process = subprocess.Popen(
            [
                *(self._program, "-s", "-l", "3", "-t", "0"),
                *("-c", "unix_socket", "-S", str(self.socket)),
                *("-C", str(self._root / "conf"), "-L", str(self._root / "log")),
                *("-P", str(self._root / "pid")),
            ],
            env=self._environment(),
            stdout=subprocess.DEVNULL,
            stderr=(self._root / "stderr.txt").open("w"),
            start_new_session=True,
        )
        self._await(self.socket.exists)
        return self

    def __exit__(self, *_exception: object) -> None:
        self.kill()
        shutil.rmtree(self._root, ignore_errors=True)

    @property
    def socket(self) -> Path:
        """Where clients reach it."""
        return self._root / "speechd.sock"

    @property
    def _log(self) -> Path:
        return self._root / "spoken.jsonl"

    def client_env(self) -> dict[str, str]:
        """What leads a client to it, and keeps the client from starting another one."""
        return client_env(self.socket)

    def kill(self) -> None:
        """End it and its module at once, as a crash would."""
        self._signal(signal.SIGCONT)
        self._signal(signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        """Let it hang: connections are still taken, nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, number)

    def events(self) -> list[Event]:
        """Everything that the module noted."""
        written = self._log.read_text("utf-8", "replace")
        # The module may be in the middle of a line; it comes whole the next time.
        whole = written[: written.rfind("\n") + 1]
        return [json.loads(line) for line in whole.splitlines()]

    def spoken(self) -> list[str]:
        """What it was given to say."""
        return [event["text"] for event in self.events() if event["event"] == "speak"]

    def wait(self, enough: Callable[[list[Event]], bool]) -> list[Event]:
        """The events, once they are ``enough``."""
        self._await(lambda: enough(self.events()))
        return self.events()

    def _await(self, enough: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not enough():
            assert time.monotonic() < deadline, self._log.read_text("utf-8")
            assert self._process.poll() is None, (self._root / "stderr.txt").read_text()
            time.sleep(_STARTS)

    def _module(self) -> Path:
        """A program that starts the module with this Python: no venv need be on the path."""
        module = self._root / "capture"
        module.write_text(f'#!/bin/sh\nexec "{sys.executable}" -I "{MODULE}" "$@"\n')
        module.chmod(module.stat().st_mode | stat.S_IXUSR)
        return module

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "SD_CAPTURE_LOG": str(self._log),
            "SD_CAPTURE_MS_PER_CHAR": str(self._ms_per_char),
            "HOME": str(self._root),
            "XDG_RUNTIME_DIR": str(self._root),
            "LC_ALL": "C.UTF-8",
        }


def client_env(socket: Path) -> dict[str, str]:
    """What leads a client to ``socket`` and nowhere else."""
    return {"SPEECHD_ADDRESS": f"unix_socket:{socket}", "SPEECHD_CMD": "/nonexistent"}
