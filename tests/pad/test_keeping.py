"""A pad at the keyboard and on the disk: nothing is lost, whenever the input ends."""

import csv
import json
import os
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from skyjo_a11y import cli, saves, starting
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.shelf import open_game
from tests.evenings import desk_in, setup_of, told
from tests.referee import judge
from tests.terminal.game import GAME, at_home

ROUND = ("runde anna 19 14 22", "runde", "carla", "9", "anna 1 2 3", "minus zwei", "20")
SOME = (*ROUND, "kommt eva", "", "runde", "ben", "korrigiere runde 2 ben 6", "rückgängig")


class Pad:
    """A pad that has begun; ``say`` gives what the last of some lines brought."""

    def __init__(self, desk: Desk, *arguments: str) -> None:
        self.desk = desk
        options = cli.parse("wertung", arguments or ("Anna", "Ben", "Carla"))
        self._converse(starting.begin_pad(options, desk))

    def _converse(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.reply = conversation.begin()
        self.begun = told(self.reply)

    def say(self, *lines: str) -> list[str]:
        """Type ``lines``."""
        for line in lines:
            self.reply = self.conversation.hear(line)
        return told(self.reply)

    def again(self) -> None:
        """The input ends, and the pad is resumed."""
        self.conversation.leave()
        news, room = open_game(self.desk, self.path)
        self._converse(Conversation(self.desk, room, news))

    @property
    def path(self) -> Path:
        """Where the pad is saved."""
        return saves.newest_first(self.desk.folder)[0]


def run(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The real command, piped."""
    return subprocess.run(
        [*GAME, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **at_home(home)},
        check=False,
    )


def test_the_input_may_end_at_every_question(tmp_path: Path) -> None:
    """However often the program is left, the same lines lead to the same pad and questions."""
    straight, broken = Pad(desk_in(tmp_path / "one")), Pad(desk_in(tmp_path / "two"))
    for line in SOME:
        answers = straight.say(line), broken.say(line)
        assert answers[0] == answers[1]
        broken.again()
        assert broken.reply.prompt == straight.reply.prompt
    assert broken.path.read_bytes() == straight.path.read_bytes()


def test_what_is_told_is_on_the_disk(tmp_path: Path) -> None:
    """Every line that was written is in the file before its answer."""
    pad = Pad(desk_in(tmp_path))
    sizes = [pad.path.stat().st_size]
    for line in ROUND:
        pad.say(line)
        sizes.append(pad.path.stat().st_size)
    assert all(before < after for before, after in pairwise(sizes))


def test_undo_reaches_back_across_restarts(tmp_path: Path) -> None:
    """All that was written can be taken back and brought back after any number of restarts."""
    pad = Pad(desk_in(tmp_path))
    pad.say(*SOME)
    whole = pad.say("block")
    steps = 0
    while pad.say("rückgängig") != ["Es gibt nichts zurückzunehmen."]:
        steps += 1
        pad.again()
    assert pad.say("block") == ["Noch steht keine Runde auf dem Block."]
    for _ in range(steps):
        pad.say("wiederherstellen")
        pad.again()
    assert pad.say("block") == whole


def test_weiter_lists_pads_too(tmp_path: Path) -> None:
    """An unfinished pad is offered like a game, and its names and round are told."""
    desk = desk_in(tmp_path)
    pad = Pad(desk)
    pad.say("runde anna 19 14 22", "ende")
    desk.start(setup_of("Jana", "einfach")).begin()
    lobby = Conversation(desk)
    assert "Noch offen sind 2 Partien" in told(lobby.begin())[1]
    listed = told(lobby.hear("weiter"))
    at = next(line for line in listed if "Anna, Ben, Carla, Runde 2" in line)
    assert told(lobby.hear(at[0]))[0] == "Nach einer Runde: Ben 14, Carla 22, Anna 38."


def test_a_finished_pad_is_not_offered(tmp_path: Path) -> None:
    """Once somebody has won the pad is at rest, unless a correction opens it again."""
    pad = Pad(desk_in(tmp_path))
    pad.say("runde anna 100 110 120")
    assert saves.unfinished(pad.desk.folder) == []
    pad.say("korrigiere anna 1", "korrigiere ben 2", "korrigiere carla 3")
    assert saves.unfinished(pad.desk.folder) == [pad.path]


@pytest.mark.parametrize("line", ["runde anna 1 2 x", "kommt 5", "geht 5", "block a b", "zwo"])
def test_nothing_is_written_that_is_not_understood(tmp_path: Path, line: str) -> None:
    """A line that is not understood, or a setting, leaves the pad as it is."""
    pad = Pad(desk_in(tmp_path))
    before = pad.path.read_bytes()
    assert pad.say(line)
    assert (pad.path.read_bytes(), pad.reply.prompt) == (before, "Runde 1: ")


def test_the_block_is_written_and_never_over(tmp_path: Path) -> None:
    """«block datei.txt» and «.csv» write new files: as told, and a row a round."""
    pad = Pad(desk_in(tmp_path), "Anna", "Ben", "--stand", "1,2")
    pad.say("runde anna 19 14", "kommt eva", "", "runde ben 5 9 7", "geht anna")
    text, table = tmp_path / "pad.txt", tmp_path / "pad.csv"
    block = pad.say("block")
    assert pad.say(f"block {text}") == [f"Geschrieben in {text}."]
    assert text.read_text("utf-8").splitlines() == block
    pad.say(f"block {table}")
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";"))
    assert [row["Runde"] for row in rows] == ["Anfang", "1", "2"]
    assert [row["Anna Gesamt"] for row in rows] == ["1", "39", "44"]
    assert rows[1] | {"Anna Summe": "19", "Anna Punkte": "38", "Eva Summe": ""} == rows[1]
    assert rows[2] | {"Beendet": "Ben", "Verdoppelt": "ja", "Ben Punkte": "18"} == rows[2]
    before = table.read_bytes()
    assert "gibt es schon" in pad.say(f"block {table}")[0]
    assert table.read_bytes() == before


def test_a_pad_without_a_disk_goes_on(tmp_path: Path) -> None:
    """Where nothing can be saved that is told once, and the last word says so."""
    desk = desk_in(tmp_path)
    desk.folder.write_text("in the way", "utf-8")
    pad = Pad(desk)
    assert "lässt sich gerade nicht speichern" in pad.begun[0]
    assert pad.say("runde anna 19 14 22")[0].startswith("Anna hat mit 19 beendet")
    assert pad.say("ende") == ["Achtung, die Partie ist nicht gespeichert. Bis bald."]


def test_a_pad_whose_file_has_vanished_is_saved_anew(tmp_path: Path) -> None:
    """The whole pad goes to a new file, what can still be redone left out."""
    pad = Pad(desk_in(tmp_path))
    pad.say(*ROUND)
    pad.path.unlink()
    assert "neu gespeichert" in pad.say("kommt eva 7")[0]
    pad.again()
    assert pad.say("stand")[0] == "Nach 2 Runden: Eva 7, Ben 12, Anna 44, Carla 62."


@pytest.mark.parametrize(
    "lines",
    [
        ["note ender Dora"],
        ["note sum Anna 145"],
        ["note sum Anna x"],
        ["amend 1 sum Anna 5"],
        ["leave Anna", "leave Ben"],
        ["join Anna 5"],
        ["undo"],
        ["redo"],
        ["draw"],
        ["note ender Anna ender Ben"],
        ["note ender Anna", "undo", "undo"],
    ],
)
def test_a_damaged_pad_is_left_alone(tmp_path: Path, lines: list[str]) -> None:
    """Lines that make no pad are a sentence, and the file stays as it is."""
    pad = Pad(desk_in(tmp_path))
    pad.conversation.leave()
    with pad.path.open("a", encoding="utf-8") as file:
        file.write("".join(f"{line}\n" for line in lines))
    before = pad.path.read_bytes()
    news, room = open_game(pad.desk, pad.path)
    assert room is None
    assert "beschädigt" in news[0].spoken
    assert pad.path.read_bytes() == before


def test_a_torn_last_line_does_not_count(tmp_path: Path) -> None:
    """A line that was cut off is left out, told of, and asked again."""
    pad = Pad(desk_in(tmp_path))
    pad.say("runde", "ben", "19")
    pad.path.write_bytes(pad.path.read_bytes()[:-2])
    pad.again()
    assert "unvollständig" in pad.begun[0]
    assert pad.reply.prompt == "Summe Anna: "


# -- The command ----------------------------------------------------------------------------


def test_the_command_from_end_to_end(tmp_path: Path) -> None:
    """Piped lines are answered without prompts; the file is resumed; its export is legal."""
    save = str(tmp_path / "abend.skyjo")
    begun = run(tmp_path, "wertung", "Anna", "Ben", "--spielstand", save, typed="runde anna 19 14")
    assert (begun.returncode, begun.stderr) == (0, "")
    lines = begun.stdout.splitlines()
    assert lines[-1] == "Alles ist gespeichert. Bis bald."
    assert not any("Runde 2:" in line for line in lines)
    again = run(tmp_path, "wertung", "--spielstand", save, typed="runde b 7 3\nende\n")
    assert again.stdout.splitlines()[0] == "Nach einer Runde: Ben 14, Anna 38."
    events = run(tmp_path, "ereignisse", save).stdout.splitlines()
    assert judge(events).rounds == 2
    assert json.loads(events[0])["source"] == "pad"
    assert json.loads(events[-1])["totals"] == {"Anna": 45, "Ben": 17}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("Anna",), "zwei bis acht"),
        (("Anna", "Anna"), "gibt es am Tisch schon"),
        (("Anna", "Block"), "ein Wort des Spiels"),
        (("Anna", "Ben", "--stand", "42"), "--stand"),
        (("Anna", "Ben", "--stand", "42,x"), "--stand"),
        (("Anna", "Ben", "--stand", "42,12345"), "--stand"),
        (("--stand", "42,61"), "--stand"),
        (("Anna", "Ben", "--stand"), "--stand"),
        (("Anna", "Ben", "--regeln", "alle"), "--regeln"),
        (("Anna", "Ben", "--ziel", "0"), "--ziel"),
        (("Anna", "Ben", "--umfang", "laut"), "--umfang"),
        (("Anna", "Ben", "--breite", "3"), "--braille"),
        (("Anna", "Ben", "--mensch", "Eva"), "--mensch"),
    ],
)
def test_wrong_options_are_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    """What can't be on the command line is told in German, with status 2, and nothing begins."""
    done = run(tmp_path, "wertung", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert list(tmp_path.rglob("*.skyjo")) == []


@pytest.mark.parametrize("stand", ["-2,3,0", "\u22122,3,0", "m2,drei,null", "minus 2,3,0"])
def test_totals_in_any_spelling(tmp_path: Path, stand: str) -> None:
    """The totals a pad begins with are read as numbers are everywhere, a minus first too."""
    pad = Pad(desk_in(tmp_path), "Anna", "Ben", "Carla", "--stand", stand)
    assert pad.say("stand")[0] == "Zu Anfang: Anna minus 2, Ben 3, Carla 0."


def test_help_names_the_pad(tmp_path: Path) -> None:
    """The program's help and that of the subcommand tell how a pad begins."""
    assert "skyjo wertung" in run(tmp_path, "--help").stdout
    helped = run(tmp_path, "wertung", "--hilfe")
    assert helped.returncode == 0
    for word in ("--stand", "--ziel", "--regeln", "--umfang", "--braille", "--spielstand"):
        assert word in helped.stdout
