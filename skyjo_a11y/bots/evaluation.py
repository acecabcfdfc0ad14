"""What the actions of the seat in turn are worth: the evaluation behind ``stark``.

Every action is judged by the state after it: a cost in points of this round, the player's own
minus the mean of the others', so less is better. What turns up is averaged exactly over the
cards nobody has seen. A cost has parts, and ``parts.py`` names them.
"""

from functools import cached_property
from math import sqrt
from operator import mul
from typing import NamedTuple

from skyjo_a11y.bots.columns import Column, Shape, Site, column_of
from skyjo_a11y.bots.manners import STRONGEST, Manner
from skyjo_a11y.bots.outlook import DECK_MEAN, Outlook, normal, outlook, uncounted
from skyjo_a11y.bots.prices import FinalPrices, PriceBook, Prices, price_book
from skyjo_a11y.bots.rivals import Columns, Hunger, Sums
from skyjo_a11y.bots.rows import Rows
from skyjo_a11y.bots.weights import PHASE_OF
from skyjo_a11y.rules.cards import CARDS, LOWEST, Card
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, SIZE, Grid, Position
from skyjo_a11y.rules.options import ClearedCards, Doubling, FlipAfterDiscard
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


class Spot(NamedTuple):
    """A place to put a card, with what is the same whichever card it is."""

    position: Position
    site: Site
    columns: float  # the worth of the other columns
    points: int  # known points of the other columns
    leaves: float  # what the card that leaves gives the next player
    hidden: int  # own face-down cards after a swap there …
    unknown: int  # … and those nobody knows


