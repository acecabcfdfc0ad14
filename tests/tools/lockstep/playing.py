"""Turns of many rounds as ``stark`` plays them, with a random action here and there."""

import numpy as np

from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import SIZE
from tests.tools.lockstep.codes import GONE, HIDDEN, Array
from tests.tools.lockstep.judging import Judgement
from tests.tools.lockstep.rounds import Rounds


def play_turn(rounds: Rounds, judgement: Judgement) -> None:
    """Play a turn in every round; ``judgement`` is of ``rounds`` as they are."""
    choose(rounds, judgement.swaps, judgement.discards, judgement.draw, judgement.best_flip[0])
    rounds.next_turn()


def choose(rounds: Rounds, swaps: Array, discards: Array, draw: Array, place: Array) -> None:
    """The actions with the least cost: ``swaps`` (rounds, 12, 15), ``discards`` (rounds, 15)."""
    everyone = np.arange(len(rounds))
    take = swaps[everyone, :, rounds.top].min(1) <= draw
    cards = np.empty(len(rounds), np.int16)
    cards[take] = rounds.take(everyone[take])
    cards[~take] = rounds.draw(everyone[~take])
    costs = swaps[everyone, :, cards]
    best = costs.argmin(1)
    swap = take | (costs[everyone, best] <= discards[everyone, cards])
    rounds.swap(everyone[swap], best[swap], cards[swap])
    rows = everyone[~swap]
    rounds.discard(rows, cards[rows])
    rounds.flip(rows, place[rows])


def play_at_random(rounds: Rounds, random: np.random.Generator) -> None:
    """A turn of random actions in every round, each as likely as others of its kind."""
    size = len(rounds)
    cells = rounds.cells[np.arange(size), rounds.turn]
    swaps = random.random((size, SIZE, 1)) + 9 * (cells == GONE)[:, :, None]
    flips = random.random((size, SIZE)) + 9 * (cells != HIDDEN)
    discards = 2.0 * random.integers(0, 2, (size, 1)) - 0.5
    draw = 2.0 * random.integers(0, 2, size) - 0.5
    choose(
        rounds, np.repeat(swaps, len(CARDS), 2), np.repeat(discards, len(CARDS), 1),
        draw, flips.argmin(1),
    )  # fmt: skip
    rounds.next_turn()
