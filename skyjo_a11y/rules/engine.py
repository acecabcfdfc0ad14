"""A game step by step: ``start_game`` begins one, ``apply`` carries out an action.

Both give the new state and what has happened, in the order of EVENTS.md. Nothing here knows
where cards come from: an action that turns one up sets ``State.awaiting``, and the ``Deal``
that follows says which card it was.
"""

from skyjo_a11y.rules.actions import (
    Action,
    Continue,
    Deal,
    Discard,
    Draw,
    Flip,
    Pass,
    Swap,
    Take,
)
from skyjo_a11y.rules.cards import DECK_SIZE, FULL_DECK, Card, Pool, pool_of, without
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardShown,
    CardSwapped,
    ClosingStarted,
    DiscardOpened,
    DiscardTaken,
    Event,
    GameEnded,
    GameStarted,
    LineCleared,
    PerSeat,
    PileReshuffled,
    Reveal,
    RoundScored,
    RoundStarted,
    Seat,
    StarterDecided,
    StartReason,
    TurnStarted,
)
from skyjo_a11y.rules.grid import (
    FACE_DOWN,
    FULL_GRID,
    GONE,
    SHOWN,
    SIZE,
    Cell,
    Grid,
    Position,
    complete_lines,
    has_hidden,
    hidden_positions,
    is_hidden,
    known_card,
    open_count,
    open_sum,
    with_cell,
)
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    ClearedCards,
    NextStarter,
    RuleSet,
)
from skyjo_a11y.rules.scoring import (
    is_doubled,
    limit_reached,
    lowest,
    needs_extra_round,
    next_opener,
    round_points,
)
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, Phase, State

Step = tuple[State, tuple[Event, ...]]

OPENING_CARDS = 2


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; ``legality.refusal`` tells beforehand."""


def start_game(rules: RuleSet, seats: int, totals: PerSeat | None = None) -> Step:
    """A new game for 2 to 8 ``seats``. Raises ValueError for another number, of totals too."""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise ValueError(f"Skyjo is for 2 to 8 people, not {seats}")
    totals = totals or (0,) * seats
    if len(totals) != seats:
        raise ValueError(f"{len(totals)} totals for {seats} people")
    state, events = start_round(rules, totals, number=1, opener=None, deciding=False)
    return state, (GameStarted(rules, totals), *events)


def start_round(
    rules: RuleSet, totals: PerSeat, number: int, opener: Seat | None, *, deciding: bool
) -> Step:
    """Round ``number`` before any card has turned up."""
    seats = len(totals)
    state = State(
        rules=rules,
        grids=(FULL_GRID,) * seats,
        totals=totals,
        round=number,
        phase=Phase.DEALING,
        turn=0,
        awaiting=0 if rules.open_cards else DISCARD_PILE,
        hand=None,
        discards=(),
        unseen=FULL_DECK,
        reshuffled=None,
        reshuffles=0,
        pile=DECK_SIZE - SIZE * seats - 1,
        removed=(),
        ender=None,
        opener=opener,
        deciding=deciding,
        turns=0,
    )
    return state, (RoundStarted(number),)


def apply(state: State, action: Action) -> Step:
    """Carry out ``action``. Raises IllegalActionError if it is not possible in ``state``."""
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(f"{action}: {reason}")
    match action:
        case Deal(card):
            return _deal(state, card)
        case Draw():
            return _draw(state)
        case Swap(position):
            return _swap_or_await(state, position)
        case Flip(position):
            return _flip_or_await(state, position)
        case Take():
            return _take(state)
        case Discard():
            return _discard(state)
        case Pass():
            return _end_turn(state, [])
        case Continue():
            return start_round(
                state.rules,
                state.totals,
                state.round + 1,
                state.opener,
                deciding=state.deciding,
            )


# -- Cards that turn up ---------------------------------------------------------------------


def _deal(state: State, card: Card) -> Step:
    """``card`` turns up at the awaited spot; what it means depends on the phase."""
    position = state.turned_position()
    if position is None:
        return _drawn(state, card) if state.awaiting == HAND else _discard_opened(state, card)
    match state.phase:
        case Phase.DEALING:
            return _shown(state, position, card)
        case Phase.DRAWN | Phase.TAKEN:
            return _swapped(state, position, card)
        case Phase.REVEALING:
            return _revealing(*_turned_up(state, position, card, Reveal.FINAL))
        case _:
            return _flipped(state, position, card)


def _discard_opened(state: State, card: Card) -> Step:
    state = state._replace(
        unseen=without(state.unseen, card),
        awaiting=None,
        discards=(card,),
        phase=Phase.OPENING,
        turn=0,
    )
    return state, (DiscardOpened(card),)


def _drawn(state: State, card: Card) -> Step:
    unseen, reshuffled = state.unseen, state.reshuffled
    if reshuffled is None:
        unseen = without(unseen, card)
    else:
        reshuffled = without(reshuffled, card)
    state = state._replace(
        hand=card,
        pile=state.pile - 1,
        awaiting=None,
        phase=Phase.DRAWN,
        unseen=unseen,
        reshuffled=reshuffled,
    )
    return state, (CardDrawn(state.turn, card),)


def _shown(state: State, position: Position, card: Card) -> Step:
    """With ``open_cards``: seat by seat, each place shown, then the discard pile's first card."""
    shown = CardShown(state.turn, position, card)
    turn, following = state.turn, position + 1
    if following == SIZE:
        turn, following = turn + 1, 0
    if turn == state.seats:
        turn, following = 0, DISCARD_PILE
    state = state._replace(
        grids=_grids_with(state, position, card + SHOWN),
        unseen=_still_unseen(state, position, card),
        turn=turn,
        awaiting=following,
    )
    return state, (shown,)


