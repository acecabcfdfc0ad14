"""The tables: rounds of equally many players, one turn of each at a time."""

from collections.abc import Iterable

import numpy as np

from skyjo_a11y.rules.cards import DECK_SIZE, FULL_DECK, LOWEST
from skyjo_a11y.rules.grid import HEIGHT, SIZE
from tests.tools.lockstep.codes import GONE, HIDDEN, Array, codes_of, facts

DECK = np.repeat(np.arange(len(FULL_DECK)), FULL_DECK).astype(np.int16)
NOBODY = -1
LONGEST = 80  # turns of a seat after which a round is given up
_OPENING = [0, 3]


def decks(seeds: Iterable[Iterable[int]]) -> Array:
    """A shuffled deck (rounds, 150) for each seed."""
    return np.array([np.random.default_rng(list(seed)).permutation(DECK) for seed in seeds])


class Rounds:
    """``size`` rounds. The first axis of every array is the round."""

    def __init__(self, cards: Array, seats: int) -> None:
        size = len(cards)
        self.seats, self.random = seats, np.random.default_rng(cards[0].tolist())
        self.dealt = cards[:, : SIZE * seats].reshape(size, seats, SIZE)
        self.pile, self.drawn = cards.copy(), np.full(size, SIZE * seats + 1)
        self.discards = np.zeros((size, DECK_SIZE), np.int16)
        self.height = np.ones(size, int)
        self.discards[:, 0] = cards[:, SIZE * seats]
        self.cells = np.full((size, seats, SIZE), HIDDEN, np.int16)
        self.cells[:, :, _OPENING] = self.dealt[:, :, _OPENING]
        self.unseen = np.tile(np.array(FULL_DECK, np.float32), (size, 1))
        self._see(np.arange(size), self.discards[:, 0])
        for seat in range(seats):
            for place in _OPENING:
                self._see(np.arange(size), self.dealt[:, seat, place])
        self.turn = self.dealt[:, :, _OPENING].sum(2).argmax(1)
        self.ender, self.turns = np.full(size, NOBODY), np.zeros(size, int)
        self.over = np.zeros(size, bool)

    def __len__(self) -> int:
        return len(self.turn)

    def only(self, chosen: Array) -> "Rounds":
        """A copy of the ``chosen`` rounds, by a mask or by numbers."""
        copy = object.__new__(Rounds)
        for name, value in vars(self).items():
            setattr(copy, name, value[chosen] if isinstance(value, np.ndarray) else value)
        return copy

    def put(self, chosen: Array, part: "Rounds") -> None:
        """Replace the ``chosen`` rounds by those of ``part``."""
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                value[chosen] = getattr(part, name)

    def _see(self, rows: Array, cards: Array) -> None:
        self.unseen[rows, cards] -= 1

    @property
    def top(self) -> Array:
        """The top of the discard pile; there always is one before a turn."""
        return self.discards[np.arange(len(self)), self.height - 1]

    # -- A turn -------------------------------------------------------------------------------

    def take(self, rows: Array) -> Array:
        """The top of the discard pile, taken."""
        self.height[rows] -= 1
        return self.discards[rows, self.height[rows]]

    def draw(self, rows: Array) -> Array:
        """A card drawn."""
        for row in rows[self.drawn[rows] == DECK_SIZE]:
            self._reshuffle(row)
        cards = self.pile[rows, self.drawn[rows]]
        self.drawn[rows] += 1
        self._see(rows, cards)
        return cards

    def _reshuffle(self, row: int) -> None:
        below = self.height[row] - 1
        cards = self.random.permutation(self.discards[row, :below])
        self.pile[row, DECK_SIZE - below :] = cards
        self.drawn[row] = DECK_SIZE - below
        self.discards[row, 0], self.height[row] = self.discards[row, below], 1
        np.add.at(self.unseen[row], cards, 1)

    def swap(self, rows: Array, places: Array, cards: Array) -> None:
        """Put ``cards`` on ``places``; what lay there is discarded."""
        seats = self.turn[rows]
        old = self._turned_up(rows, places)
        self.discard(rows, old)
        self.cells[rows, seats, places] = cards
        self._clear(rows, places)

    def flip(self, rows: Array, places: Array) -> None:
        """Turn up the face-down cards at ``places``."""
        self.cells[rows, self.turn[rows], places] = self._turned_up(rows, places)
        self._clear(rows, places)

    def discard(self, rows: Array, cards: Array) -> None:
        """Lay ``cards`` on the discard pile."""
        self.discards[rows, self.height[rows]] = cards
        self.height[rows] += 1

    def _turned_up(self, rows: Array, places: Array) -> Array:
        seats = self.turn[rows]
        cards = self.cells[rows, seats, places]
        hidden = cards == HIDDEN
        cards[hidden] = self.dealt[rows, seats, places][hidden]
        self._see(rows[hidden], cards[hidden])
        return cards

    def _clear(self, rows: Array, places: Array) -> None:
        seats, first = self.turn[rows], places - places % HEIGHT
        column = first[:, None] + np.arange(HEIGHT)
        cells = self.cells[rows[:, None], seats[:, None], column]
        full = (cells[:, 0] == cells[:, 1]) & (cells[:, 1] == cells[:, 2]) & (cells[:, 0] < HIDDEN)
        for _ in range(HEIGHT):
            self.discard(rows[full], cells[full, 0])
        self.cells[rows[full, None], seats[full, None], column[full]] = GONE

    def next_turn(self) -> None:
        """End the turn of every round."""
        everyone = np.arange(len(self))
        done = ~(self.cells[everyone, self.turn] == HIDDEN).any(1)
        self.ender = np.where((self.ender == NOBODY) & done, self.turn, self.ender)
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.over = self.turn == self.ender

    # -- The end ------------------------------------------------------------------------------

    def scores(self) -> Array:
        """The points (rounds, seats) where all is turned up."""
        cells = np.where(self.cells == HIDDEN, self.dealt, self.cells)
        points = facts().points[codes_of(cells)].sum(2)
        everyone = np.arange(len(self))
        own = points[everyone, self.ender]
        lowest_other = np.where(
            np.arange(self.seats) == self.ender[:, None], np.inf, points
        ).min(1)  # fmt: skip
        points[everyone, self.ender] *= np.where((own > 0) & (lowest_other <= own), 2, 1)
        return points


def margins(points: Array) -> Array:
    """Own points minus the mean of the others', (rounds, seats)."""
    return (points * points.shape[1] - points.sum(1, keepdims=True)) / (points.shape[1] - 1)


assert LOWEST == -2
