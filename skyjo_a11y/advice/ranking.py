"""What can be done in a state, the best first, by the evaluation of ``stark``.

Advice before a decision and the review after it both rank here, so they never contradict each
other: whoever follows every tip gives nothing away.
"""

from functools import cached_property
from typing import NamedTuple

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.parts import Parts, parts_of_plan, parts_of_waiting, spot_at
from skyjo_a11y.bots.plans import Actions, plans_of
from skyjo_a11y.rules.actions import Action, Flip, Swap
from skyjo_a11y.rules.state import Phase, State

#: The phases in which somebody has something to decide.
DECISIONS = (Phase.OPENING, Phase.TURN, Phase.DRAWN, Phase.TAKEN, Phase.DISCARDED)


class Option(NamedTuple):
    """What can be done, as far as it can be decided before a card turns up."""

    actions: Actions
    cost: float  # points of the round, less is better


class Ranking:
    """The options of the seat in turn; ``state`` must be one in which it decides."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.evaluation = Evaluation(state)
        plans = plans_of(self.evaluation, state)
        #: By cost; of equals the first place comes first.
        self.options = sorted(
            (Option(plan.actions, plan.cost) for plan in plans), key=lambda option: option.cost
        )

    @property
    def best(self) -> Option:
        """What costs least."""
        return self.options[0]

    def given_away(self, option: Option) -> float:
        """How many points more than the best an option costs."""
        return option.cost - self.best.cost

    @property
    def blind_cost(self) -> float:
        """What one of the options gives away on average."""
        return sum(map(self.given_away, self.options)) / len(self.options)

    def parts(self, option: Option) -> Parts:
        """Why an option costs what it does."""
        return parts_of_plan(self.evaluation, self.state, option.actions)

    @cached_property
    def before(self) -> Parts:
        """The parts of leaving everything as it is."""
        return parts_of_waiting(self.evaluation)

    def cost_of(self, action: Action) -> float:
        """The cost of beginning with a legal ``action`` and going on as well as possible."""
        like = self._listed(action)
        return min(option.cost for option in self.options if option.actions[:1] == (like,))

    def _listed(self, action: Action) -> Action:
        """The action that stands for this one; places of a column that are alike share one."""
        match action:
            case Swap(place):
                return Swap(spot_at(self.evaluation, place).position)
            case Flip(place):
                return Flip(spot_at(self.evaluation, place).position)
            case _:
                return action


def is_decision(state: State) -> bool:
    """Whether somebody must decide something in ``state``."""
    return state.phase in DECISIONS and state.awaiting is None
