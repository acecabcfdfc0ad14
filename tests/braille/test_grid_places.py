"""Every grid keeps its places on every display, and never leaves the cells that can be used."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.answers import GridAnswer, LineAnswer
from skyjo_a11y.narration.grids import told
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Arrangement, Listener, Style
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.grid import COLUMNS, FACE_DOWN, GONE, ROWS, Grid
from skyjo_a11y.settings import FEWEST_CELLS, MOST_CELLS
from tests.narration.test_grids import grids, plain_grids

_UNHURRIED = settings(deadline=None)
_WIDTHS = st.sampled_from([80, 40, 20, 12]) | st.integers(FEWEST_CELLS, MOST_CELLS)
_ROWS = Style(arrangement=Arrangement.ROWS)
_WIDEST_CARDS = (-1, 10) * 6


def _own(grid: Grid, style: Style = Style()) -> Utterance:  # noqa: B008 - it is frozen
    return told(GridAnswer(0, grid), Listener(("Jana", "Max"), 0, style))


def _as_touched(grid: Grid, place: int) -> str:
    return {FACE_DOWN: "v", GONE: ".."}.get(grid[place], str(grid[place]))


@_UNHURRIED
@given(grids(), _WIDTHS, st.sampled_from([Style(), _ROWS]))
def test_no_line_leaves_the_usable_cells(grid: Grid, width: int, style: Style) -> None:
    """On 10 to 80 cells each line of a grid leaves the cursor its cell and never exceeds 38."""
    for line in lines_of(_own(grid, style), width, None):
        assert len(line) <= min(38, width - 1)


@_UNHURRIED
@given(grids(), _WIDTHS)
def test_parts_of_a_grid_leave_the_cursor_its_cell(grid: Grid, width: int) -> None:
    """A column or a row asked for alone has as much room as in a grid."""
    for part in (*COLUMNS, *ROWS):
        answer = told(LineAnswer(0, part, grid), Listener(("Jana", "Max"), 0))
        assert all(len(line) < width for line in lines_of(answer, width, None))


@_UNHURRIED
@given(grids(), grids(), _WIDTHS, st.sampled_from([Style(), _ROWS]))
def test_a_width_always_gives_as_many_lines(
    grid: Grid, other: Grid, width: int, style: Style
) -> None:
    """Nothing that lies there moves a line: none is ever broken for a card that is longer."""
    both = [lines_of(_own(cells, style), width, None) for cells in (_plain(grid), _plain(other))]
    assert len(both[0]) == len(both[1]) == len(lines_of(_own(_WIDEST_CARDS, style), width, None))


def _plain(grid: Grid) -> Grid:
    """No known face-down cards."""
    return tuple(FACE_DOWN if cell not in (GONE, *range(-2, 13)) else cell for cell in grid)


def _starts(width: int) -> Iterator[tuple[int, int]]:
    """The line and the cell at which each column starts."""
    for column in range(4):
        if width > 38:
            yield 0, 10 * column
        elif width > 18:
            yield column // 2, 10 * (column % 2)
        else:
            yield column, 2 if width > 10 else 0


@_UNHURRIED
@given(plain_grids(), _WIDTHS)
def test_a_column_always_starts_at_its_cell(grid: Grid, width: int) -> None:
    """Whatever lies before it: fingers find column C where it was in the last turn."""
    lines = lines_of(_own(grid), width, None)
    for (at, start), column in zip(_starts(width), COLUMNS, strict=True):
        gone = all(grid[place] == GONE for place in column)
        cards = "weg" if gone else " ".join(_as_touched(grid, place) for place in column)
        assert lines[at][start : start + 10].rstrip() == cards
        assert width > 18 or width == 10 or lines[at][:2] == f"{'abcd'[at]} "


@_UNHURRIED
@given(plain_grids(), _WIDTHS)
def test_a_card_of_a_row_always_has_its_cells(grid: Grid, width: int) -> None:
    """By rows each card starts at cell 4, 8, 12 or 16, on narrow displays at 4 or 8 of a half."""
    lines = lines_of(_own(grid, _ROWS), width, None)
    for number, row in enumerate(ROWS):
        for at, place in enumerate(row):
            whole = width > 17
            line = lines[number] if whole else lines[2 * number + at // 2]
            start = 3 + 4 * (at if whole else at % 2)
            assert line[start : start + 4].rstrip() == _as_touched(grid, place)


@pytest.mark.parametrize(("width", "names"), [(12, "a1 c1 a2 c2 a3 c3"), (20, "r1 r2 r3")])
def test_a_row_says_which_it_is(width: int, names: str) -> None:
    """A whole row begins with its number, half a row with its first place."""
    lines = lines_of(_own((FACE_DOWN,) * 12, _ROWS), width, None)
    assert [line.split()[0] for line in lines] == names.split()
