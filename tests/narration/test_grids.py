"""A grid by touch has its fixed places, whatever lies there; by ear it goes by columns or rows."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.answers import GridAnswer, LineAnswer
from skyjo_a11y.narration.grids import told
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Arrangement, Detail, Listener, Style
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import COLUMNS, FACE_DOWN, GONE, ROWS, SHOWN, Grid, Line, known_card
from tests.narration.happening import styles
from tests.narration.voice import faults

_STARTS = (0, 10, 20, 30)
#: The first example reads the phrase files.
_UNHURRIED = settings(deadline=None)
_cards = st.sampled_from(CARDS)
_cells = st.one_of(
    _cards, st.just(FACE_DOWN), st.just(GONE), st.builds(lambda card: card + SHOWN, _cards)
)


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Any twelve cells, with columns and rows gone as a whole now and then."""
    cells = draw(st.lists(_cells, min_size=12, max_size=12))
    for line in draw(st.lists(st.sampled_from((*COLUMNS, *ROWS)), max_size=3)):
        for place in line:
            cells[place] = GONE
    return tuple(cells)


@st.composite
def plain_grids(draw: st.DrawFn) -> Grid:
    """The same where no face-down card is known."""
    return tuple(FACE_DOWN if GONE > cell >= SHOWN - 2 else cell for cell in draw(grids()))


def _asked(grid: Grid, style: Style | None = None) -> Utterance:
    return told(GridAnswer(0, grid), Listener(("Jana", "Max"), 0, style or Style()))


def _touched(grid: Grid, column: Line) -> str:
    """A column as it should be under the fingers."""
    if all(grid[place] == GONE for place in column):
        return "weg"
    words = {FACE_DOWN: "v", GONE: ".."}
    return " ".join(words.get(grid[place], str(grid[place])) for place in column)


@pytest.mark.parametrize("width", [40, 80])
@_UNHURRIED
@given(grid=plain_grids())
def test_columns_have_fixed_cells(width: int, grid: Grid) -> None:
    """From 39 cells on the columns start at cells 1, 11, 21 and 31 of one line, 38 at most."""
    (line,) = lines_of(_asked(grid), width, None)
    assert len(line) <= 38
    for start, column in zip(_STARTS, COLUMNS, strict=True):
        assert line[start : start + 10].rstrip() == _touched(grid, column)


@_UNHURRIED
@given(grid=plain_grids())
def test_narrow_displays_take_two_lines(grid: Grid) -> None:
    """With 20 cells A and B come first, then C and D, at cells 1 and 11."""
    lines = lines_of(_asked(grid), 20, None)
    assert len(lines) == 2
    for line, halves in zip(lines, (COLUMNS[:2], COLUMNS[2:]), strict=True):
        assert len(line) <= 18
        assert [line[:10].rstrip(), line[10:]] == [_touched(grid, column) for column in halves]


@_UNHURRIED
@given(grid=plain_grids())
def test_the_narrowest_take_a_line_a_column(grid: Grid) -> None:
    """With 12 cells each column has its line, the letter first."""
    lines = lines_of(_asked(grid), 12, None)
    wanted = [f"{name} {_touched(grid, line)}" for name, line in zip("abcd", COLUMNS, strict=True)]
    assert lines == wanted


@pytest.mark.parametrize("width", [40, 20, 12])
@_UNHURRIED
@given(grid=grids())
def test_known_cards_come_first_and_then_which_lie_face_down(width: int, grid: Grid) -> None:
    """With open cards the grid is shown twice: what lies there, then what is turned up."""
    opened = tuple(cell if known_card(cell) is None else known_card(cell) or 0 for cell in grid)
    hidden = tuple(FACE_DOWN if SHOWN - 2 <= cell < GONE else cell for cell in grid)
    shown = lines_of(_asked(opened), width, None)
    if opened != grid:
        shown += lines_of(_asked(hidden), width, None)
    assert lines_of(_asked(grid), width, None) == shown


@_UNHURRIED
@given(grid=grids(), line=st.sampled_from((*COLUMNS, *ROWS)), style=styles)
def test_grids_and_lines_obey_the_voice(grid: Grid, line: Line, style: Style) -> None:
    """The characters, lengths and ends of VOICE.md hold for each grid and part of one."""
    listener = Listener(("Jana", "Max"), 1, style)
    for answer in (GridAnswer(0, grid), LineAnswer(1, line, grid), GridAnswer(1, grid)):
        assert faults(told(answer, listener), exempt=listener.names) == []


@_UNHURRIED
@given(grid=grids(), style=styles)
def test_by_ear_every_card_is_told_in_its_place(grid: Grid, style: Style) -> None:
    """Line by line, columns from the top, rows from the left; a line that is gone is said so."""
    style = Style(Detail.NORMAL, style.arrangement)
    lines = ROWS if style.arrangement is Arrangement.ROWS else COLUMNS
    spoken = _asked(grid, style).spoken.splitlines()
    assert len(spoken) == len(lines)
    for text, line in zip(spoken, lines, strict=True):
        known = [card for place in line if (card := known_card(grid[place])) is not None]
        told_cards = re.sub(r"^\w+ \w+", "", text).replace("minus ", "-")
        assert [int(word) for word in re.findall(r"-?\d+", told_cards)] == known


@pytest.mark.parametrize("width", [40, 20, 12])
@_UNHURRIED
@given(grid=grids())
def test_whose_grid_it_is_comes_first(width: int, grid: Grid) -> None:
    """Somebody else's grid is headed by the name, shortened where cells are few."""
    listener = Listener(("Jana", "Maximilian"), 0)
    heading, *lines = lines_of(told(GridAnswer(1, grid), listener), width, None)
    assert heading == ("Karten Maximilian" if width == 40 else "Karten M")
    assert lines == lines_of(_asked(grid), width, None)
