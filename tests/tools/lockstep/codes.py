"""Columns as numbers: a code for each three cells, and tables by code."""

from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np

from skyjo_a11y.bots.columns import SHAPES, is_triple, pair_of, points_of
from skyjo_a11y.bots.prices import FINAL, PriceBook, PriceList, unknown_in
from skyjo_a11y.bots.weights import EndingWeights
from skyjo_a11y.rules.cards import LOWEST
from skyjo_a11y.rules.grid import HEIGHT

Array = Any  # numpy's arrays; numpy is no dependency of the project

#: What lies in a cell beside the cards 0 to 14.
HIDDEN, GONE = 15, 16
BASE = 17
#: By which the three cells of a column count.
PLACES = np.array([1, BASE, BASE * BASE])
CODES = BASE**HEIGHT
_SHAPE_NUMBERS = {shape: number for number, shape in enumerate(SHAPES)}


def codes_of(cells: Array) -> Array:
    """Cells (..., 12) as the codes (..., 4) of their columns."""
    return cells.reshape(*cells.shape[:-1], 4, HEIGHT) @ PLACES


@cache
def shapes() -> Array:
    """The shape of each code; codes that can't occur count as empty columns."""
    return np.array([_shape(code) for code in range(CODES)])


def _shape(code: int) -> int:
    cells = [code // BASE**place % BASE for place in range(HEIGHT)]
    if GONE in cells:
        return _SHAPE_NUMBERS[(), HEIGHT]
    return _SHAPE_NUMBERS[tuple(sorted(cell + LOWEST for cell in cells if cell != HIDDEN)), 0]


def _table(of_shape: list[Any], kind: Any) -> Array:  # noqa: ANN401 - numpy's types
    return np.array(of_shape, kind)[shapes()]


class Facts:
    """What follows from the rules, by code."""

    def __init__(self) -> None:
        numbers = range(len(SHAPES))
        self.points = _table([points_of(shape) for shape in numbers], np.float32)
        self.unknown = _table([unknown_in(shape) for shape in numbers], np.int16)
        self.triple = _table([is_triple(shape) for shape in numbers], bool)
        pairs = [pair_of(shape) for shape in numbers]
        self.pair = _table([-1 if pair is None else pair - LOWEST for pair in pairs], np.int16)
        self.third = _table(
            [0 if pair is None else sum(SHAPES[shape][0]) - 2 * pair
             for shape, pair in enumerate(pairs)],
            np.float32,
        )  # fmt: skip
        highest = [max(known, default=LOWEST) for known, _ in SHAPES]
        self.highest = _table(highest, np.float32)
        self.final_fit = _table([fit for _, _, fit, _ in FINAL], np.int16)
        self.final_gain = _table([gain for _, _, _, gain in FINAL], np.float32)
        self.final_points = _table([points for points, _, _, _ in FINAL], np.float32)


@cache
def facts() -> Facts:
    """The only ``Facts`` there is."""
    return Facts()


class PriceTables:
    """Column tables of several price books: arrays (books, phases, codes)."""

    def __init__(self, lists: list[tuple[PriceList, ...]]) -> None:
        rows = [[_columns(phase) for phase in phases] for phases in lists]
        self.base, self.fit, self.gain, self.gain_mean = (
            np.array([[phase[part] for phase in phases] for phases in rows], kind)[..., shapes()]
            for part, kind in enumerate((np.float32, np.int16, np.float32, np.float32))
        )


def _columns(prices: PriceList) -> tuple[list[float], list[int], list[float], list[float]]:
    numbers = range(len(SHAPES))
    hopes = [prices.hoping.get(shape) for shape in numbers]
    return (
        [prices.settled[s] if hope is None else hope.base for s, hope in enumerate(hopes)],
        [0 if hope is None else hope.fit for hope in hopes],
        [0.0 if hope is None else hope.gain for hope in hopes],
        [0.0 if hope is None else hope.gain_mean for hope in hopes],
    )


class Books:
    """Weight tables side by side; a table of a round knows its book by number."""

    def __init__(self, books: list[PriceBook]) -> None:
        weights = [book.weights for book in books]
        self.own = PriceTables([book.own for book in books])
        self.others = PriceTables([book.others for book in books])
        self.hidden = _numbers([one.hidden for one in weights])  # books, 13, phases
        self.difference = _numbers([one.lead.difference for one in weights])
        self.behind = _numbers([one.lead.behind for one in weights])
        self.dear = _numbers([one.lead.dear_cards for one in weights])
        self.feed = _numbers(
            [[[one.feed.complete, one.feed.replace],
              [one.feed.last_complete, one.feed.last_replace]] for one in weights]
        )  # fmt: skip
        self.ending = {
            field.name: _numbers([getattr(one.ending, field.name) for one in weights])
            for field in fields(EndingWeights)
        }


def _numbers(values: Any) -> Array:  # noqa: ANN401 - nested lists
    return np.array(values, np.float32)
