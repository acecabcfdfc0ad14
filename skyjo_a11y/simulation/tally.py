"""What simulated games come to: whole numbers only, so that tallies add up in any order.

People are counted in the order in which they were named, not by the seat of a game: seats go
round from game to game.
"""

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

#: A win in parts: shared by one to eight people it stays a whole number of them.
WHOLE: Final = 840


class Sums:
    """A record of numbers that adds up field by field."""

    __slots__ = ()

    def plus(self, other: Self) -> Self:
        """Both together."""
        both: Self = _plus(self, other)
        return both


def _plus(one: Any, other: Any) -> Any:  # noqa: ANN401 - whatever a field of Sums may be
    match one:
        case Sums():
            names = [each.name for each in fields(one)]  # type: ignore[arg-type]
            return type(one)(*(_plus(getattr(one, name), getattr(other, name)) for name in names))
        case tuple():
            return tuple(map(_plus, one, other))
        case Counter():
            return Counter({key: one[key] + other[key] for key in one | other})
        case _:
            return one + other


@dataclass(slots=True)
class Moments(Sums):
    """Count, sum and sum of squares of a whole number."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """One value more."""
        self.count += 1
        self.total += value
        self.squares += value * value


@dataclass(slots=True)
class Person(Sums):
    """What one of the people named comes to over all games."""

    wins: Moments = field(default_factory=Moments)  # a game, in parts of WHOLE
    points: Moments = field(default_factory=Moments)  # a round
    ended: int = 0  # rounds
    doubled: int = 0  # of those
    cleared: int = 0  # columns and rows
    starting: Moments = field(default_factory=Moments)  # points of rounds started …
    following: Moments = field(default_factory=Moments)  # … and of those that others started


@dataclass(slots=True)
class Tally(Sums):
    """What games come to. ``people``: in the order in which they were named."""

    people: tuple[Person, ...]
    rounds: Moments = field(default_factory=Moments)  # a game; its count is the games
    doubled: int = 0  # rounds
    turns: Moments = field(default_factory=Moments)  # a round, of all people together
    reshuffles: int = 0
    openers: Moments = field(default_factory=Moments)  # wins of who starts the first round
    cards: Moments = field(default_factory=Moments)  # cards that turned up by chance alone
    leads: Counter[int] = field(default_factory=Counter)  # rounds, by the ender's lead …
    leads_doubled: Counter[int] = field(default_factory=Counter)  # … and the doubled of them

    @property
    def games(self) -> int:
        """Games that were counted."""
        return self.rounds.count


def empty(people: int) -> Tally:
    """The tally of no game."""
    return Tally(tuple(Person() for _ in range(people)))
