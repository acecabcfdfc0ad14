"""What a number means: lets every consumer of an event know a seat from a card by its type.

The aliases below are plain integers and tuples to the rules and to the type checker. Who words
or exports events reads the kind with ``typing.get_type_hints(…, include_extras=True)``.
"""

from enum import Enum, auto
from functools import cache
from typing import get_args, get_type_hints


class Kind(Enum):
    """The kinds that are not written as plain numbers."""

    SEAT = auto()
    SEATS = auto()
    PER_SEAT = auto()
    POSITION = auto()
    LINE = auto()
    PLACES = auto()
    COUNTED = auto()
    TENTHS = auto()
    MOVE = auto()


@cache
def kinds_of(record: type) -> dict[str, Kind | None]:
    """The kind of each field of a dataclass, in order; None: it speaks for itself."""
    hints = get_type_hints(record, include_extras=True)
    return {name: _kind(hint) for name, hint in hints.items()}


def _kind(hint: object) -> Kind | None:
    """Of an annotated type, or of an annotated type or None."""
    marks = [*getattr(hint, "__metadata__", ()), *map(_kind, get_args(hint))]
    return next((mark for mark in marks if isinstance(mark, Kind)), None)
