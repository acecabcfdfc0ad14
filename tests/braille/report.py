"""How many cells all messages take: in computer braille and in 6-dot braille, by width."""

from functools import cache
from statistics import median
from typing import NamedTuple

from tests.braille.louis import COMPUTER, CONTRACTED, FULL, cells
from tests.braille.messages import lines

TABLES = (COMPUTER, FULL, CONTRACTED)
WIDTHS = (80, 40, 20, 12)


class Row(NamedTuple):
    """The lines of one width in one braille table; ``fitting`` leave the cursor its cell."""

    table: str
    width: int
    lines: int
    cells: int
    middle: float
    longest: int
    fitting: int


@cache
def row_of(table: str, width: int) -> Row:
    """The lines of all messages on a display of ``width`` cells, by a table of liblouis."""
    lengths = [len(shown) for shown in cells(lines(width), table)]
    fitting = sum(length < width for length in lengths)
    return Row(table, width, len(lengths), sum(lengths), median(lengths), max(lengths), fitting)


def report() -> str:
    """The table as text."""
    head = f"{'table':16}{'width':>7}{'lines':>7}{'cells':>8}{'median':>8}{'longest':>9}{'fit':>7}"
    body = (
        f"{row.table:16}{row.width:7}{row.lines:7}{row.cells:8}{row.middle:8.1f}{row.longest:9}"
        f"{100 * row.fitting / row.lines:6.1f}%"
        for row in (row_of(table, width) for table in TABLES for width in WIDTHS)
    )
    return "\n".join([head, *body])
