"""«prüfe»: what was found, a sentence on trial, and what to do with each screen reader."""

from collections.abc import Iterator

from skyjo_a11y.desk import Desk
from skyjo_a11y.guidance import readable
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.channels import Probe
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.surroundings import System
from skyjo_a11y.text import fold

#: The readers of each system, told of in short without being asked.
READERS = {
    System.WINDOWS: ("nvda", "jaws", "narrator"),
    System.MAC: ("voiceover",),
    System.LINUX: ("orca", "brltty"),
}
_MARKS = ".,!?"


def checked(topic: str, desk: Desk) -> list[Utterance]:
    """What «prüfe» followed by ``topic`` brings."""
    word = fold(topic).strip(_MARKS)
    if not word:
        return list(_overview(desk))
    if word in _words("trial-words"):
        return list(_trial(desk))
    reader = next((name for name in _readers() if word in _words(f"words-{name}")), None)
    if reader is not None:
        return each_line("check", f"reader-{reader}")
    return [said("check", "no-such-check", word=readable(topic), readers=_listed())]


def _readers() -> list[str]:
    return [name for names in READERS.values() for name in names]


def _listed() -> str:
    """The words by which the readers are asked for."""
    return ", ".join(phrases("check").say(f"words-{name}").split()[0] for name in _readers())


def _words(name: str) -> list[str]:
    return [fold(word) for word in phrases("check").say(name).split()]


def _overview(desk: Desk) -> Iterator[Utterance]:
    around = desk.surroundings()
    columns = str(around.columns)
    yield said("check", f"screen-{around.screen}", columns=columns)
    umlauts = "umlauts" if around.has_umlauts else "no-umlauts"
    yield said("check", umlauts, encoding=around.encoding_name)
    yield _of_voice(desk)
    if around.system is System.WINDOWS:
        yield _of_messages(desk)
    for reader in READERS[around.system]:
        yield said("check", f"short-{reader}")
    yield said("check", "places", saves=around.saves, file=around.settings)
    yield said("check", "more", readers=_listed())


def _of_voice(desk: Desk) -> Utterance:
    probe = desk.channels.probe_voice()
    if probe.trouble is not None:
        return said("voice", "voice-gone", trouble=probe.trouble)
    on = "off" if desk.settings.sound.audience is Audience.NOBODY else "on"
    return said("check", "voice-found", name=_named(probe), state=on)


def _of_messages(desk: Desk) -> Utterance:
    probe = desk.channels.probe_display()
    if probe.trouble is not None:
        return said("check", "messages-none")
    on = "on" if desk.settings.sound.braille_messages else "off"
    return said("check", "messages-found", name=_named(probe), state=on)


def _trial(desk: Desk) -> Iterator[Utterance]:
    """The sentence, which is also spoken and shown where that is not switched on anyway."""
    sentence = said("check", "trial")
    yield sentence
    voice, display = desk.channels.try_out(sentence)
    if voice.trouble is not None:
        yield said("voice", "voice-gone", trouble=voice.trouble)
    else:
        yield said("check", "trial-spoken", name=_named(voice))
    if display.trouble is None:
        yield said("check", "trial-shown", name=_named(display))


def _named(probe: Probe) -> str:
    """What people call the device."""
    key = probe.name.replace(" ", "-")
    return phrases("check").say("device", {"key": key, "name": probe.name})
