"""The house rule of rows (RULES.md 3.8): what a card changes for the row it comes into."""

from collections.abc import Mapping
from typing import NamedTuple

from skyjo_a11y.bots.columns import Shape, column_of
from skyjo_a11y.bots.outlook import Outlook
from skyjo_a11y.rules.cards import LOWEST, Card
from skyjo_a11y.rules.grid import (
    COLUMNS,
    GONE,
    HEIGHT,
    ROWS,
    Cell,
    Grid,
    Position,
    is_open,
    known_card,
    with_cell,
)

#: How often a card that would complete a row may still be met.
_TRIES = 2.0


class Change(NamedTuple):
    """What comes on top of the change in the card's own column."""

    worth: float
    points: int


NOTHING = Change(0.0, 0)


class Rows:
    """The rows of one grid. ``prices`` are those of its columns."""

    def __init__(
        self, grid: Grid, prices: Mapping[Shape, float], outlook: Outlook, *, final: bool
    ) -> None:
        self.grid, self.prices, self.outlook, self.final = grid, prices, outlook, final

    def swapped(self, position: Position, card: Card, *, cleared: bool) -> Change:
        """The change by ``card`` on ``position``; its column may be ``cleared`` by it."""
        others = self._beside(position)
        if GONE in others:
            return NOTHING
        if others.count(card) == len(others):
            return self._completed(position, card, cleared=cleared)
        before = self._promise([*others, self.grid[position]])
        after = 0.0 if cleared else self._promise([*others, card])
        return Change(before - after, 0)

    def completes(self, position: Position, card: Card) -> bool:
        """Whether ``card`` on ``position`` is the fourth of its row."""
        return all(cell == card for cell in self._beside(position))

    def _beside(self, position: Position) -> list[Cell]:
        return [self.grid[place] for place in _row_of(position) if place != position]

    def _completed(self, position: Position, card: Card, *, cleared: bool) -> Change:
        """The whole row leaves, so that its columns have gaps (RULES.md 3.8)."""
        row = _row_of(position)
        worth, points, placed = 0.0, 0, with_cell(self.grid, position, card)
        for place, line in zip(row, COLUMNS, strict=True):
            if cleared and place == position:
                continue
            full = column_of(tuple(placed[cell] for cell in line))
            left = column_of(tuple(GONE if cell == place else placed[cell] for cell in line))
            worth += self.prices[left.shape] - self.prices[full.shape]
            points += left.points - full.points
        return Change(worth, points)

    def _promise(self, cells: list[Cell]) -> float:
        """The points that a row one card short of complete may be expected to save."""
        for card in {cell for cell in cells if is_open(cell)}:
            if cells.count(card) == len(cells) - 1:
                return self._chance(card, next(cell for cell in cells if cell != card))
        return 0.0

    def _chance(self, card: Card, fourth: Cell) -> float:
        known = known_card(fourth)
        rest = self.outlook.mean if known is None else known
        gain = max(0.0, 3 * card + rest)
        if not self.final:
            return _TRIES * self.outlook.either[card - LOWEST] * gain
        return self.outlook.hidden[card - LOWEST] * gain if known is None else 0.0


def _row_of(position: Position) -> tuple[Position, ...]:
    return ROWS[position % HEIGHT]
