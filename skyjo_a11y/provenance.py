"""Which entry of the log dealt the card that lies somewhere now: what a correction changes."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skyjo_a11y.gamelog import Entry, follow
from skyjo_a11y.rules.actions import Deal
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardSwapped,
    DiscardOpened,
    DiscardTaken,
    Event,
    LineCleared,
    PileReshuffled,
)
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.rules.options import ClearedCards
from skyjo_a11y.rules.state import State


@dataclass(slots=True)
class Sources:
    """Indices of entries; None where no deal is known (a card set by hand, a face-down one).

    Of a place whose line is cleared the last card is kept: that one may have been misheard.
    """

    grids: list[list[int | None]]
    discards: list[int | None] = field(default_factory=list)
    hand: int | None = None
    last: int | None = None  # the deal told last

    def note(self, event: Event, index: int, *, to_discards: bool) -> None:
        """Follow the cards of an event that entry ``index`` brought about."""
        match event:
            case DiscardOpened():
                self.discards = [index]
            case CardDrawn():
                self.hand = index
            case DiscardTaken():
                self.hand = self.discards.pop()
            case CardRevealed(player, position):
                self.grids[player][position] = index
            case CardSwapped(player, position, was_hidden=hidden):
                self.discards.append(index if hidden else self.grids[player][position])
                self.grids[player][position], self.hand = self.hand, None
            case CardDiscarded():
                self.discards.append(self.hand)
                self.hand = None
            case PileReshuffled():
                del self.discards[:-1]
            case LineCleared(player, positions) if to_discards:
                self.discards += [self.grids[player][place] for place in positions]
            case _:
                pass


def trace(index: int, state: State, entries: Sequence[Entry]) -> Sources:
    """Follow every card from ``state``, a start of a round after ``index`` entries."""
    sources = Sources([[None] * SIZE for _ in range(state.seats)])
    to_discards = state.rules.cleared_cards is ClearedCards.DISCARD
    for number, entry in enumerate(entries[index:], start=index):
        if isinstance(entry.action, Deal):
            sources.last = number
        state, events = follow(state, entry)
        for event in events:
            sources.note(event, number, to_discards=to_discards)
    return sources
