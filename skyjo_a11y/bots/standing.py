"""What a standing is worth: own grid, the others', the phase of the round, the discard pile's top.

A cost is in points of this round, the player's own minus the mean of the others', so less is
better.
"""

from operator import mul
from typing import NamedTuple

from skyjo_a11y.bots.columns import Shape, column_of
from skyjo_a11y.bots.endings import Endings
from skyjo_a11y.bots.manners import STRONGEST, Manner
from skyjo_a11y.bots.outlook import DECK_MEAN, Outlook, outlook, uncounted
from skyjo_a11y.bots.prices import FinalPrices, PriceBook, Prices, price_book
from skyjo_a11y.bots.rivals import Columns, Hunger, Sums
from skyjo_a11y.bots.rows import Rows
from skyjo_a11y.bots.weights import PHASE_OF
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, Grid
from skyjo_a11y.rules.options import ClearedCards
from skyjo_a11y.rules.state import State

#: Swapping an open card for an equal or worse one moves nothing on. It costs a point, and more
#: for each own turn after the fifteenth, so that no round stands still for ever.
PATIENCE_TURNS, IMPATIENCE = 15, 0.7


class Stage(NamedTuple):
    """With so many own face-down cards: constant, lead factors, and the lead's zero."""

    constant: float
    difference: float
    behind: float
    level: float  # own known points at which the lead is zero


class Standing:
    """Where the seat in turn stands. ``state`` must be in a round."""

    def __init__(
        self, state: State, manner: Manner = STRONGEST, book: PriceBook | None = None
    ) -> None:
        self.state, self.manner = state, manner
        self.book = book or price_book(state.seats)
        self.outlook: Outlook = outlook(state) if manner.counts else uncounted()
        self.final = state.ender is not None
        self.removed = state.rules.cleared_cards is ClearedCards.REMOVED
        self.expected = FinalPrices(self.outlook)
        self._look_round()
        self._look_at_own()

    def _look_round(self) -> None:
        """Everything about the others."""
        state, seats = self.state, self.state.seats
        order = [(state.turn + distance) % seats for distance in range(1, seats)]
        self.others: list[Columns] = [columns_of(state.grids[seat]) for seat in order]
        self.sums = Sums(self.others, self.expected, self.outlook)
        self.endings = Endings(self.sums, self.book.weights.ending, manner=self.manner, state=state)
        fewest = min(sum(column.hidden for column in grid) for grid in self.others)
        self.phase = PHASE_OF[fewest]
        self.feed = self._feed(state.grids[order[0]], order[0])
        self.feed_unknown: float = sum(map(mul, self.outlook.hidden, self.feed))

    def _look_at_own(self) -> None:
        grid = self.state.grids[self.state.turn]
        self.columns = columns_of(grid)
        self.hidden = sum(column.hidden for column in self.columns)
        self.unknown = sum(column.unknown for column in self.columns)
        self.points = sum(column.points for column in self.columns)
        self.prices: dict[Shape, float] = (
            self.expected
            if self.final
            else Prices(self.book.own[self.phase], self.outlook, self.manner)
        )
        self.worth = sum(self.prices[column.shape] for column in self.columns)
        rows = self.state.rules.clear_rows
        self.rows = Rows(grid, self.prices, self.outlook, final=self.final) if rows else None
        turns = self.state.turns // self.state.seats
        self.impatience = 1 + max(0, turns - PATIENCE_TURNS) * IMPATIENCE
        self._stages: dict[tuple[int, int], Stage] = {}

    # -- The worth of a standing --------------------------------------------------------------

    def total(self, worth: float, points: float, hidden: int, unknown: int) -> float:
        """The cost of own columns of ``worth`` with ``points`` known and cards face-down."""
        if self.final:
            return worth - self.endings.doubling(worth, unknown)
        if not hidden:
            return self.endings.cost(points)
        stage = self._stages.get((hidden, unknown)) or self._stage(hidden, unknown)
        lead = points - stage.level
        worth += stage.constant + stage.difference * lead
        return worth + stage.behind * lead if lead > 0 else worth

    def cost_after_turn(self) -> float:
        """The cost of the state as it is, if the seat in turn had just moved."""
        cost = self.total(self.worth, self.points, self.hidden, self.unknown)
        return cost + (self.feed[self.state.discards[-1] - LOWEST] if self.state.discards else 0)

    def _stage(self, hidden: int, unknown: int) -> Stage:
        weights, mean = self.book.weights, self.outlook.mean
        index = min(hidden, len(weights.lead.difference)) - 1
        constant = self._denied(hidden) + weights.hidden[hidden][self.phase]
        constant += weights.lead.dear_cards * hidden * (mean - DECK_MEAN)
        stage = Stage(
            constant,
            weights.lead.difference[index],
            weights.lead.behind[index],
            self.sums.lowest - unknown * mean,
        )
        self._stages[hidden, unknown] = stage
        return stage

    def _denied(self, hidden: int) -> float:
        """The others' columns, which lose worth as own face-down cards get fewer."""
        prices = Prices(self.book.others[PHASE_OF[hidden]], self.outlook, STRONGEST)
        worth = sum(prices[column.shape] for grid in self.others for column in grid)
        return worth / len(self.others)

    # -- Feeding ------------------------------------------------------------------------------

    def _feed(self, grid: Grid, seat: int) -> list[float]:
        """What each card on top of the discard pile costs, as the next player may take it."""
        if seat == self.state.ender or not self.manner.feeding:
            return [0.0] * len(CARDS)
        rows = self.state.rules.clear_rows
        hunger = Hunger(grid, self.others[0], self.outlook, rows=rows)
        weights = self.book.weights.feed
        complete, replace = weights.complete, weights.replace
        if self.final:
            complete, replace = weights.last_complete, weights.last_replace
        complete *= self.manner.feeding
        replace *= self.manner.feeding
        return [complete * third + replace * other for third, other in hunger.beyond_draw]


def columns_of(grid: Grid) -> Columns:
    """The four columns of ``grid``."""
    return tuple(column_of(grid[line[0] : line[0] + HEIGHT]) for line in COLUMNS)
