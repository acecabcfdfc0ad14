"""Sheets for a braille embosser, made by the real liblouis and read back."""

import re
import subprocess
from functools import partial

import pytest

from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.sheets.as_brf import Paper, as_brf, number
from skyjo_a11y.sheets.contents import ROUNDS, blank_pad, crib
from skyjo_a11y.sheets.document import Document, Heading, Listing, Paragraph
from skyjo_a11y.sheets.liblouis import NoLiblouisError, translated
from tests.needs import need
from tests.sheets.test_contents import words

#: North American ASCII braille has a sign for each of the 64 cells.
_CELLS = re.compile(r"[ A-Z0-9!\"#$%&'()*+,./:;<=>?@\[\\\]^_-]*")
_DIGITS = dict(zip("ABCDEFGHIJ", "1234567890", strict=True))
PAPERS = (Paper(), Paper(25, 24), Paper(40, 29), Paper(33, 28))
SHEETS = {
    "crib": crib(STANDARD),
    "names": blank_pad(("Anna", "Jürgen", "Maximiliane")),
    **{f"pad-{people}": blank_pad(people=people) for people in (2, 3, 8)},
}
every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
every_paper = pytest.mark.parametrize(
    "paper", PAPERS, ids=lambda paper: f"{paper.cells}x{paper.lines}"
)
both_grades = pytest.mark.parametrize("contracted", [False, True], ids=["g1", "g2"])


@pytest.fixture(autouse=True)
def _liblouis() -> None:
    need("lou_translate")


def brf(sheet: Document, paper: Paper = PAPERS[0], *, contracted: bool = False) -> str:
    """A sheet in braille."""
    return as_brf(sheet, paper, partial(translated, contracted=contracted))


def pages(text: str) -> list[list[str]]:
    """The lines of each page."""
    return [page.removesuffix("\r\n").split("\r\n") for page in text.split("\f")]


def body(text: str) -> str:
    """All that is told, without line breaks, page breaks and numbers of pages."""
    return " ".join(" ".join(line for page in pages(text) for line in page[:-1]).split())


def numbers(cells: str) -> list[str]:
    """The numbers in a text of cells: what follows each number sign."""
    return ["".join(_DIGITS[cell] for cell in run) for run in re.findall(r"#([A-J]+)", cells)]


@every_sheet
@every_paper
@both_grades
def test_pages_fit_the_paper(sheet: Document, paper: Paper, contracted: bool) -> None:  # noqa: FBT001
    """Each page has all its lines, none too long, in cells that an embosser has."""
    for page in pages(brf(sheet, paper, contracted=contracted)):
        assert len(page) == paper.lines
        assert all(len(line) <= paper.cells for line in page)
        assert all(_CELLS.fullmatch(line) for line in page)
        assert all(line == line.rstrip() for line in page)
        assert page[0]


@every_sheet
@every_paper
def test_pages_are_numbered(sheet: Document, paper: Paper) -> None:
    """The number stands at the right of the last line, counted from 1."""
    for at, page in enumerate(pages(brf(sheet, paper)), start=1):
        assert page[-1] == number(at).rjust(paper.cells)


@every_paper
@both_grades
def test_no_heading_ends_a_page(paper: Paper, contracted: bool) -> None:  # noqa: FBT001
    """What a heading is over begins on the same page."""
    sheet = crib(STANDARD)
    headings = translated(
        [block.text for block in sheet.blocks if isinstance(block, Heading)], contracted=contracted
    )
    for page in pages(brf(sheet, paper, contracted=contracted)):
        assert [line for line in page[:-1] if line][-1] not in headings


@both_grades
def test_numbers_have_their_sign(contracted: bool) -> None:  # noqa: FBT001
    """Every number of the sheet stands there in cells, after a number sign, in order."""
    sheet = crib(STANDARD)
    written = re.findall(r"\d+", words(sheet))
    assert numbers(body(brf(sheet, contracted=contracted))) == written


def test_vollschrift_reads_back() -> None:
    """Back-translation gives the words of the sheet again, but for capitals, which it has none."""
    sheet = crib(STANDARD)
    lines = [line for page in pages(brf(sheet)) for line in page[:-1]]
    back = subprocess.run(
        [need("lou_translate"), "--backward", "en-us-brf.dis,de-g1.ctb"],
        # it takes a backslash, here «ü», for the beginning of an escape
        input="".join(f"{line}\n" for line in lines).replace("\\", "\\\\"),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    back = back.replace("≥", "(o")  # the same cells
    assert _letters(back) == _letters(f"{sheet.title} {words(sheet)}")


def _letters(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def test_kurzschrift_marks_single_letters() -> None:
    """A letter that is a command is marked by dot 6: alone it would be a word («n»: «nicht»)."""
    cells = body(brf(crib(STANDARD), contracted=True))
    short = re.findall(r"7(,?[A-Z])7", cells)
    assert len(short) >= 12
    assert [letter for letter in short if not letter.startswith(",")] == []
    places = re.findall(r"(,?)[ABCD]#[ABC]\b", cells)
    assert places
    assert set(places) == {","}


def test_kurzschrift_is_shorter() -> None:
    """The contracted form saves at least a sixth, and keeps the crib on two pages of A4."""
    sheet = crib(STANDARD)
    assert len(body(brf(sheet, contracted=True))) < len(body(brf(sheet))) * 5 / 6
    assert len(pages(brf(sheet, contracted=True))) == 2


def test_known_words_in_both_grades() -> None:
    """What liblouis writes is German braille: «Reihe» with «ei», «und» as one cell."""
    assert translated(["Reihe und Spalte"], contracted=False) == ["R%HE UND SPALTE"]
    assert translated(["Reihe und Spalte"], contracted=True) == ["R%HE U SP38"]
    assert translated(["über 100"], contracted=False) == ["\\BER #AJJ"]


@pytest.mark.parametrize("people", range(2, 9))
@every_paper
def test_the_pad_has_points_and_total_in_columns_of_their_own(people: int, paper: Paper) -> None:
    """Under each name two columns, begun by a bar, and a row a round; a table is never cut."""
    points, total = translated(["Punkte", "Stand"], contracted=False)
    text = brf(blank_pad(people=people), paper)
    lines = [line for page in pages(text) for line in page[:-1]]
    assert (
        sum(len(re.findall(rf"{re.escape(points)} +{re.escape(total)}", line)) for line in lines)
        == people
    )
    for row in range(1, ROUNDS + 1):
        rows = [line for line in lines if re.match(rf"{number(row)}[ _]", line)]
        assert sum(line.count("_") for line in rows) == 2 * people
    for page in pages(text):
        heads = sum(points in line for line in page)
        assert sum(line.startswith("#") for line in page) == heads * ROUNDS


def test_long_words_are_cut_rather_than_lost() -> None:
    """A word that is longer than a line goes on in the next one."""
    sheet = Document("Titel", (Paragraph("x" * 60), Listing(("kurz",))))
    assert body(brf(sheet, Paper(25, 24))).replace(" ", "").count("X") == 60


def test_without_liblouis_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing translator is an error with a name, not a file of rubbish."""
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoLiblouisError):
        translated(["Skyjo"], contracted=False)


def test_without_german_tables_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A liblouis that has no German counts as none."""
    monkeypatch.setenv("LOUIS_TABLEPATH", "/nowhere")
    monkeypatch.setattr("skyjo_a11y.sheets.liblouis._TABLES", {False: "no-such.ctb"})
    with pytest.raises(NoLiblouisError):
        translated(["Skyjo"], contracted=False)
