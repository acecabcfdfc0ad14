"""One thing that is told, in every form a person may get it."""

from collections.abc import Iterable
from typing import NamedTuple

#: Displays with fewer cells than this get short names and the narrow form.
NARROW = 32


class Utterance(NamedTuple):
    """A told thing; each form may have several lines, and no braille form means: not told.

    ``cells`` holds braille forms, each with the fewest cells it is meant for, widest first.
    """

    spoken: str
    cells: tuple[tuple[int, str], ...]
    is_turn: bool = False  # where «tempo schritt» waits
    for_all: bool = False  # everybody around the table should hear it
    rings: bool = False  # worth a bell

    def braille(self, width: int) -> str:
        """The form for a display on which ``width`` cells can be used."""
        return next((text for fewest, text in self.cells if fewest <= width), "")


#: What an answer consists of, in order.
Told = list[Utterance]


def privately(told: Iterable[Utterance]) -> list[Utterance]:
    """What was told to all before, told again to whoever asks."""
    return [utterance._replace(for_all=False, rings=False) for utterance in told]


def publicly(told: Iterable[Utterance]) -> list[Utterance]:
    """What everybody around the table should hear."""
    return [utterance._replace(for_all=True) for utterance in told]


def plain(text: str) -> Utterance:
    """An utterance that reads the same by ear and by touch."""
    return Utterance(text, ((0, text),))
