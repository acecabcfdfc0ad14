"""A deck in which told cards lie at told places, all others by the seed, 150 in all."""

from functools import cache
from random import Random

from skyjo_a11y.dealing import SeededDeck, shuffled
from skyjo_a11y.rules.cards import DECK_SIZE, FULL_DECK, Card, listed
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.rules.state import DISCARD_PILE, HAND, State

#: By round and «discard», «pile» or a name: cards from the first place on, None for any.
Told = dict[tuple[int, str], list[Card | None]]


class ScriptedDeck(SeededDeck):
    """Like a seeded deck, so every place keeps its card; a reshuffle is left to the seed."""

    def __init__(self, seed: str, names: tuple[str, ...], told: Told) -> None:
        """``names``: the people in seat order, by which ``told`` calls their grids.

        Raises ValueError for a name that nobody has, and later for a card told too often.
        """
        super().__init__(seed)
        strangers = {who for _, who in told} - {*names, "discard", "pile"}
        if strangers:
            raise ValueError(f"{strangers} do not play")
        self._names = names
        self._told = told
        self._order = cache(self._ordered)

    def deal(self, state: State) -> Card:
        """The card that turns up at ``state.awaiting``."""
        spot = state.awaiting
        if spot == HAND and state.reshuffled is not None:
            return super().deal(state)
        deck = self._order(state.round)
        if spot == HAND:
            return deck[DECK_SIZE - state.pile]
        if spot == DISCARD_PILE:
            return deck[SIZE * state.seats]
        return deck[SIZE * state.turn + (spot or 0)]

    def _ordered(self, number: int) -> list[Card]:
        """The seeded order, each told card exchanged with one that lay where any may lie."""
        deck = shuffled(listed(FULL_DECK), Random(f"{self.seed}/{number}"))
        wanted = self._wanted(number)
        for place, card in wanted.items():
            if deck[place] != card:
                free = [at for at in range(DECK_SIZE) if wanted.get(at) != card == deck[at]]
                if not free:
                    raise ValueError(f"round {number}: {card} is told too often")
                other = free[-1]
                deck[place], deck[other] = deck[other], deck[place]
        return deck

    def _wanted(self, number: int) -> dict[int, Card]:
        starts = {name: SIZE * seat for seat, name in enumerate(self._names)}
        starts |= {"discard": SIZE * len(self._names), "pile": SIZE * len(self._names) + 1}
        return {
            start + index: card
            for who, start in starts.items()
            for index, card in enumerate(self._told.get((number, who), []))
            if card is not None
        }
