"""Where utterances go beside the screen: to a voice, and as messages to a braille display.

Nothing here waits for a device, and a device in trouble is told of once.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.backends import open_braille, open_loudspeaker, open_voice
from skyjo_a11y.output.device import PATIENCE, Backend, Device, Trouble
from skyjo_a11y.output.sound import Audience, Sound

#: A display whose width nobody told; messages may be longer, then one pans.
_USUAL_CELLS = 40
_BETWEEN_LINES = "   "
#: How long the last sentence may keep the program from ending, in seconds.
_FAREWELL = 3.0
#: How long an answer waits for a device that was just switched on, in seconds.
_SETTLING = 3.0

Open = Callable[[], Backend]


class News(NamedTuple):
    """What is wrong with the voice, or with the ``display`` for messages."""

    trouble: Trouble
    display: bool


class Probe(NamedTuple):
    """What trying a device has shown: what it calls itself, or what is wrong."""

    name: str
    trouble: Trouble | None


@dataclass(slots=True, eq=False)
class _Saying:
    """An answer on its way to a voice; the first ``done`` of it are said, or were cut off."""

    told: Sequence[Utterance]
    voice: Device
    done: int = 0
    alone: bool = False  # nothing but the voice tells it

    @property
    def rest(self) -> Sequence[Utterance]:
        """What the voice has not got through yet."""
        return self.told[self.done :]


class Channels:
    """All outputs but the text, as the person's ``Sound`` wants them."""

    def __init__(
        self,
        voice: Open = open_voice,
        loudspeaker: Open = open_loudspeaker,
        braille: Open = open_braille,
        patience: float = PATIENCE,
    ) -> None:
        """The three ways to open a device; ``patience``: how long one may hang, in seconds."""
        self._opens = {Audience.PERSON: voice, Audience.TABLE: loudspeaker}
        self._open_braille = braille
        self._patience = patience
        self._sound = Sound()
        self._cells = 0
        self._voice: Device | None = None
        self._display: Device | None = None
        self._told_of: list[Device] = []
        self._sayings: list[_Saying] = []
        self._cut_is_due = False

    @property
    def voice_name(self) -> str:
        """What the voice calls itself; empty without one."""
        return self._voice.name if self._voice is not None and self._voice.works else ""

    @property
    def voice_fails(self) -> bool:
        """Whether a voice is asked for and known not to work."""
        return self._voice is not None and self._voice.trouble is not None

    @property
    def speaks_everything(self) -> bool:
        """Whether somebody hears all that is told, so that the text may be left out."""
        return self._sound.audience is Audience.PERSON and bool(self.voice_name)

    def adopt(self, sound: Sound, cells: int) -> None:
        """Open and close devices as ``sound`` says; ``cells``: of the braille display, or 0."""
        before, self._sound, self._cells = self._sound, sound, cells
        if sound.audience is not before.audience:
            self._close_voice()
            open_ = self._opens.get(sound.audience)
            self._voice = None if open_ is None else self._fresh(open_)
        if sound.braille_messages is not before.braille_messages:
            self._display = self._fresh(self._open_braille) if sound.braille_messages else None
        if self._voice is not None:
            self._voice.do(lambda backend: backend.turn(sound))

    def retry(self) -> None:
        """Open again what is asked for and is in trouble."""
        sound, cells = self._sound, self._cells
        if self.voice_fails:
            self._sound = Sound()
            self.adopt(sound, cells)

    def settle(self) -> None:
        """Give devices that were just switched on a moment to open."""
        for device in self._devices():
            device.settle(_SETTLING)

    def news(self) -> Iterator[News]:
        """What is wrong with a device and was not told yet."""
        for device in self._devices():
            trouble = device.trouble
            if trouble is not None and device not in self._told_of:
                self._told_of.append(device)
                yield News(trouble, device is self._display)

    def voices(self) -> list[str]:
        """The names of the voices that can be chosen."""
        return [] if self._voice is None else self._voice.ask(lambda one: one.voices(), [])

    def cut(self) -> None:
        """A new line was typed, so what is being said is old.

        What the table hears is cut off only by what it hears next, never by a private question.
        """
        if self._sound.audience is Audience.TABLE:
            self._cut_is_due = True
        else:
            self.silence()

    def silence(self) -> None:
        """Stop speaking, and forget what was to be said."""
        self._cut_is_due = False
        if self._voice is not None:
            self._voice.drop()
            self._voice.do(partial(_silence, tuple(self._sayings)))

    def tell(self, told: Sequence[Utterance], prompt: str = "") -> None:
        """Say and show what is told, after what is still being said.

        ``prompt`` is what stands before the cursor then: a message hides it.
        """
        if self._voice is not None:
            self._say(self._heard_of(told), self._voice)
        if self._display is not None:
            self._show(told, prompt, self._display)

    def rely_on_voice(self, told: Sequence[Utterance]) -> None:
        """Nothing else tells what was given to ``tell``: should the voice fail, it is missed."""
        for saying in self._sayings:
            saying.alone = saying.alone or saying.told is told

    def missed(self) -> list[Utterance]:
        """What only a voice was to tell that has failed or gone; each once."""
        gone = [one for one in self._sayings if self._is_gone(one.voice)]
        self._sayings = [one for one in self._sayings if one not in gone]
        return [utterance for one in gone if one.alone for utterance in one.rest]

    def close(self) -> None:
        """Say the last sentence to the end, but not for long."""
        if self._voice is not None and self._voice.works:
            _finish(self._voice)
            self._voice = None

    # -- Trying out -------------------------------------------------------------------------

    def probe_voice(self) -> Probe:
        """The voice that speaks, or that would."""
        return _probed(self._voice or self._fresh(self._opens[Audience.PERSON]))

    def probe_display(self) -> Probe:
        """The display that shows messages, or that would."""
        return _probed(self._display or self._fresh(self._open_braille))

    def try_out(self, utterance: Utterance) -> tuple[Probe, Probe]:
        """Say and show something also where that is switched off: voice, then display."""
        voice, display = self._voice, self._display
        if voice is None:
            voice = self._fresh(self._opens[Audience.PERSON])
            self._say([utterance], voice)
            _finish(voice)
        if display is None:
            display = self._fresh(self._open_braille)
            self._show([utterance], "", display)
            _finish(display)
        return _probed(voice), _probed(display)

    def _fresh(self, open_: Open) -> Device:
        return Device(open_, self._patience)

    # -- Small helpers ----------------------------------------------------------------------

    def _heard_of(self, told: Sequence[Utterance]) -> Sequence[Utterance]:
        if self._sound.audience is Audience.PERSON:
            return told
        return [utterance for utterance in told if utterance.for_all]

    def _is_gone(self, voice: Device) -> bool:
        return voice is not self._voice or voice.trouble is not None

    def _say(self, told: Sequence[Utterance], voice: Device) -> None:
        """An utterance is one piece for the voice too, however many lines it has."""
        if told and self._cut_is_due:
            self.silence()
        self._sayings = [one for one in self._sayings if one.alone and one.rest]
        texts = [(at, " ".join(utterance.spoken.split())) for at, utterance in enumerate(told)]
        texts = [(at, text) for at, text in texts if text]
        if not texts:
            return
        saying = _Saying(told, voice)
        self._sayings.append(saying)
        # What has no words goes with the words before it.
        ends = [*(at for at, _ in texts[1:]), len(told)]
        for (_, text), end in zip(texts, ends, strict=False):
            voice.do(partial(_speak, text, saying, end))

    def _show(self, told: Sequence[Utterance], prompt: str, display: Device) -> None:
        """One message an answer: each message takes the place of the one before."""
        cells = self._cells or _USUAL_CELLS
        lines = [line for one in told for line in one.braille(cells - 1).splitlines()]
        if lines:
            message = _BETWEEN_LINES.join(filter(None, [*lines, prompt.strip()]))
            display.do(lambda backend: backend.show(message))

    def _close_voice(self) -> None:
        if self._voice is not None:
            self.silence()
            if any(one.alone and one.rest for one in self._sayings):
                self._voice.ask(lambda _backend: None, None)  # whether it was only cut off
            self._voice.close(0)

    def _devices(self) -> list[Device]:
        return [device for device in (self._voice, self._display) if device is not None]


def _finish(device: Device) -> None:
    device.settle(_SETTLING)
    device.do(lambda backend: backend.finish(_FAREWELL))
    device.close(_FAREWELL)


def _probed(device: Device) -> Probe:
    """What is wrong after a moment; one that is still opening counts as hanging."""
    device.settle(_SETTLING)
    return Probe(device.name, device.trouble if device.is_settled else Trouble.HANGING)


def _speak(text: str, saying: _Saying, end: int, backend: Backend) -> None:
    backend.speak(text)
    saying.done = end


def _silence(sayings: Sequence[_Saying], backend: Backend) -> None:
    """Whoever cuts a voice off that works has heard enough."""
    backend.silence()
    for saying in sayings:
        saying.done = len(saying.told)


def rings(told: Sequence[Utterance]) -> bool:
    """Whether something is told for which the bell rings, if somebody wants one."""
    return any(utterance.rings for utterance in told)
