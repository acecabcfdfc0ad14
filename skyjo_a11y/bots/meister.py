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

#: Somebody with so few face-down cards may soon end the round.
STANDOFF = 3
#: Plans are looked into if ``stark`` gives them at most so many points away, the best so many.
MARGIN, MOST_PLANS = 3.0, 6
#: Samples for each plan of two players, stage by stage; after each the better half goes on, as
#: far as it is close behind the best.
STAGES, CLOSE = (20, 40, 60), 2.5
#: As many samples as the cost that ``stark`` gives a plan counts for: differences between plans
#: scatter by 5 to 8 points from sample to sample, and ``stark`` errs about them by 1 to 1.5.
TRUST = 30


class Candidate:
    """A plan and what came of it in samples."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[float] = []

    @property
    def value(self) -> float:
        """Points that the plan is expected to cost, by the samples and by ``stark``."""
        weighed = sum(self.outcomes) + TRUST * self.plan.cost
        return weighed / (len(self.outcomes) + TRUST) + self.plan.idling


def decide(state: State, seed: str) -> Action:
    """The action that looks best; the same for the same seed and public state."""
    if not is_standoff(state):
        return best(choices(state))
    return look_ahead(state, seed)[0].plan.actions[0]


def is_standoff(state: State) -> bool:
    """Whether looking ahead is worth its time: half of the turns."""
    if state.phase is Phase.OPENING or not fits(state):
        return False
    return state.ender is not None or min(map(hidden_count, state.grids)) <= STANDOFF


def look_ahead(state: State, seed: str) -> list[Candidate]:
    """The plans that were looked into longest, the best first."""
    ahead = Search(state, Random(moment(state, seed)), GameValue(state))
    left = candidates(state)
    for number, share in enumerate(STAGES, 1):
        if len(left) == 1:
            return left
        samples = ahead.samples(_samples(share, state.seats))
        for candidate in left:
            candidate.outcomes += [
                ahead.outcome(candidate.plan.actions, sample) for sample in samples
            ]
        left.sort(key=lambda candidate: candidate.value)
        if number < len(STAGES):
            half = left[: (len(left) + 1) // 2]
            left = [one for one in half if one.value <= half[0].value + CLOSE]
    return left


def candidates(state: State) -> list[Candidate]:
    """The plans worth looking into, the one that ``stark`` would choose first."""
    found = sorted(plans_of(Evaluation(state), state), key=lambda plan: plan.cost)
    return [Candidate(plan) for plan in found[:MOST_PLANS] if plan.cost <= found[0].cost + MARGIN]


def _samples(share: int, seats: int) -> int:
    """Fewer for more players: a sample then has more turns, and each of them takes longer."""
    return max(1, share * 16 // (seats * (seats + 6)))
