"""The bot protocol of EVENTS.md: a position a line in, actions a line out."""

import json
from dataclasses import asdict, replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bot_protocol import PositionError, decisions, read_position, serve
from skyjo_a11y.bots import BOTS, stark
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Continue, Deal, Discard, Flip, Pass
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Pool, count
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, SHOWN, Cell, is_open
from skyjo_a11y.rules.legality import may_pass
from skyjo_a11y.rules.notation import format_action, parse_action
from skyjo_a11y.rules.options import STANDARD, ClearedCards, FlipAfterDiscard, RuleSet, TargetRule
from skyjo_a11y.rules.state import Phase, State
from tests.rules.random_play import rule_sets, seeds

HIDDEN = ["?"] * 9
POSITION: dict[str, Any] = {
    "seat": 0,
    "grids": [[8, 8, 5, *HIDDEN], [1, 2, 7, *HIDDEN]],
    "discards": [3, 8],
    "pile": 124,
    "hand": None,
    "from": None,
    "ender": None,
    "opening": False,
    "totals": [0, 0],
}


def answers(*lines: str, bot: str = "stark") -> list[dict[str, Any]]:
    """What the program answers to ``lines``."""
    written: list[str] = []
    assert serve(bot, "7", lines, written.append) == 0
    assert all(text.endswith("\n") and text.count("\n") == 1 for text in written)
    return [json.loads(text) for text in written]


def answer(**changes: object) -> dict[str, Any]:
    """The answer to the position above with changes."""
    (given_back,) = answers(json.dumps(POSITION | changes))
    return given_back


# -- What is answered ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "actions"),
    [
        ({}, ["take", "swap A3"]),
        ({"discards": [3, 12]}, ["draw"]),
        ({"hand": 8, "from": "draw", "pile": 123, "discards": [3]}, ["swap A3"]),
        ({"hand": 8, "from": "discard", "discards": [3]}, ["swap A3"]),
    ],
)
def test_a_turn(changes: dict[str, Any], actions: list[str]) -> None:
    """At its start a turn is a draw or a take with its swap; with a card in hand it goes on."""
    assert answer(**changes) == {"actions": actions}


def test_a_discard_comes_with_the_card_to_turn_up() -> None:
    """A drawn card that is not wanted is discarded and a face-down card turned up."""
    discard, flip = answer(hand=12, **{"from": "draw"})["actions"]
    assert (discard, flip.split()[0]) == ("discard", "flip")


@pytest.mark.parametrize("rule", ["optional", "required"])
def test_a_pass_is_told_by_its_discard_alone(rule: str) -> None:
    """With ``optional`` a bot that turns up nothing answers by the discard alone."""

    def waiting(state: State, _seed: str) -> Action:
        if state.phase is Phase.DRAWN:
            return Discard()
        return Pass() if may_pass(state) else Flip(3)

    changes: dict[str, Any] = {"hand": 12, "from": "draw", "rules": {"flip_after_discard": rule}}
    state = read_position(json.dumps(POSITION | changes))
    told_actions = [format_action(action) for action in decisions(waiting, "7", state)]
    assert told_actions == (["discard"] if rule == "optional" else ["discard", "flip B1"])


def test_an_opening_is_two_flips() -> None:
    """Both cards of the opening are named at once; if one lies open, the other."""
    start: dict[str, Any] = {"opening": True, "discards": [5], "pile": 125}
    closed = ["?"] * 12
    assert answer(**start, grids=[closed] * 2) == {"actions": ["flip A1", "flip B1"]}
    grids = [[4, *["?"] * 11], closed]
    assert answer(**start, grids=grids) == {"actions": ["flip B1"]}


def test_a_known_card_may_lie_face_down() -> None:
    """With open cards the opening is chosen among cards that all know."""
    grid = [f"{card}?" for card in (5, 3, 12, -1, 4, 6, 7, 8, 9, -2, 5, 6)]
    opening: dict[str, Any] = {
        "opening": True,
        "discards": [5],
        "pile": 125,
        "rules": {"open_cards": True},
    }
    assert answer(**opening, grids=[grid, grid]) == {"actions": ["flip D1", "flip B1"]}


# -- Defaults -----------------------------------------------------------------------------------


def test_what_may_be_left_out_is_computed() -> None:
    """Without ``unseen`` it is the deck without all that is seen; rules are the defaults."""
    state = read_position(json.dumps(POSITION | {"grids": [[8, 8, "5?", *HIDDEN], ["-"] * 12]}))
    seen = {8: 3, 5: 1, 3: 1}
    assert [count(state.unseen, card) for card in CARDS] == [
        count(FULL_DECK, card) - seen.get(card, 0) for card in CARDS
    ]
    assert (state.rules, state.turns, state.removed, state.reshuffled) == (STANDARD, 0, (), None)