# -- The actions of a turn ------------------------------------------------------------------


def _draw(state: State) -> Step:
    if state.pile:
        return state._replace(awaiting=HAND), ()
    # RULES.md 1 (S G): everything under the top card is shuffled and becomes the draw pile.
    *under, top = state.discards
    state = state._replace(
        awaiting=HAND,
        discards=(top,),
        pile=len(under),
        reshuffled=pool_of(under),
        reshuffles=state.reshuffles + 1,
    )
    return state, (PileReshuffled(len(under)),)


def _take(state: State) -> Step:
    card = state.discards[-1]
    state = state._replace(hand=card, discards=state.discards[:-1], phase=Phase.TAKEN)
    return state, (DiscardTaken(state.turn, card),)


def _discard(state: State) -> Step:
    card = _hand(state)
    state = state._replace(hand=None, discards=(*state.discards, card), phase=Phase.DISCARDED)
    event = CardDiscarded(state.turn, card)
    if has_hidden(state.grids[state.turn]):
        return state, (event,)
    return _end_turn(state, [event])


def _swap_or_await(state: State, position: Position) -> Step:
    card = known_card(state.grids[state.turn][position])
    if card is None:
        return state._replace(awaiting=position), ()
    return _swapped(state, position, card)


def _swapped(state: State, position: Position, replaced: Card) -> Step:
    card = _hand(state)
    was_hidden = is_hidden(state.grids[state.turn][position])
    event = CardSwapped(state.turn, position, card, replaced, was_hidden)
    state = state._replace(
        grids=_grids_with(state, position, card),
        unseen=_still_unseen(state, position, replaced),
        awaiting=None,
        hand=None,
        discards=(*state.discards, replaced),
    )
    return _end_turn(*_cleared(state, [event]))


def _flip_or_await(state: State, position: Position) -> Step:
    card = known_card(state.grids[state.turn][position])
    if card is None:
        return state._replace(awaiting=position), ()
    return _flipped(state, position, card)


def _flipped(state: State, position: Position, card: Card) -> Step:
    if state.phase is Phase.OPENING:
        return _next_opening(*_turned_up(state, position, card, Reveal.OPENING))
    return _end_turn(*_cleared(*_turned_up(state, position, card, Reveal.FLIP)))


def _turned_up(
    state: State, position: Position, card: Card, reason: Reveal
) -> tuple[State, list[Event]]:
    state = state._replace(
        grids=_grids_with(state, position, card),
        unseen=_still_unseen(state, position, card),
        awaiting=None,
    )
    return state, [CardRevealed(state.turn, position, card, reason)]


def _next_opening(state: State, events: list[Event]) -> Step:
    if open_count(state.grids[state.turn]) < OPENING_CARDS:
        return state, tuple(events)
    if state.turn + 1 < state.seats:
        return state._replace(turn=state.turn + 1), tuple(events)
    sums = tuple(map(open_sum, state.grids))
    seat, reason = _starter(state, sums)
    events += [StarterDecided(seat, reason, sums), TurnStarted(seat, final=False)]
    return state._replace(turn=seat, phase=Phase.TURN), tuple(events)


