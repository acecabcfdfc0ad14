"""Examples for help that fit the moment, and why a move that is asked about has to wait."""

from skyjo_a11y.moves import refused
from skyjo_a11y.problems import Refused
from skyjo_a11y.reports import expected
from skyjo_a11y.rules.actions import Action, Continue, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import GONE, HEIGHT, Grid, Position, hidden_positions, is_open
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.notation import COLUMN_LETTERS, position_name
from skyjo_a11y.rules.state import State
from skyjo_a11y.vocabulary import Command

#: B2 and C3 are what help and manuals use, so they are the best known places.
_FAVOURITE: Position = 4
_COVERED: Position = 8


def fitting(state: State, seat: Seat) -> dict[str, str]:
    """What examples of help name for ``seat``: places, a column and a correction that fit now."""
    grid = state.grids[seat]
    hidden = hidden_positions(grid)
    lying = [position for position, cell in enumerate(grid) if cell != GONE] or [_FAVOURITE]
    place = _FAVOURITE if _FAVOURITE in lying else lying[0]
    covered = _COVERED if _COVERED in hidden else (hidden or lying)[0]
    left = expected(state).cards_left
    # One of each column: a pair can still come in either.
    opening = sorted(hidden, key=lambda position: (position % HEIGHT, position))[:left]
    return {
        "place": position_name(place),
        "covered": position_name(covered),
        "column": COLUMN_LETTERS[place // HEIGHT],
        "opening": " ".join(map(position_name, opening)),
        "left": "one" if left == 1 else "two",
        "amend": _correction(grid),
    }


def _correction(grid: Grid) -> str:
    """A place whose card is known, and another card than that."""
    known = [position for position, cell in enumerate(grid) if is_open(cell)]
    place = known[0] if known else _FAVOURITE
    other = next(card for card in _OTHER_CARDS if card != grid[place])
    return f"{position_name(place)} {other}"


_OTHER_CARDS = (8, 7)


def not_now(command: Command, state: State) -> Refused | None:
    """Why ``command`` is not possible now; None if it is, or if it is no move."""
    grid = state.grids[state.turn]
    lying = [position for position, cell in enumerate(grid) if cell != GONE]
    tried: dict[Command, Action] = {
        Command.DRAW: Draw(),
        Command.TAKE: Take(),
        Command.SWAP: Swap((lying or [0])[0]),
        Command.DISCARD: Discard(),
        Command.FLIP: Flip((hidden_positions(grid) or [0])[0]),
        Command.PASS: Pass(),
        Command.GO_ON: Continue(),
    }
    action = tried.get(command)
    if action is None or refusal(state, action) is None:
        return None
    return refused(state, action)
