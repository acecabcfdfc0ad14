"""The crib and the pad as text and as a page in large print."""

import re
from pathlib import PurePath
from xml.etree.ElementTree import Element

import html5lib
import pytest

from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.sheets.as_html import as_html
from skyjo_a11y.sheets.as_text import WIDTH, as_text
from skyjo_a11y.sheets.contents import ROUNDS, blank_pad, crib
from skyjo_a11y.sheets.document import Document, Heading, Listing, Paragraph
from skyjo_a11y.sheets.forms import Form, form_of

NAMES = ("Anna", "Ben", "Carla", "Dörte", "Emil", "Fritzi", "Bartholomäus", "Maximiliane-Charlott")
SHEETS = {
    "crib": crib(STANDARD),
    "odd": Document('<b> & "Co"', (Heading("1 < 2"), Paragraph("a & b"), Listing(("<i>",)))),
    **{f"pad-{people}": blank_pad(NAMES[-people:]) for people in range(2, 9)},
}
every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
every_pad = pytest.mark.parametrize("people", range(2, 9))
_XHTML = "{http://www.w3.org/1999/xhtml}"


# -- Text ---------------------------------------------------------------------------------------


@every_sheet
def test_text_is_narrow(sheet: Document) -> None:
    """No line has more than 40 columns, blanks at its end, or a second empty line before it."""
    text = as_text(sheet)
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in text.splitlines())
    assert "\n\n\n" not in text
    assert text.endswith("\n")


@every_pad
def test_text_has_points_and_total_in_columns_of_their_own(people: int) -> None:
    """Each of the people has both columns, and each round its row in every part of the table."""
    text = as_text(blank_pad(people=people))
    heads = [line for line in text.splitlines() if line.startswith("Runde")]
    assert sum(line.count("Punkte Stand") for line in heads) == people
    for number in range(1, ROUNDS + 1):
        rows = re.findall(rf"^ *{number} ([ .]+)$", text, re.MULTILINE)
        assert sum(row.count("...... .....") for row in rows) == people


# -- Large print --------------------------------------------------------------------------------


def tree(sheet: Document) -> Element:
    """The page as a strict parser has it: any error of the syntax is raised."""
    page = html5lib.HTMLParser(strict=True).parse(as_html(sheet))
    assert isinstance(page, Element)
    return page


def only(page: Element, *tags: str) -> Element:
    """The element at the end of this path."""
    element = page.find("/".join(f"{_XHTML}{tag}" for tag in tags))
    assert element is not None
    return element


def found(sheet: Document, *tags: str) -> list[str]:
    """The tags of the page that are among ``tags``, in order."""
    return [
        name
        for element in tree(sheet).iter()
        if (name := str(element.tag).removeprefix(_XHTML)) in tags
    ]


@every_sheet
def test_html_is_valid_and_german(sheet: Document) -> None:
    """A strict parser takes the page; its language and characters are said, and its title."""
    page = tree(sheet)
    assert page.get("lang") == "de"
    assert only(page, "head", "meta").get("charset") == "utf-8"
    assert only(page, "head", "title").text == sheet.title


@every_sheet
def test_html_needs_nothing_else(sheet: Document) -> None:
    """No script, no file from elsewhere, no form."""
    assert found(sheet, "script", "link", "img", "iframe", "form", "input", "object") == []
    assert not re.search(r"url\(|@import|\son\w+=|https?:", as_html(sheet))


@every_sheet
def test_html_has_headings_in_order(sheet: Document) -> None:
    """One heading of the first degree, then those of the second."""
    headings = found(sheet, "h1", "h2", "h3", "h4")
    assert headings == ["h1", *["h2"] * sum(isinstance(b, Heading) for b in sheet.blocks)]


@every_sheet
def test_html_is_large_print_on_a4(sheet: Document) -> None:
    """Nothing is set in less than 18 points, and paper is A4."""
    sizes = [float(size) for size in re.findall(r"font(?:-size)?: ([\d.]+)pt", as_html(sheet))]
    assert sizes
    assert min(sizes) >= 18
    assert re.search(r"@page \{ size: A4 (portrait|landscape);", as_html(sheet))


@every_pad
def test_html_has_points_and_total_in_columns_of_their_own(people: int) -> None:
    """Every cell stands under one heading of its own, in a row with the round's number."""
    page = tree(blank_pad(people=people))
    tables = list(page.iter(f"{_XHTML}table"))
    heads = [
        head for table in tables for head in table.iter(f"{_XHTML}th") if head.get("scope") == "col"
    ]
    texts = ["".join(head.itertext()) for head in heads]
    assert (texts.count("Punkte"), texts.count("Stand")) == (people, people)
    for table in tables:
        rows = list(only(table, "tbody"))
        width = sum(int(head.get("colspan", 1)) for head in only(table, "thead", "tr"))
        assert [row[0].text for row in rows] == [str(number + 1) for number in range(ROUNDS)]
        assert {len(row) for row in rows} == {width}
        assert {row[0].get("scope") for row in rows} == {"row"}


def test_the_crib_is_short_enough_for_one_page() -> None:
    """A4 in 18 points takes about 1,650 letters, as tried out with a browser."""
    letters = re.sub(r"<style>.*</style>|<[^>]+>", "", as_html(crib(STANDARD)), flags=re.DOTALL)
    assert len(" ".join(letters.split())) <= 1650


# -- Which form ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "form"),
    [("a.txt", Form.TEXT), ("a.HTML", Form.HTML), ("a.htm", Form.HTML), ("a.brf", Form.BRF)],
)
def test_a_file_name_says_its_form(name: str, form: Form) -> None:
    """The ending decides, in any case."""
    assert form_of(PurePath(name)) is form


@pytest.mark.parametrize("name", ["a", "a.pdf", "brf", "txt"])
def test_other_names_say_none(name: str) -> None:
    """No form is guessed."""
    assert form_of(PurePath(name)) is None
