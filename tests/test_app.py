"""The real program in a process of its own: pipes, files, signals."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from skyjo_a11y.gamelog import Player
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.saves import load
from skyjo_a11y.session import Session
from tests.evenings import Talk, desk_in, sensible, setup_of
from tests.referee import judge

ROOT = Path(__file__).parent.parent
PROGRAM = [sys.executable, "-m", "skyjo_a11y"]
SENTINEL = "Eingestellt:"
MANY_LINES = 3000


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody with a home of their own."""
    home = tmp_path / "home"
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG", "PY"))}
    return {**kept, "HOME": str(home), "PYTHONPATH": str(ROOT)}


Skyjo = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def skyjo(tmp_path: Path, env: dict[str, str]) -> Skyjo:
    """Run the program with lines piped in."""

    def run(
        *arguments: str, typed: bytes = b"", **more: str
    ) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            [*PROGRAM, *arguments],
            input=typed,
            capture_output=True,
            cwd=tmp_path,
            env={**env, **more},
            check=False,
        )

    return run


class Pipe:
    """Somebody at a pipe, who sends a line and reads what it brought."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def say(self, line: str) -> list[str]:
        """What ``line`` brought, up to the answer to a question that is asked behind it."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{line}\neinstellungen\n".encode())
        self.process.stdin.flush()
        told: list[str] = []
        while not (heard := self.process.stdout.readline().decode()).startswith(SENTINEL):
            assert heard, told
            told.append(heard.rstrip("\n"))
        return told

    def end(self) -> list[str]:
        """What is told at the end of input."""
        out, err = self.process.communicate()
        assert (self.process.returncode, err) == (0, b"")
        return out.decode().splitlines()


