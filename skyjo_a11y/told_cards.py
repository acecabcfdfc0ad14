"""At a table of real cards: from what was said to the entries of the log, tried out first.

A line names moves and the cards that turned up («z 5 b2 9»). Everything is rehearsed on a copy
of the state, so that a line of which one part is not possible changes nothing.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from skyjo_a11y.answers import Awaiting
from skyjo_a11y.commands import Request
from skyjo_a11y.moves import refused, wrong_place
from skyjo_a11y.problems import (
    CardFirst,
    ImpossibleCard,
    KnownCard,
    NoSuchCard,
    Problem,
    TooManyCards,
)
from skyjo_a11y.reports import awaited
from skyjo_a11y.rules.actions import Action, Claim, Correction, Deal, Flip, Swap, TellCard
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Card, count
from skyjo_a11y.rules.corrections import correct
from skyjo_a11y.rules.engine import apply
from skyjo_a11y.rules.grid import Position, known_card
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.vocabulary import Command


class ToldMove(NamedTuple):
    """A move and the cards told with it, or cards alone."""

    actions: Sequence[Action | Correction]
    cards: Sequence[Card]


class ToldReveal(NamedTuple):
    """Cards of the final reveal and where they lie."""

    cards: dict[Position, Card]


@dataclass(slots=True)
class Rehearsal:
    """What would be done; ``claiming``: cards beyond the deck's number are confirmed."""

    state: State
    claiming: bool = False
    steps: list[Action | Correction] = field(default_factory=list)

    def add(self, told: ToldMove | ToldReveal) -> Problem | None:
        """Rehearse one move with its cards; what is wrong with it."""
        if isinstance(told, ToldReveal):
            return self._reveal(told.cards)
        cards = deque(told.cards)
        if told.actions and self.state.awaiting is not None:
            return CardFirst(*awaited(self.state))
        problem = self._deal(cards)
        moves = [action for action in told.actions if not isinstance(action, Correction)]
        problem = problem or (wrong_place(self.state, moves) if moves else None)
        for action in told.actions:
            problem = problem or self._act(action, cards) or self._deal(cards)
        if problem is None and cards:
            return TooManyCards(cards[0])
        return problem

    def _act(self, action: Action | Correction, cards: deque[Card]) -> Problem | None:
        if not isinstance(action, Correction):
            if self.state.awaiting is not None:
                return CardFirst(*awaited(self.state))
            if refusal(self.state, action) is not None:
                return refused(self.state, action)
            if isinstance(action, Swap | Flip) and (known := self._known(action, cards)):
                return known
        self._do(action)
        return None

    def _known(self, action: Swap | Flip, cards: deque[Card]) -> Problem | None:
        """A card that everybody knows may be told once more, but no other in its place."""
        seat, position = self.state.turn, action.position
        card = known_card(self.state.grids[seat][position])
        if card is None or not cards:
            return None
        told = cards.popleft()
        return None if told == card else KnownCard(seat, position, card, told)

    def _deal(self, cards: deque[Card]) -> Problem | None:
        """Turn up what is awaited; the final reveal after a last turn has lines of its own."""
        while cards and self.state.awaiting is not None and self._is_asked_here:
            problem = self._turn_up(cards[0])
            if problem is not None:
                return problem
            cards.popleft()
        return None

    @property
    def _is_asked_here(self) -> bool:
        return self.state.phase is not Phase.REVEALING

    def _turn_up(self, card: Card) -> Problem | None:
        impossible = refusal(self.state, Deal(card)) is Refusal.NO_SUCH_CARD_LEFT
        return self._tell(Claim(card) if impossible else Deal(card), card, impossible=impossible)

    def _reveal(self, cards: dict[Position, Card]) -> Problem | None:
        """The awaited card turns up; one that is told before its turn is known from then on."""
        left = dict(cards)
        while left:
            awaiting = self.state.awaiting
            if awaiting is not None and awaiting in left:
                problem = self._turn_up(left.pop(awaiting))
            else:
                position = next(iter(left))
                card = left.pop(position)
                impossible = not count(self.state.unseen, card)
                problem = self._tell(TellCard(position, card), card, impossible=impossible)
            if problem is not None:
                return problem
        return None

    def _tell(self, step: Action | Correction, card: Card, *, impossible: bool) -> Problem | None:
        if card not in CARDS:
            return NoSuchCard(card)
        if impossible and not self.claiming:
            return ImpossibleCard(card, count(FULL_DECK, card))
        self._do(step)
        return None

    def _do(self, action: Action | Correction) -> None:
        if isinstance(action, Correction):
            self.state, _ = correct(self.state, action)
        else:
            self.state, _ = apply(self.state, action)
        self.steps.append(action)


def parts(requests: Sequence[Request], state: State) -> list[Request]:
    """«5 b2 9» where a drawn card is asked for: the card, then where it went.

    «5 a1 7 d3 -2» at the first question: the discard pile's card, then what somebody turns up.
    """
    first, *others = requests
    follows = None if state.awaiting is None else _FOLLOWING.get(awaited(state).what)
    is_both = first.command is Command.BARE and first.ahead and first.positions
    if follows is None or not is_both:
        return list(requests)
    card = replace(first, positions=(), people=(), numbers=first.numbers[:1])
    move = replace(first, command=follows, numbers=first.numbers[1:], ahead=first.ahead - 1)
    return [card, move, *others]


_FOLLOWING = {Awaiting.DRAWN: Command.SWAP, Awaiting.FIRST: Command.FLIP}


def cards_alone(
    request: Request, state: State, places: Sequence[Position]
) -> ToldMove | ToldReveal | Problem:
    """Cards without a move, with or without the places they lie on.

    ``places``: where cards are asked for in the final reveal, in the order they are told.
    """
    due = awaited(state)
    if due.what is not Awaiting.FINAL:
        if request.positions not in ((), (state.awaiting,)):
            return CardFirst(*due)
        return ToldMove([], request.numbers)
    named = request.positions or tuple(places[: len(request.numbers)])
    if not set(named) <= set(places) or len(named) > len(request.numbers):
        return CardFirst(*due)
    if len(set(named)) < len(request.numbers):
        return TooManyCards(request.numbers[len(set(named))])
    return ToldReveal(dict(zip(named, request.numbers, strict=True)))
