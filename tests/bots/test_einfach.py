"""The bot ``einfach`` plays by its one-paragraph rule."""

import pytest

from skyjo_a11y.bots.einfach import decide
from skyjo_a11y.rules.grid import GONE
from skyjo_a11y.rules.notation import format_action
from tests.rules.playing import ZERO, Table

BEN = f"1 2 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 3


def table(anna: str, discard: int = 9, draws: str = "") -> Table:
    """Anna's turn, A1 and A2 turned up."""
    opened = Table(anna, BEN, discard=discard, draws=draws)
    opened.open()
    assert opened.state.turn == 0
    return opened


def test_it_opens_in_two_columns() -> None:
    """The opening cards lie in two columns, so that a pair can still come in either."""
    opened = Table(BEN, BEN)
    first = format_action(decide(opened.state, ""))
    opened.do(first)
    second = format_action(decide(opened.state, ""))
    assert (first, second) == ("flip A1", "flip B1")
    opened.do(second)
    assert format_action(decide(opened.state, "")) == first


@pytest.mark.parametrize(
    ("anna", "discard", "decision"),
    [
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 2, "take"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", -2, "take"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 3, "draw"),
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "take"),
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 7, "draw"),
    ],
)
def test_what_it_takes(anna: str, discard: int, decision: str) -> None:
    """A discard of at most 2 is taken, or one that completes a column; else a card is drawn."""
    assert format_action(decide(table(anna, discard).state, "")) == decision


@pytest.mark.parametrize(
    ("anna", "card", "decision"),
    [
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "swap A3"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 7, "swap A1"),
        (f"3 8 5 | {ZERO} | {ZERO} | {ZERO}", 7, "swap A2"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 8, "discard"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 2, "swap A1"),
        (f"2 2 5 | {ZERO} | {ZERO} | {ZERO}", 2, "swap A3"),
        (f"2 3 5 | {ZERO} | {ZERO} | {ZERO}", 3, "discard"),
        (f"3 1 5 | {ZERO} | {ZERO} | {ZERO}", 3, "discard"),
        (f"2 2 5 | {ZERO} | {ZERO} | {ZERO}", 1, "swap A1"),
        (f"2 2 5 | {ZERO} | {ZERO} | {ZERO}", 4, "discard"),
    ],
)
def test_where_it_puts_a_drawn_card(anna: str, card: int, decision: str) -> None:
    """It completes a column, else replaces the highest open card if that improves."""
    opened = table(anna, draws=str(card))
    opened.do("draw")
    assert format_action(decide(opened.state, "")) == decision


def test_a_low_card_goes_on_a_face_down_place() -> None:
    """A card of at most 2 that improves no open card replaces the first face-down one."""
    opened = Table(
        f"2 1 5 | {ZERO} | {ZERO} | {ZERO}", f"0 2 7 | {ZERO} | {ZERO} | 4 3 0", draws="2"
    )
    opened.open()
    opened.do("draw")
    assert format_action(decide(opened.state, "")) == "swap A3"


def test_a_card_taken_for_nothing_does_least_harm() -> None:
    """Asked what to do with a taken card that helps nowhere, it gives up its highest open one."""
    opened = table(f"3 8 5 | {ZERO} | {ZERO} | {ZERO}", discard=12)
    opened.do("take")
    assert format_action(decide(opened.state, "")) == "swap A2"


def test_it_turns_up_the_first_face_down_card() -> None:
    """After a discard it turns up the first face-down card."""
    opened = table(f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", draws="12")
    opened.do("draw, discard")
    assert format_action(decide(opened.state, "")) == "flip A3"


def test_it_does_not_complete_a_column_with_a_gap() -> None:
    """Two equal cards beside a place that lost its card with a row can't be completed."""
    opened = table(f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", draws="8")
    opened.do("draw")
    grid = opened.state.grids[0]
    gap = (*grid[:2], GONE, *grid[3:])
    state = opened.state._replace(grids=(gap, opened.state.grids[1]))
    assert format_action(decide(state, "")) == "discard"
