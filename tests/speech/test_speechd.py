"""The real speech-dispatcher hears the game: everything, once, in time, and never in its way."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from skyjo_a11y.narration.utterance import plain
from skyjo_a11y.output.channels import Channels, News
from skyjo_a11y.output.device import Trouble
from skyjo_a11y.output.sound import Audience, Rate, Sound
from tests.needs import need
from tests.speech.speechd_server import Event, SpeechdServer, client_env
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is Linux's"),
    # Its client ends its own thread by SystemExit, which Python keeps quiet about.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning"),
]

PLAY = [*GAME, "spiel", "--mensch", "Jana", "--gegner", "1", "--saat", "7", "--vorlesen"]
SPEAKING = Sound(audience=Audience.PERSON, explained=True)
SLOWLY = 20  # milliseconds a character: long enough to be cut off
PATIENCE = 60.0  # seconds, more than a busy machine needs
AT_ONCE = 0.2
#: No word of the game, so it is read back as it was typed.
EVERY_UMLAUT = "Äöüßü"
LOST = "Die Stimme ist ausgefallen"
WIDE = 400  # columns, so that no line is wrapped


@pytest.fixture
def server() -> Iterator[SpeechdServer]:
    """A dispatcher that speaks as fast as it is given words."""
    with SpeechdServer() as server:
        yield server


@pytest.fixture
def slow() -> Iterator[SpeechdServer]:
    """A dispatcher that takes its time."""
    with SpeechdServer(SLOWLY) as server:
        yield server


def playing(server: SpeechdServer, home: Path, *options: str) -> TerminalReader:
    """The installed game in a terminal, reading aloud by ``server``."""
    environment = {**at_home(home), **server.client_env()}
    return TerminalReader([*PLAY, *options], PROMPT, columns=WIDE, rows=60, env=environment)


def words(events: list[Event]) -> str:
    """All that was said, as one text."""
    return " ".join(event["text"] for event in events if event["event"] == "speak")


def _has_said(told: list[str], events: list[Event]) -> bool:
    return words(events) == " ".join(told)


def next_line(prompt: str, places: Iterator[str]) -> str:
    """A line that goes on: every card drawn goes on the next place."""
    return "a1 d1" if prompt.startswith("Aufdecken") else f"z t {next(places)}"


class TestWholeRound:
    """From the greeting to the score."""

    def test_everything_is_said_once_in_order(self, server: SpeechdServer, tmp_path: Path) -> None:
        """Sentence by sentence what the text says, letter by letter, and nothing twice."""
        with playing(server, tmp_path) as reader:
            text = " ".join(self._played(reader, server))
        assert "minus 2" in text
        assert EVERY_UMLAUT in text
        spoken = server.spoken()
        assert all(sentence.endswith((".", "!", "?")) for sentence in spoken)

    def test_with_a_silent_screen_only_the_prompt_stands(
        self, server: SpeechdServer, tmp_path: Path
    ) -> None:
        """Everything is said all the same."""
        with playing(server, tmp_path, "--ausgabe", "stumm") as reader:
            begun = reader.start()
            server.wait(lambda events: words(events).endswith("A1 B1."))
            answer = reader.command("a1 d1")
            events = server.wait(lambda events: words(events).endswith("Du bist dran."))
        assert (begun.lines, answer.lines) == ([], [])
        assert answer.prompt.startswith("Ablage")
        assert "Du deckst A1 auf" in words(events)

    def _played(self, reader: TerminalReader, server: SpeechdServer) -> list[str]:
        told = list(reader.start().lines)
        server.wait(partial(_has_said, told))
        told += reader.command(EVERY_UMLAUT).lines
        places = iter([f"{column}{row}" for row in "321" for column in "bcda"] * 3)
        prompt = reader.exchanges[-1].prompt
        while not prompt.startswith(("Weiter", "Noch eine")):
            server.wait(partial(_has_said, told))
            answer = reader.command(next_line(prompt, places))
            told += answer.lines
            prompt = answer.prompt
            assert answer.noise == {}
        server.wait(partial(_has_said, told))
        return told

    def test_a_script_is_read_aloud_to_its_end(self, tmp_path: Path) -> None:
        """Lines from a file are no reaction to what is being said, so nothing is cut off."""
        with SpeechdServer(ms_per_char=4) as server:
            self._run_script(server, tmp_path)

    def _run_script(self, server: SpeechdServer, home: Path) -> None:
        script = "a1 d1\nstand\nz t b2\nkarten\nende\n"
        done = subprocess.run(
            PLAY,
            input=script,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
            env={**os.environ, **at_home(home), **server.client_env()},
        )
        server.wait(partial(_has_said, done.stdout.splitlines()))
        assert "stop" not in {event["event"] for event in server.events()}


class TestSettings:
    """Language, rate and voice, as the module is told."""

    def test_german_is_set(self, server: SpeechdServer, tmp_path: Path) -> None:
        """Whatever language the service is configured for, German words are read in German."""
        with playing(server, tmp_path) as reader:
            reader.start()
            events = server.wait(lambda events: bool(words(events)))
        assert {e["settings"]["language"] for e in events if e["event"] == "speak"} == {"de"}

    def test_rate_and_voice_reach_the_module(
        self, server: SpeechdServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Relative to what the service does of itself, and only its German voices are offered."""
        channels = speaking(server, monkeypatch)
        assert channels.voices() == ["Liesel", "Trine"]
        channels.adopt(Sound(Audience.PERSON, rate=Rate.FAST, voice="Trine"), 0)
        channels.tell([plain("Eins.")])
        settings = server.wait(lambda events: "Eins." in words(events))[-1]
        said = next(e for e in server.events() if e["event"] == "speak")
        assert settings
        assert said["settings"]["rate"] == "60"
        assert said["settings"]["synthesis_voice"] == "Trine"
        channels.close()


