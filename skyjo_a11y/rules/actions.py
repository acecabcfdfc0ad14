"""What can happen next: the moves of a player, the move of chance, going on."""

from skyjo_a11y.records import record
from skyjo_a11y.rules.cards import CARDS, Card
from skyjo_a11y.rules.grid import Position


@record
class Draw:
    """Draw from the draw pile."""


@record
class Take:
    """Take the top of the discard pile; it must then be swapped."""


@record
class Swap:
    """Put the card in hand on ``position``; what lay there goes to the discard pile."""

    position: Position


@record
class Discard:
    """Put the drawn card on the discard pile."""


@record
class Flip:
    """Turn up the face-down card on ``position``."""

    position: Position


@record
class Pass:
    """Turn up nothing after a discard, where the rules leave it open (RULES.md 3.6)."""


@record
class Deal:
    """The move of chance: ``card`` is what turns up where the state awaits a card."""

    card: Card


@record
class Continue:
    """Begin the next round."""


#: Making a record costs several times as much as finding it here.
DEALS = {card: Deal(card) for card in CARDS}


@record
class Claim:
    """At a table: ``card`` turned up although a deck has no more of it."""

    card: Card


@record
class SetCard:
    """At a table: ``card`` lies face-up on ``position`` of ``seat``, whatever was told."""

    seat: int
    position: Position
    card: Card


@record
class SetDiscard:
    """At a table: ``card`` is on top of the discard pile, whatever was told."""

    card: Card


@record
class SetTurn:
    """At a table: it is the turn of ``seat``; in the opening whose cards are told next."""

    seat: int


@record
class TellCard:
    """At a table, in the final reveal: ``card`` lies on ``position``, told before its turn."""

    position: Position
    card: Card


#: What only a table of real cards can know, and the rules then take from it.
Correction = Claim | SetCard | SetDiscard | SetTurn | TellCard
Action = Draw | Take | Swap | Discard | Flip | Pass | Deal | Continue
