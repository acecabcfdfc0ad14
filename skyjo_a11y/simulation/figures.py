"""From tallies to figures with their uncertainty: intervals hold the true value in 95 percent."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import sqrt
from typing import NamedTuple

from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.simulation.tally import WHOLE, Moments, Person, Tally

#: Standard deviations on each side of the mean that make up 95 percent.
Z = 1.96


class Name(StrEnum):
    """What is figured out; the values name the phrases."""

    GAMES = "games"
    ROUNDS = "rounds"
    LENGTH = "length"  # rounds a game
    TURNS = "turns"  # a person's in a round
    DOUBLED = "doubled"  # rounds
    LEAD = "lead"  # rounds that are doubled, by the ender's lead
    RESHUFFLES = "reshuffles"  # a round
    CARD = "card"
    GRID = "grid"
    STARTER = "starter"  # points that whoever starts a round has less
    OPENER = "opener"  # games won by whoever starts the first round
    WINS = "wins"
    POINTS = "points"  # a round
    ENDS = "ends"  # rounds that somebody ends
    CAUGHT = "caught"  # of those, the doubled ones
    CLEARED = "cleared"  # columns and rows of a round


class Estimate(NamedTuple):
    """A value, the interval that holds the true one, and how many cases it rests on."""

    value: float
    low: float
    high: float
    cases: int


class Figure(NamedTuple):
    """``person``: whose; ``lead``: of enders with so many points of lead, at least."""

    name: Name
    estimate: Estimate
    person: int | None = None
    lead: int | None = None


def share(part: float, count: int) -> Estimate:
    """``part`` of ``count`` cases, with Wilson's interval, which holds for few cases too."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    value, spread = part / count, Z * Z / count
    middle = (value + spread / 2) / (1 + spread)
    half = Z * sqrt(value * (1 - value) / count + spread / count / 4) / (1 + spread)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half), count)


def mean(moments: Moments, unit: float = 1.0) -> Estimate:
    """The mean in units of ``unit``."""
    value, error = _mean(moments), Z * sqrt(_squared_error(moments))
    return Estimate(value / unit, (value - error) / unit, (value + error) / unit, moments.count)


def _mean(moments: Moments) -> float:
    return moments.total / moments.count if moments.count else 0.0


def _squared_error(moments: Moments) -> float:
    """The variance of the mean."""
    if moments.count < 2:  # noqa: PLR2004 - one value has no scatter
        return 0.0
    scatter = moments.squares - moments.total * _mean(moments)
    return max(0.0, scatter) / (moments.count - 1) / moments.count


def exact(value: int) -> Estimate:
    """Something counted."""
    return Estimate(value, value, value, value)


def starters_gain(people: Sequence[Person]) -> Estimate:
    """Points that whoever starts a round has less in it than in rounds that others start.

    Everybody is compared with themselves, since strong people start more often; rounds whose
    starter the opening cards decide are left out.
    """
    both = [one for one in people if one.starting.count and one.following.count]
    count = sum(one.starting.count for one in both)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    gain = error = 0.0
    for one in both:
        weight = one.starting.count / count
        gain += weight * (_mean(one.following) - _mean(one.starting))
        error += weight**2 * (_squared_error(one.following) + _squared_error(one.starting))
    half = Z * sqrt(error)
    return Estimate(gain, gain - half, gain + half, count)


def figures(tally: Tally) -> Iterator[Figure]:
    """All there is to tell of ``tally``, what is of the whole table first."""
    rounds, seats = tally.turns.count, len(tally.people)
    yield Figure(Name.GAMES, exact(tally.games))
    yield Figure(Name.ROUNDS, exact(rounds))
    yield Figure(Name.LENGTH, mean(tally.rounds))
    yield Figure(Name.TURNS, mean(tally.turns, seats))
    yield Figure(Name.DOUBLED, share(tally.doubled, rounds))
    for least in sorted(tally.leads):
        yield Figure(Name.LEAD, share(tally.leads_doubled[least], tally.leads[least]), lead=least)
    yield Figure(Name.RESHUFFLES, Estimate(*_rate(tally.reshuffles, rounds), rounds))
    yield Figure(Name.CARD, mean(tally.cards))
    yield Figure(Name.GRID, mean(tally.cards, 1 / SIZE))
    yield Figure(Name.STARTER, starters_gain(tally.people))
    yield Figure(Name.OPENER, share(tally.openers.total / WHOLE, tally.games))
    for index, person in enumerate(tally.people):
        yield from _figures_of(index, person, tally.games, rounds)


def _figures_of(index: int, person: Person, games: int, rounds: int) -> Iterator[Figure]:
    yield Figure(Name.WINS, share(person.wins.total / WHOLE, games), index)
    yield Figure(Name.POINTS, mean(person.points), index)
    yield Figure(Name.ENDS, share(person.ended, rounds), index)
    yield Figure(Name.CAUGHT, share(person.doubled, person.ended), index)
    yield Figure(Name.CLEARED, Estimate(*_rate(person.cleared, rounds), rounds), index)


def _rate(times: int, rounds: int) -> tuple[float, float, float]:
    """How often something rare happens in a round, by the law of rare events."""
    if not rounds:
        return 0.0, 0.0, 0.0
    half = Z * sqrt(times) / rounds
    return times / rounds, max(0.0, times / rounds - half), times / rounds + half
