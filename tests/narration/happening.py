"""Hypothesis strategies: listeners, and what they are told of games played at random."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from hypothesis import strategies as st

from skyjo_a11y.narration.wording import Arrangement, Detail, Listener, Style
from skyjo_a11y.rules.engine import start_game
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Happening
from tests.rules.random_play import rule_sets, steps

#: Short, long, with marks; some begin alike.
NAMES = ("Jana", "Anna", "Anton", "Bo", "Cäcilie-Ottilie", "D'Arcy", "Eva", "Evamaria")
_STEPS = 300  # some rounds of two people, most of one of eight


class Game(NamedTuple):
    """Everything that happened in a game, in order, cut where somebody had to decide."""

    rules: RuleSet
    names: tuple[str, ...]
    batches: tuple[tuple[Happening, ...], ...]

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """The same without cuts."""
        return tuple(happening for batch in self.batches for happening in batch)


styles = st.builds(
    Style,
    detail=st.sampled_from(Detail),
    arrangement=st.sampled_from(Arrangement),
    letter_names=st.booleans(),
    zwo=st.booleans(),
)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game by any rules, far enough for at least some turns."""
    rules, names = draw(rule_sets()), NAMES[: draw(st.integers(2, 8))]
    seed = draw(st.integers(0, 2**32))
    return Game(rules, names, tuple(_batches(rules, len(names), seed)))


def _batches(rules: RuleSet, seats: int, seed: int) -> Iterator[tuple[Happening, ...]]:
    """As a table tells: once no card is about to turn up any more."""
    state, events = start_game(rules, seats)
    batch = [Happening(event, state) for event in events]
    for step in islice(steps(rules, seats, seed), _STEPS):
        batch += [Happening(event, step.after) for event in step.events]
        if step.after.awaiting is None:
            yield tuple(batch)
            batch = []


@st.composite
def told(draw: st.DrawFn) -> tuple[Game, Listener, bool]:
    """A game, who is told of it (one person or all of them), and whether the table is full."""
    game = draw(games())
    you = draw(st.none() | st.integers(0, len(game.names) - 1))
    return game, Listener(game.names, you, draw(styles)), draw(st.booleans())
