"""From events to what is told: most events are told as they are, some say more or less.

A fact has a phrase of its own (``CardDrawn``: ``card-drawn``), and its fields fill it in.
"""

from collections.abc import Iterable, Iterator, Sequence

from skyjo_a11y.narration.told import (
    ExtraRound,
    Fact,
    FinalReveal,
    GameOpening,
    GameWon,
    Leading,
    NextStarter,
    NothingRevealed,
    OpeningAsked,
    OpeningReveal,
    PairHeld,
    PileEmpty,
    RoundClosing,
    SeatScored,
    ShuffleCall,
    Standing,
    Starter,
    Swap,
    Verdict,
)
from skyjo_a11y.reports import pairs_in
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardSwapped,
    ClosingStarted,
    CountUncertain,
    Event,
    GameEnded,
    GameStarted,
    LineCleared,
    PerSeat,
    PileReshuffled,
    Reveal,
    RoundScored,
    Seat,
    StarterDecided,
    TurnStarted,
)
from skyjo_a11y.rules.grid import hidden_count, open_count, open_sum
from skyjo_a11y.rules.options import ClearedCards, FlipAfterDiscard, TargetRule
from skyjo_a11y.rules.scoring import lowest
from skyjo_a11y.rules.state import Happening, Phase, State
from skyjo_a11y.rules.turns import OPENING_CARDS


def facts(happenings: Sequence[Happening]) -> Iterator[Fact]:
    """What is told of ``happenings``, in order."""
    # Told in between it would tear a turn in two.
    yield from (told.event for told in happenings if isinstance(told.event, CountUncertain))
    happenings = [told for told in happenings if not isinstance(told.event, CountUncertain)]
    events = [None, *(happening.event for happening in happenings), None]
    for index, (event, state) in enumerate(happenings):
        yield from _facts_of(event, state, events[index], events[index + 2])
    yield from _opening_asked(happenings[-1].state if happenings else None)


def _facts_of(
    event: Event, state: State, before: Event | None, after: Event | None
) -> Iterator[Fact]:
    match event:
        case GameStarted():
            yield _opening(state)
        case CardRevealed():
            yield _reveal(event)
        case CardSwapped():
            yield _swap(event, state, cleared=isinstance(after, LineCleared))
        case CardDiscarded():
            yield from _discarded(event, after)
        case StarterDecided(player, reason, sums):
            tied = tuple(seat for seat, value in enumerate(sums) if value == sums[player])
            yield Starter(player, reason, sums[player], tied)
        case ClosingStarted(player):
            yield _closing(player, state)
        case TurnStarted():
            yield from _turn_started(event, state, before)
            if after is None:
                yield event
        case RoundScored():
            ended = isinstance(after, GameEnded)
            yield from scored(event, deciding=state.deciding, ended=ended)
        case GameEnded(winners, totals):
            yield GameWon(winners, min(totals), len(winners) > 1)
        case _:
            yield event


def _opening_asked(state: State | None) -> Iterator[Fact]:
    """In the opening the last word is what is to be done, for no turn is told there."""
    if state is not None and state.phase is Phase.OPENING and state.awaiting is None:
        left = OPENING_CARDS - open_count(state.grids[state.turn])
        yield OpeningAsked(state.turn, left, state.round)


def _opening(state: State) -> GameOpening:
    rules = state.rules
    limit = "beyond" if rules.target_rule is TargetRule.EXCEEDED else "target"
    limit = limit if rules.rounds is None else "rounds"
    return GameOpening(tuple(range(state.seats)), limit, rules.target, rules.rounds or 0)


def _reveal(event: CardRevealed) -> CardRevealed | OpeningReveal | FinalReveal:
    """Only the card turned up after a discard belongs to a turn."""
    match event.reason:
        case Reveal.OPENING:
            return OpeningReveal(event.player, event.position, event.card)
        case Reveal.FINAL:
            return FinalReveal(event.player, event.position, event.card)
        case Reveal.FLIP:
            return event


