"""Simulated games: whole, and reproducible one by one."""

import pytest

from skyjo_a11y.rules.events import DiscardOpened, GameEnded, GameStarted, RoundStarted
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulator import game_seed, play_game

BOTS = ["einfach", "zufall", "einfach"]


def test_a_game_runs_from_start_to_end() -> None:
    """The first event starts the game, the last one ends it."""
    events = list(play_game(STANDARD, BOTS, "7"))
    assert events[0] == GameStarted(STANDARD, (0, 0, 0))
    assert isinstance(events[-1], GameEnded)
    rounds = [event.round for event in events if isinstance(event, RoundStarted)]
    assert rounds == list(range(1, len(rounds) + 1))


def test_a_seed_reproduces_its_game() -> None:
    """Game 3 of a simulation is played again by its own seed alone."""
    games = [list(play_game(STANDARD, BOTS, game_seed("7", number))) for number in (1, 2, 3)]
    assert games[2] == list(play_game(STANDARD, BOTS, "7/3"))
    assert games[0] != games[1]


def test_equal_seeds_deal_equal_cards_to_other_bots() -> None:
    """Games of one seed begin with the same cards whoever plays, so bots compare in pairs."""
    games = [play_game(STANDARD, [bot] * 3, "7") for bot in ("einfach", "zufall")]
    opened = [[event for event in game if isinstance(event, DiscardOpened)] for game in games]
    assert opened[0][0] == opened[1][0]


def test_an_unknown_bot_is_an_error() -> None:
    """A name that is not in the table raises KeyError."""
    with pytest.raises(KeyError):
        next(play_game(STANDARD, ["nobody"] * 2, "7"))
