"""What people type, made comparable: case, accents, odd spaces and minus signs."""

import unicodedata

LONGEST_LINE = 400
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe"})
#: Hyphens and dashes that keyboards, phones and copied text produce for a minus.
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212\ufe58\ufe63\uff0d"
_MINUS_SIGNS = dict.fromkeys(map(ord, _DASHES), "-")


def fold(text: str) -> str:
    """``text`` in small letters, umlauts as ae, oe, ue, ss, other accents left off."""
    text = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
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


def _is_text(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ"
