"""What the conversation says about its own voice and messages, and how they are changed."""

from dataclasses import replace

from skyjo_a11y.desk import Desk
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.settings import Settings
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, number_in, words_of

_VARIANT = "+"
_MOST_OFFERED = 9
#: Switching these on opens a device, so the answer waits a moment for what comes of it.
_OPENING = (Command.SPEECH, Command.MESSAGES)


class Sounding:
    """Between the conversation and the channels of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def leaves_text_out(self) -> bool:
        """Whether the voice alone tells: never before it is known to work."""
        return not self._desk.settings.sound.text and self._desk.channels.speaks_everything

    def begin(self) -> Told:
        """Open what the settings ask for."""
        sound = self._desk.settings.sound
        self._adopt()
        if not (sound.text and sound.explained):
            self._desk.channels.settle()
        return self._introduction()

    def changed(self, command: Command) -> Told:
        """What is to be told after a setting was changed, the decisive sentence last."""
        channels, sound = self._desk.channels, self._desk.settings.sound
        self._adopt()
        if command in _OPENING:
            channels.retry()
            channels.settle()
        if command is Command.SCREEN and not sound.text and not channels.speaks_everything:
            return [said("voice", "text-stays")]
        return [*self._introduction(), *self.news()]

    def news(self) -> Told:
        """What has gone wrong since, each thing once, and what nobody heard for that reason."""
        told: Told = []
        for trouble, is_display in self._desk.channels.news():
            if is_display:
                self._switch_messages_off()
                told.append(said("voice", "messages-gone"))
            else:
                told.append(said("voice", "voice-gone", trouble=trouble))
        return [*told, *self._desk.channels.missed()]

    def stop(self) -> Told:
        """Be silent; where nobody speaks that is said, else the silence says it."""
        self._desk.channels.silence()
        silent = self._desk.settings.sound.audience is Audience.NOBODY
        return [said("voice", "nothing-speaks")] if silent else []

    def choose_voice(self, wanted: str) -> tuple[Settings, Told]:
        """The settings with the voice of that name or number, and what is told of it."""
        settings, voices = self._desk.settings, self._desk.channels.voices()
        own = words_of("setting-voice")[0]
        if fold(wanted) == fold(own):
            return _with_voice(settings, ""), [said("voice", "voice-is", voice=own)]
        if not voices:
            return settings, [said("voice", "no-voices")]
        voice = _one_of(voices, wanted)
        if voice is None:
            offered = enumerate(_offered(voices), start=1)
            numbered = [f"{number}: {name}" for number, name in offered]
            return settings, [said("voice", "which-voice", voices=", ".join(numbered), own=own)]
        return _with_voice(settings, voice), [said("voice", "voice-is", voice=voice)]

    def _adopt(self) -> None:
        settings = self._desk.settings
        self._desk.channels.adopt(settings.sound, settings.cells)

    def _introduction(self) -> Told:
        """Whom the voice is for, the first time that somebody switches it on."""
        sound = self._desk.settings.sound
        wanted = sound.audience is Audience.PERSON and not sound.explained
        if not wanted or self._desk.channels.voice_fails:
            return []
        self._desk.settings = replace(self._desk.settings, sound=replace(sound, explained=True))
        self._desk.mention(Command.SPEECH)
        return [said("voice", "introduction")]

    def _switch_messages_off(self) -> None:
        settings = self._desk.settings
        off = replace(settings.sound, braille_messages=False)
        self._desk.settings = replace(settings, sound=off)
        self._adopt()


def _with_voice(settings: Settings, voice: str) -> Settings:
    return replace(settings, sound=replace(settings.sound, voice=voice))


def _offered(voices: list[str]) -> list[str]:
    """As many as bear listening to; espeak has dozens of variants, «German+Alex»."""
    plain = [voice for voice in voices if _VARIANT not in voice]
    return (plain or voices)[:_MOST_OFFERED]


def _one_of(voices: list[str], wanted: str) -> str | None:
    """The voice of that number, of that name, or the only one whose name begins so."""
    number, offered = number_in(wanted), _offered(voices)
    if number is not None:
        return offered[number - 1] if 1 <= number <= len(offered) else None
    begun = [voice for voice in voices if wanted and fold(voice).startswith(fold(wanted))]
    exact = [voice for voice in begun if fold(voice) == fold(wanted)]
    alike = exact or begun
    return alike[0] if len(alike) == 1 else None
