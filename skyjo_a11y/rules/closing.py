"""What ends a turn and a round: lines that clear, closing, the final reveal, the points."""

from skyjo_a11y.rules.cards import Card, Pool, without
from skyjo_a11y.rules.events import (
    CardRevealed,
    ClosingStarted,
    Event,
    GameEnded,
    LineCleared,
    Reveal,
    RoundScored,
    Seat,
    TurnStarted,
)
from skyjo_a11y.rules.grid import (
    FACE_DOWN,
    GONE,
    Cell,
    Grid,
    Position,
    complete_lines,
    first_hidden,
    has_hidden,
    known_card,
    open_sum,
    with_cell,
)
from skyjo_a11y.rules.options import ClearedCards
from skyjo_a11y.rules.scoring import (
    is_doubled,
    limit_reached,
    lowest,
    needs_extra_round,
    next_opener,
    round_points,
)
from skyjo_a11y.rules.state import Phase, State

Step = tuple[State, tuple[Event, ...]]


def turned_up(
    state: State, position: Position, card: Card, reason: Reveal
) -> tuple[State, list[Event]]:
    """``card`` turned up in the grid in turn, which is told with its ``reason``."""
    state = state._replace(
        grids=grids_with(state, position, card),
        unseen=still_unseen(state, position, card),
        awaiting=None,
    )
    return state, [CardRevealed(state.turn, position, card, reason)]


def cleared(state: State, events: list[Event]) -> tuple[State, list[Event]]:
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


def end_turn(state: State, events: list[Event]) -> Step:
    """Only now is it decided whether the round is closing (RULES.md 2)."""
    ender = state.ender
    if ender is None and not has_hidden(state.grids[state.turn]):
        ender = state.turn
        events.append(ClosingStarted(ender))
    turn = _left_of(state.turn, state)
    state = state._replace(turn=turn, phase=Phase.TURN, ender=ender, turns=state.turns + 1)
    if turn == ender:
        # The final reveal goes from the ender's left round to the ender.
        return revealing(state._replace(turn=_left_of(ender, state), phase=Phase.REVEALING), events)
    events.append(TurnStarted(turn, final=ender is not None))
    return state, tuple(events)


def revealing(state: State, events: list[Event]) -> Step:
    """Go on with the final reveal until a card must be dealt or the round is scored."""
    while True:
        position = first_hidden(state.grids[state.turn])
        if position is None:
            state, events = cleared(state, events)
            if state.turn == state.ender:
                return _score(state, state.ender, events)
            state = state._replace(turn=_left_of(state.turn, state))
            continue
        card = known_card(state.grids[state.turn][position])
        if card is None:
            return state._replace(awaiting=position), tuple(events)
        state, revealed = turned_up(state, position, card, Reveal.FINAL)
        events += revealed


def _left_of(seat: Seat, state: State) -> Seat:
    return (seat + 1) % len(state.grids)


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


def _all_grids(state: State, grid: Grid) -> tuple[Grid, ...]:
    """All grids, ``grid`` being that of the seat in turn."""
    grids = list(state.grids)
    grids[state.turn] = grid
    return tuple(grids)


def grids_with(state: State, position: Position, cell: Cell) -> tuple[Grid, ...]:
    """All grids, ``cell`` lying on ``position`` of the seat in turn."""
    return _all_grids(state, with_cell(state.grids[state.turn], position, cell))


def still_unseen(state: State, position: Position, card: Card) -> Pool:
    """``unseen`` once ``card`` has turned up on ``position``; known before, it is out already."""
    if state.grids[state.turn][position] == FACE_DOWN:
        return without(state.unseen, card)
    return state.unseen
