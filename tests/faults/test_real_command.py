"""The real command on a real disk: killed, full, nowhere to write, and two at once."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.evening import script, undisturbed
from tests.terminal.game import GAME, at_home

if sys.platform == "win32":
    pytest.skip("no such signals and limits there", allow_module_level=True)

import resource

ROOT = Path(__file__).parents[2]
KILLS = 20
NOT_SAVED = "Die Partie lässt sich gerade nicht speichern."
AGAIN = "Speichern geht wieder, alles ist gespeichert."
LOST = "Achtung, die Partie ist nicht gespeichert. Bis bald."
IN_USE = "Diese Partie ist schon in einem anderen Fenster offen."
OPTIONS = ("--mensch", "Jana", "--gegner", "Vera:einfach", "--saat", "7")


def command(*arguments: object, home: Path, before: Sequence[str] = GAME) -> subprocess.Popen[str]:
    """The program, its input and output in pipes."""
    return subprocess.Popen(
        [*before, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **at_home(home), "PYTHONUTF8": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(process: subprocess.Popen[str], *lines: str) -> str:
    """Type ``lines`` and wait for the end; all that was told."""
    told, complaints = process.communicate("".join(f"{line}\n" for line in lines), timeout=300)
    assert complaints == ""
    return told


@contextmanager
def talking(process: subprocess.Popen[str]) -> Iterator["Talking"]:
    """Talk to a program line by line; it ends with this block."""
    try:
        yield Talking(process)
    finally:
        process.kill()
        process.communicate()


class Talking:
    """A program to which lines are said, and of which lines are awaited."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def say(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def hear(self, part: str) -> list[str]:
        """Wait for a line with ``part``; it and those before it."""
        assert self.process.stdout is not None
        told: list[str] = []
        for line in self.process.stdout:
            told.append(line.rstrip("\n"))
            if part in line:
                return told
        raise AssertionError(f"{part!r} was not told: {told}")


# -- Killed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3, 3 + 9 * KILLS, 9))
def test_the_killed_command_goes_on(tmp_path: Path, number: int) -> None:
    """Killed at a write: what it told is in the file; the next start plays on to the same end."""
    path = tmp_path / "game.skyjo"
    options = ("spiel", *OPTIONS, "--üben", "--spielstand", path)
    killed = (sys.executable, "-m", "tests.faults.killed", str(number))
    lines, played = script("game").lines, undisturbed("game")
    told = run(command(*options, home=tmp_path, before=killed), *lines)
    count = sum(told.startswith(text) for text in played.told)
    assert told == (played.told[count - 1] if count else "")
    data = path.read_bytes() if path.exists() else b""
    assert data.startswith(played.saved[count - 1] if count else b"")
    assert played.saved[count].startswith(data)
    if not count:
        path.unlink(missing_ok=True)
    run(command(*options, home=tmp_path))  # what follows of itself
    whole_lines = path.read_bytes().rpartition(b"\n")[0] + b"\n"
    is_done = count and whole_lines == played.saved[count]
    run(command(*options, home=tmp_path), *lines[max(0, count - 1) + bool(is_done) :])
    assert path.read_bytes() == played.saved[-1]


# -- Nowhere to write -----------------------------------------------------------------------------


def test_a_full_disk_is_told_once_and_again_when_it_has_room(tmp_path: Path) -> None:
    """The game goes on in memory, is written as soon as it can be, and at the end all is there."""
    path = tmp_path / "game.skyjo"
    process = command("spiel", *OPTIONS, "--spielstand", path, home=tmp_path)
    with talking(process) as talk:
        talk.hear("Decke zwei Karten auf")
        size = path.stat().st_size
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size + 3, most))
        talk.say("a1")
        talk.hear(NOT_SAVED)
        talk.say("b1")
        assert not any(NOT_SAVED in line for line in talk.hear("beginn"))
        talk.say("speichern")
        talk.hear(NOT_SAVED)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        talk.say("z")
        talk.hear(AGAIN)
        talk.say("ende")
        talk.hear("Alles ist gespeichert, als game.skyjo. Bis bald.")
        assert process.wait(300) == 0
    told = run(command("spiel", "--spielstand", path, home=tmp_path), "hand", "ende")
    assert told.startswith("Runde 1, du hast ")


