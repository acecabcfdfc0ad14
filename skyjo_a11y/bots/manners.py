"""How a player of the strong kind can differ: what somebody overlooks, fears or likes."""

from dataclasses import dataclass, replace
from random import Random

from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.state import State


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to play; the defaults are the strongest."""

    counts: bool = True  # knows which cards are still out
    feeding: float = 1.0  # how much it minds what the next player gets
    caution: float = 1.0  # how much it fears to be doubled
    hunting: float = 0.0  # points that a pair is loved for, per point of its card
    misjudging: float = 0.0  # standard deviation of the error in each estimate, in points


STRONGEST = Manner()


def steady(manner: Manner) -> Manner:
    """Nothing special."""
    return manner


def careful_ender(manner: Manner) -> Manner:
    """Ends a round late rather than be doubled."""
    return replace(manner, caution=manner.caution + 0.5)


def column_hunter(manner: Manner) -> Manner:
    """Holds on to pairs, high ones most of all."""
    return replace(manner, hunting=manner.hunting + 0.1)


CHARACTERS = (steady, careful_ender, column_hunter)


def character_of(seed: str, seat: Seat) -> int:
    """Which of ``CHARACTERS`` somebody has for a whole game."""
    return int(Random(f"{seed}/{seat}").random() * len(CHARACTERS))


def moment(state: State, seed: str) -> str:
    """The seed of what a bot leaves to chance in ``state``: equal for equal views of the table."""
    own_turns = state.turns // state.seats
    seen = (state.totals, state.grids, state.discards, state.hand, state.phase.name)
    return f"{seed}/{state.turn}/{own_turns}/{seen}"
