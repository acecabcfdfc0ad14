"""What holds for every bot of the table."""

from itertools import islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import BOTS, DEFAULT_BOT
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.simulator import play_game
from tests.rules.random_play import rule_sets, seeds, steps

#: Far more than any game of sane bots has.
MANY_EVENTS = 100_000


def ends(rules: RuleSet, bots: list[str], seed: str) -> bool:
    """Whether a game comes to its end."""
    *_, last = islice(play_game(rules, bots, seed), MANY_EVENTS)
    return isinstance(last, GameEnded)


def test_the_default_bot_is_in_the_table() -> None:
    """Who names no bot gets one that exists."""
    assert DEFAULT_BOT in BOTS


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bots", [*product(BOTS, repeat=2)], ids="-".join)
def test_every_pair_of_bots_comes_to_an_end(bots: tuple[str, str], preset: str) -> None:
    """Every game of two bots ends, under every preset."""
    assert all(ends(PRESETS[preset], [*bots], f"pair/{number}") for number in range(3))


@settings(deadline=None, max_examples=50)
@given(rule_sets(), st.lists(st.sampled_from(sorted(BOTS)), min_size=2, max_size=8), seeds)
def test_every_table_of_bots_comes_to_an_end(rules: RuleSet, bots: list[str], seed: int) -> None:
    """Every game ends, whoever sits at the table and whatever the rules."""
    assert ends(rules, bots, str(seed))


@settings(deadline=None, max_examples=15)
@given(rule_sets(), st.integers(2, 8), seeds)
def test_bots_decide_legally_and_repeatably(rules: RuleSet, players: int, seed: int) -> None:
    """In any state, also one its own play would not come to, a bot finds a legal action."""
    for step in islice(steps(rules, players, seed), 500):
        state = step.before
        if state.awaiting is None and state.phase not in (Phase.ROUND_OVER, Phase.GAME_OVER):
            for decide in BOTS.values():
                assert refusal(state, decide(state, "7")) is None
                assert decide(state, "7") == decide(state, "7")


def test_bots_can_play_alone_against_the_rest() -> None:
    """Eight seats of one bot play a whole game."""
    assert all(ends(STANDARD, [name] * 8, "eight") for name in BOTS)
