"""Utterances as lines of a screen or of a braille display, broken at words."""

import re
import textwrap

from skyjo_a11y.narration.utterance import Utterance

#: NVDA drops new lines that are shorter.
SHORTEST_LINE = 3
_CLAUSE = re.compile(r"(?<=[,.!?]) ")


def lines_of(utterance: Utterance, cells: int, columns: int | None) -> list[str]:
    """The lines of an utterance: in braille form for ``cells`` if there are any.

    ``columns``: the width of the terminal, None where lines may be of any length. One cell or
    column is left for the cursor.
    """
    if not cells:
        return _broken(utterance.spoken, columns)
    width = (cells if columns is None else min(cells, columns)) - 1
    lines = utterance.braille(width).splitlines()
    return [piece for line in lines for piece in (clauses(line, width) or wrapped(line, width))]


def clauses(line: str, width: int) -> list[str]:
    """``line`` in pieces that end at a comma or a sentence's end; empty if that takes more pieces.

    What belongs together is then under the fingers at once.
    """
    pieces: list[str] = []
    for clause in _CLAUSE.split(line):
        joined = f"{pieces[-1]} {clause}" if pieces else clause
        if pieces and len(joined) <= width:
            pieces[-1] = joined
        else:
            pieces.append(clause)
    fits = all(SHORTEST_LINE <= len(piece) <= width for piece in pieces)
    return pieces if fits and len(pieces) <= len(wrapped(line, width)) else []


def _broken(text: str, columns: int | None) -> list[str]:
    if columns is None:
        return text.splitlines()
    return [line for part in text.splitlines() for line in wrapped(part, max(1, columns - 1))]


def wrapped(line: str, width: int) -> list[str]:
    """``line`` in pieces of at most ``width``, broken at blanks, none of them a mere scrap."""
    if len(line) <= width:
        return [line]
    line = " ".join(part for word in line.split(" ") for part in _parts(word, width))
    for narrower in range(width, width // 2, -1):
        pieces = textwrap.wrap(line, narrower, break_long_words=False, break_on_hyphens=False)
        if all(SHORTEST_LINE <= len(piece) <= width for piece in pieces):
            return pieces
    return textwrap.wrap(line, width, break_on_hyphens=False)


def _parts(word: str, width: int) -> list[str]:
    """A word that is too long, such as the name of a file, cut so that no scrap is left of it.

    All parts but the last are too long for another beside them.
    """
    if len(word) <= width:
        return [word]
    sizes = range(width, max(width - SHORTEST_LINE, 0), -1)
    size = next((size for size in sizes if not 0 < len(word) % size < SHORTEST_LINE), width)
    return [word[start : start + size] for start in range(0, len(word), size)]
