"""The other players: their expected sums, the risk of not being lowest, what feeds the next."""

from collections.abc import Sequence
from math import sqrt
from operator import mul

from skyjo_a11y.bots.columns import Column
from skyjo_a11y.bots.outlook import Outlook, normal
from skyjo_a11y.bots.prices import FinalPrices
from skyjo_a11y.bots.weights import EndingWeights
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, ROWS, Grid, is_open, known_card

Columns = tuple[Column, ...]

#: What a swap is expected to gain beyond the difference of the cards.
_SWAP_GAIN = 2
#: Variance of a final sum that is there without face-down cards, and the least there is.
_OWN_VARIANCE, _LEAST_VARIANCE = 4, 0.1


class Sums:
    """The final sums of the others as far as they can be foreseen. Seats from the left on."""

    def __init__(self, grids: Sequence[Columns], prices: FinalPrices, outlook: Outlook) -> None:
        self.unknown = [sum(column.unknown for column in grid) for grid in grids]
        self.now = [sum(prices[column.shape] for column in grid) for grid in grids]
        self.lowest = min(self.now)
        self.variance = outlook.variance

    def ending(self, weights: EndingWeights) -> "Ending":
        """The sums that the others would still come to if the round were ended now."""
        means = [
            now - weights.drop - weights.hidden_drop * unknown
            for now, unknown in zip(self.now, self.unknown, strict=True)
        ]
        spreads = [
            sqrt(max(_LEAST_VARIANCE, weights.spread * (unknown * self.variance + _OWN_VARIANCE)))
            for unknown in self.unknown
        ]
        return Ending(means, spreads)


class Ending:
    """The others' sums after their last turns: independent and normal."""

    def __init__(self, means: list[float], spreads: list[float]) -> None:
        self.means, self.spreads = means, spreads
        self.mean = sum(means) / len(means)

    def risk(self, own: float) -> float:
        """The probability that somebody has at most ``own``: then the ender is doubled."""
        safe = 1.0
        for mean, spread in zip(self.means, self.spreads, strict=True):
            safe *= normal((mean - own - 0.5) / spread)
        return 1 - safe


class Hunger:
    """What each card on the discard pile would save the next player, lists from -2 to 12."""

    def __init__(self, grid: Grid, columns: Columns, outlook: Outlook, *, rows: bool) -> None:
        self.complete = [0.0] * len(CARDS)
        for column in columns:
            if column.pair is not None:
                third = outlook.mean if column.third is None else column.third
                self._complete(column.pair, 2 * column.pair + third)
        if rows:
            self._rows(grid, outlook)
        known = [column.highest for column in columns if column.highest is not None]
        dearest: float = max(known, default=LOWEST)
        if FACE_DOWN in grid:
            dearest = max(dearest, outlook.mean)
        self.replace = [max(0.0, dearest - card + _SWAP_GAIN) for card in CARDS]
        best = map(max, self.complete, self.replace)
        draw = sum(map(mul, outlook.draw, best))
        self.beyond_draw = [
            (max(0.0, complete - draw), 0.0 if complete > replace else max(0.0, replace - draw))
            for complete, replace in zip(self.complete, self.replace, strict=True)
        ]

    def _complete(self, card: int, gain: float) -> None:
        self.complete[card - LOWEST] = max(self.complete[card - LOWEST], gain)

    def _rows(self, grid: Grid, outlook: Outlook) -> None:
        for row in ROWS:
            cells = [grid[place] for place in row]
            for cell in set(cells):
                if is_open(cell) and cells.count(cell) == len(row) - 1 and GONE not in cells:
                    fourth = known_card(next(other for other in cells if other != cell))
                    rest = outlook.mean if fourth is None else fourth
                    self._complete(cell, 3 * cell + rest)
