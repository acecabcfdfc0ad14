"""Plain notation: every action is written in one way and read back."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skyjo_a11y.rules.actions import Action, Continue, Deal, Flip, Pass, Swap
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import COLUMNS, POSITIONS, ROWS
from skyjo_a11y.rules.notation import (
    POSITION_NAMES,
    column_of,
    format_action,
    parse_action,
    parse_card,
    parse_position,
    position_name,
)
from tests.rules.test_properties import ALL_ACTIONS


def test_positions_run_down_the_columns() -> None:
    """A1 is the top left place, and the names go A1 A2 A3 B1 … D3."""
    assert " ".join(POSITION_NAMES) == "A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3"
    assert [[position_name(place) for place in line] for line in (COLUMNS[1], ROWS[2])] == [
        ["B1", "B2", "B3"],
        ["A3", "B3", "C3", "D3"],
    ]


@pytest.mark.parametrize("position", POSITIONS)
def test_positions_round_trip(position: int) -> None:
    """A position is read back from its name, whose letter tells the column."""
    name = position_name(position)
    assert parse_position(name) == position
    assert name[0] == "ABCD"[column_of(position)]


@pytest.mark.parametrize("action", ALL_ACTIONS, ids=format_action)
def test_actions_round_trip(action: Action) -> None:
    """Every action is read back from its notation."""
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Swap(4), "swap B2"),
        (Flip(11), "flip D3"),
        (Deal(-1), "deal -1"),
        (Pass(), "pass"),
        (Continue(), "continue"),
    ],
)
def test_notation_is_plain_words(action: Action, text: str) -> None:
    """The notation is that of saves and the bot protocol."""
    assert format_action(action) == text


@pytest.mark.parametrize("card", CARDS)
def test_cards_round_trip(card: int) -> None:
    """A card is read back from its number."""
    assert parse_card(str(card)) == card


@given(st.text())
@example("draw ")
@example("draw A1")
@example("swap")
@example("swap  B2")
@example("swap b2")
@example("deal 13")
@example("deal 07")
@example("deal +7")
@example("deal ٣")
@example(" take")
def test_everything_else_is_refused(text: str) -> None:
    """Text that is not exactly an action's notation raises ValueError."""
    if text not in map(format_action, ALL_ACTIONS):
        with pytest.raises(ValueError, match=r".+"):
            parse_action(text)
