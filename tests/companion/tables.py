"""Companions to talk to: a table of real cards at a desk of its own."""

from itertools import cycle
from pathlib import Path

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.settings import Settings
from skyjo_a11y.shelf import open_game
from tests.evenings import Talk, desk_in, told

#: A game of Anna and Ben up to the first turn, which is Anna's; the discard's top is 5.
OPENED = ("5", "anna a1 7 d3 -2", "ben a1 3 b1 -2")


def table_of(names: str, rules: RuleSet = STANDARD) -> Setup:
    """People at a table with real cards."""
    return Setup(rules, tuple(map(Player, names.split())), "", source=Source.TABLE)


def companion(
    folder: Path,
    *lines: str,
    names: str = "Anna Ben",
    rules: RuleSet = STANDARD,
    settings: Settings | None = None,
) -> Talk:
    """A companion that was told ``lines``."""
    talk = Talk(desk_in(folder, settings=settings), table_of(names, rules))
    talk.say(*lines)
    return talk


def restarted(talk: Talk) -> Talk:
    """The same game, as the next start of the program finds it on disk."""
    talk.conversation.leave()
    (path,) = talk.desk.folder.glob("*.skyjo")
    news, table = open_game(talk.desk, path)
    again = Talk.__new__(Talk)
    again.desk = talk.desk
    again.conversation = Conversation(talk.desk, table, news)
    again.reply = again.conversation.begin()
    again.begun = told(again.reply)
    return again


def quick_round(names: str) -> list[str]:
    """Lines of a round in which nothing clears: the first person ends it with 15, others have less.

    Everybody has 0 to 2 on each place but A1, and turns up one card a turn.
    """
    people = names.split()
    lines = ["12"]
    lines += [f"{name} a1 {5 - seat} a2 1" for seat, name in enumerate(people)]
    draws = cycle([12, 11, 10, 9, 8])
    places = [column + row for column in "abcd" for row in "123"][2:]
    for place, card in zip(places, [2, 0, 1, 0, 1, 2, 0, 1, 0, 2], strict=True):
        lines += [f"z {next(draws)} x {place} {card}" for _ in people]
    return lines