@contextmanager
def at_a_pipe(folder: Path, env: dict[str, str], *arguments: str) -> Iterator[Pipe]:
    """The program, waiting for lines."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, env=env
    )
    try:
        yield Pipe(process)
    finally:
        process.kill()
        process.communicate()


def state_in(path: Path) -> State:
    """Where the game in a file stands."""
    return Session(load(path).log, lambda _line: None).state


# -- A whole game -------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_a_pipe(tmp_path: Path, env: dict[str, str]) -> None:
    """Left in the middle of a turn, resumed, finished; each line was on disk when it was told."""
    path, random = tmp_path / "abend.skyjo", Random(7)
    game = ("--saat", "7", "--runden", "2", "--mensch", "Jana", "--gegner", "2")
    options = ("spiel", "--spielstand", str(path), *game)

    with at_a_pipe(tmp_path, env, *options) as player:
        assert "Neue Partie" in player.say("wer")[0]
        for _ in range(MANY_LINES):
            state = state_in(path)
            if (
                state.round == 1
                and state.ender is None
                and state.turns > 9
                and state.hand is not None
            ):
                break
            assert player.say(sensible(state, random))
            assert state_in(path) != state
        left = state_in(path)
        assert left.phase in (Phase.DRAWN, Phase.TAKEN)
        assert player.end()[-1].endswith("Bis bald.")

    with at_a_pipe(tmp_path, env, *options) as player:
        assert player.say("hand")[0].startswith("Runde 1,")
        assert state_in(path) == left
        rounds = set()
        for _ in range(MANY_LINES):
            state = state_in(path)
            rounds.add(state.round)
            if state.phase is Phase.GAME_OVER:
                break
            assert player.say(sensible(state, random))
        assert rounds == {1, 2}
        told = player.say("stand")
        assert all(name in told[0] for name in ("Vera", "Anton"))
        player.end()
    assert path.read_bytes().endswith(b"\nend\n")


def test_a_game_by_the_lobby_is_left_and_found_again(tmp_path: Path, env: dict[str, str]) -> None:
    """«skyjo» alone: set up, left in the middle of a turn, offered at the next start."""
    with at_a_pipe(tmp_path, env) as player:
        for line in ("Jana", "2", "", "kurz", ""):
            player.say(line)
        player.say("a1 b1")
        player.end()
    (path,) = (tmp_path / "home").rglob("*.skyjo")
    with at_a_pipe(tmp_path, env) as player:
        told = player.say("ja")
        assert any("Jana, Vera, Anton" in line for line in told)
        assert any(line.startswith("Runde 1,") for line in told)
        state = state_in(path)
        player.say(sensible(state, Random(1)))
        assert state_in(path) != state
        player.end()


def test_a_table_has_no_seed(tmp_path: Path, skyjo: Skyjo) -> None:
    """Real cards follow from no seed, so the export of a table names none."""
    path = tmp_path / "tisch.skyjo"
    told = "9\na1 7 d3 -2\na1 3 b1 4\nz 5 b2 9\nende\n"
    skyjo("begleiter", "Anna", "Ben", "--spielstand", str(path), typed=told.encode())
    first = json.loads(skyjo("ereignisse", str(path)).stdout.splitlines()[0])
    assert (first["source"], first["seed"]) == ("table", None)


def test_a_script_hears_what_a_conversation_tells(tmp_path: Path, skyjo: Skyjo) -> None:
    """Lines piped in from a file bring exactly what they bring one by one."""
    rules = replace(STANDARD, rounds=1)
    setup = replace(setup_of("Jana", "einfach zufall", rules=rules), players=(
        Player("Jana"), Player("Vera", "einfach"), Player("Anton", "zufall")))  # fmt: skip
    talk, random = Talk(desk_in(tmp_path / "in-process"), setup), Random(3)
    typed, told = [], list(talk.begun)
    while talk.state.phase is not Phase.GAME_OVER:
        typed.append(sensible(talk.state, random))
        told += talk.say(typed[-1])
    told += talk.say("ende")
    options = ("--mensch", "Jana", "--gegner", "einfach,zufall", "--runden", "1", "--saat", "7")
    done = skyjo("spiel", *options, typed="\n".join([*typed, "ende", ""]).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines() == told


def test_what_is_told_is_on_disk(tmp_path: Path, env: dict[str, str]) -> None:
    """Killed right after a line was told, the program has lost nothing of it."""
    path = tmp_path / "abend.skyjo"
    with at_a_pipe(tmp_path, env, "spiel", "--spielstand", str(path), "--saat", "7") as player:
        process = player.process
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"a1 b1\n")
        process.stdin.flush()
        while b"Du deckst A1 auf" not in process.stdout.readline():
            pass
        process.kill()
        process.wait()
    assert b"1 flip A1\n" in path.read_bytes()
    assert state_in(path).phase is Phase.TURN


# -- Same seed, same bytes ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [["--gegner", "einfach"], ["--gegner", "einfach,zufall,einfach,zufall"]]
)
def test_a_simulation_is_the_same_in_every_process(
    tmp_path: Path, skyjo: Skyjo, options: list[str]
) -> None:
    """The same seed gives the same file, byte for byte, whatever hashes a process uses."""
    files = []
    for number in ("0", "1", "2"):
        arguments = ("--partien", "4", "--spieler", "4", "--saat", "7", *options)
        done = skyjo("simulation", *arguments, "--ereignisse", number, PYTHONHASHSEED=number)
        assert (done.returncode, done.stderr) == (0, b"")
        files.append((tmp_path / number).read_bytes())
    assert files[0] == files[1] == files[2]
    assert judge(files[0].decode().splitlines()).games == 4
    other = skyjo("simulation", "--partien", "4", "--spieler", "4", "--saat", "8", *options)
    assert other.stdout != done.stdout


def test_games_are_the_same_in_every_process(skyjo: Skyjo) -> None:
    """The same seed and the same lines give the same game."""
    typed = b"a1 b1\nz t c1\nkarten alle\nverlauf\n"
    runs = [
        skyjo("spiel", "--saat", "7", "--gegner", "zufall,zufall", typed=typed, PYTHONHASHSEED=seed)
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout


# -- Pipes --------------------------------------------------------------------------------------


def test_a_pipe_hears_no_prompt(skyjo: Skyjo) -> None:
    """Only whole lines come, nothing of the prompt, no control characters."""
    done = skyjo(
        "spiel", "--saat", "7", "--umfang", "knapp", typed=b"a1 b1\nz\n\nt c1\nkarten alle\n"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    assert all(char.isprintable() or char == "\n" for char in text)
    assert not any(line.endswith(": ") for line in text.splitlines())


@pytest.mark.parametrize("typed", [b"", b"\n", b"a1", b"\r\n"])
def test_the_end_of_input_is_a_farewell(skyjo: Skyjo, typed: bytes) -> None:
    """Input may end at once, and without a line end."""
    for arguments in ([], ["spiel"]):
        done = skyjo(*arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.decode().splitlines()[-1].endswith("Bis bald.")


@pytest.mark.parametrize(
    "typed",
    [
        bytes(range(256)) + b"\n",
        b"\xff\xfe\x00\n",
        b"x" * 1_000_000 + b"\n",
        b"z " * 100_000 + b"\n",
        "\u202e\U0001f642\x1b[2J\n".encode(),
        b"\x00" * 5000 + b"\n",
        b"a1 b1\n" * 500,
    ],
    ids=["bytes", "utf-16", "long-word", "long-line", "odd", "zeros", "many"],
)
def test_no_input_ends_in_a_traceback(skyjo: Skyjo, typed: bytes) -> None:
    """Whatever comes through the pipe, the program answers and leaves by itself."""
    for arguments in ([], ["spiel"]):
        done = skyjo(*arguments, typed=typed)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"\x1b" not in done.stdout


def test_umlauts_come_in_any_form(skyjo: Skyjo) -> None:
    """Composed, decomposed, as ae, in Windows's line ends: all are understood."""
    typed = "zähle 0\r\nza\u0308hle 0\r\nzaehle 0\r\nZÄHLE\u00a00\r\n".encode()
    told = skyjo("spiel", "--saat", "7", typed=typed).stdout.decode().splitlines()
    answers = [line for line in told if line.startswith("Von 15 Karten mit 0")]
    assert len(answers) == 4


