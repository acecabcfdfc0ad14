"""Scaling groups of a table's numbers by what they gain in played rounds.

A fit explains how rounds go, which is not quite the same as choosing well: scaling a few groups
of numbers afterwards is worth half a point a round among two.
"""

import numpy as np

from skyjo_a11y.bots.weights import Weights
from tests.tools.lockstep.codes import Array
from tests.tools.lockstep.features import ENDING, FEED, HIDDEN, LEAD, OTHERS
from tests.tools.lockstep.matches import gains
from tests.tools.tables import from_vector, to_vector

#: Groups of numbers that are scaled together.
GROUPS = (
    *(range(LEAD + first, LEAD + first + 4) for first in (0, 4)),
    range(LEAD + 8, FEED),
    *(range(FEED + slot, FEED + slot + 1) for slot in range(4)),
    *(range(ENDING + slot, ENDING + slot + 1) for slot in range(8)),
    range(OTHERS, HIDDEN),
    range(HIDDEN, LEAD),
)
TRIED, ELITE = 24, 6
_SPREAD, _STAYS = 0.3, 0.6  # of the scales at first; how much of it stays in each step


def tuned(weights: Weights, seats: int, steps: int, count: int, seed: int) -> Weights:
    """Cross-entropy search over scales of ``GROUPS``, each tried in ``count`` rounds a seat."""
    random = np.random.default_rng(seed)
    centre, spread = np.ones(len(GROUPS)), np.full(len(GROUPS), _SPREAD)
    for step in range(steps):
        scales = random.normal(centre, spread, (TRIED, len(GROUPS)))
        tables = [scaled(weights, row) for row in scales]
        points = gains(tables, scaled(weights, centre), seats, count, 1000 * seed + step)
        elite = scales[np.argsort(points)[:ELITE]]
        centre, spread = elite.mean(0), _STAYS * spread + (1 - _STAYS) * elite.std(0)
    return scaled(weights, centre)


def scaled(weights: Weights, scales: Array) -> Weights:
    """``weights`` with each of ``GROUPS`` times its scale."""
    vector = to_vector(weights)
    for group, scale in zip(GROUPS, scales, strict=True):
        for slot in group:
            vector[slot] *= float(scale)
    return from_vector(weights, vector)
