"""A prompt_toolkit prompt that a screen reader hears once: it writes as little as `input()`."""

import atexit
import contextlib
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import StyleAndTextTuples

from skyjo_a11y.calm_bold import BOLD
from skyjo_a11y.calm_history import CalmHistory
from skyjo_a11y.calm_keys import calm_keys
from skyjo_a11y.calm_output import spelled
from skyjo_a11y.calm_renderer import calm
from skyjo_a11y.console import Complete
from skyjo_a11y.terminal_signals import LEAVING, leaving_by

if sys.platform != "win32":
    import termios


class CalmConsole:
    """The console of a capable terminal; see console.Console.

    No menus, toolbars and suggestions: they put words on the line that nobody typed.
    """

    def __init__(self, complete: Complete, history: Path | None) -> None:
        self._session: PromptSession[str] = PromptSession(
            history=CalmHistory(history),
            key_bindings=calm_keys(complete),
            complete_while_typing=False,
            reserve_space_for_menu=0,
            include_default_pygments_style=False,
        )
        self._renderer = calm(self._session.app)
        self._session.default_buffer.on_text_changed += self._begin_typing
        self._typing: StyleAndTextTuples = []
        self._status: int | None = None
        _hush_echo()

    def read(self, prompt: str, typing: str = "", *, bold: bool = False) -> str:
        """Read one line; see Console."""
        sys.stdout.flush()
        style = BOLD if bold else ""
        self._typing = [(style, spelled(typing))] if typing else []
        with leaving_by(self._hurry):
            line = self._prompt([(style, spelled(prompt))])
        if self._status:
            raise SystemExit(self._status)
        if line is None or self._status is not None:
            raise EOFError
        # bytes that are no text come as lone surrogates, which nothing can write
        return line.encode("utf-8", "surrogateescape").decode("utf-8", "replace")

    def _prompt(self, prompt: StyleAndTextTuples) -> str | None:
        try:
            return self._session.prompt(prompt, pre_run=self._stop)
        except (EOFError, OSError):  # OSError: the terminal is gone
            return None

    def _begin_typing(self, buffer: Buffer) -> None:
        """Leave a line that was to be read, as it stands, for the prompt of what is typed."""
        if self._typing and buffer.text:
            self._session.message, self._typing = self._typing, []
            self._renderer.next_line()

    def _hurry(self, number: int, _frame: FrameType | None) -> None:
        """Leave through the prompt, because a raw terminal is to be restored."""
        self._status = LEAVING[signal.Signals(number)]
        if (loop := self._session.app.loop) is not None:
            loop.call_soon_threadsafe(self._stop)

    def _stop(self) -> None:
        """End a prompt that should not wait: the signal may have come before it began."""
        app = self._session.app
        if self._status is not None and not app.is_done:
            app.exit(result="")


def _hush_echo() -> None:
    """Stop the terminal's own echo until the program ends.

    Keys typed ahead, while an answer is still being written, would be echoed into it and then be
    drawn, so spoken, again at the next prompt.
    """
    if sys.platform != "win32":
        terminal = sys.stdin.fileno()
        before, hushed = termios.tcgetattr(terminal), termios.tcgetattr(terminal)
        hushed[3] &= ~termios.ECHO
        termios.tcsetattr(terminal, termios.TCSANOW, hushed)
        atexit.register(_restore, terminal, before)


def _restore(terminal: int, attributes: list[Any]) -> None:
    if sys.platform != "win32":
        with contextlib.suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(terminal, termios.TCSANOW, attributes)
