"""What each shape of column is worth: the column tables, applied to the outlook of a moment."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from skyjo_a11y.bots.columns import SHAPES, Shape, is_triple, pair_of, points_of
from skyjo_a11y.bots.manners import Manner
from skyjo_a11y.bots.outlook import Outlook
from skyjo_a11y.bots.weights import ColumnWeights, Weights, weights_for
from skyjo_a11y.rules.cards import LOWEST, Card
from skyjo_a11y.rules.grid import HEIGHT

_PAIR = 2
#: Cards above this are for the time being: a column without a pair counts them apart.
_DEAR: Card = 5


class Hope(NamedTuple):
    """Worth ``base + chance of the fitting card * (gain + gain_mean * mean)``.

    A pair beside a face-down card gains that card as well, hence the mean.
    """

    base: float
    fit: int  # where the fitting card stands in lists from -2 to 12
    gain: float
    gain_mean: float


@dataclass(frozen=True, slots=True)
class PriceList:
    """One phase of a table by shape."""

    settled: dict[Shape, float]  # no card that nobody has seen matters more than others
    hoping: dict[Shape, Hope]


@dataclass(frozen=True, slots=True)
class PriceBook:
    """All of a weight table, its columns as lists by shape."""

    weights: Weights
    own: tuple[PriceList, ...]
    others: tuple[PriceList, ...]


@cache
def price_book(seats: int) -> PriceBook:
    """The price book for so many players."""
    return bound(weights_for(seats))


def bound(weights: Weights) -> PriceBook:
    """``weights`` as a price book."""
    own, others = (tuple(map(_price_list, table)) for table in (weights.own, weights.others))
    return PriceBook(weights, own, others)


class Prices(dict[Shape, float]):
    """What shapes are worth while the round goes on; those that hope for a card on demand."""

    def __init__(self, prices: PriceList, outlook: Outlook, manner: Manner) -> None:
        super().__init__(prices.settled)
        self.prices, self.outlook, self.manner = prices, outlook, manner

    def __missing__(self, shape: Shape) -> float:
        base, fit, gain, gain_mean = self.prices.hoping[shape]
        worth = base + self.outlook.either[fit] * (gain + gain_mean * self.outlook.mean)
        if self.manner.hunting:
            worth -= self.manner.hunting * max(0, pair_of(shape) or 0)
        self[shape] = worth
        return worth


class FinalPrices(dict[Shape, float]):
    """The points that shapes are expected to score when all is turned up."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self.outlook = outlook

    def __missing__(self, shape: Shape) -> float:
        points, unknown, fit, gain = FINAL[shape]
        worth = points + unknown * self.outlook.mean - self.outlook.hidden[fit] * gain
        self[shape] = worth
        return worth


def unknown_in(shape: Shape) -> int:
    """How many cards of a shape nobody knows."""
    known, gone = SHAPES[shape]
    return HEIGHT - gone - len(known)


def _final(shape: Shape) -> tuple[int, int, int, int]:
    """Known points, unknown cards, the card that fits them, and what that would save."""
    pair, unknown = pair_of(shape), unknown_in(shape)
    if pair is None or not unknown:
        return points_of(shape), unknown, 0, 0
    return points_of(shape), unknown, pair - LOWEST, pair * HEIGHT


FINAL = tuple(map(_final, range(len(SHAPES))))


def _price_list(weights: ColumnWeights) -> PriceList:
    shapes = range(len(SHAPES))
    hoping = {shape: hope for shape in shapes if (hope := _hope(shape, weights)) is not None}
    settled = {shape: _settled(shape, weights) for shape in shapes if shape not in hoping}
    return PriceList(settled, hoping)


def _settled(shape: Shape, weights: ColumnWeights) -> float:
    """What a shape without a pair is worth."""
    known, gone = SHAPES[shape]
    if gone == HEIGHT or is_triple(shape):
        return weights.gone
    if gone:  # a row took a card: nothing can be completed any more, cards just add up
        share = len(known) / HEIGHT
        return _linear(known, weights.three, share) + unknown_in(shape) * weights.nothing / HEIGHT
    if not known:
        return weights.nothing
    return _linear(known, weights.two if len(known) == _PAIR else weights.three)


def _hope(shape: Shape, weights: ColumnWeights) -> Hope | None:
    """What a shape is worth that waits for a certain card: a pair, or one card alone."""
    known, gone = SHAPES[shape]
    if len(known) == 1 and not gone:
        index = known[0] - LOWEST
        return Hope(weights.one[index], index, weights.one_chance * max(0, known[0]), 0.0)
    pair = pair_of(shape)
    if pair is None:
        return None
    index = pair - LOWEST
    if len(known) == _PAIR:
        gain = weights.pair_chance
        return Hope(weights.pair[index], index, gain * 2 * pair, gain)
    other = sum(known) - 2 * pair
    base = weights.pair_and[index] + weights.other_card * other
    return Hope(base, index, weights.pair_and_chance * max(0, 2 * pair + other), 0.0)


def _linear(known: tuple[Card, ...], factors: tuple[float, ...], share: float = 1.0) -> float:
    constant, each, dear = factors
    above = sum(max(0, card - _DEAR) for card in known)
    return share * constant + each * sum(known) + dear * above
