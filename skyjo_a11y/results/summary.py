"""What somebody's games come to. Pure."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from skyjo_a11y.gamelog import Source
from skyjo_a11y.opponents import FITTING
from skyjo_a11y.results.record import Result, Seat
from skyjo_a11y.text import fold

#: «In the last ten games», told once there are more.
LATELY = 10


class Played(NamedTuple):
    """A game and the seat of the person it is looked at for."""

    result: Result
    seat: Seat


class Sums(NamedTuple):
    """Some games of a person."""

    games: int = 0
    wins: int = 0
    points: int = 0
    rounds: int = 0
    ended: int = 0
    doubled: int = 0

    @property
    def points_a_round(self) -> float:
        """The mean; 0 without rounds."""
        return self.points / self.rounds if self.rounds else 0.0


class Against(NamedTuple):
    """Games with an opponent: a person's name or a level; ``level``: which of the two."""

    opponent: str
    level: bool
    sums: Sums


class Summary(NamedTuple):
    """All games of ``name``, as it was written last."""

    name: str
    all: Sums
    real: Sums  # with real cards
    against: tuple[Against, ...]  # the most frequent first, levels before people
    lately: Sums | None  # the last ones, once there are more …
    before: Sums | None  # … and as many before those


def games_of(name: str, results: Iterable[Result]) -> list[Played]:
    """The games that a person of that name played, in any spelling."""
    wanted = fold(name)
    return [
        Played(result, seat)
        for result in results
        for seat in result.seats
        if seat.level is None and fold(seat.name) == wanted
    ]


def people(results: Iterable[Result]) -> list[str]:
    """Everybody who played, who did most often first, as they were written last."""
    spelled: dict[str, str] = {}
    games: dict[str, int] = {}
    for result in results:
        for seat in result.seats:
            if seat.level is None:
                key = fold(seat.name)
                spelled[key] = seat.name
                games[key] = games.get(key, 0) + 1
    return [spelled[key] for key in sorted(games, key=lambda key: -games[key])]


def sums_of(played: Sequence[Played]) -> Sums:
    """What these games come to."""
    return Sums(
        games=len(played),
        wins=sum(seat.won for _, seat in played),
        points=sum(seat.points for _, seat in played),
        rounds=sum(seat.rounds for _, seat in played),
        ended=sum(seat.ended for _, seat in played),
        doubled=sum(seat.doubled for _, seat in played),
    )


def summary(played: Sequence[Played]) -> Summary:
    """All there is to tell of a person's games, of which there is one at least."""
    enough = len(played) > LATELY
    return Summary(
        name=played[-1].seat.name,
        all=sums_of(played),
        real=sums_of([one for one in played if one.result.source != Source.DECK]),
        against=tuple(_against(played)),
        lately=sums_of(played[-LATELY:]) if enough else None,
        before=sums_of(played[-2 * LATELY : -LATELY]) if enough else None,
    )


def _against(played: Sequence[Played]) -> list[Against]:
    groups: dict[tuple[bool, str], list[Played]] = {}
    names: dict[str, str] = {}
    for one in played:
        for opponent in {_opponent(seat) for seat in one.result.seats if seat is not one.seat}:
            groups.setdefault(opponent, []).append(one)
        names |= {fold(seat.name): seat.name for seat in one.result.seats}
    found = [
        Against(word if level else names[word], level, sums_of(group))
        for (level, word), group in groups.items()
    ]
    return sorted(found, key=lambda one: (not one.level, -one.sums.games, fold(one.opponent)))


def _opponent(seat: Seat) -> tuple[bool, str]:
    """A level, or a person's name, folded."""
    if seat.level is None:
        return False, fold(seat.name)
    return True, FITTING if seat.fitting else seat.level
