"""Many machines: a scheduler with two workers on loopback."""

from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from skyjo_a11y.app import main
from skyjo_a11y.simulation import workers
from skyjo_a11y.simulation.running import played_by
from skyjo_a11y.simulation.tally import empty
from tests.simulation.games import job_of, tally_of


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a scheduler with two workers in processes of their own."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        cluster.wait_for_workers(2)
        yield cluster.scheduler_address


def test_two_workers_give_what_one_gives(address: str) -> None:
    """The tally does not depend on who plays."""
    job, tally = job_of("einfach zufall einfach"), empty(3)
    with workers.dask(address) as (executor, at_once):
        assert at_once == 2
        for played in played_by(executor, at_once, job, 20):
            tally = tally.plus(played.tally)
    assert tally == tally_of(job, 20)


def test_the_command_tells_the_same(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """«--dask» and «--arbeiter 1» give the same sentences."""
    told = []
    for option in (["--dask", address], ["--arbeiter", "1"]):
        assert main(["simulation", "--partien", "10", *option]) == 0
        told.append(capsys.readouterr())
    assert told[0] == told[1]


def test_nobody_at_an_address_is_said() -> None:
    """A port that is closed is no scheduler, and an address that is none neither."""
    for nobody in ("tcp://127.0.0.1:1", "unsinn://"):
        with pytest.raises(workers.UnreachableError), workers.dask(nobody):
            pass


def test_without_the_package_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package is optional."""
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(workers.NoDaskError), workers.dask("tcp://127.0.0.1:1"):
        pass
