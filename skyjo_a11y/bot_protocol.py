"""The bot protocol, version 1 (EVENTS.md): another program asks one of the bots.

One JSON object a line in, one out. A position is read into a public state; the bot then does
what it does in a game, until a card turns up that nobody has seen.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

from skyjo_a11y.bots import BOTS, Bot
from skyjo_a11y.rules.actions import Action, Draw, Pass
from skyjo_a11y.rules.cards import CARDS, DECK_SIZE, FULL_DECK, Card, Pool, pool_of
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import (
    FACE_DOWN,
    GONE,
    SHOWN,
    SIZE,
    Cell,
    Grid,
    known_card,
    open_count,
    with_cell,
)
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.notation import format_action
from skyjo_a11y.rules.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    STANDARD,
    RuleSet,
    with_option,
)
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.rules.turns import OPENING_CARDS

#: Both cards of the opening are asked for at once: the second is chosen beside a middling one.
_MIDDLING: Card = 5
_SIGNS = {"?": FACE_DOWN, "-": GONE} | {f"{card}?": card + SHOWN for card in CARDS}
_HAND_PHASES = {"draw": Phase.DRAWN, "discard": Phase.TAKEN}
_REQUIRED = ("seat", "grids", "discards", "pile", "hand", "from", "ender", "opening", "totals")

Position = dict[str, Any]  # a line as it was read


class PositionError(ValueError):
    """A line that is no position; its text says why."""


def serve(name: str, seed: str, lines_in: Iterable[str], write: Callable[[str], None]) -> int:
    """Answer each line by the bot ``name``; ``write`` is given an answer and its line end.

    The exit status. Raises KeyError for a name that is not in ``BOTS``.
    """
    bot = BOTS[name]
    for line in lines_in:
        write(f"{json.dumps(answer(bot, seed, line))}\n")
    return 0


def answer(bot: Bot, seed: str, line: str) -> dict[str, object]:
    """The answer to one line: ``actions`` in plain notation, or ``error``."""
    try:
        state = read_position(line)
    except PositionError as error:
        return {"error": str(error)}
    return {"actions": [format_action(action) for action in decisions(bot, seed, state)]}


# -- Asking the bot ---------------------------------------------------------------------------


def decisions(bot: Bot, seed: str, state: State) -> list[Action]:
    """What the bot does until an unseen card turns up or its turn is over."""
    if state.phase is Phase.OPENING:
        return _opening(bot, seed, state)
    actions: list[Action] = []
    before = state.turns
    while state.awaiting is None and state.turns == before:
        action = bot(state, seed)
        if isinstance(action, Draw):
            return [action]
        if not isinstance(action, Pass):  # the protocol says it by a discard alone
            actions.append(action)
        state, _ = apply(state, action)
    return actions


def _opening(bot: Bot, seed: str, state: State) -> list[Action]:
    actions: list[Action] = []
    for _ in range(OPENING_CARDS - open_count(state.grids[state.turn])):
        action = bot(state, seed)
        actions.append(action)
        state = _turned_up(state, action)
    return actions


def _turned_up(state: State, action: Action) -> State:
    place = getattr(action, "position", 0)
    grid = state.grids[state.turn]
    card = known_card(grid[place])
    grids = list(state.grids)
    grids[state.turn] = with_cell(grid, place, _MIDDLING if card is None else card)
    return state._replace(grids=tuple(grids))


# -- Reading a position -----------------------------------------------------------------------


def read_position(line: str) -> State:
    """The public state that ``line`` describes. Raises PositionError."""
    position = _object(line)
    _must(not (missing := [key for key in _REQUIRED if key not in position]), f"no {missing}")
    grids = tuple(_grid(cells) for cells in _list(position["grids"], "grids"))
    _must(FEWEST_PLAYERS <= len(grids) <= MOST_PLAYERS, "Skyjo is for 2 to 8 grids")
    seat = _number(position["seat"], "seat", range(len(grids)))
    _must(any(cell != GONE for cell in grids[seat]), "the grid of the seat is empty")
    totals = tuple(_number(total, "totals") for total in _list(position["totals"], "totals"))
    _must(len(totals) == len(grids), "totals: one for each seat")
    state, _ = start_game(_rules(position.get("rules", {})), len(grids), totals)
    state = state._replace(
        grids=grids,
        turn=seat,
        awaiting=None,
        discards=_cards(position["discards"], "discards"),
        pile=_number(position["pile"], "pile", range(DECK_SIZE + 1)),
        turns=_number(position.get("turns", 0), "turns", range(10**6)) * len(grids),
        removed=_cards(position.get("removed", []), "removed"),
        ender=_ender(position, seat, len(grids)),
    )
    state = _with_counts(_with_phase(state, position), position)
    _must(bool(legal_actions(state)), "nothing can be done here")
    return state


def _with_phase(state: State, position: Position) -> State:
    hand, source, opening = position["hand"], position["from"], position["opening"]
    _must(isinstance(opening, bool), "opening: true or false")
    if hand is None:
        _must(source is None, "from: null without a card in hand")
        if not opening:
            return state._replace(phase=Phase.TURN)
        fewer = open_count(state.grids[state.turn]) < OPENING_CARDS
        _must(fewer, "opening: two cards are open already")
        return state._replace(phase=Phase.OPENING)
    _must(source in ("draw", "discard"), "from: draw or discard with a card in hand")
    _must(not opening, "opening: nobody has a card in hand then")
    return state._replace(hand=_card(hand, "hand"), phase=_HAND_PHASES[source])


def _with_counts(state: State, position: Position) -> State:
    """``state`` with its two multisets: as told, or from the cards that are seen."""
    told, reshuffled = position.get("unseen"), position.get("reshuffled")
    pile = None if reshuffled is None else _pool(reshuffled, "reshuffled")
    if told is not None:
        return state._replace(unseen=_pool(told, "unseen"), reshuffled=pile)
    seen = [card for grid in state.grids for cell in grid if (card := _known(cell)) is not None]
    seen += [*state.discards, *state.removed, *([] if state.hand is None else [state.hand])]
    out = zip(FULL_DECK, pool_of(seen), pile or (0,) * len(CARDS), strict=True)
    unseen = tuple(all_ - here - below for all_, here, below in out)
    _must(min(unseen) >= 0, "more of a card than the deck has")
    return state._replace(unseen=unseen, reshuffled=pile)


def _known(cell: Cell) -> Card | None:
    return None if cell == GONE else known_card(cell)


def _object(line: str) -> Position:
    try:
        position = json.loads(line)
    except (ValueError, RecursionError):
        raise PositionError("not JSON") from None
    _must(isinstance(position, dict), "not an object")
    result: Position = position
    return result


def _grid(cells: object) -> Grid:
    grid = tuple(_cell(cell) for cell in _list(cells, "grids"))
    _must(len(grid) == SIZE, "grids: twelve cells each")
    return grid


def _cell(cell: object) -> Cell:
    if isinstance(cell, str):
        _must(cell in _SIGNS, f"grids: {cell!r}")
        return _SIGNS[cell]
    return _card(cell, "grids")


def _ender(position: Position, seat: int, seats: int) -> int | None:
    if position["ender"] is None:
        return None
    ender = _number(position["ender"], "ender", range(seats))
    _must(ender != seat, "ender: has no turn any more")
    return ender


def _rules(values: object) -> RuleSet:
    """Fields as in the event export; those left out have their defaults."""
    if not isinstance(values, dict):
        raise PositionError("rules: an object")
    rules = STANDARD
    for option in OPTIONS:
        if option in values:
            rules = _with_rule(rules, option, values[option])
    return rules


def _with_rule(rules: RuleSet, option: str, value: object) -> RuleSet:
    kind = type(getattr(STANDARD, option))
    if option == "rounds":
        fits = value is None or type(value) is int
    else:
        fits = isinstance(value, str) if issubclass(kind, str) else type(value) is kind
    _must(fits, f"rules: {option}")
    try:
        return with_option(rules, option, _SPELLED.get(str(value), str(value)))
    except ValueError:
        raise PositionError(f"rules: {option}") from None


_SPELLED = {"None": "none", "True": "yes", "False": "no"}


def _pool(counts: object, name: str) -> Pool:
    if not isinstance(counts, dict):
        raise PositionError(f"{name}: an object")
    return tuple(_number(counts.get(str(card), 0), name) for card in CARDS)


def _cards(cards: object, name: str) -> tuple[Card, ...]:
    return tuple(_card(card, name) for card in _list(cards, name))


def _card(card: object, name: str) -> Card:
    return _number(card, name, CARDS)


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(f"{name}: a list")
    return value


def _number(value: object, name: str, allowed: range | None = None) -> int:
    if type(value) is not int or (allowed is not None and value not in allowed):
        raise PositionError(f"{name}: {value!r}")
    return value


def _must(holds: bool, message: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not holds:
        raise PositionError(message)
