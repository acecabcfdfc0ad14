"""Where hidden cards come from: a shuffled deck, or luck.

Both answer one question: which card turns up where ``state`` awaits one? A dealer keeps
nothing of the game, so that replaying, undoing and resuming need not tell it anything.
"""

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Protocol

from skyjo_a11y.rules.cards import CARDS, DECK_SIZE, FULL_DECK, Card, Pool, listed
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, State

#: Rounds whose shuffled decks are kept at hand: undo rarely goes further back.
_KEPT = 4


class Dealer(Protocol):
    """Says which card turns up. Only asked while ``state.awaiting`` is set."""

    def deal(self, state: State) -> Card:
        """The card that turns up at ``state.awaiting``."""


def shuffled(cards: list[Card], random: Random) -> list[Card]:
    """``cards`` in random order: Fisher-Yates over ``random()``, the same in every Python."""
    cards = cards[:]
    for last in range(len(cards) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


class SeededDeck:
    """150 cards whose order follows from a seed and the number of the round.

    Every place in the grids and in the draw pile has its card whatever is played, so undo can't
    roll again, and games of one seed can be compared. The pile after reshuffle ``k`` is drawn
    from what the discard pile held, by the random numbers of the seed, the round and ``k``.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, state: State) -> Card:
        """The card that turns up at ``state.awaiting``."""
        spot = state.awaiting
        if spot == HAND and state.reshuffled is not None:
            return self._from_reshuffled(state, state.reshuffled)
        deck = _deck(f"{self.seed}/{state.round}")
        if spot == HAND:
            return deck[DECK_SIZE - state.pile]
        if spot == DISCARD_PILE:
            return deck[SIZE * state.seats]
        return deck[SIZE * state.turn + (spot or 0)]

    def _from_reshuffled(self, state: State, left: Pool) -> Card:
        """One of the cards ``left``: Fisher-Yates step by step, as the pile shrinks."""
        numbers = _numbers(f"{self.seed}/{state.round}/{state.reshuffles}")
        *sums, size = accumulate(left)
        return CARDS[bisect(sums, int(numbers[state.pile] * size))]


@lru_cache(maxsize=_KEPT)
def _deck(key: str) -> list[Card]:
    return shuffled(listed(FULL_DECK), Random(key))


@lru_cache(maxsize=_KEPT)
def _numbers(key: str) -> list[float]:
    random = Random(key)
    return [random.random() for _ in range(DECK_SIZE)]


class Luck:
    """Any card that can still be there, each copy equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def deal(self, state: State) -> Card:
        """A card for ``state.awaiting``, from the multiset it must come from."""
        pool = state.pool_at(state.awaiting or 0)
        return self.random.choices(CARDS, pool)[0]
