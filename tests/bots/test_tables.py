"""The tool's view of a weight table agrees with the evaluation's; needs no numpy."""

import pytest

from skyjo_a11y.bots.columns import SHAPES
from skyjo_a11y.bots.manners import STRONGEST
from skyjo_a11y.bots.outlook import outlook_of
from skyjo_a11y.bots.prices import Prices, price_book
from skyjo_a11y.bots.weights import read_weights, weights_for
from skyjo_a11y.rules.cards import FULL_DECK
from tests.tools.tables import COLUMN_SIZE, column_features, from_vector, to_text, to_vector


@pytest.mark.parametrize("seats", [2, 3])
def test_features_times_weights_are_prices(seats: int) -> None:
    """What a shape is worth is linear in the weights, by the features that are fitted."""
    book, outlook = price_book(seats), outlook_of(FULL_DECK, FULL_DECK)
    for phase, weights in enumerate(book.weights.own):
        vector = to_vector(weights)
        assert len(vector) == COLUMN_SIZE
        prices = Prices(book.own[phase], outlook, STRONGEST)
        for shape, (_, gone) in enumerate(SHAPES):
            features = column_features(shape, outlook)
            if gone in (0, 3):
                price = sum(vector[slot] * amount for slot, amount in features)
                assert prices[shape] == pytest.approx(price)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_survives_vector_and_text(seats: int) -> None:
    """A table written by the tool is the table that is read."""
    weights = weights_for(seats)
    assert from_vector(weights, to_vector(weights)) == weights
    assert read_weights(to_text(weights, "again")) == weights
