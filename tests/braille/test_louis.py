"""What liblouis, the translator of many screen readers, makes of everything that is told."""

import pytest

from tests.braille.louis import COMPUTER, CONTRACTED, FULL, cells
from tests.braille.messages import lines, prompts, utterances
from tests.braille.report import row_of

_WIDTHS = (80, 40, 20, 12)
_BLANK = "\u2800"
#: The least part of the lines that leaves the cursor its cell in 6-dot braille.
_FITTING = {80: 0.98, 40: 0.95, 20: 0.6, 12: 0.7}


@pytest.mark.parametrize("width", _WIDTHS)
def test_a_character_is_a_cell(width: int) -> None:
    """In computer braille no character becomes junk: each gives one cell, no blank by mistake."""
    texts = [*lines(width), *prompts()]
    for text, shown in zip(texts, cells(texts, COMPUTER), strict=True):
        assert len(shown) == len(text), (text, shown)
        assert [cell == _BLANK for cell in shown] == [char == " " for char in text]


def test_different_characters_are_different_cells() -> None:
    """What is not the same in print is not the same under the fingers."""
    alphabet = sorted({char for text in (*lines(40), *prompts()) for char in text} - {" "})
    shown = cells(["".join(alphabet)], COMPUTER)[0]
    assert len(set(shown)) == len(alphabet)


def test_sentences_too_are_a_cell_a_character() -> None:
    """Whoever reads the spoken form on a display gets no junk either."""
    texts = [line for utterance in utterances() for line in utterance.spoken.splitlines()]
    shown = cells(texts, COMPUTER)
    assert [len(one) for one in shown] == [len(text) for text in texts]


@pytest.mark.parametrize("width", _WIDTHS)
def test_a_line_never_takes_the_cell_of_the_cursor(width: int) -> None:
    """Every line of every message has room on the display, and the cursor behind it."""
    assert [line for line in lines(width) if len(line) >= width] == []


@pytest.mark.parametrize("width", _WIDTHS)
@pytest.mark.parametrize("table", [FULL, CONTRACTED])
def test_most_lines_fit_in_six_dots_too(table: str, width: int) -> None:
    """Forms are made for 8 dots; in 6, capitals and numbers cost signs, yet most lines still fit.

    ``python -m tests.braille`` prints the table.
    """
    row = row_of(table, width)
    assert row.fitting >= _FITTING[width] * row.lines, row


def test_contracting_shortens() -> None:
    """Contracted braille needs fewer cells for all messages together than uncontracted."""
    for width in _WIDTHS:
        assert row_of(CONTRACTED, width).cells < row_of(FULL, width).cells
