"""The bot ``meister``: ``stark``, looking ahead where a round may end and where it begins."""

from random import Random
from typing import NamedTuple

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.manners import moment
from skyjo_a11y.bots.plans import Plan, plans_of
from skyjo_a11y.bots.search import Search, fits
from skyjo_a11y.bots.stark import best, choices
from skyjo_a11y.bots.winning import GameValue
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.grid import hidden_count
from skyjo_a11y.rules.state import Phase, State


class Look(NamedTuple):
    """How far to look ahead, and at what."""

    depth: int  # own turns
    margin: float  # plans that ``stark`` gives at most so many points away …
    plans: int  # … the best so many
    trust: int  # as many samples as the cost that ``stark`` gives a plan counts for


#: Somebody with so few face-down cards may soon end the round. Differences between plans scatter
#: by 4 to 7 points from sample to sample there, and ``stark`` errs about them by 1 to 1.5.
BRINK = 2
ON_BRINK = Look(depth=2, margin=4.0, plans=7, trust=25)
AMONG_MORE = Look(depth=1, margin=4.0, plans=7, trust=60)
#: With so many cards face-down in every grid a round of two has hardly begun. Between this and
#: the brink looking ahead finds little that ``stark`` does not see.
BEGINNING = 7
AT_BEGINNING = Look(depth=3, margin=1.5, plans=4, trust=25)
_TWO_PLAYERS = 2

#: Turns that are played out in each of the stages; after each the better half of the plans goes
#: on, as far as it is close behind the best. So much time it has, whichever clock runs.
STAGES, CLOSE = (400, 400, 400), 2.5


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
    look = look_for(state)
    if look is None:
        return best(choices(state))
    return look_ahead(state, look, seed)[0].plan.actions[0]


def look_for(state: State) -> Look | None:
    """How to look ahead where a round may end and where it begins; None: as ``stark`` does."""
    if state.phase is Phase.OPENING or not fits(state):
        return None
    fewest = min(map(hidden_count, state.grids))
    if state.ender is not None or fewest <= BRINK:
        return ON_BRINK if state.seats == _TWO_PLAYERS else AMONG_MORE
    early = state.seats == _TWO_PLAYERS and fewest >= BEGINNING
    return AT_BEGINNING if early else None


def look_ahead(state: State, look: Look, seed: str) -> list[Candidate]:
    """The plans that were looked into longest, the best first."""
    ahead = Search(state, look.depth, Random(moment(state, seed)), GameValue(state))
    left = candidates(state, look)
    for number, turns in enumerate(STAGES, 1):
        if len(left) == 1:
            return left
        samples = ahead.samples(max(1, turns // (len(left) * (look.depth * state.seats + 1))))
        for candidate in left:
            candidate.outcomes += [
                ahead.outcome(candidate.plan.actions, sample) for sample in samples
            ]
        left.sort(key=lambda candidate: candidate.value)
        if number < len(STAGES):
            half = left[: (len(left) + 1) // 2]
            left = [one for one in half if one.value <= half[0].value + CLOSE]
    return left


def candidates(state: State, look: Look) -> list[Candidate]:
    """The plans worth looking into, the one that ``stark`` would choose first."""
    found = sorted(plans_of(Evaluation(state), state), key=lambda plan: plan.cost)
    most = found[0].cost + look.margin
    return [Candidate(plan, look.trust) for plan in found[: look.plans] if plan.cost <= most]
