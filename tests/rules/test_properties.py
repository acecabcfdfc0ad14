"""What holds in every state of every game, by random rule sets, seats and legal actions."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.rules.actions import Action, Continue, Deal, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, NO_CARDS, Pool, listed, pool_of
from skyjo_a11y.rules.engine import IllegalActionError, apply, start_game
from skyjo_a11y.rules.events import (
    ClosingStarted,
    DiscardOpened,
    Event,
    PileReshuffled,
    RoundScored,
    RoundStarted,
    TurnStarted,
)
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, POSITIONS, known_card
from skyjo_a11y.rules.legality import legal_actions, refusal
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.rules.random_play import rule_sets, seats, seeds, steps

ALL_ACTIONS: list[Action] = [
    *(Draw(), Take(), Discard(), Pass(), Continue()),
    *map(Swap, POSITIONS),
    *map(Flip, POSITIONS),
    *map(Deal, CARDS),
]
#: What no game ever allows.
IMPOSSIBLE: list[Action] = [
    *(Deal(-3), Deal(13), Deal(-18), Swap(-1), Swap(12), Swap(13), Flip(-1), Flip(12)),
]
SLOW = settings(deadline=None, max_examples=50)
MANY_STEPS = 1500


def known_cards(state: State) -> Pool:
    """All cards whose value and place, or past place, everybody knows."""
    grids = (known_card(cell) for grid in state.grids for cell in grid if cell != GONE)
    hand = () if state.hand is None else (state.hand,)
    cards = Counter((*state.discards, *state.removed, *hand, *listed(state.reshuffled or NO_CARDS)))
    return pool_of([*cards.elements(), *(card for card in grids if card is not None)])


def unseen_places(state: State) -> int:
    """How many face-down cards nobody has seen: in the grids, the pile, the unopened discard."""
    hidden = sum(grid.count(FACE_DOWN) for grid in state.grids)
    pile = state.pile if state.reshuffled is None else 0
    return hidden + pile + (state.phase is Phase.DEALING)


@SLOW
@given(rule_sets(), seats, seeds)
def test_150_cards_are_always_accounted_for(rules: RuleSet, players: int, seed: int) -> None:
    """By value, known and unseen cards are the deck; by number, unseen cards have their places."""
    for step in islice(steps(rules, players, seed), MANY_STEPS):
        state = step.after
        total = tuple(map(sum, zip(known_cards(state), state.unseen, strict=True)))
        assert total == FULL_DECK
        assert sum(state.unseen) == unseen_places(state)
        assert state.reshuffled is None or sum(state.reshuffled) == state.pile
        assert min(*state.unseen, *(state.reshuffled or (0,))) >= 0


@SLOW
@given(rule_sets(), seats, seeds, st.integers(0, MANY_STEPS))
def test_exactly_the_legal_actions_apply(
    rules: RuleSet, players: int, seed: int, start: int
) -> None:
    """Each action of legal_actions applies; apply refuses exactly the others."""
    for step in islice(steps(rules, players, seed), start, start + 20):
        legal = legal_actions(step.before)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert refusal(step.before, action) is None
            apply(step.before, action)
        for action in [*IMPOSSIBLE, *(other for other in ALL_ACTIONS if other not in legal)]:
            with pytest.raises(IllegalActionError):
                apply(step.before, action)


@SLOW
@given(rule_sets(), seats, seeds)
def test_everybody_else_has_exactly_one_more_turn(rules: RuleSet, players: int, seed: int) -> None:
    """After the closing everybody else has one turn, in order; then the round is scored."""
    events: list[Event] = []
    for step in islice(steps(rules, players, seed), MANY_STEPS):
        events += step.events
    turns = [event for event in events if isinstance(event, ClosingStarted | TurnStarted)]
    scored = [event for event in events if isinstance(event, RoundScored)]
    for index, event in enumerate(turns):
        if isinstance(event, ClosingStarted):
            others = [(event.player + step) % players for step in range(1, players)]
            last = turns[index + 1 : index + players]
            expected = [TurnStarted(other, final=True) for other in others]
            assert last == expected[: len(last)]
            following = turns[index + players : index + players + 1]
            assert all(turn == TurnStarted(turn.player, final=False) for turn in following)
    assert all(not turn.final for turn in turns[:1] if isinstance(turn, TurnStarted))
    enders = [event.player for event in turns if isinstance(event, ClosingStarted)]
    assert [event.ender for event in scored] == enders[: len(scored)]


@SLOW
@given(rule_sets(), seats, seeds)
def test_replaying_the_actions_gives_the_same_game(rules: RuleSet, players: int, seed: int) -> None:
    """The same actions give the same state and the same events, step by step."""
    state, _ = start_game(rules, players)
    for step in islice(steps(rules, players, seed), MANY_STEPS):
        state, events = apply(state, step.action)
        assert (state, events) == (step.after, step.events)


@SLOW
@given(rule_sets(), seats, seeds)
def test_states_are_values(rules: RuleSet, players: int, seed: int) -> None:
    """Applying an action leaves the state before as it was; states can be hashed."""
    for step in islice(steps(rules, players, seed), 300):
        before = hash(step.before)
        apply(step.before, step.action)
        assert hash(step.before) == before


@SLOW
@given(rule_sets(), seats, seeds)
def test_grids_change_by_the_player_in_turn_only(rules: RuleSet, players: int, seed: int) -> None:
    """An action of a player changes no other grid; only rounds and final reveals do."""
    for step in islice(steps(rules, players, seed), MANY_STEPS):
        if step.after.phase in (Phase.TURN, Phase.DRAWN, Phase.TAKEN, Phase.DISCARDED):
            changed = [
                seat for seat in range(players) if step.before.grids[seat] != step.after.grids[seat]
            ]
            assert changed in ([], [step.before.turn])


def test_no_two_actions_are_equal() -> None:
    """Actions are not tuples: Swap(1) is not Flip(1), Draw() is not Take()."""
    for index, action in enumerate(ALL_ACTIONS):
        assert [other == action for other in ALL_ACTIONS].index(True) == index
        assert [other == action for other in ALL_ACTIONS].count(True) == 1


def test_events_with_equal_fields_differ() -> None:
    """Events of different types are never equal to each other or to a tuple of their fields."""
    alike: list[object] = [ClosingStarted(1), RoundStarted(1), DiscardOpened(1), PileReshuffled(1)]
    assert all(alike.count(event) == 1 for event in alike)
    assert (1,) not in alike
