"""What the cards that nobody has seen promise: probabilities and their moments.

There are two multisets after a reshuffle: face-down cards still come from the old one, drawn
cards from the new one. An empty draw pile is about to be the discard pile without its top.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Card, Pool, pool_of
from skyjo_a11y.rules.state import State

Chances = tuple[float, ...]  # the probability of each card, from -2 to 12

#: Mean of the whole deck (RULES.md 1).
DECK_MEAN = 760 / 150


class Outlook(NamedTuple):
    """What may turn up."""

    draw: Chances  # the next drawn card
    hidden: Chances  # a face-down card
    either: Chances  # any card that nobody has seen, here or there
    mean: float  # of a face-down card
    variance: float


def outlook(state: State) -> Outlook:
    """The outlook from all that has been seen."""
    return outlook_of(state.unseen, drawable(state))


def drawable(state: State) -> Pool:
    """The multiset that the next drawn card comes from."""
    if state.pile:
        return state.draw_pool
    return pool_of(state.discards[:-1])


@lru_cache(maxsize=64)
def outlook_of(unseen: Pool, draw: Pool) -> Outlook:
    """The outlook where face-down cards come from ``unseen`` and drawn ones from ``draw``."""
    hidden = _chances(unseen)
    mean = sum(chance * card for chance, card in zip(hidden, CARDS, strict=True))
    square = sum(chance * card * card for chance, card in zip(hidden, CARDS, strict=True))
    if draw == unseen:
        return Outlook(hidden, hidden, hidden, mean, square - mean * mean)
    both = tuple(map(sum, zip(unseen, draw, strict=True)))
    return Outlook(_chances(draw), hidden, _chances(both), mean, square - mean * mean)


#: For somebody who does not count cards: everything is as likely as in a fresh deck.
def uncounted() -> Outlook:
    """The outlook of somebody who does not count cards."""
    return outlook_of(FULL_DECK, FULL_DECK)


def _chances(pool: Pool) -> Chances:
    # At a real table a count can be negative: more of a card were told than a deck has.
    counts = [max(0, number) for number in pool]
    total = sum(counts)
    return tuple(number / total for number in counts) if total else _chances(FULL_DECK)


def expected(chances: Chances, card: Card, gain: float) -> float:
    """``gain`` times the chance of ``card``."""
    return chances[card - CARDS[0]] * gain


def normal(deviations: float) -> float:
    """The normal distribution function, to three digits."""
    exponent = -1.5976 * deviations - 0.07056 * deviations**3
    return 0.0 if exponent > 60 else 1 / (1 + exp(exponent))  # noqa: PLR2004 - exp overflows
