"""The bot ``stark``: small positions in which it is plain what is best."""

from dataclasses import replace

import pytest

from skyjo_a11y.bots.stark import choices, decide
from skyjo_a11y.rules.grid import FACE_DOWN
from skyjo_a11y.rules.notation import format_action
from skyjo_a11y.rules.options import STANDARD, FlipAfterDiscard, RuleSet
from skyjo_a11y.rules.state import State
from tests.rules.playing import ZERO, Table

BEN = f"1 2 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 3
OPTIONAL = replace(STANDARD, flip_after_discard=FlipAfterDiscard.OPTIONAL)


def table(
    anna: str, discard: int = 9, draws: str = "", ben: str = BEN, rules: RuleSet = STANDARD
) -> Table:
    """Anna's turn, A1 and A2 turned up."""
    opened = Table(anna, ben, discard=discard, draws=draws, rules=rules)
    opened.open()
    assert opened.state.turn == 0
    return opened


def cost_of(state: State, word: str) -> float:
    """What an action costs, given in plain notation."""
    return {format_action(action): cost for cost, action in choices(state)}[word]


def decided(opened: Table) -> str:
    """What it decides, in plain notation."""
    return format_action(decide(opened.state, ""))


def test_it_opens_in_two_columns() -> None:
    """The opening cards lie in two columns, so that a pair can still come in either."""
    opened = Table(BEN, BEN)
    assert decided(opened) == "flip A1"
    opened.do("flip A1")
    assert decided(opened) == "flip B1"


def test_with_open_cards_it_opens_with_its_lowest() -> None:
    """Where all cards are known, the lowest are turned up: they will stay."""
    opened = Table(
        "5 3 12 | -1 4 6 | 7 8 9 | -2 5 6", BEN, rules=replace(STANDARD, open_cards=True)
    )
    assert decided(opened) == "flip D1"
    opened.do("flip D1")
    assert decided(opened) == "flip B1"


@pytest.mark.parametrize(
    ("anna", "discard", "decision"),
    [
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", -2, "take"),
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "take"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 10, "draw"),
    ],
)
def test_what_it_takes(anna: str, discard: int, decision: str) -> None:
    """It takes a minus card and what completes a column, and no high card."""
    assert decided(table(anna, discard)) == decision


@pytest.mark.parametrize(
    ("anna", "card", "decision"),
    [
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "swap A3"),
        (f"12 3 5 | {ZERO} | {ZERO} | {ZERO}", 1, "swap A1"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 12, "discard"),
    ],
)
def test_where_it_puts_a_drawn_card(anna: str, card: int, decision: str) -> None:
    """It completes a column, replaces a 12 by a 1, and does not keep a 12."""
    opened = table(anna, draws=str(card))
    opened.do("draw")
    assert decided(opened) == decision


def test_it_does_not_feed_the_next_player() -> None:
    """A drawn 12 that would complete the next player's column is not simply thrown to them."""
    costs = []
    for ben in (f"12 12 1 | {ZERO} | {ZERO} | {ZERO}", f"12 11 1 | {ZERO} | {ZERO} | {ZERO}"):
        opened = Table(f"5 3 4 | {ZERO} | {ZERO} | {ZERO}", ben, discard=9, draws="12 12")
        opened.open()
        opened.do("draw, discard, flip A3, draw")
        costs.append(cost_of(opened.state, "discard") - cost_of(opened.state, "swap A1"))
    fed, unfed = costs
    assert fed > unfed + 3


def test_it_ends_a_round_that_it_wins() -> None:
    """Far ahead, it puts a low card on its last face-down place rather than on a 3."""
    opened = table(f"9 8 7 | {ZERO} | {ZERO} | {ZERO}", draws="0")
    opened.do("draw")
    grids = (0, 1, 0, 1, 0, 3, 1, 0, -1, 1, 0, FACE_DOWN), (12, 11, 9, 8, 9, 7, *[FACE_DOWN] * 6)
    assert format_action(decide(opened.state._replace(grids=grids), "")) == "swap D3"


def test_where_turning_up_is_optional_it_may_wait() -> None:
    """Ahead of nobody, it turns up nothing rather than end the round with a high sum."""
    opened = table(f"9 8 7 | {ZERO} | {ZERO} | {ZERO}", draws="12", rules=OPTIONAL)
    opened.do("draw, discard")
    grid = (9, 8, 7, 9, 8, 7, 9, 8, 7, 9, 8, FACE_DOWN)
    state = opened.state._replace(grids=(grid, opened.state.grids[1]))
    assert format_action(decide(state, "")) == "pass"


def test_waiting_gets_dearer_from_turn_to_turn() -> None:
    """Each own turn after the fifteenth makes marking time dearer, so no round stalls."""
    opened = table(f"3 3 5 | {ZERO} | {ZERO} | {ZERO}", discard=3)
    opened.do("take")
    late = opened.state._replace(turns=2 * 25)
    early, later = cost_of(opened.state, "swap A1"), cost_of(late, "swap A1")
    assert later == pytest.approx(early + 7)
