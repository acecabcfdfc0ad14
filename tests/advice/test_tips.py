"""Tips and reasons: always legal, in order, and their numbers are the evaluation's."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.advice import measures
from skyjo_a11y.advice.ranking import Option, Ranking, is_decision
from skyjo_a11y.advice.records import (
    EndingRisk,
    NextPerson,
    OtherMove,
    Part,
    Saving,
    TipClear,
    TipEnd,
    TipFlip,
    TipLast,
    TipSwap,
    TipThrow,
    Verb,
)
from skyjo_a11y.advice.tips import tip
from skyjo_a11y.advice.why import OTHERS, why
from skyjo_a11y.bots.parts import parts_of_swap, spot_at
from skyjo_a11y.dealing import shuffled
from skyjo_a11y.rules.actions import Action, Discard, Flip, Swap
from skyjo_a11y.rules.cards import FULL_DECK, count, listed
from skyjo_a11y.rules.engine import apply
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, hidden_positions
from skyjo_a11y.rules.legality import legal_actions, refusal
from skyjo_a11y.rules.options import STANDARD, Doubling, FlipAfterDiscard, RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.advice.positions import decisions, position
from tests.bots.test_every_bot import Deck
from tests.bots.test_every_bot import decisions as played_by
from tests.rules.random_play import rule_sets, seeds, steps

V = FACE_DOWN
HIDDEN = (V,) * 12


def percent_of(part: int, whole: int) -> int:
    """A share in whole percent."""
    return round(100 * part / whole)


# -- In every state -----------------------------------------------------------------------------


@settings(deadline=None, max_examples=20)
@given(rule_sets(), st.integers(2, 8), seeds, st.integers(0, 200))
def test_a_tip_is_always_a_legal_action(
    rules: RuleSet, players: int, seed: int, skipped: int
) -> None:
    """Whatever has been played, by any rules, what is advised can be done, to its last action."""
    for step in islice(steps(rules, players, seed), skipped, skipped + 60):
        if is_decision(step.before):
            state = step.before
            for action in Ranking(state).best.actions:
                assert refusal(state, action) is None
                state, _ = apply(state, action)
            assert tip(step.before) == tip(step.before)


@settings(deadline=None, max_examples=10)
@given(rule_sets(), st.integers(2, 4), seeds, st.integers(0, 200))
def test_every_legal_action_has_a_cost(
    rules: RuleSet, players: int, seed: int, skipped: int
) -> None:
    """Nothing that can be done is missing, and nothing is better than the best."""
    for step in islice(steps(rules, players, seed), skipped, skipped + 40):
        if is_decision(step.before):
            ranking = Ranking(step.before)
            costs = [ranking.cost_of(action) for action in legal_actions(step.before)]
            assert min(costs) == ranking.best.cost


@settings(deadline=None, max_examples=10)
@given(rule_sets(), st.integers(2, 4), seeds, st.integers(0, 200))
def test_the_parts_of_an_option_are_its_cost(
    rules: RuleSet, players: int, seed: int, skipped: int
) -> None:
    """What advice explains by is all there is, in the opening too."""
    for step in islice(steps(rules, players, seed), skipped, skipped + 40):
        if is_decision(step.before):
            ranking = Ranking(step.before)
            for option in ranking.options:
                assert sum(ranking.parts(option)) == pytest.approx(option.cost)


def test_reasons_are_in_order_and_few() -> None:
    """Other actions come by what they give away, and there are never more than five sentences."""
    for state in decisions(STANDARD, ["mittel", "leicht", "stark"], "reasons"):
        told = why(state)
        points = [reason.points for reason in told if isinstance(reason, OtherMove)]
        assert points == sorted(points)
        assert 1 <= len(told) <= 5
        assert len(points) <= OTHERS


def test_reasons_name_no_action_twice() -> None:
    """Neither the best action nor one that comes to the same is told as another one."""
    for state in decisions(STANDARD, ["mittel", "stark"], "twice"):
        best = measures.move_of(state, Ranking(state).best.actions)
        others = [reason.move for reason in why(state) if isinstance(reason, OtherMove)]
        assert best not in others
        assert len(set(others)) == len(others)


@pytest.mark.parametrize("count_of_choices", [5, 20, 40])
def test_no_tip_depends_on_hidden_cards(count_of_choices: int) -> None:
    """With all cards permuted that have not turned up, tip and reasons are the same."""
    deck = Deck(shuffled(listed(FULL_DECK), Random("advice")))
    first = advised(deck, count_of_choices)
    assert first == advised(deck.otherwise(Random(2)), count_of_choices)


def advised(deck: Deck, count_of_choices: int) -> tuple[object, object]:
    """What is said at one decision of a game that ``stark`` has played so far."""
    chosen = played_by("stark", 3, deck, count_of_choices)
    state = replayed(deck, chosen[:-1])
    return tip(state), why(state)


def replayed(deck: Deck, chosen: list[Action]) -> State:
    """The state in which all of ``chosen`` are done."""
    from skyjo_a11y.rules.actions import Deal  # noqa: PLC0415
    from skyjo_a11y.rules.engine import start_game  # noqa: PLC0415

    state, _ = start_game(STANDARD, 3)
    waiting = [*reversed(chosen)]
    while state.awaiting is not None or waiting:
        action = Deal(deck.deal(state)) if state.awaiting is not None else waiting.pop()
        state, _ = apply(state, action)
    return state


# -- Numbers ------------------------------------------------------------------------------------


def test_a_sure_saving_is_the_difference_of_the_cards() -> None:
    """«Das spart 7 Punkte»: an open 9 leaves, a 2 comes."""
    state = position((9, 3, 1, 3, 0, V, *(0, 1, 2) * 2), (4, V, V, 5, *(V,) * 8), hand=2)
    advice = tip(state)
    assert isinstance(advice, TipSwap)
    assert (advice.move.position, advice.saving, advice.points) == (0, Saving.SURE, 70)
    assert not advice.waits


def test_a_high_card_may_have_time() -> None:
    """Where another swap would save more and is worse all the same, the tip says so."""
    state = position((9, V, V, 3, V, V, *(V,) * 6), (4, V, V, 5, *(V,) * 8), hand=2)
    advice = tip(state)
    assert isinstance(advice, TipSwap)
    assert (advice.saving, advice.waits, advice.other) == (Saving.MEAN, True, 0)


def test_a_pair_is_told_with_the_chance_of_its_third_card() -> None:
    """The percentage is that of the unseen cards of this kind among all unseen cards."""
    state = position((4, 11, V, *(V,) * 9), (5, V, V, 6, *(V,) * 8), top=9, hand=4)
    advice = tip(state)
    assert isinstance(advice, TipSwap)
    assert advice.pair
    assert advice.move.position == 1
    assert advice.chance == percent_of(count(state.unseen, 4), sum(state.unseen))


def test_an_average_saving_is_what_nobody_knows_minus_the_card() -> None:
    """«Im Mittel»: the mean of all unseen cards stands for a face-down one."""
    state = position((3, V, V, 2, V, V, *(V,) * 6), (4, V, V, 5, *(V,) * 8), hand=-2)
    advice = tip(state)
    assert isinstance(advice, TipSwap)
    assert advice.saving is Saving.MEAN
    unseen = listed(state.unseen)
    assert advice.points == round(10 * (sum(unseen) / len(unseen) + 2))


def test_no_pair_of_zeros_is_a_reason() -> None:
    """Three zeros save nothing, so nobody is told that the third may come."""
    for state in decisions(STANDARD, ["stark", "stark"], "zeros"):
        advice = tip(state)
        assert not (isinstance(advice, TipSwap) and advice.pair and advice.card <= 0)


def test_savings_are_those_of_the_evaluation() -> None:
    """In whole games what a swap saves is the grid's part of the evaluation."""
    told = 0
    for state in decisions(STANDARD, ["stark", "mittel"], "savings"):
        advice = tip(state)
        if isinstance(advice, TipSwap | TipLast | TipClear):
            ranking = Ranking(state)
            spot = spot_at(ranking.evaluation, advice.move.position)
            after = parts_of_swap(ranking.evaluation, spot, advice.move.card)
            assert advice.points == round(10 * (ranking.before.grid - after.grid))
            told += 1
    assert told


