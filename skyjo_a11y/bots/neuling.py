"""The bot ``neuling``: makes a beginner's mistakes.

It opens in one column; takes whatever looks low; sees a column only when the third card is
there, and breaks pairs up; puts low cards on face-down places for curiosity while high ones
stay open; gives the next player anything; and ends the round without looking at the others.
"""

from skyjo_a11y.bots.einfach import completing, least_harm
from skyjo_a11y.rules.actions import Action, Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.grid import Grid, Position, hidden_positions, open_values
from skyjo_a11y.rules.state import Phase, State

#: What looks low to a beginner, and what looks so high that it must go first.
_LOW, _AWFUL = 4, 9


def decide(state: State, _seed: str) -> Action:
    """The next action of a beginner; nothing is left to chance."""
    grid = state.grids[state.turn]
    match state.phase:
        case Phase.OPENING | Phase.DISCARDED:
            return Flip(hidden_positions(grid)[0])
        case Phase.TURN:
            return Take() if _wants(grid, state.discards) else Draw()
        case _:
            target = _target(grid, state.hand or 0)
    if target is not None:
        return Swap(target)
    return Swap(least_harm(grid)) if state.phase is Phase.TAKEN else Discard()


def _wants(grid: Grid, discards: tuple[Card, ...]) -> bool:
    return bool(discards) and discards[-1] <= _LOW and _target(grid, discards[-1]) is not None


def _target(grid: Grid, card: Card) -> Position | None:
    """Where a beginner puts ``card``; None: it does not look worth a swap."""
    third = completing(grid, card)
    if third is not None:
        return third
    highest = max(open_values(grid), default=card)
    hidden = hidden_positions(grid)
    if highest >= _AWFUL and card < highest:
        return grid.index(highest)
    if card <= _LOW and hidden:
        return hidden[0]
    return grid.index(highest) if card < highest and card <= _LOW else None
