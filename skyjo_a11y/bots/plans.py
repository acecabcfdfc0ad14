"""Whole turns to choose from: plans, each with its cost by the evaluation."""

from typing import NamedTuple

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.rules.actions import Action, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.cards import LOWEST, Card
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.state import Phase, State

Actions = tuple[Action, ...]


class Plan(NamedTuple):
    """Actions of one turn, as far as they can be decided before a card turns up."""

    cost: float  # points of the round, less is better
    actions: Actions
    idling: float = 0.0  # what of the cost is impatience beyond the usual


def plans_of(evaluation: Evaluation, state: State) -> list[Plan]:
    """All plans; of places in a column that are alike only one is listed."""
    match state.phase:
        case Phase.OPENING:  # a card must be turned up, whatever the rules say of later flips
            return [Plan(cost, (Flip(place),)) for cost, place in evaluation.flips]
        case Phase.TURN:
            found = []
            if refusal(state, Draw()) is None:
                found.append(Plan(evaluation.draw(), (Draw(),)))
            if refusal(state, Take()) is None:
                found += _swaps(evaluation, state.discards[-1], (Take(),))
            return found
        case Phase.DISCARDED:
            return _flips(evaluation, 0.0, ())
        case Phase.DRAWN:
            card = state.hand or 0
            feed = evaluation.feed[card - LOWEST]
            return _swaps(evaluation, card, ()) + _flips(evaluation, feed, (Discard(),))
        case _:
            return _swaps(evaluation, state.hand or 0, ())


def _swaps(evaluation: Evaluation, card: Card, before: Actions) -> list[Plan]:
    return [
        Plan(
            cost,
            (*before, Swap(spot.position)),
            evaluation.impatience - 1 if evaluation.is_idle(spot, card) else 0.0,
        )
        for cost, spot in zip(evaluation.swaps(card), evaluation.spots, strict=True)
    ]


def _flips(evaluation: Evaluation, feed: float, before: Actions) -> list[Plan]:
    found = [Plan(cost + feed, (*before, Flip(place))) for cost, place in evaluation.flips]
    still = evaluation.standing_still + feed
    if not evaluation.hidden:  # a discard ends the turn: nothing is left to turn up
        found.append(Plan(still, before))
    elif evaluation.may_pass:
        found.append(Plan(still, (*before, Pass()), evaluation.impatience - 1))
    return found
