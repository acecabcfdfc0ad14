"""The review: its parts add up, cards even out, and nobody is blamed for following a tip."""

from itertools import islice, pairwise
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.advice.measures import NEAR
from skyjo_a11y.advice.review import Review, Step, result_of, review, rounds
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import Phase
from tests.advice.positions import FOLLOWER, game
from tests.rules.random_play import rule_sets, seeds
from tests.rules.random_play import steps as random_steps


def scored(players: list[str], seed: str, most: int = 3000) -> list[list[Step]]:
    """The rounds of a game."""
    return rounds(list(game(STANDARD, players, seed, most)))


@settings(deadline=None, max_examples=15)
@given(rule_sets(), st.integers(2, 4), seeds)
def test_choices_cards_and_others_are_the_result(rules: RuleSet, players: int, seed: int) -> None:
    """By any rules the three parts add up to the points of the round against the others' mean."""
    steps = [Step(one.before, one.action, one.after) for one in random_steps(rules, players, seed)]
    for played in rounds(steps)[:2]:
        before, after = played[0].before.totals, played[-1].after.totals
        results = [review(played, seat) for seat in range(players)]
        for seat, found in enumerate(results):
            points = [new - old for new, old in zip(after, before, strict=True)]
            others = points[:seat] + points[seat + 1 :]
            assert found.result == pytest.approx(points[seat] - mean(others))
            parts = found.given_away + found.cards + found.others
            assert parts == pytest.approx(found.result)
            assert all(choice.given_away >= 0 for choice in found.choices)
        assert sum(found.result for found in results) == pytest.approx(0, abs=1e-6)


def test_a_game_is_the_sum_of_its_rounds() -> None:
    """Reviewed together, rounds give what they give one by one."""
    played = scored(["leicht", "mittel"], "sum")
    whole = review([step for steps in played for step in steps], 0)
    single = [review(steps, 0) for steps in played]
    assert len(played) > 2
    for part in ("given_away", "cards", "others", "result"):
        assert getattr(whole, part) == pytest.approx(sum(getattr(one, part) for one in single))


def test_who_follows_every_tip_gives_nothing_away() -> None:
    """Advice and review never contradict each other."""
    for steps in scored([FOLLOWER, "leicht", "einfach"], "follower"):
        found = review(steps, 0)
        assert found.given_away == 0
        assert found.accuracy == 1
        assert found.costliest(3, NEAR) == []


def test_cards_even_out() -> None:
    """What own cards change of the expectation is nothing on average: it is luck."""
    cards = [
        review(steps, seat).cards
        for seed in range(12)
        for steps in scored([FOLLOWER, FOLLOWER], f"luck {seed}")
        for seat in range(2)
    ]
    deviation = mean(card * card for card in cards) ** 0.5
    assert abs(mean(cards)) < 3 * deviation / len(cards) ** 0.5


LEVELS = ("zufall", "neuling", "leicht", "mittel", "stark")


@pytest.mark.parametrize("levels", [*pairwise(LEVELS)], ids="-".join)
def test_better_players_are_more_accurate(levels: tuple[str, str]) -> None:
    """The number tells each level from the next, up to those who follow the evaluation."""
    played = [steps for seed in range(2) for steps in scored([*levels], f"levels {seed}", 8000)]
    weaker, better = (mean(review(steps, seat).accuracy for steps in played) for seat in range(2))
    assert weaker < better


def test_nothing_hidden_and_nothing_later_counts() -> None:
    """A decision is judged by what all could see then: later steps change no earlier choice."""
    (steps, *_) = scored(["leicht", "mittel"], "later")
    whole = review(steps, 0).choices
    half = review(steps[: len(steps) // 2], 0).choices
    assert half == whole[: len(half)]
    assert half


def test_the_costliest_come_first() -> None:
    """At most three, the dearest first, none below what anybody would notice."""
    (steps, *_) = scored(["neuling", "mittel"], "costly")
    costly = review(steps, 0).costliest(3, NEAR)
    costs = [choice.given_away for choice in costly]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 3
    assert costs[0] == max(choice.given_away for choice in review(steps, 0).choices)


def test_a_round_still_running_is_no_round_yet() -> None:
    """Only what is scored is reviewed."""
    steps = list(islice(game(STANDARD, ["mittel", "mittel"], "running"), 20))
    assert rounds(steps) == []
    assert steps[-1].after.phase is not Phase.ROUND_OVER


def test_without_decisions_nothing_was_wrong() -> None:
    """An empty review has full accuracy and no result."""
    assert Review(0).accuracy == 1
    assert Review(0).others == 0


def test_a_result_is_against_the_mean_of_the_others() -> None:
    """10 points where the others gain 4 and 8 are 4 more than their mean."""
    assert result_of((0, 5, 5), (10, 9, 13), 0) == 4
