"""One thing that is told, in every form a person may get it."""

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

    def braille(self, width: int) -> str:
        """The form for a display on which ``width`` cells can be used."""
        return next((text for fewest, text in self.cells if fewest <= width), "")


def plain(text: str) -> Utterance:
    """An utterance that reads the same by ear and by touch."""
    return Utterance(text, ((0, text),))
