"""The fitted numbers of ``stark``: what columns, places and leads are worth in points.

A table is a TOML file in ``tables/``, one for two players and one for more; the tool
``tests/tools/fit_bots.py`` fits and writes them. All numbers are points of one round, the
player's own minus the mean of the others', so less is better.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

#: Fewest face-down cards of the others (or own ones), 0 to 12 → phase of the round.
PHASE_OF = (0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5)
_TWO_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class ColumnWeights:
    """What a column is worth in one phase of the round.

    Lists go from the card -2 to 12. A ``chance`` multiplies the probability that an unseen card
    is the one that fits, and the points which that would save. Columns without a pair have a
    constant, a factor of their sum, and a factor of what their cards have above 5.
    """

    gone: float
    nothing: float  # three face-down cards
    one: tuple[float, ...]  # one card, two face-down ones
    one_chance: float
    pair: tuple[float, ...]  # a pair and a face-down card
    pair_chance: float
    two: tuple[float, ...]  # two different cards and a face-down one
    pair_and: tuple[float, ...]  # a pair and another card …
    other_card: float  # … times this factor
    pair_and_chance: float
    three: tuple[float, ...]  # three cards without a pair


@dataclass(frozen=True, slots=True)
class LeadWeights:
    """Own expected sum minus the lowest of the others', by own face-down cards: 1, 2, 3, 4 up."""

    difference: tuple[float, ...]
    behind: tuple[float, ...]  # on top where the difference is positive
    dear_cards: float  # per own face-down card and point that unseen cards are above their mean


@dataclass(frozen=True, slots=True)
class FeedWeights:
    """What the discard gives the next player, beyond what a draw would, per point it saves."""

    complete: float  # it completes a column
    replace: float  # it replaces a card
    last_complete: float  # the same in the last turns
    last_replace: float


@dataclass(frozen=True, slots=True)
class EndingWeights:
    """What ending the round is worth, and how far the others' sums still move.

    An opponent's final sum is modelled as normal: the expected one, less ``drop`` and
    ``hidden_drop`` per face-down card, with ``spread`` times its variance.
    """

    constant: float
    own_sum: float
    doubled: float  # own sum times the risk of not being lowest
    others: float  # the others' mean expected sum
    risk: float
    drop: float
    hidden_drop: float
    spread: float


@dataclass(frozen=True, slots=True)
class Weights:
    """One table. ``own`` and ``others`` have a column table per phase."""

    own: tuple[ColumnWeights, ...]
    others: tuple[ColumnWeights, ...]
    hidden: tuple[tuple[float, ...], ...]  # own face-down cards, 0 to 12 → by phase
    lead: LeadWeights
    feed: FeedWeights
    ending: EndingWeights


@cache
def weights_for(seats: int) -> Weights:
    """The table for so many players."""
    name = "two.toml" if seats == _TWO_PLAYERS else "more.toml"
    return read_weights((files("skyjo_a11y.bots") / "tables" / name).read_text("utf-8"))


def read_weights(text: str) -> Weights:
    """The table written as ``text``. Raises KeyError or TypeError for a table with gaps."""
    table: dict[str, Any] = tomllib.loads(text)
    return Weights(
        own=tuple(ColumnWeights(**_frozen(phase)) for phase in table["own"]),
        others=tuple(ColumnWeights(**_frozen(phase)) for phase in table["others"]),
        hidden=tuple(map(tuple, table["hidden"])),
        lead=LeadWeights(**_frozen(table["lead"])),
        feed=FeedWeights(**table["feed"]),
        ending=EndingWeights(**table["ending"]),
    )


def _frozen(table: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(v) if isinstance(v, list) else v for name, v in table.items()}
