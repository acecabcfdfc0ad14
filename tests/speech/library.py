"""Outputs that behave as those of accessible_output2 do, one for each of their habits."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from accessible_output2.outputs.base import Output, OutputError

from skyjo_a11y.output import backends


class Reader(Output):  # type: ignore[misc]
    """A screen reader, like NVDA's: everything gives None, and it just stops being active."""

    name = "NVDA"
    running = True

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, str]] = []

    def is_active(self) -> bool:
        """Whether the reader runs."""
        return type(self).running

    def speak(self, text: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002
        """Note it; an interruption is a call of its own."""
        if interrupt:
            self.silence()
        self.calls.append(("speak", text))

    def silence(self) -> None:
        """Note it."""
        self.calls.append(("silence", ""))

    def braille(self, text: str, **options: object) -> None:
        """Note it."""
        self.calls.append(("braille", text))


class WithoutSilence(Output):  # type: ignore[misc]
    """Like JAWS: no ``silence`` of its own."""

    name = "jaws"

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, bool]] = []

    def is_active(self) -> bool:
        """It runs."""
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002
        """Note it."""
        self.calls.append((text, interrupt))


class Token:
    """A voice of Windows: ``language`` is a hexadecimal number."""

    def __init__(self, language: str) -> None:
        self._language = language

    def GetAttribute(self, name: str) -> str:  # noqa: N802 - as Windows spells it
        """The only attribute that is asked for."""
        assert name == "Language"
        return self._language


class Sapi(Output):  # type: ignore[misc]
    """The voices of Windows, which read XML and end with the program."""

    name = "sapi5"
    priority = 101
    system_output = True
    tokens = (("Zira", "409"), ("Hedda", "407"), ("Katja - German", "409"))

    def __init__(self) -> None:
        super().__init__()
        self._voices = {name: Token(language) for name, language in type(self).tokens}
        self.voice, self.rate, self.volume = type(self).tokens[0][0], 1, 100
        self.calls: list[str] = []
        self.waited = 0
        self.object = self

    def WaitUntilDone(self, milliseconds: int) -> None:  # noqa: N802 - as Windows spells it
        """Note how long."""
        self.waited = milliseconds

    def is_active(self) -> bool:
        """Windows always has it."""
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002
        """Note the XML."""
        self.calls.append(text)

    def silence(self) -> None:
        """Note it as empty text."""
        self.calls.append("")

    def list_voices(self) -> list[str]:
        """All voices."""
        return list(self._voices)

    def get_voice(self) -> str:
        """The voice now."""
        return self.voice

    def set_voice(self, voice: str) -> None:
        """Only a known one."""
        assert voice in self._voices
        self.voice = voice

    def get_rate(self) -> int:
        """From -10 to 10."""
        return self.rate

    def set_rate(self, rate: int) -> None:
        """Outside of the range Windows refuses."""
        assert -10 <= rate <= 10
        self.rate = rate

    def get_volume(self) -> int:
        """From 0 to 100."""
        return self.volume

    def set_volume(self, volume: int) -> None:
        """Outside of the range Windows refuses."""
        assert 0 <= volume <= 100
        self.volume = volume


class Broken(Output):  # type: ignore[misc]
    """Raises when it is made, and not even its own kind of error."""

    def __init__(self) -> None:
        raise RuntimeError("no such library")


class NotThere(Output):  # type: ignore[misc]
    """Raises what the library expects of what is not installed."""

    def __init__(self) -> None:
        raise OutputError


class SaysNone(Reader):
    """Answers nothing where yes or no is asked."""

    name = "none"

    def is_active(self) -> bool:
        """Neither yes nor no."""
        return None  # type: ignore[return-value]


class Chatty(Reader):
    """Prints, as some do when something is missing."""

    name = "chatty"

    def __init__(self) -> None:
        super().__init__()
        print("Cannot find anything. Please install it.")  # noqa: T201


class Dying(Reader):
    """Still claims to be active when its service is gone, like speech-dispatcher's."""

    name = "dying"

    def speak(self, text: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002
        """The second sentence fails."""
        if self.calls:
            raise BrokenPipeError
        super().speak(text)


class Hanging(Reader):
    """Never answers again once it should speak."""

    name = "hanging"

    def speak(self, text: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002
        """Wait for ever."""
        threading.Event().wait()


@contextmanager
def library_of(*outputs: type[Output]) -> Iterator[None]:
    """While the library has these ``outputs`` and no others, in its own order."""
    in_order = sorted(outputs, key=lambda output: int(output.priority))
    with patch.object(backends, "_classes", lambda: in_order):
        yield
