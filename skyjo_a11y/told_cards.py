"""At a table of real cards: from what was said to the entries of the log, tried out first.

A line names moves and the cards that turned up («z 5 b2 9»). Everything is rehearsed on a copy
of the state, so that a line of which one part is not possible changes nothing.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyjo_a11y.commands import Request
from skyjo_a11y.moves import refused
from skyjo_a11y.problems import (
    CardFirst,
    ImpossibleCard,
    NoSuchCard,
    Problem,
    TooManyCards,
)
from skyjo_a11y.reports import awaited
from skyjo_a11y.rules.actions import Action, Claim, Correction, Deal
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Card, count
from skyjo_a11y.rules.corrections import correct
from skyjo_a11y.rules.engine import apply
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.state import Phase, State


class ToldMove(NamedTuple):
    """A move and the cards told with it, or cards alone."""

    actions: Sequence[Action | Correction]
    cards: Sequence[Card]


@dataclass(slots=True)
class Rehearsal:
    """What would be done; ``claiming``: cards beyond the deck's number are confirmed."""

    state: State
    claiming: bool = False
    steps: list[Action | Correction] = field(default_factory=list)

    def add(self, told: ToldMove) -> Problem | None:
        """Rehearse one move with its cards; what is wrong with it."""
        cards = deque(told.cards)
        if told.actions and self.state.awaiting is not None:
            return CardFirst(*awaited(self.state))
        problem = self._deal(cards)
        for action in told.actions:
            problem = problem or self._act(action) or self._deal(cards)
        if problem is None and cards:
            return TooManyCards(cards[0])
        return problem

    def _act(self, action: Action | Correction) -> Problem | None:
        if isinstance(action, Correction):
            self._do(action)
            return None
        if self.state.awaiting is not None:
            return CardFirst(*awaited(self.state))
        if refusal(self.state, action) is not None:
            return refused(self.state, action)
        self._do(action)
        return None

    def _deal(self, cards: deque[Card]) -> Problem | None:
        seat, revealing = self.state.turn, self.state.phase is Phase.REVEALING
        while cards and self.state.awaiting is not None:
            if revealing and self.state.turn != seat:
                return None  # the next person's cards are told in a line of their own
            problem = self._turn_up(cards[0])
            if problem is not None:
                return problem
            cards.popleft()
        return None

    def _turn_up(self, card: Card) -> Problem | None:
        if card not in CARDS:
            return NoSuchCard(card)
        impossible = refusal(self.state, Deal(card)) is Refusal.NO_SUCH_CARD_LEFT
        if impossible and not self.claiming:
            return ImpossibleCard(card, count(FULL_DECK, card))
        self._do(Claim(card) if impossible else Deal(card))
        return None

    def _do(self, action: Action | Correction) -> None:
        if isinstance(action, Correction):
            self.state, _ = correct(self.state, action)
        else:
            self.state, _ = apply(self.state, action)
        self.steps.append(action)


def in_order(request: Request, state: State) -> ToldMove | Problem:
    """Cards alone, or with the places they lie on, as the awaited places come."""
    if not request.positions:
        return ToldMove([], request.numbers)
    cards = dict(zip(request.positions, request.numbers, strict=False))
    due = awaited(state).places or (awaited(state).position,)
    told = sorted(cards)
    if len(request.positions) != len(request.numbers) or tuple(told) != due[: len(told)]:
        return CardFirst(*awaited(state))
    return ToldMove([], [cards[place] for place in told])
