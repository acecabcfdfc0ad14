"""Typed text made comparable."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.text import LONGEST_LINE, clean, fold, is_readable


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Rückgängig", "rueckgaengig"),
        ("RÜCKGÄNGIG", "rueckgaengig"),
        ("rueckgaengig", "rueckgaengig"),
        (unicodedata.normalize("NFD", "Rückgängig"), "rueckgaengig"),
        ("größe", "groesse"),
        ("GRÖSSE", "groesse"),
        ("GRÖẞE", "groesse"),
        ("Zoë", "zoe"),
        ("Jérôme", "jerome"),
        ("Søren", "soeren"),
        ("Ærø", "aeroe"),
        ("O\u2019Neil", "o'neil"),
        ("Çelik", "celik"),
        ("", ""),
    ],
)
def test_spellings_of_one_word_are_one(typed: str, folded: str) -> None:
    """Case, accents, composed or not, ae for ä: it all folds to the same."""
    assert fold(typed) == folded


@settings(deadline=None)
@given(st.text())
def test_folding_a_folded_text_changes_nothing(text: str) -> None:
    """What is compared is compared in its final form, composed or decomposed."""
    assert fold(fold(text)) == fold(text)
    assert fold(unicodedata.normalize("NFD", text)) == fold(text)


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  tausche   B2 ", "tausche B2"),
        ("tausche\u00a0B2", "tausche B2"),
        ("tausche\u202fB\u20092", "tausche B 2"),
        ("tausche\tB2", "tausche B2"),
        ("z\u00e4hle \u22122", "zähle -2"),
        ("z\u00e4hle \u20132", "zähle -2"),
        ("z\u00e4hle \u20142", "zähle -2"),
        ("z\u00e4hle \u20102", "zähle -2"),
        ("z\u00e4hle \uff0d2", "zähle -2"),
        ("z\u00e4hle \u20152", "zähle -2"),
        ("z\u00e4hle \u207b2", "zähle -2"),
        ("z\u00e4hle \u02d72", "zähle -2"),
        ("z\u00e4hle \u27962", "zähle -2"),
        ("za\u0308hle", "zähle"),
        ("zieh\x00e", "zieh e"),
        ("\x1b[2Jziehe", "[2Jziehe"),
        ("\ufeffziehe", "ziehe"),
        ("\u200bziehe\u200e", "ziehe"),
        ("ziehe\r", "ziehe"),
        ("\ud800ziehe", "ziehe"),
        ("\x07\x08\x7f", ""),
        ("", ""),
    ],
)
def test_blanks_dashes_and_controls_are_made_plain(typed: str, cleaned: str) -> None:
    """Every blank and control becomes one blank, every dash a minus, letters are composed."""
    assert clean(typed) == cleaned


@settings(deadline=None)
@given(st.text())
def test_a_clean_line_holds_nothing_invisible(text: str) -> None:
    """No control, format or odd blank character is left, and cleaning again changes nothing."""
    line = clean(text)
    assert all(char == " " or unicodedata.category(char)[0] not in "CZ" for char in line)
    assert line == " ".join(line.split())
    assert clean(line) == line


def test_a_very_long_line_is_cut() -> None:
    """No more than the longest line is looked at."""
    assert len(clean("x" * 10 * LONGEST_LINE)) == LONGEST_LINE


@pytest.mark.parametrize("word", ["ziehe", "ÄÖÜäöüß", "B2", "-2", "Anna-Lena", "x" * 20])
def test_plain_words_can_be_read_back(word: str) -> None:
    """Letters, digits and the hyphen are known to every voice and display."""
    assert is_readable(word)


@pytest.mark.parametrize("word", ["", "x" * 21, "a b", "\U0001f642", "«z»", "a.b", "é", "z\n"])
def test_other_words_are_not_read_back(word: str) -> None:
    """What a voice may spell oddly or a terminal act upon is never repeated."""
    assert not is_readable(word)