def test_removed_cards_and_the_hand_are_seen() -> None:
    """Cards out of the game, and the one in hand, are not among those nobody has seen."""
    line = json.dumps(POSITION | {"removed": [0, 0, 0], "hand": 12, "from": "draw"})
    state = read_position(line)
    assert (count(state.unseen, 0), count(state.unseen, 12)) == (12, 9)


def test_after_a_reshuffle_there_are_two_multisets() -> None:
    """``reshuffled`` is the draw pile; ``unseen`` is then what lies face-down."""
    line = json.dumps(POSITION | {"reshuffled": {"-2": 5, "0": 2}, "pile": 7})
    state = read_position(line)
    assert state.draw_pool[:3] == (5, 0, 2)
    assert (state.unseen[0], state.unseen[2]) == (0, 13)


def test_counts_that_are_told_are_believed() -> None:
    """Told counts stand even if they do not fit what is seen."""
    state = read_position(json.dumps(POSITION | {"unseen": {"12": 3}}))
    assert state.unseen == (*[0] * 14, 3)


def test_rules_are_read_as_the_export_writes_them() -> None:
    """Every field of the rules is understood, and unknown keys are ignored there too."""
    rules = RuleSet(
        target=50,
        target_rule=TargetRule.EXCEEDED,
        rounds=3,
        flip_after_discard=FlipAfterDiscard.OPTIONAL,
        cleared_cards=ClearedCards.REMOVED,
        clear_rows=True,
    )
    told = json.loads(json.dumps(asdict(rules))) | {"colour": "blue"}
    assert read_position(json.dumps(POSITION | {"rules": told})).rules == rules
    assert read_position(json.dumps(POSITION | {"rules": {"rounds": None}})).rules == STANDARD


def test_unknown_keys_are_ignored() -> None:
    """A newer program may say more than this one knows."""
    assert answer(mood="good") == answer()


# -- Bad input ----------------------------------------------------------------------------------

BAD_CHANGES: list[dict[str, Any]] = [
    {"seat": 2},
    {"seat": True},
    {"seat": "0"},
    {"grids": [[1] * 12]},
    {"grids": [[1] * 11, [1] * 12]},
    {"grids": [[13] * 12, [1] * 12]},
    {"grids": [["x"] * 12, [1] * 12]},
    {"grids": [["-"] * 12, ["?"] * 12]},
    {"grids": 3},
    {"discards": [99]},
    {"discards": None},
    {"discards": [], "pile": 0},
    {"discards": [12] * 11},
    {"pile": -1},
    {"pile": 1.5},
    {"hand": 5},
    {"hand": 13, "from": "draw"},
    {"hand": 5, "from": "sleeve"},
    {"hand": 5, "from": ["draw"]},
    {"hand": 5, "from": "draw", "opening": True},
    {"from": "draw"},
    {"ender": 0},
    {"ender": 5},
    {"opening": 1},
    {"opening": True},
    {"totals": [0]},
    {"totals": [0, "1"]},
    {"turns": -1},
    {"turns": None},
    {"rules": []},
    {"rules": {"target": 0}},
    {"rules": {"target": "100"}},
    {"rules": {"clear_rows": "yes"}},
    {"rules": {"doubling": "never"}},
    {"rules": {"rounds": 0}},
    {"unseen": [1]},
    {"unseen": {"0": "many"}},
    {"reshuffled": {"0": None}},
    {"removed": [1.0]},
]


@pytest.mark.parametrize("changes", BAD_CHANGES, ids=str)
def test_a_bad_value_is_an_error(changes: dict[str, Any]) -> None:
    """What is no position is answered by a sentence that says why."""
    given_back = answer(**changes)
    assert list(given_back) == ["error"]
    assert given_back["error"]


@pytest.mark.parametrize("key", list(POSITION))
def test_a_missing_key_is_an_error(key: str) -> None:
    """Everything before ``turns`` must be there; the error names what is not."""
    line = json.dumps({name: value for name, value in POSITION.items() if name != key})
    (given_back,) = answers(line)
    assert key in given_back["error"]


@pytest.mark.parametrize("line", ["", "\n", "hello", "[]", "3", "{", "[" * 100_000, "NaN"])
def test_a_line_that_is_no_object_is_an_error(line: str) -> None:
    """Each bad line has its own error, and the next line is answered as ever."""
    bad, good = answers(line, json.dumps(POSITION))
    assert list(bad) == ["error"]
    assert good == answer()


