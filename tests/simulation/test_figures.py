"""Intervals are what they say, and the figures that are known come out."""

import csv
import io
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from skyjo_a11y.narration.wording import Detail
from skyjo_a11y.simulation.figures import Name, figures, mean, share, starters_gain
from skyjo_a11y.simulation.tally import Moments, Person, empty
from skyjo_a11y.simulation.telling import decimal, progress, sentences, table
from tests.simulation.games import job_of, tally_of


def test_a_share_has_wilsons_interval() -> None:
    """As the textbook has it: 4 of 10 lie between 17 and 69 percent, 0 of 10 below 28."""
    assert share(4, 10)[:3] == pytest.approx((0.4, 0.168, 0.687), abs=0.001)
    assert share(0, 10)[:3] == pytest.approx((0.0, 0.0, 0.278), abs=0.001)
    assert share(0, 0)[:3] == (0.0, 0.0, 1.0)


def test_a_mean_has_its_standard_error() -> None:
    """Of 1, 2, 3, 4 the mean is 2.5 and its error 1.29 by the square root of 4."""
    moments = Moments()
    for value in (1, 2, 3, 4):
        moments.add(value)
    half = 1.96 * sqrt(5 / 3) / 2
    assert mean(moments)[:3] == pytest.approx((2.5, 2.5 - half, 2.5 + half))
    assert mean(moments, 2)[:3] == pytest.approx((1.25, 1.25 - half / 2, 1.25 + half / 2))
    assert mean(Moments())[:3] == (0.0, 0.0, 0.0)


def test_an_interval_misses_the_truth_now_and_then() -> None:
    """Of 400 intervals about 20 miss: neither too narrow nor too wide."""
    random, missed = Random(7), 0
    for _ in range(400):
        hits = sum(random.random() < 0.3 for _ in range(60))
        _, low, high, _ = share(hits, 60)
        missed += not low <= 0.3 <= high
    assert 5 <= missed <= 40


def test_starters_are_compared_with_themselves() -> None:
    """A strong person who starts often does not make starting look good."""
    strong, weak = Person(), Person()
    for value in (4, 6, 4, 6):
        strong.starting.add(value)
    strong.following.add(6)
    weak.starting.add(30)
    for value in (29, 31, 33):
        weak.following.add(value)
    assert starters_gain((strong, weak)).value == pytest.approx((4 * 1 + 1 * 1) / 5)
    assert starters_gain((Person(), Person())).cases == 0


# -- What is known ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "games", "doubled"), [(2, 250, 39), (3, 150, 55), (4, 150, 64)]
)
def test_rounds_of_simple_players_are_doubled_as_known(
    players: int, games: int, doubled: int
) -> None:
    """By the one-paragraph rule 39, 55 and 64 percent of rounds are doubled, about that here."""
    tally = tally_of(job_of(" ".join(["einfach"] * players)), games)
    value = share(tally.doubled, tally.turns.count)
    assert value.low - 0.03 <= doubled / 100 <= value.high + 0.03


@pytest.mark.parametrize(("players", "games", "doubled"), [(2, 20, 13), (4, 16, 25)])
def test_rounds_of_strong_players_are_doubled_less(players: int, games: int, doubled: int) -> None:
    """Among strong players it is 13 percent of rounds with two people and 25 with four."""
    tally = tally_of(job_of(" ".join(["stark"] * players)), games)
    value = share(tally.doubled, tally.turns.count)
    assert value.low - 0.03 <= doubled / 100 <= value.high + 0.03


def test_cards_are_worth_what_the_deck_says() -> None:
    """A card counts 5.07 on average, so a fresh grid 60.8."""
    found = {one.name: one.estimate for one in figures(tally_of(job_of("einfach einfach"), 250))}
    assert found[Name.CARD].low <= 5.07 <= found[Name.CARD].high
    assert found[Name.GRID].low <= 60.8 <= found[Name.GRID].high
    assert found[Name.GRID].value == pytest.approx(12 * found[Name.CARD].value)