def speaking(server: SpeechdServer, monkeypatch: pytest.MonkeyPatch) -> Channels:
    """Real channels that speak by ``server``."""
    for name, value in server.client_env().items():
        monkeypatch.setenv(name, value)
    channels = Channels(patience=PATIENCE)
    channels.adopt(SPEAKING, 0)
    while not channels.voice_name:
        channels.settle()
        assert not list(channels.news())
    return channels


class TestCuttingOff:
    """A new command ends the old speech."""

    def test_stop_precedes_the_next_sentence(
        self, slow: SpeechdServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What is being said stops, what waited is forgotten, then the new answer is said."""
        channels = speaking(slow, monkeypatch)
        channels.tell([plain("Ein langer alter Satz, der dauert."), plain("Und noch einer.")])
        slow.wait(lambda events: any(event["event"] == "begin" for event in events))
        channels.cut()
        channels.tell([plain("Neu.")])
        events = slow.wait(lambda events: words(events).endswith("Neu."))
        kinds = [event["event"] for event in events]
        assert slow.spoken() == ["Ein langer alter Satz, der dauert.", "Neu."]
        assert kinds.index("stop") < len(kinds) - 1 - kinds[::-1].index("speak")
        channels.close()

    def test_sentences_of_an_answer_wait_for_each_other(
        self, slow: SpeechdServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The service drops none of them, as it would at its default priority."""
        channels = speaking(slow, monkeypatch)
        told = [plain(f"Satz {number}.") for number in range(4)]
        channels.tell(told)
        events = slow.wait(lambda events: [e["event"] for e in events].count("end") == len(told))
        assert slow.spoken() == [utterance.spoken for utterance in told]
        assert "stop" not in {event["event"] for event in events}
        channels.close()

    def test_the_farewell_is_said_to_its_end(self, slow: SpeechdServer, tmp_path: Path) -> None:
        """The service goes on when the program has ended."""
        with playing(slow, tmp_path) as reader:
            reader.start()
            reader.press("ende\r")
            assert reader.status() == 0
        events = slow.wait(_has_ended)
        assert events[-1]["event"] == "end"


def _has_ended(events: list[Event]) -> bool:
    return words(events).endswith("Bis bald.") and events[-1]["event"] in ("end", "stop")


class TestTrouble:
    """The service gone, absent, hanging: the game goes on, and says so once."""

    def test_killed_in_the_middle(self, server: SpeechdServer, tmp_path: Path) -> None:
        """One of the next answers tells it, once, and the game goes on in text."""
        with playing(server, tmp_path) as reader:
            told = list(reader.start().lines)
            server.wait(lambda events: words(events) == " ".join(told))
            server.kill()
            answers = [reader.command("stand").lines]
            while not any(LOST in lines[0] for lines in answers):
                answers.append(reader.command("stand").lines)
            after = reader.command("stand").lines
        assert answers[-1][1:] == after
        assert all(lines == after for lines in answers[:-1])

    def test_absent(self, tmp_path: Path) -> None:
        """The first answer says what to install; nothing is started, nothing printed in English."""
        need("speech-dispatcher")
        environment = {**at_home(tmp_path), **client_env(tmp_path / "none")}
        with TerminalReader(PLAY, PROMPT, columns=WIDE, env=environment) as reader:
            begun = reader.start()
            answer = reader.command("stand")
        assert begun.lines[0].startswith("Vorlesen geht nicht, keine Stimme antwortet.")
        assert len(answer.lines) == 1

    def test_hanging(self, server: SpeechdServer, monkeypatch: pytest.MonkeyPatch) -> None:
        """A service that takes words and answers nothing is given up, without any waiting."""
        channels = speaking(server, monkeypatch)
        assert channels._voice
        channels._voice._patience = AT_ONCE  # not before: a busy machine opens slowly
        server.freeze()
        news: list[News] = []
        while not news:
            channels.cut()
            channels.tell([plain("Hallo.")])
            news = list(channels.news())
        assert [one.trouble for one in news] == [Trouble.HANGING]
        channels.close()
        server.thaw()

    def test_hanging_with_a_silent_screen(self, server: SpeechdServer, tmp_path: Path) -> None:
        """What the voice kept to itself stands on the screen once it is given up."""
        with playing(server, tmp_path, "--ausgabe", "stumm") as reader:
            reader.start()
            server.wait(lambda events: words(events).endswith("A1 B1."))
            server.freeze()
            lines = list(reader.command("karten").lines)
            while not lines:
                sleep(1)  # its patience takes seconds, and each line is one more to be missed
                lines = list(reader.command("summe").lines)
        server.thaw()
        assert lines[0].startswith("Die Stimme antwortet nicht")
        assert lines[1:5] == [f"Spalte {column}: alles verdeckt." for column in "ABCD"]
        assert set(lines[5:]) <= {"Du hast offen 0 Punkte."}

    def test_hanging_from_the_start(self, server: SpeechdServer, tmp_path: Path) -> None:
        """The prompt comes all the same, the game can be played, and the program ends."""
        server.freeze()
        done = subprocess.run(
            PLAY,
            input="a1 b2\nende\n",
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, **at_home(tmp_path), **server.client_env()},
        )
        server.thaw()
        assert "Du deckst A1 auf" in done.stdout
        assert done.stderr == ""
        assert server.spoken() == []
