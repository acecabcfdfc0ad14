"""Positions and actions as plain words: «B2», «swap B2», «deal -1»."""

from collections.abc import Callable

from skyjo_a11y.rules.actions import (
    Action,
    Claim,
    Continue,
    Correction,
    Deal,
    Discard,
    Draw,
    Flip,
    Pass,
    SetCard,
    SetDiscard,
    SetTurn,
    Swap,
    Take,
    TellCard,
)
from skyjo_a11y.rules.cards import CARDS, Card
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, Position
from skyjo_a11y.rules.options import MOST_PLAYERS

COLUMN_LETTERS = "ABCD"
POSITION_NAMES = tuple(
    f"{letter}{row}" for letter in COLUMN_LETTERS for row in range(1, HEIGHT + 1)
)
_POSITIONS = {name: position for position, name in enumerate(POSITION_NAMES)}
_PLAIN: dict[str, Action] = {
    "draw": Draw(),
    "take": Take(),
    "discard": Discard(),
    "pass": Pass(),
    "continue": Continue(),
}
_PLACED: dict[str, Callable[[Position], Action]] = {"swap": Swap, "flip": Flip}


def position_name(position: Position) -> str:
    """«A1» to «D3»: column letter from the left, row number from the top."""
    return POSITION_NAMES[position]


def column_of(position: Position) -> int:
    """The column, 0 to 3, of a position."""
    return position // len(COLUMNS[0])


def parse_position(text: str) -> Position:
    """The position called ``text``. Raises ValueError for anything else."""
    try:
        return _POSITIONS[text]
    except KeyError:
        raise ValueError(f"{text!r} is no position") from None


def parse_card(text: str) -> Card:
    """The card written as ``text``, «-2» to «12». Raises ValueError for anything else."""
    card = int(text)
    if card not in CARDS or str(card) != text:
        raise ValueError(f"{text!r} is no card")
    return card


def format_action(action: Action) -> str:
    """The action in plain notation, which ``parse_action`` reads back."""
    match action:
        case Swap(position):
            return f"swap {position_name(position)}"
        case Flip(position):
            return f"flip {position_name(position)}"
        case Deal(card):
            return f"deal {card}"
        case Draw() | Take() | Discard() | Pass() | Continue():
            return type(action).__name__.lower()


def parse_action(text: str) -> Action:
    """The action written as ``text``. Raises ValueError for anything else."""
    if text in _PLAIN:
        return _PLAIN[text]
    word, _, rest = text.partition(" ")
    if word in _PLACED:
        return _PLACED[word](parse_position(rest))
    if word == "deal":
        return Deal(parse_card(rest))
    raise ValueError(f"{text!r} is no action")


def format_correction(correction: Correction) -> str:
    """The correction in plain notation, seats from 1; ``parse_correction`` reads it back."""
    match correction:
        case Claim(card):
            return f"claim {card}"
        case SetCard(seat, position, card):
            return f"set {seat + 1} {position_name(position)} {card}"
        case SetDiscard(card):
            return f"top {card}"
        case SetTurn(seat):
            return f"turn {seat + 1}"
        case TellCard(position, card):
            return f"tell {position_name(position)} {card}"


def parse_correction(text: str) -> Correction:
    """The correction written as ``text``. Raises ValueError for anything else."""
    match text.split(" "):
        case ["claim", card]:
            return Claim(parse_card(card))
        case ["set", seat, position, card]:
            return SetCard(_seat(seat), parse_position(position), parse_card(card))
        case ["top", card]:
            return SetDiscard(parse_card(card))
        case ["turn", seat]:
            return SetTurn(_seat(seat))
        case ["tell", position, card]:
            return TellCard(parse_position(position), parse_card(card))
        case _:
            raise ValueError(f"{text!r} is no correction")


def _seat(text: str) -> int:
    if len(text) != 1 or not "1" <= text <= str(MOST_PLAYERS):
        raise ValueError(f"{text!r} is no seat")
    return int(text) - 1
