"""What holds for every bot of the table."""

from itertools import combinations_with_replacement, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import BOTS, DEFAULT_BOT
from skyjo_a11y.dealing import shuffled
from skyjo_a11y.rules.actions import Action, Deal
from skyjo_a11y.rules.cards import DECK_SIZE, FULL_DECK, Card, listed
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, Phase, State
from skyjo_a11y.simulator import play_game
from tests.bots.quick import QUICK_BOTS
from tests.rules.random_play import rule_sets, seeds, steps

#: Far more than any game of sane bots has.
MANY_EVENTS = 100_000


def ends(rules: RuleSet, bots: list[str], seed: str) -> bool:
    """Whether a game comes to its end."""
    *_, last = islice(play_game(rules, bots, seed), MANY_EVENTS)
    return isinstance(last, GameEnded)


def is_decision(state: State) -> bool:
    """Whether somebody at the table has to choose."""
    return state.awaiting is None and state.phase not in (Phase.ROUND_OVER, Phase.GAME_OVER)


def test_the_default_bot_is_in_the_table() -> None:
    """Who names no bot gets one that exists."""
    assert DEFAULT_BOT in BOTS


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bots", [*combinations_with_replacement(QUICK_BOTS, 2)], ids="-".join)
def test_every_pair_of_bots_comes_to_an_end(bots: tuple[str, str], preset: str) -> None:
    """Every game of two bots ends, under every preset."""
    assert ends(PRESETS[preset], [*bots], "pair")


@settings(deadline=None, max_examples=25)
@given(rule_sets(), st.lists(st.sampled_from(QUICK_BOTS), min_size=2, max_size=8), seeds)
def test_every_table_of_bots_comes_to_an_end(rules: RuleSet, bots: list[str], seed: int) -> None:
    """Every game ends, whoever sits at the table and whatever the rules."""
    assert ends(rules, bots, str(seed))


@settings(deadline=None, max_examples=15)
@given(rule_sets(), st.integers(2, 8), seeds, st.integers(0, 200))
def test_bots_decide_legally_and_repeatably(
    rules: RuleSet, players: int, seed: int, skipped: int
) -> None:
    """In any state, also one its own play would not come to, a bot finds a legal action."""
    for step in islice(steps(rules, players, seed), skipped, skipped + 100):
        if is_decision(step.before):
            for name in QUICK_BOTS:
                action = BOTS[name](step.before, "7")
                assert refusal(step.before, action) is None
                assert action == BOTS[name](step.before, "7")


def test_bots_can_play_alone_against_the_rest() -> None:
    """Eight seats of one bot play a whole game."""
    assert all(ends(STANDARD, [name] * 8, "eight") for name in QUICK_BOTS)


# -- Hidden cards -------------------------------------------------------------------------------


class Deck:
    """150 cards in a given order, and which of them have turned up."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards, self.seen = cards, set[int]()

    def deal(self, state: State) -> Card:
        """The card at the spot that is awaited."""
        spot = state.awaiting or 0
        if spot == HAND:
            index = DECK_SIZE - state.pile
        else:
            index = SIZE * (state.seats if spot == DISCARD_PILE else state.turn)
            index += 0 if spot == DISCARD_PILE else spot
        self.seen.add(index)
        return self.cards[index]

    def otherwise(self, random: Random) -> "Deck":
        """Another deck: the cards that have not turned up lie in another order."""
        hidden = [index for index in range(DECK_SIZE) if index not in self.seen]
        cards = self.cards[:]
        for index, card in zip(hidden, shuffled([cards[i] for i in hidden], random), strict=True):
            cards[index] = card
        return Deck(cards)


def decisions(bot: str, players: int, deck: Deck, count: int) -> list[Action]:
    """The first ``count`` decisions of a game of one bot against itself."""
    state, _ = start_game(STANDARD, players)
    chosen: list[Action] = []
    while state.awaiting is not None or state.phase is not Phase.ROUND_OVER:
        if state.awaiting is not None:
            action: Action = Deal(deck.deal(state))
        else:
            action = BOTS[bot](state, "7")
            chosen.append(action)
            if len(chosen) == count:  # decided, but what it turns up is not seen any more
                break
        state, _ = apply(state, action)
    return chosen


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("players", "count"), [(2, 12), (2, 45), (3, 60)])
def test_no_choice_depends_on_hidden_cards(bot: str, players: int, count: int) -> None:
    """Played again with all cards permuted that had not turned up, every choice is the same."""
    deck = Deck(shuffled(listed(FULL_DECK), Random(f"hidden/{players}")))
    chosen = decisions(bot, players, deck, count)
    other = deck.otherwise(Random(1))
    assert other.cards != deck.cards
    assert decisions(bot, players, other, len(chosen)) == chosen
