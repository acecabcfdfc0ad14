"""Where hidden cards come from: the same seed, the same cards, whatever is played."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import Dealer, Luck, SeededDeck, shuffled
from skyjo_a11y.rules.actions import Action, Deal
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Card, Pool, listed, pool_of, without
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import PileReshuffled, RoundScored
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, Phase, State
from skyjo_a11y.simulator import play_game
from tests.rules.random_play import rule_sets, seats, seeds

ONE_ROUND = replace(STANDARD, rounds=1)
# The order of round 1 of seed «golden»: saved games depend on it, so no Python may change it.
GOLDEN = """
    2 9 5 10 0 0 0 11 7 8 -1 -2 0 8 8 7 2 1 8 11 2 11 3 4 9 5 2 7 3 3 6 7 12 12 5 2 6 8 0 10 5 3 -1
    7 -1 10 4 -1 5 4 0 4 2 -2 9 8 3 -1 8 3 12 0 0 1 -1 3 3 7 11 6 9 -2 7 1 9 1 -1 12 8 5 5 0 1 0 2
    10 3 0 12 0 -1 4 -1 11 1 11 6 11 8 1 5 9 12 9 10 10 0 8 10 2 12 5 4 11 2 7 6 11 12 6 0 9 9 7 6
    10 9 7 4 4 1 12 6 6 6 10 5 10 3 -2 4 11 1 12 1 0 -1 4 2 -2
"""
GOLDEN_RESHUFFLED = "-2 8 9 4 10 6 1 0 2 -1 12 5 3 7 11"


def order(dealer: Dealer, players: int, number: int = 1) -> list[Card]:
    """The cards of a round: in the grids, the first discard, the draw pile from its top."""
    state = start_game(STANDARD, players)[0]._replace(round=number)
    grids = [(seat, place) for seat in range(players) for place in range(SIZE)]
    return [
        *(dealer.deal(state._replace(turn=seat, awaiting=place)) for seat, place in grids),
        dealer.deal(state._replace(awaiting=DISCARD_PILE)),
        *(
            dealer.deal(state._replace(awaiting=HAND, pile=left))
            for left in range(state.pile, 0, -1)
        ),
    ]


def played(
    rules: RuleSet, players: int, dealer: Dealer, choice: int
) -> Iterator[tuple[State, Card]]:
    """A game of random moves; each state in which a card turned up, and the card."""
    random = Random(choice)
    state, _ = start_game(rules, players)
    while state.phase is not Phase.GAME_OVER:
        if state.awaiting is None:
            action: Action = random.choice(legal_actions(state))
        else:
            action = Deal(dealer.deal(state))
            yield state, dealer.deal(state)
        state, _ = apply(state, action)


def reshuffled(pool: Pool, number: int = 1) -> State:
    """A state after a reshuffle of ``pool``, in which a card is about to be drawn."""
    state, _ = start_game(STANDARD, 8)
    return state._replace(
        phase=Phase.TURN, awaiting=HAND, reshuffled=pool, pile=sum(pool), reshuffles=number
    )


def drawn(dealer: Dealer, pool: Pool, number: int = 1) -> list[Card]:
    """A reshuffled pile drawn to its end."""
    cards = []
    while any(pool):
        card = dealer.deal(reshuffled(pool, number))
        pool = without(pool, card)
        cards.append(card)
    return cards


# -- The shuffled deck --------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_a_deck_is_150_cards(players: int) -> None:
    """Grids, discard and draw pile together hold exactly the deck, in every round."""
    for number in (1, 2):
        assert pool_of(order(SeededDeck("deck"), players, number)) == FULL_DECK


def test_the_order_is_pinned() -> None:
    """The cards of a seed never change, in no version of Python or of the program."""
    golden = [int(card) for card in GOLDEN.split()]
    assert order(SeededDeck("golden"), 2) == golden
    assert order(SeededDeck("golden"), 8) == golden


def test_the_order_after_a_reshuffle_is_pinned() -> None:
    """The order of a reshuffled pile never changes either."""
    cards = drawn(SeededDeck("golden"), pool_of(range(-2, 13)))
    assert cards == [int(card) for card in GOLDEN_RESHUFFLED.split()]


def test_seeds_and_rounds_differ() -> None:
    """Another seed, another round or another reshuffle is another order."""
    orders = [order(SeededDeck(seed), 2, number) for seed in ("1", "2") for number in (1, 2)]
    pool = pool_of(range(-2, 13))
    piles = [drawn(SeededDeck(seed), pool, number) for seed in ("1", "2") for number in (1, 2)]
    assert all(orders.count(one) == 1 for one in orders)
    assert all(piles.count(one) == 1 for one in piles)


@settings(deadline=None, max_examples=30)
@given(rule_sets(), seats, st.text(max_size=5), st.lists(seeds, min_size=2, max_size=3))
def test_every_place_keeps_its_card(
    rules: RuleSet, players: int, seed: str, choices: list[int]
) -> None:
    """Whatever is played, places and pile have the cards of the seed, up to a reshuffle."""
    for choice in choices:
        for state, card in islice(played(rules, players, SeededDeck(seed), choice), 400):
            if state.awaiting == HAND and state.reshuffled is not None:
                continue
            cards = order(SeededDeck(seed), players, state.round)
            places = {DISCARD_PILE: SIZE * players, HAND: len(cards) - state.pile}
            assert state.awaiting is not None
            place = SIZE * state.turn + state.awaiting
            assert card == cards[places.get(state.awaiting, place)]


def test_a_dealer_keeps_nothing() -> None:
    """Another dealer of the same seed, asked in another order, deals the same cards."""
    asked = SeededDeck("same")
    drawn(asked, pool_of([1, 2, 3]))
    assert order(asked, 3) == order(asked, 3) == order(SeededDeck("same"), 3)
    for number in range(2, 9):
        order(asked, 3, number)
    assert order(asked, 3) == order(SeededDeck("same"), 3)


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=60), st.integers(1, 3))
def test_a_reshuffled_pile_holds_what_was_discarded(cards: list[Card], number: int) -> None:
    """After a reshuffle exactly the cards of the reshuffled pile are drawn."""
    assert sorted(drawn(SeededDeck("pile"), pool_of(cards), number)) == sorted(cards)


@pytest.mark.parametrize("make", [lambda n: SeededDeck(f"fair/{n}"), lambda n: Luck(Random(n))])
def test_a_reshuffled_pile_is_fair(make: Callable[[int], Dealer]) -> None:
    """Each copy is equally likely to be drawn first: of 5, 5, 5 and 7 the 5 in 3 of 4."""
    first = Counter(make(n).deal(reshuffled(pool_of([5, 5, 5, 7]))) for n in range(2000))
    assert 1420 < first[5] < 1580  # four standard errors


def test_shuffling_is_fair() -> None:
    """Every order of three cards comes equally often, and the list given stays as it was."""
    cards, random = [1, 2, 3], Random("fair")
    orders = Counter(tuple(shuffled(cards, random)) for _ in range(6000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())  # four standard errors
    assert cards == [1, 2, 3]


# -- Luck ---------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=30)
@given(rule_sets(), seats, seeds)
def test_luck_deals_what_can_be_there(rules: RuleSet, players: int, seed: int) -> None:
    """Luck never deals a card that is not left where it must come from."""
    for state, card in islice(played(rules, players, Luck(Random(seed)), seed), 400):
        assert card in listed(state.pool_at(state.awaiting or 0))


def scores(players: int, dealers: Iterator[Dealer]) -> list[int]:
    """Everybody's sums in one round for each dealer, before doubling."""
    sums: list[int] = []
    for dealer in dealers:
        state, _ = start_game(ONE_ROUND, players)
        while state.phase is not Phase.GAME_OVER:
            if state.awaiting is None:
                action: Action = BOTS["einfach"](state, "")
            else:
                action = Deal(dealer.deal(state))
            state, events = apply(state, action)
        sums += next(event.sums for event in events if isinstance(event, RoundScored))
    return sums


