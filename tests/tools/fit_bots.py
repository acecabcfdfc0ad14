"""Fits the weight tables of ``stark`` to rounds that it plays against itself.

    python -m tests.tools.fit_bots --seats 2 --rounds 60000 --passes 4 --out two.toml

Each pass plays rounds with the table so far; in most of them one action is chosen at random, so
that other states are met as well. Ridge regression then draws the numbers from the old ones
towards what explains the outcomes: own points of the round minus the mean of the others'. Needs
numpy. A pass of 60,000 rounds of two players takes about half an hour on one core. With
``--tune N`` a cross-entropy search of N steps then scales groups of numbers by played rounds.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.manners import STRONGEST
from skyjo_a11y.bots.outlook import DECK_MEAN
from skyjo_a11y.bots.prices import PriceBook, bound
from skyjo_a11y.bots.rivals import Hunger
from skyjo_a11y.bots.stark import best, choices_by
from skyjo_a11y.bots.weights import PHASE_OF, Weights, weights_for
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Deal, Flip
from skyjo_a11y.rules.cards import LOWEST
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.tools.tables import (
    COLUMN_SIZE,
    Feature,
    column_features,
    from_vector,
    to_text,
    to_vector,
)

Array = Any  # numpy's arrays; numpy is no dependency of the project

ONE_ROUND = RuleSet(rounds=1)
EXPLORED = 0.6  # the part of rounds with a random action
LONGEST = 80  # turns of a seat after which a round is given up
PHASES = 6

#: Where the parts of a table stand in its vector, in the order of the fields of Weights.
OWN, OTHERS = 0, PHASES * COLUMN_SIZE
HIDDEN = 2 * PHASES * COLUMN_SIZE
LEAD = HIDDEN + 13 * PHASES
FEED = LEAD + 9
ENDING = FEED + 4
FITTED = ENDING + 5  # drop, hidden_drop and spread are not linear and stay


@dataclass(frozen=True, slots=True)
class Sample:
    """The state after a turn: its features, what of its cost needs no weights, and its seat."""

    features: list[Feature]
    known: float
    seat: int


def sample_of(state: State, seat: int, book: PriceBook) -> Sample:
    """The features of ``state`` for ``seat``, which has just moved and not scored yet."""
    evaluation = Evaluation(state._replace(turn=seat), STRONGEST, book)
    if state.ender is not None and state.ender != seat:
        return Sample(_feeding(state, evaluation, last=True), evaluation.standing_still, seat)
    features = _feeding(state, evaluation, last=False)
    if not evaluation.hidden:
        return Sample(features + _ended(evaluation), 0.0, seat)
    return Sample(features + _ongoing(evaluation), 0.0, seat)


def _ongoing(evaluation: Evaluation) -> list[Feature]:
    phase, hidden = evaluation.phase, evaluation.hidden
    mean = evaluation.outlook.mean
    found: list[Feature] = []
    for column in evaluation.columns:
        first = OWN + phase * COLUMN_SIZE
        for slot, amount in column_features(column.shape, evaluation.outlook):
            found.append((first + slot, amount))
    for grid in evaluation.others:
        for column in grid:
            first = OTHERS + PHASE_OF[hidden] * COLUMN_SIZE
            for slot, amount in column_features(column.shape, evaluation.outlook):
                found.append((first + slot, amount / len(evaluation.others)))
    lead = evaluation.points + evaluation.unknown * mean - evaluation.sums.lowest
    bucket = min(hidden, 4) - 1
    found.append((HIDDEN + hidden * PHASES + phase, 1.0))
    found += [(LEAD + bucket, lead), (LEAD + 4 + bucket, max(0.0, lead))]
    return [*found, (LEAD + 8, hidden * (mean - DECK_MEAN))]


def _ended(evaluation: Evaluation) -> list[Feature]:
    risk = evaluation.endings.risk(evaluation.points)
    amounts = (
        1.0,
        float(evaluation.points),
        max(0, evaluation.points) * risk,
        evaluation.endings.mean,
        risk,
    )
    return [(ENDING + slot, amount) for slot, amount in enumerate(amounts)]


def _feeding(state: State, evaluation: Evaluation, *, last: bool) -> list[Feature]:
    following = (evaluation.state.turn + 1) % state.seats
    if following == state.ender:
        return []
    hunger = Hunger(state.grids[following], evaluation.others[0], evaluation.outlook, rows=False)
    complete, rest = hunger.beyond_draw[state.discards[-1] - LOWEST]
    first = FEED + 2 * last
    return [(first, complete), (first + 1, rest)]


# -- Playing ------------------------------------------------------------------------------------


def play_round(book: PriceBook, seats: int, seed: str) -> list[tuple[Sample, float]]:
    """The samples of one round with what they came to; none if it was given up."""
    random, dealer = Random(f"explore/{seed}"), SeededDeck(seed)
    explored = random.randrange(2 * 12 * seats) if random.random() < EXPLORED else -1
    state, _ = start_game(ONE_ROUND, seats)
    samples: list[Sample] = []
    number = 0
    while state.phase is not Phase.GAME_OVER:
        if state.turns > LONGEST * seats:
            return []
        before, action = state, _chosen(state, book, dealer, random if number == explored else None)
        number += not isinstance(action, Deal)
        state, _ = apply(state, action)
        if state.turns > before.turns and state.phase is Phase.TURN:
            samples.append(sample_of(state, before.turn, book))
    return [(sample, _outcome(state, sample.seat)) for sample in samples]


def _chosen(state: State, book: PriceBook, dealer: SeededDeck, random: Random | None) -> Action:
    if state.awaiting is not None:
        return Deal(dealer.deal(state))
    if random is not None:
        actions = legal_actions(state)
        return actions[random.randrange(len(actions))]
    if state.phase is Phase.OPENING:
        places = (0, 3)
        return Flip(next(place for place in places if state.grids[state.turn][place] > 12))
    return best(choices_by(Evaluation(state, STRONGEST, book), state))


def _outcome(state: State, seat: int) -> float:
    own = state.totals[seat]
    return own - (sum(state.totals) - own) / (state.seats - 1)


# -- Fitting ------------------------------------------------------------------------------------


def fitted(weights: Weights, seats: int, rounds: int, ridge: float, seed: str) -> Weights:
    """One pass: ``weights`` drawn towards what ``rounds`` played with them came to."""
    book, old = bound(weights), np.array(to_vector(weights))
    gram, moment = np.zeros((FITTED, FITTED)), np.zeros(FITTED)
    for rows, targets in _batches(book, seats, rounds, seed):
        gram += rows.T @ rows
        moment += rows.T @ targets
    new = old.copy()
    regularised = gram + ridge * np.eye(FITTED)
    new[:FITTED] = np.linalg.solve(regularised, moment + ridge * old[:FITTED])
    return from_vector(weights, new.tolist())


def _batches(book: PriceBook, seats: int, rounds: int, seed: str) -> Iterator[tuple[Array, Array]]:
    for start in range(0, rounds, 200):
        played = [
            pair
            for number in range(start, min(start + 200, rounds))
            for pair in play_round(book, seats, f"{seed}/{number}")
        ]
        rows = np.zeros((len(played), FITTED))
        targets = np.array([outcome - sample.known for sample, outcome in played])
        for row, (sample, _) in zip(rows, played, strict=True):
            for slot, amount in sample.features:
                row[slot] += amount
        yield rows, targets


# -- Tuning -------------------------------------------------------------------------------------

#: Groups of numbers that are scaled together.
GROUPS = (
    *(range(LEAD + first, LEAD + first + 4) for first in (0, 4)),
    range(LEAD + 8, FEED),
    *(range(FEED + slot, FEED + slot + 1) for slot in range(4)),
    *(range(ENDING + slot, ENDING + slot + 1) for slot in range(8)),
    range(OTHERS, HIDDEN),
    range(HIDDEN, LEAD),
)


def tuned(weights: Weights, seats: int, steps: int, rounds: int, seed: str) -> Weights:
    """Cross-entropy search over scales of ``GROUPS``, each tried in ``rounds`` against the base."""
    random = np.random.default_rng(len(seed))
    centre, spread = np.ones(len(GROUPS)), np.full(len(GROUPS), 0.3)
    for step in range(steps):
        tried = random.normal(centre, spread, (16, len(GROUPS)))
        gains = [
            _gain(_scaled(weights, s), weights, seats, rounds, f"{seed}/{step}") for s in tried
        ]
        elite = tried[np.argsort(gains)[:4]]
        centre, spread = elite.mean(0), 0.7 * spread + 0.3 * elite.std(0)
    return _scaled(weights, centre)


def _scaled(weights: Weights, scales: Array) -> Weights:
    vector = to_vector(weights)
    for group, scale in zip(GROUPS, scales, strict=True):
        for slot in group:
            vector[slot] *= float(scale)
    return from_vector(weights, vector)


def _gain(new: Weights, old: Weights, seats: int, rounds: int, seed: str) -> float:
    """Points a round that ``new`` has more than ``old``, seats swapped; less is better."""
    books = bound(old), bound(new)
    difference = 0.0
    for number in range(rounds):
        seat = number % seats
        dealer = SeededDeck(f"{seed}/{number // seats}")
        state, _ = start_game(ONE_ROUND, seats)
        while state.phase is not Phase.GAME_OVER and state.turns < LONGEST * seats:
            action = _chosen(state, books[state.turn == seat], dealer, None)
            state, _ = apply(state, action)
        difference += _outcome(state, seat)
    return difference / rounds


def main() -> None:
    """Fit a table and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=60_000)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--tune", type=int, default=0)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--scratch", action="store_true", help="start from points as they lie")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    weights = weights_for(options.seats)
    if options.scratch:
        weights = plain(weights)
    for number in range(options.passes):
        seed = f"{options.seed}/{number}"
        weights = fitted(weights, options.seats, options.rounds, options.ridge, seed)
    if options.tune:
        weights = tuned(weights, options.seats, options.tune, 400, options.seed)
    title = "Two players" if options.seats == 2 else "Three players and more"
    options.out.write_text(to_text(weights, title), "utf-8")


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
    ending = replace(template.ending, constant=0, own_sum=1, doubled=1, others=-1, risk=0)
    vector = column * PHASES + [-number for number in column] * PHASES + [0.0] * (FEED - HIDDEN)
    return from_vector(template, [*vector, 0.5, 0.5, 1.0, 1.0, *to_vector(ending)])


if __name__ == "__main__":
    main()
