"""The evaluation behind the strong bots: quick ways agree with plain ones, parts with costs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.outlook import drawable, outlook
from skyjo_a11y.bots.parts import (
    parts_of_card,
    parts_of_discard,
    parts_of_draw,
    parts_of_flip,
    parts_of_plan,
    parts_of_swap,
    spot_at,
)
from skyjo_a11y.bots.plans import plans_of
from skyjo_a11y.bots.stark import decide
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Continue, Deal
from skyjo_a11y.rules.cards import CARDS, NO_CARDS, pool_of
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, SHOWN, Grid
from skyjo_a11y.rules.options import STANDARD, ClearedCards, Doubling, RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.rules.random_play import rule_sets, seeds, steps

IN_TURN = (Phase.TURN, Phase.DRAWN, Phase.TAKEN, Phase.DISCARDED)
MANY = (FACE_DOWN,) * 6


def played(rules: RuleSet, players: int, seed: str) -> Iterator[State]:
    """The states in which ``stark`` decides in a game of its own."""
    dealer = SeededDeck(seed)
    state, _ = start_game(rules, players)
    while state.phase is not Phase.GAME_OVER:
        if state.awaiting is not None:
            action: Action = Deal(dealer.deal(state))
        elif state.phase is Phase.ROUND_OVER:
            action = Continue()
        else:
            action = decide(state, seed)
            if state.phase is not Phase.OPENING:
                yield state
        state, _ = apply(state, action)


def standing(own: Grid, other: Grid, rules: RuleSet = STANDARD, ender: int | None = None) -> State:
    """The turn of the first of two, a 5 on the discard pile."""
    state, _ = start_game(rules, 2)
    state = state._replace(grids=(own, other), phase=Phase.TURN, awaiting=None)
    return state._replace(discards=(5,), ender=ender)


# -- Agreement ----------------------------------------------------------------------------------


@settings(deadline=None, max_examples=20)
@given(rule_sets(), st.integers(2, 5), seeds)
def test_the_quick_way_agrees_with_the_plain_one(rules: RuleSet, players: int, seed: int) -> None:
    """What a whole list of cards costs is what each card costs by the definition."""
    for state in islice(played(rules, players, str(seed)), 40, 44):
        evaluation = Evaluation(state)
        for card in (-2, 3, 12):
            for spot, cost in zip(evaluation.spots, evaluation.swaps(card), strict=True):
                worth, points = evaluation.after(spot, card)
                plain = evaluation.total(worth, points, spot.hidden, spot.unknown)
                plain += evaluation.leaving(spot, card)
                plain += evaluation.impatience if evaluation.is_idle(spot, card) else 0
                assert cost == pytest.approx(plain)


@settings(deadline=None, max_examples=20)
@given(rule_sets(), st.integers(2, 5), seeds)
def test_parts_add_up(rules: RuleSet, players: int, seed: int) -> None:
    """The parts of an action are together what it costs, whatever the rules."""
    for step in islice(steps(rules, players, seed), 30, 120):
        state = step.before
        if state.phase not in IN_TURN or state.awaiting is not None:
            continue
        evaluation = Evaluation(state)
        card = 4 if state.hand is None else state.hand
        for spot, cost in zip(evaluation.spots, evaluation.swaps(card), strict=True):
            assert sum(parts_of_swap(evaluation, spot, card)) == pytest.approx(cost)
        for cost, place in evaluation.flips:
            assert sum(parts_of_flip(evaluation, spot_at(evaluation, place))) == pytest.approx(cost)
        assert sum(parts_of_discard(evaluation, card)) == pytest.approx(evaluation.discard(card))
        assert sum(parts_of_draw(evaluation)) == pytest.approx(evaluation.draw())
        for plan in plans_of(evaluation, state):
            assert sum(parts_of_plan(evaluation, state, plan.actions)) == pytest.approx(plan.cost)


def test_drawing_is_the_mean_of_its_cards() -> None:
    """What drawing costs is the exact mean over the cards that can come, each at its best."""
    state = next(islice(played(STANDARD, 2, "mean"), 20, None))
    evaluation = Evaluation(state)
    mean = sum(
        chance * sum(parts_of_card(evaluation, card))
        for card, chance in zip(CARDS, evaluation.outlook.draw, strict=True)
    )
    assert evaluation.draw() == pytest.approx(mean)


# -- What nobody has seen -----------------------------------------------------------------------


def test_drawn_and_hidden_cards_come_from_their_own_multisets() -> None:
    """After a reshuffle a draw comes from the new pile, a face-down card from the old one."""
    state = standing((1,) * 3 + (2,) * 3 + MANY, MANY * 2)
    state = state._replace(unseen=pool_of([12] * 18), reshuffled=pool_of([-2, -2, 0]), pile=3)
    found = outlook(state)
    assert (found.draw[0], found.draw[2], found.hidden[14]) == pytest.approx((2 / 3, 1 / 3, 1))
    assert found.either[14] == pytest.approx(18 / 21)
    assert (found.mean, found.variance) == pytest.approx((12, 0))


def test_an_empty_pile_is_about_to_be_the_discard_pile() -> None:
    """Without a draw pile the next card comes from under the top of the discard pile."""
    state = standing(MANY * 2, MANY * 2)
    state = state._replace(discards=(3, 3, 4, 9), pile=0)
    assert drawable(state) == pool_of([3, 3, 4])
    assert drawable(state._replace(reshuffled=NO_CARDS)) == pool_of([3, 3, 4])


def test_a_count_below_zero_is_no_chance() -> None:
    """Where a table has confirmed more of a card than a deck has, it is simply not expected."""
    state = standing(MANY * 2, MANY * 2)
    found = outlook(state._replace(unseen=(-1, *state.unseen[1:])))
    assert found.draw[0] == 0
    assert sum(found.draw) == pytest.approx(1)


# -- House rules --------------------------------------------------------------------------------


def best_place(state: State, card: int) -> int:
    """Where a card costs least."""
    evaluation = Evaluation(state)
    costs = evaluation.swaps(card)
    return evaluation.spots[costs.index(min(costs))].position


def test_a_row_is_completed_only_where_rows_leave() -> None:
    """With ``clear_rows`` the fourth 9 goes beside three others; else it is not worth that."""
    own = (9, 2, 4, 9, 3, 1, 9, 0, 3, 5, 1, FACE_DOWN)
    rows = replace(STANDARD, clear_rows=True)
    assert best_place(standing(own, MANY * 2, rows), 9) == 9
    cost = [min(Evaluation(standing(own, MANY * 2, r)).swaps(9)) for r in (rows, STANDARD)]
    assert cost[0] < cost[1] - 15


def test_a_column_with_a_gap_hopes_for_nothing() -> None:
    """Where a row took a card, two equal cards are no pair any more."""
    whole, gap = (8, 8, FACE_DOWN), (8, 8, GONE)
    with_pair, without = (
        Evaluation(standing(column + (GONE,) * 3 + MANY, MANY * 2)) for column in (whole, gap)
    )
    assert with_pair.columns[0].pair == 8
    assert without.columns[0].pair is None


def test_a_known_card_is_known_though_face_down() -> None:
    """With open cards a swap onto a known card gives the next player just that card."""
    own = (5 + SHOWN, 12 + SHOWN, 0 + SHOWN, *MANY, 1, 2, 3)
    evaluation = Evaluation(standing(own, (12, 12, 1, *MANY, 1, 2, 3)))
    spot = spot_at(evaluation, 1)
    assert evaluation.leaving(spot, 3) == evaluation.feed[12 + 2]
    assert (spot.hidden, spot.unknown) == (evaluation.hidden - 1, evaluation.unknown)
    assert spot.site.old == 12


def test_removed_cards_do_not_feed() -> None:
    """A cleared column out of the game leaves the swapped-out card on top, not its own."""
    own, other = (7, 7, 3, *MANY, 1, 2, 4), (7, 7, 1, *MANY, 1, 2, 4)
    removed = replace(STANDARD, cleared_cards=ClearedCards.REMOVED)
    tops = []
    for rules in (STANDARD, removed):
        evaluation = Evaluation(standing(own, other, rules))
        assert evaluation.feed[7 + 2] > evaluation.feed[3 + 2]
        tops.append(evaluation.leaving(spot_at(evaluation, 2), 7))
    assert tops == [evaluation.feed[7 + 2], evaluation.feed[3 + 2]]


def test_always_doubling_reaches_below_zero() -> None:
    """A negative sum that is doubled costs nothing by default, and is a gain under ``always``."""
    own, other = (-2, -1, 0, -2, -1, 0, -2, -1, 0, 0, -1, -1), (-2, -2, -1, -1, *[0] * 8)
    gains = [
        Evaluation(standing(own, other, replace(STANDARD, doubling=rule))).endings.danger(-11)
        for rule in (Doubling.POSITIVE, Doubling.ALWAYS)
    ]
    assert gains[1] < gains[0]


# -- Ending and last turns ----------------------------------------------------------------------


def test_the_risk_of_doubling_falls_with_the_margin() -> None:
    """The further below the others a sum is, the less likely it is doubled."""
    evaluation = Evaluation(standing((1,) * 2 + (2,) * 4 + MANY, (8, 7, 6, 9, 3, 4, *MANY)))
    risks = [evaluation.endings.risk(points) for points in (100, 60, 30, 10)]
    assert risks == sorted(risks, reverse=True)
    assert (risks[0], risks[-1]) == pytest.approx((1, 0), abs=0.02)


def test_in_the_last_turn_a_low_sum_doubles_the_ender() -> None:
    """To come down to the ender's sum is worth all that the ender then has to count twice."""
    ender = (4, 4, 2, 3, 1, 2, 5, 0, -1, 3, 1, 0)  # 24
    own = (9, 5, 2, 3, 1, 2, 5, 0, -1, 3, 1, 0)  # 30
    evaluation = Evaluation(standing(own, ender, ender=1))
    below, above = (evaluation.swaps(card)[0] for card in (3, 4))
    assert (below, above) == pytest.approx((24 - 24, 25))


def test_nobody_is_fed_after_the_last_turn() -> None:
    """The ender has no turn any more, so what is discarded before gives nothing away."""
    own = (9, 5, 2, *MANY, 3, 1, 0)
    evaluation = Evaluation(standing(own, (4, 4, 2, 3, 1, 2, 5, 0, -1, 3, 1, 0), ender=1))
    assert set(evaluation.feed) == {0.0}


def test_a_completed_row_lies_on_top_of_the_discard_pile() -> None:
    """Where rows leave, the next player may take the row's card, not the one swapped out."""
    own = (9, 2, 4, 9, 3, 1, 9, 0, 3, 5, 1, FACE_DOWN)
    evaluation = Evaluation(
        standing(own, (9, 9, 1, *MANY, 1, 2, 3), replace(STANDARD, clear_rows=True))
    )
    spot = spot_at(evaluation, 9)
    assert evaluation.leaving(spot, 9) == evaluation.feed[9 + 2] > evaluation.feed[5 + 2]
    assert evaluation.leaving(spot, 8) == evaluation.feed[5 + 2]
    assert not evaluation.is_idle(spot, 9)
