"""Opponents as they are asked for: «2», «einfach,zufall», «Anton:einfach», «passend»."""

from collections.abc import Sequence

from skyjo_a11y.bots import BOTS, DEFAULT_BOT
from skyjo_a11y.gamelog import Player
from skyjo_a11y.names import bot_names, name_fault
from skyjo_a11y.rules.options import MOST_PLAYERS
from skyjo_a11y.text import clean, fold
from skyjo_a11y.vocabulary import number_in

#: The level that is chosen at each game's start by the results of the people at the table.
FITTING = "passend"
_OUTSIDE = ("einfach", "zufall")  # no steps of the ladder from weak to strong
#: The words for a level, in the order in which they are listed.
LEVELS = (*(bot for bot in BOTS if bot not in _OUTSIDE), FITTING, *_OUTSIDE)


def level_of(player: Player) -> str:
    """The word for the level of a bot."""
    return FITTING if player.fitting else player.bot or DEFAULT_BOT


def with_level(name: str, level: str) -> Player:
    """A bot of that name and level; which bot a fitting one is, is decided when a game starts."""
    return Player(name, DEFAULT_BOT, fitting=True) if level == FITTING else Player(name, level)


def parse_opponents(text: str, taken: Sequence[str], level: str = DEFAULT_BOT) -> list[Player]:
    """The opponents that ``text`` asks for, at a table where ``taken`` sit already.

    A count, in digits or as a word, gives that many of ``level``; else a comma list of LEVEL or
    NAME:LEVEL. Raises ValueError, whose text is the part that was not understood.
    """
    text = clean(text)
    count = _count(text)
    wishes = [_wish(part) for part in text.split(",")] if count is None else [("", level)] * count
    return _seated(wishes, list(taken))


def _count(text: str) -> int | None:
    """The number in ``text``; None if it is none. Raises ValueError for too many opponents."""
    count = number_in(text)
    if count is not None and count >= MOST_PLAYERS:
        raise ValueError(text)
    return count


def _wish(part: str) -> tuple[str, str]:
    name, colon, level = part.strip().rpartition(":")
    levels = {fold(known): known for known in LEVELS}
    if fold(level.strip()) not in levels or (colon and not name.strip()):
        raise ValueError(part.strip())
    return name.strip(), levels[fold(level.strip())]


def _seated(wishes: list[tuple[str, str]], taken: list[str]) -> list[Player]:
    players: list[Player] = []
    named = [name for name, _ in wishes if name]
    for wish, level in wishes:
        around = taken + [player.name for player in players]
        name = wish or next(iter(bot_names(1, [*around, *named])), "")
        if name_fault(name, around) is not None:
            raise ValueError(name)
        players.append(with_level(name, level))
    return players
