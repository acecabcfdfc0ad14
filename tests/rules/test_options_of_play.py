"""The options of RULES.md 3 that change what is played, and our rulings on them."""

from dataclasses import replace

import pytest

from skyjo_a11y.rules.actions import Pass
from skyjo_a11y.rules.events import (
    CardRevealed,
    CardShown,
    ClosingStarted,
    Event,
    LineCleared,
    Reveal,
    TurnStarted,
)
from skyjo_a11y.rules.grid import COLUMNS, GONE, ROWS, SIZE, hidden_count
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.options import STANDARD, ClearedCards, FlipAfterDiscard, RuleSet
from skyjo_a11y.rules.state import Phase
from tests.rules.playing import ZERO, Table

TEN = f"9 2 -1 | {ZERO} | {ZERO} | {ZERO}"  # opens with 11
TWENTY = f"5 2 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 7
EIGHT = f"4 2 2 | {ZERO} | {ZERO} | {ZERO}"  # opens with 6
OPTIONAL = replace(STANDARD, flip_after_discard=FlipAfterDiscard.OPTIONAL)
REMOVED = replace(STANDARD, cleared_cards=ClearedCards.REMOVED)
ROWS_TOO = replace(STANDARD, clear_rows=True)
OPEN = replace(STANDARD, open_cards=True)


def cleared(events: list[Event]) -> list[LineCleared]:
    """The lines that left."""
    return [event for event in events if isinstance(event, LineCleared)]


# -- 6 and 7: after a discard, after a clearing -------------------------------------------------


def test_flip_after_discard_required() -> None:
    """After a discarded card one must be turned up."""
    table = Table(TEN, TWENTY)
    table.open()
    table.do("draw, discard")
    assert refusal(table.state, Pass()) is Refusal.FLIP_REQUIRED


def test_flip_after_discard_optional() -> None:
    """By option nothing need be turned up, and the turn ends."""
    table = Table(TEN, TWENTY, rules=OPTIONAL)
    table.open()
    assert table.do("draw, discard, pass")[-1] == TurnStarted(1, final=False)
    assert hidden_count(table.state.grids[0]) == SIZE - 2
    assert isinstance(table.do("draw, discard, flip D3")[2], CardRevealed)


COLUMN = f"7 7 5 | {ZERO} | {ZERO} | {ZERO}"  # opens with 14; a drawn 7 completes column A


@pytest.mark.parametrize(
    ("rules", "discards", "removed"),
    [(STANDARD, (9, 5, 7, 7, 7), ()), (REMOVED, (9, 5), (7, 7, 7))],
)
def test_cleared_cards(rules: RuleSet, discards: tuple[int, ...], removed: tuple[int, ...]) -> None:
    """A cleared column goes on top of the discard pile, or out of the game for this round."""
    table = Table(COLUMN, TWENTY, draws="7", rules=rules)
    table.open()
    table.do("draw, swap A3")
    assert (table.state.discards, table.state.removed) == (discards, removed)
    table.do("take, swap A3")
    assert table.state.grids[1][2] == discards[-1]


# -- 8: rows ------------------------------------------------------------------------------------

ROW = "7 1 4 | 7 -2 -1 | 7 2 1 | 5 0 -1"  # a drawn 7 on D1 completes row 1


@pytest.mark.parametrize(("rules", "lines"), [(STANDARD, 0), (ROWS_TOO, 1)])
def test_clear_rows(rules: RuleSet, lines: int) -> None:
    """Four equal face-up cards in a row leave by option only."""
    table = Table(ROW, EIGHT, draws="9 9 9 9 7", rules=rules)
    table.open("A1", "B1")
    table.do("draw, discard, flip C1, draw, discard, flip D3")
    table.do("draw, discard, flip D3, draw, discard, flip D2")
    events = table.do("draw, swap D1")
    assert cleared(events) == [LineCleared(0, ROWS[0], 7)] * lines


