"""Counts one whole game by what happens in it."""

from collections.abc import Iterable, Sequence

from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardShown,
    CardSwapped,
    ClosingStarted,
    DiscardOpened,
    DiscardTaken,
    Event,
    GameEnded,
    LineCleared,
    PileReshuffled,
    Reveal,
    RoundScored,
    Seat,
    StarterDecided,
    StartReason,
    TurnStarted,
)
from skyjo_a11y.rules.grid import FACE_DOWN, known_card
from skyjo_a11y.rules.state import State
from skyjo_a11y.simulation.tally import WHOLE, Tally

#: Leads are counted in steps of so many points, from the least to the most.
STEP, LEAST, MOST = 5, -5, 20
#: Where the opening cards decide who starts, it is whoever has the highest of them.
_BY_CARDS = (StartReason.HIGHEST_SUM, StartReason.OPENING_TIE)
#: Most of what happens says nothing here: passing it over at once saves a tenth of the time.
_PASSED_OVER = frozenset({CardDiscarded, CardDrawn, CardSwapped, DiscardTaken, TurnStarted})


class GameCount:
    """Adds one game to ``tally``; ``people``: who of those counted there sits on which seat."""

    def __init__(self, tally: Tally, people: Sequence[int]) -> None:
        self.tally = tally
        self._people = [tally.people[index] for index in people]
        self._open_cards = False
        self._rounds = 0
        self._lead = 0
        self._starter: Seat = 0
        self._by_cards = True
        self._first: Seat | None = None

    def note(self, state: State, events: Iterable[Event]) -> None:
        """Count what led to ``state``."""
        for event in events:
            if type(event) not in _PASSED_OVER:
                self._note(event, state)

    def _note(self, event: Event, state: State) -> None:
        match event:
            case CardRevealed():
                # Known cards are chosen, unknown ones are what chance brings.
                if event.reason is Reveal.OPENING and not self._open_cards:
                    self.tally.cards.add(event.card)
            case CardShown(card=card):
                self._open_cards = True
                self.tally.cards.add(card)
            case DiscardOpened(card=card):
                self.tally.cards.add(card)
            case LineCleared(player=seat):
                self._people[seat].cleared += 1
            case PileReshuffled():
                self.tally.reshuffles += 1
            case StarterDecided():
                self._note_starter(event)
            case ClosingStarted(player=seat):
                self._lead = lead(state, seat)
            case RoundScored():
                self._note_round(event, state.turns)
            case GameEnded(winners=winners):
                self._note_end(winners)

    def _note_starter(self, event: StarterDecided) -> None:
        self._starter = event.player
        self._by_cards = event.reason in _BY_CARDS
        if self._first is None:
            self._first = event.player

    def _note_round(self, event: RoundScored, turns: int) -> None:
        ender = self._people[event.ender]
        ender.ended += 1
        ender.doubled += event.doubled
        self.tally.doubled += event.doubled
        self.tally.leads[self._lead] += 1
        self.tally.leads_doubled[self._lead] += event.doubled
        self.tally.turns.add(turns)
        for seat, (person, points) in enumerate(zip(self._people, event.points, strict=True)):
            person.points.add(points)
            if not self._by_cards:
                started = seat == self._starter
                (person.starting if started else person.following).add(points)
        self._rounds += 1

    def _note_end(self, winners: Sequence[Seat]) -> None:
        self.tally.rounds.add(self._rounds)
        for seat, person in enumerate(self._people):
            share = WHOLE // len(winners) if seat in winners else 0
            person.wins.add(share)
            if seat == self._first:
                self.tally.openers.add(share)


def lead(state: State, ender: Seat) -> int:
    """How far ``ender`` lies before the best of the others, in whole STEPs of points.

    Face-down cards of the others count as much as the cards that nobody has seen on average.
    """
    mean = _mean(state)
    sums = [_expected_sum(state, seat, mean) for seat in range(state.seats)]
    best = min(value for seat, value in enumerate(sums) if seat != ender)
    steps = int((best - sums[ender]) // STEP) * STEP
    return max(LEAST, min(MOST, steps))


def _mean(state: State) -> float:
    pairs = zip(CARDS, state.unseen, strict=True)
    return sum(card * number for card, number in pairs) / max(1, sum(state.unseen))


def _expected_sum(state: State, seat: Seat, mean: float) -> float:
    grid = state.grids[seat]
    known = sum(card for cell in grid if (card := known_card(cell)) is not None)
    return known + mean * grid.count(FACE_DOWN)
