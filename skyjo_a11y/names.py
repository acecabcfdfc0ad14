"""Names of people at the table: which ones can be used."""

import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import vocabulary

LONGEST_NAME = 20
_JOINTS = "-'\u2019"


class NameFault(StrEnum):
    """Why a name can't be used."""

    EMPTY = "empty"
    LONG = "long"
    LETTERS = "letters"
    RESERVED = "reserved"
    TAKEN = "taken"


def name_fault(name: str, others: Iterable[str]) -> NameFault | None:
    """Why ``name`` can't be used beside ``others``; None if it can (VOICE.md: names)."""
    if not name:
        return NameFault.EMPTY
    letters = all(_is_latin(char) or char in _JOINTS for char in name)
    if not letters or name != name.strip(_JOINTS):
        return NameFault.LETTERS
    if len(name) > LONGEST_NAME:
        return NameFault.LONG
    if _is_reserved(fold(name)):
        return NameFault.RESERVED
    if fold(name) in map(fold, others):
        return NameFault.TAKEN
    return None


def _is_latin(char: str) -> bool:
    return char.isalpha() and unicodedata.name(char, "").startswith("LATIN ")


def _is_reserved(word: str) -> bool:
    """Whether a player could type the word and mean something else."""
    words = vocabulary()
    reserved = {fold(text) for text in phrases("commands").say("reserved").split()}
    sets = (*words.sets.values(), reserved)
    alone = len(word) == 1 and word in "abcd"
    known = word in words.commands or word in words.numbers
    return alone or known or any(word in some for some in sets)


def bot_names(count: int, taken: Sequence[str]) -> list[str]:
    """Names for ``count`` opponents that nobody at the table has."""
    pool = phrases("setup").say("bot-names").split()
    free = [name for name in pool if fold(name) not in set(map(fold, taken))]
    return free[:count]
