"""What the actions of the seat in turn are worth: the evaluation behind ``stark``.

Every action is judged by the standing after it. What turns up is averaged exactly over the cards
nobody has seen. A cost has parts, and ``parts.py`` names them.
"""

from functools import cached_property
from operator import mul
from typing import NamedTuple

from skyjo_a11y.bots.columns import Column, Shape, Site
from skyjo_a11y.bots.standing import Standing
from skyjo_a11y.rules.cards import CARDS, LOWEST, Card
from skyjo_a11y.rules.grid import HEIGHT, SIZE, Position
from skyjo_a11y.rules.options import FlipAfterDiscard


class Spot(NamedTuple):
    """A place to put a card, with what is the same whichever card it is."""

    position: Position
    site: Site
    columns: float  # the worth of the other columns
    points: int  # known points of the other columns
    leaves: float  # what the card that leaves gives the next player
    hidden: int  # own face-down cards after a swap there …
    unknown: int  # … and those nobody knows


class Evaluation(Standing):
    """The costs of all actions of the seat in turn."""

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
        if "table" in vars(self):
            return [costs[index] for costs in self.table]
        return [self._costs(spot, index, index + 1)[0] for spot in self.spots]

    @cached_property
    def table(self) -> list[list[float]]:
        """The cost of putting each card from -2 to 12 on each of ``spots``; drawing needs all."""
        return [self._costs(spot, 0, len(CARDS)) for spot in self.spots]

    def _costs(self, spot: Spot, start: int, stop: int) -> list[float]:
        """The costs of putting each card of a part of -2 to 12 on ``spot``."""
        if self.rows is not None:
            return [self._cost(spot, CARDS[index]) for index in range(start, stop)]
        shapes, sums = spot.site.after[start:stop], spot.site.sums[start:stop]
        if self.final:
            worths = [spot.columns + self.prices[shape] for shape in shapes]
            costs = [worth - self.endings.doubling(worth, spot.unknown) for worth in worths]
        elif not spot.hidden:
            costs = [self.endings.cost(spot.points + points) for points in sums]
        else:
            costs = self._ongoing(spot, shapes, sums)
        return self._with_leaving(costs, spot, start)

    def _ongoing(self, spot: Spot, shapes: tuple[Shape, ...], sums: tuple[int, ...]) -> list[float]:
        """What ``total`` says of each, in one go: nearly all the time of a bot is spent here."""
        stage = self._stages.get((spot.hidden, spot.unknown)) or self._stage(
            spot.hidden, spot.unknown
        )
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
        """The cost of putting ``card`` on ``spot``, by the definition."""
        worth, points = self.after(spot, card)
        cost = self.total(worth, points, spot.hidden, spot.unknown) + self.leaving(spot, card)
        return cost + self.impatience if self.is_idle(spot, card) else cost

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

    def clears(self, spot: Spot, card: Card) -> bool:
        """Whether ``card`` on ``spot`` completes a column or, where they leave too, a row."""
        if spot.site.clears == card:
            return True
        return self.rows is not None and self.rows.completes(spot.position, card)

    def leaving(self, spot: Spot, card: Card) -> float:
        """What the discard pile's new top costs if ``card`` is put on ``spot``."""
        on_top = self.clears(spot, card) and not self.removed
        return self.feed[card - LOWEST] if on_top else spot.leaves

    def is_idle(self, spot: Spot, card: Card) -> bool:
        """Whether ``card`` on ``spot`` moves nothing on: an open card for no better one."""
        if spot.site.hidden or self.final or (spot.site.old or 0) > card:
            return False
        return not self.clears(spot, card)

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
        discards = [self.flip[0] + feed for feed in self.feed]
        best: map[float] = map(min, discards, *self.table)
        return float(sum(map(mul, self.outlook.draw, best)))
