"""The settings of the outputs, each by the index of its word in ``commands.ftl``."""

from collections.abc import Callable
from dataclasses import replace

from skyjo_a11y.output.sound import Audience, Rate, Sound, Volume
from skyjo_a11y.vocabulary import Command

Setter = Callable[[Sound, int], Sound]
Getter = Callable[[Sound], int]


def _speech(sound: Sound, index: int) -> Sound:
    return replace(sound, audience=list(Audience)[index])


def _screen(sound: Sound, index: int) -> Sound:
    return replace(sound, text=index == 0)


def _messages(sound: Sound, index: int) -> Sound:
    return replace(sound, braille_messages=bool(index))


def _bell(sound: Sound, index: int) -> Sound:
    return replace(sound, bell=bool(index))


def _rate(sound: Sound, index: int) -> Sound:
    return replace(sound, rate=list(Rate)[index])


def _volume(sound: Sound, index: int) -> Sound:
    return replace(sound, volume=list(Volume)[index])


#: How to set the word of that index, and the index now set.
SOUND_WORDS: dict[Command, tuple[Setter, Getter]] = {
    Command.SPEECH: (_speech, lambda now: list(Audience).index(now.audience)),
    Command.SCREEN: (_screen, lambda now: int(not now.text)),
    Command.MESSAGES: (_messages, lambda now: int(now.braille_messages)),
    Command.BELL: (_bell, lambda now: int(now.bell)),
    Command.RATE: (_rate, lambda now: list(Rate).index(now.rate)),
    Command.VOLUME: (_volume, lambda now: list(Volume).index(now.volume)),
}
#: What «einstellungen» tells only while something is read aloud.
WHILE_SPEAKING = (Command.SCREEN, Command.RATE, Command.VOLUME, Command.VOICE)
