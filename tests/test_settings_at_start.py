"""Settings from start to start: what is chosen while playing stays, options hold once."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skyjo_a11y.app import main
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.settings import SETTINGS, Settings, choices, value_of
from skyjo_a11y.sound_words import WHILE_SPEAKING
from skyjo_a11y.vocabulary import Command, vocabulary

Told = list[str]
Skyjo = Callable[..., Told]
FILE = "einstellungen.txt"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for settings, whatever the system."""
    monkeypatch.setattr("skyjo_a11y.app.user_config_path", lambda *_, **__: tmp_path / "config")
    monkeypatch.setattr("skyjo_a11y.app.user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "config"


@pytest.fixture
def skyjo(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Skyjo:
    """The program in this process; what it tells when these lines are typed."""

    def run(*arguments: str, typed: Told) -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(list(arguments)) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out.splitlines()

    return run


def told_settings(told: Told) -> str:
    """The settings in what was told, on one line: a braille display gets them on several."""
    text = " ".join(told)
    return text[min(text.find(first) for first in ("umfang ", "braille ") if first in text) :]


#: Those that are told and hold on any machine: messages need NVDA or JAWS, and how a voice speaks
#: is told while there is one.
TOLD = [one for one in SETTINGS if one not in (Command.MESSAGES, *WHILE_SPEAKING)]


def another_word(command: Command) -> str:
    """A word that the setting does not have from the start."""
    return next(one for one in reversed(choices(command)) if one != value_of(Settings(), command))


@pytest.mark.parametrize("command", TOLD)
@pytest.mark.parametrize("start", [[], ["spiel"], ["begleiter", "Anna", "Ben"]])
def test_what_is_set_stays(skyjo: Skyjo, command: Command, start: list[str]) -> None:
    """In the lobby, in a game and at a table of real cards, by its own word."""
    name, word = vocabulary().names[command], another_word(command)
    assert f"{name} {word}" not in told_settings(skyjo(*start, typed=["einstellungen"]))
    skyjo(*start, typed=[f"{name} {word}"])
    assert f"{name} {word}" in told_settings(skyjo(*start, typed=["einstellungen"]))


@pytest.mark.parametrize("command", TOLD)
def test_what_is_told_is_changed_there(skyjo: Skyjo, command: Command) -> None:
    """«einstellungen» with a setting and its word changes it, and tells no more than that."""
    name, word = vocabulary().names[command], another_word(command)
    told = skyjo("spiel", typed=[f"einstellungen {name} {word}"])
    assert not any(line.startswith("Eingestellt: ") for line in told)
    assert f"{name} {word}" in told_settings(skyjo("spiel", typed=["einstellungen"]))


OPTIONS = {
    "--umfang": ("umfang", "knapp"),
    "--tempo": ("tempo", "schritt"),
    "--anordnung": ("anordnung", "reihen"),
    "--buchstaben": ("buchstaben", "namen"),
    "--zwo": ("zwo", "an"),
    "--kontrast": ("kontrast", "an"),
    "--breite": ("braille", "40"),
}
STARTS = [[], ["spiel"], ["begleiter"], ["wertung"]]


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("start", STARTS, ids=str)
def test_an_option_wins_for_this_time(skyjo: Skyjo, option: str, start: list[str]) -> None:
    """It holds from the start on, over what was chosen before, and leaves that as it is."""
    name, word = OPTIONS[option]
    skyjo("spiel", typed=[f"{name} {word}"])
    other = next(choice for choice in choices(vocabulary().commands[name]) if choice != word)
    assert f"{name} {other}" in told_settings(
        skyjo(*start, f"{option}={other}", typed=["einstellungen"])
    )
    assert f"{name} {word}" in told_settings(skyjo("spiel", typed=["einstellungen"]))


def test_an_option_is_not_kept_with_something_else(skyjo: Skyjo, folder: Path) -> None:
    """A change while playing writes down itself and not what the command line said."""
    skyjo("spiel", "--umfang", "knapp", "--kontrast", typed=["zwo an"])
    assert (folder / FILE).read_text("utf-8") == "zwo = an\n"


def test_an_option_is_not_kept_by_the_set_up(skyjo: Skyjo, folder: Path) -> None:
    """The cells of this evening are the default of the set-up's question, and only that."""
    skyjo("--breite", "20", typed=["Jana", "", "", "", ""])
    assert not (folder / FILE).exists()
    skyjo("--breite", "20", typed=["nein", "Jana", "", "", "", "40"])
    assert (folder / FILE).read_text("utf-8") == "braille = 40\n"


@pytest.mark.parametrize("switch", ["--kontrast", "--zwo"])
def test_a_switch_stands_alone(skyjo: Skyjo, switch: str) -> None:
    """Without a value it is on, wherever it stands and whatever follows."""
    on = f"{switch[2:]} an"
    for arguments in (
        [switch],
        ["spiel", switch],
        ["spiel", switch, "--mensch", "Jana"],
        ["begleiter", switch, "Anna", "Ben"],
        ["begleiter", "Anna", switch, "Ben"],
        ["begleiter", "Anna", "Ben", switch],
        ["wertung", switch, "an", "Anna", "Ben"],
    ):
        assert on in told_settings(skyjo(*arguments, typed=["einstellungen"])), arguments
    off = f"{switch[2:]} aus"
    assert off in told_settings(skyjo("spiel", switch, "aus", typed=["einstellungen"]))


def test_a_damaged_file_is_told_and_kept(skyjo: Skyjo, folder: Path) -> None:
    """One sentence at the start, first of all; lines that make no sense stay in the file."""
    folder.mkdir()
    (folder / FILE).write_text("umfang = laut\nquatsch\nbraille = 40\n", "utf-8")
    told = skyjo(typed=["zwo an"])
    assert told[0] == "Einstellungen, Zeilen unklar: 2"
    assert (folder / FILE).read_text("utf-8").splitlines()[:2] == ["umfang = laut", "quatsch"]
    (folder / FILE).write_bytes(b"\xff\xfe\x00")
    told = skyjo("spiel", typed=["kontrast an"])
    assert told[0] == phrases("settings").say("file-unreadable")
    assert [path.read_bytes() for path in folder.glob("einstellungen-1.txt")] == [b"\xff\xfe\x00"]
    assert skyjo("spiel", typed=[])[0].startswith("Neue Partie")


def test_a_folder_that_takes_nothing_is_told(skyjo: Skyjo, folder: Path) -> None:
    """The setting holds, and whoever set it hears that it will not stay."""
    folder.write_text("a file in its place", "utf-8")
    told = skyjo("spiel", typed=["umfang knapp", "einstellungen"])
    assert phrases("settings").say("not-kept") in told
    assert "umfang knapp" in told_settings(told)


def test_one_plays_without_any_home(skyjo: Skyjo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system knows no folder of the user, a game runs, and is told not to be saved."""

    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("skyjo_a11y.app.user_config_path", nowhere)
    monkeypatch.setattr("skyjo_a11y.app.user_data_path", nowhere)
    told = skyjo("spiel", "--saat", "7", typed=["a1 b1", "umfang knapp"])
    assert told[0] == phrases("problems").say("not-saved")
    assert told[-2:] == [phrases("settings").say("not-kept"), told[-1]]
    assert "nicht gespeichert" in told[-1]
    assert skyjo(typed=[])[0].startswith("Willkommen")


def test_a_folder_that_takes_nothing_is_told_after_the_set_up(skyjo: Skyjo, folder: Path) -> None:
    """The cells that were answered hold for this game, which is told with its beginning."""
    folder.write_text("a file in its place", "utf-8")
    told = skyjo(typed=["Jana", "", "", "", "40"])
    assert "nur dieses Mal, nicht gespeichert" in told
