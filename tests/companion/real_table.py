"""A table with real cards: 150 of them, shuffled; people who keep the rules and their own count.

It knows the cards, the program does not. Nothing of the program's rules is used but the names of
the options.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from skyjo_a11y.rules.options import (
    ClearedCards,
    Doubling,
    FinalTie,
    FlipAfterDiscard,
    NextStarter,
    RuleSet,
    TargetRule,
)
from tests.companion.mats import Mat

ALL_CARDS = [-2] * 5 + [-1] * 10 + [0] * 15 + [card for card in range(1, 13) for _ in range(10)]


@dataclass
class Scored:
    """What the table counted after a round."""

    ender: int
    sums: list[int]
    points: list[int]


class RealTable:
    """Who sits there, the cards of this round, the points so far. Seats are numbers from 0."""

    def __init__(self, names: Sequence[str], rules: RuleSet, random: Random) -> None:
        self.names, self.rules, self.random = list(names), rules, random
        self.totals = [0] * len(names)
        self.round = self.reshuffles = 0
        self.opener: int | None = None
        self.deciding = self.over = False
        self.deal()

    # -- A round begins -----------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffle, twelve cards for everybody, one beside the draw pile."""
        self.round += 1
        deck = ALL_CARDS.copy()
        self.random.shuffle(deck)
        self.mats = [Mat([deck.pop() for _ in range(12)]) for _ in self.names]
        self.discards = [deck.pop()]
        self.pile = deck
        self.removed: list[int] = []
        self.hand: int | None = None
        self.ender: int | None = None
        self.turn = 0
        self.reshuffled = False

    def open(self, seat: int, places: Sequence[int]) -> None:
        """Somebody turns up two cards; the last one settles who starts."""
        self.mats[seat].up.update(places)
        if all(len(mat.up) == 2 for mat in self.mats):
            sums = [mat.open_sum for mat in self.mats]
            self.turn = sums.index(max(sums)) if self.opener is None else self.opener

    # -- A turn -------------------------------------------------------------------------------

    @property
    def mat(self) -> Mat:
        """The cards of whoever is in turn."""
        return self.mats[self.turn]

    def draw(self) -> int:
        """The next card of the draw pile, which is made anew if it is empty."""
        if not self.pile:
            *self.pile, top = self.discards
            self.random.shuffle(self.pile)
            self.discards, self.reshuffled = [top], True
            self.reshuffles += 1
        self.hand = self.pile.pop()
        return self.hand

    def take(self) -> int:
        """The top of the discard pile."""
        self.hand = self.discards.pop()
        return self.hand

    def swap(self, place: int) -> int:
        """The card in hand comes to ``place``; the card that lay there."""
        assert self.hand is not None
        replaced = self.mat.put(place, self.hand)
        self.discards.append(replaced)
        self._end_turn()
        return replaced

    def discard(self, place: int | None) -> int | None:
        """The card in hand goes to the discard pile; the card that is turned up on ``place``."""
        assert self.hand is not None
        self.discards.append(self.hand)
        mat = self.mat
        if place is not None:
            mat.up.add(place)
        self._end_turn()
        return None if place is None else mat.cards[place]

    @property
    def may_pass(self) -> bool:
        """Whether nothing need be turned up after a discard."""
        return self.rules.flip_after_discard is FlipAfterDiscard.OPTIONAL

    def _end_turn(self) -> None:
        self.hand = None
        self._clear(self.turn)
        if self.ender is None and not self.mat.hidden:
            self.ender = self.turn
        self.turn = (self.turn + 1) % len(self.names)

    def _clear(self, seat: int) -> None:
        cards = self.mats[seat].clear(rows=self.rules.clear_rows)
        to_discards = self.rules.cleared_cards is ClearedCards.DISCARD
        (self.discards if to_discards else self.removed).extend(cards)

    # -- The end of a round -------------------------------------------------------------------

    @property
    def is_revealing(self) -> bool:
        """Whether all turns are over."""
        return self.ender is not None and self.turn == self.ender

    def reveal_order(self) -> list[int]:
        """The seats from the ender's left, the ender last."""
        assert self.ender is not None
        seats = len(self.names)
        return [(self.ender + step) % seats for step in range(1, seats + 1)]

    def reveal(self, seat: int) -> None:
        """All cards of ``seat`` are turned up, complete lines leave."""
        self.mats[seat].up.update(self.mats[seat].hidden)
        self._clear(seat)

    def score(self) -> Scored:
        """Count the round; the next opener and whether the game is over follow."""
        assert self.ender is not None
        sums = [mat.open_sum for mat in self.mats]
        points = list(sums)
        least_of_others = min(value for seat, value in enumerate(sums) if seat != self.ender)
        own = sums[self.ender]
        if own >= least_of_others and (own > 0 or self.rules.doubling is Doubling.ALWAYS):
            points[self.ender] = 2 * own
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self._settle(points)
        return Scored(self.ender, sums, points)

    def _settle(self, points: list[int]) -> None:
        openers = {
            NextStarter.ENDER: self.ender,
            NextStarter.WINNER: points.index(min(points)),
            NextStarter.HIGHEST_SUM: None,
        }
        self.opener = openers[self.rules.next_starter]
        tied = self.totals.count(min(self.totals)) > 1
        goes_on = tied and self.rules.final_tie is FinalTie.EXTRA_ROUND
        self.deciding = self.deciding or self._limit_reached()
        self.over = self.deciding and not goes_on

    def _limit_reached(self) -> bool:
        if self.rules.rounds is not None:
            return self.round >= self.rules.rounds
        highest = max(self.totals)
        if self.rules.target_rule is TargetRule.EXCEEDED:
            return highest > self.rules.target
        return highest >= self.rules.target
