"""«prüfe»: true on every machine, short, and of use to each reader."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from skyjo_a11y.checking import READERS, checked
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.output.device import Trouble
from skyjo_a11y.output.sound import Audience, Sound
from skyjo_a11y.surroundings import Screen, Surroundings, System
from tests.companion.tables import table_of
from tests.speech.speechd_server import SpeechdServer, client_env
from tests.speech.talks import Aloud, broken
from tests.terminal.game import GAME, at_home

#: What is bearable by ear: NVDA's users on Windows hear the most.
MOST_LINES = 9
ALL_READERS = [reader for readers in READERS.values() for reader in readers]


def look(talk: Aloud, topic: str = "", **around: object) -> list[str]:
    """What «prüfe» says there."""
    surroundings = replace(Surroundings(saves="partien", settings="einstellungen.txt"), **around)  # type: ignore[arg-type]
    talk.desk.surroundings = lambda: surroundings
    return [line for told in checked(topic, talk.desk) for line in told.spoken.splitlines()]


@pytest.fixture
def talk(tmp_path: Path) -> Aloud:
    """Somebody in the lobby, with a voice and a display at hand and nothing switched on."""
    return Aloud(tmp_path)


@pytest.mark.parametrize("system", System)
def test_the_overview_is_short(talk: Aloud, system: System) -> None:
    """It tells of the readers of this system only, and how to hear of the others."""
    lines = look(talk, system=system, screen=Screen.TERMINAL)
    assert len(lines) <= MOST_LINES
    text = " ".join(lines[:-1]).lower()
    assert [reader for reader in ALL_READERS if reader in text] == list(READERS[system])
    assert all(reader in lines[-1] for reader in ALL_READERS)


@pytest.mark.parametrize("reader", ALL_READERS)
def test_each_reader_has_its_hints(talk: Aloud, reader: str) -> None:
    """In at most four lines, by every word for it, in any case."""
    for word in phrases("check").say(f"words-{reader}").split():
        lines = look(talk, word.upper())
        assert 2 <= len(lines) <= 4
        assert reader in " ".join(lines).lower()


def test_nvda_s_messages_are_made_to_stay(talk: Aloud) -> None:
    """By the setting that NVDA has for it."""
    assert "Meldungen anzeigen auf unbegrenzt" in look(talk, "nvda")[-1]


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2", "shift_jis", "", "no-such"])
def test_an_encoding_without_umlauts_is_noticed(talk: Aloud, encoding: str) -> None:
    """Latin 2 has them, the others write «ae»."""
    told = look(talk, encoding=encoding)[1]
    assert told.startswith("Umlaute kommen") == (encoding == "iso8859-2")


def test_looking_switches_nothing_on(talk: Aloud) -> None:
    """It only opens what it asks about, says nothing aloud and changes no setting."""
    look(talk, system=System.WINDOWS)
    assert talk.devices.voice.spoken == []
    assert talk.desk.settings.sound == Sound()
    assert talk.desk.channels._devices() == []


def test_what_is_missing_is_told(talk: Aloud) -> None:
    """With what to install, as when somebody switches it on."""
    broken(talk.devices.voice, Trouble.NO_CLIENT)
    broken(talk.devices.display, Trouble.NO_BRAILLE)
    text = " ".join(look(talk, system=System.WINDOWS))
    assert "sudo apt install python3-speechd" in text
    assert "brauchen NVDA oder JAWS" in text


def test_the_sentence_on_trial_is_spoken_and_shown(talk: Aloud) -> None:
    """By a voice and a display that are not switched on otherwise."""
    told = look(talk, "probe")
    assert talk.devices.voice.spoken == told[:1]
    assert talk.devices.display.shown == ["Probe: äöüß ÄÖÜ, b2 -2, Ablage 12"]


def test_it_is_spoken_once_where_the_voice_is_on(tmp_path: Path) -> None:
    """Then it is spoken like every answer."""
    talk = Aloud(tmp_path, table_of("Anna Ben"), Sound(audience=Audience.PERSON, explained=True))
    talk.heard()
    told = talk.say("prüfe probe")
    assert talk.heard() == told


def run(*arguments: str, home: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    """The program from a shell."""
    return subprocess.run(
        [*GAME, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**at_home(home), "PYTHONIOENCODING": "utf-8", **env},
    )


@pytest.mark.parametrize("word", ["prüfe", "PRUEFE"])
def test_it_is_a_subcommand_too(tmp_path: Path, word: str) -> None:
    """In any spelling, without a game, telling where things lie."""
    done = run(word, home=tmp_path, **client_env(tmp_path / "none"))
    assert (done.returncode, done.stderr) == (0, "")
    assert str(tmp_path) in done.stdout
    assert run(word, "nvda", home=tmp_path).stdout.startswith("NVDA liest")


@pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is Linux's")
def test_the_real_service_speaks_the_sentence(tmp_path: Path) -> None:
    """From a shell, with all umlauts, once."""
    with SpeechdServer() as server:
        done = run("prüfe", "probe", home=tmp_path, **server.client_env())
        spoken = server.spoken()
    assert spoken == done.stdout.splitlines()[:1]
    assert "Gesprochen hat Speech Dispatcher." in done.stdout