def test_points_given_away_are_those_of_the_evaluation() -> None:
    """«1,2 Punkte schlechter» is the difference of two costs."""
    for state in decisions(STANDARD, ["stark", "leicht"], "given away"):
        ranking = Ranking(state)
        by_move = {measures.move_of(state, option.actions): option for option in ranking.options}
        for reason in why(state):
            if isinstance(reason, OtherMove):
                option = by_move[reason.move]
                difference = option.cost - ranking.best.cost
                assert reason.points == round(10 * difference)
                assert reason.near == (difference < measures.NEAR)


def test_the_risk_of_ending_is_that_of_the_evaluation() -> None:
    """«Verdoppelt wird mit 8 Prozent»: the chance that somebody comes to at most this sum."""
    told = 0
    for state in decisions(STANDARD, ["stark", "stark", "mittel"], "risk"):
        for said in [tip(state), *why(state)]:
            if isinstance(said, TipEnd | EndingRisk) and not said.open_end and not said.safe:
                risk = Ranking(state).evaluation.endings.risk(said.sum)
                assert said.chance == measures.percent(risk)
                told += 1
    assert told


def test_the_sum_of_an_end_is_what_lies_there() -> None:
    """A swap that ends the round leaves the open cards with the new one in its place."""
    mine = (1, 2, 0, 3, 0, 1, 2, 1, 0, 1, -1, V)
    state = position(mine, (9, 9, 4, 8, 7, V, V, V, V, V, V, V), hand=-2)
    advice = tip(state)
    assert isinstance(advice, TipEnd)
    assert (advice.move.verb, advice.move.position, advice.sum) == (
        Verb.SWAP,
        11,
        sum(mine[:11]) - 2,
    )


