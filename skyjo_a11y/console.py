"""Reads what a person types, line by line, and nothing else; written text goes another way."""

import contextlib
import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TextIO

from skyjo_a11y.calm_output import calm_output
from skyjo_a11y.terminal_signals import stay, tame_signals

__all__ = [
    "Complete",
    "Console",
    "LineConsole",
    "calm_output",
    "is_dumb",
    "is_terminal",
    "open_console",
]

#: From the line up to the cursor to the words that could stand where its last word is.
Complete = Callable[[str], list[str]]


class Console(Protocol):
    """Where a person's lines come from."""

    def read(self, prompt: str, typing: str = "", *, bold: bool = False) -> str:
        """Ask once and return the line without its end; EOFError when there will be no more.

        ``typing``: the prompt for what is typed, where ``prompt`` is a line to be read. It follows
        below with the first letter if the console can do that, so that what is typed stands near
        the beginning of a line: behind a long one it would leave a braille display. ``bold``: so
        is the prompt, if the terminal can.

        What was written to sys.stdout before is flushed first, so it always stands above the
        prompt. Ctrl-C only ever abandons the line: the prompt comes again.
        """


def open_console(complete: Complete, history: Path | None) -> Console:
    """Give the calmest console for what stdin and stdout are.

    Two terminals get the calm prompt, with Tab by `complete` and with `history` kept in a file (in
    memory only without one). A dumb terminal, such as Emacs's shell with Emacspeak, edits lines
    itself. Anything else is read line by line, and no prompt is written.

    At a terminal signals are taken over for the whole process: Ctrl-C does nothing outside `read`,
    and a lost terminal or SIGTERM leaves by EOFError or SystemExit.
    """
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        return LineConsole(prompting=False)
    tame_signals()
    if is_dumb():
        return LineConsole(prompting=True)
    from skyjo_a11y.calm_prompt import CalmConsole  # noqa: PLC0415 - a pipe need not wait for it

    return CalmConsole(complete, history)


class LineConsole:
    """Lines as stdin gives them.

    prompting   write the prompt and survive Ctrl-C, because somebody sits at a dumb terminal
    """

    def __init__(self, *, prompting: bool) -> None:
        self._prompting = prompting
        if isinstance(sys.stdin, io.TextIOWrapper):
            _accept_any_bytes(sys.stdin)

    def read(self, prompt: str, typing: str = "", *, bold: bool = False) -> str:  # noqa: ARG002 - it has one face
        """Read one line; see Console."""
        if typing:
            prompt += " "
        if not self._prompting:
            return _next_line("")
        while True:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            try:
                return _next_line(prompt)
            except (KeyboardInterrupt, EOFError) as end:
                sys.stdout.write("\n")
                if isinstance(end, EOFError):
                    raise
            finally:
                signal.signal(signal.SIGINT, stay)


def _next_line(prompt: str) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    try:
        line = sys.stdin.readline() if _is_open(sys.stdin) else ""
    except OSError:  # the terminal is gone
        line = ""
    if not line:
        raise EOFError
    return line.removesuffix("\n").removesuffix("\r")


def _accept_any_bytes(stdin: io.TextIOWrapper) -> None:
    """Make text of whatever comes: a terminal knows its encoding, files and pipes are UTF-8."""
    encoding = None if stdin.isatty() else "utf-8-sig"
    with contextlib.suppress(io.UnsupportedOperation):  # somebody has already read from it
        stdin.reconfigure(encoding=encoding, errors="replace", newline="\n")


def _is_open(stream: TextIO | None) -> bool:
    """Tell a usable stream from none: Python has no sys.stdin under `<&-`."""
    return stream is not None and not stream.closed


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person sits there; Python has no stream at all under ``<&-``."""
    return stream is not None and not stream.closed and stream.isatty()


def is_dumb() -> bool:
    """Whether the terminal cannot move its cursor; Windows does without TERM."""
    return sys.platform != "win32" and os.environ.get("TERM", "") in {"", "dumb", "unknown"}
