"""An emulated screen that keeps account of what is written, written again and scrolled away."""

import re
import time
from collections.abc import Callable
from typing import Any

import pyte
from wcwidth import wcwidth

#: Shortest run of equal characters that counts as a redraw.  Shorter runs are
#: mostly chance: another text over an erased line shares a letter here or there.
SHORTEST_REDRAW = 3


class ListeningScreen(pyte.Screen):
    """Rows are counted from the first ever shown, so they keep their numbers when scrolling.

    reply   gets what a terminal answers by itself, such as cursor position reports
    """

    def __init__(self, columns: int, rows: int, reply: Callable[[str], None]) -> None:
        self.top = 0  # rows that have scrolled off so far
        self.shown: dict[int, dict[int, str]] = {}  # survives erasing
        self.scrolled: dict[int, str] = {}
        self.begin()
        self._reply = reply
        super().__init__(columns, rows)

    def write_process_input(self, data: str) -> None:
        """Send what a terminal answers by itself."""
        self._reply(data)

    # -- account of one exchange ------------------------------------------
    def begin(self) -> None:
        """Open a new account."""
        self.heard: list[str] = []
        self.utterance = ""
        self.run = self.rewritten = self.cursor_ups = self.bells = self.clears = 0
        self.alternate = False
        self.echo = ""  # keys whose plain echo is not speech
        self.echo_at = (0, 0)  # (row, column) where it will appear
        self.last: tuple[int, int] | None = None
        self.first_new: float | None = None
        self.typed_row: int | None = None  # text on this row is not an answer

    def expect_echo(self, keys: str) -> None:
        """Take the next plain appearance of these keys at the cursor as their echo."""
        self.echo, self.echo_at = keys, self.place

    def finish(self) -> None:
        """Close the account: what was written last is an utterance too."""
        self._end_run()
        self._end_utterance()

    def _end_run(self) -> None:
        if self.run >= SHORTEST_REDRAW:
            self.rewritten += self.run
        self.run = 0

    def _end_utterance(self) -> None:
        text = re.sub(r"\s+", " ", self.utterance).strip()
        if text:
            self.heard.append(text)
        self.utterance = ""

    # -- what the program writes ------------------------------------------
    def draw(self, data: str) -> None:
        """Show characters and keep account of each."""
        for char in data:
            super().draw(char)
            width = wcwidth(char)
            if width > 0:
                self._account(char, self.cursor.x - width, self.row)

    def _account(self, char: str, x: int, row: int) -> None:
        if self.last is not None and row != self.last[0]:
            self._end_run()
            self._end_utterance()
        elif self.last is not None and x > self.last[1] + 1:
            self.utterance += " "
        self.last = (row, x)
        line = self.shown.setdefault(row, {})
        if self.echo[:1] == char and (row, x) in {self.echo_at, (self.echo_at[0] + 1, 0)}:
            self.echo, self.echo_at = self.echo[1:], (row, x + max(1, wcwidth(char)))
            line[x] = char
            return
        self.utterance += char
        if char == " ":
            return
        if line.get(x) == char:
            self.run += 1
        else:
            self._end_run()
            if self.first_new is None and row != self.typed_row:
                self.first_new = time.monotonic()
        line[x] = char

    def linefeed(self) -> None:
        """Go to the next line: what was written on this one is an utterance."""
        self._end_run()
        self._end_utterance()
        self.last = None
        super().linefeed()

    def index(self) -> None:
        """Go down a row, remembering a row that scrolls off."""
        bottom = self.margins.bottom if self.margins else self.lines - 1
        if self.cursor.y == bottom:
            self.scrolled[self.top] = self.row_text(self.top)
            self.top += 1
        super().index()

    def cursor_up(self, count: int | None = None) -> None:
        """Count a move up."""
        self.cursor_ups += 1
        super().cursor_up(count)

    def bell(self, *_args: Any) -> None:  # noqa: ANN401 - as inherited
        """Count a bell."""
        self.bells += 1

    def erase_in_display(self, how: int = 0, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as inherited
        """Count a clear of the whole screen."""
        if how in {2, 3}:
            self.clears += 1
        super().erase_in_display(how, *args, **kwargs)

    def set_mode(self, *modes: int, **kwargs: Any) -> None:  # noqa: ANN401 - as inherited
        """Notice the alternate screen."""
        if kwargs.get("private") and {47, 1047, 1049} & set(modes):
            self.alternate = True
        super().set_mode(*modes, **kwargs)

    # -- reading the screen ------------------------------------------------
    @property
    def row(self) -> int:
        """The cursor's row."""
        return self.top + int(self.cursor.y)

    @property
    def place(self) -> tuple[int, int]:
        """The cursor's row and column."""
        return self.row, int(self.cursor.x)

    def row_text(self, row: int) -> str:
        """The text of a row, also of one that has scrolled off."""
        if row in self.scrolled and row < self.top:
            return self.scrolled[row]
        cells = self.buffer[row - self.top]
        return "".join(cells[x].data for x in range(self.columns)).rstrip()

    def before_cursor(self) -> str:
        """The text of the cursor's row up to the cursor, blanks included."""
        cells = self.buffer[self.cursor.y]
        return "".join(cells[x].data for x in range(self.cursor.x))

    def snapshot(self) -> dict[int, str]:
        """The text of each row on the screen."""
        return {row: self.row_text(row) for row in range(self.top, self.top + self.lines)}
