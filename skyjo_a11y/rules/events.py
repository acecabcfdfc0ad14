"""What has happened: the facts that are told, exported and counted (EVENTS.md).

Field names are those of the event export; ``player`` is a seat from 0, a position is 0 to 11,
and what belongs to every player is a tuple in seat order.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.grid import Line, Position
from skyjo_a11y.rules.kinds import Kind
from skyjo_a11y.rules.options import RuleSet

Seat = Annotated[int, Kind.SEAT]
Seats = Annotated[tuple[Seat, ...], Kind.SEATS]
PerSeat = Annotated[tuple[int, ...], Kind.PER_SEAT]


class Reveal(StrEnum):
    """Why a face-down card was turned up."""

    OPENING = "opening"
    FLIP = "flip"
    FINAL = "final"


class StartReason(StrEnum):
    """Why somebody starts the round."""

    HIGHEST_SUM = "highest_sum"
    OPENING_TIE = "opening_tie"
    ROUND_ENDER = "round_ender"
    ROUND_WINNER = "round_winner"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game with these rules began; totals are zero unless it goes on from known ones."""

    rules: RuleSet
    totals: PerSeat


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Round ``round`` (1, 2, …) began: twelve face-down cards for everybody."""

    round: int


@dataclass(frozen=True, slots=True)
class CardShown:
    """With ``open_cards``: a card everybody knows, still face-down."""

    player: Seat
    position: Position
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardOpened:
    """``card`` starts the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A face-down card was turned up."""

    player: Seat
    position: Position
    card: Card
    reason: Reveal


@dataclass(frozen=True, slots=True)
class StarterDecided:
    """``player`` starts the round; ``sums`` of everybody's two opening cards."""

    player: Seat
    reason: StartReason
    sums: PerSeat


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is the turn of ``player``, ``final`` if it is the last one of the round."""

    player: Seat
    final: bool


@dataclass(frozen=True, slots=True)
class PileReshuffled:
    """The discard pile without its top card became the draw pile of ``count`` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """``player`` drew ``card``, which is told to all."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardTaken:
    """``player`` took the top of the discard pile."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardSwapped:
    """``card`` lies on ``position`` now and ``replaced`` on top of the discard pile."""

    player: Seat
    position: Position
    card: Card
    replaced: Card
    was_hidden: bool


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """The drawn ``card`` was not used."""

    player: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LineCleared:
    """Equal cards on ``positions`` (three of a column, four of a row) left the grid."""

    player: Seat
    positions: Line
    card: Card


@dataclass(frozen=True, slots=True)
class ClosingStarted:
    """``player`` has no face-down card left; everybody else has one more turn."""

    player: Seat


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round's ``sums`` before and ``points`` after doubling, and the game's ``totals``."""

    ender: Seat
    sums: PerSeat
    points: PerSeat
    totals: PerSeat
    doubled: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; ``winners`` have the lowest total."""

    winners: Seats
    totals: PerSeat


@dataclass(frozen=True, slots=True)
class CardCorrected:
    """At a table: ``card`` was set by hand on ``position``."""

    player: Seat
    position: Position
    card: Card


@dataclass(frozen=True, slots=True)
class DiscardCorrected:
    """At a table: the discard pile's top was set by hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnCorrected:
    """At a table: whose turn it is was set by hand."""

    player: Seat


@dataclass(frozen=True, slots=True)
class CountUncertain:
    """At a table: more of ``card`` were confirmed than a deck has."""

    card: Card


Event = (
    GameStarted
    | RoundStarted
    | CardShown
    | DiscardOpened
    | CardRevealed
    | StarterDecided
    | TurnStarted
    | PileReshuffled
    | CardDrawn
    | DiscardTaken
    | CardSwapped
    | CardDiscarded
    | LineCleared
    | ClosingStarted
    | RoundScored
    | GameEnded
    | CardCorrected
    | DiscardCorrected
    | TurnCorrected
    | CountUncertain
)


# -- The score pad ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """Between two rounds somebody sat down as ``player``, the last seat, with ``total``."""

    player: Seat
    total: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """Between two rounds ``player`` went away; those who sit behind move up a seat."""

    player: Seat


#: What a pad tells; of a round nothing but its points.
PadEvent = GameStarted | PlayerJoined | PlayerLeft | RoundScored | GameEnded
