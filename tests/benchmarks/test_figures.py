"""What simulations and statistics come to, beside what is known or asked for.

    python -m pytest tests/benchmarks/test_figures.py
    SKYJO_GAMES=2000 python -m pytest tests/benchmarks

Figures are printed, never judged.
"""

import os
from pathlib import Path
from time import perf_counter

import pytest

from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.results.record import line_of
from skyjo_a11y.results.telling import statistics
from skyjo_a11y.simulation.figures import Estimate, Name
from skyjo_a11y.simulation.figures import figures as figures_of
from tests.benchmarks.conftest import Figures
from tests.results.results import games
from tests.simulation.games import job_of, tally_of

GAMES = int(os.environ.get("SKYJO_GAMES", "100"))
RESULTS = 5000
#: The shares of doubled rounds that are known of good and of simple players.
DOUBLED = {
    ("einfach", 2): 0.39,
    ("einfach", 3): 0.55,
    ("einfach", 4): 0.64,
    ("stark", 2): 0.13,
    ("stark", 4): 0.25,
}


@pytest.mark.parametrize(("bot", "players"), DOUBLED)
def test_what_simulations_come_to(bot: str, players: int, figures: Figures) -> None:
    """Doubled rounds, the starter's gain, cards, the length of games and rounds."""
    count = GAMES if bot == "stark" else 4 * GAMES
    tally = tally_of(job_of(" ".join([bot] * players), seed="figures"), count)
    found = {one.name: one.estimate for one in figures_of(tally) if one.lead is None}
    table = f"{bot}, {players} players"
    doubled = found[Name.DOUBLED]
    figures.add(
        f"{table}: doubled rounds {_interval(doubled)}",
        doubled.value,
        "share",
        DOUBLED[bot, players],
    )
    gain = found[Name.STARTER]
    figures.add(f"{table}: starter's gain {_interval(gain)}", gain.value, "points")
    figures.add(f"{table}: mean card", found[Name.CARD].value, "points", 5.07)
    figures.add(f"{table}: fresh grid", found[Name.GRID].value, "points", 60.8)
    figures.add(f"{table}: rounds a game", found[Name.LENGTH].value, "rounds")
    figures.add(f"{table}: turns of a person", found[Name.TURNS].value, "turns")


def _interval(estimate: Estimate) -> str:
    return f"± {(estimate.high - estimate.low) / 2:.3f}"


def test_statistics_of_thousands_of_games(tmp_path: Path, figures: Figures) -> None:
    """From the results file to the sentences."""
    ledger = Ledger(tmp_path / "ergebnisse.txt", tmp_path)
    ledger._make(line_of(one) for one in games([number % 3 > 0 for number in range(RESULTS)]))
    started = perf_counter()
    assert statistics(ledger, "Jana", (), alone=False)
    seconds = perf_counter() - started
    figures.add(f"statistics of {RESULTS} games", seconds, "seconds", 1.0, less=True)
