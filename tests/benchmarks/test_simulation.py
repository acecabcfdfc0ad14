"""How fast simulated rounds are: run on request, ``python -m pytest tests/benchmarks``.

Figures are printed, never judged: rounds a second, and rounds in the time of a fixed loop of
plain Python, which says more than seconds where machines differ.
"""

from statistics import median
from time import process_time

import pytest

from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulation.running import Job, played_here
from skyjo_a11y.simulation.tally import empty
from tests.benchmarks.conftest import Figures

SECONDS = 1.0
REPEATS = 5
WANTED = {("stark", 2): 80.0, ("einfach", 2): 1000.0}
MOST_GAMES = 1_000_000  # never reached


def loop_seconds() -> float:
    """The time a million turns of a loop take."""
    started, number = process_time(), 0
    for index in range(1_000_000):
        number = (number * 31 + index) & 0xFFFF
    return process_time() - started


def rounds_a_second(bot: str, players: int) -> float:
    """Over whole games of the standard rules, events counted as the program does it."""
    names = tuple("ABCDEFGH"[:players])
    job = Job(STANDARD, names, (bot,) * players, "speed")
    tally, started = empty(players), process_time()
    for played in played_here(job, MOST_GAMES):
        tally = tally.plus(played.tally)
        if (passed := process_time() - started) > SECONDS:
            return tally.turns.count / passed
    raise AssertionError


@pytest.mark.parametrize("bot", ["einfach", "stark", "zufall"])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_rounds_a_second(
    players: int, bot: str, capsys: pytest.CaptureFixture[str], figures: Figures
) -> None:
    """Prints the median of five runs."""
    loops, speeds = [], []
    for _ in range(REPEATS):
        before = loop_seconds()
        speeds.append(rounds_a_second(bot, players))
        loops.append((before + loop_seconds()) / 2)
    ratio = median(loop * speed for loop, speed in zip(loops, speeds, strict=True))
    with capsys.disabled():
        told = f"{median(speeds):.0f} rounds/s, {ratio:.1f} in the time of the loop"
        print(f"\n{bot}, {players} players: {told}")  # noqa: T201 - what it is for
    wanted = WANTED.get((bot, players), 0.0)
    figures.add(f"{bot}, {players} players: rounds", median(speeds), "a second", wanted)
