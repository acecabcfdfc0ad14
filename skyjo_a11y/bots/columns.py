"""Columns as the evaluation sees them: what lies in one, and what each card would make of it.

A shape is what a column's worth depends on: its known cards in order and how many places are
empty; the rest is unknown face-down cards. Shapes are numbered, so that tables are plain lists.
Everything here follows from the rules alone and is kept once worked out.
"""

from functools import cache
from itertools import combinations_with_replacement, pairwise
from typing import NamedTuple

from skyjo_a11y.rules.cards import CARDS, LOWEST, Card
from skyjo_a11y.rules.grid import GONE, HEIGHT, Cell, is_hidden, is_open, known_card

Shape = int  # an index of SHAPES

#: Known cards in ascending order, and the number of empty places.
SHAPES: tuple[tuple[tuple[Card, ...], int], ...] = tuple(
    (known, gone)
    for gone in range(HEIGHT + 1)
    for size in range(HEIGHT - gone + 1)
    for known in combinations_with_replacement(CARDS, size)
)
_NUMBERS = {shape: number for number, shape in enumerate(SHAPES)}
_PAIR = 2


class Site(NamedTuple):
    """A place where a card can go. Lists go from the card -2 to 12."""

    place: int  # in the column, 0 to 2
    hidden: bool  # a face-down card lies there
    old: Card | None  # the card there as far as it is known
    after: tuple[Shape, ...]  # the column once that card lies there …
    sums: tuple[int, ...]  # … and its known points
    clears: Card | None  # the card that clears the column there at once


class Column(NamedTuple):
    """Three cells; places that are alike for a swap have one site between them."""

    shape: Shape
    hidden: int  # face-down cards
    unknown: int  # those of them that nobody knows
    points: int  # known points, none if the column will be cleared
    pair: Card | None  # the card that would complete the column …
    third: Card | None  # … and what lies in its third place, None: unknown
    highest: Card | None  # the highest known card
    sites: tuple[Site, ...]


@cache
def column_of(cells: tuple[Cell, ...]) -> Column:
    """The column of three ``cells``."""
    known = sorted(card for cell in cells if (card := known_card(cell)) is not None)
    pair, third = _pair(cells)
    return Column(
        shape=_shape(cells),
        hidden=sum(map(is_hidden, cells)),
        unknown=sum(is_hidden(cell) and known_card(cell) is None for cell in cells),
        points=points_of(_shape(cells)),
        pair=pair,
        third=third,
        highest=known[-1] if known else None,
        sites=_sites(cells),
    )


def is_triple(shape: Shape) -> bool:
    """Whether three equal cards are known there: the column leaves, now or when turned up."""
    known, _ = SHAPES[shape]
    return len(known) == HEIGHT and known[0] == known[-1]


def points_of(shape: Shape) -> int:
    """The known points of a shape, none for a column that will be cleared."""
    return 0 if is_triple(shape) else sum(SHAPES[shape][0])


def pair_of(shape: Shape) -> Card | None:
    """The card of which the column has two, if its third place is not empty."""
    known, gone = SHAPES[shape]
    if gone or len(known) < _PAIR or is_triple(shape):
        return None
    return next((low for low, high in pairwise(known) if low == high), None)


def _shape(cells: tuple[Cell, ...]) -> Shape:
    known = tuple(sorted(card for cell in cells if (card := known_card(cell)) is not None))
    return _NUMBERS[known, cells.count(GONE)]


def _pair(cells: tuple[Cell, ...]) -> tuple[Card | None, Card | None]:
    pair = pair_of(_shape(cells))
    if pair is None:
        return None, None
    third = next(cell for cell in cells if known_card(cell) != pair)
    return pair, known_card(third)


def _sites(cells: tuple[Cell, ...]) -> tuple[Site, ...]:
    sites = {}
    for place, cell in enumerate(cells):
        if cell != GONE and cell not in sites:
            sites[cell] = _site(cells, place)
    return tuple(sites.values())


def _site(cells: tuple[Cell, ...], place: int) -> Site:
    after = tuple(_shape(_with(cells, place, card)) for card in CARDS)
    others = cells[:place] + cells[place + 1 :]
    clears = others[0] if others[0] == others[1] and is_open(others[0]) else None
    return Site(
        place=place,
        hidden=is_hidden(cells[place]),
        old=known_card(cells[place]),
        after=after,
        sums=tuple(map(points_of, after)),
        clears=clears,
    )


def _with(cells: tuple[Cell, ...], place: int, card: Card) -> tuple[Cell, ...]:
    return (*cells[:place], card, *cells[place + 1 :])


def index_of(card: Card) -> int:
    """Where ``card`` stands in lists that go from -2 to 12."""
    return card - LOWEST
