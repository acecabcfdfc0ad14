"""From a request to the actions it asks for, or to what must be asked first.

A request may ask for two actions at once («wirf C3»). Whether the rules allow them is seen when
they are carried out; here only what was said is weighed.
"""

from collections.abc import Sequence
from enum import Enum, auto

from skyjo_a11y.answers import Step
from skyjo_a11y.commands import Request
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.problems import (
    NoSuchCard,
    NoSuchPlace,
    NotUnderstood,
    OnePlace,
    OtherCard,
    Problem,
    Refused,
)
from skyjo_a11y.reports import expected, step
from skyjo_a11y.rules.actions import Action, Continue, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import COLUMNS, GONE, ROWS, Position, has_hidden, hidden_positions
from skyjo_a11y.rules.legality import Refusal, refusal
from skyjo_a11y.rules.notation import COLUMN_LETTERS, position_name
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.vocabulary import Command


class Ask(Enum):
    """What must be asked before anything is done."""

    WHERE = auto()  # where to put the card in hand
    WHICH = auto()  # which card to turn up
    PUT_OR_FLIP = auto()  # «auf B2»: put it there, or discard it and turn that up


Wanted = list[Action] | Ask | Problem

#: Whose card is known before they are done, so it may be named with them.
_NAME_A_CARD = (Command.TAKE, Command.SWAP, Command.DISCARD, Command.PUT)
_FLIPPING = (Phase.OPENING, Phase.DISCARDED)
_HOLDING = (Phase.DRAWN, Phase.TAKEN)


def wanted(request: Request, state: State, asked: Ask | None) -> Wanted | None:
    """What ``request`` asks for; None if it is no move. ``asked``: the question that is open."""
    command = _meant(request, state, asked)
    if command not in _MOVES:
        return None
    if len(request.positions) > _most_places(command, state):
        return OnePlace(example(state))
    problem = _half_a_place(request) or _wrong_card(request, command, state)
    return problem if problem is not None else _MOVES[command](request.positions, state)


def _meant(request: Request, state: State, asked: Ask | None) -> Command:
    """What a place alone, or «auf B2», means in this moment."""
    command = request.command
    if command is Command.BARE and request.positions and not request.people:
        if state.phase in _FLIPPING:
            return Command.FLIP
        return Command.SWAP if asked is Ask.WHERE else command
    if command is Command.PUT:
        if state.phase in _FLIPPING:
            return Command.FLIP
        hidden = hidden_positions(state.grids[state.turn])
        ambiguous = state.phase is Phase.DRAWN and set(request.positions) & set(hidden)
        return command if ambiguous else Command.SWAP
    return command


def _most_places(command: Command, state: State) -> int:
    opening = command is Command.FLIP and state.phase is Phase.OPENING
    return max(1, expected(state).cards_left) if opening else 1


def _half_a_place(request: Request) -> Problem | None:
    """«nimm b» or «wirf C 4»: nothing is done by halves."""
    if not request.lines or request.positions:
        return None
    line = request.lines[0]
    letter = COLUMN_LETTERS[COLUMNS.index(line)] if line in COLUMNS else ""
    number = str(ROWS.index(line) + 1) if line in ROWS else "".join(map(str, request.numbers[:1]))
    return NoSuchPlace(letter + number)


def _wrong_card(request: Request, command: Command, state: State) -> Problem | None:
    """«lege 7 auf B2» while another card is in hand: better asked than done."""
    if not request.numbers:
        return None
    if command not in _NAME_A_CARD:
        return NotUnderstood(str(request.numbers[0]), example(state))
    if request.numbers[0] not in CARDS:
        return NoSuchCard(request.numbers[0])
    top = state.discards[-1] if request.command is Command.TAKE and state.discards else None
    card = state.hand if state.hand is not None else top
    if card is not None and card != request.numbers[0]:
        return OtherCard(request.numbers[0], card)
    return None


def _draw(places: tuple[Position, ...], _state: State) -> Wanted:
    return [Draw(), *map(Swap, places)]


def _take(places: tuple[Position, ...], _state: State) -> Wanted:
    return [Take(), *map(Swap, places)]


def _swap(places: tuple[Position, ...], state: State) -> Wanted:
    if places:
        return [Swap(places[0])]
    return Ask.WHERE if state.phase in _HOLDING else refused(state, Swap(0))


def _discard(places: tuple[Position, ...], _state: State) -> Wanted:
    return [Discard(), *map(Flip, places)]


def _flip(places: tuple[Position, ...], state: State) -> Wanted:
    if places:
        return [Flip(place) for place in places]
    return Ask.WHICH if state.phase in _FLIPPING else refused(state, Flip(0))


def _put(_places: tuple[Position, ...], _state: State) -> Wanted:
    return Ask.PUT_OR_FLIP


def _pass(_places: tuple[Position, ...], _state: State) -> Wanted:
    return [Pass()]


def _go_on(_places: tuple[Position, ...], _state: State) -> Wanted:
    return [Continue()]


_MOVES = {
    Command.DRAW: _draw,
    Command.TAKE: _take,
    Command.SWAP: _swap,
    Command.DISCARD: _discard,
    Command.FLIP: _flip,
    Command.PASS: _pass,
    Command.PUT: _put,
    Command.GO_ON: _go_on,
}


def wrong_place(state: State, actions: Sequence[Action]) -> Refused | None:
    """Why the place that «nimm B2» names will not do: told before the first half binds."""
    first, *others = actions
    following = _LEADS_TO.get(type(first))
    if following is None or not others or refusal(state, first) is not None:
        return None
    ahead = state._replace(phase=following)
    if refusal(ahead, others[0]) is None:
        return None
    discarding = isinstance(first, Discard) and has_hidden(state.grids[state.turn])
    fitting = example(state, Refusal.FLIP_NEEDS_DISCARD if discarding else None)
    return refused(ahead, others[0])._replace(step=step(state), example=fitting)


_LEADS_TO = {Draw: Phase.DRAWN, Take: Phase.TAKEN, Discard: Phase.DISCARDED}


def refused(state: State, action: Action) -> Refused:
    """Why ``action`` is not possible, with an example of what is."""
    reason = refusal(state, action) or Refusal.CARD_AWAITED
    card = state.hand if state.hand is not None else (state.discards or (0,))[-1]
    position = action.position if isinstance(action, Swap | Flip) else 0
    return Refused(reason, card, position, step(state), example(state, reason))


def example(state: State, reason: Refusal | None = None) -> str:
    """A line that works now."""
    grid = state.grids[state.turn]
    now = step(state)
    hidden = hidden_positions(grid)
    lying = [position for position, cell in enumerate(grid) if cell != GONE]
    places = lying if now in (Step.DRAWN, Step.TAKEN) else hidden
    name = f"example-{now}"
    if reason is Refusal.FLIP_NEEDS_DISCARD:
        name, places = "example-discard-and-flip", hidden
    # B2 is what help and manuals use, so it is the best known place.
    place = _FAVOURITE if _FAVOURITE in places else (places or [0])[0]
    return phrases("problems").say(name, {"position": position_name(place)})


_FAVOURITE: Position = 4
