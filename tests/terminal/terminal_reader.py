"""Runs a program in a real pseudo terminal and tells what a screen reader meets there.

    with TerminalReader([sys.executable, "-m", "skyjo_a11y"], prompt="^Dein Zug:") as reader:
        reader.start()                       # everything up to the first prompt
        answer = reader.command("hand")      # types "hand", presses Enter, waits
        assert answer.lines == ["Reihe A: 5, minus 2, verdeckt, 12."]
        assert answer.prompt == "Dein Zug:"
        assert not answer.noise              # nothing is read twice

Two kinds of reader are modelled, because real ones differ: `heard` is what a reader speaks that
follows the program's writing, redraws included (tdsr, yasr, Speakup, VoiceOver); `lines` is what is
new on the screen afterwards (Fenrir, NVDA). POSIX only; `python -m tests.terminal` is the command.
"""

import os
import re
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

import pexpect
import pyte

from tests.terminal.exchange import Exchange
from tests.terminal.listening_screen import ListeningScreen

#: The checkout: programs run here, so that `-m skyjo_a11y` and `-m tests.…` are found.
ROOT = Path(__file__).parents[2]


class TerminalReader:
    """Run `argv` in a terminal of `columns` x `rows` and talk to it.

    prompt      regular expression for the line on which the program waits
    env         variables to set; None as value takes one away
    timeout     seconds after which waiting fails; far more than a loaded machine needs
    quiet       seconds without output after which an exchange that has come about is over
    answer_cpr  answer cursor position requests, as nearly all terminals do
    """

    def __init__(
        self,
        argv: Sequence[str],
        prompt: str,
        *,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str | None] | None = None,
        timeout: float = 60.0,
        quiet: float = 0.1,
        answer_cpr: bool = True,
    ) -> None:
        self.argv, self.prompt = list(argv), re.compile(prompt)
        self.timeout, self.quiet, self.answer_cpr = timeout, quiet, answer_cpr
        self.screen = ListeningScreen(columns, rows, self._answer)
        self.stream = pyte.ByteStream(self.screen)
        self.exchanges: list[Exchange] = []
        self.raw = bytearray()
        self.ended = False
        self._env = _environment(env or {})

    # -- life cycle --------------------------------------------------------
    def __enter__(self) -> Self:
        self.started = time.monotonic()
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            self.argv[0],
            self.argv[1:],
            env=self._env,
            cwd=ROOT,
            dimensions=(self.screen.lines, self.screen.columns),
            timeout=self.timeout,
            preexec_fn=default_signals,
        )
        self.child.delaybeforesend = None
        return self

    def __exit__(self, *_exc: object) -> None:
        self.child.close(force=True)

    def status(self) -> int | None:
        """The exit status, once the program has ended by itself; minus the signal if killed."""
        self._wait(lambda: self.ended, "the end of the program")
        self.child.wait()
        killed = self.child.signalstatus
        return self.child.exitstatus if killed is None else -killed

    def _answer(self, data: str) -> None:
        if self.answer_cpr:
            self.child.send(data)

    # -- exchanges ---------------------------------------------------------
    def start(self) -> Exchange:
        """Everything that the program says before it waits for the first time."""
        return self._exchange("", lambda: None, self._at_prompt, self.started)

    def type(self, text: str) -> Exchange:
        """Type letters, each once the one before has appeared; their echo is no speech."""
        return self._exchange(text, lambda: self._type(text), lambda: True)

    def press(self, keys: str | bytes, shows: str | None = None, label: str = "") -> Exchange:
        """Press keys at once; wait until the cursor's line matches `shows`, if that is given."""
        row = self.screen.row

        def done() -> bool:
            return shows is None or self._shows(shows)

        def send() -> None:
            self.screen.typed_row = row
            self.child.send(keys)

        return self._exchange(label or repr(keys), send, done)

    def enter(self) -> Exchange:
        """Press Enter; wait for the next prompt or the program's end."""
        return self.submit("\r")

    def submit(self, keys: str) -> Exchange:
        """Press keys that bring a new prompt below, or end the program."""
        row = self.screen.row
        return self._exchange(
            repr(keys),
            lambda: self.child.send(keys),
            lambda: self.screen.row != row and self._at_prompt(),
        )

    def command(self, line: str) -> Exchange:
        """Type a line, press Enter; the exchange of the answer (typing is kept before it)."""
        if line:
            self.type(line)
        answer = self.enter()
        answer.typed = line
        return answer

    def resize(self, columns: int) -> Exchange:
        """Make the window wider or narrower; all that the program writes because of it."""

        def change() -> None:
            self.screen.resize(self.screen.lines, columns)
            self.child.setwinsize(self.screen.lines, columns)

        return self._exchange(f"{columns} columns", change, lambda: True)

    def transcript(self) -> str:
        """All exchanges so far, readable."""
        return "\n".join(str(exchange) for exchange in self.exchanges)

    # -- waiting -----------------------------------------------------------
    def _at_prompt(self) -> bool:
        return self.prompt.search(self.screen.row_text(self.screen.row)) is not None

    def _shows(self, pattern: str) -> bool:
        return re.search(pattern, self.screen.row_text(self.screen.row)) is not None

    def _type(self, text: str) -> None:
        for char in text:
            self._echo(char, self.screen.place)

    def _echo(self, char: str, place: tuple[int, int]) -> None:
        self.screen.expect_echo(char)
        self.child.send(char)
        self._wait(lambda: self.screen.place != place, f"the echo of {char!r}")

    def _exchange(
        self,
        label: str,
        act: Callable[[], object],
        done: Callable[[], bool],
        started: float | None = None,
    ) -> Exchange:
        screen, seen = self.screen, len(self.raw)
        screen.begin()
        before, row = screen.snapshot(), screen.row
        started = time.monotonic() if started is None else started
        act()
        self._wait(lambda: self.ended or done(), f"what follows {label}")
        last = self._settle()
        screen.finish()
        exchange = self._account(label, before, row)
        exchange.bytes_written = len(self.raw) - seen
        exchange.settled_after = last - started
        if screen.first_new is not None:
            exchange.first_line_after = screen.first_new - started
        self.exchanges.append(exchange)
        return exchange

    def _account(self, label: str, before: Mapping[int, str], row: int) -> Exchange:
        screen, last = self.screen, self.screen.row
        rows = range(min(row, last), screen.top + screen.lines)
        texts = {at: screen.row_text(at) for at in rows if at != last or self.ended}
        return Exchange(
            typed=label,
            heard=screen.heard,
            lines=[text for at, text in texts.items() if text and text != before.get(at)],
            prompt=screen.row_text(last),
            column=int(screen.cursor.x),
            rewritten=screen.rewritten,
            cursor_up=screen.cursor_ups,
            bells=screen.bells,
            clears=screen.clears,
            alternate_screen=screen.alternate,
        )

    def _wait(self, done: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + self.timeout
        while not done():
            if time.monotonic() > deadline or (self.ended and not done()):
                raise TimeoutError(f"waited in vain for {what} after:\n{self.transcript()}")
            self._read(0.05)

    def _settle(self) -> float:
        """Read until it has been quiet for a while; the time of the last output."""
        last = time.monotonic()
        while not self.ended and time.monotonic() < last + self.quiet:
            if self._read(self.quiet / 4):
                last = time.monotonic()
        return last

    def _read(self, seconds: float) -> bool:
        """Feed the screen with what comes within some seconds; whether anything came."""
        try:
            data = self.child.read_nonblocking(65536, timeout=seconds)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            self.ended = True
            return False
        self.raw += data
        self.stream.feed(data)
        return True


def default_signals() -> None:
    """Undo what the tests' own start (nohup, `&` in a script) made programs ignore."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGTSTP):
        signal.signal(number, signal.SIG_DFL)


def _environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    """The variables of a common terminal: COLUMNS and LINES would overrule its size."""
    common = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": None, "LINES": None}
    merged = {**os.environ, **common, **changes}
    return {name: value for name, value in merged.items() if value is not None}
