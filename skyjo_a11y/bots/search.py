"""Looking ahead: the search behind ``meister``.

An outcome scatters by fifteen points while actions differ by one, so playing rounds out tells
little. Each candidate is therefore played only until the seat is in turn again, or a little
longer, on the same sampled hidden cards as the others. That turn is not played but worked out
exactly by the evaluation of ``stark``; a round that ends before is scored. How much is played is
fixed, no clock decides, and the random numbers follow from the seed and what all can see.
"""

from collections.abc import Callable, Sequence
from random import Random

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.outlook import drawable
from skyjo_a11y.bots.plans import Actions
from skyjo_a11y.bots.stark import best, choices_by
from skyjo_a11y.dealing import shuffled
from skyjo_a11y.rules.actions import DEALS
from skyjo_a11y.rules.cards import Card, listed
from skyjo_a11y.rules.engine import apply
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import FACE_DOWN, Position
from skyjo_a11y.rules.state import HAND, Phase, State

#: What a state is worth to a seat that is in turn, or if the round is over: less is better.
Value = Callable[[State, Seat], float]

#: So many of the next drawn cards are spread evenly over samples.
_SPREAD = 3


class Sample:
    """One way in which the hidden cards may lie; it deals them. Others' counts must fit.

    ``luck`` says how good the next drawn cards are, from 0 to 1 of all that can come.
    """

    def __init__(self, state: State, random: Random, luck: Sequence[float] = ()) -> None:
        self.random = random
        self.reshuffles = state.reshuffles
        if state.reshuffled is None:
            cards, drawn = _parted(listed(state.unseen), luck)
            hidden = shuffled(cards, random)
        else:
            cards, drawn = _parted(listed(drawable(state)), luck)
            hidden, cards = shuffled(listed(state.unseen), random), shuffled(cards, random)
        self.grids: dict[tuple[Seat, Position], Card] = {
            (seat, place): hidden.pop()
            for seat, grid in enumerate(state.grids)
            for place, cell in enumerate(grid)
            if cell == FACE_DOWN
        }
        self.pile = (hidden if state.reshuffled is None else cards) + drawn

    def deal(self, state: State) -> Card:
        """The card that turns up at ``state.awaiting``."""
        spot = state.awaiting or 0
        if spot != HAND:
            return self.grids[state.turn, spot]
        if state.reshuffles == self.reshuffles and state.pile:
            return self.pile[state.pile - 1]
        pool = listed(state.draw_pool)
        return pool[int(self.random.random() * len(pool))]


def fits(state: State) -> bool:
    """Whether the counts fit the cards that are hidden; at a real table they may not."""
    hidden = sum(grid.count(FACE_DOWN) for grid in state.grids)
    drawn = state.pile if state.reshuffled is None else 0
    pools = state.unseen if state.reshuffled is None else (*state.unseen, *state.reshuffled)
    if min(pools) < 0 or sum(state.unseen) != hidden + drawn:
        return False
    return state.reshuffled is None or sum(state.reshuffled) == state.pile


class Search:
    """Looks ahead from ``state`` for the seat in turn, to its turn ``depth`` from now."""

    def __init__(self, state: State, depth: int, random: Random, value: Value) -> None:
        self.state, self.random, self.value = state, random, value
        self.seat = state.turn
        self.last_turn = state.turns + depth * state.seats

    def samples(self, count: int) -> list[Sample]:
        """So many ways in which the hidden cards may lie.

        What is drawn next, and after that, matters most: it is spread evenly over the samples.
        """
        spread = [self._spread(count) for _ in range(min(_SPREAD, self.state.pile))]
        return [
            Sample(self.state, self.random, [luck[number] for luck in spread])
            for number in range(count)
        ]

    def _spread(self, count: int) -> list[float]:
        """``count`` numbers from 0 to 1, one in each ``count``-th part, in random order."""
        parts = shuffled(list(range(count)), self.random)
        return [(part + self.random.random()) / count for part in parts]

    def outcome(self, plan: Actions, sample: Sample) -> float:
        """What comes of the actions of ``plan`` if the cards lie as in ``sample``."""
        state = self.state
        for action in plan:
            state = _settled(apply(state, action)[0], sample)
        while not self._seen_enough(state):
            state = play_turn(state, sample)
        return self.value(state, self.seat)

    def _seen_enough(self, state: State) -> bool:
        if state.phase in (Phase.ROUND_OVER, Phase.GAME_OVER):
            return True
        return state.phase is Phase.TURN and state.turns >= self.last_turn


def play_turn(state: State, sample: Sample) -> State:
    """The rest of a turn as ``stark`` plays it, by one evaluation for all of its decisions."""
    evaluation = Evaluation(state)
    before = state.turns
    while state.turns == before:
        action = best(choices_by(evaluation, state))
        state = _settled(apply(state, action)[0], sample)
    return state


def _settled(state: State, sample: Sample) -> State:
    """``state`` once all cards that are about to turn up have done so."""
    while state.awaiting is not None:
        state, _ = apply(state, DEALS[sample.deal(state)])
    return state


def _parted(cards: list[Card], luck: Sequence[float]) -> tuple[list[Card], list[Card]]:
    """``cards`` without those that are drawn next, and these, the very next one last."""
    drawn = [cards.pop(int(part * len(cards))) for part in luck]
    return cards, drawn[::-1]
