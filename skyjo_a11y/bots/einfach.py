"""The bot ``einfach``: the one-paragraph rule that many people play by.

Take a discard of at most 2, or one that completes a column; else draw. Put a card where it
completes a column, else on the highest open card if that improves, else, if it is at most 2, on
a face-down place; else discard it and turn one up.
"""

from skyjo_a11y.rules.actions import Action, Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.cards import LOWEST, Card
from skyjo_a11y.rules.grid import (
    COLUMNS,
    GONE,
    POSITIONS,
    Grid,
    Position,
    first_hidden,
    is_open,
    open_values,
)
from skyjo_a11y.rules.state import Phase, State

LOW: Card = 2
PAIR = 2
_OPENING: tuple[Position, ...] = (0, 3)  # two columns: a pair can still come in either


def decide(state: State, _seed: str) -> Action:
    """The next action by the rule; nothing is left to chance."""
    grid = state.grids[state.turn]
    if state.hand is not None:
        target = _target(grid, state.hand)
        if target is not None:
            return Swap(target)
        # The rule takes no card without a target, but a person who did may ask for advice.
        return Swap(least_harm(grid)) if state.phase is Phase.TAKEN else Discard()
    match state.phase:
        case Phase.TURN:
            return Take() if _wants(grid, state.discards) else Draw()
        case Phase.DISCARDED:
            return Flip(first_hidden(grid) or 0)
        case _:
            return Flip(next(place for place in _OPENING if not is_open(grid[place])))


def _wants(grid: Grid, discards: tuple[Card, ...]) -> bool:
    if not discards:
        return False
    return discards[-1] <= LOW or completing(grid, discards[-1]) is not None


def _target(grid: Grid, card: Card) -> Position | None:
    """Where the rule puts ``card``; None: it is not worth a swap."""
    third = completing(grid, card)
    if third is not None:
        return third
    highest = max([card, *open_values(grid)])
    if highest > card:
        return grid.index(highest)
    return first_hidden(grid) if card <= LOW else None


def least_harm(grid: Grid) -> Position:
    """Where a card that must be swapped does least harm: the highest open card, if there is one."""
    held = [place for place in POSITIONS if grid[place] != GONE]
    return max(held, key=lambda place: grid[place] if is_open(grid[place]) else LOWEST - 1)


def completing(grid: Grid, card: Card) -> Position | None:
    """The place where ``card`` makes a column of three equal open cards."""
    if grid.count(card) < PAIR:  # nearly always, and quick to see
        return None
    for column in COLUMNS:
        others = [place for place in column if grid[place] != card]
        if len(others) == 1 and grid[others[0]] != GONE:
            return others[0]
    return None
