"""The referee is not toothless: files changed in one way are rejected for the rule they break."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.rules.options import STANDARD, FlipAfterDiscard
from tests.mutations import (
    Mutation,
    another_card,
    change,
    drop,
    end_early,
    exchange,
    from_nowhere,
    insert,
    one_more,
    repeat,
    too_many_twelves,
    turned,
    without_field,
)
from tests.referee import Rule, Violation, judge, main
from tests.rules.playing import Table
from tests.test_export import NAMES, lines

OPEN_ROWS = replace(STANDARD, clear_rows=True, open_cards=True)
OPTIONAL = replace(STANDARD, flip_after_discard=FlipAfterDiscard.OPTIONAL)
GAMES = ("standard", "optional", "rows, open cards", "eight", "crossing lines")


Spoil = Callable[[list[str], int], list[str]]


def drop_one(whole: list[str], index: int) -> list[str]:
    """The file without one line."""
    return whole[:index] + whole[index + 1 :]


def double_one(whole: list[str], index: int) -> list[str]:
    """The file with one line twice."""
    return whole[: index + 1] + whole[index:]


def exchange_one(whole: list[str], index: int) -> list[str]:
    """The file with one line after the next."""
    return [*whole[:index], whole[index + 1], whole[index], *whole[index + 2 :]]


@cache
def base(name: str) -> list[str]:
    """A game in good order that has the events a mutation needs."""
    match name:
        case "eight":
            return lines(STANDARD, ["einfach"] * 8, "eight")
        case "crossing lines":
            return crossing_lines()
        case "rows, open cards":
            return lines(OPEN_ROWS, ["einfach", "einfach", "zufall"], "seed")
        case "optional":
            return lines(OPTIONAL, ["zufall"] * 3, "seed")
        case _:
            return lines(STANDARD, ["einfach", "einfach", "zufall"], "seed")


def crossing_lines() -> list[str]:
    """An unfinished game in which a column and a row leave together."""
    rules = replace(STANDARD, clear_rows=True)
    table = Table(
        "5 7 7 | 7 0 -1 | 7 2 1 | 7 0 1",
        "4 2 2 | 1 0 -1 | 1 0 -1 | 1 0 -1",
        draws="9 9 9 9 9 9 7",
        rules=rules,
    )
    table.open("A2", "A3")
    for place in ("B1", "C1", "D1"):
        table.do(f"draw, discard, flip {place}")
        table.turn_up_one()
    table.do("draw, swap A1")
    return list(exported(GameLabel(NAMES[:2], "deck", None), table.events))


FLIP = {"reason": "flip"}
FINAL = {"reason": "final"}
MUTATIONS: list[tuple[str, str, Mutation, Rule]] = [
    ("an unknown event", "standard", change("card_drawn", type="card_found"), Rule.FORMAT),
    ("another format", "standard", change("game_started", format=2), Rule.FIELDS),
    ("an unknown source", "standard", change("game_started", source="cloud"), Rule.FIELDS),
    ("one player", "standard", change("game_started", players=["Anna"]), Rule.FIELDS),
    ("a name twice", "standard", change("game_started", players=["Anna"] * 3), Rule.FIELDS),
    ("points at the start", "standard", change("game_started", totals=one_more), Rule.TOTALS),
    ("other names", "standard", change("game_started", totals={"A": 0}), Rule.FIELDS),
    ("names turned", "standard", change("round_scored", sums=turned), Rule.FIELDS),
    ("a seed that is none", "standard", change("game_started", seed=1.5), Rule.FIELDS),
    ("no seed field", "standard", without_field("game_started", "seed"), Rule.FIELDS),
    ("no rules", "standard", change("game_started", rules={}), Rule.FIELDS),
    ("a missing card", "standard", without_field("card_drawn", "card"), Rule.FIELDS),
    ("a missing truth", "standard", without_field("turn_started", "final"), Rule.FIELDS),
    ("no card of the game", "standard", change("card_drawn", card=13), Rule.FIELDS),
    ("a card as text", "standard", change("card_drawn", card=str), Rule.FIELDS),
    ("a number as truth", "standard", change("turn_started", final=0), Rule.FIELDS),
    ("no place", "standard", change("card_swapped", position="A4"), Rule.FIELDS),
    ("a stranger", "standard", change("card_drawn", player="Zoe"), Rule.FIELDS),
    ("round 2 first", "standard", change("round_started", round=2), Rule.ROUND),
    ("round 1 again", "standard", change("round_started", 1, round=1), Rule.ROUND),
    ("no discard opened", "standard", drop("discard_opened"), Rule.ORDER),
    ("opening before the discard", "standard", exchange("discard_opened"), Rule.ORDER),
    ("one card opened", "standard", drop("card_revealed"), Rule.OPENING),
    ("a card opened twice", "standard", repeat("card_revealed"), Rule.PLACE),
    ("seats mixed", "standard", exchange("card_revealed", 1), Rule.OPENING),
    ("another reason", "standard", change("card_revealed", reason="flip"), Rule.OPENING),
    (
        "shown without option",
        "standard",
        change("discard_opened", type="card_shown", player="Anna", position="A1"),
        Rule.ORDER,
    ),
    (
        "a shown card changes",
        "rows, open cards",
        change("card_revealed", card=another_card),
        Rule.SHOWN,
    ),
    ("shown out of order", "rows, open cards", exchange("card_shown", 3), Rule.SHOWN),
    ("not all shown", "rows, open cards", drop("card_shown", 35), Rule.ORDER),
    ("wrong sums", "standard", change("starter_decided", sums=one_more), Rule.SUMS),
    ("wrong reason", "standard", change("starter_decided", reason="round_ender"), Rule.STARTER),
    (
        "wrong later reason",
        "standard",
        change("starter_decided", 1, reason="round_winner"),
        Rule.STARTER,
    ),
    ("no starter", "standard", drop("starter_decided"), Rule.ORDER),
    ("no turn started", "standard", drop("turn_started", 3), Rule.ORDER),
    ("a turn started twice", "standard", repeat("turn_started", 3), Rule.ORDER),
    ("a last turn too soon", "standard", change("turn_started", final=True), Rule.TURN),
    (
        "not the last turn",
        "standard",
        change("turn_started", where={"final": True}, final=False),
        Rule.TURN,
    ),
    ("nothing drawn", "standard", drop("card_drawn"), Rule.ORDER),
    ("drawn twice", "standard", repeat("card_drawn"), Rule.ORDER),
    ("too many 12s", "standard", too_many_twelves, Rule.CARDS),
    (
        "not the top",
        "standard",
        change("discard_taken", card=another_card),
        Rule.TOP,
    ),
    (
        "another card swapped",
        "standard",
        change("card_swapped", card=another_card),
        Rule.HAND,
    ),
    (
        "another card replaced",
        "standard",
        change("card_swapped", where={"was_hidden": False}, replaced=another_card),
        Rule.PLACE,
    ),
    (
        "hidden or not",
        "standard",
        change("card_swapped", was_hidden=lambda hidden: not hidden),
        Rule.PLACE,
    ),
    (
        "another card discarded",
        "standard",
        change("card_discarded", card=another_card),
        Rule.HAND,
    ),
    ("no card turned up", "standard", drop("card_revealed", where=FLIP), Rule.FLIP),
    (
        "turned up for another reason",
        "standard",
        change("card_revealed", where=FLIP, reason="opening"),
        Rule.FLIP,
    ),
    ("turned up twice", "standard", repeat("card_revealed", where=FLIP), Rule.ORDER),
    (
        "an early reshuffle",
        "standard",
        insert("card_drawn", 9, type="pile_reshuffled", count=9),
        Rule.RESHUFFLE,
    ),
    ("no reshuffle", "eight", drop("pile_reshuffled"), Rule.RESHUFFLE),
    (
        "another count",
        "eight",
        change("pile_reshuffled", count=lambda count: count + 1),
        Rule.RESHUFFLE,
    ),
    ("cards from nowhere", "eight", from_nowhere, Rule.RESHUFFLE),
    ("a complete column stays", "standard", drop("line_cleared"), Rule.LINES),
    ("a column leaves twice", "standard", repeat("line_cleared"), Rule.LINES),
    (
        "another column leaves",
        "standard",
        change("line_cleared", card=another_card),
        Rule.LINES,
    ),
    ("no column", "standard", change("line_cleared", positions=["A1", "A2"]), Rule.FIELDS),
    ("no closing", "standard", drop("closing_started"), Rule.CLOSING),
    (
        "closing too soon",
        "standard",
        insert("turn_started", 4, type="closing_started", player="Anna"),
        Rule.CLOSING,
    ),
    ("closing twice", "standard", repeat("closing_started"), Rule.CLOSING),
    ("a card not revealed", "standard", drop("card_revealed", where=FINAL), Rule.FINAL),
    ("revealed in another order", "standard", exchange("card_revealed", where=FINAL), Rule.FINAL),
    (
        "another ender",
        "standard",
        change(
            "round_scored",
            ender=lambda name: NAMES[NAMES.index(name) - 1] if name != "Anna" else "Ben",
        ),
        Rule.CLOSING,
    ),
    ("miscounted", "standard", change("round_scored", sums=one_more), Rule.SUMS),
    ("wrong points", "standard", change("round_scored", points=one_more), Rule.DOUBLING),
    (
        "doubled or not",
        "standard",
        change("round_scored", doubled=lambda doubled: not doubled),
        Rule.DOUBLING,
    ),
    ("wrong totals", "standard", change("round_scored", totals=one_more), Rule.TOTALS),
    ("no score", "standard", drop("round_scored"), Rule.ORDER),
    ("a game without end", "standard", drop("game_ended"), Rule.END),
    ("an early end", "standard", end_early, Rule.END),
    ("everybody wins", "standard", change("game_ended", winners=list(NAMES[:3])), Rule.END),
    ("nobody wins", "standard", change("game_ended", winners=[]), Rule.FIELDS),
    ("other totals at the end", "standard", change("game_ended", totals=one_more), Rule.END),
    ("something after the end", "standard", repeat("game_ended"), Rule.END),
    (
        "a correction without a table",
        "standard",
        insert("card_drawn", 4, type="turn_corrected", player="Anna"),
        Rule.SOURCE,
    ),
    (
        "somebody joins a game of cards",
        "standard",
        insert("turn_started", 4, type="player_joined", player="Zoe", total=0),
        Rule.ORDER,
    ),
    ("the row before the column", "crossing lines", exchange("line_cleared"), Rule.LINES),
    ("only the column", "crossing lines", drop("line_cleared", 1), Rule.LINES),
    ("flipped for nothing", "optional", change("card_revealed", where=FLIP, card=13), Rule.FIELDS),
]


@pytest.mark.parametrize("game", GAMES)
def test_the_referee_accepts_the_games_to_be_changed(game: str) -> None:
    """Before they are changed the files are in order."""
    assert judge(base(game)).finished == (game != "crossing lines")


def test_every_rule_is_broken_by_a_file() -> None:
    """No rule of the referee goes untried."""
    assert {rule for *_, rule in MUTATIONS} == set(Rule)


@pytest.mark.parametrize(
    ("game", "mutation", "rule"),
    [mutation[1:] for mutation in MUTATIONS],
    ids=[mutation[0] for mutation in MUTATIONS],
)
def test_the_referee_calls_out(game: str, mutation: Mutation, rule: Rule) -> None:
    """A file changed in one way is rejected, and the referee names the rule it breaks."""
    events = mutation([json.loads(line) for line in base(game)])
    another_game = lines(STANDARD, ["einfach"] * 2, "next")
    with pytest.raises(Violation) as violation:
        judge([*map(json.dumps, events), *another_game])
    assert violation.value.rule is rule


@pytest.mark.parametrize("step", range(5))
def test_an_unfinished_file_may_stop_anywhere(step: int) -> None:
    """A game cut off after any event is in order, only not finished."""
    whole = lines(OPEN_ROWS, ["zufall"] * 3, "cut")
    for length in range(1 + step, len(whole), 5):
        assert not judge(whole[:length]).finished


def test_the_referee_is_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Called with a file the referee says whether it is in order, or which line breaks what."""
    file = tmp_path / "games.jsonl"
    game = lines(STANDARD, ["einfach"] * 2, "command")
    file.write_text("\n".join(game) + "\n", "utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out.startswith("In order: 1 games")
    file.write_text("\n".join([*game[:4], *game[5:]]) + "\n", "utf-8")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.startswith("line ")
    assert main([]) == 2
    assert "referee.py FILE" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES[:3])
