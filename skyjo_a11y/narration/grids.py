"""Grids by ear and by touch (VOICE.md 9): fixed places, so that fingers learn them."""

from collections.abc import Callable, Iterator, Sequence

from skyjo_a11y.answers import GridAnswer, LineAnswer, Lying
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.utterance import NARROW, Utterance
from skyjo_a11y.narration.wording import (
    Arrangement,
    Listener,
    Style,
    line_values,
    number,
    place,
    values_of,
)
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
ONE_COLUMN = 10  # of a column with its letter
ONE_ROW = 17


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
    """The braille forms: columns side by side, two and two, or one below the other; rows or halves.

    Where face-down cards are known, what lies there is written first, then which are face-down.
    """
    grids = [_opened(grid), grid] if _opened(grid) != grid else [grid]
    for fewest, laid_out in _layouts(lines):
        yield fewest, "\n".join(text for cells in grids for text in laid_out(cells))


def _layouts(lines: tuple[Line, ...]) -> Iterator[tuple[int, Callable[[Grid], list[str]]]]:
    """How ``lines`` are laid out for so many cells or more."""
    if lines == COLUMNS:
        yield ONE_LINE, lambda grid: [_columns(grid, COLUMNS)]
        yield TWO_LINES, lambda grid: [_columns(grid, half) for half in (COLUMNS[:2], COLUMNS[2:])]
    if lines[0] in COLUMNS:
        yield ONE_COLUMN, lambda grid: [_labelled(grid, line) for line in lines]
        yield 0, lambda grid: [_column(grid, line) for line in lines]
    else:
        yield ONE_ROW, lambda grid: [_row(grid, line) for line in lines]
        yield 0, lambda grid: [half for line in lines for half in _halves(grid, line)]


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


def _labelled(grid: Grid, column: Line) -> str:
    """«a 12 v -2»."""
    return f"{_touch_name(column)} {_column(grid, column)}"


def _row(grid: Grid, row: Line) -> str:
    """A row with its places fixed: «r1 12  v   -2  5»."""
    name = phrases("answers").say("touch-row", {"row": _touch_name(row)})
    return f"{name} {_places(grid, row)}"


def _halves(grid: Grid, row: Line) -> Iterator[str]:
    """The same in two lines, each named after its first place: «a1 12  v», «c1 -2  5»."""
    for half in (row[:2], row[2:]):
        yield f"{place(half[0], Form.NARROW, Style())} {_places(grid, half)}"


def _touch_name(line: Line) -> str:
    return str(dict(line_values(line, Form.BRAILLE, Style()))["line"])


def _places(grid: Grid, positions: Sequence[Position]) -> str:
    return "".join(_touch_cell(grid, at).ljust(PLACE_CELLS) for at in positions).rstrip()


def _touch_cell(grid: Grid, position: Position) -> str:
    cell = grid[position]
    if is_hidden(cell):
        return phrases("answers").say("touch-hidden")
    return phrases("answers").say("touch-gone") if cell == GONE else str(cell)
