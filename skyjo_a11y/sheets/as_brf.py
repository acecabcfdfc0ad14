"""A sheet for a braille embosser: cells, lines, numbered pages.

A4 takes 30 cells of 6 mm and 27 lines of 10 mm between margins of 15 mm (the spacing of DIN
32976, «Marburg Medium»). A page's number stands at the right of its last line.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from skyjo_a11y.sheets.document import Block, Document, Heading, Listing, Paragraph, ScoreTable

FEWEST_CELLS, USUAL_CELLS, MOST_CELLS = 25, 30, 40
FEWEST_LINES, USUAL_LINES, MOST_LINES = 24, 27, 29
_FEED = "\f"
_NUMBER_SIGN = "#"
_DIGITS = "JABCDEFGHI"
_BAR = "_"  # dots 4 5 6: where a column begins
_POINTS, _TOTAL = 6, 5  # cells of the columns
_NAME = _POINTS + _TOTAL + 1
_ROUND = 3  # cells of a number with its sign

Translate = Callable[[Sequence[str]], list[str]]


class Paper(NamedTuple):
    """Cells a line, lines a page."""

    cells: int = USUAL_CELLS
    lines: int = USUAL_LINES


class _Piece(NamedTuple):
    """Lines that stay together on a page; ``leads``: with the piece after them too."""

    lines: list[str]
    leads: bool = False


def as_brf(document: Document, paper: Paper, translate: Translate) -> str:
    """``document`` in North American ASCII braille; ``translate`` gives the cells of lines."""
    texts = list(dict.fromkeys(_texts(document)))
    cells = dict(zip(texts, translate(texts), strict=True))
    pieces = [_Piece([f"{cells[document.title]:^{paper.cells}}".rstrip()], leads=True)]
    for block in document.blocks:
        pieces += _pieces(block, paper, cells)
    return _FEED.join(_pages(pieces, paper))


def number(value: int) -> str:
    """A number in cells, with its sign."""
    return _NUMBER_SIGN + "".join(_DIGITS[int(digit)] for digit in str(value))


def _texts(document: Document) -> Iterator[str]:
    """Everything that needs translating."""
    yield document.title
    for block in document.blocks:
        match block:
            case Heading(text) | Paragraph(text):
                yield text
            case Listing(items):
                yield from items
            case ScoreTable(people=people):
                yield from (*people, block.points, block.total)


def _pieces(block: Block, paper: Paper, cells: dict[str, str]) -> Iterator[_Piece]:
    match block:
        case Heading(text):
            yield _Piece(["", *_wrapped(cells[text], paper.cells, indent="")], leads=True)
        case Paragraph(text):
            yield from (_Piece([line]) for line in _wrapped(cells[text], paper.cells))
        case Listing(items):
            for item in items:
                yield from (_Piece([line]) for line in _wrapped(cells[item], paper.cells))
        case ScoreTable():
            parts = block.in_parts(max(1, (paper.cells - _ROUND) // (_NAME + 1)))
            yield from (_Piece(["", *_table(part, cells)]) for part in parts)


def _table(table: ScoreTable, cells: dict[str, str]) -> Iterator[str]:
    names = "".join(f" {cells[name][:_NAME]:{_NAME}}" for name in table.people)
    heads = f" {cells[table.points][:_POINTS]:{_POINTS}} {cells[table.total][:_TOTAL]:{_TOTAL}}"
    empty = f"{_BAR}{'':{_POINTS}}{_BAR}{'':{_TOTAL}}"
    yield f"{'':{_ROUND}}{names}".rstrip()
    yield f"{'':{_ROUND}}{heads * len(table.people)}".rstrip()
    for row in range(1, table.rounds + 1):
        yield f"{number(row):{_ROUND}}{empty * len(table.people)}".rstrip()


def _pages(pieces: Iterable[_Piece], paper: Paper) -> Iterator[str]:
    """Full pages, each with its number; none begins with an empty line."""
    room = paper.lines - 1
    pages: list[list[str]] = [[]]
    for lines in _joined(pieces):
        if pages[-1] and len(pages[-1]) + len(lines) > room:
            pages.append([])
        page = pages[-1]
        page += lines if page or lines[0] else lines[1:]
    for at, page in enumerate(pages, start=1):
        filled = [*page, *[""] * (room - len(page)), f"{number(at):>{paper.cells}}"]
        yield "".join(f"{line}\r\n" for line in filled)


def _joined(pieces: Iterable[_Piece]) -> Iterator[list[str]]:
    """Headings together with what they are over."""
    held: list[str] = []
    for lines, leads in pieces:
        held = held + lines
        if not leads:
            yield held
            held = []


def _wrapped(cells: str, width: int, indent: str = "  ") -> list[str]:
    """A paragraph begins with two empty cells, as in German braille books."""
    return textwrap.wrap(
        cells, width, initial_indent=indent, break_long_words=True, break_on_hyphens=False
    )
