"""A sheet as plain text, narrow enough for every printer and large type."""

from collections.abc import Iterator

from skyjo_a11y.output.layout import wrapped
from skyjo_a11y.sheets.document import Block, Document, Heading, Listing, Paragraph, ScoreTable

WIDTH = 40
_SPACE = "."  # where something is written


def as_text(document: Document) -> str:
    """The lines of ``document``, none wider than WIDTH."""
    lines = [document.title]
    for block in document.blocks:
        lines += ["", *_lines(block)]
    return "".join(f"{line}\n" for line in lines)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Heading(text) | Paragraph(text):
            yield from wrapped(text, WIDTH)
        case Listing(items):
            for item in items:
                yield from wrapped(item, WIDTH)
        case ScoreTable():
            yield from _tables(block)


def _tables(table: ScoreTable) -> Iterator[str]:
    first, points, total = map(len, (table.round, table.points, table.total))
    parts = table.in_parts((WIDTH - first) // (points + total + 2))
    for index, part in enumerate(parts):
        if index:
            yield ""
        count = len(part.people)
        names = "".join(
            f" {name[: points + total + 1]:{points + total + 1}}" for name in part.people
        )
        yield f"{'':{first}}{names}".rstrip()
        yield table.round + f" {table.points} {table.total}" * count
        empty = f" {_SPACE * points} {_SPACE * total}" * count
        yield from (f"{number:>{first}}{empty}" for number in range(1, table.rounds + 1))
