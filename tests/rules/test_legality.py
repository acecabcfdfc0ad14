"""Why an action is refused: each reason in the moment it is for."""

import pytest

from skyjo_a11y.rules.engine import IllegalActionError, apply, start_game
from skyjo_a11y.rules.legality import Refusal, legal_actions, refusal
from skyjo_a11y.rules.notation import format_action, parse_action
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase, State
from tests.rules.playing import ZERO, Table

ANNA = f"9 2 -1 | 7 7 7 | {ZERO} | {ZERO}"
BEN = f"6 3 7 | 4 2 0 | {ZERO} | {ZERO}"
TO_A_GAP = (
    "draw, discard, flip B1, draw, discard, flip A3, draw, discard, flip B2, draw, discard, "
    "flip B1, draw, discard, flip B3, draw, discard, flip B2"
)


def after(actions: str) -> State:
    """Anna and Ben have opened A1 and A2, Anna starts; then ``actions``."""
    table = Table(ANNA, BEN)
    if actions != "nothing":
        table.open()
    if actions not in ("nothing", ""):
        table.do(actions)
    return table.state


@pytest.mark.parametrize(
    ("actions", "refused", "reason"),
    [
        ("nothing", "draw", Refusal.OPENING_FIRST),
        ("nothing", "swap A1", Refusal.OPENING_FIRST),
        ("nothing", "continue", Refusal.ROUND_RUNS),
        ("nothing", "deal 5", Refusal.NOTHING_AWAITED),
        ("", "swap A1", Refusal.HAND_EMPTY),
        ("", "flip A3", Refusal.HAND_EMPTY),
        ("", "discard", Refusal.HAND_EMPTY),
        ("", "pass", Refusal.HAND_EMPTY),
        ("", "continue", Refusal.ROUND_RUNS),
        ("draw", "draw", Refusal.HAND_FULL),
        ("draw", "take", Refusal.HAND_FULL),
        ("draw", "pass", Refusal.HAND_FULL),
        ("draw", "flip A3", Refusal.FLIP_NEEDS_DISCARD),
        ("take", "draw", Refusal.TAKEN_MUST_SWAP),
        ("take", "discard", Refusal.TAKEN_MUST_SWAP),
        ("take", "flip A3", Refusal.TAKEN_MUST_SWAP),
        ("draw, discard", "take", Refusal.FLIP_FIRST),
        ("draw, discard", "swap A1", Refusal.FLIP_FIRST),
        ("draw, discard", "flip A1", Refusal.OPEN_ALREADY),
        ("draw, discard", "pass", Refusal.FLIP_REQUIRED),
        (f"{TO_A_GAP}, draw", "swap B1", Refusal.NO_CARD_THERE),
        (f"{TO_A_GAP}, draw, discard", "flip B3", Refusal.NO_CARD_THERE),
    ],
)
def test_refusals(actions: str, refused: str, reason: Refusal) -> None:
    """Each refusal names what stands in the way."""
    state = after(actions)
    action = parse_action(refused)
    assert refusal(state, action) is reason
    with pytest.raises(IllegalActionError, match=reason):
        apply(state, action)


@pytest.mark.parametrize(
    ("totals", "phase", "reason"),
    [(0, Phase.ROUND_OVER, Refusal.ROUND_OVER), (100, Phase.GAME_OVER, Refusal.GAME_OVER)],
)
def test_after_a_round(totals: int, phase: Phase, reason: Refusal) -> None:
    """After a round only the next one can begin; after a game nothing."""
    table = Table(ANNA, BEN, totals=(totals, totals))
    table.finish_round()
    assert table.state.phase is phase
    assert refusal(table.state, parse_action("draw")) is reason
    following = [] if phase is Phase.GAME_OVER else ["continue"]
    assert list(map(format_action, legal_actions(table.state))) == following
    if phase is Phase.GAME_OVER:
        assert refusal(table.state, parse_action("continue")) is reason


def test_only_chance_moves_while_a_card_is_awaited() -> None:
    """Where a card is about to turn up players wait, and the card must still be there."""
    state, _ = start_game(STANDARD, 2)
    assert refusal(state, parse_action("draw")) is Refusal.CARD_AWAITED
    state = state._replace(unseen=(0, *state.unseen[1:]))
    assert refusal(state, parse_action("deal -2")) is Refusal.NO_SUCH_CARD_LEFT
    assert refusal(state, parse_action("deal -1")) is None


def test_nothing_to_take_or_to_draw() -> None:
    """At a table, after corrections, a pile can be empty: that is a reason of its own."""
    state = after("")
    assert refusal(state._replace(discards=()), parse_action("take")) is Refusal.DISCARDS_EMPTY
    assert refusal(state._replace(pile=0), parse_action("draw")) is Refusal.NO_PILE


def test_legal_actions_of_a_turn() -> None:
    """A turn begins by drawing or taking; a taken card can go on any of the twelve places."""
    assert list(map(format_action, legal_actions(after("")))) == ["draw", "take"]
    assert len(legal_actions(after("take"))) == 12
    assert len(legal_actions(after("draw"))) == 13
    assert len(legal_actions(after("draw, discard"))) == 10