@pytest.mark.parametrize("where", ["/proc/nowhere/game.skyjo", "/dev/null/game.skyjo"])
def test_where_nothing_can_be_written_one_can_still_play(tmp_path: Path, where: str) -> None:
    """A folder that can't be made: told once at the start, and at the end that nothing is saved."""
    process = command("spiel", *OPTIONS, "--spielstand", where, home=tmp_path)
    told = run(process, "a1", "b1", "z", "ende").splitlines()
    assert NOT_SAVED in told[0]
    assert sum(NOT_SAVED in line for line in told) == 1
    assert told[-1] == LOST
    assert process.returncode == 0


def test_without_a_home_one_can_still_play(tmp_path: Path) -> None:
    """No home folder at all: settings, history and game stay in memory, and that is told."""
    process = command("spiel", *OPTIONS, home=Path("/proc/nowhere"))
    told = run(process, "umfang knapp", "a1", "b1", "z", "ende").splitlines()
    assert NOT_SAVED in told[0]
    assert "umfang ist jetzt knapp." in told or any("knapp" in line for line in told)
    assert told[-1] == LOST
    assert process.returncode == 0


def test_a_file_that_vanishes_is_made_again(tmp_path: Path) -> None:
    """The file is deleted while it is played: there is a new one, and the farewell names it."""
    path = tmp_path / "game.skyjo"
    process = command("spiel", *OPTIONS, "--spielstand", path, home=tmp_path)
    with talking(process) as talk:
        talk.hear("Decke zwei Karten auf")
        path.unlink()
        talk.say("a1")
        talk.hear("Die Partie ist jetzt neu gespeichert, als game.skyjo.")
        talk.say("ende")
        talk.hear("Alles ist gespeichert, als game.skyjo. Bis bald.")
    assert b"1 flip A1\n" in path.read_bytes()


# -- Two at once ----------------------------------------------------------------------------------


def test_a_second_program_is_offered_a_copy(tmp_path: Path) -> None:
    """The second one is told so and plays a copy; both files are whole, each with its own moves."""
    path, copy = tmp_path / "game.skyjo", tmp_path / "game-2.skyjo"
    first = command("spiel", *OPTIONS, "--spielstand", path, home=tmp_path)
    with talking(first) as talk:
        talk.hear("Decke zwei Karten auf")
        second = command("spiel", *OPTIONS, "--spielstand", path, home=tmp_path)
        told = run(second, "ja", "c1", "ende").splitlines()
        assert told[0].startswith(IN_USE)
        assert "Du spielst eine Kopie, gespeichert als game-2.skyjo." in told
        assert told[-1] == "Alles ist gespeichert. Bis bald."
        talk.say("a1")
        talk.hear("Du deckst A1 auf")
        talk.say("ende")
        talk.hear("Alles ist gespeichert. Bis bald.")
    assert b"1 flip A1\n" in path.read_bytes()
    assert b"1 flip C1\n" not in path.read_bytes()
    assert b"1 flip C1\n" in copy.read_bytes()
    assert sorted(one.name for one in tmp_path.glob("*.skyjo")) == ["game-2.skyjo", "game.skyjo"]


def test_no_copy_means_another_game(tmp_path: Path) -> None:
    """Whoever wants no copy sets up another game; the one in use stays as it is."""
    path = tmp_path / "game.skyjo"
    with talking(command("wertung", "Anna", "Ben", "--spielstand", path, home=tmp_path)) as talk:
        talk.hear("Runde")
        before = path.read_bytes()
        told = run(command("wertung", "--spielstand", path, home=tmp_path), "nein", "ende")
        assert told.splitlines()[0].startswith(IN_USE)
        assert told.splitlines()[-1] == "Bis bald."
        assert path.read_bytes() == before


def test_a_killed_program_blocks_nobody(tmp_path: Path) -> None:
    """The lock of a program that was killed is no lock any more."""
    path = tmp_path / "game.skyjo"
    with talking(command("spiel", *OPTIONS, "--spielstand", path, home=tmp_path)) as talk:
        talk.hear("Decke zwei Karten auf")
    told = run(command("spiel", "--spielstand", path, home=tmp_path), "ende")
    assert IN_USE not in told
    assert told.endswith("Alles ist gespeichert. Bis bald.\n")
