"""The outputs of accessible_output2: found one by one, used without their pitfalls.

``Auto`` would give the first one too, but print its troubles in English, and fail as a whole
when one of them does.
"""

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, TypeAlias

from skyjo_a11y.output.device import DeviceError, Trouble
from skyjo_a11y.output.dials import Dials, DispatcherDials, SapiDials
from skyjo_a11y.output.sound import Sound
from skyjo_a11y.output.system_speechd import provide_client

#: The library has no types, and what its outputs can do differs from one to the next.
Output: TypeAlias = Any

_SAPI = "sapi5"
_LANGUAGE = "de"


class LibraryBackend:
    """One output of the library; see device.Backend."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self.name = str(getattr(output, "name", ""))
        self._dials = _dials(output)

    def speak(self, text: str) -> None:
        """Say ``text`` after all that is still being said."""
        self._check()
        # The library hands it to SAPI as XML and escapes one character only.
        text = text.replace("&", "&amp;") if self.name == _SAPI else text
        self._output.speak(text, interrupt=False)

    def silence(self) -> None:
        """Stop at once, and forget what was to be said."""
        silence = getattr(self._output, "silence", None)
        if silence is not None:
            silence()
        else:  # JAWS has none
            self._output.speak("", interrupt=True)

    def show(self, text: str) -> None:
        """Show ``text`` on a braille display. Raises DeviceError where there is none."""
        self._check()
        if self._output.braille(text) is False:  # the library's word for «can't»
            raise DeviceError(Trouble.NO_BRAILLE)

    def voices(self) -> list[str]:
        """The names of its German voices; a screen reader keeps its own."""
        return self._dials.voices() if self._dials is not None else []

    def turn(self, sound: Sound) -> None:
        """Speak with this rate, volume and voice, where it lets us choose."""
        with contextlib.suppress(Exception):  # one that speaks but can't be turned still speaks
            if self._dials is not None:
                self._dials.turn(sound.rate, sound.volume, sound.voice)

    def finish(self, seconds: float) -> None:
        """Speak to the end: SAPI's voice ends with the program, all others go on."""
        if self.name == _SAPI:
            self._output.object.WaitUntilDone(int(1000 * seconds))

    def close(self) -> None:
        """Let go of it."""
        close = getattr(self._output, "close", None)
        if close is not None:
            close()

    def _check(self) -> None:
        """Some go on without a word when the screen reader behind them has ended."""
        if not self._output.is_active():
            raise DeviceError(Trouble.LOST)


def open_voice() -> LibraryBackend:
    """A running screen reader's voice, else the system's. Raises DeviceError."""
    return LibraryBackend(_first(_outputs()))


def open_loudspeaker() -> LibraryBackend:
    """The system's voice first: a screen reader would speak into its user's headphones."""
    found = sorted(_outputs(), key=lambda output: not _is_of_the_system(output))
    return LibraryBackend(_first(found))


def open_braille() -> LibraryBackend:
    """A running screen reader that shows messages in braille. Raises DeviceError."""
    for output in _outputs():
        if _has_braille(output):
            return LibraryBackend(output)
    raise DeviceError(Trouble.NO_BRAILLE)


def _first(found: Iterable[Output]) -> Output:
    for output in found:
        return output
    missing = sys.platform == "linux" and not provide_client()
    raise DeviceError(Trouble.NO_CLIENT if missing else Trouble.NO_SERVICE)


def _outputs() -> Iterator[Output]:
    """The outputs that are there, screen readers before mere voices. Raises DeviceError."""
    _prepare_thread()
    for make in _classes():
        with contextlib.suppress(Exception):  # not installed, not running, broken: all the same
            output = make()
            if output.is_active():
                yield output


def _prepare_thread() -> None:
    """What each system asks of the thread that speaks."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError):
            import pythoncom  # noqa: PLC0415 - only there

            pythoncom.CoInitialize()
    elif sys.platform == "linux":
        provide_client()


def _classes() -> list[Callable[[], Output]]:
    try:
        import accessible_output2  # noqa: PLC0415 - optional, and slow to load
        from accessible_output2 import outputs  # noqa: PLC0415
    except ImportError as error:
        raise DeviceError(Trouble.NO_LIBRARY) from error
    # They print in English. Redirecting stdout is no cure: that would take the game's lines too.
    for module in vars(outputs).values():
        if isinstance(module, ModuleType):
            vars(module)["print"] = _print_nothing
    return list(accessible_output2.get_output_classes())


def _print_nothing(*_arguments: object, **_options: object) -> None:
    return


def _is_of_the_system(output: Output) -> bool:
    """Whether it is no screen reader's: the dispatcher doesn't say so itself."""
    return bool(output.is_system_output()) or hasattr(output, "_client")


def _has_braille(output: Output) -> bool:
    from accessible_output2.outputs import base  # noqa: PLC0415

    unable = base.Output.braille
    return getattr(type(output), "braille", unable) is not unable


def _dials(output: Output) -> Dials | None:
    client = getattr(output, "_client", None)
    if client is not None:
        return DispatcherDials(client)
    if getattr(output, "name", "") == _SAPI:
        return SapiDials(output)
    with contextlib.suppress(Exception):  # espeak's library: only its language
        output._ec.set_voice(_LANGUAGE)  # noqa: SLF001
    return None
