"""The weaker levels: a beginner's mistakes, misjudging, and characters."""

from collections import Counter
from dataclasses import fields
from itertools import pairwise

import pytest

from skyjo_a11y.bots import BOTS, neuling
from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.levels import LEICHT, MITTEL
from skyjo_a11y.bots.manners import (
    CHARACTERS,
    STRONGEST,
    Manner,
    careful_ender,
    character_of,
    column_hunter,
    moment,
)
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.notation import format_action
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulator import game_seed, play_game
from tests.rules.playing import ZERO, Table

BEN = f"1 2 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 3
LADDER = ["neuling", "leicht", "mittel", "stark"]


def table(anna: str, discard: int = 9, draws: str = "") -> Table:
    """Anna's turn, A1 and A2 turned up."""
    opened = Table(anna, BEN, discard=discard, draws=draws)
    opened.open()
    return opened


# -- A beginner ---------------------------------------------------------------------------------


def beginner(opened: Table) -> str:
    """What ``neuling`` decides, in plain notation."""
    return format_action(neuling.decide(opened.state, ""))


def test_a_beginner_opens_in_one_column() -> None:
    """It turns up the first two cards that come, below each other."""
    opened = Table(BEN, BEN)
    assert beginner(opened) == "flip A1"
    opened.do("flip A1")
    assert beginner(opened) == "flip A2"


@pytest.mark.parametrize(
    ("anna", "discard", "decision"),
    [
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 4, "take"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 5, "draw"),
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "draw"),
    ],
)
def test_a_beginner_takes_what_looks_low(anna: str, discard: int, decision: str) -> None:
    """It takes a 4, which is hardly worth it, and does not see that an 8 would clear a column."""
    assert beginner(table(anna, discard)) == decision


@pytest.mark.parametrize(
    ("anna", "card", "decision"),
    [
        (f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", 8, "swap A3"),
        (f"12 12 5 | {ZERO} | {ZERO} | {ZERO}", 7, "swap A1"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 1, "swap A3"),
        (f"8 3 5 | {ZERO} | {ZERO} | {ZERO}", 6, "discard"),
    ],
)
def test_where_a_beginner_puts_a_card(anna: str, card: int, decision: str) -> None:
    """It sees a third card in hand, breaks high pairs up, and leaves an 8 for curiosity."""
    opened = table(anna, draws=str(card))
    opened.do("draw")
    assert beginner(opened) == decision


def test_a_beginner_gives_up_its_highest_card_for_nothing() -> None:
    """Asked what to do with a taken card that looks useless, it does the least harm."""
    opened = table(f"3 8 5 | {ZERO} | {ZERO} | {ZERO}", discard=12)
    opened.do("take")
    assert beginner(opened) == "swap A2"


# -- Manners ------------------------------------------------------------------------------------


def test_every_level_overlooks_more_than_the_next() -> None:
    """Counting, feeding and judging get better from level to level."""
    order = [LEICHT, MITTEL, STRONGEST]
    assert [manner.misjudging for manner in order] == sorted(
        (manner.misjudging for manner in order), reverse=True
    )
    assert [manner.feeding for manner in order] == sorted(manner.feeding for manner in order)
    assert [manner.counts for manner in order] == [False, False, True]


def test_who_does_not_count_expects_a_fresh_deck() -> None:
    """Without counting all cards are as likely as at the start, whatever has been seen."""
    state = table(f"12 12 12 | {ZERO} | {ZERO} | {ZERO}").state
    counted, uncounted = (
        Evaluation(state, Manner(counts=counts)).outlook.draw[14] for counts in (True, False)
    )
    assert uncounted == pytest.approx(10 / 150)
    assert counted < uncounted


def test_a_careful_ender_fears_doubling_more() -> None:
    """The same risk costs it more."""
    state = table(f"8 3 5 | {ZERO} | {ZERO} | {ZERO}").state
    assert Evaluation(state, careful_ender(STRONGEST)).endings.danger(25) > Evaluation(
        state
    ).endings.danger(25)


def test_a_column_hunter_likes_pairs_more() -> None:
    """A pair of 8s is worth more to it, two different cards are not."""
    for anna, liked in ((f"8 8 5 | {ZERO} | {ZERO} | {ZERO}", True), (f"8 3 5 | {BEN[6:]}", False)):
        state = table(anna).state
        hunted = Evaluation(state, column_hunter(STRONGEST)).worth
        assert (hunted < Evaluation(state).worth - 0.5) == liked


def test_a_character_stays_for_a_game_and_all_occur() -> None:
    """It follows from the seed and the seat; every character is met at the tables."""
    met = Counter(character_of(str(seed), seat) for seed in range(300) for seat in range(3))
    assert set(met) == set(range(len(CHARACTERS)))
    assert character_of("7", 2) == character_of("7", 2)


def test_the_random_numbers_follow_from_what_is_seen() -> None:
    """Equal views give equal numbers, another hand or another seed others."""
    state = table(f"8 3 5 | {ZERO} | {ZERO} | {ZERO}").state
    assert moment(state, "7") == moment(state._replace(round=3), "7")
    assert moment(state, "7") != moment(state, "8")
    assert moment(state, "7") != moment(state._replace(hand=3), "7")


def test_manners_have_defaults() -> None:
    """The strongest way to play is the default of every trait."""
    assert Manner() == STRONGEST
    assert len(fields(Manner)) == 5


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LADDER)])
def test_levels_are_in_order(weaker: str, stronger: str) -> None:
    """Over forty games, seats swapped, the stronger level wins more; benchmarks say how much."""
    wins = 0
    for number in range(20):
        for seat in (0, 1):
            bots = [weaker, weaker]
            bots[seat] = stronger
            *_, last = play_game(STANDARD, bots, game_seed("ladder", number))
            assert isinstance(last, GameEnded)
            wins += seat in last.winners
    assert wins > 20
    assert {weaker, stronger} <= set(BOTS)
