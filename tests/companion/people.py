"""People who play at a real table, and one of them tells the program what they do."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from tests.companion import tellings
from tests.companion.mats import PLACES
from tests.companion.real_table import RealTable, Scored
from tests.companion.tellings import STYLES, Style, Turn

_TAKING = 0.35  # how often the discard is taken without a reason
_SWAPPING = 0.45  # how often a drawn card is kept without a reason


class People:
    """Play legal moves on ``table``; what they would type comes line by line.

    ``say`` hears each line; ``styles`` are how turns are told, any of them each time.
    """

    def __init__(
        self,
        table: RealTable,
        say: Callable[[str], object],
        *,
        styles: Sequence[Style] = STYLES,
        by_row: bool = False,
    ) -> None:
        self.table, self.say, self.styles, self.by_row = table, say, styles, by_row
        self.random: Random = table.random
        self.scored: list[Scored] = []

    # -- A game -------------------------------------------------------------------------------

    def play(self) -> Iterator[str]:
        """The whole game; after each step its name, for whoever looks in between."""
        while True:
            yield from self.play_round()
            if self.table.over:
                return
            self.table.deal()
            self.say(self.random.choice(["", "weiter"]))

    def play_round(self) -> Iterator[str]:
        """A round, told from the first card to the points."""
        self.tell_first_cards()
        yield "first"
        for seat in self._opening_order():
            self.tell_opening(seat)
            yield "opening"
        while not self.table.is_revealing:
            self.tell_turn()
            yield "turn"
        for seat in self.table.reveal_order():
            self.tell_reveal(seat)
            if seat != self.table.ender:
                yield "reveal"
        self.scored.append(self.table.score())
        yield "scored"

    # -- The opening --------------------------------------------------------------------------

    def tell_first_cards(self) -> None:
        """The card beside the draw pile; with open cards everybody's twelve before it."""
        if self.table.rules.open_cards:
            for mat in self.table.mats:
                cut = self.random.randrange(1, 12)
                for part in (mat.cards[:cut], mat.cards[cut:]):
                    self.say(" ".join(self._card(card) for card in part))
        self.say(self._card(self.table.discards[-1]))

    def _opening_order(self) -> list[int]:
        """Everybody once, in any order."""
        seats = list(range(len(self.table.names)))
        if self.random.random() < 0.5:
            self.random.shuffle(seats)
        return seats

    def tell_opening(self, seat: int) -> None:
        """Two cards of one person."""
        mat, name = self.table.mats[seat], self.table.names[seat]
        places = self.random.sample(range(12), 2)
        told = [self._with_card(place, mat.cards[place]) for place in places]
        self.table.open(seat, places)
        if self.random.random() < 0.5:
            self.say(f"{name} {' '.join(told)}")
        else:
            for place, words in zip(places, told, strict=True):
                known = self.table.rules.open_cards or self.random.random() < 0.5
                self.say(f"{name} {words if known else PLACES[place]}")
                if not known:
                    self.say(self._card(mat.cards[place]))

    def _with_card(self, place: int, card: int) -> str:
        where = tellings.place(place, self.random)
        return where if self.table.rules.open_cards else f"{where} {self._card(card)}"

    # -- A turn -------------------------------------------------------------------------------

    def tell_turn(self) -> None:
        """Play a turn and tell it."""
        turn = self.play_turn()
        for line in self.random.choice(self.styles)(turn, self.random):
            self.say(line)

    def play_turn(self) -> Turn:
        """A legal turn; columns of equal cards are hunted."""
        table, random = self.table, self.random
        name = table.names[table.turn]
        taken = self._fitting(table.discards[-1]) is not None or random.random() < _TAKING
        card = table.take() if taken else table.draw()
        fitting = self._fitting(card)
        if taken or fitting is not None or random.random() < _SWAPPING or not table.mat.hidden:
            place = fitting if fitting is not None else random.choice(table.mat.lying)
            known = place in table.mat.up or table.rules.open_cards
            replaced = table.swap(place)
            return Turn(name, taken, card, True, place, None if known else replaced)  # noqa: FBT003
        if table.may_pass and random.random() < 0.2:
            table.discard(None)
            return Turn(name, taken, card, False, None, None)  # noqa: FBT003
        place = random.choice(table.mat.hidden)
        turned = table.discard(place)
        known = table.rules.open_cards
        return Turn(name, taken, card, False, place, None if known else turned)  # noqa: FBT003

    def _fitting(self, card: int) -> int | None:
        """A place in a column that has this card already."""
        mat = self.table.mat
        for first in range(0, 12, 3):
            column = [place for place in range(first, first + 3) if place in mat.lying]
            equal = [place for place in column if place in mat.up and mat.cards[place] == card]
            if equal and len(column) == 3:
                return next(place for place in column if place not in equal)
        return None

    # -- The end of a round -------------------------------------------------------------------

    def tell_reveal(self, seat: int) -> None:
        """The face-down cards of one person, in a line or in parts, with or without places."""
        mat = self.table.mats[seat]
        hidden = sorted(mat.hidden, key=(lambda p: (p % 3, p)) if self.by_row else None)
        if hidden and not self.table.rules.open_cards:
            cut = self.random.randrange(1, len(hidden) + 1)
            for part in filter(None, (hidden[:cut], hidden[cut:])):
                named = self.random.random() < 0.3
                words = [
                    f"{PLACES[place] if named else ''} {self._card(mat.cards[place])}"
                    for place in part
                ]
                self.say(" ".join(words).strip())
        self.table.reveal(seat)

    def _card(self, card: int) -> str:
        return tellings.card(card, self.random)


class HardOfHearing(People):
    """Every ninth turn the card that turned up is told wrongly, heard by all, and set right."""

    turns = misheard = 0

    def tell_turn(self) -> None:
        """Tell a turn, perhaps wrongly."""
        self.turns += 1
        if self.turns % 9:
            super().tell_turn()
        else:
            self.mishear()

    def _face_down(self) -> list[int]:
        """The cards that lie face-down on mats."""
        return [mat.cards[place] for mat in self.table.mats for place in mat.hidden]

    def mishear(self) -> None:
        """Tell another card than the one that turned up, and correct it."""
        turn = self.play_turn()
        on_top = turn.turned == self.table.discards[-1]  # no column was put over it
        others = [card for card in self._face_down() if card != turn.turned]
        can_be = turn.turned is not None and bool(others) and (on_top or not turn.swapped)
        told = turn._replace(turned=self.random.choice(others)) if can_be else turn
        for line in self.random.choice(self.styles)(told, self.random):
            self.say(line)
        if not can_be or turn.place is None or turn.turned is None:
            return
        self.misheard += 1
        where = "ablage" if turn.swapped else f"{turn.name} {PLACES[turn.place]}"
        self.say(f"korrigiere {where} {turn.turned}")
