"""At a table: misheard cards («korrigiere b2 8») and what only the table can know («karte …»)."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.answers import Amended, AmendedAgain, ClearsLater, ClearsNow, LiesAgain
from skyjo_a11y.commands import Request
from skyjo_a11y.correction_examples import amend_example, set_example
from skyjo_a11y.gamelog import Entry
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import (
    AmendFails,
    CardFirst,
    ImpossibleCard,
    NeedsCard,
    NoSuchCard,
    NotCorrected,
    NothingToAmend,
    Problem,
    SameCard,
)
from skyjo_a11y.provenance import Sources
from skyjo_a11y.reports import awaited
from skyjo_a11y.rules.actions import (
    Claim,
    Correction,
    Deal,
    Flip,
    SetCard,
    SetDiscard,
    Swap,
    TellCard,
)
from skyjo_a11y.rules.cards import CARDS, FULL_DECK, Card, count
from skyjo_a11y.rules.corrections import refused_correction
from skyjo_a11y.rules.events import GameEnded, LineCleared, RoundScored, Seat
from skyjo_a11y.rules.grid import Position, complete_lines
from skyjo_a11y.rules.legality import Refusal
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.state import Happening, State
from skyjo_a11y.table_session import Clash, TableSession
from skyjo_a11y.telling import Telling
from skyjo_a11y.vocabulary import Command, vocabulary

_PLACE = "place"


def amended(
    session: TableSession, request: Request, telling: Telling, *, claimed: bool
) -> Problem | None:
    """A card was misheard: replace what was told and replay. Or why nothing changes."""
    if _is_half(request):
        return _incomplete(amend_example(request, session), session.state)
    problem = _no_card(request)
    if problem is not None:
        return problem
    card, sources, before = request.numbers[0], session.sources(), session.round_happenings()
    position = request.positions[0] if request.positions else 0
    seat = request.people[0] if request.people else _whose(sources, position)
    index = _source(sources, seat, position, request.rest)
    if index is None:
        return NothingToAmend(position, request.rest or _PLACE)
    told_before = _card_of(session.entry(index))
    if card == told_before:
        return SameCard(card)
    clash = session.amend(index, card, claimed=claimed)
    if clash is not None:
        return _clash(clash, card)
    told = Amended(seat, request.rest or _PLACE, position, card, told_before)
    telling.say([telling.narrator.answer(told)])
    _tell_consequences(before, session.round_happenings(), telling)
    return None


def _incomplete(example: str | None, state: State) -> Problem:
    """What is missing; without an ``example`` there is nothing yet to set right."""
    if example is not None:
        return NeedsCard(example)
    if state.awaiting is not None:
        return CardFirst(*awaited(state))
    return NothingToAmend(0, Command.DISCARDS)


def amended_back(session: TableSession, telling: Telling, *, undone: bool) -> bool:
    """Take a correction back, or let it hold again, if that is what comes next."""
    before = session.round_happenings()
    amendment = session.undo_amendment() if undone else session.redo_amendment()
    if amendment is None:
        return False
    was, now = _card_of(amendment.before), _card_of(amendment.after)
    again = AmendedAgain(was, now, undone) if undone else AmendedAgain(now, was, undone)
    telling.say([telling.narrator.answer(again)])
    _tell_consequences(before, session.round_happenings(), telling)
    return True


def set_by_hand(request: Request, state: State, names: Sequence[str]) -> Correction | Problem:
    """What a table sets: a card of a grid, or the discard pile's top."""
    if _is_half(request) or request.rest == Command.HAND:
        if state.awaiting is not None:
            return CardFirst(*awaited(state))
        reason = refused_correction(state, SetDiscard(0))
        if reason in (Refusal.ROUND_OVER, Refusal.GAME_OVER):
            return NotCorrected(reason)
        return NeedsCard(set_example(request, state, names))
    problem = _no_card(request)
    if problem is not None:
        return problem
    card = request.numbers[0]
    if request.rest:
        return SetDiscard(card)
    seat = request.people[0] if request.people else state.turn
    return SetCard(seat, request.positions[0], card)


