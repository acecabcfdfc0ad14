"""Which entry of the log told the card that lies somewhere now: what a correction changes."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skyjo_a11y.gamelog import Entry, follow
from skyjo_a11y.rules.actions import Claim, Deal, TellCard
from skyjo_a11y.rules.events import (
    CardCorrected,
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardShown,
    CardSwapped,
    DiscardCorrected,
    DiscardOpened,
    DiscardTaken,
    Event,
    LineCleared,
    PileReshuffled,
    Seat,
)
from skyjo_a11y.rules.grid import SIZE, Position
from skyjo_a11y.rules.options import ClearedCards
from skyjo_a11y.rules.state import State


@dataclass(slots=True)
class Sources:
    """Indices of entries; None where no card was told, as for a face-down one.

    Of a place whose line is cleared the last card is kept: that one may have been misheard.
    ``owner``: whose cards were told of last.
    """

    grids: list[list[int | None]]
    owner: Seat
    discards: list[int | None] = field(default_factory=list)
    hand: int | None = None

    def note(self, event: Event, index: int) -> None:
        """Follow the cards of an event that entry ``index`` brought about."""
        match event:
            case DiscardOpened():
                self.discards = [index]
            case DiscardCorrected():
                self.discards[-1] = index
            case CardDrawn():
                self.hand = index
            case DiscardTaken():
                self.hand = self.discards.pop()
            case CardCorrected(player, position) | CardShown(player, position):
                self.grids[player][position] = index
            case CardRevealed(player, position):
                self.grids[player][position] = self._told(player, position, index)
            case CardSwapped(player, position):
                self.discards.append(self._told(player, position, index))
                self.grids[player][position], self.hand = self.hand, None
            case CardDiscarded():
                self.discards.append(self.hand)
                self.hand = None
            case PileReshuffled():
                del self.discards[:-1]
            case _:
                pass

    def note_cleared(self, events: Sequence[Event]) -> None:
        """Follow the cards of cleared lines to the discard pile: a shared one goes there once."""
        places = {
            (event.player, place)
            for event in events
            if isinstance(event, LineCleared)
            for place in event.positions
        }
        self.discards += [self.grids[player][place] for player, place in sorted(places)]

    def _told(self, player: Seat, position: Position, index: int) -> int:
        """What told the card there: an earlier entry, or else the one that turned it up."""
        known = self.grids[player][position]
        return index if known is None else known


def trace(index: int, state: State, entries: Sequence[Entry]) -> Sources:
    """Follow every card from ``state``, a start of a round after ``index`` entries."""
    sources = Sources([[None] * SIZE for _ in range(state.seats)], state.turn)
    to_discards = state.rules.cleared_cards is ClearedCards.DISCARD
    for number, entry in enumerate(entries[index:], start=index):
        if isinstance(entry.action, TellCard):
            sources.grids[state.turn][entry.action.position] = number
        if entry.seat is not None or isinstance(entry.action, Deal | Claim | TellCard):
            sources.owner = state.turn
        state, events = follow(state, entry)
        for event in events:
            sources.note(event, number)
        if to_discards:
            sources.note_cleared(events)
    return sources
