"""How strong the bots are, and how long they think: run on request.

    python -m pytest tests/benchmarks/test_bots.py
    SKYJO_GAMES=2000 python -m pytest tests/benchmarks/test_bots.py

Figures are printed, never judged. Both seats are played with the same cards; a shared win counts
half. Intervals are 95 percent, from the scatter between pairs of games. ``meister`` plays a fifth
of the games that the others play.
"""

import os
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter, process_time

import pytest

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Continue, Deal
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.simulator import game_seed, play_game
from tests.benchmarks.conftest import Figures

GAMES = int(os.environ.get("SKYJO_GAMES", "100"))
LADDER = ["neuling", "leicht", "mittel", "stark", "meister"]
MOST_MS = {"stark": 5.0, "meister": 300.0}


def share(seats: Sequence[str], seat: int, seed: str) -> float:
    """The part of the win that ``seat`` has in one game."""
    *_, last = play_game(STANDARD, seats, seed)
    assert isinstance(last, GameEnded)
    return 1 / len(last.winners) if seat in last.winners else 0.0


def shares(bot: str, other: str, players: int, number: int) -> float:
    """The part of the wins that one ``bot`` has among ``other`` in all seats, same cards."""
    seed = game_seed("benchmark", number)
    tables = [[other] * seat + [bot] + [other] * (players - seat - 1) for seat in range(players)]
    return fmean(share(seats, seat, seed) for seat, seats in enumerate(tables))


def wins(bot: str, other: str, players: int, games: int) -> tuple[float, float]:
    """The part of games that one ``bot`` wins among ``other``, and half its interval."""
    numbers = range(max(2, games // players))
    with ProcessPoolExecutor() as pool:
        won = list(pool.map(partial(shares, bot, other, players), numbers))
    return fmean(won), 1.96 * stdev(won) / sqrt(len(won))


def decision_times(bot: str, games: int) -> dict[str, list[float]]:
    """Processor seconds of each decision of ``bot`` against itself, by the phase."""
    times = defaultdict(list)
    for number in range(games):
        dealer = SeededDeck(game_seed("times", number))
        state, _ = start_game(STANDARD, 2)
        while state.phase is not Phase.GAME_OVER:
            if state.awaiting is not None:
                action: Action = Deal(dealer.deal(state))
            elif state.phase is Phase.ROUND_OVER:
                action = Continue()
            else:
                started = process_time()
                action = BOTS[bot](state, "times")
                times[state.phase.name].append(process_time() - started)
            state, _ = apply(state, action)
    return times


def say(capsys: pytest.CaptureFixture[str], text: str) -> None:
    """Print although pytest listens."""
    with capsys.disabled():
        print(f"\n{text}")  # noqa: T201 - what it is for


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LADDER)])
def test_each_level_against_the_one_below(
    weaker: str, stronger: str, capsys: pytest.CaptureFixture[str], figures: Figures
) -> None:
    """Prints how many games of two players the stronger level wins."""
    started = perf_counter()
    games = GAMES // 5 if stronger == "meister" else GAMES
    won, interval = wins(stronger, weaker, 2, games)
    seconds = perf_counter() - started
    told = f"wins {won:.3f} ± {interval:.3f} of {games} games, {seconds:.0f} s"
    say(capsys, f"{stronger} against {weaker}: {told}")
    wanted = 0.57 if stronger == "meister" else 0.6
    figures.add(f"{stronger} against {weaker} ± {interval:.3f}", won, "wins", wanted)


@pytest.mark.parametrize(
    ("bot", "others", "wanted"),
    [("stark", "einfach", 0.94), ("meister", "einfach", 0.94), ("meister", "stark", 0.28)],
)
def test_one_among_three(
    bot: str, others: str, wanted: float, capsys: pytest.CaptureFixture[str], figures: Figures
) -> None:
    """Prints how many games of four one bot wins against three others; a quarter is par."""
    games = GAMES // 5 if bot == "meister" else GAMES
    won, interval = wins(bot, others, 4, games)
    say(capsys, f"{bot} against three of {others}: wins {won:.3f} ± {interval:.3f} of {games}")
    figures.add(f"{bot} against three of {others} ± {interval:.3f}", won, "wins", wanted)


@pytest.mark.parametrize("bot", BOTS)
def test_decision_times(bot: str, capsys: pytest.CaptureFixture[str], figures: Figures) -> None:
    """Prints median, mean, 99th percentile and longest time of a decision, in milliseconds."""
    times = decision_times(bot, 2 if bot == "meister" else 20)
    ordered = sorted(second for phase in times.values() for second in phase)
    late = ordered[int(len(ordered) * 0.99)]
    half = ordered[len(ordered) // 2]
    told = f"median {half * 1e3:.2f}, mean {fmean(ordered) * 1e3:.2f}, 99 % below {late * 1e3:.2f}"
    say(capsys, f"{bot}: {told}, longest {ordered[-1] * 1e3:.2f} ms, {len(ordered)} decisions")
    figures.add(f"{bot}: half of the decisions", half * 1e3, "ms")
    figures.add(f"{bot}: 99 % of the decisions", late * 1e3, "ms", MOST_MS.get(bot, 0), less=True)
