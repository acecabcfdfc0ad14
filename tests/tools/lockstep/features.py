"""What the costs of standings are made of: a row of numbers for each round, for the fit.

A row times the vector of a weight table is the cost after a turn, as far as it is linear.
"""

from functools import cache

import numpy as np

from skyjo_a11y.bots.columns import SHAPES
from skyjo_a11y.bots.outlook import DECK_MEAN, Outlook
from skyjo_a11y.rules.cards import CARDS
from tests.tools.lockstep.codes import Array, shapes
from tests.tools.lockstep.judging import PHASE, Judgement
from tests.tools.tables import COLUMN_SIZE, column_features

PHASES = 6
#: Where the parts of a table stand in its vector, in the order of the fields of Weights.
OWN, OTHERS = 0, PHASES * COLUMN_SIZE
HIDDEN = 2 * PHASES * COLUMN_SIZE
LEAD = HIDDEN + 13 * PHASES
FEED = LEAD + 9
ENDING = FEED + 4
FITTED = ENDING + 5  # drop, hidden_drop and spread are not linear and stay
#: In the last turns costs leave out what is the same for all actions: that it is so late, and
#: the others' sums. A row has both behind the rest, lest the feeding explain them.
WIDTH = FITTED + 2
_MOST = 3  # features of a column


def rows_of(judgement: Judgement) -> tuple[Array, Array]:
    """The rows (rounds, WIDTH) of the seats in turn, and what of their cost needs no weights."""
    rows = np.zeros((len(judgement.everyone), WIDTH), np.float32)
    final, ended = judgement.final, judgement.hidden == 0
    last = final & (judgement.rounds.ender != judgement.rounds.turn)
    rows[last, FITTED], rows[last, FITTED + 1] = 1, judgement.now[last].mean(1)
    _feeding(rows, judgement, last)
    ended_now = np.flatnonzero(ended & ~last)
    if len(ended_now):
        _ended(rows, judgement, ended_now)
    _ongoing(rows, judgement, np.flatnonzero(~ended & ~last))
    return rows, np.where(last, judgement.standing_still, 0)


def _ongoing(rows: Array, judgement: Judgement, chosen: Array) -> None:
    hidden, phase = judgement.hidden[chosen], judgement.phase[chosen]
    mean, points = judgement.mean[chosen], judgement.points[chosen]
    own = OWN + phase * COLUMN_SIZE
    others = OTHERS + PHASE[hidden] * COLUMN_SIZE
    _columns(rows, judgement, chosen, own, judgement.columns[chosen], 1.0)
    seats = judgement.others.shape[1]
    for seat in range(seats):
        _columns(rows, judgement, chosen, others, judgement.others[chosen, seat], 1 / seats)
    lead = points + hidden * mean - judgement.lowest[chosen]
    bucket = np.minimum(hidden, 4) - 1
    rows[chosen, HIDDEN + hidden * PHASES + phase] = 1
    rows[chosen, LEAD + bucket] = lead
    rows[chosen, LEAD + 4 + bucket] = np.maximum(0, lead)
    rows[chosen, LEAD + 8] = hidden * (mean - DECK_MEAN)


def _columns(
    rows: Array, judgement: Judgement, chosen: Array, first: Array, codes: Array, share: float
) -> None:
    slots, fixed, chance, chance_mean, fits = _features()
    mean = judgement.mean[chosen]
    for column in range(codes.shape[1]):
        code = codes[:, column]
        fitting = judgement.chances[chosen, fits[code]]
        for number in range(_MOST):
            amount = fixed[code, number] + fitting * (
                chance[code, number] + chance_mean[code, number] * mean
            )
            rows[chosen, first + slots[code, number]] += share * amount


def _ended(rows: Array, judgement: Judgement, chosen: Array) -> None:
    points = judgement.points[chosen]
    means, risk = judgement.risk(chosen, points[:, None])
    risk = risk[:, 0]
    amounts = (1.0, points, np.maximum(0, points) * risk, means.mean(1), risk)
    for slot, amount in enumerate(amounts):
        rows[chosen, ENDING + slot] = amount


def _feeding(rows: Array, judgement: Judgement, last: Array) -> None:
    first, top = FEED + 2 * last, judgement.rounds.top
    for slot in range(2):
        rows[judgement.everyone, first + slot] = judgement.beyond_draw[
            judgement.everyone, slot, top
        ]


@cache
def _features() -> tuple[Array, Array, Array, Array, Array]:
    """By code: slots, and amounts ``fixed + chance of the fitting card * (gain + more * mean)``.

    They are read off three outlooks: no chance, any chance at mean 0, and at mean 1.
    """
    none, some, more = (_uniform(chance, mean) for chance, mean in ((0, 0), (1, 0), (1, 1)))
    slots = np.zeros((len(SHAPES), _MOST), int)
    parts = np.zeros((3, len(SHAPES), _MOST), np.float32)
    fits = np.zeros(len(SHAPES), int)
    for shape, (known, _) in enumerate(SHAPES):
        found = [column_features(shape, outlook) for outlook in (none, some, more)]
        for number, ((slot, fixed), (_, gain), (_, mean)) in enumerate(zip(*found, strict=True)):
            slots[shape, number] = slot
            parts[:, shape, number] = fixed, gain - fixed, mean - gain
        pairs = [card for card in known if known.count(card) > 1]
        fits[shape] = (pairs or known or (0,))[0] - CARDS[0]
    return (slots[shapes()], *(part[shapes()] for part in parts), fits[shapes()])


def _uniform(chance: float, mean: float) -> Outlook:
    chances = (chance,) * len(CARDS)
    return Outlook(chances, chances, chances, mean, 0.0)
