"""Figures as sentences and as a table."""

import csv
import io
from collections.abc import Iterator

from skyjo_a11y.narration.phrases import Value, phrases
from skyjo_a11y.narration.wording import Detail
from skyjo_a11y.simulation.counting import LEAST, MOST, STEP
from skyjo_a11y.simulation.figures import Estimate, Figure, Name, figures
from skyjo_a11y.simulation.running import Job
from skyjo_a11y.simulation.tally import Tally

_MINUTE, _HOUR = 60, 3600


def say(name: str, /, **values: Value) -> str:
    """A sentence of the simulation."""
    return phrases("simulation").say(name, values)


def sentences(tally: Tally, job: Job, detail: Detail) -> list[str]:
    """What ``tally`` comes to: who wins at the end, the rest before it as far as it is wanted."""
    return list(_sentences(_Figures(tally), job, detail)) if tally.games else [say("nothing")]


class _Figures:
    """The figures of a tally, to be looked up."""

    def __init__(self, tally: Tally) -> None:
        self._all = list(figures(tally))

    def of(self, name: Name, person: int | None = None) -> Estimate:
        """The only one of its name, or that of a person."""
        return next(one.estimate for one in self._all if (one.name, one.person) == (name, person))

    def leads(self) -> list[Figure]:
        """One for each lead that occurred."""
        return [one for one in self._all if one.name is Name.LEAD]


def _sentences(found: _Figures, job: Job, detail: Detail) -> Iterator[str]:
    games, rounds = found.of(Name.GAMES).cases, found.of(Name.ROUNDS).cases
    yield say("games", games=str(games), games_count=games, rounds=str(rounds), rounds_count=rounds)
    if detail is Detail.FULL:
        yield from _details(found, job)
    if detail is not Detail.TERSE:
        yield from _usual(found)
    for person, (name, level) in enumerate(zip(job.names, job.bots, strict=True)):
        won, points = found.of(Name.WINS, person), found.of(Name.POINTS, person)
        yield say("wins", name=name, level=level, points=decimal(points.value), **percents(won))


def _usual(found: _Figures) -> Iterator[str]:
    length, turns = found.of(Name.LENGTH), found.of(Name.TURNS)
    yield say("length", rounds=decimal(length.value), turns=decimal(turns.value))
    yield say("doubled", **percents(found.of(Name.DOUBLED)))
    starter = found.of(Name.STARTER)
    if starter.cases:
        yield _starter(starter)


def _starter(gain: Estimate) -> str:
    """A gain is told as points fewer, a loss as points more."""
    low, high = sorted((abs(gain.low), abs(gain.high)))
    return say(
        "starter",
        value=decimal(abs(gain.value)),
        more="yes" if gain.value < 0 else "no",
        sure="yes" if gain.low * gain.high > 0 else "no",
        low=decimal(low),
        high=decimal(high),
    )


def _details(found: _Figures, job: Job) -> Iterator[str]:
    card, grid = found.of(Name.CARD), found.of(Name.GRID)
    yield say("card", value=decimal(card.value, 2), grid=decimal(grid.value))
    yield say("reshuffles", value=decimal(100 * found.of(Name.RESHUFFLES).value))
    fair = percent(1 / len(job.names))
    yield say("opener", fair=fair, **percents(found.of(Name.OPENER)))
    for figure in found.leads():
        yield _lead(figure)
    yield say("lead-explained")
    for person, name in enumerate(job.names):
        caught = percent(found.of(Name.CAUGHT, person).value)
        yield say("ends", name=name, caught=caught, **percents(found.of(Name.ENDS, person)))
        cleared = found.of(Name.CLEARED, person)
        yield say("cleared", name=name, value=decimal(cleared.value, 2))


def _lead(figure: Figure) -> str:
    least = figure.lead or 0
    kind = {LEAST: "behind", MOST: "most"}.get(least, "between")
    values = percents(figure.estimate)
    return say("lead", lead=kind, least=str(least), most=str(least + STEP - 1), **values)


def percents(estimate: Estimate) -> dict[str, str]:
    """A share and its interval."""
    return {
        "value": percent(estimate.value),
        "low": percent(estimate.low),
        "high": percent(estimate.high),
    }


def percent(value: float) -> str:
    """«52»."""
    return str(round(100 * value))


def decimal(value: float, places: int = 1) -> str:
    """«5,1» as a sentence says it."""
    words = f"{abs(value):.{places}f}".replace(".", ",")
    is_negative = value < 0 and float(f"{value:.{places}f}") != 0
    return phrases("words").say("minus", {"number": words}) if is_negative else words


def progress(games: int, of: int, seconds: float) -> str:
    """How far it is after ``seconds``, and how long it will take."""
    if not games:
        return say("starting")
    left = seconds / games * (of - games)
    if left < _MINUTE:
        amount, unit = max(2, round(left)), "seconds"
    elif left < _HOUR:
        amount = round(left / _MINUTE)
        unit = "minute" if amount == 1 else "minutes"
    else:
        amount = round(left / _HOUR)
        unit = "hour" if amount == 1 else "hours"
    return say("progress", games=str(games), all=str(of), left=str(amount), unit=unit)


def table(tally: Tally, job: Job) -> str:
    """All figures as comma separated values, a line each, with points in the numbers."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(say("table-header").split())
    for name, estimate, person, lead in figures(tally):
        who = ("", "") if person is None else (job.names[person], job.bots[person])
        numbers = (f"{value:.6g}" for value in estimate[:3])
        writer.writerow(
            (say(f"table-{name}"), *who, "" if lead is None else lead, *numbers, estimate.cases)
        )
    return text.getvalue()
