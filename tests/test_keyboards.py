"""Keyboards, phones and copied text produce other minus signs and blanks: all mean the usual."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.commands import parse
from skyjo_a11y.pad.words import signed_number

MINUS_SIGNS = "-\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u207b\u2212\u2796\ufe58\ufe63\uff0d"
#: No-break, narrow no-break, thin, figure, ideographic; tab, zero width, byte order mark.
BLANKS = " \u00a0\u202f\u2009\u2007\u3000\t\u200b\ufeff"
NAMES = ("Anna", "Ben")
LINES = ["z -2 b2 -1", "zähle -2", "korrigiere b2 -2", "ben z -1 x c3 -2", "karte anna a1 -2"]


@pytest.mark.parametrize("line", LINES)
@given(data=st.data())
def test_every_minus_and_blank_is_as_good(line: str, data: st.DataObject) -> None:
    """A line means the same with any of them in every place."""
    chars = [
        data.draw(st.sampled_from({"-": MINUS_SIGNS, " ": BLANKS}.get(char, char))) for char in line
    ]
    other = "".join(chars)
    assert parse(other, NAMES, at_table=True) == parse(line, NAMES, at_table=True)
    assert parse(line, NAMES, at_table=True)


@pytest.mark.parametrize("minus", MINUS_SIGNS)
def test_a_score_may_have_any_minus(minus: str) -> None:
    """On the pad and behind «--stand» too."""
    assert signed_number(f"{minus}5") == -5
