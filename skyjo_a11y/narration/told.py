"""Facts: what is told of events. Each has a phrase: ``SeatScored`` is worded by seat-scored."""

from enum import StrEnum
from typing import NamedTuple

from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import Seat, Seats, StartReason
from skyjo_a11y.rules.grid import Grid, Line, Position


class Verdict(StrEnum):
    """What ending the round brought."""

    PLAIN = "plain"  # somebody else ended it
    ALONE = "alone"
    DOUBLED_TIE = "doubled_tie"
    DOUBLED_MORE = "doubled_more"
    SPARED = "spared"  # not alone lowest, but only positive sums are doubled


class GameOpening(NamedTuple):
    """A game begins: who plays, and how long."""

    players: Seats
    limit: str  # "rounds", "target" or "beyond": more than the target
    target: int
    rounds: int


class OpeningReveal(NamedTuple):
    """One of the two cards that everybody turns up at first."""

    player: Seat
    position: Position
    card: Card


class FinalReveal(NamedTuple):
    """A card turned up at the end of the round."""

    player: Seat
    position: Position
    card: Card


class Starter(NamedTuple):
    """Who starts the round; ``sum`` and ``tied`` tell of the opening cards."""

    player: Seat
    reason: StartReason
    sum: int
    tied: Seats


class OpeningAsked(NamedTuple):
    """Who is to turn up cards now, and how many."""

    player: Seat
    cards: int
    round: int


class Swap(NamedTuple):
    """A swap; ``on_top``: the replaced card is what the next person may take."""

    player: Seat
    position: Position
    card: Card
    replaced: Card
    was_hidden: bool
    on_top: bool


class NothingRevealed(NamedTuple):
    """A drawn card was discarded and, as the rules allow, no card turned up."""

    player: Seat


class Standing(NamedTuple):
    """How a person's grid looks after the turn; ``revealed``: which turned a card up last."""

    player: Seat
    points: int
    hidden: int
    revealed: bool
    grid: Grid = ()


class PairHeld(NamedTuple):
    """At a table, after how a person stands: a column has two equal face-up cards."""

    player: Seat
    line: Line
    card: Card


class RoundClosing(NamedTuple):
    """Somebody has no face-down card left; ``others`` have one turn more, in this order."""

    player: Seat
    others: Seats
    several: bool


class SeatScored(NamedTuple):
    """One person's round; ``rival`` is somebody with the lowest sum among the others."""

    player: Seat
    sum: int
    points: int
    total: int
    verdict: Verdict
    rival: Seat
    rival_sum: int


class Leading(NamedTuple):
    """Who has the lowest total."""

    leaders: Seats
    total: int
    several: bool


class ExtraRound(NamedTuple):
    """The limit is reached, but a tie is played out."""


class GameWon(NamedTuple):
    """Who has won."""

    winners: Seats
    total: int
    several: bool


class PileEmpty(NamedTuple):
    """At a table: the last card was drawn, so whoever draws next shuffles before."""


class ShuffleCall(NamedTuple):
    """At a table: ``player`` makes the draw pile anew, which then has so many ``cards``."""

    player: Seat
    cards: int


class NextStarter(NamedTuple):
    """At a table: who will start the next round."""

    player: Seat


Fact = object
