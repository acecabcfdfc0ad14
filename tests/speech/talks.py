"""Conversations whose voice and display are recordings, told as the program tells them."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.output.channels import Channels
from skyjo_a11y.output.device import Trouble
from skyjo_a11y.output.recording import Recording
from skyjo_a11y.output.sound import Sound
from skyjo_a11y.settings import Settings
from tests.evenings import Talk, desk_in

PATIENCE = 30.0  # seconds; nothing here takes so long, but a machine may be busy


@dataclass(slots=True)
class Devices:
    """The recordings that a desk's channels open."""

    voice: Recording = field(default_factory=lambda: Recording("Voice", ("Hedda", "Katja")))
    loudspeaker: Recording = field(default_factory=lambda: Recording("Loudspeaker"))
    display: Recording = field(default_factory=lambda: Recording("Display"))

    def channels(self, patience: float = PATIENCE) -> Channels:
        """Channels that open them."""
        opens = (self.voice.open, self.loudspeaker.open, self.display.open)
        return Channels(*opens, patience)


class Aloud(Talk):
    """A conversation that is also spoken and shown; see app._converse."""

    def __init__(
        self,
        folder: Path,
        setup: Setup | None = None,
        sound: Sound | None = None,
        *,
        patience: float = PATIENCE,
        paged: bool = False,
    ) -> None:
        self.devices = Devices()
        settings = Settings(sound=sound or Sound())
        desk = desk_in(folder, settings=settings, paged=paged)
        desk.channels = self.devices.channels(patience)
        super().__init__(desk, setup)
        self.desk.channels.tell(self.reply.told)

    def say(self, *lines: str) -> list[str]:
        """Type ``lines``; what the last one brought."""
        told: list[str] = []
        for line in lines:
            if not self.conversation.goes_on(line):
                self.desk.channels.cut()
            told = super().say(line)
            self.desk.channels.tell(self.reply.told, self.reply.prompt)
        return told

    def lines(self) -> list[str]:
        """What stands on the screen of the last reply."""
        return self.conversation.lines(self.reply)

    def heard(self) -> list[str]:
        """What was said since this was asked last."""
        return _taken(self, self.devices.voice)

    def heard_by_all(self) -> list[str]:
        """The same of the loudspeaker."""
        return _taken(self, self.devices.loudspeaker)

    def shown(self) -> list[str]:
        """The same of the display."""
        self.flush()
        shown = self.devices.display.shown
        self.devices.display.noted.clear()
        return shown

    def flush(self) -> None:
        """Wait until all that was told has reached the devices."""
        for device in self.desk.channels._devices():
            device.ask(lambda _backend: None, None)

    def restarted(self) -> "Aloud":
        """The program starts again with the settings it kept, in the lobby."""
        again = Aloud.__new__(Aloud)
        again.devices = Devices()
        again.desk = replace(self.desk, channels=again.devices.channels())
        again.conversation = Conversation(again.desk)
        again.reply = again.conversation.begin()
        return again


def _taken(talk: Aloud, recording: Recording) -> list[str]:
    talk.flush()
    spoken = recording.spoken
    recording.noted.clear()
    return spoken


def broken(recording: Recording, trouble: Trouble = Trouble.NO_SERVICE) -> None:
    """From now on it can't be opened."""
    recording.trouble = trouble