def test_a_terminal_without_umlauts_spells_them(skyjo: Skyjo) -> None:
    """In an ASCII environment ä is told as ae."""
    done = skyjo("spiel", "--help", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"ausfuehrlich" in done.stdout


def test_a_wrong_option_has_status_two(skyjo: Skyjo) -> None:
    """A script can tell a typing error from a game."""
    done = skyjo("spiel", "--unsinn")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().endswith(".\n")


def test_a_home_that_takes_nothing_is_told(tmp_path: Path, skyjo: Skyjo) -> None:
    """Without a place for saved games one can play, and is warned at the end."""
    (tmp_path / "file").write_bytes(b"")
    done = skyjo("spiel", typed=b"a1 b1\n", HOME=str(tmp_path / "file"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert "nicht gespeichert" in done.stdout.decode().splitlines()[-1]


def test_whoever_stops_listening_ends_the_program(tmp_path: Path, env: dict[str, str]) -> None:
    """A reader such as «head» that leaves early is no trouble, and the game is saved."""
    with at_a_pipe(tmp_path, env, "spiel", "--spielstand", "abend.skyjo") as player:
        process = player.process
        assert process.stdout
        assert process.stdin
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"a1 b1\n" * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
        process.stdin = process.stdout = None
    assert state_in(tmp_path / "abend.skyjo").phase is Phase.TURN


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signal")
@pytest.mark.parametrize("command", [["spiel", "--spielstand", "abend.skyjo"], []])
def test_ctrl_c_ends_a_piped_program_quietly(
    tmp_path: Path, env: dict[str, str], command: list[str]
) -> None:
    """Nobody sits at a pipe's prompt: SIGINT ends the program by its usual status."""
    with at_a_pipe(tmp_path, env, *command) as player:
        player.say("hilfe")
        player.process.send_signal(signal.SIGINT)
        _, err = player.process.communicate()
        assert (player.process.returncode, err) == (128 + signal.SIGINT, b"")


# -- Settings and folders -----------------------------------------------------------------------


def test_settings_hold_at_the_next_start(skyjo: Skyjo) -> None:
    """What was set is set for all games to come."""
    skyjo("spiel", typed=b"umfang knapp\nbraille 40\n")
    told = " ".join(skyjo("spiel", typed=b"einstellungen\n").stdout.decode().split())
    assert "umfang knapp" in told
    assert "braille 40" in told


def test_files_lie_in_the_folders_of_the_user(tmp_path: Path, skyjo: Skyjo) -> None:
    """Games and settings go to the user's data and configuration, nothing to the current folder."""
    data, config = tmp_path / "data", tmp_path / "config"
    skyjo("spiel", typed=b"umfang knapp\n", XDG_DATA_HOME=str(data), XDG_CONFIG_HOME=str(config))
    if sys.platform == "linux":
        assert len(list(data.rglob("*.skyjo"))) == 1
        assert len(list(config.rglob("*.txt"))) == 1
    assert {path.name for path in tmp_path.iterdir()} <= {"home", "data", "config"}
