"""The worked examples of RULES.md 4, by their numbers there."""

from dataclasses import replace

import pytest

from skyjo_a11y.rules.cards import DECK_SIZE
from skyjo_a11y.rules.engine import start_game
from skyjo_a11y.rules.events import (
    CardRevealed,
    LineCleared,
    Reveal,
    RoundScored,
    StarterDecided,
    StartReason,
)
from skyjo_a11y.rules.grid import SIZE, hidden_count, open_sum
from skyjo_a11y.rules.options import STANDARD, Doubling, RuleSet
from skyjo_a11y.rules.state import Phase
from tests.rules.playing import ZERO, Table

TWELVE_MORE = "2 4 -1 | 3 -2 1 | 5 0 -1"  # nine cards worth 11
ALWAYS = replace(STANDARD, doubling=Doubling.ALWAYS)
LOW = "-2 0 -1 | -2 1 -1 | 0 -1 0 | 0 -1 1"  # twelve cards worth -6
LOWER = "0 -2 -1 | -1 -2 0 | -1 0 0 | -1 -2 2"  # twelve cards worth -8


def test_example_1_opening() -> None:
    """A turns up 12 and -2, B 4 and 2: A starts with the higher sum of two."""
    table = Table(f"12 -2 7 | {TWELVE_MORE}", f"4 2 7 | {TWELVE_MORE}")
    table.open()
    assert table.last(StarterDecided) == StarterDecided(0, StartReason.HIGHEST_SUM, (10, 6))


def test_example_2_doubling() -> None:
    """Ender A 10, B 24, C 10: a tie is not alone lowest, so A scores 20."""
    table = Table(
        f"9 2 -1 | {ZERO} | {ZERO} | {ZERO}",
        f"8 2 5 | 7 2 0 | {ZERO} | {ZERO}",
        f"8 1 1 | {ZERO} | {ZERO} | {ZERO}",
    )
    scored = table.finish_round()
    assert (scored.ender, scored.sums) == (0, (10, 24, 10))
    assert (scored.points, scored.doubled) == ((20, 24, 10), True)


def test_example_3_last_triple() -> None:
    """Max's three 4s appear on the final reveal: 17 becomes 5, so Lea's 8 becomes 16."""
    table = Table(
        "12 -2 0 | 0 1 -1 | 0 -1 1 | 0 -2 0",
        "3 0 -1 | 0 1 2 | -2 1 -1 | 4 4 4",
        draws="9 10 9 10 9 10 9 10 9 5",
        totals=(42, 0),
    )
    table.open()
    while table.state.phase is Phase.TURN:
        table.turn_up_one()  # Lea
        table.do("take, swap A1")  # Max turns nothing up and has 17 after his last turn
    scored = table.last(RoundScored)
    assert table.last(LineCleared) == LineCleared(1, (9, 10, 11), 4)
    assert table.last(CardRevealed).reason is Reveal.FINAL
    assert (scored.sums, scored.points, scored.totals) == ((8, 5), (16, 5), (58, 5))


@pytest.mark.parametrize(("own", "points"), [("5", 38), ("-2", 12)])
def test_example_4_scoring(own: str, points: int) -> None:
    """Anna ends with 19 against 14 and 22 and gets 38; with 12 she is alone lowest and keeps it."""
    anna = f"4 3 -2 | 1 0 2 | {own} 0 1 | 3 0 2"
    bertil = "1 2 0 | 9 9 9 | 4 3 0 | 0 4 0"
    cecilia = "5 -1 4 | 5 -1 3 | 5 1 2 | 0 1 -2"
    scored = Table(anna, bertil, cecilia, discard=8).finish_round()
    assert scored.sums[1:] == (14, 22)
    assert (scored.ender, scored.points) == (0, (points, 14, 22))


@pytest.mark.parametrize(("card", "saved"), [(12, 36), (0, 0)])
def test_example_5_three_twelves_and_three_zeros(card: int, saved: int) -> None:
    """Three 12s cleared save 36 points; three 0s save none; the grid shrinks either way."""
    table = Table(f"{card} {card} 5 | {TWELVE_MORE}", f"-2 -2 3 | {TWELVE_MORE}", draws=f"{card}")
    table.open()
    points = open_sum(table.state.grids[0]) + card
    table.do("draw, swap A3")
    assert points - open_sum(table.state.grids[0]) == saved
    assert hidden_count(table.state.grids[0]) == SIZE - 3


@pytest.mark.parametrize(("rules", "points"), [(STANDARD, -6), (ALWAYS, -12)])
def test_example_6_negative_ender(rules: RuleSet, points: int) -> None:
    """Ender with -6, another with -8: -6 stays in the standard rules, -12 under ``always``."""
    scored = Table(LOW, LOWER, rules=rules).finish_round()
    assert (scored.ender, scored.sums) == (0, (-6, -8))
    assert scored.points == (points, -8)


@pytest.mark.parametrize(("seats", "pile"), [(8, 53), (4, 101)])
def test_example_7_cards_in_the_pile(seats: int, pile: int) -> None:
    """8 people leave 53 cards for the draw pile, 4 leave 101; test_dealing.py has the rest."""
    state, _ = start_game(STANDARD, seats)
    assert state.pile == pile
    assert SIZE * seats + 1 + pile == DECK_SIZE
