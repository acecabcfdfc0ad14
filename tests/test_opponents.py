"""Opponents as they are asked for."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import BOTS, DEFAULT_BOT
from skyjo_a11y.gamelog import Player
from skyjo_a11y.names import name_fault
from skyjo_a11y.opponents import parse_opponents


@pytest.mark.parametrize("text", ["2", " 2 ", "02", "zwei", "ZWO", "zwei\u00a0"])
def test_a_count_gives_so_many(text: str) -> None:
    """A number, in digits or as a word, gives so many of the usual level."""
    assert [player.bot for player in parse_opponents(text, ["Jana"])] == [DEFAULT_BOT] * 2


def test_a_count_may_be_nought_to_seven() -> None:
    """Nobody, up to a full table."""
    for count in range(8):
        assert len(parse_opponents(str(count), ["Jana"], "zufall")) == count


def test_a_list_gives_each_level() -> None:
    """Levels with commas, in any case, in their order."""
    players = parse_opponents("einfach, ZUFALL,einfach", ["Jana"])
    assert [player.bot for player in players] == ["einfach", "zufall", "einfach"]


def test_a_level_may_have_a_name() -> None:
    """NAME:LEVEL seats somebody of that name, the others get names around it."""
    players = parse_opponents("einfach, Anton:zufall, Vera : einfach", ["Lea"])
    assert players[1:] == [Player("Anton", "zufall"), Player("Vera", "einfach")]
    assert players[0].name not in ("Anton", "Vera", "Lea")


def test_a_decomposed_name_is_composed() -> None:
    """A name from a Mac's file system or keyboard is the same name."""
    assert parse_opponents("Ju\u0308rgen:einfach", [])[0].name == "Jürgen"


@pytest.mark.parametrize("level", BOTS)
def test_every_level_can_be_asked_for(level: str) -> None:
    """Each bot of the table is a word here."""
    assert parse_opponents(level, ["Jana"])[0].bot == level


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("8", "8"),
        ("12", "12"),
        ("acht", "acht"),
        ("-1", "-1"),
        ("2.5", "2.5"),
        ("", ""),
        (",", ""),
        ("einfach,", ""),
        ("nobody", "nobody"),
        ("einfach, nobody", "nobody"),
        ("2,einfach", "2"),
        (":einfach", ":einfach"),
        ("Anton:", "Anton:"),
        ("Anton:nobody", "Anton:nobody"),
        ("An ton:einfach", "An ton"),
        ("Jana:einfach", "Jana"),
        ("jana:einfach", "jana"),
        ("ziehe:einfach", "ziehe"),
        ("Anton:einfach,anton:zufall", "anton"),
        ("\u0662", "\u0662"),
    ],
)
def test_the_part_that_is_not_understood_is_named(text: str, part: str) -> None:
    """The error says which part it was."""
    with pytest.raises(ValueError, match=f"^{re.escape(part)}$"):
        parse_opponents(text, ["Jana"])


parts = st.sampled_from(["1", "7", "einfach", "zufall", "Anton", "Jana", ":", ",", " ", "ä"])


@settings(deadline=None)
@given(st.lists(parts, max_size=12).map("".join) | st.text(max_size=20))
def test_any_text_gives_opponents_or_an_error(text: str) -> None:
    """Whoever sits down has a level and a name of their own; else it is a ValueError."""
    people = ["Jana", "Vera"]
    try:
        players = parse_opponents(text, people)
    except ValueError:
        return
    for index, player in enumerate(players):
        around = people + [other.name for other in players[:index]]
        assert name_fault(player.name, around) is None
        assert player.bot in BOTS