def test_what_is_not_positive_is_never_doubled() -> None:
    """By the option «positive» a sum of 0 or less is safe, by «always» it is not."""
    mine = (0, -1, 0, -1, 0, 0, GONE, GONE, GONE, 0, 0, V)
    rival = (9, 9, 4, 8, 7, V, V, V, V, V, V, V)
    advice = tip(position(mine, rival, hand=-2))
    assert isinstance(advice, TipEnd)
    assert (advice.safe, advice.chance) == (True, 0)
    always = tip(position(mine, rival, hand=-2, rules=RuleSet(doubling=Doubling.ALWAYS)))
    assert isinstance(always, TipEnd)
    assert not always.safe


def test_the_discard_is_told_with_what_it_costs() -> None:
    """What the next person gets is the evaluation's part of it."""
    for state in decisions(STANDARD, ["stark", "stark"], "feeding"):
        ranking = Ranking(state)
        for reason in why(state):
            if isinstance(reason, NextPerson):
                assert reason.player == (state.turn + 1) % state.seats
                assert reason.points == round(10 * ranking.parts(ranking.best).feeding)
                assert reason.useful == (reason.points > 0)


def test_nobody_gets_anything_after_the_last_turn() -> None:
    """The person before the ender gives the discard to nobody."""
    ended = position((9, V, V, 3, *(V,) * 8), (0,) * 12, hand=2)._replace(ender=1)
    assert not any(isinstance(reason, NextPerson) for reason in why(ended))


# -- Single situations --------------------------------------------------------------------------


def test_at_first_every_place_is_the_same() -> None:
    """Nothing is known in the opening, so nothing but the first place is advised."""
    state = position(HIDDEN, HIDDEN)._replace(phase=Phase.OPENING)
    advice = tip(state)
    assert isinstance(advice, TipFlip)
    assert (advice.move.position, advice.place.value) == (0, "alike")


def test_the_second_card_is_turned_up_in_another_column() -> None:
    """Two columns are better than one (research): the tip says so, and by how much."""
    state = position((7, *(V,) * 11), HIDDEN)._replace(phase=Phase.OPENING)
    advice = tip(state)
    assert isinstance(advice, TipFlip)
    assert (advice.move.position, advice.place.value, advice.other) == (3, "fresh", 1)
    assert advice.points > 0


def test_nobody_passes_in_the_opening() -> None:
    """Where later flips are optional, the two cards of the opening are not."""
    rules = RuleSet(flip_after_discard=FlipAfterDiscard.OPTIONAL)
    state = position(HIDDEN, HIDDEN, rules=rules)._replace(phase=Phase.OPENING)
    assert {type(option.actions[0]) for option in Ranking(state).options} == {Flip}


def test_a_bad_card_is_thrown_away() -> None:
    """Where every swap costs, the drawn card goes, and one is turned up."""
    state = position((1, 2, V, 0, V, V, *(V,) * 6), (4, V, V, 5, *(V,) * 8), top=3, hand=11)
    advice = tip(state)
    assert isinstance(advice, TipThrow)
    assert advice.move.position in hidden_positions(state.grids[0])
    assert isinstance(Ranking(state).best.actions[0], Discard)


def test_alike_places_are_worth_the_same() -> None:
    """Two face-down cards of a column stand for each other."""
    ranking = Ranking(position((4, V, V, *(V,) * 9), HIDDEN, hand=4))
    assert ranking.cost_of(Swap(1)) == ranking.cost_of(Swap(2))


def test_the_main_part_is_the_largest_loss() -> None:
    """Of several differences the one that weighs most is told."""
    ranking = Ranking(position((9, V, V, *(V,) * 9), HIDDEN, hand=1))
    best = ranking.parts(ranking.best)
    worse = best._replace(grid=best.grid + 1, feeding=best.feeding + 3)
    assert measures.main_part(best, worse) is Part.FEEDING


def test_options_give_nothing_away_but_for_the_worse() -> None:
    """The best gives nothing away, and nothing gives away less than nothing."""
    ranking = Ranking(position((9, V, V, *(V,) * 9), HIDDEN))
    assert ranking.given_away(ranking.best) == 0
    assert all(ranking.given_away(option) >= 0 for option in ranking.options)
    assert ranking.given_away(Option((), ranking.best.cost + 2)) == pytest.approx(2)


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, 0), (1e-5, 1), (0.064, 6), (0.9999, 99), (1 - 1e-12, 100), (1.0, 100)],
)
def test_only_what_is_certain_is_told_as_certain(chance: float, told: int) -> None:
    """A probability is never rounded to 0 or 100 percent."""
    assert measures.percent(chance) == told