def _tell_consequences(
    before: Sequence[Happening], after: Sequence[Happening], telling: Telling
) -> None:
    """Lines that clear or lie there again, and points that are others now."""
    telling.say(list(_lines_changed(before, after, telling)))
    known = [happening.event for happening in before]
    telling.happenings += [
        happening
        for happening in after
        if isinstance(happening.event, RoundScored | GameEnded) and happening.event not in known
    ]
    telling.say([])


def _is_half(request: Request) -> bool:
    """Exactly one card and one place are needed."""
    places = len(request.positions) + bool(request.rest)
    return len(request.numbers) != 1 or places != 1 or len(request.people) > 1


def _no_card(request: Request) -> Problem | None:
    card = request.numbers[0]
    return None if card in CARDS else NoSuchCard(card)


def completed(correction: Correction, before: State, after: State) -> Iterator[ClearsLater]:
    """The lines that a card set by hand completes: all see them, so it is told when they go."""
    if not isinstance(correction, SetCard):
        return
    grids = (state.grids[correction.seat] for state in (before, after))
    old, new = (complete_lines(grid, rows=after.rules.clear_rows) for grid in grids)
    for line in new:
        if line not in old:
            yield ClearsLater(correction.seat, line, correction.card)


def _whose(sources: Sources, position: Position) -> Seat:
    """Who is meant if nobody is named: who moved last, or the only one with a card told there."""
    told = [seat for seat, grid in enumerate(sources.grids) if grid[position] is not None]
    return told[0] if len(told) == 1 else sources.owner


def _source(sources: Sources, seat: Seat, position: Position, pile: str) -> int | None:
    match pile:
        case Command.HAND:
            return sources.hand
        case Command.DISCARDS:
            return sources.discards[-1] if sources.discards else None
        case _:
            return sources.grids[seat][position]


def _lines_changed(
    before: Sequence[Happening], after: Sequence[Happening], telling: Telling
) -> Iterator[Utterance]:
    cleared = [event for event, _ in before if isinstance(event, LineCleared)]
    clears = [event for event, _ in after if isinstance(event, LineCleared)]
    for event in cleared:
        if event not in clears:
            yield telling.narrator.answer(LiesAgain(event.player, event.positions))
    for event in clears:
        if event not in cleared:
            yield telling.narrator.answer(ClearsNow(event.player, event.positions, event.card))


def _card_of(entry: Entry) -> Card:
    match entry.action:
        case Deal(card) | Claim(card) | SetDiscard(card) | SetCard(card=card) | TellCard(card=card):
            return card
        case action:
            raise ValueError(f"{action} tells no card")


def _clash(clash: Clash, card: Card) -> Problem:
    """Which move or card the other card would make impossible; only of the round being played."""
    action, turn = clash.entry.action, clash.state.turn
    match action:
        case Deal() | TellCard() if clash.itself:
            return ImpossibleCard(card, count(FULL_DECK, card))
        case Deal(told) | Claim(told) | TellCard(card=told):
            return AmendFails("card", "", turn, told)
        case _:
            seat = turn if clash.entry.seat is None else clash.entry.seat
            return AmendFails("move" if seat == turn else "turn", _words_of(action), seat, card)


def _words_of(action: object) -> str:
    """The move as it would be typed."""
    words = vocabulary().names
    match action:
        case Swap(position):
            return f"{words[Command.SWAP]} {position_name(position)}"
        case Flip(position):
            return f"{words[Command.FLIP]} {position_name(position)}"
        case _:
            return words[_NAMED.get(type(action).__name__, Command.SET)]


_NAMED = {
    "Draw": Command.DRAW,
    "Take": Command.TAKE,
    "Discard": Command.DISCARD,
    "Pass": Command.PASS,
    "SetTurn": Command.TURN,
}
