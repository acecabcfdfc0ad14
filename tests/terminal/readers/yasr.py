"""Drives yasr, a real screen reader for terminals, and tells what it says."""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

import pexpect

from tests.needs import need
from tests.terminal.terminal_reader import ROOT

CONFIGURATION = Path("/etc/yasr/yasr.conf")
KEYS = {
    "<Enter>": "\r",
    "<Tab>": "\t",
    "<Up>": "\x1b[A",
    "<Down>": "\x1b[B",
    "<Ctrl-C>": "\x03",
    "<Backspace>": "\x7f",
}


def letters(said: list[str]) -> str:
    """Everything that is heard, without blanks and breaks."""
    return "".join("".join(text.split()) for text in said if text != "blank")


class Yasr:
    """A program in a terminal, read by yasr.

    folder   gets the configuration and the record of what was said
    timeout  seconds to wait for an utterance; far more than a loaded machine needs
    quiet    seconds of silence after which everything has been said
    """

    def __init__(
        self, argv: Sequence[str], folder: Path, timeout: float = 60.0, quiet: float = 0.7
    ) -> None:
        self.argv, self.folder, self.timeout, self.quiet = list(argv), folder, timeout, quiet
        self.log = folder / "speech.jsonl"
        self.heard = 0

    def __enter__(self) -> Self:
        program = need("yasr")
        self.log.write_text("", "utf-8")
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            program,
            ["-C", str(self._configuration()), "--", *self.argv],
            env={**os.environ, "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "TERM": "xterm"},
            cwd=ROOT,
            dimensions=(24, 80),
            timeout=self.timeout,
        )
        self.child.delaybeforesend = None
        return self

    def __exit__(self, *_exc: object) -> None:
        self.child.close(force=True)

    def press(self, keys: str) -> None:
        """Press one key after the other: letters, or a name from KEYS."""
        for key in [KEYS[keys]] if keys in KEYS else keys:
            self.child.send(key)
            self._read(0.1)

    def says_until(self, last: str | None) -> list[str]:
        """Wait for an utterance (None: only for silence); all that was said since last asked."""
        self._wait(lambda said: last is None or last in said, last)
        return self._until_silent()

    def says_all(self, expected: list[str]) -> list[str]:
        """Wait for as many letters as these; all that was said since last asked.

        It speaks what has come so far, so on a loaded machine a line may come in two pieces.
        """
        enough = len(letters(expected))
        self._wait(lambda said: len(letters(said)) >= enough, expected)
        return self._until_silent()

    def _wait(self, done: Callable[[list[str]], bool], what: object) -> None:
        deadline = time.monotonic() + self.timeout
        while not done(self._said()):
            if time.monotonic() > deadline:
                raise TimeoutError(f"yasr did not say {what!r} but {self._said()}")
            self._read(0.05)

    def _until_silent(self) -> list[str]:
        silent, count = time.monotonic(), len(self._said())
        while time.monotonic() < silent + self.quiet:
            self._read(0.05)
            if len(self._said()) != count:
                silent, count = time.monotonic(), len(self._said())
        said = self._said()
        self.heard += len(said)
        return [text for text in said if text != "blank"]

    def _said(self) -> list[str]:
        """Utterances not yet handed out; the echo of single keys is none."""
        written = self.log.read_text("utf-8", "replace")
        # The server may be in the middle of a line; it comes whole the next time.
        whole = written[: written.rfind("\n") + 1]
        events = [json.loads(line) for line in whole.splitlines()]
        said = [event["text"] for event in events if event["kind"] == "say" and event["text"]]
        return said[self.heard :]

    def _read(self, seconds: float) -> None:
        """Keep the terminal going."""
        try:
            self.child.read_nonblocking(65536, timeout=seconds)
        except (pexpect.TIMEOUT, pexpect.EOF):
            time.sleep(0.01)

    def _configuration(self) -> Path:
        """Yasr's own configuration, with a server that only records."""
        server = self.folder / "server"
        recorder = Path(__file__).with_name("fake_speech.py")
        server.write_text(f"#!/bin/sh\nexec {sys.executable} {recorder} {self.log}\n", "utf-8")
        server.chmod(0o755)
        path = self.folder / "yasr.conf"
        text = CONFIGURATION.read_text("latin-1")
        text = text.replace("synthesizer=speech dispatcher", "synthesizer=emacspeak server")
        text = text.replace("synthesizer port=127.0.0.1:6560", f"synthesizer port=|{server}")
        path.write_text(text, "latin-1")
        return path
