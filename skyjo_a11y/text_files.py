"""Text files that somebody asks for by name: a history, a pad, a crib; none is written over."""

from pathlib import Path

from skyjo_a11y.answers import Written
from skyjo_a11y.problems import FileExists, NotWritten
from skyjo_a11y.saves import path_of

#: A stray word makes no file: one of these belongs to a file's name.
_OF_FILES = frozenset("./\\")
_LONGEST_TOLD = 400  # characters; nobody listens to more, and Fluent takes little more


def is_file_name(text: str) -> bool:
    """Whether ``text`` can only be meant as the name of a file."""
    return bool(set(text) & _OF_FILES)


def write(name: str, text: str) -> Written | FileExists | NotWritten:
    """Write ``text`` to a new file; what is told of it."""
    path = path_of(name)
    try:
        write_new(path, text)
    except FileExistsError:
        return FileExists(told_name(path))
    except (OSError, ValueError):
        return NotWritten(told_name(path))
    return Written(told_name(path))


def told_name(path: Path) -> str:
    """A file as an answer can name it."""
    return str(path)[:_LONGEST_TOLD]


def write_new(path: Path, text: str) -> None:
    """Write a text file that must not exist yet. Raises OSError, FileExistsError above all."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
