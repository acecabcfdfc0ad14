"""Results to try things on."""

from collections.abc import Sequence

from skyjo_a11y.results.record import Result, Seat


def seat(name: str, level: str | None = None, *, won: bool = False, points: int = 60) -> Seat:
    """Somebody after six rounds, two of them ended and one doubled."""
    return Seat(name, level, fitting=False, points=points, rounds=6, ended=2, doubled=1, won=won)


def result(number: int, *seats: Seat, source: str = "deck") -> Result:
    """Game ``number``."""
    return Result(f"{number:020x}", "2001-03-01T20:15", source, seats)


def games(won: Sequence[bool], level: str = "leicht", name: str = "Jana") -> list[Result]:
    """Games of two against a bot, won or not, the oldest first."""
    return [
        result(number, seat(name, won=is_won), seat("Vera", level, won=not is_won))
        for number, is_won in enumerate(won)
    ]
