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
from skyjo_a11y.rules.state import Happening, State
from skyjo_a11y.simulation.tally import WHOLE, Tally, empty

#: Leads are counted in steps of so many points, from the least to the most.
STEP, LEAST, MOST = 5, -5, 20
#: Where the opening cards decide who starts, it is whoever has the highest of them.
_BY_CARDS = (StartReason.HIGHEST_SUM, StartReason.OPENING_TIE)
#: Half of all that happens says nothing here: passing it over at once saves a tenth of the time.
_PASSED_OVER = frozenset({CardDiscarded, CardDrawn, CardSwapped, DiscardTaken})


class GameCount:
    """The tally of one game; ``people``: who of those named sits where, in seat order."""

    def __init__(self, people: Sequence[int]) -> None:
        self.tally: Tally = empty(len(people))
        self._people = [self.tally.people[index] for index in people]
        self._open_cards = False
        self._turns = 0  # of the round
        self._rounds = 0
        self._lead = 0
        self._starter: Seat = 0
        self._by_cards = True
        self._first: Seat | None = None

    def note(self, happening: Happening) -> None:
        """Count what happened."""
        event = happening.event
        if type(event) in _PASSED_OVER:
            return
        match event:
            case TurnStarted():
                self._turns += 1
            case CardShown(card=card):
                self._open_cards = True
                self.tally.cards.add(card)
            case DiscardOpened(card=card):
                self.tally.cards.add(card)
            case CardRevealed(card=card, reason=Reveal.OPENING):
                # Known cards are chosen, unknown ones are what chance brings.
                if not self._open_cards:
                    self.tally.cards.add(card)
            case LineCleared(player=seat):
                self._people[seat].cleared += 1
            case PileReshuffled():
                self.tally.reshuffles += 1
            case StarterDecided():
                self._note_starter(event)
            case ClosingStarted(player=seat):
                self._lead = lead(happening.state, seat)
            case RoundScored():
                self._note_round(event)
            case GameEnded(winners=winners):
                self._note_end(winners)

    def _note_starter(self, event: StarterDecided) -> None:
        self._starter = event.player
        self._by_cards = event.reason in _BY_CARDS
        if self._first is None:
            self._first = event.player

    def _note_round(self, event: RoundScored) -> None:
        ender = self._people[event.ender]
        ender.ended += 1
        ender.doubled += event.doubled
        self.tally.doubled += event.doubled
        self.tally.leads[self._lead] += 1
        self.tally.leads_doubled[self._lead] += event.doubled
        self.tally.turns.add(self._turns)
        for seat, (person, points) in enumerate(zip(self._people, event.points, strict=True)):
            person.points.add(points)
            if not self._by_cards:
                started = seat == self._starter
                (person.starting if started else person.following).add(points)
        self._rounds += 1
        self._turns = 0

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


def counted(happenings: Iterable[Happening], people: Sequence[int]) -> tuple[Tally, list[Event]]:
    """The tally of a whole game, and its events."""
    game = GameCount(people)
    events = []
    for happening in happenings:
        game.note(happening)
        events.append(happening.event)
    return game.tally, events
