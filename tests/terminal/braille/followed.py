"""A program in a pseudo terminal whose cursor a braille display follows."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.terminal.braille.brltty import Brltty
from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader

_COLUMNS, _ROWS = 80, 24
#: The program waits wherever its cursor's line says something.
_ANYTHING = r"\S"


class FollowedReader(TerminalReader):
    """Whatever the program writes is shown to ``display`` at once."""

    display: Brltty

    def _read(self, seconds: float) -> bool:
        came = super()._read(seconds)
        if came:
            cursor = self.screen.cursor
            self.display.screen.publish(self.screen.display, int(cursor.x), int(cursor.y))
        return came


class Touch:
    """Somebody who types and reads with the fingers: knows only what the cells show."""

    def __init__(self, reader: FollowedReader) -> None:
        """``reader`` has started."""
        self._reader = reader
        self._display = reader.display

    def read(self) -> str:
        """What the cells show, once they show the cursor and what stands around it.

        Blanks at the end are left off. A line that is longer than the cells is shown in parts.
        """
        screen, cells = self._reader.screen, self._display.cells
        start = screen.place[1] // cells * cells
        self._display.shows(screen.row_text(screen.row)[start : start + cells])
        return self._display.text

    def type(self, letters: str) -> str:
        """Type, each letter once the one before can be felt; what the cells show then."""
        for letter in letters:
            self._reader.type(letter)
            self.read()
        return self._display.text

    def enter(self) -> str:
        """Press Enter; what the cells show then, empty when the program has ended."""
        self._reader.enter()
        return "" if self._reader.ended else self.read()

    def say(self, line: str) -> str:
        """Type a line and press Enter."""
        self.type(line)
        return self.enter()


@contextmanager
def followed(arguments: Sequence[str], home: Path, cells: int) -> Iterator[Touch]:
    """The game, and somebody with a display of ``cells`` cells at it."""
    with Brltty(cells, columns=_COLUMNS, rows=_ROWS) as display:
        program = [*GAME, *arguments]
        reader = FollowedReader(
            program, _ANYTHING, columns=_COLUMNS, rows=_ROWS, env=at_home(home), quiet=0.02
        )
        reader.display = display
        with reader:
            reader.start()
            yield Touch(reader)
            noise = [str(exchange) for exchange in reader.exchanges if exchange.noise]
            assert noise == []
