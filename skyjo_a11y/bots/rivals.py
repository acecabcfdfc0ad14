"""The other players: their expected sums, and what feeds the next of them."""

from collections.abc import Sequence
from operator import mul

from skyjo_a11y.bots.columns import Column
from skyjo_a11y.bots.outlook import Outlook
from skyjo_a11y.bots.prices import FinalPrices
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, ROWS, Grid, is_open, known_card

Columns = tuple[Column, ...]

#: What a swap is expected to gain beyond the difference of the cards.
SWAP_GAIN = 2


class Sums:
    """The final sums of the others as far as they can be foreseen. Seats from the left on."""

    def __init__(self, grids: Sequence[Columns], prices: FinalPrices, outlook: Outlook) -> None:
        self.unknown = [sum(column.unknown for column in grid) for grid in grids]
        self.now = [sum(prices[column.shape] for column in grid) for grid in grids]
        self.lowest = min(self.now)
        self.variance = outlook.variance


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
        self.replace = [max(0.0, dearest - card + SWAP_GAIN) for card in CARDS]
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
