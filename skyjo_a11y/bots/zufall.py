"""The bot ``zufall``: any action the rules allow."""

from random import Random

from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.state import State


def decide(state: State, seed: str) -> Action:
    """One of the legal actions, each equally likely, the same for the same state and seed."""
    moment = (state.round, state.turns, state.turn, state.phase.name, state.grids[state.turn])
    random = Random(f"{seed}/{moment}")
    actions = legal_actions(state)
    return actions[int(random.random() * len(actions))]
