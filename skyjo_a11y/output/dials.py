"""Language, voice, rate and volume of the two kinds of voices that let a program choose them.

Screen readers keep their own, which their users have chosen; there is nothing to turn then.
"""

import contextlib
from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from skyjo_a11y.output.sound import Rate, Volume

#: Neither library has types.
Untyped: TypeAlias = Any

_LANGUAGE = "de"
#: speech-dispatcher: both from -100 to 100.
_DISPATCHER_RATES = {Rate.SLOW: -40, Rate.NORMAL: 0, Rate.BRISK: 30, Rate.FAST: 60}
_DISPATCHER_VOLUMES = {Volume.SOFT: -60, Volume.NORMAL: 0, Volume.LOUD: 60}
_DISPATCHER_DEFAULT_VOICE = "MALE1"
#: SAPI 5: rates from -10 to 10, volumes from 0 to 100.
_SAPI_RATES = {Rate.SLOW: -3, Rate.NORMAL: 0, Rate.BRISK: 2, Rate.FAST: 5}
_SAPI_VOLUMES = {Volume.SOFT: -40, Volume.NORMAL: 0, Volume.LOUD: 40}
_SAPI_GERMAN = ("407", "807", "c07", "1007", "1407")  # of five countries
_GERMAN_IN_NAMES = ("german", "deutsch")


class Dials(Protocol):
    """What can be turned at a voice; any of it may raise."""

    def voices(self) -> list[str]:
        """The names of the German voices, of all if none is known to be German."""

    def turn(self, rate: Rate, volume: Volume, voice: str) -> None:
        """Speak so, relative to how the voice speaks of itself; an empty ``voice``: its own."""


class DispatcherDials:
    """speech-dispatcher's, on its client."""

    def __init__(self, client: Untyped) -> None:
        self._client = client
        client.set_language(_LANGUAGE)
        client.set_priority("message")  # sentences wait for each other, none is dropped
        self._rate, self._volume = _number(client.get_rate()), _number(client.get_volume(), 100)
        self._voice = ""

    def voices(self) -> list[str]:
        """See Dials."""
        known = [voice[:2] for voice in self._client.list_synthesis_voices()]
        german = [name for name, language in known if str(language).lower().startswith(_LANGUAGE)]
        return german or [name for name, _ in known]

    def turn(self, rate: Rate, volume: Volume, voice: str) -> None:
        """See Dials."""
        self._client.set_rate(_within(-100, self._rate + _DISPATCHER_RATES[rate], 100))
        self._client.set_volume(_within(-100, self._volume + _DISPATCHER_VOLUMES[volume], 100))
        if voice and voice in self.voices():
            self._client.set_synthesis_voice(voice)
        elif self._voice:
            self._client.set_voice(_DISPATCHER_DEFAULT_VOICE)
        self._voice = voice


class SapiDials:
    """The voices' of Windows, on the library's output."""

    def __init__(self, output: Untyped) -> None:
        self._output = output
        self._rate, self._volume = output.get_rate(), output.get_volume()
        self._own = output.get_voice()
        german = self.voices()
        if german and self._own not in german:
            self._own = german[0]
            output.set_voice(self._own)

    def voices(self) -> list[str]:
        """See Dials."""
        known = list(self._output.list_voices())
        return [name for name in known if self._is_german(name)] or known

    def turn(self, rate: Rate, volume: Volume, voice: str) -> None:
        """See Dials."""
        self._output.set_rate(_within(-10, self._rate + _SAPI_RATES[rate], 10))
        self._output.set_volume(_within(0, self._volume + _SAPI_VOLUMES[volume], 100))
        chosen = voice if voice in self.voices() else self._own
        if chosen != self._output.get_voice():
            self._output.set_voice(chosen)

    def _is_german(self, name: str) -> bool:
        languages: Iterable[str] = ()
        with contextlib.suppress(Exception):  # the attribute is the voice's maker's affair
            token = self._output._voices[name]  # noqa: SLF001 - the library shows names only
            languages = str(token.GetAttribute("Language")).lower().split(";")
        named = any(word in name.lower() for word in _GERMAN_IN_NAMES)
        return named or any(language in _SAPI_GERMAN for language in languages)


def _within(least: int, value: int, most: int) -> int:
    return max(least, min(value, most))


def _number(said: object, otherwise: int = 0) -> int:
    """What speech-dispatcher says of a value, which is text, or nothing in old versions."""
    with contextlib.suppress(TypeError, ValueError):
        return int(str(said))
    return otherwise
