"""Names at a pad: how they are written, and which ones can be used."""

from collections.abc import Iterable

from skyjo_a11y.names import NameFault, name_fault
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.pad.words import number_words, pad_words
from skyjo_a11y.text import fold


def as_name(word: str, known: Iterable[str] = ()) -> str:
    """A typed word as a name: as a known one is written, else with a capital, without Shift."""
    for name in known:
        if fold(name) == fold(word):
            return name
    return word[:1].upper() + word[1:]


def pad_name_fault(name: str, others: Iterable[str]) -> NameFault | None:
    """Why ``name`` can't be used beside ``others``; None if it can."""
    reserved = fold(name) in pad_words() or fold(name) in number_words()
    return name_fault(name, others) or (NameFault.RESERVED if reserved else None)


def faulty(fault: NameFault, name: str) -> Utterance:
    """What is told of it."""
    return said("setup", "bad-name", reason=fault, name=name)