def _starter(state: State, sums: PerSeat) -> tuple[Seat, StartReason]:
    """Who starts: RULES.md 3.4, and the ruling on the opening tie."""
    if state.opener is not None:
        by_winner = state.rules.next_starter is NextStarter.WINNER
        return state.opener, StartReason.ROUND_WINNER if by_winner else StartReason.ROUND_ENDER
    highest = max(sums)
    tied = sums.count(highest) > 1
    return sums.index(highest), StartReason.OPENING_TIE if tied else StartReason.HIGHEST_SUM


# -- What follows a turn --------------------------------------------------------------------


def _cleared(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Take the complete lines of the grid in turn away, all found first, columns before rows."""
    grid = state.grids[state.turn]
    lines = complete_lines(grid, rows=state.rules.clear_rows)
    if not lines:
        return state, events
    events += [LineCleared(state.turn, line, grid[line[0]]) for line in lines]
    # A card that a column and a row share leaves once.
    gone = sorted({position for line in lines for position in line})
    cards = tuple(grid[position] for position in gone)
    left = tuple(GONE if position in gone else cell for position, cell in enumerate(grid))
    grids = _all_grids(state, left)
    if state.rules.cleared_cards is ClearedCards.REMOVED:
        return state._replace(grids=grids, removed=state.removed + cards), events
    return state._replace(grids=grids, discards=state.discards + cards), events


def _end_turn(state: State, events: list[Event]) -> Step:
    """Only now is it decided whether the round is closing (RULES.md 2)."""
    ender = state.ender
    if ender is None and not has_hidden(state.grids[state.turn]):
        ender = state.turn
        events.append(ClosingStarted(ender))
    following = (state.turn + 1) % state.seats
    phase = Phase.TURN
    if following == ender:
        # The final reveal goes from the ender's left round to the ender.
        phase, following = Phase.REVEALING, (ender + 1) % state.seats
    state = state._replace(turn=following, phase=phase, ender=ender, turns=state.turns + 1)
    if phase is Phase.REVEALING:
        return _revealing(state, events)
    events.append(TurnStarted(following, final=ender is not None))
    return state, tuple(events)


def _revealing(state: State, events: list[Event]) -> Step:
    """Go on with the final reveal until a card must be dealt or the round is scored."""
    while True:
        hidden = hidden_positions(state.grids[state.turn])
        if not hidden:
            state, events = _cleared(state, events)
            if state.turn == state.ender:
                return _score(state, state.ender, events)
            state = state._replace(turn=(state.turn + 1) % state.seats)
            continue
        card = known_card(state.grids[state.turn][hidden[0]])
        if card is None:
            return state._replace(awaiting=hidden[0]), tuple(events)
        state, revealed = _turned_up(state, hidden[0], card, Reveal.FINAL)
        events += revealed


def _score(state: State, ender: Seat, events: list[Event]) -> Step:
    rules = state.rules
    sums = tuple(map(open_sum, state.grids))
    points = round_points(sums, ender, rules.doubling)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    doubled = is_doubled(sums, ender, rules.doubling)
    events.append(RoundScored(ender, sums, points, totals, doubled))
    limit = state.deciding or limit_reached(rules, state.round, totals)
    over = limit and not needs_extra_round(rules, totals)
    if over:
        events.append(GameEnded(lowest(totals), totals))
    state = state._replace(
        totals=totals,
        phase=Phase.GAME_OVER if over else Phase.ROUND_OVER,
        opener=next_opener(rules, ender, points),
        deciding=limit,
    )
    return state, tuple(events)


# -- Small helpers --------------------------------------------------------------------------


def _hand(state: State) -> Card:
    assert state.hand is not None  # noqa: S101 - the phase says so; states it for the type checker
    return state.hand


def _all_grids(state: State, grid: Grid) -> tuple[Grid, ...]:
    """All grids, ``grid`` being that of the seat in turn."""
    grids = list(state.grids)
    grids[state.turn] = grid
    return tuple(grids)


def _grids_with(state: State, position: Position, cell: Cell) -> tuple[Grid, ...]:
    """All grids, ``cell`` lying on ``position`` of the seat in turn."""
    return _all_grids(state, with_cell(state.grids[state.turn], position, cell))


def _still_unseen(state: State, position: Position, card: Card) -> Pool:
    """``unseen`` once ``card`` has turned up on ``position``; known before, it is out already."""
    if state.grids[state.turn][position] == FACE_DOWN:
        return without(state.unseen, card)
    return state.unseen
