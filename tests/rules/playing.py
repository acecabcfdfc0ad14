"""A game with prepared cards, played in plain notation; the cards turn up by themselves."""

from collections.abc import Iterator
from typing import TypeVar

from skyjo_a11y.rules.actions import Deal
from skyjo_a11y.rules.cards import FULL_DECK, Card, listed, without
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event, PerSeat, RoundScored, StarterDecided
from skyjo_a11y.rules.grid import hidden_positions
from skyjo_a11y.rules.notation import parse_action, position_name
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, Phase, State

E = TypeVar("E")

#: Columns without a pair, worth 0: filler for grids of which only a part matters.
ZERO = "1 0 -1"


def numbers(text: str) -> list[int]:
    """Numbers between blanks; a bar may stand between columns."""
    return [int(word) for word in text.replace("|", " ").split()]


class Table:
    """A game whose ``grids`` hold twelve cards each (A1 A2 A3 B1 … D3), the same every round.

    ``draws`` come first from the draw pile, then what is left of the 150 cards, high ones first.
    """

    def __init__(
        self,
        *grids: str,
        discard: Card = 9,
        draws: str = "",
        rules: RuleSet = STANDARD,
        totals: PerSeat | None = None,
    ) -> None:
        self.grids = [numbers(grid) for grid in grids]
        self.discard = discard
        self.draws = numbers(draws)
        self.pile = self._pile()
        self.state, events = start_game(rules, len(grids), totals)
        self.events = list(events)
        self._deal()

    def do(self, *lines: str) -> list[Event]:
        """Play actions separated by commas; what has happened."""
        before = len(self.events)
        for word in ",".join(lines).split(","):
            self._apply(word.strip())
        return self.events[before:]

    def open(self, *places: str) -> list[Event]:
        """Everybody turns up the same two places, A1 and A2 if none are given."""
        flips = [f"flip {place}" for place in places or ("A1", "A2")]
        return self.do(*(flips * self.state.seats))

    def turn_up_one(self) -> list[Event]:
        """Whose turn it is draws, discards, and turns up the first face-down card."""
        hidden = hidden_positions(self.state.grids[self.state.turn])
        return self.do(f"draw, discard, flip {position_name(hidden[0])}")

    def finish_round(self) -> RoundScored:
        """Everybody turns up one card a turn until the round is over; its score."""
        if self.state.phase is Phase.OPENING:
            self.open()
        while self.state.phase is Phase.TURN:
            self.turn_up_one()
        return self.last(RoundScored)

    def next_round(self) -> StarterDecided:
        """Begin the next round and turn up two cards each; who starts."""
        self.pile = self._pile()
        self.do("continue")
        self.open()
        return self.last(StarterDecided)

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def _apply(self, word: str) -> None:
        self.state, events = apply(self.state, parse_action(word))
        self.events += events
        self._deal()

    def _deal(self) -> None:
        while self.state.awaiting is not None:
            self.state, events = apply(self.state, Deal(self._card(self.state)))
            self.events += events

    def _card(self, state: State) -> Card:
        if state.awaiting == DISCARD_PILE:
            return self.discard
        if state.awaiting == HAND:
            return next(self.pile) if state.reshuffled is None else listed(state.reshuffled)[0]
        return self.grids[state.turn][state.awaiting or 0]

    def _pile(self) -> Iterator[Card]:
        left = FULL_DECK
        for card in (self.discard, *self.draws, *(card for grid in self.grids for card in grid)):
            left = without(left, card)
        assert min(left) >= 0, "a deck has not that many of a card"
        return iter([*self.draws, *reversed(listed(left))])
