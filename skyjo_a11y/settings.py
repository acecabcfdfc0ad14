"""What a person chooses once and for all games: how the game speaks, and the last set-up.

Kept as lines «word = value» in the words that players type, so the file can be read by ear.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from skyjo_a11y.narration.wording import Arrangement, Detail, Style
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, vocabulary, words_of

FEWEST_CELLS, MOST_CELLS = 10, 80


class Pace(StrEnum):
    """Whether what is told comes at once or turn by turn."""

    FREE = "free"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class Settings:
    """All choices; ``cells``: the width of a braille display, 0 without one; ``tips``: if asked."""

    style: Style = field(default_factory=Style)
    pace: Pace = Pace.FREE
    cells: int = 0
    tips: bool = True


def _detail(settings: Settings, value: int) -> Settings:
    return replace(settings, style=replace(settings.style, detail=list(Detail)[value]))


def _arrangement(settings: Settings, value: int) -> Settings:
    arrangement = list(Arrangement)[value]
    return replace(settings, style=replace(settings.style, arrangement=arrangement))


def _letters(settings: Settings, value: int) -> Settings:
    return replace(settings, style=replace(settings.style, letter_names=bool(value)))


def _zwo(settings: Settings, value: int) -> Settings:
    return replace(settings, style=replace(settings.style, zwo=bool(value)))


def _tips(settings: Settings, value: int) -> Settings:
    return replace(settings, tips=bool(value))


def _pace(settings: Settings, value: int) -> Settings:
    return replace(settings, pace=list(Pace)[value])


#: The settings that have words: how to set the word of that index, and the index now set.
_WORDED: dict[Command, tuple[Callable[[Settings, int], Settings], Callable[[Settings], int]]] = {
    Command.DETAIL: (_detail, lambda now: list(Detail).index(now.style.detail)),
    Command.PACE: (_pace, lambda now: list(Pace).index(now.pace)),
    Command.ARRANGEMENT: (
        _arrangement,
        lambda now: list(Arrangement).index(now.style.arrangement),
    ),
    Command.LETTERS: (_letters, lambda now: int(now.style.letter_names)),
    Command.ZWO: (_zwo, lambda now: int(now.style.zwo)),
    Command.TIPS: (_tips, lambda now: int(now.tips)),
}
SETTINGS = (*_WORDED, Command.BRAILLE)


def choices(command: Command) -> list[str]:
    """The words a setting can have; for the braille width an example of each kind."""
    return ["0", "20", "40"] if command is Command.BRAILLE else words_of(f"setting-{command}")


def value_of(settings: Settings, command: Command) -> str:
    """The word that a setting has now."""
    if command is Command.BRAILLE:
        return str(settings.cells)
    return choices(command)[_WORDED[command][1](settings)]


def changed(settings: Settings, command: Command, word: str) -> Settings | None:
    """``settings`` with one set to ``word``; None if it has no such word."""
    if command is Command.BRAILLE:
        cells = _cells(word)
        return None if cells is None else replace(settings, cells=cells)
    words = [fold(choice) for choice in choices(command)]
    if fold(word) not in words:
        return None
    return _WORDED[command][0](settings, words.index(fold(word)))


def _cells(word: str) -> int | None:
    if fold(word) in map(fold, words_of("none")):
        return 0
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(MOST_CELLS)) + 1):
        return None
    cells = int(word)
    return cells if cells == 0 or FEWEST_CELLS <= cells <= MOST_CELLS else None


def load(path: Path) -> Settings:
    """The settings in a file, the defaults where it says nothing that is understood."""
    settings = Settings()
    try:
        lines = path.read_text("utf-8", "replace").splitlines()
    except OSError:
        return settings
    commands = {vocabulary().names[command]: command for command in SETTINGS}
    for line in lines:
        name, _, word = line.partition("=")
        command = commands.get(name.strip())
        if command is not None:
            settings = changed(settings, command, word.strip()) or settings
    return settings


def save(path: Path, settings: Settings) -> None:
    """Write all settings. Raises OSError; the old file stays whole then."""
    lines = [
        f"{vocabulary().names[command]} = {value_of(settings, command)}\n" for command in SETTINGS
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".neu")
    fresh.write_text("".join(lines), "utf-8")
    fresh.replace(path)
