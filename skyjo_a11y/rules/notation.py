"""Positions and actions as plain words: «B2», «swap B2», «deal -1»."""

from collections.abc import Callable

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
from skyjo_a11y.rules.cards import CARDS, Card
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, Position

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
