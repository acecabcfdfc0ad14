"""The command «simulation»: what goes where, and what it says on the way."""

import csv
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest

from skyjo_a11y import simulating
from skyjo_a11y.app import main
from skyjo_a11y.simulation import workers
from skyjo_a11y.simulation.running import Played
from skyjo_a11y.simulation.tally import empty
from tests.referee import judge
from tests.simulation.games import job_of, single

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def simulation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """The command in this process, in a folder of its own: its status and both outputs."""
    monkeypatch.chdir(tmp_path)

    def run(*options: str) -> tuple[int, str, str]:
        status = main(["simulation", *options])
        return (status, *capsys.readouterr())

    return run


def test_the_standard_output_is_clean_for_machines(simulation: Run) -> None:
    """With «--csv» alone it holds the table and nothing else."""
    status, out, err = simulation("--partien", "3", "--csv")
    assert (status, err) == (0, "")
    assert {len(row) for row in csv.reader(io.StringIO(out))} == {8}


def test_events_on_the_standard_output_stand_alone(simulation: Run) -> None:
    """The sentences go to the other output then."""
    status, out, err = simulation("--partien", "3", "--ereignisse", "-", "--arbeiter", "2")
    assert judge(out.splitlines()).games == 3
    assert (status, err.splitlines()[0][:9]) == (0, "3 Partien")


def test_the_table_may_be_a_file(simulation: Run) -> None:
    """Then the sentences are told as usual."""
    _, out, _ = simulation("--partien", "3", "--csv", "zahlen.csv")
    assert out.startswith("3 Partien sind gespielt")
    assert Path("zahlen.csv").read_text("utf-8").startswith("kennzahl,wer,")


def test_details_are_told_on_request(simulation: Run) -> None:
    """«knapp» tells who wins, «ausführlich» everything."""
    counts = [
        simulation("--partien", "3", f"--umfang={detail}")[1].count("\n")
        for detail in ("knapp", "normal", "ausführlich")
    ]
    assert counts == sorted(set(counts))
    assert counts[0] == 3


def test_workers_change_nothing(simulation: Run) -> None:
    """Not a byte of the table."""
    one, three = (simulation("--partien", "9", "--csv", "--arbeiter", n) for n in ("1", "3"))
    assert one == three


class Listened(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        """A person reads along."""
        return True


def blocks(interrupted: type[BaseException] | None = None) -> Iterator[Played]:
    """Two games and a pause, then perhaps something happens."""
    job = job_of("einfach einfach")
    yield Played(single(job, 1), [])
    yield Played(empty(2), [])
    yield Played(single(job, 2), [])
    if interrupted is not None:
        raise interrupted


def test_progress_is_said_to_whoever_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the output if a person reads there, else on the other one, else nowhere."""
    monkeypatch.setattr(simulating, "_PROGRESS_EVERY", -1.0)
    job = job_of("einfach einfach")
    for talk, other, spoken in (
        (Listened(), Listened(), 0),
        (io.StringIO(), Listened(), 1),
        (io.StringIO(), io.StringIO(), None),
    ):
        monkeypatch.setattr(sys, "stderr", other)
        simulating._Counting(job, 10, talk).follow(blocks(), None)
        said = [stream.getvalue().splitlines() for stream in (talk, other)]
        assert [len(lines) for lines in said] == [3 * (spoken == place) for place in (0, 1)]
        if spoken is not None:
            assert said[spoken][-1].startswith("Gespielt sind 2 von 10 Partien, ")


@pytest.mark.parametrize(
    ("happened", "said", "status"),
    [
        (KeyboardInterrupt, "Abgebrochen.", 0),
        (workers.LostWorkersError, "Arbeiter sind ausgefallen.", 1),
    ],
)
def test_what_is_there_is_told(
    monkeypatch: pytest.MonkeyPatch,
    simulation: Run,
    happened: type[BaseException],
    said: str,
    status: int,
) -> None:
    """After Ctrl-C, or when workers die, the games so far count."""
    monkeypatch.setattr(simulating, "played_here", lambda _job, _games: blocks(happened))
    ended, out, _ = simulation("--partien", "9", "--arbeiter", "1")
    first, second, *_ = out.splitlines()
    assert first.startswith(said)
    assert second.startswith("2 Partien sind gespielt")
    assert ended == status


PATIENCE = 300  # seconds, on a machine that has much else to do


@pytest.fixture
def interruptible() -> Iterator[None]:
    """As in a terminal, whatever the tests were started by: a job in the background hears none."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="signals to groups of processes")
def test_ctrl_c_reaches_workers_and_all_stay_quiet(tmp_path: Path) -> None:
    """As in a terminal the whole group is interrupted: one says what is there, none complains."""
    command = [sys.executable, "-m", "skyjo_a11y", "simulation", "--partien", "1000000"]
    with subprocess.Popen(
        [*command, "--arbeiter", "2", "--ereignisse", "games.jsonl"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as running:
        events = tmp_path / "games.jsonl"
        while running.poll() is None and not (events.exists() and events.stat().st_size):
            sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (0, "")
    assert out.startswith("Abgebrochen.\n")
    assert "Partien sind gespielt" in out or "Eine Partie ist gespielt" in out
