"""How rounds go on: standings after turns, and what the rounds come to in the end."""

from collections.abc import Iterator

import numpy as np

from tests.tools.lockstep.codes import Array, Books
from tests.tools.lockstep.features import rows_of
from tests.tools.lockstep.judging import Judgement
from tests.tools.lockstep.playing import play_at_random, play_turn
from tests.tools.lockstep.rounds import LONGEST, Rounds, margins

EXPLORED = 0.6  # the part of rounds with a turn at random, so that other standings are met as well
_EXPLORED_TURNS = 14  # of a seat: where that may be
LOOKED_AT = 0.6  # the part of standings that count: those of one round say much the same


def courses(rounds: Rounds, books: Books) -> Iterator[tuple[Array, Array]]:
    """Rows (n, WIDTH) and outcomes (n) after turns of ``rounds``; none of endless ones."""
    size, seats, random = len(rounds), rounds.seats, rounds.random
    numbers, standings = np.arange(size), []
    explored = random.integers(0, _EXPLORED_TURNS * seats, size)
    explored[random.random(size) > EXPLORED] = -1
    outcomes = np.full((size, seats), np.nan, np.float32)
    for turn in range(LONGEST * seats):
        movers = rounds.turn.copy()
        _play_turn(rounds, books, explored[numbers] == turn)
        standings.append(_rows_after(rounds, books, movers, numbers))
        over = rounds.over
        outcomes[numbers[over]] = margins(rounds.only(over).scores())
        rounds, numbers = rounds.only(~over), numbers[~over]
        if not len(rounds):
            break
    for rows, known, where, movers in standings:
        targets = outcomes[where, movers] - known
        ended = ~np.isnan(targets)
        yield rows[ended], targets[ended]


def _play_turn(rounds: Rounds, books: Books, at_random: Array) -> None:
    """A turn in each of ``rounds``, at random in some."""
    lost, others = rounds.only(at_random), rounds.only(~at_random)
    play_at_random(lost, rounds.random)
    play_turn(others, Judgement(others, books))
    rounds.put(at_random, lost)
    rounds.put(~at_random, others)


def _rows_after(
    rounds: Rounds, books: Books, movers: Array, numbers: Array
) -> tuple[Array, Array, Array, Array]:
    """Rows, what needs no weights, numbers of rounds and seats, for ``LOOKED_AT`` of them."""
    chosen = ~rounds.over & (rounds.random.random(len(rounds)) < LOOKED_AT)
    part = rounds.only(chosen)
    part.turn = movers[chosen]
    rows, known = rows_of(Judgement(part, books))
    return rows, known, numbers[chosen], movers[chosen]
