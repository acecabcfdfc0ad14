"""The bot ``meister``: ``stark``, looking ahead where a round may be about to end."""

from random import Random

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.manners import moment
from skyjo_a11y.bots.plans import Plan, plans_of
from skyjo_a11y.bots.search import Search, fits
from skyjo_a11y.bots.stark import best, choices
from skyjo_a11y.bots.winning import GameValue
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.grid import hidden_count
from skyjo_a11y.rules.state import Phase, State

#: Somebody with so few face-down cards may soon end the round …
STANDOFF = 3
#: … or, with so few, in this very turn: among two it then looks ahead to its second next turn.
BRINK, TWO = 1, 2
#: Plans are looked into if ``stark`` gives them at most so many points away, the best so many.
MARGIN, MOST_PLANS = 4.0, 7
#: Turns that are played out in each of the stages; after each the better half of the plans goes
#: on, as far as it is close behind the best. So much time it has, whichever clock runs.
STAGES, CLOSE = (400, 400, 400), 2.5
#: As many samples as the cost that ``stark`` gives a plan counts for, looking one own turn ahead
#: or two: differences between plans scatter by 4 or 6.5 points from sample to sample, and
#: ``stark`` errs about them by 1 to 1.5.
TRUST = (12, 30)


class Candidate:
    """A plan and what came of it in samples."""

    def __init__(self, plan: Plan, trust: int) -> None:
        self.plan, self.trust = plan, trust
        self.outcomes: list[float] = []

    @property
    def value(self) -> float:
        """Points that the plan is expected to cost, by the samples and by ``stark``."""
        weighed = sum(self.outcomes) + self.trust * self.plan.cost
        return weighed / (len(self.outcomes) + self.trust) + self.plan.idling


def decide(state: State, seed: str) -> Action:
    """The action that looks best; the same for the same seed and public state."""
    if not is_standoff(state):
        return best(choices(state))
    return look_ahead(state, seed)[0].plan.actions[0]


def is_standoff(state: State) -> bool:
    """Whether looking ahead is worth its time: half of the turns."""
    if state.phase is Phase.OPENING or not fits(state):
        return False
    return state.ender is not None or _fewest(state) <= STANDOFF


def look_ahead(state: State, seed: str) -> list[Candidate]:
    """The plans that were looked into longest, the best first."""
    depth = 2 if state.seats == TWO and _fewest(state) <= BRINK else 1
    ahead = Search(state, depth, Random(moment(state, seed)), GameValue(state))
    left = candidates(state, TRUST[depth - 1])
    for number, turns in enumerate(STAGES, 1):
        if len(left) == 1:
            return left
        samples = ahead.samples(max(1, turns // (len(left) * (depth * state.seats + 1))))
        for candidate in left:
            candidate.outcomes += [
                ahead.outcome(candidate.plan.actions, sample) for sample in samples
            ]
        left.sort(key=lambda candidate: candidate.value)
        if number < len(STAGES):
            half = left[: (len(left) + 1) // 2]
            left = [one for one in half if one.value <= half[0].value + CLOSE]
    return left


def candidates(state: State, trust: int) -> list[Candidate]:
    """The plans worth looking into, the one that ``stark`` would choose first."""
    found = sorted(plans_of(Evaluation(state), state), key=lambda plan: plan.cost)
    within = [plan for plan in found[:MOST_PLANS] if plan.cost <= found[0].cost + MARGIN]
    return [Candidate(plan, trust) for plan in within]


def _fewest(state: State) -> int:
    """The fewest face-down cards that anybody has."""
    return min(map(hidden_count, state.grids))
