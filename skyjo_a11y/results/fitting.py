"""The level «passend»: which bot gives the people at a table even chances.

A person's strength is followed from game to game as chess ratings are: each result moves it by
how far it was from what was to be expected. Strengths lie on the scale of log odds: whoever is
stronger by d wins a game of two with a chance of 1 / (1 + exp(-d)). Of the two bots around a
strength the better one plays if the person has won more than a fair share lately, so that over
time the share is fair. All of it follows from the results alone.
"""

from collections.abc import Sequence
from math import exp

from skyjo_a11y.gamelog import Player, Source
from skyjo_a11y.results.record import Result, Seat
from skyjo_a11y.results.summary import Played, games_of

#: Of each level, from the benchmark's ladder: leicht wins 89 percent against neuling, mittel 86
#: against leicht, stark 66 against mittel, meister about 60 against stark.
STRENGTHS = {"neuling": 0.0, "leicht": 2.1, "mittel": 3.9, "stark": 4.55, "meister": 5.0}
#: These are no steps of the ladder, but who plays against them shows a strength too.
_OTHERS = {"einfach": 0.6, "zufall": -4.0}
_KNOWN = STRENGTHS | _OTHERS
#: A person nobody knows yet begins here, against «leicht».
_FIRST = STRENGTHS["leicht"]
#: A surprise moves a strength by so much: at first, and in the long run.
_QUICK, _STEADY, _USED_TO = 1.8, 0.6, 4
#: Games that «lately» means.
_LATELY = 6


def seated(players: tuple[Player, ...], results: Sequence[Result]) -> tuple[Player, ...]:
    """``players`` with the level that fits for those who are to be fitting."""
    if not any(player.fitting for player in players):
        return players
    names = [player.name for player in players if player.bot is None]
    level = level_for(names, results)
    return tuple(
        Player(player.name, level, fitting=True) if player.fitting else player for player in players
    )


def level_for(names: Sequence[str], results: Sequence[Result]) -> str:
    """The level for people of these ``names`` after ``results``, the oldest first."""
    played = [_measured(name, results) for name in names]
    strength = sum(map(strength_of, played)) / len(played)
    ahead = sum(map(_lately_won, played)) > 0
    below = [level for level, known in STRENGTHS.items() if known <= strength]
    above = [level for level, known in STRENGTHS.items() if known > strength]
    if not (below and above):
        return (below or above)[-1 if below else 0]
    return above[0] if ahead else below[-1]


def _measured(name: str, results: Sequence[Result]) -> list[Played]:
    """A person's games against bots: only there the strength of the others is known."""
    return [
        one
        for one in games_of(name, results)
        if one.result.source == Source.DECK and any(seat.level for seat in one.result.seats)
    ]


def strength_of(played: Sequence[Played]) -> float:
    """A person's strength after these games."""
    strength = _FIRST
    for number, (result, seat) in enumerate(played):
        step = max(_STEADY, _QUICK / (1 + number / _USED_TO))
        strength += step * (_share(result, seat) - _expected(strength, result))
        strength = max(min(STRENGTHS.values()), min(max(STRENGTHS.values()), strength))
    return strength


def _expected(strength: float, result: Result) -> float:
    """The chance to win: people weigh as much as the one who is looked at."""
    weights = [exp(_KNOWN.get(seat.level or "", strength)) for seat in result.seats]
    return exp(strength) / sum(weights)


def _share(result: Result, seat: Seat) -> float:
    """The part of the win that somebody has."""
    return seat.won / max(1, sum(other.won for other in result.seats))


def _lately_won(played: Sequence[Played]) -> float:
    """Wins beyond a fair share in the last games."""
    recent = played[-_LATELY:]
    return sum(_share(result, seat) - 1 / len(result.seats) for result, seat in recent)
