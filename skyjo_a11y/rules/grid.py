"""One player's twelve places: what lies there, and which lines are complete.

A cell is a small integer, so that a grid is a plain tuple that is quick to copy and compare:
a face-up card is its own value; a face-down card is ``FACE_DOWN``, or its value plus ``SHOWN``
when everybody knows it (the option ``open_cards``); a place without a card is ``GONE``.
"""

from typing import Annotated

from skyjo_a11y.rules.cards import HIGHEST, Card
from skyjo_a11y.rules.kinds import Kind

Position = Annotated[int, Kind.POSITION]  # 0 .. 11 in the order A1 A2 A3 B1 … D3
Cell = int
Grid = tuple[Cell, ...]  # twelve cells
Line = Annotated[tuple[Position, ...], Kind.LINE]

SHOWN = 50
FACE_DOWN: Cell = 100
GONE: Cell = 101

HEIGHT, WIDTH = 3, 4
SIZE = HEIGHT * WIDTH
POSITIONS = range(SIZE)
FULL_GRID: Grid = (FACE_DOWN,) * SIZE
COLUMNS: tuple[Line, ...] = tuple(
    tuple(range(first, first + HEIGHT)) for first in range(0, SIZE, HEIGHT)
)
ROWS: tuple[Line, ...] = tuple(tuple(range(first, SIZE, HEIGHT)) for first in range(HEIGHT))


def is_open(cell: Cell) -> bool:
    """Whether a face-up card lies there."""
    return cell <= HIGHEST


def is_hidden(cell: Cell) -> bool:
    """Whether a face-down card lies there, its value known or not."""
    return HIGHEST < cell < GONE


def known_card(cell: Cell) -> Card | None:
    """The card there as far as everybody knows it: face-up, or shown but still face-down."""
    if cell <= HIGHEST:
        return cell
    return cell - SHOWN if cell < FACE_DOWN else None


def with_cell(grid: Grid, position: Position, cell: Cell) -> Grid:
    """``grid`` with another cell at ``position``."""
    cells = list(grid)
    cells[position] = cell
    return tuple(cells)


def open_values(grid: Grid) -> list[Card]:
    """The cards that lie face-up, in the order of the places."""
    return [cell for cell in grid if cell <= HIGHEST]


def open_sum(grid: Grid) -> int:
    """The points that lie face-up."""
    return sum(open_values(grid))


def open_count(grid: Grid) -> int:
    """How many cards lie face-up."""
    return len(open_values(grid))


def hidden_count(grid: Grid) -> int:
    """How many cards lie face-down."""
    return len(hidden_positions(grid))


def has_hidden(grid: Grid) -> bool:
    """Whether any card lies face-down: what decides a turn's end, hence the short cut."""
    return FACE_DOWN in grid or first_hidden(grid) is not None


def hidden_positions(grid: Grid) -> list[Position]:
    """Where a face-down card lies."""
    return [position for position, cell in enumerate(grid) if HIGHEST < cell < GONE]


def first_hidden(grid: Grid) -> Position | None:
    """Where the first face-down card lies, if there is one."""
    for position, cell in enumerate(grid):
        if HIGHEST < cell < GONE:
            return position
    return None


def is_complete(grid: Grid, line: Line) -> bool:
    """Whether every place of ``line`` holds the same face-up card (RULES.md 1 and 3.8)."""
    first = grid[line[0]]
    return first <= HIGHEST and first == grid[line[1]] == grid[line[2]] == grid[line[-1]]


def complete_lines(grid: Grid, *, rows: bool) -> list[Line]:
    """The complete columns, then, where the rules clear them, the complete rows."""
    lines = (*COLUMNS, *ROWS) if rows else COLUMNS
    return [line for line in lines if is_complete(grid, line)]
