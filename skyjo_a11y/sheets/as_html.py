"""A sheet as a page in large print: for a browser, and for A4 paper."""

from collections.abc import Iterator
from html import escape

from skyjo_a11y.narration.phrases import LANGUAGE
from skyjo_a11y.sheets.document import Block, Document, Heading, Listing, Paragraph, ScoreTable

#: So many people have room side by side on A4 across.
_PEOPLE = 4
_STYLE = """\
@page { size: A4 PAPER; margin: 10mm 12mm; }
body {
  font: 18pt/1.15 Arial, Helvetica, sans-serif;
  max-width: 44em; margin: 1em auto; padding: 0 1em;
}
h1 { font-size: 24pt; margin: 0 0 4pt; }
h2 { font-size: 20pt; margin: 6pt 0 2pt; }
p { margin: 0 0 4pt; }
ul { margin: 0; padding-left: 1em; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 0 0 18pt; }
th, td { border: 2px solid; height: 30pt; text-align: center; overflow-wrap: anywhere; }
.total { border-right-width: 5px; }
@media print {
  body { max-width: none; margin: 0; padding: 0; }
  table + table { break-before: page; }
}
"""


def as_html(document: Document) -> str:
    """``document`` as a whole page, valid HTML without scripts or anything from elsewhere."""
    across = any(isinstance(block, ScoreTable) for block in document.blocks)
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{LANGUAGE}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(document.title)}</title>",
        f"<style>\n{_STYLE.replace('PAPER', 'landscape' if across else 'portrait')}</style></head>",
        "<body><main>",
        f"<h1>{escape(document.title)}</h1>",
        *(line for block in document.blocks for line in _lines(block)),
        "</main></body>",
        "</html>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Heading(text):
            yield f"<h2>{escape(text)}</h2>"
        case Paragraph(text):
            yield f"<p>{escape(text)}</p>"
        case Listing(items):
            yield "<ul>"
            yield from (f"<li>{escape(item)}</li>" for item in items)
            yield "</ul>"
        case ScoreTable():
            for part in block.in_parts(_PEOPLE):
                yield from _table(part)


def _table(table: ScoreTable) -> Iterator[str]:
    count = len(table.people)
    yield "<table>"
    yield f'<thead><tr><th scope="col" rowspan="2">{escape(table.round)}</th>'
    yield from (
        f'<th scope="colgroup" colspan="2" class="total">{escape(name)}</th>'
        for name in table.people
    )
    yield "</tr><tr>"
    heads = f'<th scope="col">{escape(table.points)}</th>'
    heads += f'<th scope="col" class="total">{escape(table.total)}</th>'
    yield heads * count
    yield "</tr></thead><tbody>"
    for number in range(1, table.rounds + 1):
        cells = '<td></td><td class="total"></td>' * count
        yield f'<tr><th scope="row">{number}</th>{cells}</tr>'
    yield "</tbody></table>"
