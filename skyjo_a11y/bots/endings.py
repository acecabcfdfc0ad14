"""Ending a round and being in its last turns: who risks to be doubled, and who can double."""

from functools import cached_property
from math import sqrt

from skyjo_a11y.bots.manners import Manner
from skyjo_a11y.bots.outlook import normal
from skyjo_a11y.bots.rivals import Sums
from skyjo_a11y.bots.weights import EndingWeights
from skyjo_a11y.rules.grid import open_sum
from skyjo_a11y.rules.options import Doubling
from skyjo_a11y.rules.state import State

#: Variance of a final sum that is there without face-down cards, and the least there is: of an
#: opponent with a turn to come, of one who may have had it, of the own sum after the last turn.
TURN_TO_COME, LEAST, LATE, OWN = 4, 0.1, 1, 0.1


class Endings:
    """The others' final sums, seen by the seat in turn, as independent and normal."""

    def __init__(self, sums: Sums, weights: EndingWeights, *, manner: Manner, state: State) -> None:
        self.sums, self.weights, self.manner, self.state = sums, weights, manner, state
        self.means = [
            now - weights.drop - weights.hidden_drop * unknown
            for now, unknown in zip(sums.now, sums.unknown, strict=True)
        ]
        self.spreads = [
            sqrt(max(LEAST, weights.spread * (unknown * sums.variance + TURN_TO_COME)))
            for unknown in sums.unknown
        ]
        self.mean = sum(self.means) / len(self.means)
        self._costs: dict[float, float] = {}

    # -- To end the round -------------------------------------------------------------------

    def cost(self, points: float) -> float:
        """The cost of ending the round with a sum of ``points``."""
        cost = self._costs.get(points)
        if cost is None:
            weights = self.weights
            cost = weights.constant + weights.own_sum * points + weights.others * self.mean
            self._costs[points] = cost = cost + self.danger(points)
        return cost

    def danger(self, points: float) -> float:
        """What the risk of being doubled costs when the round is ended with ``points``."""
        risk = min(1.0, self.manner.caution * self.risk(points))
        return risk * (self.weights.doubled * self._doubled(points) + self.weights.risk)

    def risk(self, points: float) -> float:
        """The probability that somebody comes to at most ``points``: then the ender is doubled."""
        safe = 1.0
        for mean, spread in zip(self.means, self.spreads, strict=True):
            safe *= normal((mean - points - 0.5) / spread)
        return 1 - safe

    # -- The last turns ---------------------------------------------------------------------

    def doubling(self, expected: float, unknown: int) -> float:
        """What the ender loses to us, per opponent, if ``expected`` is our final sum."""
        at_stake, ender_sum = self.at_stake
        return at_stake * self.reaching(ender_sum, expected, unknown)

    def reaching(self, ender_sum: int, expected: float, unknown: int) -> float:
        """The probability that a final sum, ``expected`` now, is at most the ender's."""
        if not unknown:
            return float(expected <= ender_sum)
        spread = sqrt(unknown * self.sums.variance + OWN)
        return normal((ender_sum + 0.5 - expected) / spread)

    @cached_property
    def at_stake(self) -> tuple[float, int]:
        """What a low sum of ours would double that nobody else's does; and the ender's sum."""
        ender = self.state.ender or 0
        ender_sum = open_sum(self.state.grids[ender])
        among_others = (ender - self.state.turn) % self.state.seats - 1
        safe = 1.0
        for seat, unknown in enumerate(self.sums.unknown):
            if seat != among_others:
                spread = sqrt(unknown * self.sums.variance + LATE)
                safe *= normal((self.sums.now[seat] - ender_sum - 0.5) / spread)
        return safe * self._doubled(ender_sum) / len(self.sums.now), ender_sum

    def _doubled(self, points: float) -> float:
        """What doubling adds to a sum (RULES.md 3.5)."""
        return points if self.state.rules.doubling is Doubling.ALWAYS else max(0, points)
