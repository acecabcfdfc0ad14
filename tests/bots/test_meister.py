"""The bot ``meister`` looks ahead where a round may end or begins, and plays for the game."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import meister, stark
from skyjo_a11y.bots.search import Sample, Search, fits
from skyjo_a11y.bots.winning import GameValue, chance_to_win, expected_rounds
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Action, Continue, Deal, Draw
from skyjo_a11y.rules.cards import NO_CARDS, listed
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import FACE_DOWN, hidden_count
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.rules.random_play import rule_sets, seeds, steps


def searched(rules: RuleSet, players: int, seed: str) -> Iterator[State]:
    """The states of games among ``stark`` in which ``meister`` would look ahead."""
    dealer = SeededDeck(seed)
    state, _ = start_game(rules, players)
    while state.phase is not Phase.GAME_OVER:
        action: Action
        if state.awaiting is not None:
            action = Deal(dealer.deal(state))
        elif state.phase is Phase.ROUND_OVER:
            action = Continue()
        else:
            action = stark.decide(state, seed)
            if meister.look_for(state) is not None:
                yield state
        state, _ = apply(state, action)


def is_late(state: State) -> bool:
    """Whether somebody is about to end the round, and there are plans to choose from."""
    late = min(map(hidden_count, state.grids)) <= meister.BRINK
    return late and len(meister.candidates(state, meister.ON_BRINK)) > 1


def position(players: int = 2) -> State:
    """One such state late in a round, at the start of a turn."""
    found = filter(is_late, searched(STANDARD, players, "standoff"))
    return next(state for state in found if state.phase is Phase.TURN and state.ender is None)


@settings(deadline=None, max_examples=6)
@given(rule_sets(), st.integers(2, 4), seeds)
def test_it_decides_legally_and_repeatably(rules: RuleSet, players: int, seed: int) -> None:
    """Under all rules its action is legal, and the same when asked again."""
    for state in islice(searched(rules, players, str(seed)), 2):
        action = meister.decide(state, "7")
        assert refusal(state, action) is None
        assert action == meister.decide(state, "7")


@settings(deadline=None, max_examples=6)
@given(rule_sets(), st.integers(2, 8), seeds)
def test_it_finds_its_way_out_of_anything(rules: RuleSet, players: int, seed: int) -> None:
    """Also in states that only careless players come to it has a legal action."""
    playing = (Phase.TURN, Phase.DRAWN, Phase.TAKEN, Phase.DISCARDED, Phase.OPENING)
    for step in islice(steps(rules, players, seed), 100, 103):
        if step.before.awaiting is None and step.before.phase in playing:
            assert refusal(step.before, meister.decide(step.before, "7")) is None


def test_in_the_middle_of_a_round_it_is_stark() -> None:
    """Where looking ahead finds nothing both decide alike, at once."""
    alike = 0
    for step in islice(steps(STANDARD, 2, 3), 30, 60):
        state = step.before
        if state.awaiting is None and meister.look_for(state) is None:
            assert meister.decide(state, "7") == stark.decide(state, "7")
            alike += 1
    assert alike


@pytest.mark.parametrize("players", [2, 3])
def test_it_looks_ahead_late_in_a_round_and_among_two_early(players: int) -> None:
    """It looks where somebody has few face-down cards or, among two, nobody has."""
    fewest = [
        min(map(hidden_count, state.grids))
        for state in islice(searched(STANDARD, players, "near"), 40)
        if state.ender is None
    ]
    early = [number for number in fewest if number > meister.BRINK]
    assert min(fewest) <= meister.BRINK
    assert all(number >= meister.BEGINNING for number in early)
    assert bool(early) == (players == 2)


def test_counts_that_do_not_fit_are_not_searched() -> None:
    """At a real table counts may be wrong; then it decides as ``stark`` does."""
    state = position()
    assert fits(state)
    for wrong in (
        state._replace(unseen=NO_CARDS),
        state._replace(unseen=(-1, *state.unseen[1:])),
        state._replace(reshuffled=NO_CARDS),
    ):
        assert not fits(wrong)
        assert meister.decide(wrong, "7") == stark.decide(wrong, "7")


def test_plans_differ_by_what_comes_of_them_alone() -> None:
    """All plans of a stage are tried on the same samples, so luck is the same for each."""
    left = meister.look_ahead(position(), meister.ON_BRINK, "7")
    assert len({len(candidate.outcomes) for candidate in left}) == 1
    values = [candidate.value for candidate in left]
    assert values == sorted(values)


def test_looking_further_takes_fewer_samples() -> None:
    """How many turns are played is fixed, so long samples are few."""
    near, far = (
        meister.look_ahead(position(), meister.ON_BRINK._replace(depth=depth), "7")[0].outcomes
        for depth in (1, 4)
    )
    assert 0 < len(far) < len(near) / 2


# -- Samples ------------------------------------------------------------------------------------


def test_a_sample_deals_every_card_there_is() -> None:
    """Face-down cards and pile of a sample are together the cards that nobody has seen."""
    state = position()
    sample = Sample(state, Random(1))
    dealt = [*sample.grids.values(), *sample.pile]
    assert [dealt.count(card) for card in range(-2, 13)] == list(state.unseen)
    assert len(sample.grids) == sum(grid.count(FACE_DOWN) for grid in state.grids)


def test_a_sample_deals_the_same_whatever_is_played() -> None:
    """The next drawn card does not depend on what was turned up before."""
    state = position()
    sample = Sample(state, Random(1))
    drawing, _ = apply(state, Draw())
    assert sample.deal(drawing) == sample.deal(drawing) == sample.pile[state.pile - 1]


@pytest.mark.parametrize("depth", [1, 2])
def test_a_plan_is_played_until_the_seat_is_in_turn_again(depth: int) -> None:
    """What is valued is its next turn or the one after that, or the score of the round."""
    seen: list[State] = []

    def value(state: State, seat: int) -> float:
        seen.append(state)
        return float(seat)

    state = position(3)
    ahead = Search(state, depth, Random(1), value)
    for sample in ahead.samples(5):
        assert ahead.outcome((Draw(),), sample) == state.turn
    over = (Phase.ROUND_OVER, Phase.GAME_OVER)
    assert any(s.phase is Phase.TURN for s in seen)
    assert all(s.phase in over or s.turns == state.turns + 3 * depth for s in seen)


def test_what_is_drawn_next_is_spread_evenly() -> None:
    """As many samples as there are unseen cards draw each of them once, in random order."""
    state = position()
    unseen = listed(state.unseen)
    samples = Search(state, 1, Random(1), lambda *_: 0.0).samples(len(unseen))
    first = [sample.pile[-1] for sample in samples]
    assert sorted(first) == unseen != first


# -- The game -----------------------------------------------------------------------------------


def test_a_point_is_a_point_where_the_game_is_even() -> None:
    """Early in an even game values are points of the round, less being better."""
    state = position()._replace(totals=(0, 0))
    value = GameValue(state)
    scored = state._replace(phase=Phase.ROUND_OVER)
    seat = state.turn
    ahead = tuple(0 if other == seat else 4 for other in range(2))
    even, better = (
        value(scored._replace(totals=(0, 0)), seat),
        value(scored._replace(totals=ahead), seat),
    )
    assert even == pytest.approx(0, abs=0.1)
    assert better == pytest.approx(-4, abs=0.5)


def test_the_end_of_a_game_counts_as_won_or_lost() -> None:
    """By how much a game is won or lost is of no interest."""
    state = position()._replace(totals=(90, 90))
    value, seat = GameValue(state), state.turn
    over = state._replace(phase=Phase.GAME_OVER)

    def total(own: int, other: int) -> float:
        totals = (own, other) if seat == 0 else (other, own)
        return value(over._replace(totals=totals), seat)

    assert total(95, 100) == total(91, 140) < total(100, 100) < total(101, 100) == total(150, 95)


def test_who_leads_is_likely_to_win() -> None:
    """The chance to win grows with the lead, and evenly among equals."""
    assert chance_to_win((50, 50), 0, 30) == pytest.approx(0.5, abs=0.01)
    assert chance_to_win((20, 50), 0, 30) > chance_to_win((40, 50), 0, 30) > 0.5
    assert chance_to_win((20, 50, 90), 0, 30) < chance_to_win((20, 50), 0, 30)


def test_rounds_to_come() -> None:
    """A fixed number of rounds is what is left of it; else the target tells."""
    assert expected_rounds(RuleSet(rounds=5), 2, 80) == 3
    assert expected_rounds(STANDARD, 2, 90) < expected_rounds(STANDARD, 2, 20)
    assert expected_rounds(RuleSet(target=50), 2, 20) < expected_rounds(STANDARD, 2, 20)
