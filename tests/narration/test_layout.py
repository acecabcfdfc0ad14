"""Lines are broken at blanks, for screens and displays of any width."""

import re

from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.narration.utterance import Utterance, plain
from skyjo_a11y.output.layout import SHORTEST_LINE, lines_of, wrapped

_words = st.text("abcäöüß-,.:1290", min_size=1, max_size=9)
_lines = st.lists(_words, min_size=1, max_size=30).map(" ".join)
_widths = st.integers(9, 79)


@given(_lines, _widths)
def test_breaking_keeps_every_word(line: str, width: int) -> None:
    """The pieces are no wider than asked and hold the same words in the same order."""
    pieces = wrapped(line, width)
    assert max(map(len, pieces)) <= width
    assert " ".join(pieces).split() == line.split()


@given(st.lists(st.text("abcdefgh", min_size=3, max_size=8), min_size=1).map(" ".join), _widths)
def test_no_piece_is_a_scrap(line: str, width: int) -> None:
    """NVDA drops short new lines: of words of 3 letters no piece is shorter."""
    assert all(len(piece) >= SHORTEST_LINE for piece in wrapped(line, width))


def test_a_minus_stays_with_its_digit() -> None:
    """A line is never broken at a hyphen."""
    pieces = wrapped("a1: -2, b1: -1, c1: -2, d1: -1", 10)
    assert all(re.search(r"-$", piece) is None for piece in pieces)


def test_without_cells_the_sentence_is_told() -> None:
    """The braille forms are for displays only; the screen's last column is the cursor's."""
    utterance = Utterance("Du bist dran.", ((0, "dran"),))
    assert lines_of(utterance, 0, None) == ["Du bist dran."]
    assert lines_of(utterance, 0, 13) == ["Du bist", "dran."]
    assert lines_of(utterance, 40, None) == ["dran"]


def test_an_empty_form_is_no_line() -> None:
    """What has no braille form takes no line of the display."""
    assert lines_of(Utterance("Du bist dran.", ((0, ""),)), 40, None) == []


def test_the_narrower_of_display_and_screen_counts() -> None:
    """A wide display at a narrow terminal shows no more than the terminal's columns."""
    assert lines_of(plain("eins zwei drei"), 40, 11) == ["eins zwei", "drei"]
