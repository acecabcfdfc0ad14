"""The weight tables: complete, readable, and of the size that the evaluation asks for."""

from importlib.resources import files

import pytest

from skyjo_a11y.bots.columns import SHAPES, column_of, is_triple, pair_of, points_of
from skyjo_a11y.bots.prices import price_book
from skyjo_a11y.bots.weights import PHASE_OF, read_weights, weights_for
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, SHOWN, SIZE


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_table_is_complete(seats: int) -> None:
    """Phases, cards and face-down counts all have their number."""
    weights = weights_for(seats)
    phases = len(set(PHASE_OF))
    assert len(weights.own) == len(weights.others) == phases
    for column in (*weights.own, *weights.others):
        assert {len(column.one), len(column.pair), len(column.pair_and)} == {len(CARDS)}
        assert (len(column.two), len(column.three)) == (3, 3)
    assert len(weights.hidden) == SIZE + 1
    assert {len(row) for row in weights.hidden} == {phases}
    assert len(weights.lead.difference) == len(weights.lead.behind) == 4


def test_two_players_have_a_table_of_their_own() -> None:
    """With more players feeding one of them matters less, so there is another table."""
    assert weights_for(2) is not weights_for(3)
    assert weights_for(3) == weights_for(8)
    assert weights_for(2).feed.complete > weights_for(3).feed.complete


def test_a_table_with_a_gap_is_not_read() -> None:
    """A key that is missing or unknown is an error, not a zero."""
    text = (files("skyjo_a11y.bots") / "tables" / "two.toml").read_text("utf-8")
    with pytest.raises(KeyError):
        read_weights(text.replace("[feed]", "[fed]"))
    with pytest.raises(TypeError):
        read_weights(text.replace("one_chance", "two_chance", 1))


def test_every_shape_has_one_price() -> None:
    """In each phase a shape is settled or hopes for a card, never both or neither."""
    book = price_book(2)
    for prices in (*book.own, *book.others):
        assert set(prices.settled) | set(prices.hoping) == set(range(len(SHAPES)))
        assert not set(prices.settled) & set(prices.hoping)


def test_what_a_column_is() -> None:
    """Its shape, its face-down cards, known points, and the card it hopes for."""
    column = column_of((7, FACE_DOWN, 7))
    assert (column.hidden, column.unknown, column.points) == (1, 1, 14)
    assert (column.pair, column.third, column.highest) == (7, None, 7)
    shown = column_of((7, 3 + SHOWN, 7))
    assert (shown.hidden, shown.unknown, shown.pair, shown.third) == (1, 0, 7, 3)
    assert column_of((GONE, GONE, GONE)).sites == ()


def test_a_triple_counts_nothing() -> None:
    """Three equal known cards leave at the latest when they are turned up."""
    column = column_of((7, 7 + SHOWN, 7))
    assert is_triple(column.shape)
    assert points_of(column.shape) == column.points == 0
    assert pair_of(column.shape) is None


def test_what_clears_a_column_at_once() -> None:
    """A third equal card does if the two others lie face-up, not if one is only known."""
    sites = column_of((7, 7, FACE_DOWN)).sites
    assert [site.clears for site in sites] == [None, 7]
    assert [site.clears for site in column_of((7, 7 + SHOWN, 1)).sites] == [None, None, None]
