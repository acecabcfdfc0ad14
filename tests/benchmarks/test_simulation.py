"""How fast simulated rounds are: run on request, ``python -m pytest tests/benchmarks``.

Figures are printed, never judged: rounds a second, and rounds in the time of a fixed loop of
plain Python, which says more than seconds where machines differ.
"""

from itertools import count
from statistics import median
from time import process_time

import pytest

from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulator import Tally, game_seed, play_game

SECONDS = 1.0
REPEATS = 5


def loop_seconds() -> float:
    """The time a million turns of a loop take."""
    started, number = process_time(), 0
    for index in range(1_000_000):
        number = (number * 31 + index) & 0xFFFF
    return process_time() - started


def rounds_a_second(bot: str, players: int) -> float:
    """Over whole games of the standard rules, events counted as the program does it."""
    tally, started = Tally(), process_time()
    for number in count(1):
        for _ in tally.count(play_game(STANDARD, [bot] * players, game_seed("speed", number))):
            pass
        if (passed := process_time() - started) > SECONDS:
            return tally.rounds / passed
    raise AssertionError


@pytest.mark.parametrize("bot", ["einfach", "zufall"])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_rounds_a_second(players: int, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the median of five runs."""
    loops, speeds = [], []
    for _ in range(REPEATS):
        before = loop_seconds()
        speeds.append(rounds_a_second(bot, players))
        loops.append((before + loop_seconds()) / 2)
    ratio = median(loop * speed for loop, speed in zip(loops, speeds, strict=True))
    with capsys.disabled():
        figures = f"{median(speeds):.0f} rounds/s, {ratio:.1f} in the time of the loop"
        print(f"\n{bot}, {players} players: {figures}")  # noqa: T201 - what it is for
