"""Telling and changing settings at the prompt."""

from skyjo_a11y.commands import Request
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.settings import SETTINGS, Settings, changed, choices, value_of
from skyjo_a11y.settings_file import Found
from skyjo_a11y.sound_words import WHILE_SPEAKING
from skyjo_a11y.vocabulary import Command, vocabulary

_MARKS = ".,!?"


def faults_told(found: Found | None) -> list[Utterance]:
    """What is told at the start about a file of settings that is damaged."""
    if found is None or not (found.unreadable or found.unclear):
        return []
    if found.unreadable:
        return [said("settings", "file-unreadable")]
    name = "line-unclear" if found.unclear == 1 else "lines-unclear"
    return [said("settings", name, lines=str(found.unclear))]


def not_kept() -> Utterance:
    """What is told when a setting could not be written down."""
    return said("settings", "not-kept")


def all_told(settings: Settings) -> list[Utterance]:
    """Every setting and what it is now; how a voice speaks only while there is one."""
    silent = settings.sound.audience is Audience.NOBODY
    told = [command for command in SETTINGS if not (silent and command in WHILE_SPEAKING)]
    values = {command: value_of(settings, command) for command in told}
    pairs = [f"{_name(command)} {value}" for command, value in values.items()]
    values_by_touch = {"settings": ", ".join(pairs), "by-touch": ", ".join(_by_touch(values))}
    return [said("answers", "all-settings", **values_by_touch)]


def _by_touch(values: dict[Command, str]) -> list[str]:
    """The same for fingers: the display first, other words, then what is on, then what is off."""
    off, on = choices(Command.BELL)
    parts = [
        _name(command) if value == _name(command) else f"{_name(command)} {value}"
        for command, value in sorted(values.items(), key=lambda item: item[0] != Command.BRAILLE)
        if value not in (on, off)
    ]
    for word in (on, off):
        names = [_name(command) for command, value in values.items() if value == word]
        parts += [f"{word}: {', '.join(names)}"] if names else []
    return parts


def told(settings: Settings, command: Command) -> list[Utterance]:
    """One setting, what it is now and what it can be."""
    values = {"setting": _name(command), "value": value_of(settings, command)}
    return [said("answers", "setting-is", **values), *_possible(command)]


def change(settings: Settings, request: Request) -> tuple[Settings, list[Utterance]]:
    """The settings after a request, and what is told of it."""
    if not request.rest:
        return settings, told(settings, request.command)
    words = [word.strip(_MARKS) for word in request.rest.split()]
    new = next(filter(None, (changed(settings, request.command, word) for word in words)), None)
    if new is None:
        return settings, _possible(request.command)
    values = {"setting": _name(request.command), "value": value_of(new, request.command)}
    return new, [said("answers", "setting-is", **values)]


def _possible(command: Command) -> list[Utterance]:
    return [
        said("problems", "bad-setting", setting=_name(command), choices=", ".join(choices(command)))
    ]


def _name(command: Command) -> str:
    return vocabulary().names[command]
