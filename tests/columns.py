"""What is told as transcripts show it: the text, and in braille to the right of it."""

import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from skyjo_a11y.conversation import Reply
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.output.layout import lines_of

_TEXT = 56  # columns for the text; braille stands to the right of them
_CELLS = 40  # of the display that is shown where none is set


def in_columns(told: Told, cells: int) -> Iterator[str]:
    """The lines of ``told``, in braille for a display with ``cells``, where 0 means a usual one."""
    for utterance in told:
        braille = lines_of(utterance, cells or _CELLS, None)
        spoken = [part for line in utterance.spoken.splitlines() for part in _wrapped(line)]
        for left, right in zip_longest(spoken, braille, fillvalue=""):
            yield f"{left:{_TEXT}}{right}".rstrip()


def _wrapped(line: str) -> list[str]:
    """A line of text; what does not fit goes on indented."""
    return textwrap.wrap(line, _TEXT - 2, subsequent_indent="  ", break_on_hyphens=False)


def before_cursor(reply: Reply) -> str:
    """The prompt, or a line of a braille display and a blank."""
    return f"{reply.prompt} " if reply.typing else reply.prompt


def rewritten(path: Path, text: str) -> bool:
    """Write a transcript as it should be; whether that changed anything."""
    before = path.read_text("utf-8")
    path.write_text(text, "utf-8")
    return before != text
