"""A line that works now for whoever said «korrigiere» or «karte» without a place or a card.

Names, places and cards that were said stay in it where they can.
"""

from collections.abc import Iterator, Sequence

from skyjo_a11y.commands import Request
from skyjo_a11y.rules.cards import CARDS, Card
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import GONE, POSITIONS, Position, known_card
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.state import State
from skyjo_a11y.table_session import TableSession
from skyjo_a11y.vocabulary import Command, vocabulary

#: B2 is what help and manuals use, so it is the best known place.
_FAVOURITE: Position = 4
_CARDS: tuple[Card, ...] = (8, 7, *CARDS)


def set_example(request: Request, state: State, names: Sequence[str]) -> str:
    """«karte B2 8»: a card that lies there, or on the discard pile if that was named."""
    seat = request.people[0] if request.people else state.turn
    lying = [place for place in POSITIONS if state.grids[seat][place] != GONE]
    if request.rest == Command.DISCARDS or not lying:
        return _line(Command.SET, "", _pile(), _cards_said(request)[0])
    place = _best_first(request, lying)[0]
    known = known_card(state.grids[seat][place])
    card = next(card for card in _cards_said(request) if card != known)
    return _line(Command.SET, _named(request, names), position_name(place), card)


def amend_example(request: Request, session: TableSession) -> str | None:
    """«korrigiere A1 8»: another card than was told, which every later move allows.

    None if no card of this round can be another one.
    """
    for index, where, now in _told(request, session):
        for card in _cards_said(request):
            if card != now and session.clash(index, card) is None:
                named = _named(request, session.setup.names) if where != _pile() else ""
                return _line(Command.AMEND, named, where, card)
    return None


def _told(request: Request, session: TableSession) -> Iterator[tuple[int, str, Card | None]]:
    """The entries that told cards which lie there now: which, where, and the card."""
    sources, state = session.sources(), session.state
    seat: Seat = request.people[0] if request.people else sources.owner
    told = [place for place in POSITIONS if sources.grids[seat][place] is not None]
    lying = [place for place in told if state.grids[seat][place] != GONE]
    for place in _best_first(request, lying) if not request.rest else ():
        index = sources.grids[seat][place]
        if index is not None:
            yield index, position_name(place), known_card(state.grids[seat][place])
    top = sources.discards[-1] if sources.discards else None
    if top is not None:
        yield top, _pile(), state.discards[-1]


def _best_first(request: Request, places: Sequence[Position]) -> list[Position]:
    """The place that was said, then the best known one, then all others."""
    wanted = (*request.positions[:1], _FAVOURITE)
    return sorted(places, key=lambda place: wanted.index(place) if place in wanted else len(wanted))


def _cards_said(request: Request) -> list[Card]:
    """The card that was said if there is such a card, then others to choose from."""
    return [*(card for card in request.numbers[:1] if card in CARDS), *_CARDS]


def _named(request: Request, names: Sequence[str]) -> str:
    return names[request.people[0]] if request.people else ""


def _pile() -> str:
    """«Ablage», as a sentence writes it."""
    return vocabulary().names[Command.DISCARDS].capitalize()


def _line(command: Command, name: str, where: str, card: Card) -> str:
    return " ".join(filter(None, (vocabulary().names[command], name, where, str(card))))