def test_the_end_of_the_input_ends_it() -> None:
    """No lines, no answers, status 0."""
    assert answers() == []


def test_an_unknown_bot_is_an_error() -> None:
    """A name that is not in the table raises KeyError."""
    with pytest.raises(KeyError):
        serve("nobody", "7", [], print)


_json = st.recursive(
    st.none() | st.booleans() | st.integers(-20, 160) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=13) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=30,
)


@settings(deadline=None)
@given(st.sampled_from([*POSITION, "turns", "rules", "unseen", "reshuffled", "removed"]), _json)
def test_anything_gets_an_answer(key: str, value: object) -> None:
    """Whatever a key is set to, the answer is either actions or an error."""
    given_back = answer(**{key: value})
    assert list(given_back) in (["actions"], ["error"])


# -- The same as in a game ----------------------------------------------------------------------


def cell_sign(cell: Cell) -> int | str:
    """A cell as the protocol writes it."""
    if cell in (GONE, FACE_DOWN):
        return "-" if cell == GONE else "?"
    return cell if is_open(cell) else f"{cell - SHOWN}?"


def pool_object(pool: Pool) -> dict[str, int]:
    """A multiset as the protocol writes it."""
    return {str(card): number for card, number in zip(CARDS, pool, strict=True)}


def written(state: State) -> str:
    """The whole position of a state as the protocol writes it."""
    sources = {Phase.DRAWN: "draw", Phase.TAKEN: "discard"}
    pool = state.reshuffled
    return json.dumps(
        {
            "seat": state.turn,
            "grids": [[cell_sign(cell) for cell in grid] for grid in state.grids],
            "discards": list(state.discards),
            "pile": state.pile,
            "hand": state.hand,
            "from": sources.get(state.phase),
            "ender": state.ender,
            "opening": state.phase is Phase.OPENING,
            "totals": list(state.totals),
            "turns": state.turns // state.seats,
            "rules": asdict(state.rules),
            "unseen": pool_object(state.unseen),
            "reshuffled": None if pool is None else pool_object(pool),
            "removed": list(state.removed),
        }
    )


def told(state: State) -> list[Action]:
    """The actions that the program answers in ``state``."""
    (given_back,) = answers(written(state), bot="stark")
    return [parse_action(text) for text in given_back["actions"]]


def follow(rules: RuleSet, players: int, seed: str, limit: int) -> int:
    """Compare answers with what the bot does in a game of its own; how many were compared."""
    dealer, compared = SeededDeck(seed), 0
    state, _ = start_game(rules, players)
    pending: list[Action] = []
    while state.phase is not Phase.GAME_OVER and compared < limit:
        if state.awaiting is not None:
            state, _ = apply(state, Deal(dealer.deal(state)))
            continue
        if state.phase is Phase.ROUND_OVER:
            state, _ = apply(state, Continue())
            continue
        action = stark.decide(state, "7")
        if not pending and state.phase is not Phase.DISCARDED:
            pending = told(state)
            compared += 1
        if pending:  # a pass is told by its discard alone
            assert action == pending.pop(0)
        state, _ = apply(state, action)
    return compared


@settings(deadline=None, max_examples=8)
@given(rule_sets(), st.integers(2, 8), seeds)
def test_answers_are_what_the_bot_does_in_a_game(rules: RuleSet, players: int, seed: int) -> None:
    """Asked at each moment of a game, the program answers what the bot then does."""
    assert follow(replace(rules, target=150), players, str(seed), limit=80) > 20


@pytest.mark.parametrize("bot", ["neuling", "leicht", "mittel", "einfach", "meister"])
def test_every_level_answers_as_it_plays(bot: str) -> None:
    """What levels leave to chance follows from the seed and what the protocol tells."""
    dealer = SeededDeck("levels")
    state, _ = start_game(STANDARD, 2)
    moments = iter(range(30))
    while state.phase is not Phase.ROUND_OVER:
        action: Action
        if state.awaiting is not None:
            action = Deal(dealer.deal(state))
        else:
            if next(moments, None) is None:
                break
            action = BOTS[bot](state, "7")
            if state.phase is not Phase.DISCARDED:
                (given_back,) = islice(answers(written(state), bot=bot), 1)
                assert given_back["actions"][0] == format_action(action)
        state, _ = apply(state, action)


def test_a_position_error_is_a_value_error() -> None:
    """Whoever reads positions without answering can catch what is wrong with them."""
    with pytest.raises(PositionError, match="not JSON"):
        read_position("?")
