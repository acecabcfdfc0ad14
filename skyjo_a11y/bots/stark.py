"""The bot ``stark``: the action whose next state is worth most, by a fitted evaluation."""

from functools import lru_cache

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.manners import STRONGEST, Manner
from skyjo_a11y.rules.actions import Action, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.grid import Position, hidden_positions, is_open, known_card
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.state import Phase, State

#: Two columns: a pair can still come in either. Worth half a point a round.
_OPENING: tuple[Position, ...] = (0, 3)

Choice = tuple[float, Action]  # the expected cost of an action, and the action


def decide(state: State, _seed: str) -> Action:
    """The action with the least cost, the first of equals; nothing is left to chance."""
    return best(choices(state))


def best(options: list[Choice]) -> Action:
    """The action with the least cost, the first of equals."""
    return min(options, key=lambda choice: choice[0])[1]


def choices(state: State, manner: Manner = STRONGEST) -> list[Choice]:
    """The sensible actions and what they cost, in points of this round.

    Of places in a column that are alike only the first is listed.
    """
    if state.phase is Phase.OPENING:
        return [(0.0, Flip(_opening(state)))]
    return choices_by(_evaluation(_unmoved(state), manner), state)


def _unmoved(state: State) -> State:
    """What of ``state`` the evaluation looks at: the same before and after a card is taken."""
    seen = () if state.pile else state.discards
    return state._replace(phase=Phase.TURN, hand=None, discards=seen)


@lru_cache(maxsize=4)
def _evaluation(state: State, manner: Manner) -> Evaluation:
    """One evaluation serves a whole turn, as long as nothing new turns up."""
    return Evaluation(state, manner)


def choices_by(evaluation: Evaluation, state: State) -> list[Choice]:
    """The same by an evaluation made in this turn, before a card was drawn perhaps."""
    match state.phase:
        case Phase.TURN:
            return _turn_choices(state, evaluation)
        case Phase.DISCARDED:
            return _flip_choices(evaluation)
        case _:
            return _hand_choices(state, evaluation)


def _turn_choices(state: State, evaluation: Evaluation) -> list[Choice]:
    drawing: list[Choice] = []
    if refusal(state, Draw()) is None:
        drawing.append((evaluation.draw(), Draw()))  # first: it works out all swaps
    if refusal(state, Take()) is None:
        return [(evaluation.swap(state.discards[-1]), Take()), *drawing]
    return drawing


def _hand_choices(state: State, evaluation: Evaluation) -> list[Choice]:
    card = state.hand or 0
    options: list[Choice] = [
        (cost, Swap(spot.position))
        for cost, spot in zip(evaluation.swaps(card), evaluation.spots, strict=True)
    ]
    if state.phase is Phase.DRAWN:
        options.append((evaluation.discard(card), Discard()))
    return options


def _flip_choices(evaluation: Evaluation) -> list[Choice]:
    options: list[Choice] = [(cost, Flip(position)) for cost, position in evaluation.flips]
    if evaluation.may_pass:
        options.append((evaluation.standing_still, Pass()))
    return options


def _opening(state: State) -> Position:
    """The next card of the opening; with open cards a low one, as it will stay."""
    grid = state.grids[state.turn]
    hidden = hidden_positions(grid)
    if state.rules.open_cards:
        return min(hidden, key=lambda place: known_card(grid[place]) or 0)
    return next((place for place in _OPENING if not is_open(grid[place])), hidden[0])
