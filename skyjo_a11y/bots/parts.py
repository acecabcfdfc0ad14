"""Why an action is worth what it is: the parts of its cost, by name, for advice and analysis."""

from typing import NamedTuple

from skyjo_a11y.bots.evaluation import Evaluation, Spot
from skyjo_a11y.bots.plans import Actions
from skyjo_a11y.rules.actions import Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.cards import CARDS, LOWEST, Card
from skyjo_a11y.rules.grid import HEIGHT, Position
from skyjo_a11y.rules.state import State


class Parts(NamedTuple):
    """Points of the round; less is better, and all together are the cost of the action."""

    grid: float = 0.0  # own cards as they lie, face-down ones at their mean
    columns: float = 0.0  # what columns still hope for: pairs, cards to be replaced
    standing: float = 0.0  # the lead, cards left face-down, what the others' columns hope for
    feeding: float = 0.0  # what the discard pile's new top gives the next player
    ending: float = 0.0  # the risk of being doubled; in the last turns, doubling the ender
    idling: float = 0.0  # nothing moves on

    def plus(self, other: "Parts", share: float = 1.0) -> "Parts":
        """The sum, the other's times ``share``."""
        pairs = zip(self, other, strict=True)
        return Parts(*(mine + share * theirs for mine, theirs in pairs))


def parts_of_plan(evaluation: Evaluation, state: State, actions: Actions) -> Parts:
    """The parts of a plan's cost; ``plans.plans_of`` lists the plans."""
    match actions:
        case (Draw(),):
            return parts_of_draw(evaluation)
        case (Take(), Swap(place)):
            return parts_of_swap(evaluation, spot_at(evaluation, place), state.discards[-1])
        case (Swap(place),):
            return parts_of_swap(evaluation, spot_at(evaluation, place), state.hand or 0)
        case (Discard(), *rest):
            parts = parts_of_plan(evaluation, state, tuple(rest))
            return parts._replace(feeding=evaluation.feed[(state.hand or 0) - LOWEST])
        case (Flip(place),):
            return parts_of_flip(evaluation, spot_at(evaluation, place))
        case _:
            return parts_of_waiting(evaluation)


def parts_of_swap(evaluation: Evaluation, spot: Spot, card: Card) -> Parts:
    """The parts of putting ``card`` on ``spot``."""
    worth, points = evaluation.after(spot, card)
    idling = evaluation.impatience if evaluation.is_idle(spot, card) else 0.0
    parts = _standing(evaluation, worth, points, (spot.hidden, spot.unknown))
    return parts._replace(feeding=evaluation.leaving(spot, card), idling=idling)


def parts_of_flip(evaluation: Evaluation, spot: Spot) -> Parts:
    """The parts of turning up the face-down card on ``spot``, averaged over what it may be."""
    left = (spot.hidden, spot.unknown)
    if spot.site.old is not None:
        return _standing(evaluation, evaluation.worth, evaluation.points, left)
    parts = Parts()
    for card, chance in zip(CARDS, evaluation.outlook.hidden, strict=True):
        if chance:
            worth, points = evaluation.turned(spot, card)
            parts = parts.plus(_standing(evaluation, worth, points, left), chance)
    # The evaluation takes the lead at its mean, which is quicker.
    rest = evaluation.flip_cost(spot) - sum(parts)
    return parts._replace(standing=parts.standing + rest)


def parts_of_waiting(evaluation: Evaluation) -> Parts:
    """The parts of turning up none after a discard."""
    left = (evaluation.hidden, evaluation.unknown)
    parts = _standing(evaluation, evaluation.worth, evaluation.points, left)
    return parts._replace(idling=0.0 if evaluation.final else evaluation.impatience)


def parts_of_discard(evaluation: Evaluation, card: Card) -> Parts:
    """The parts of discarding a drawn ``card`` and doing the best after that."""
    _, place = evaluation.flip
    feeding = evaluation.feed[card - LOWEST]
    if place is None:
        return parts_of_waiting(evaluation)._replace(feeding=feeding)
    return parts_of_flip(evaluation, spot_at(evaluation, place))._replace(feeding=feeding)


def parts_of_draw(evaluation: Evaluation) -> Parts:
    """The parts of drawing, averaged over what it may be, each card put to its best use."""
    parts = Parts()
    for card, chance in zip(CARDS, evaluation.outlook.draw, strict=True):
        if chance:
            parts = parts.plus(parts_of_card(evaluation, card), chance)
    return parts


def parts_of_card(evaluation: Evaluation, card: Card) -> Parts:
    """The parts of the best use of a drawn ``card``."""
    swaps = evaluation.swaps(card)
    if not swaps or min(swaps) > evaluation.discard(card):
        return parts_of_discard(evaluation, card)
    return parts_of_swap(evaluation, evaluation.spots[swaps.index(min(swaps))], card)


def spot_at(evaluation: Evaluation, place: Position) -> Spot:
    """The spot that stands for ``place``; places of a column that are alike share one."""
    grid = evaluation.state.grids[evaluation.state.turn]
    column = place // HEIGHT
    return next(
        spot
        for spot in evaluation.spots
        if spot.position // HEIGHT == column and grid[spot.position] == grid[place]
    )


def _standing(evaluation: Evaluation, worth: float, points: float, left: tuple[int, int]) -> Parts:
    """The parts of a standing; ``left`` counts own face-down cards, and the unknown of them."""
    hidden, unknown = left
    total = evaluation.total(worth, points, hidden, unknown)
    grid = points + unknown * evaluation.outlook.mean
    if evaluation.final:
        return Parts(grid=grid, columns=worth - grid, ending=total - worth)
    if not hidden:
        danger = evaluation.endings.danger(points)
        return Parts(grid=grid, standing=total - grid - danger, ending=danger)
    return Parts(grid=grid, columns=worth - grid, standing=total - worth)
