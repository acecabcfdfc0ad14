"""Where hidden cards come from: a shuffled deck, a deck with told cards, or luck.

All answer one question: which card turns up where ``state`` awaits one? A dealer keeps
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
        self._order = lru_cache(maxsize=_KEPT)(self._ordered)

    def deal(self, state: State) -> Card:
        """The card that turns up at ``state.awaiting``."""
        spot = state.awaiting
        if spot == HAND and state.reshuffled is not None:
            return self._from_reshuffled(state, state.reshuffled)
        deck = self._order(state.round)
        if spot == HAND:
            return deck[DECK_SIZE - state.pile]
        if spot == DISCARD_PILE:
            return deck[SIZE * state.seats]
        return deck[SIZE * state.turn + (spot or 0)]

    def _ordered(self, number: int) -> list[Card]:
        """The deck of round ``number``."""
        return shuffled(listed(FULL_DECK), Random(f"{self.seed}/{number}"))

    def _from_reshuffled(self, state: State, left: Pool) -> Card:
        """One of the cards ``left``: Fisher-Yates step by step, as the pile shrinks."""
        numbers = _numbers(f"{self.seed}/{state.round}/{state.reshuffles}")
        *sums, size = accumulate(left)
        return CARDS[bisect(sums, int(numbers[state.pile] * size))]


@lru_cache(maxsize=_KEPT)
def _numbers(key: str) -> list[float]:
    random = Random(key)
    return [random.random() for _ in range(DECK_SIZE)]


#: By round and «discard», «pile» or a name: cards from the first place on, None for any.
Told = dict[tuple[int, str], list[Card | None]]


class ScriptedDeck(SeededDeck):
    """A deck in which told cards lie at told places, all others by the seed, 150 in all.

    Like a seeded deck, so every place keeps its card; a reshuffle is left to the seed.
    """

    def __init__(self, seed: str, names: tuple[str, ...], told: Told) -> None:
        """``names``: the people in seat order, by which ``told`` calls their grids.

        Raises ValueError for a name that nobody has, and later for a card told too often.
        """
        super().__init__(seed)
        strangers = {who for _, who in told} - {*names, "discard", "pile"}
        if strangers:
            raise ValueError(f"{strangers} do not play")
        self._names = names
        self._told = told

    def _ordered(self, number: int) -> list[Card]:
        """The seeded order, each told card exchanged with one that lay where any may lie."""
        deck = super()._ordered(number)
        wanted = self._wanted(number)
        for place, card in wanted.items():
            if deck[place] != card:
                free = [at for at in range(DECK_SIZE) if wanted.get(at) != card == deck[at]]
                if not free:
                    raise ValueError(f"round {number}: {card} is told too often")
                other = free[-1]
                deck[place], deck[other] = deck[other], deck[place]
        return deck

    def _wanted(self, number: int) -> dict[int, Card]:
        starts = {name: SIZE * seat for seat, name in enumerate(self._names)}
        starts |= {"discard": SIZE * len(self._names), "pile": SIZE * len(self._names) + 1}
        return {
            start + index: card
            for who, start in starts.items()
            for index, card in enumerate(self._told.get((number, who), []))
            if card is not None
        }


class Luck:
    """Any card that can still be there, each copy equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def deal(self, state: State) -> Card:
        """A card for ``state.awaiting``, from the multiset it must come from."""
        pool = state.pool_at(state.awaiting or 0)
        return self.random.choices(CARDS, pool)[0]
