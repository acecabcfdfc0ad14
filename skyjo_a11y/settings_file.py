"""The file that keeps the settings: lines «word = value» in the words that players type.

It can be read by ear and edited by hand. A change replaces the lines of what was changed and
leaves every other line as it is, so that nobody loses anything: not whoever made a mistake in
the file, not a second program that sets something else, not a newer version with more settings.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from skyjo_a11y.settings import SETTINGS, Settings, changed
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, vocabulary

#: Bytes; the settings take a few hundred.
LARGEST_FILE = 64 * 1024
_REMARK = "#"
#: Seconds to wait for another program that is just writing; it takes milliseconds.
_PATIENCE = 5


class Found(NamedTuple):
    """What a file of settings says; the defaults stand where it says nothing that is understood.

    unclear     so many of its lines are not understood
    unreadable  it is no text, or nothing that can be read
    """

    settings: Settings
    unclear: int = 0
    unreadable: bool = False


def load(path: Path) -> Found:
    """The settings in a file; without one the defaults."""
    found = Found(Settings())
    try:
        lines = _lines(path)
    except (OSError, ValueError):
        return found._replace(unreadable=True)
    for line in lines:
        if not line.strip() or line.startswith(_REMARK):
            continue
        command, word = _meaning(line)
        new = changed(found.settings, command, word) if command is not None else None
        if new is None:
            found = found._replace(unclear=found.unclear + 1)
        else:
            found = found._replace(settings=new)
    return found


def keep(path: Path, words: Mapping[Command, str]) -> None:
    """Write these settings into the file, and nothing else into it.

    Raises OSError; the file is as it was then. A file that can't be read is kept under another
    name. Several programs may write at the same time.
    """
    from filelock import FileLock, Timeout  # noqa: PLC0415 - only for who changes something

    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(f"{path}.lock", timeout=_PATIENCE):
            _write(path, [*_with(_sound_lines(path), words)])
    except (Timeout, NotImplementedError) as problem:  # busy for long, or a disk without locks
        raise OSError(str(problem)) from problem


def _with(lines: list[str], words: Mapping[Command, str]) -> Iterator[str]:
    """``lines`` with each of ``words`` in place of its own line, or at the end."""
    left = dict(words)
    for line in lines:
        command, _ = _meaning(line)
        if command not in words:
            yield line
        elif command in left:  # of several lines about the same the first place is as good
            yield _line(command, left.pop(command))
    yield from (_line(command, word) for command, word in left.items())


def _line(command: Command, word: str) -> str:
    return f"{vocabulary().names[command]} = {word}"


def _meaning(line: str) -> tuple[Command | None, str]:
    """Which setting a line is about, and what it says of it."""
    name, _, word = line.partition("=")
    command = vocabulary().commands.get(fold(name.strip()))
    return command if command in SETTINGS else None, word.strip()


def _lines(path: Path) -> list[str]:
    """Raises OSError, or ValueError if it is no text of such a size."""
    try:
        with path.open("rb") as file:  # what is no plain file may never end
            data = file.read(LARGEST_FILE + 1)
    except (FileNotFoundError, NotADirectoryError):
        return []
    if len(data) > LARGEST_FILE or b"\0" in data:
        raise ValueError("no settings")
    return data.decode("utf-8-sig").splitlines()


def _sound_lines(path: Path) -> list[str]:
    """The lines of the file; none if it can't be read, which then is kept elsewhere."""
    try:
        return _lines(path)
    except ValueError:
        path.replace(_free_beside(path))
        return []


def _free_beside(path: Path) -> Path:
    names = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, 1000))
    return next((name for name in names if not name.exists()), path.with_suffix(".alt"))


def _write(path: Path, lines: list[str]) -> None:
    """All at once: whoever reads or loses power meets the old file or the new one."""
    fresh = path.with_suffix(".neu")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{line}\n" for line in lines)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
