"""Hypothesis strategies: rule sets, and games played at random."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.options import (
    ClearedCards,
    Doubling,
    FinalTie,
    FlipAfterDiscard,
    NextStarter,
    RuleSet,
    TargetRule,
)
from skyjo_a11y.rules.state import State

seats = st.integers(2, 8)
seeds = st.integers(0, 2**32)


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Any rule set, with limits low enough for a game to end soon."""
    return st.builds(
        RuleSet,
        target=st.integers(1, 150),
        target_rule=st.sampled_from(TargetRule),
        rounds=st.none() | st.integers(1, 3),
        next_starter=st.sampled_from(NextStarter),
        doubling=st.sampled_from(Doubling),
        flip_after_discard=st.sampled_from(FlipAfterDiscard),
        cleared_cards=st.sampled_from(ClearedCards),
        clear_rows=st.booleans(),
        open_cards=st.booleans(),
        final_tie=st.sampled_from(FinalTie),
    )


class Step(NamedTuple):
    """One action of a game: the state before, what was done, what has happened, the state after."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def steps(rules: RuleSet, players: int, seed: int) -> Iterator[Step]:
    """A game in which players and chance do anything legal, each action equally likely."""
    random = Random(seed)
    state, _ = start_game(rules, players)
    while actions := legal_actions(state):
        action = random.choice(actions)
        before = state
        state, events = apply(state, action)
        yield Step(before, action, events, state)
