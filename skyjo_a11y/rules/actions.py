"""What can happen next: the moves of a player, the move of chance, going on."""

from dataclasses import dataclass

from skyjo_a11y.rules.cards import CARDS, Card
from skyjo_a11y.rules.grid import Position


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the draw pile."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the discard pile; it must then be swapped."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Put the card in hand on ``position``; what lay there goes to the discard pile."""

    position: Position


@dataclass(frozen=True, slots=True)
class Discard:
    """Put the drawn card on the discard pile."""


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn up the face-down card on ``position``."""

    position: Position


@dataclass(frozen=True, slots=True)
class Pass:
    """Turn up nothing after a discard, where the rules leave it open (RULES.md 3.6)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The move of chance: ``card`` is what turns up where the state awaits a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Continue:
    """Begin the next round."""


#: Making a frozen dataclass costs several times as much as finding it here.
DEALS = {card: Deal(card) for card in CARDS}


@dataclass(frozen=True, slots=True)
class Claim:
    """At a table: ``card`` turned up although a deck has no more of it."""

    card: Card


@dataclass(frozen=True, slots=True)
class SetCard:
    """At a table: ``card`` lies face-up on ``position`` of ``seat``, whatever was told."""

    seat: int
    position: Position
    card: Card


@dataclass(frozen=True, slots=True)
class SetDiscard:
    """At a table: ``card`` is on top of the discard pile, whatever was told."""

    card: Card


@dataclass(frozen=True, slots=True)
class SetTurn:
    """At a table: it is the turn of ``seat``; in the opening whose cards are told next."""

    seat: int


@dataclass(frozen=True, slots=True)
class TellCard:
    """At a table, in the final reveal: ``card`` lies on ``position``, told before its turn."""

    position: Position
    card: Card


#: What only a table of real cards can know, and the rules then take from it.
Correction = Claim | SetCard | SetDiscard | SetTurn | TellCard
Action = Draw | Take | Swap | Discard | Flip | Pass | Deal | Continue
