"""A device that only notes what it is given: the double for tests."""

import threading
from typing import NamedTuple

from skyjo_a11y.output.device import DeviceError, Trouble
from skyjo_a11y.output.sound import Sound


class Noted(NamedTuple):
    """One thing a device was asked to do, by the name of the method."""

    what: str
    text: str = ""


class Recording:
    """See device.Backend. ``noted`` may be read at any time."""

    def __init__(
        self, name: str = "Recording", voices: tuple[str, ...] = (), trouble: Trouble | None = None
    ) -> None:
        """``trouble``: why it can't be opened."""
        self.name = name
        self.trouble = trouble
        self.noted: list[Noted] = []
        self.sound = Sound()
        self.is_broken = False
        self.goes_on = threading.Event()  # cleared, every call hangs
        self.goes_on.set()
        self._voices = voices

    @property
    def spoken(self) -> list[str]:
        """What it was given to say."""
        return [text for what, text in self.noted if what == "speak"]

    @property
    def shown(self) -> list[str]:
        """What it was given to show."""
        return [text for what, text in self.noted if what == "show"]

    def open(self) -> "Recording":
        """Itself, for a Device. Raises DeviceError."""
        self.goes_on.wait()
        if self.trouble is not None:
            raise DeviceError(self.trouble)
        return self

    def speak(self, text: str) -> None:
        """Note what it would say."""
        self._note("speak", text)

    def silence(self) -> None:
        """Note that it would be silent."""
        self._note("silence")

    def show(self, text: str) -> None:
        """Note what it would show."""
        self._note("show", text)

    def voices(self) -> list[str]:
        """The voices that it was made with."""
        self._note("voices")
        return list(self._voices)

    def turn(self, sound: Sound) -> None:
        """Keep how it would speak."""
        self.sound = sound

    def finish(self, seconds: float) -> None:
        """Note that nothing follows, and how long that may take."""
        self._note("finish", str(seconds))

    def close(self) -> None:
        """Note that it was let go."""
        self._note("close")

    def _note(self, what: str, text: str = "") -> None:
        self.goes_on.wait()
        if self.is_broken:
            raise OSError(what)
        self.noted.append(Noted(what, text))