class Evaluation:
    """The costs of all actions of the seat in turn. ``state`` must be in a round."""

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
        self.ending = self.sums.ending(self.book.weights.ending)
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
        self._stages: dict[int, Stage] = {}
        self._endings: dict[float, float] = {}

    # -- The worth of a standing --------------------------------------------------------------

    def total(self, worth: float, points: float, hidden: int, unknown: int) -> float:
        """The cost of own columns of ``worth`` with ``points`` known and cards face-down."""
        if self.final:
            return worth - self.doubling(worth, unknown)
        if not hidden:
            return self.ended(points)
        stage = self._stages.get(hidden) or self._stage(hidden, unknown)
        lead = points - stage.level
        worth += stage.constant + stage.difference * lead
        return worth + stage.behind * lead if lead > 0 else worth

    def standing(self) -> float:
        """The cost of the state as it is, if the seat in turn had just moved."""
        cost = self.total(self.worth, self.points, self.hidden, self.unknown)
        return cost + (self.feed[self.state.discards[-1] - LOWEST] if self.state.discards else 0)

    def ended(self, points: float) -> float:
        """The cost of ending the round with a sum of ``points``."""
        cost = self._endings.get(points)
        if cost is None:
            weights = self.book.weights.ending
            cost = weights.constant + weights.own_sum * points + weights.others * self.ending.mean
            self._endings[points] = cost = cost + self.danger(points)
        return cost

    def danger(self, points: float) -> float:
        """What the risk of being doubled costs when the round is ended with ``points``."""
        weights = self.book.weights.ending
        risk = min(1.0, self.manner.caution * self.ending.risk(points))
        return risk * (weights.doubled * self._doubled(points) + weights.risk)

    def doubling(self, expected: float, unknown: int) -> float:
        """In the last turns: what the ender loses to us if ``expected`` is our final sum."""
        at_stake, ender_sum = self._at_stake
        if not unknown:
            return at_stake if expected <= ender_sum else 0.0
        spread = sqrt(unknown * self.outlook.variance + 0.1)
        return at_stake * normal((ender_sum + 0.5 - expected) / spread)

    @cached_property
    def _at_stake(self) -> tuple[float, int]:
        """The ender's points that a low sum of ours would double, per opponent; and the sum."""
        ender = (self.state.ender or 0) - self.state.turn
        own = ender % self.state.seats - 1  # where the ender stands among the others
        ender_sum = sum(column.points for column in self.others[own])
        safe = 1.0
        for seat, unknown in enumerate(self.sums.unknown):
            if seat != own:
                spread = sqrt(unknown * self.outlook.variance + 1)
                safe *= normal((self.sums.now[seat] - ender_sum - 0.5) / spread)
        return safe * self._doubled(ender_sum) / len(self.others), ender_sum

    def _doubled(self, points: float) -> float:
        """What doubling adds to a sum (RULES.md 3.5)."""
        return points if self.state.rules.doubling is Doubling.ALWAYS else max(0, points)

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
        self._stages[hidden] = stage
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

    # -- Swapping -----------------------------------------------------------------------------

    @cached_property
    def spots(self) -> list[Spot]:
        """All places where a card can go, equal ones of a column once."""
        return [
            self._spot(column, site, first)
            for column, first in zip(self.columns, range(0, SIZE, HEIGHT), strict=True)
            for site in column.sites
        ]

    def _spot(self, column: Column, site: Site, first: Position) -> Spot:
        leaves = self.feed_unknown if site.old is None else self.feed[site.old - LOWEST]
        return Spot(
            first + site.place,
            site,
            self.worth - self.prices[column.shape],
            self.points - column.points,
            leaves,
            self.hidden - site.hidden,
            self.unknown - (site.old is None),
        )

    def swap(self, card: Card) -> float:
        """The cost of putting ``card`` where it costs least."""
        return min(self.swaps(card))

    def swaps(self, card: Card) -> list[float]:
        """The cost of putting ``card`` on each of ``spots``."""
        index = card - LOWEST
        return [self._costs(spot, index, index + 1)[0] for spot in self.spots]

    def _costs(self, spot: Spot, start: int, stop: int) -> list[float]:
        """The costs of putting each card of a part of -2 to 12 on ``spot``."""
        shapes, sums = spot.site.after[start:stop], spot.site.sums[start:stop]
        if self.final or self.rows is not None:
            costs = [self._cost(spot, CARDS[index]) for index in range(start, stop)]
        elif not spot.hidden:
            costs = [self.ended(spot.points + points) for points in sums]
        else:
            costs = self._ongoing(spot, shapes, sums)
        return self._with_leaving(costs, spot, start)

    def _ongoing(self, spot: Spot, shapes: tuple[Shape, ...], sums: tuple[int, ...]) -> list[float]:
        """What ``total`` says of each, in one go: nearly all the time of a bot is spent here."""
        stage = self._stages.get(spot.hidden) or self._stage(spot.hidden, spot.unknown)
        _, difference, behind, level = stage
        prices, gap = self.prices, spot.points - level
        worth = spot.columns + stage.constant + difference * gap
        return [
            worth
            + prices[shape]
            + difference * points
            + (behind * (gap + points) if gap + points > 0 else 0)
            for shape, points in zip(shapes, sums, strict=True)
        ]

    def _cost(self, spot: Spot, card: Card) -> float:
        """The cost of ``card`` on ``spot`` without what leaves."""
        worth, points = self.after(spot, card)
        return self.total(worth, points, spot.hidden, spot.unknown)

    def after(self, spot: Spot, card: Card) -> tuple[float, int]:
        """The worth of the own columns and the known points once ``card`` lies on ``spot``."""
        worth, points = self.turned(spot, card)
        if self.rows is None:
            return worth, points
        change = self.rows.swapped(spot.position, card, cleared=spot.site.clears == card)
        return worth + change.worth, points + change.points

    def turned(self, spot: Spot, card: Card) -> tuple[float, int]:
        """The same without a thought for rows."""
        index = card - LOWEST
        worth = spot.columns + self.prices[spot.site.after[index]]
        return worth, spot.points + spot.site.sums[index]

    def leaving(self, spot: Spot, card: Card) -> float:
        """What the discard pile's new top costs if ``card`` is put on ``spot``."""
        cleared = spot.site.clears == card and not self.removed
        return self.feed[card - LOWEST] if cleared else spot.leaves

    def is_idle(self, spot: Spot, card: Card) -> bool:
        """Whether ``card`` on ``spot`` moves nothing on: an open card for no better one."""
        site = spot.site
        return not (site.hidden or site.clears == card or (site.old or 0) > card or self.final)

    def _with_leaving(self, costs: list[float], spot: Spot, start: int) -> list[float]:
        """Add what the discard pile's new top costs, and marking time."""
        site, leaves = spot.site, spot.leaves
        if site.hidden or self.final:
            total = [cost + leaves for cost in costs]
        else:
            idle, idly = (site.old or 0) - LOWEST, leaves + self.impatience
            total = [
                cost + (leaves if index < idle else idly) for index, cost in enumerate(costs, start)
            ]
        if site.clears is not None:
            index = site.clears - LOWEST - start
            if 0 <= index < len(costs):
                top = leaves if self.removed else self.feed[site.clears - LOWEST]
                total[index] = costs[index] + top
        return total

    # -- Turning up ---------------------------------------------------------------------------

    @cached_property
    def flips(self) -> list[tuple[float, Position]]:
        """The cost of turning up each face-down card, equal ones of a column once."""
        return [(self.flip_cost(spot), spot.position) for spot in self.spots if spot.site.hidden]

    @cached_property
    def flip(self) -> tuple[float, Position | None]:
        """The best card to turn up, or none where turning up none is possible and better."""
        choices: list[tuple[float, Position | None]] = [*self.flips]
        if not choices or self.may_pass:
            choices.append((self.standing_still, None))
        return min(choices, key=lambda choice: choice[0])

    @property
    def may_pass(self) -> bool:
        """Whether a card need not be turned up after a discard."""
        return self.state.rules.flip_after_discard is FlipAfterDiscard.OPTIONAL or not self.hidden

    @property
    def standing_still(self) -> float:
        """The cost of leaving the grid as it is."""
        cost = self.total(self.worth, self.points, self.hidden, self.unknown)
        return cost if self.final else cost + self.impatience

    def flip_cost(self, spot: Spot) -> float:
        """The cost of turning up the face-down card on ``spot``."""
        site = spot.site
        if site.old is not None:
            return self.total(self.worth, self.points, spot.hidden, spot.unknown)
        chances = self.outlook.hidden
        if spot.hidden and not self.final:  # the lead is nearly linear: its mean will do
            prices = self.prices
            worth = sum(map(mul, chances, [prices[shape] for shape in site.after]))
            points = self.points + self.outlook.mean
            return self.total(spot.columns + worth, points, spot.hidden, spot.unknown)
        costs = [self.total(*self.turned(spot, card), spot.hidden, spot.unknown) for card in CARDS]
        return float(sum(map(mul, chances, costs)))

    # -- A whole turn -------------------------------------------------------------------------

    def discard(self, card: Card) -> float:
        """The cost of discarding a drawn ``card`` and doing the best after that."""
        return self.flip[0] + self.feed[card - LOWEST]

    def draw(self) -> float:
        """The cost of drawing: each card put to its best use."""
        costs = [self._costs(spot, 0, len(CARDS)) for spot in self.spots]
        discards = [self.flip[0] + feed for feed in self.feed]
        best: map[float] = map(min, discards, *costs)
        return float(sum(map(mul, self.outlook.draw, best)))


def columns_of(grid: Grid) -> Columns:
    """The four columns of ``grid``."""
    return tuple(column_of(grid[line[0] : line[0] + HEIGHT]) for line in COLUMNS)
