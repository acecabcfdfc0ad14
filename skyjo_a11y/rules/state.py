"""What everybody at the table can see, and nothing more."""

from enum import StrEnum, auto
from typing import NamedTuple

from skyjo_a11y.rules.cards import Card, Pool
from skyjo_a11y.rules.events import Event, PerSeat, Seat
from skyjo_a11y.rules.grid import SIZE, Grid, Position
from skyjo_a11y.rules.options import RuleSet

#: Where a card is about to turn up: a position in the grid of the seat whose turn it is, or …
Spot = int
HAND: Spot = SIZE
DISCARD_PILE: Spot = SIZE + 1


class Phase(StrEnum):
    """What the game waits for when no card is about to turn up."""

    DEALING = auto()  # nothing but cards that turn up
    OPENING = auto()  # everybody turns up two cards, in seat order
    TURN = auto()  # draw or take
    DRAWN = auto()  # a drawn card in hand: swap or discard it
    TAKEN = auto()  # a taken card in hand: it must be swapped
    DISCARDED = auto()  # the drawn card was discarded: turn one up
    REVEALING = auto()  # nothing but cards that turn up
    ROUND_OVER = auto()  # scored; the next round may begin
    GAME_OVER = auto()


#: The phases in which somebody's turn goes on.
IN_TURN = (Phase.TURN, Phase.DRAWN, Phase.TAKEN, Phase.DISCARDED)
#: The phases in which the round has been scored.
OVER = (Phase.ROUND_OVER, Phase.GAME_OVER)


class State(NamedTuple):
    """The public state of a game: face-down cards have no value before they turn up.

    Two multisets are needed after a reshuffle: face-down cards still come from ``unseen``,
    drawn ones from ``reshuffled``.
    """

    rules: RuleSet
    grids: tuple[Grid, ...]
    totals: PerSeat  # without the round that is being played
    round: int  # 1, 2, …
    phase: Phase
    turn: Seat  # who acts, or whose grid is being dealt or revealed
    awaiting: Spot | None  # set: the next action must be a Deal
    hand: Card | None
    discards: tuple[Card, ...]  # bottom to top
    unseen: Pool
    reshuffled: Pool | None
    reshuffles: int  # in this round
    pile: int  # cards in the draw pile
    removed: tuple[Card, ...]  # out of the game for this round (RULES.md 3.7)
    ender: Seat | None
    opener: Seat | None  # who starts this round, or once it is scored the next; None: highest sum
    deciding: bool  # somebody's limit is reached, extra rounds decide a tie (RULES.md 3.10)
    turns: int  # turns finished in this round
    uncertain: bool  # at a table: a card was confirmed that a deck does not have

    @property
    def seats(self) -> int:
        """How many people play."""
        return len(self.grids)

    @property
    def draw_pool(self) -> Pool:
        """The multiset that the draw pile comes from."""
        return self.unseen if self.reshuffled is None else self.reshuffled

    def pool_at(self, spot: Spot) -> Pool:
        """The multiset that a card turning up at ``spot`` comes from."""
        return self.draw_pool if spot == HAND else self.unseen

    def turned_position(self) -> Position | None:
        """The place in the grid where a card is about to turn up, if it is one."""
        return None if self.awaiting is None or self.awaiting >= SIZE else self.awaiting


class Happening(NamedTuple):
    """An event, and the public state once the action that brought it was done."""

    event: Event
    state: State
