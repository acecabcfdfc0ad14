"""The bot ``zufall`` does anything legal, each action equally likely."""

from collections import Counter

from skyjo_a11y.bots.zufall import decide
from skyjo_a11y.rules.legality import legal_actions
from tests.rules.playing import ZERO, Table


def table() -> Table:
    """A drawn card in hand: thirteen actions are possible."""
    opened = Table(f"9 2 -1 | {ZERO} | {ZERO} | {ZERO}", f"1 2 7 | 4 2 0 | {ZERO} | {ZERO}")
    opened.open()
    opened.do("draw")
    return opened


def test_every_legal_action_is_equally_likely() -> None:
    """Over many seeds each of the thirteen actions comes about as often."""
    state = table().state
    decisions = Counter(decide(state, str(seed)) for seed in range(2600))
    assert set(decisions) == set(legal_actions(state))
    assert all(145 < count < 255 for count in decisions.values())  # four standard errors


def test_equal_seeds_decide_equally() -> None:
    """The same state and seed give the same decision, so that undo can't roll again."""
    assert {decide(table().state, "7") for _ in range(20)} == {decide(table().state, "7")}


def test_turns_are_decided_anew() -> None:
    """One seed does not give the same decision in every turn."""
    played = table()
    decisions = set()
    for _ in range(8):
        decisions.add(decide(played.state, "7"))
        played.do("swap A1, draw")
    assert len(decisions) > 1
