"""What a round came to for somebody: what the choices cost, what the cards and the others gave.

A result is a seat's points minus the mean of the others', less is better, and equal players may
expect 0. It is split into three, which add up to it exactly:

- choices: what each decision costs beyond the best one in the same public state;
- cards: what each card that turned up for the seat changed of what was expected of it;
- others: all the rest, their cards and their choices.

Only public states are looked at, so no hidden card has any say in what was best.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyjo_a11y.advice.ranking import Option, Ranking, is_decision
from skyjo_a11y.bots.standing import Standing
from skyjo_a11y.rules.actions import Action, Correction, Deal
from skyjo_a11y.rules.cards import LOWEST
from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.state import OVER, Phase, State


class Step(NamedTuple):
    """One action, with the public states before and after it."""

    before: State
    action: Action | Correction
    after: State


class Choice(NamedTuple):
    """A decision: what was done, what was best, and in points what that gave away."""

    state: State
    action: Action
    best: Option
    given_away: float
    at_stake: float  # what choosing blindly would have given away on average


@dataclass(slots=True)
class Review:
    """The decisions of one seat, and where its result came from. Points of the round."""

    seat: Seat
    choices: list[Choice] = field(default_factory=list)
    cards: float = 0.0
    result: float = 0.0

    @property
    def given_away(self) -> float:
        """What the choices cost."""
        return sum(choice.given_away for choice in self.choices)

    @property
    def others(self) -> float:
        """What was neither chosen nor turned up by the seat itself."""
        return self.result - self.given_away - self.cards

    @property
    def accuracy(self) -> float:
        """1 for the best choice every time, 0 for choices no better than blind ones."""
        at_stake = sum(choice.at_stake for choice in self.choices)
        return max(0.0, 1 - self.given_away / at_stake) if at_stake else 1.0

    def costliest(self, count: int, least: float) -> list[Choice]:
        """The choices that gave away most, at least so much each; the first of equals first."""
        found = [choice for choice in self.choices if choice.given_away >= least]
        return sorted(found, key=lambda choice: -choice.given_away)[:count]


def review(steps: Iterable[Step], seat: Seat) -> Review:
    """The review of ``seat`` over the scored rounds that ``steps`` make up."""
    found = Review(seat)
    totals: PerSeat | None = None
    expected = 0.0
    for step in steps:
        totals = totals if totals is not None else step.before.totals
        if step.before.turn == seat and isinstance(step.action, Deal):
            found.cards += _changed(step, seat, expected)
        elif step.before.turn == seat and is_decision(step.before):
            expected = _weigh(found, step) or expected
        if step.after.phase in OVER and step.before.phase not in OVER:
            found.result += result_of(totals, step.after.totals, seat)
            totals = None
    return found


def result_of(before: PerSeat, after: PerSeat, seat: Seat) -> float:
    """A seat's points of a round minus the mean of the others'."""
    points = [new - old for old, new in zip(before, after, strict=True)]
    others = [gained for other, gained in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def _weigh(found: Review, step: Step) -> float | None:
    """Note a decision; what was to be expected of it. None: nothing was decided."""
    if isinstance(step.action, Correction):
        return None
    ranking = Ranking(step.before)
    cost = ranking.cost_of(step.action)
    given_away = cost - ranking.best.cost
    found.choices.append(
        Choice(step.before, step.action, ranking.best, given_away, ranking.blind_cost)
    )
    return cost


# -- Cards ----------------------------------------------------------------------------------


def _changed(step: Step, seat: Seat, expected: float) -> float:
    """What a card that turned up for ``seat`` changed of its expected result."""
    if step.before.phase is Phase.REVEALING:
        return _own_cost(step.after, seat) - _own_cost(step.before, seat)
    if step.before.phase in (Phase.DEALING, *OVER):
        return 0.0
    if step.after.phase is Phase.DRAWN:
        return Ranking(step.after).best.cost - expected
    return _after_turn(step, seat) - expected


def _after_turn(step: Step, seat: Seat) -> float:
    """The cost once a place has turned up: what is on the discard pile counts after a swap."""
    flipped = step.before.phase in (Phase.OPENING, Phase.DISCARDED)
    if flipped:
        return _own_cost(step.after, seat)
    standing = _standing(step.after, seat)
    return _total(standing) + standing.feed[step.after.discards[-1] - LOWEST]


def _own_cost(state: State, seat: Seat) -> float:
    return _total(_standing(state, seat))


def _standing(state: State, seat: Seat) -> Standing:
    """The standing of ``seat``; who has just ended the round is valued as one who does so."""
    ender = None if state.ender == seat else state.ender
    return Standing(state._replace(turn=seat, ender=ender))


def _total(standing: Standing) -> float:
    return standing.total(standing.worth, standing.points, standing.hidden, standing.unknown)


def rounds(steps: Sequence[Step]) -> list[list[Step]]:
    """The scored rounds of a game, each with its steps."""
    found: list[list[Step]] = []
    current: list[Step] = []
    for step in steps:
        current.append(step)
        if step.after.phase in OVER and step.before.phase not in OVER:
            found.append(current)
            current = []
    return found
