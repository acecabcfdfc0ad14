"""Grids by ear and by touch (VOICE.md 9): fixed places, so that fingers learn them."""

from collections.abc import Iterator

from skyjo_a11y.answers import GridAnswer, LineAnswer, Lying
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.utterance import NARROW, Utterance
from skyjo_a11y.narration.wording import Arrangement, Listener, line_values, number, values_of
from skyjo_a11y.reports import lying
from skyjo_a11y.rules.grid import (
    COLUMNS,
    FACE_DOWN,
    GONE,
    ROWS,
    Grid,
    Line,
    Position,
    is_hidden,
    known_card,
    with_cell,
)

COLUMN_CELLS = 10  # a column starts at cell 1, 11, 21 or 31
PLACE_CELLS = 4  # in a row a card starts at cell 1, 5, 9 or 13
ONE_LINE = 38  # cells that four columns take
TWO_LINES = 18


def told(answer: GridAnswer | LineAnswer, listener: Listener) -> Utterance:
    """The grid or line; whose it is comes first, unless it is the listener's own."""
    lines = _lines(answer, listener)
    spoken = [_spoken_line(line, answer.grid, listener) for line in lines]
    spoken[:0] = _heading(answer, listener, listener.form)
    layouts = Utterance("", tuple(_cells(answer.grid, lines)))
    widths = sorted({NARROW - 1, *(fewest for fewest, _ in layouts.cells)}, reverse=True)
    return Utterance(
        "\n".join(spoken),
        tuple(
            (width, "\n".join([*_heading(answer, listener, _form(width)), layouts.braille(width)]))
            for width in widths
        ),
    )


def in_a_line(answer: GridAnswer, listener: Listener) -> Utterance:
    """The whole grid in one sentence, for a look back; whose it is was said."""
    lines = _lines(answer, listener)
    clauses = (_spoken_line(line, answer.grid, listener).rstrip(".") for line in lines)
    return Utterance(", ".join(clauses) + ".", tuple(_cells(answer.grid, lines)))


def _form(width: int) -> Form:
    return Form.BRAILLE if width >= NARROW - 1 else Form.NARROW


def _lines(answer: GridAnswer | LineAnswer, listener: Listener) -> tuple[Line, ...]:
    if isinstance(answer, LineAnswer):
        return (answer.line,)
    return ROWS if listener.style.arrangement is Arrangement.ROWS else COLUMNS


def _heading(answer: GridAnswer | LineAnswer, listener: Listener, form: Form) -> list[str]:
    if answer.player == listener.you:
        return []
    return [phrases("answers").say("grid-of", values_of(answer, listener, form), form)]


# -- By ear ---------------------------------------------------------------------------------


def _spoken_line(line: Line, grid: Grid, listener: Listener) -> str:
    form, style = listener.form, listener.style
    values = dict(line_values(line, form, style))
    if all(grid[position] == GONE for position in line):
        return phrases("answers").say("line-gone", values, form)
    if all(grid[position] == FACE_DOWN for position in line):
        cards = phrases("answers").say("all-hidden")
    elif all(lying(grid[position]) is Lying.SHOWN for position in line):
        cards = phrases("answers").say("all-shown", {"cards": _known_cards(line, grid, listener)})
    else:
        cards = ", ".join(_spoken_cell(grid[position], listener) for position in line)
    return phrases("answers").say("line-cards", values | {"cards": cards}, form)


def _known_cards(line: Line, grid: Grid, listener: Listener) -> str:
    known = (known_card(grid[position]) or 0 for position in line)
    return ", ".join(number(card, listener.form, listener.style) for card in known)


def _spoken_cell(cell: int, listener: Listener) -> str:
    card = number(known_card(cell) or 0, listener.form, listener.style)
    kind = lying(cell)
    return card if kind is Lying.OPEN else phrases("answers").say(f"cell-{kind}", {"card": card})


# -- By touch -------------------------------------------------------------------------------


def _cells(grid: Grid, lines: tuple[Line, ...]) -> Iterator[tuple[int, str]]:
    """The braille forms: all lines side by side, two and two, or one below the other.

    Where face-down cards are known, what lies there is written first, then which are face-down.
    """
    grids = [_opened(grid), grid] if _opened(grid) != grid else [grid]
    if lines == COLUMNS:
        yield ONE_LINE, "\n".join(_columns(cells, COLUMNS) for cells in grids)
        halves = (COLUMNS[:2], COLUMNS[2:])
        yield TWO_LINES, "\n".join(_columns(cells, half) for cells in grids for half in halves)
    yield 0, "\n".join(_labelled(cells, line) for cells in grids for line in lines)


def _opened(grid: Grid) -> Grid:
    """``grid`` as if all known cards lay face-up."""
    for position, cell in enumerate(grid):
        card = known_card(cell)
        if card is not None:
            grid = with_cell(grid, position, card)
    return grid


def _columns(grid: Grid, columns: tuple[Line, ...]) -> str:
    return "".join(_column(grid, column).ljust(COLUMN_CELLS) for column in columns).rstrip()


def _column(grid: Grid, column: Line) -> str:
    if all(grid[position] == GONE for position in column):
        return phrases("answers").say("touch-column-gone")
    return " ".join(_touch_cell(grid, position) for position in column)


def _labelled(grid: Grid, line: Line) -> str:
    """«a 12 v -2», a row with its places fixed: «r1 12  v   -2  5»."""
    name = dict(line_values(line, Form.BRAILLE, Listener((), None).style))["line"]
    if line in COLUMNS:
        return f"{name} {_column(grid, line)}"
    cells = "".join(_touch_cell(grid, position).ljust(PLACE_CELLS) for position in line)
    row = phrases("answers").say("touch-row", {"row": name})
    return f"{row} {cells}".rstrip()


def _touch_cell(grid: Grid, position: Position) -> str:
    cell = grid[position]
    if is_hidden(cell):
        return phrases("answers").say("touch-hidden")
    return phrases("answers").say("touch-gone") if cell == GONE else str(cell)
