"""Simulated games: whole, reproducible one by one, and counted."""

from collections import Counter
from dataclasses import replace

import pytest

from skyjo_a11y.rules.events import (
    DiscardOpened,
    Event,
    GameEnded,
    GameStarted,
    RoundScored,
    RoundStarted,
)
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulator import Tally, game_seed, play_game

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


def test_the_tally_hands_events_on() -> None:
    """Counting changes nothing of what is counted."""
    tally = Tally()
    events = list(play_game(STANDARD, BOTS, "7"))
    assert list(tally.count(events)) == events
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert (tally.games, tally.rounds) == (1, len(scored))
    assert tally.doubled == sum(event.doubled for event in scored)
    assert tally.points == Counter(dict(enumerate(scored[-1].totals)))


def test_the_tally_adds_games_up() -> None:
    """Several games are counted together; an unfinished one counts its rounds only."""
    tally = Tally()
    for number in (1, 2):
        list(tally.count(play_game(replace(STANDARD, rounds=2), BOTS, game_seed("7", number))))
    started: list[Event] = [GameStarted(STANDARD, (0, 0))]
    list(tally.count(started))
    assert (tally.games, tally.rounds) == (2, 4)


def test_a_shared_win_counts_for_each_winner() -> None:
    """Of three with 20, 30 and 20 points the first and the third have won."""
    tally = Tally()
    list(tally.count([GameEnded((0, 2), (20, 30, 20))]))
    assert tally.wins == Counter({0: 1, 2: 1})