def test_whoever_is_far_ahead_is_doubled_less() -> None:
    """The risk of an ender falls with the lead."""
    found = list(figures(tally_of(job_of("einfach einfach"), 250)))
    risks = [one.estimate.value for one in found if one.name is Name.LEAD]
    assert all(more > less - 0.02 for more, less in pairwise(risks))
    assert risks[0] > 0.8
    assert risks[-1] < 0.1


# -- The table ----------------------------------------------------------------------------------


def test_the_table_parses_and_adds_up() -> None:
    """Wins make one, doubled rounds by lead make all of them, and every row has every column."""
    job = job_of("einfach zufall einfach")
    tally = tally_of(job, 12)
    rows = list(csv.DictReader(io.StringIO(table(tally, job)), strict=True))
    assert all(None not in row and None not in row.values() for row in rows)
    by_name: dict[str, list[dict[str, str]]] = {}
    for row in rows:
        by_name.setdefault(row["kennzahl"], []).append(row)
    won = by_name["Anteil gewonnener Partien"]
    assert sum(float(row["wert"]) for row in won) == pytest.approx(1, abs=1e-4)
    assert [(row["wer"], row["stärke"]) for row in won] == list(
        zip(job.names, job.bots, strict=True)
    )
    leads = by_name["Anteil verdoppelter Runden nach Vorsprung"]
    (doubled,) = by_name["Anteil verdoppelter Runden"]
    assert sum(int(row["anzahl"]) for row in leads) == int(doubled["anzahl"])
    assert sum(float(row["wert"]) * int(row["anzahl"]) for row in leads) == pytest.approx(
        float(doubled["wert"]) * int(doubled["anzahl"]), abs=0.01
    )
    ended = by_name["Anteil beendeter Runden"]
    assert sum(float(row["wert"]) for row in ended) == pytest.approx(1, abs=1e-4)


def test_the_table_holds_all_figures() -> None:
    """What is told is in the table too, and more."""
    job = job_of("einfach einfach")
    tally = tally_of(job, 250)
    assert table(tally, job).count("\n") == 1 + len(list(figures(tally)))


# -- The sentences ------------------------------------------------------------------------------


def test_the_more_is_wanted_the_more_is_told() -> None:
    """Who wins is told in any case, and last."""
    job = job_of("einfach einfach")
    told = [sentences(tally_of(job, 250), job, detail) for detail in Detail]
    terse, normal, full = sorted(told, key=len)
    assert len(terse) == 3
    assert set(terse) < set(normal) < set(full)
    assert terse[-2:] == normal[-2:] == full[-2:]


def test_nothing_played_is_said() -> None:
    """Whoever interrupts the first game hears that there is nothing to tell."""
    assert sentences(empty(2), job_of("einfach einfach"), Detail.FULL) == [
        "Keine Partie ist zu Ende gespielt."
    ]


@pytest.mark.parametrize(
    ("seconds", "left"),
    [
        (1, "9 Sekunden"),
        (10, "2 Minuten"),
        (8, "eine Minute"),
        (60, "9 Minuten"),
        (600, "2 Stunden"),
        (400, "eine Stunde"),
    ],
)
def test_how_long_it_takes_is_said_roughly(seconds: float, left: str) -> None:
    """After 10 of 100 games, by the time that these took."""
    assert (
        progress(10, 100, seconds)
        == f"Gespielt sind 10 von 100 Partien, es dauert noch etwa {left}."
    )
    assert progress(0, 100, seconds) == "Die erste Partie läuft noch."


@pytest.mark.parametrize(
    ("value", "told"), [(1.25, "1,2"), (-1.26, "minus 1,3"), (-0.01, "0,0"), (0.0, "0,0")]
)
def test_decimals_are_spoken(value: float, told: str) -> None:
    """With a comma, and never minus nothing."""
    assert decimal(value) == told
