"""At a table: misheard cards («korrigiere b2 8») and what only the table can know («karte …»)."""

from skyjo_a11y.commands import Request
from skyjo_a11y.gamelog import Entry
from skyjo_a11y.problems import (
    AmendFails,
    NeedsCard,
    NoSuchCard,
    NothingToAmend,
    Problem,
)
from skyjo_a11y.provenance import Sources
from skyjo_a11y.reports import Amended
from skyjo_a11y.rules.actions import Correction, Flip, SetCard, SetDiscard, Swap
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.state import State
from skyjo_a11y.session import Session
from skyjo_a11y.table import Telling
from skyjo_a11y.vocabulary import Command, vocabulary


def amended(session: Session, request: Request, telling: Telling) -> Problem | None:
    """A card was misheard: replace what was told and replay. Or why nothing changes."""
    if len(request.numbers) != 1 or not (request.positions or request.rest):
        return NeedsCard()
    card = request.numbers[0]
    if card not in CARDS:
        return NoSuchCard(card)
    seat = request.people[0] if request.people else session.last_mover()
    position = request.positions[0] if request.positions else 0
    index = _source(session.sources(), seat, position, request.rest)
    if index is None:
        return NothingToAmend(position, request.rest or "place")
    failing = session.amend(index, card)
    if failing is not None:
        return AmendFails(_words_of(failing), failing.seat is not None, failing.seat or 0)
    telling.say([telling.narrator.answer(Amended(seat, request.rest or "place", position, card))])
    return None


def set_by_hand(request: Request, state: State) -> Correction | Problem:
    """What a table sets: a card of a grid, or the discard pile's top."""
    if len(request.numbers) != 1 or not (request.positions or request.rest):
        return NeedsCard()
    card = request.numbers[0]
    if card not in CARDS:
        return NoSuchCard(card)
    if request.rest:
        return SetDiscard(card)
    seat = request.people[0] if request.people else state.turn
    return SetCard(seat, request.positions[0], card)


def _source(sources: Sources, seat: Seat, position: Position, pile: str) -> int | None:
    match pile:
        case Command.HAND:
            return sources.hand
        case Command.DISCARDS:
            return sources.discards[-1] if sources.discards else None
        case _:
            return sources.grids[seat][position]


def _words_of(entry: Entry) -> str:
    """The move as it would be typed."""
    words = vocabulary().names
    match entry.action:
        case Swap(position):
            return f"{words[Command.SWAP]} {position_name(position)}"
        case Flip(position):
            return f"{words[Command.FLIP]} {position_name(position)}"
        case action:
            known = {name: words[command] for name, command in _NAMED.items()}
            return known.get(type(action).__name__, words[Command.GO_ON])


_NAMED = {
    "Draw": Command.DRAW,
    "Take": Command.TAKE,
    "Discard": Command.DISCARD,
    "Pass": Command.PASS,
}
