"""The referee follows what is told by hand: physical decks with corrections, and score pads."""

import json
from dataclasses import asdict

import pytest

from skyjo_a11y.rules.options import STANDARD
from tests.referee import Rule, Violation, judge

RULES = asdict(STANDARD)
OPENING = """
    {"type": "round_started", "round": 1}
    {"type": "discard_opened", "card": 9}
    {"type": "card_revealed", "player": "Ben", "position": "A1", "card": 3, "reason": "opening"}
    {"type": "card_revealed", "player": "Anna", "position": "A1", "card": 5, "reason": "opening"}
    {"type": "card_revealed", "player": "Ben", "position": "A2", "card": 1, "reason": "opening"}
    {"type": "card_revealed", "player": "Anna", "position": "B1", "card": 5, "reason": "opening"}
    {"type": "starter_decided", "player": "Anna", "reason": "highest_sum",
     "sums": {"Anna": 10, "Ben": 4}}
    {"type": "turn_started", "player": "Anna", "final": false}
"""


def started(source: str, totals: dict[str, int]) -> str:
    """The first line of a game that was not dealt by the program."""
    players = list(totals)
    return json.dumps(
        {
            "type": "game_started",
            "format": 1,
            "players": players,
            "rules": RULES,
            "source": source,
            "seed": None,
            "totals": totals,
        }
    )


def joined(events: str) -> list[str]:
    """One line an event."""
    text = events.replace("\n     ", " ")
    return [line.strip() for line in text.splitlines() if line.strip()]


TABLE = [started("table", {"Anna": 0, "Ben": 0}), *joined(OPENING)]


def test_a_table_opens_as_told() -> None:
    """At a table the opening cards come in any order; from a deck in seat order."""
    assert not judge(TABLE).finished
    with pytest.raises(Violation) as violation:
        judge([started("deck", {"Anna": 0, "Ben": 0}), *TABLE[1:]])
    assert violation.value.rule is Rule.OPENING


def test_a_table_is_corrected() -> None:
    """What is set by hand counts from then on: the top, the turn, a card."""
    judge(
        [
            *TABLE,
            *joined("""
    {"type": "discard_corrected", "card": 6}
    {"type": "turn_corrected", "player": "Ben"}
    {"type": "turn_started", "player": "Ben", "final": false}
    {"type": "discard_taken", "player": "Ben", "card": 6}
    {"type": "card_corrected", "player": "Ben", "position": "A2", "card": 11}
    {"type": "card_swapped", "player": "Ben", "position": "A2", "card": 6, "replaced": 11,
     "was_hidden": false}
    {"type": "turn_started", "player": "Anna", "final": false}
    """),
        ]
    )


def minus_twos() -> list[str]:
    """Six turns in which each draws a -2 and puts it on A1: one more than a deck has."""
    turns = []
    for turn, replaced in enumerate([5, 3, -2, -2, -2, -2]):
        name, other = ("Anna", "Ben") if turn % 2 == 0 else ("Ben", "Anna")
        turns += [
            {"type": "card_drawn", "player": name, "card": -2},
            {"type": "card_swapped", "player": name, "position": "A1", "card": -2}
            | {"replaced": replaced, "was_hidden": False},
            {"type": "turn_started", "player": other, "final": False},
        ]
    return list(map(json.dumps, turns))


def test_cards_are_counted_while_a_table_is_certain() -> None:
    """A sixth -2 is too many, unless the table has confirmed it."""
    judge([*TABLE, '{"type": "count_uncertain", "card": -2}', *minus_twos()])
    with pytest.raises(Violation) as violation:
        judge([*TABLE, *minus_twos()])
    assert violation.value.rule is Rule.CARDS


PAD = [
    started("pad", {"Anna": 60, "Ben": 70}),
    *joined("""
    {"type": "round_scored", "ender": "Ben", "sums": {"Anna": 9, "Ben": 9},
     "points": {"Anna": 9, "Ben": 18}, "totals": {"Anna": 69, "Ben": 88}, "doubled": true}
    {"type": "player_joined", "player": "Cleo", "total": 80}
    {"type": "player_left", "player": "Anna"}
    {"type": "round_scored", "ender": "Cleo", "sums": {"Ben": 12, "Cleo": -3},
     "points": {"Ben": 12, "Cleo": -3}, "totals": {"Ben": 100, "Cleo": 77}, "doubled": false}
    {"type": "game_ended", "winners": ["Cleo"], "totals": {"Ben": 100, "Cleo": 77}}
"""),
]


def test_a_pad_is_followed() -> None:
    """A pad may start with points; people come and go between its rounds."""
    assert judge(PAD).finished
    assert judge(PAD).rounds == 2


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('"Ben": 18', '"Ben": 9', Rule.DOUBLING),
        ('"Ben": 88', '"Ben": 79', Rule.TOTALS),
        ('"total": 80', '"total": 81', Rule.TOTALS),
        ('"player_left", "player": "Anna"', '"player_left", "player": "Zoe"', Rule.FIELDS),
        ('"player": "Cleo"', '"player": "Ben"', Rule.FIELDS),
        ('"winners": ["Cleo"]', '"winners": ["Ben"]', Rule.END),
    ],
)
def test_a_pad_must_add_up(old: str, new: str, rule: Rule) -> None:
    """Points, totals, names and winners are checked on a pad too."""
    with pytest.raises(Violation) as violation:
        judge(line.replace(old, new) for line in PAD)
    assert violation.value.rule is rule
