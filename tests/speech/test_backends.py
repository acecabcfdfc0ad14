"""What each output of accessible_output2 does, and what becomes of it behind the adapter."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from accessible_output2.outputs.base import Output

from skyjo_a11y.narration.utterance import plain
from skyjo_a11y.output import backends
from skyjo_a11y.output.backends import LibraryBackend, open_braille, open_loudspeaker, open_voice
from skyjo_a11y.output.channels import Channels, News
from skyjo_a11y.output.device import DeviceError, Trouble
from skyjo_a11y.output.sound import Audience, Rate, Sound, Volume
from tests.speech.library import (
    Broken,
    Chatty,
    Dying,
    Hanging,
    NotThere,
    Reader,
    Sapi,
    SaysNone,
    WithoutSilence,
    library_of,
)

PATIENCE = 60.0  # seconds, more than a busy machine needs
AT_ONCE = 0.5  # seconds after which an output counts as hanging


@pytest.fixture(autouse=True)
def _client_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether this machine has speech-dispatcher's client makes no difference here."""
    monkeypatch.setattr(backends, "provide_client", lambda: True)


def opened(*outputs: type[Output]) -> LibraryBackend:
    """What the voice becomes where there are these outputs."""
    with library_of(*outputs):
        return open_voice()


def test_a_screen_reader_comes_before_a_mere_voice() -> None:
    """Whoever has a reader running hears the words in its voice."""
    assert opened(Sapi, Reader).name == "NVDA"


def test_the_table_hears_the_system_s_voice() -> None:
    """A reader would speak into its user's headphones, so the loudspeaker's voice comes first."""
    with library_of(Reader, Sapi):
        assert open_loudspeaker().name == "sapi5"
    with library_of(Reader):
        assert open_loudspeaker().name == "NVDA"


@pytest.mark.parametrize("spoiled", [Broken, NotThere, SaysNone])
def test_what_does_not_work_is_passed_over(spoiled: type[Output]) -> None:
    """An output that raises when made, or says neither yes nor no, spoils none of the others."""
    assert opened(spoiled, Sapi).name == "sapi5"


@pytest.mark.parametrize(
    ("open_", "trouble"),
    [
        (open_voice, Trouble.NO_SERVICE),
        (open_loudspeaker, Trouble.NO_SERVICE),
        (open_braille, Trouble.NO_BRAILLE),
    ],
)
def test_nothing_that_works_has_a_reason(
    open_: Callable[[], LibraryBackend], trouble: Trouble
) -> None:
    """Where no output works the trouble says what is missing."""
    with library_of(Broken), pytest.raises(DeviceError) as caught:
        open_()
    assert caught.value.trouble is trouble


def test_a_missing_client_has_a_reason_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Linux the library finds nothing without a client that no package index has."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(backends, "provide_client", lambda: False)
    with library_of(NotThere), pytest.raises(DeviceError) as caught:
        open_voice()
    assert caught.value.trouble is Trouble.NO_CLIENT


def test_a_missing_library_has_a_reason_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is optional; without it the sentence can say what to install."""
    monkeypatch.setitem(sys.modules, "accessible_output2", None)
    with pytest.raises(DeviceError) as caught:
        open_voice()
    assert caught.value.trouble is Trouble.NO_LIBRARY


def test_the_library_prints_nothing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its English complaints never get among the lines of the game."""
    monkeypatch.setenv("SPEECHD_CMD", "/nonexistent")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setitem(sys.modules, "espeak", None)
    with pytest.raises(DeviceError):
        open_voice()
    assert capfd.readouterr() == ("", "")


def test_a_chatty_output_is_hushed_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    """What hushes the library is a ``print`` in each of its modules: without it one is heard."""
    assert opened(Chatty).name == "chatty"
    assert "Please install" in capsys.readouterr().out
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(vars(sys.modules[Chatty.__module__]), "print", backends._print_nothing)
        assert opened(Chatty).name == "chatty"
    assert capsys.readouterr().out == ""


def test_sentences_are_queued() -> None:
    """No sentence interrupts the one before; silence is a call of its own."""
    backend = opened(Reader)
    backend.speak("Eins.")
    backend.speak("Zwei.")
    backend.silence()
    assert backend._output.calls == [("speak", "Eins."), ("speak", "Zwei."), ("silence", "")]


def test_an_output_without_silence_is_interrupted_by_nothing() -> None:
    """JAWS can only be silenced by speaking."""
    backend = opened(WithoutSilence)
    backend.speak("Eins.")
    backend.silence()
    assert backend._output.calls == [("Eins.", False), ("", True)]


