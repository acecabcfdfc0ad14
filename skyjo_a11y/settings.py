"""What a person chooses once and for all games: how the game speaks."""

from collections.abc import Callable
from dataclasses import field, replace
from enum import StrEnum

from skyjo_a11y.narration.wording import Arrangement, Detail, Style
from skyjo_a11y.output.sound import Sound
from skyjo_a11y.records import record
from skyjo_a11y.sound_words import SOUND_WORDS
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, words_of

FEWEST_CELLS, MOST_CELLS = 10, 80


class Pace(StrEnum):
    """Whether what is told comes at once or turn by turn."""

    FREE = "free"
    STEP = "step"


@record
class Settings:
    """All choices.

    cells     the width of a braille display, 0 without one
    tips      whether there is advice, for whoever asks
    contrast  prompt and answers are bold, for people who read large and strong letters
    """

    style: Style = field(default_factory=Style)
    pace: Pace = Pace.FREE
    cells: int = 0
    tips: bool = True
    contrast: bool = False
    sound: Sound = field(default_factory=Sound)


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


def _contrast(settings: Settings, value: int) -> Settings:
    return replace(settings, contrast=bool(value))


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
    Command.CONTRAST: (_contrast, lambda now: int(now.contrast)),
}
SETTINGS = (*_WORDED, Command.BRAILLE, *SOUND_WORDS, Command.VOICE)


def choices(command: Command) -> list[str]:
    """The words a setting can have; for the braille width an example of each kind."""
    return ["0", "20", "40"] if command is Command.BRAILLE else words_of(f"setting-{command}")


def _own_voice() -> str:
    """The word for the voice that the device has of itself."""
    return choices(Command.VOICE)[0]


def value_of(settings: Settings, command: Command) -> str:
    """The word that a setting has now."""
    if command is Command.BRAILLE:
        return str(settings.cells)
    if command is Command.VOICE:
        return settings.sound.voice or _own_voice()
    if command in SOUND_WORDS:
        return choices(command)[SOUND_WORDS[command][1](settings.sound)]
    return choices(command)[_WORDED[command][1](settings)]


def changed(settings: Settings, command: Command, word: str) -> Settings | None:
    """``settings`` with one set to ``word``; None if it has no such word."""
    if command is Command.BRAILLE:
        cells = _cells(word)
        return None if cells is None else replace(settings, cells=cells)
    if command is Command.VOICE:
        if not word:
            return None
        voice = "" if fold(word) == fold(_own_voice()) else word
        return replace(settings, sound=replace(settings.sound, voice=voice))
    words = [fold(choice) for choice in choices(command)]
    if fold(word) not in words:
        return None
    index = words.index(fold(word))
    if command in SOUND_WORDS:
        return replace(settings, sound=SOUND_WORDS[command][0](settings.sound, index))
    return _WORDED[command][0](settings, index)


def differences(before: Settings, after: Settings) -> dict[Command, str]:
    """The words of the settings that were changed."""
    return {
        command: value_of(after, command)
        for command in SETTINGS
        if value_of(after, command) != value_of(before, command)
    }


def _cells(word: str) -> int | None:
    if fold(word) in map(fold, words_of("none")):
        return 0
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(MOST_CELLS)) + 1):
        return None
    cells = int(word)
    return cells if cells == 0 or FEWEST_CELLS <= cells <= MOST_CELLS else None