@pytest.mark.parametrize(("players", "rounds"), [(2, 500), (8, 150)])
def test_luck_scores_like_a_shuffled_deck(players: int, rounds: int) -> None:
    """Dealing on demand and a really shuffled deck give the same points within the error."""
    deck = scores(players, (SeededDeck(f"like/{n}") for n in range(rounds)))
    luck = scores(players, (Luck(Random(n)) for n in range(rounds)))
    error = (stdev(deck) ** 2 / len(deck) + stdev(luck) ** 2 / len(luck)) ** 0.5
    assert abs(fmean(deck) - fmean(luck)) < 4 * error
    assert 0.8 < stdev(deck) / stdev(luck) < 1.25


# -- How often the draw pile runs out (RULES.md 4.7) --------------------------------------------


@pytest.mark.parametrize(
    ("players", "least", "most"),
    [(2, 0, 1), (3, 0, 1), (4, 0, 1), (5, 0, 18), (6, 80, 99), (7, 99, 100), (8, 100, 100)],
)
def test_example_7_the_pile_runs_out(players: int, least: int, most: int) -> None:
    """Of 100 rounds about none at 2 to 4 players, 6 at 5, 92 at 6, all at 7 and 8."""
    rounds = (play_game(ONE_ROUND, ["einfach"] * players, f"out/{n}") for n in range(100))
    count = sum(any(isinstance(event, PileReshuffled) for event in events) for events in rounds)
    assert least <= count <= most
