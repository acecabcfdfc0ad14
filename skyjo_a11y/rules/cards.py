"""The 150 cards and multisets of them."""

from collections.abc import Iterable

Card = int  # -2 .. 12
Pool = tuple[int, ...]  # how many there are of each card, from LOWEST to HIGHEST

LOWEST: Card = -2
HIGHEST: Card = 12
CARDS = range(LOWEST, HIGHEST + 1)

#: RULES.md 1: five minus twos, ten minus ones, fifteen zeros, ten of each other card.
FULL_DECK: Pool = (5, 10, 15, *([10] * HIGHEST))
DECK_SIZE = sum(FULL_DECK)
NO_CARDS: Pool = (0,) * len(CARDS)


def count(pool: Pool, card: Card) -> int:
    """How many of ``card`` are in ``pool``."""
    return pool[card - LOWEST]


def without(pool: Pool, card: Card) -> Pool:
    """``pool`` with one ``card`` fewer."""
    counts = list(pool)
    counts[card - LOWEST] -= 1
    return tuple(counts)


def pool_of(cards: Iterable[Card]) -> Pool:
    """The multiset of ``cards``."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card - LOWEST] += 1
    return tuple(counts)


def listed(pool: Pool) -> list[Card]:
    """The cards of ``pool`` in ascending order, equal ones next to each other."""
    return [card for card, number in zip(CARDS, pool, strict=True) for _ in range(number)]
