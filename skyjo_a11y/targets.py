"""Files that a command writes what it was asked for to; never over a saved game."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from skyjo_a11y import cli, saves
from skyjo_a11y.problems import NotWritten
from skyjo_a11y.text_files import told_name

#: Stands for the standard output.
STANDARD_OUTPUT = "-"


@contextmanager
def opened(name: str | None) -> Iterator[TextIO | None]:
    """The file of that name for writing, standard output for «-», nothing for None.

    Raises UsageError.
    """
    if name is None or name == STANDARD_OUTPUT:
        yield sys.stdout if name else None
        return
    path = saves.path_of(name)
    if saves.is_saved_game(path):
        raise cli.UsageError(cli.sentence("is-a-save", name=name))
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise cli.refused(NotWritten(told_name(path))) from error
