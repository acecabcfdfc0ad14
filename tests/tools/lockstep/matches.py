"""Tables against each other: points of a round, all with the same cards in every seat."""

import numpy as np

from skyjo_a11y.bots.prices import bound
from skyjo_a11y.bots.weights import Weights
from tests.tools.lockstep.codes import Array, Books
from tests.tools.lockstep.judging import Judgement
from tests.tools.lockstep.playing import play_turn
from tests.tools.lockstep.rounds import LONGEST, Rounds, decks, margins

_SIDE_BY_SIDE = 1500


def gains(tables: list[Weights], against: Weights, seats: int, count: int, seed: int) -> Array:
    """Points a round (tables) of one seat by each table more than of the others, ``against``'s.

    Every seat in turn plays the same ``count`` rounds by each table; less is better.
    """
    books = Books([bound(one) for one in (against, *tables)])
    points, step = np.zeros(len(tables)), max(1, _SIDE_BY_SIDE // len(tables))
    for start in range(0, count, step):
        cards = decks((seed, number) for number in range(start, min(count, start + step)))
        for seat in range(seats):
            points += _played(cards, books, len(tables), seat, seats).sum(1)
    return points / (count * seats)


def _played(cards: Array, books: Books, tables: int, seat: int, seats: int) -> Array:
    """The margins (tables, rounds) of ``seat``, where it goes by each of the tables."""
    rounds = Rounds(np.tile(cards, (tables, 1)), seats)
    book = np.repeat(np.arange(1, tables + 1), len(cards))
    numbers, outcomes = np.arange(len(rounds)), np.zeros(len(rounds))
    while len(rounds):
        going_by = np.where(rounds.turn == seat, book[numbers], 0)
        play_turn(rounds, Judgement(rounds, books, going_by))
        over = rounds.over
        outcomes[numbers[over]] = margins(rounds.only(over).scores())[:, seat]
        goes_on = ~over & (rounds.turns < LONGEST * seats)
        rounds, numbers = rounds.only(goes_on), numbers[goes_on]
    return outcomes.reshape(tables, -1)