@pytest.mark.parametrize("change_one", [drop_one, double_one, exchange_one])
def test_no_event_can_be_dropped_doubled_or_moved(game: str, change_one: Spoil) -> None:
    """Wherever an event is left out, doubled or told too early, the referee notices."""
    whole = base(game)
    # One may turn up one's two opening cards in either order.
    free = [index for index, line in enumerate(whole) if '"opening"' in line][::2]
    for index in range(len(whole) - 1):
        if change_one is exchange_one and index in free:
            continue
        with pytest.raises(Violation):
            judge([*change_one(whole, index), *base("standard")])


@pytest.mark.parametrize("line", ["", "[]", "5", '{"type": []}', '{"player": "Anna"}', "{"])
def test_lines_that_are_no_events(line: str) -> None:
    """Each line is one JSON object of a known type."""
    with pytest.raises(Violation) as violation:
        judge([*base("standard")[:9], line])
    assert violation.value.rule is Rule.FORMAT
    assert violation.value.line == 10


def test_a_key_stands_once() -> None:
    """A repeated key hides what a reader takes for the value."""
    line = '{"type": "round_started", "round": 1, "round": 1}'
    with pytest.raises(Violation) as violation:
        judge([base("standard")[0], line])
    assert violation.value.rule is Rule.FORMAT


def test_a_new_field_may_come() -> None:
    """Fields that the format does not name are passed over."""
    game = [json.loads(line) | {"mood": "good"} for line in base("standard")]
    assert judge(map(json.dumps, game)).finished
