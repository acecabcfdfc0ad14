"""What people type, made comparable: case, accents, odd spaces and minus signs."""

import re
import unicodedata
from collections.abc import Iterable

LONGEST_LINE = 400
_CLOSE = 0.7  # how alike a word must be to be guessed
_SPELLED = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "\u2019": "'"}
)
#: Hyphens and dashes that keyboards, phones and copied text produce for a minus.
_DASHES = "\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u207b\u2212\u2796\ufe58\ufe63\uff0d"
_MINUS_SIGNS = dict.fromkeys(map(ord, _DASHES), "-")
_READABLE = re.compile(r"[A-Za-zÄÖÜäöüß0-9-]{1,20}")


def fold(text: str) -> str:
    """``text`` in small letters, umlauts as ae, oe, ue, ss, other accents left off.

    Both kinds of apostrophe are one.
    """
    text = unicodedata.normalize("NFC", text).casefold().translate(_SPELLED)
    apart = unicodedata.normalize("NFD", text)
    return "".join(char for char in apart if not unicodedata.combining(char))


def clean(line: str) -> str:
    """A typed line in composed characters, with plain minus signs and single blanks.

    Control characters and every kind of blank become blanks, so that nothing invisible can
    change what a line means, and nothing that is read back can move a terminal's cursor.
    """
    text = unicodedata.normalize("NFC", line[:LONGEST_LINE]).translate(_MINUS_SIGNS)
    printable = (char if _is_text(char) else " " for char in text)
    return " ".join("".join(printable).split())


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Which of the folded words in ``known`` was nearly typed with ``word``; None if none was."""
    from difflib import get_close_matches  # noqa: PLC0415 - seldom needed, slow to load

    near = get_close_matches(fold(word), list(known), n=1, cutoff=_CLOSE)
    return near[0] if near else None


def is_readable(word: str) -> bool:
    """Whether an answer can repeat a typed word: every voice and every cell knows its signs."""
    return _READABLE.fullmatch(word) is not None


def _is_text(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ"