def test_a_reader_that_has_ended_is_noticed() -> None:
    """NVDA's output takes words for ever without a complaint, so it is asked each time."""
    backend = opened(Reader)
    backend._output.is_active = lambda: False
    for use in (backend.speak, backend.show):
        with pytest.raises(DeviceError) as caught:
            use("Eins.")
        assert caught.value.trouble is Trouble.LOST


def test_a_service_that_dies_raises_through() -> None:
    """The device around it, not the adapter, decides what an exception means."""
    backend = opened(Dying)
    backend.speak("Eins.")
    with pytest.raises(BrokenPipeError):
        backend.speak("Zwei.")


@pytest.mark.parametrize(
    ("output", "patience", "trouble"),
    [(Dying, PATIENCE, Trouble.LOST), (Hanging, AT_ONCE, Trouble.HANGING)],
)
def test_no_output_stops_the_game(output: type[Output], patience: float, trouble: Trouble) -> None:
    """Through all layers: an output that dies or hangs is told of once, and nothing is raised."""
    with library_of(output):
        channels = Channels(patience=patience)
        channels.adopt(Sound(audience=Audience.PERSON), 0)
        news: list[News] = []
        while not news:
            channels.cut()
            channels.tell([plain("Eins.")])
            news = list(channels.news())
        channels.tell([plain("Zwei.")])
        channels.close()
    assert news == [News(trouble, display=False)]
    assert list(channels.news()) == []


def test_braille_needs_an_output_that_has_it() -> None:
    """Only NVDA and JAWS can show messages; a voice is never taken for a display."""
    with library_of(Sapi, Reader):
        backend = open_braille()
    backend.show("b2: -2")
    assert backend._output.calls == [("braille", "b2: -2")]
    with library_of(Sapi), pytest.raises(DeviceError):
        open_braille()


def test_an_output_that_can_not_braille_says_so() -> None:
    """The library answers False where an output has no braille; None is its word for done."""
    backend = opened(Sapi)
    with pytest.raises(DeviceError) as caught:
        backend.show("b2: -2")
    assert caught.value.trouble is Trouble.NO_BRAILLE


def test_marks_of_xml_are_escaped_for_windows() -> None:
    """SAPI is given XML, of which the library escapes only one mark."""
    backend = opened(Sapi)
    backend.speak("Geschrieben in du&ich.txt.")
    assert backend._output.calls == ["Geschrieben in du&amp;ich.txt."]


def test_only_the_voice_of_windows_is_waited_for() -> None:
    """It falls silent with the program; readers and services speak on by themselves."""
    sapi, reader = opened(Sapi), opened(Reader)
    sapi.finish(1.5)
    reader.finish(1.5)
    assert sapi._output.waited == 1500


class TestWindows:
    """Language, voice, rate and volume of SAPI."""

    def test_a_german_voice_is_taken(self) -> None:
        """German words are not read by an English voice where a German one is installed."""
        assert opened(Sapi)._output.voice == "Hedda"

    def test_only_german_voices_are_offered(self) -> None:
        """By the language they declare or by their name."""
        assert opened(Sapi).voices() == ["Hedda", "Katja - German"]

    def test_without_a_german_voice_all_are_offered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A foreign voice is better than none."""
        monkeypatch.setattr(Sapi, "tokens", (("Zira", "409"),))
        backend = opened(Sapi)
        assert backend.voices() == ["Zira"]
        assert backend._output.voice == "Zira"

    def test_settings_are_relative_to_the_user_s_own(self) -> None:
        """Normal is what Windows is set to, and nothing leaves its range."""
        backend = opened(Sapi)
        backend.turn(Sound(rate=Rate.FAST, volume=Volume.SOFT, voice="Katja - German"))
        output = backend._output
        assert (output.rate, output.volume, output.voice) == (6, 60, "Katja - German")
        backend.turn(Sound(volume=Volume.LOUD))
        assert (output.rate, output.volume, output.voice) == (1, 100, "Hedda")

    def test_an_unknown_voice_is_no_harm(self) -> None:
        """A voice that was uninstalled since is replaced by the usual one."""
        backend = opened(Sapi)
        backend.turn(Sound(voice="Stefan"))
        assert backend._output.voice == "Hedda"


def test_what_can_not_be_turned_is_left() -> None:
    """A reader keeps its own rate and voice, and a refusal is no reason to fall silent."""
    reader = opened(Reader)
    reader.turn(Sound(rate=Rate.FAST))
    assert reader.voices() == []
    sapi = opened(Sapi)
    sapi._output.set_rate = None
    sapi.turn(Sound(rate=Rate.FAST))
    sapi.speak("Eins.")
    assert sapi._output.calls == ["Eins."]