def _discarded(event: CardDiscarded, after: Event | None) -> Iterator[Fact]:
    """What comes of a discard is known once something follows."""
    yield event
    turned_up = isinstance(after, CardRevealed) and after.reason is Reveal.FLIP
    if after is not None and not turned_up:
        yield NothingRevealed(event.player)


def _turn_started(event: TurnStarted, state: State, before: Event | None) -> Iterator[Fact]:
    """How the person stands whose turn is over; of the ender it was told already."""
    previous = (event.player - 1) % state.seats
    if before is None and _passed(state):
        yield NothingRevealed(previous)
    if before is not None and state.turns and previous != state.ender:
        yield _standing(previous, state, before)


def _passed(state: State) -> bool:
    """Only turning up nothing leaves no trace but the next turn."""
    optional = state.rules.flip_after_discard is FlipAfterDiscard.OPTIONAL
    return optional and bool(state.turns)


def _swap(event: CardSwapped, state: State, *, cleared: bool) -> Swap:
    covered = cleared and state.rules.cleared_cards is ClearedCards.DISCARD
    return Swap(
        event.player,
        event.position,
        event.card,
        event.replaced,
        event.was_hidden,
        on_top=not covered,
    )


def _standing(player: Seat, state: State, before: Event | None) -> Standing:
    grid = state.grids[player]
    revealed = isinstance(before, CardRevealed)
    return Standing(player, open_sum(grid), hidden_count(grid), revealed, grid)


def _closing(ender: Seat, state: State) -> RoundClosing:
    others = tuple((ender + step) % state.seats for step in range(1, state.seats))
    return RoundClosing(ender, others, len(others) > 1)


def scored(event: RoundScored, *, deciding: bool, ended: bool) -> Iterator[Fact]:
    """A round's points; ``deciding``: the limit is reached, ``ended``: and the game is over."""
    for seat in range(len(event.sums)):
        yield _seat_scored(event, seat)
    if ended:
        return
    yield leading(event.totals)
    if deciding:
        yield ExtraRound()


def leading(totals: PerSeat) -> Leading:
    """Who has the lowest total."""
    leaders = lowest(totals)
    return Leading(leaders, min(totals), len(leaders) > 1)


def _seat_scored(event: RoundScored, seat: Seat) -> SeatScored:
    others = [other for other in range(len(event.sums)) if other != seat]
    rival = min(others, key=lambda other: event.sums[other])
    return SeatScored(
        seat,
        event.sums[seat],
        event.points[seat],
        event.totals[seat],
        _verdict(event, seat, event.sums[rival]),
        rival,
        event.sums[rival],
    )


def _verdict(event: RoundScored, seat: Seat, rival_sum: int) -> Verdict:
    own = event.sums[seat]
    if seat != event.ender:
        return Verdict.PLAIN
    if own < rival_sum:
        return Verdict.ALONE
    if not event.doubled:
        return Verdict.SPARED
    return Verdict.DOUBLED_TIE if own == rival_sum else Verdict.DOUBLED_MORE


def for_hands(told: Iterable[Fact], happenings: Sequence[Happening]) -> Iterator[Fact]:
    """At a table of real cards: what people must do and prepare themselves."""
    emptied = _has_emptied(happenings)
    shufflers = (state.turn for event, state in happenings if isinstance(event, PileReshuffled))
    for fact in told:
        match fact:
            case PileReshuffled(count):
                yield ShuffleCall(next(shufflers), count)
            case Standing(player, grid=grid):
                yield fact
                yield from (PairHeld(*pair[:3]) for pair in pairs_in(player, grid))
            case TurnStarted() if emptied:
                yield from (PileEmpty(), fact)
            case _:
                yield fact
    last = happenings[-1] if happenings else None
    scored = last is not None and isinstance(last.event, RoundScored)
    if last is not None and scored and last.state.opener is not None:
        yield NextStarter(last.state.opener)


def _has_emptied(happenings: Sequence[Happening]) -> bool:
    """Whether a turn is over in which the last card was drawn."""
    drawn = any(isinstance(event, CardDrawn) for event, _ in happenings)
    return drawn and not happenings[-1].state.pile
