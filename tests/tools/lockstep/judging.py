"""What the seats in turn of many rounds think: ``Evaluation`` with a round on the first axis."""

from functools import cached_property

import numpy as np

from skyjo_a11y.bots.endings import LATE, LEAST, OWN, TURN_TO_COME
from skyjo_a11y.bots.outlook import DECK_MEAN
from skyjo_a11y.bots.rivals import SWAP_GAIN
from skyjo_a11y.bots.standing import IMPATIENCE, PATIENCE_TURNS
from skyjo_a11y.bots.weights import PHASE_OF
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.grid import HEIGHT, SIZE
from tests.tools.lockstep.codes import (
    BASE,
    GONE,
    HIDDEN,
    PLACES,
    Array,
    Books,
    PriceTables,
    codes_of,
    facts,
)
from tests.tools.lockstep.rounds import NOBODY, Rounds

_VALUES: Array = np.array(CARDS, np.float32)
PHASE: Array = np.array(PHASE_OF)
_NEVER = np.float32(1e6)


def normal(deviations: Array) -> Array:
    """The normal distribution function as the bots have it."""
    exponent = -1.5976 * deviations - 0.07056 * deviations**3
    return 1 / (1 + np.exp(np.minimum(exponent, 60)))


class Judgement:
    """The costs of all actions in ``rounds``; round i goes by the book ``book[i]``."""

    def __init__(self, rounds: Rounds, books: Books, book: Array | None = None) -> None:
        self.rounds, self.books = rounds, books
        self.book: Array = np.zeros(len(rounds), int) if book is None else book
        self.everyone = np.arange(len(rounds))
        self.final = rounds.ender != NOBODY
        self._look_at_unseen()
        self._look_round()
        self._look_at_own()

    def _look_at_unseen(self) -> None:
        unseen = self.rounds.unseen
        self.chances = unseen / np.maximum(unseen.sum(1, keepdims=True), 1)
        self.mean = self.chances @ _VALUES
        self.variance = self.chances @ _VALUES**2 - self.mean**2

    def _look_round(self) -> None:
        seats = self.rounds.seats
        order = (self.rounds.turn[:, None] + np.arange(1, seats)) % seats
        cells = self.rounds.cells[self.everyone[:, None], order]
        self.others = codes_of(cells)
        self.now = self.expected(self.others).sum(2)
        self.lowest = self.now.min(1)
        self.unknown_others = facts().unknown[self.others].sum(2)
        self.phase = PHASE[self.unknown_others.min(1)]
        self.feed = self._feed()
        self.feed_unknown = (self.chances * self.feed).sum(1)

    def _look_at_own(self) -> None:
        self.cells = self.rounds.cells[self.everyone, self.rounds.turn]
        self.columns = codes_of(self.cells)
        self.hidden = facts().unknown[self.columns].sum(1)
        self.points = facts().points[self.columns].sum(1)
        self.column_prices = self.prices(self.books.own, self.phase, self.columns)
        self.column_prices[self.final] = self.expected(self.columns)[self.final]
        self.worth = self.column_prices.sum(1)
        late = np.maximum(0, self.rounds.turns // self.rounds.seats - PATIENCE_TURNS)
        self.impatience = (1 + late * IMPATIENCE).astype(np.float32)

    # -- Prices -------------------------------------------------------------------------------

    def prices(self, table: PriceTables, phase: Array, codes: Array) -> Array:
        """What columns (rounds, ...) are worth by ``table`` in a phase for each round."""
        spread = [slice(None)] + [None] * (codes.ndim - 1)
        first = ((self.book * len(table.base[0]) + phase) * BASE**HEIGHT)[tuple(spread)]
        numbers = codes + first
        chance = self._chance(np.take(table.fit, numbers), spread)
        gain = np.take(table.gain_mean, numbers) * self.mean[tuple(spread)]
        gain += np.take(table.gain, numbers)
        gain *= chance
        gain += np.take(table.base, numbers)
        return gain

    def expected(self, codes: Array) -> Array:
        """The points that columns (rounds, ...) are expected to score when all is turned up."""
        known, spread = facts(), [slice(None)] + [None] * (codes.ndim - 1)
        chance = self._chance(known.final_fit[codes], spread)
        hidden = known.unknown[codes] * self.mean[tuple(spread)]
        return known.final_points[codes] + hidden - chance * known.final_gain[codes]

    def _chance(self, cards: Array, spread: list[slice | None]) -> Array:
        first = (self.everyone * len(CARDS))[tuple(spread)]
        return np.take(self.chances, cards + first)

    # -- Feeding ------------------------------------------------------------------------------

    def _feed(self) -> Array:
        weights = self.books.feed[self.book, self.final.astype(int)]
        return (self.beyond_draw * weights[:, :, None]).sum(1).astype(np.float32)

    @cached_property
    def beyond_draw(self) -> Array:
        """What each card saves the next beyond a draw, (rounds, 2, 15): a column, a place.

        The ender has no turn any more.
        """
        known, columns = facts(), self.others[:, 0]
        saved = beyond_draw(
            self.chances, self.mean, known.pair[columns], known.third[columns],
            known.unknown[columns], known.highest[columns].max(1),
        )  # fmt: skip
        saved[(self.rounds.turn + 1) % self.rounds.seats == self.rounds.ender] = 0
        return saved

    # -- Swapping -----------------------------------------------------------------------------

    @cached_property
    def after(self) -> Array:
        """The codes (rounds, 12, 15) of a place's column once each card lies there."""
        places = PLACES[np.arange(SIZE) % HEIGHT]
        without = np.repeat(self.columns, HEIGHT, 1) - self.cells * places
        return without[:, :, None] + places[:, None] * np.arange(len(CARDS))

    @cached_property
    def after_prices(self) -> Array:
        """What those columns are worth."""
        prices = self.prices(self.books.own, self.phase, self.after)
        last = np.flatnonzero(self.final)
        if len(last):
            prices[last] = self.at(last).expected(self.after[last])
        return prices

    def at(self, rows: Array) -> "Judgement":
        """A view of some rounds that has what ``expected`` looks at."""
        part = object.__new__(Judgement)
        part.everyone, part.chances = np.arange(len(rows)), self.chances[rows]
        part.mean = self.mean[rows]
        return part

    @cached_property
    def other_columns(self) -> tuple[Array, Array]:
        """Worth and known points of the columns beside each place's (rounds, 12)."""
        worth = self.worth[:, None] - self.column_prices
        points = self.points[:, None] - facts().points[self.columns]
        return np.repeat(worth, HEIGHT, 1), np.repeat(points, HEIGHT, 1)

    @cached_property
    def swaps(self) -> Array:
        """The costs (rounds, 12, 15) of putting each card on each place."""
        worth, points = self.other_columns
        known = points[:, :, None] + np.take(facts().points, self.after)
        covered = self.cells == HIDDEN
        costs = self._ongoing(worth[:, :, None] + self.after_prices, known, covered)
        self._end(costs, known, covered)
        self._finish(costs, worth, covered)
        self._leave(costs, covered)
        costs[self.cells == GONE] = _NEVER
        return costs

    def _ongoing(self, worth: Array, points: Array, covered: Array) -> Array:
        """``worth`` with what the lead adds, where face-down cards are left."""
        stages = zip(self.stage(1), self.stage(0), strict=True)
        return with_lead(
            worth,
            points,
            *(np.where(covered, less[:, None], same[:, None])[:, :, None] for less, same in stages),
        )

    def stage(self, fewer: int) -> tuple[Array, Array, Array, Array]:
        """Constant, lead factors and level with so many own face-down cards fewer than now."""
        hidden, books = np.maximum(self.hidden - fewer, 1), self.books
        index = np.minimum(hidden, 4) - 1
        denied = self.prices(books.others, PHASE[hidden], self.others).sum((1, 2))
        constant = denied / (self.rounds.seats - 1) + books.hidden[self.book, hidden, self.phase]
        constant += books.dear[self.book] * hidden * (self.mean - DECK_MEAN)
        level = self.lowest - hidden * self.mean
        return (
            constant, books.difference[self.book, index], books.behind[self.book, index], level
        )  # fmt: skip

    def _end(self, costs: Array, points: Array, covered: Array) -> None:
        """Where the last face-down card would turn up the round ends."""
        rows, places = np.nonzero(covered & ((self.hidden == 1) & ~self.final)[:, None])
        if len(rows):
            costs[rows, places] = self.ending(rows, points[rows, places])

    def ending(self, rows: Array, points: Array) -> Array:
        """The cost of ending the rounds ``rows`` with sums of ``points`` (rows, n)."""
        weights = {name: one[self.book[rows], None] for name, one in self.books.ending.items()}
        means, risk = self.risk(rows, points)
        cost = weights["constant"] + weights["own_sum"] * points
        cost += weights["others"] * means.mean(1)[:, None]
        return cost + risk * (weights["doubled"] * np.maximum(0, points) + weights["risk"])

    def risk(self, rows: Array, points: Array) -> tuple[Array, Array]:
        """The others' mean sums (rows, seats - 1), and the risk that one is at most ``points``."""
        weights = {name: one[self.book[rows], None] for name, one in self.books.ending.items()}
        unknown = self.unknown_others[rows]
        means = self.now[rows] - weights["drop"] - weights["hidden_drop"] * unknown
        variance = weights["spread"] * (unknown * self.variance[rows, None] + TURN_TO_COME)
        spreads = np.sqrt(np.maximum(LEAST, variance))
        beyond = (means[:, :, None] - points[:, None, :] - 0.5) / spreads[:, :, None]
        return means, 1 - normal(beyond).prod(1)

    def _finish(self, costs: Array, worth: Array, covered: Array) -> None:
        """In the last turns the sum is what counts."""
        rows = np.flatnonzero(self.final)
        if len(rows):
            sums = worth[rows, :, None] + self.after_prices[rows]
            unknown = self.hidden[rows, None] - covered[rows]
            costs[rows] = sums - self.doubling(rows, sums, unknown[:, :, None])

    def doubling(self, rows: Array, sums: Array, unknown: Array) -> Array:
        """What the ender loses by our ``sums`` in the rounds ``rows``, per opponent."""
        stake, ender_sum = self.at_stake
        spread = [slice(None)] + [None] * (sums.ndim - 1)
        stake, ender_sum = stake[rows][tuple(spread)], ender_sum[rows][tuple(spread)]
        deviation = np.sqrt(unknown * self.variance[rows][tuple(spread)] + OWN)
        open_chance = normal((ender_sum + 0.5 - sums) / deviation)
        return stake * np.where(unknown == 0, sums <= ender_sum + 1e-3, open_chance)

    @cached_property
    def at_stake(self) -> tuple[Array, Array]:
        """What a low sum would double that nobody else's does, and the ender's sum."""
        rounds = self.rounds
        ender_sum = facts().points[codes_of(rounds.cells[self.everyone, rounds.ender])].sum(1)
        spread = np.sqrt(self.unknown_others * self.variance[:, None] + LATE)
        safe = normal((self.now - ender_sum[:, None] - 0.5) / spread)
        ender = (rounds.ender - rounds.turn) % rounds.seats - 1
        safe[self.everyone, ender] = 1
        return safe.prod(1) * np.maximum(0, ender_sum) / (rounds.seats - 1), ender_sum

    def _leave(self, costs: Array, covered: Array) -> None:
        """Add what the discard pile's new top costs, and marking time."""
        old = np.where(self.cells < HIDDEN, self.cells, 0)
        leaves = np.where(
            covered, self.feed_unknown[:, None], self.feed[self.everyone[:, None], old]
        )  # fmt: skip
        idling = np.where(covered | self.final[:, None], 0, self.impatience[:, None])
        cards = np.arange(len(CARDS))
        clears = facts().triple[self.after]
        idle = idling[:, :, None] * ((cards >= old[:, :, None]) & ~clears)
        top = np.where(clears, self.feed[:, None, :], leaves[:, :, None])
        costs += idle
        costs += top

    # -- Turning up ---------------------------------------------------------------------------

    @cached_property
    def flips(self) -> Array:
        """The costs (rounds, 12) of turning up each place, a great number where none lies."""
        worth, points = self.other_columns
        covered = self.cells == HIDDEN
        means = worth + (self.after_prices * self.chances[:, None, :]).sum(2)
        stage = (one[:, None] for one in self.stage(1))
        costs = with_lead(means, (self.points + self.mean)[:, None], *stage)
        rows, places = np.nonzero(covered & ((self.hidden == 1) & ~self.final)[:, None])
        if len(rows):
            known = points[rows, places, None] + facts().points[self.after[rows, places]]
            costs[rows, places] = (self.ending(rows, known) * self.chances[rows]).sum(1)
        rows, places = np.nonzero(covered & self.final[:, None])
        if len(rows):
            sums = worth[rows, places, None] + self.after_prices[rows, places]
            left = self.hidden[rows, None] - 1
            outcomes = sums - self.doubling(rows, sums, left)
            costs[rows, places] = (outcomes * self.chances[rows]).sum(1)
        costs[~covered] = _NEVER
        return costs

    # -- A whole turn -------------------------------------------------------------------------

    @cached_property
    def best_flip(self) -> tuple[Array, Array]:
        """The best place to turn up and its cost, or what standing still costs."""
        place = self.flips.argmin(1)
        cost = self.flips[self.everyone, place]
        return place, np.where(self.hidden == 0, self.standing_still, cost)

    @cached_property
    def standing_still(self) -> Array:
        """The cost of the grid as it is, if face-down cards are left or the round is closing."""
        costs = with_lead(self.worth, self.points, *self.stage(0))
        rows = np.flatnonzero(self.final)
        if len(rows):
            sums = self.worth[rows]
            costs[rows] = sums - self.doubling(rows, sums, self.hidden[rows])
        return costs

    @cached_property
    def discards(self) -> Array:
        """The costs (rounds, 15) of discarding each drawn card and turning up the best."""
        return self.best_flip[1][:, None] + self.feed

    @cached_property
    def draw(self) -> Array:
        """The cost of drawing."""
        best = np.minimum(self.swaps.min(1), self.discards)
        return (best * self.chances).sum(1)

    def after_turn(self) -> Array:
        """The cost of the rounds as they are if the seats in turn had just moved."""
        costs = self.standing_still.copy()
        rows = np.flatnonzero((self.hidden == 0) & ~self.final)
        if len(rows):
            costs[rows] = self.ending(rows, self.points[rows, None])[:, 0]
        return costs + self.feed[self.everyone, self.rounds.top]


def with_lead(  # a stage has the last four
    worth: Array, points: Array, constant: Array, difference: Array, behind: Array, level: Array
) -> Array:
    """``worth`` with what ``points`` ahead or behind add in a stage of the round."""
    lead = points - level
    costs = worth + constant
    costs += difference * lead
    costs += behind * np.maximum(lead, 0)
    return costs


def beyond_draw(
    chances: Array, mean: Array, pair: Array, third: Array, unknown: Array, highest: Array
) -> Array:
    """What each card saves the next beyond a draw, (rounds, 2, 15): a column, a place.

    ``pair``, ``third`` and ``unknown`` are of the next's columns, (rounds, 4).
    """
    gain = 2 * (pair + LOWEST) + np.where(unknown > 0, mean[:, None], third)
    complete = np.zeros((len(mean), len(CARDS)), np.float32)
    everyone = np.arange(len(mean))
    for column in range(pair.shape[1]):
        rows = everyone[pair[:, column] >= 0]
        cards = pair[rows, column]
        complete[rows, cards] = np.maximum(complete[rows, cards], gain[rows, column])
    dearest: Array = np.where((unknown > 0).any(1), np.maximum(highest, mean), highest)
    replace = np.maximum(0, dearest[:, None] - _VALUES + SWAP_GAIN)
    draw = (chances * np.maximum(complete, replace)).sum(1, keepdims=True)
    rest = np.where(complete > replace, 0, np.maximum(0, replace - draw))
    return np.stack([np.maximum(0, complete - draw), rest], 1)