def test_row_and_column_at_once_share_a_card() -> None:
    """Both leave, the column first, and their common card leaves once."""
    cross = "5 7 7 | 7 0 -1 | 7 2 1 | 7 0 1"
    table = Table(cross, EIGHT, draws="9 9 9 9 9 9 7", rules=ROWS_TOO)
    table.open("A2", "A3")
    for place in ("B1", "C1", "D1"):
        table.do(f"draw, discard, flip {place}")
        table.turn_up_one()
    events = table.do("draw, swap A1")
    assert cleared(events) == [LineCleared(0, COLUMNS[0], 7), LineCleared(0, ROWS[0], 7)]
    assert table.state.grids[0].count(GONE) == 6
    assert table.state.discards[-7:] == (5, 7, 7, 7, 7, 7, 7)


def test_row_with_a_gap_cannot_be_cleared() -> None:
    """A line counts only while all its places hold cards: three 7s beside a gap stay."""
    table = Table("7 7 7 | 7 0 -1 | 7 2 1 | 7 0 1", EIGHT, rules=ROWS_TOO)
    table.open("A1", "A2")
    events = []
    for place in ("A3", "B1", "C1", "D1"):
        events += table.do(f"draw, discard, flip {place}")
        table.turn_up_one()
    assert cleared(events) == [LineCleared(0, COLUMNS[0], 7)]


def test_rows_clear_on_the_final_reveal() -> None:
    """With ``clear_rows`` a row that is complete at the final reveal leaves too."""
    rules = replace(ROWS_TOO, flip_after_discard=FlipAfterDiscard.OPTIONAL)
    table = Table(
        "9 2 -1 | 1 0 -1 | 1 0 2 | 2 1 -1", "4 2 8 | -1 1 8 | 0 -1 8 | 1 0 8", rules=rules
    )
    table.open()
    while table.state.phase is Phase.TURN:
        table.turn_up_one()
        table.do("draw, discard, pass")
    assert cleared(table.events) == [LineCleared(1, ROWS[2], 8)]


# -- 9: open cards ------------------------------------------------------------------------------


def test_open_cards_are_shown_before_the_round_opens() -> None:
    """Everybody sees all cards from the start, seat by seat, while they lie face-down."""
    table = Table(TEN, TWENTY, rules=OPEN)
    shown = [event for event in table.events if isinstance(event, CardShown)]
    assert [(event.player, event.position) for event in shown] == [
        (seat, position) for seat in (0, 1) for position in range(SIZE)
    ]
    assert [event.card for event in shown] == [*table.grids[0], *table.grids[1]]
    assert hidden_count(table.state.grids[0]) == SIZE


def test_open_cards_count_as_face_up_only_once_turned() -> None:
    """Three equal shown cards stay until they are turned; then the column leaves."""
    table = Table("9 2 -1 | 7 7 7 | 1 0 2 | 3 4 -1", TWENTY, rules=OPEN)
    assert not cleared(table.open("A1", "A2"))
    for place in ("B1", "B2"):
        assert not cleared(table.do(f"draw, discard, flip {place}"))
        table.turn_up_one()
    assert cleared(table.do("draw, discard, flip B3")) == [LineCleared(0, COLUMNS[1], 7)]


def test_open_cards_close_a_round_as_always() -> None:
    """The round closes with the last face-down card, not before, and the rest is revealed."""
    table = Table(TEN, TWENTY, rules=replace(OPEN, flip_after_discard=FlipAfterDiscard.OPTIONAL))
    table.open()
    while table.state.ender is None:
        table.turn_up_one()
        events = table.do("draw, discard, pass")
    assert table.last(ClosingStarted) == ClosingStarted(0)
    revealed = [event for event in events if isinstance(event, CardRevealed)]
    assert {event.reason for event in revealed} == {Reveal.FINAL}
    assert [event.position for event in revealed] == list(range(2, SIZE))
