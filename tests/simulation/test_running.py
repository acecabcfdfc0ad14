"""Who plays the games, and in which portions, changes nothing."""

import pickle
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest

from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulation import workers
from skyjo_a11y.simulation.running import Played, play, played_by, played_here
from skyjo_a11y.simulation.tally import Tally, empty
from skyjo_a11y.simulator import play_game
from tests.referee import judge
from tests.simulation.games import job_of, tally_of

JOB = job_of("einfach zufall einfach", exporting=True)
GAMES = 25


def added(blocks: Iterable[Played]) -> tuple[Tally, list[str]]:
    """The tally and the events of all blocks."""
    tally, lines = empty(len(JOB.bots)), list[str]()
    for block in blocks:
        tally = tally.plus(block.tally)
        lines += block.lines
    return tally, lines


@pytest.mark.parametrize("count", [1, 2, 5])
def test_threads_give_what_one_gives(count: int) -> None:
    """Tally and events are the same, the events in the order of the games."""
    with ThreadPoolExecutor(count) as executor:
        assert added(played_by(executor, count, JOB, GAMES)) == added(played_here(JOB, GAMES))


def test_processes_give_what_one_gives() -> None:
    """The same for two processes of their own."""
    with workers.processes(2) as executor:
        assert added(played_by(executor, 2, JOB, GAMES)) == added(played_here(JOB, GAMES))


def test_portions_do_not_matter() -> None:
    """Games in one portion or in two are the same games."""
    whole = play(JOB, range(1, 8))
    parts = [play(JOB, range(1, 3)), play(JOB, range(3, 8))]
    assert added(parts) == (whole.tally, whole.lines)


def test_a_simulation_cut_short_is_a_shorter_one() -> None:
    """Whoever stops after some blocks has the simulation of just so many games."""
    with ThreadPoolExecutor(3) as executor:
        blocks = played_by(executor, 3, JOB, GAMES)
        some = [next(blocks) for _ in range(4)]
        executor.shutdown(cancel_futures=True)
    tally, _ = added(some)
    assert tally == tally_of(JOB, tally.games)


def test_seats_go_round() -> None:
    """Each game everybody moves up, so that all sit everywhere equally often."""
    seatings = [JOB.seating(number) for number in (1, 2, 3, 4)]
    assert seatings == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_game_of_a_simulation_can_be_had_alone() -> None:
    """Game 2 is what its seed and its seating give, and the referee finds no fault."""
    bots = ["zufall", "einfach", "einfach"]
    label = GameLabel(("Anton", "Lea", "Vera"), "deck", "7/2")
    lines = play(JOB, range(2, 3)).lines
    assert lines == list(exported(label, play_game(STANDARD, bots, "7/2")))
    assert judge(lines).finished


def test_blocks_travel() -> None:
    """Whatever goes to workers and back can be pickled."""
    played = play(JOB, range(1, 2))
    assert pickle.loads(pickle.dumps((JOB, played))) == (JOB, played)  # noqa: S301 - our own


def test_workers_that_die_are_noticed() -> None:
    """A process that is gone in the middle of a game ends the simulation, not the program."""
    with (
        pytest.raises(workers.LostWorkersError),
        workers.processes(1) as executor,
    ):
        executor.submit(exit_at_once).result()


def exit_at_once() -> None:
    """As if the system had killed the process."""
    import os  # noqa: PLC0415 - in the process that ends

    os._exit(1)
