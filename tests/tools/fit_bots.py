"""Fits the weight tables of ``stark`` to rounds that it plays against itself. Needs numpy.

    python -m tests.tools.fit_bots --seats 2 --scratch --out two.toml

Each pass plays rounds with the table so far and draws its numbers by ridge regression towards
what explains the outcomes: own points of the round minus the mean of the others'. Then groups of
numbers are scaled by what that gains. After each pass, and in the end, the table plays against
the shipped one. Rounds are played side by side (``tests/tools/lockstep``), about 2,000 a second
on one core.

From nothing a table for two comes out level with the shipped one in a quarter of an hour. More
players need passes of 200,000 rounds and more: with fewer the passes swing by half a point.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from skyjo_a11y.bots.outlook import DECK_MEAN
from skyjo_a11y.bots.prices import bound
from skyjo_a11y.bots.weights import Weights, read_weights, weights_for
from tests.tools.lockstep.codes import Array, Books
from tests.tools.lockstep.courses import courses
from tests.tools.lockstep.features import FEED, FITTED, HIDDEN, PHASES, WIDTH
from tests.tools.lockstep.matches import gains
from tests.tools.lockstep.rounds import Rounds, decks
from tests.tools.lockstep.tuning import tuned
from tests.tools.tables import from_vector, to_text, to_vector

SIDE_BY_SIDE = 1500

Batches = Iterator[tuple[Array, Array]]  # rows (n, WIDTH) and outcomes (n)


def drawn(weights: Weights, batches: Batches, ridge: float) -> Weights:
    """``weights`` drawn towards what explains the outcomes, the less, the larger ``ridge``."""
    old = to_vector(weights)
    start = np.array([*old[:FITTED], *([0.0] * (WIDTH - FITTED))])
    gram, moment = ridge * np.eye(WIDTH), ridge * start
    for rows, outcomes in batches:
        gram += rows.T @ rows
        moment += rows.T @ outcomes
    found = np.linalg.solve(gram, moment)[:FITTED]
    return from_vector(weights, [*found, *old[FITTED:]])


def played(weights: Weights, seats: int, count: int, seed: int) -> Batches:
    """What ``count`` rounds with ``weights`` come to."""
    books = Books([bound(weights)])
    for start in range(0, count, SIDE_BY_SIDE):
        numbers = range(start, min(count, start + SIDE_BY_SIDE))
        cards = decks((seed, number) for number in numbers)
        yield from courses(Rounds(cards, seats), books)


def plain(template: Weights) -> Weights:
    """A table that knows nothing but points: where a fit from scratch begins."""
    cards = [float(card) for card in range(-2, 13)]
    mean = DECK_MEAN
    column = (
        [0.0, 3 * mean]
        + [card + 2 * mean for card in cards] + [0.0]
        + [2 * card + mean for card in cards] + [-1.0]
        + [mean, 1.0, 0.0]
        + [2 * card for card in cards] + [1.0, -1.0]
        + [0.0, 1.0, 0.0]
    )  # fmt: skip
    ending = replace(
        template.ending, constant=0, own_sum=1, doubled=1, others=-1, risk=0, drop=2.5,
        hidden_drop=0.3, spread=1,
    )  # fmt: skip
    vector = column * PHASES + [-number for number in column] * PHASES + [0.0] * (FEED - HIDDEN)
    return from_vector(template, [*vector, 0.5, 0.5, 1.0, 1.0, *to_vector(ending)])


def main() -> None:
    """Fit a table and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=150_000)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--tune", type=int, default=9, help="steps of the search over scales")
    parser.add_argument("--tried", type=int, default=1000, help="rounds a step, seat and table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", action="store_true", help="start from points as they lie")
    parser.add_argument("--start", type=Path, help="start from this table")
    parser.add_argument("--check", type=int, default=20_000, help="rounds against the shipped one")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    shipped = weights_for(options.seats)
    weights = plain(shipped) if options.scratch else shipped
    if options.start:
        weights = read_weights(options.start.read_text("utf-8"))
    for number in range(options.passes):
        batches = played(weights, options.seats, options.rounds, options.seed + number)
        weights = drawn(weights, batches, options.ridge)
        _report(f"pass {number + 1}", weights, shipped, options)
    if options.tune:
        weights = tuned(weights, options.seats, options.tune, options.tried, options.seed)
        _report("tuned", weights, shipped, options)
    title = "Two players" if options.seats == 2 else "Three players and more"
    options.out.write_text(to_text(weights, title), "utf-8")


def _report(what: str, weights: Weights, shipped: Weights, options: argparse.Namespace) -> None:
    (points,) = gains([weights], shipped, options.seats, options.check // options.seats, 0)
    print(f"{what}: {points:+.2f} points a round against the shipped table", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
