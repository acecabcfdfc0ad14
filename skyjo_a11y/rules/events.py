"""What has happened: the facts that are told, exported and counted (EVENTS.md).

Field names are those of the event export; ``player`` is a seat from 0, a position is 0 to 11,
and what belongs to every player is a tuple in seat order.
"""

from enum import StrEnum
from typing import Annotated

from skyjo_a11y.records import record
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


@record
class GameStarted:
    """A game with these rules began; totals are zero unless it goes on from known ones."""

    rules: RuleSet
    totals: PerSeat


@record
class RoundStarted:
    """Round ``round`` (1, 2, …) began: twelve face-down cards for everybody."""

    round: int


@record
class CardShown:
    """With ``open_cards``: a card everybody knows, still face-down."""

    player: Seat
    position: Position
    card: Card


@record
class DiscardOpened:
    """``card`` starts the discard pile."""

    card: Card


@record
class CardRevealed:
    """A face-down card was turned up."""

    player: Seat
    position: Position
    card: Card
    reason: Reveal


@record
class StarterDecided:
    """``player`` starts the round; ``sums`` of everybody's two opening cards."""

    player: Seat
    reason: StartReason
    sums: PerSeat


@record
class TurnStarted:
    """It is the turn of ``player``, ``final`` if it is the last one of the round."""

    player: Seat
    final: bool


@record
class PileReshuffled:
    """The discard pile without its top card became the draw pile of ``count`` cards."""

    count: int


@record
class CardDrawn:
    """``player`` drew ``card``, which is told to all."""

    player: Seat
    card: Card


@record
class DiscardTaken:
    """``player`` took the top of the discard pile."""

    player: Seat
    card: Card


@record
class CardSwapped:
    """``card`` lies on ``position`` now and ``replaced`` on top of the discard pile."""

    player: Seat
    position: Position
    card: Card
    replaced: Card
    was_hidden: bool


@record
class CardDiscarded:
    """The drawn ``card`` was not used."""

    player: Seat
    card: Card


@record
class LineCleared:
    """Equal cards on ``positions`` (three of a column, four of a row) left the grid."""

    player: Seat
    positions: Line
    card: Card


@record
class ClosingStarted:
    """``player`` has no face-down card left; everybody else has one more turn."""

    player: Seat


@record
class RoundScored:
    """The round's ``sums`` before and ``points`` after doubling, and the game's ``totals``."""

    ender: Seat
    sums: PerSeat
    points: PerSeat
    totals: PerSeat
    doubled: bool


@record
class GameEnded:
    """The game is over; ``winners`` have the lowest total."""

    winners: Seats
    totals: PerSeat


@record
class CardCorrected:
    """At a table: ``card`` was set by hand on ``position``."""

    player: Seat
    position: Position
    card: Card


@record
class DiscardCorrected:
    """At a table: the discard pile's top was set by hand."""

    card: Card


@record
class TurnCorrected:
    """At a table: whose turn it is was set by hand."""

    player: Seat


@record
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


@record
class PlayerJoined:
    """Between two rounds somebody sat down as ``player``, the last seat, with ``total``."""

    player: Seat
    total: int


@record
class PlayerLeft:
    """Between two rounds ``player`` went away; those who sit behind move up a seat."""

    player: Seat


#: What a pad tells; of a round nothing but its points.
PadEvent = GameStarted | PlayerJoined | PlayerLeft | RoundScored | GameEnded
