"""Playing for the game: what the points of a round are worth where the game may end soon.

The others' totals minus one's own at the end of a game are modelled as normal around what they
are now, and the more rounds are to come, the wider. Fitted to games of ``stark`` against itself.
"""

from math import sqrt

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.outlook import normal
from skyjo_a11y.bots.stark import choices_by
from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.scoring import lowest
from skyjo_a11y.rules.state import Phase, State

#: Standard deviation of the difference of two players' points in a round, and in what is left
#: of a round that will end soon.
_ROUND, _REST = 16.0, 10.0
#: How much the highest total grows in a round; and rounds played beyond what that says.
_GROWTH, _BEYOND = 14.0, 0.5
#: The slope is taken over so many points, and a hopeless game is not stretched more than this.
_STEP, _MOST_STRETCH = 5.0, 2.5


class GameValue:
    """Values states for the seat in turn by its chance to win, as points of this round.

    A point more or less is worth a point where the round stands even; less is better.
    """

    def __init__(self, state: State) -> None:
        self.seat, self.totals, self.rules = state.turn, state.totals, state.rules
        self.rounds_left = expected_rounds(state.rules, state.round, _foreseen(state.totals))
        self.even = self._chance_ahead(0)
        rise = (self._chance_ahead(-_STEP) - self._chance_ahead(_STEP)) / (2 * _STEP)
        self.scale = 1 / max(rise, self._usual_rise() / _MOST_STRETCH)

    def __call__(self, state: State, seat: Seat) -> float:
        """Points that ``state`` is worth to ``seat``, the one that this was made for."""
        return self.scale * (self.even - self._chance(state, seat))

    def _chance(self, state: State, seat: Seat) -> float:
        if state.phase is Phase.GAME_OVER:
            winners = lowest(state.totals)
            return 1 / len(winners) if seat in winners else 0.0
        if state.phase is Phase.ROUND_OVER:
            rounds = expected_rounds(state.rules, state.round, max(state.totals))
            return chance_to_win(state.totals, seat, _ROUND * sqrt(rounds))
        options = choices_by(Evaluation(state), state)
        return self._chance_ahead(min(cost for cost, _ in options))

    def _chance_ahead(self, points: float) -> float:
        """The chance to win if this round gives ``points`` more than to the others."""
        totals = [float(total) for total in self.totals]
        totals[self.seat] += points
        return chance_to_win(totals, self.seat, self._spread())

    def _spread(self) -> float:
        return sqrt(_ROUND**2 * self.rounds_left + _REST**2)

    def _usual_rise(self) -> float:
        """What a point is worth among equals."""
        even = [0.0] * len(self.totals)
        behind = [_STEP, *even[1:]]
        loss = chance_to_win(even, 0, self._spread()) - chance_to_win(behind, 0, self._spread())
        return loss / _STEP


def chance_to_win(totals: list[float] | PerSeat, seat: Seat, spread: float) -> float:
    """The chance that ``seat`` ends lowest, where differences scatter by ``spread``."""
    chance = 1.0
    for other, total in enumerate(totals):
        if other != seat:
            chance *= normal((total - totals[seat]) / spread)
    return chance


def expected_rounds(rules: RuleSet, played: int, highest: float) -> float:
    """How many rounds are still to come after ``played`` ones, the highest total known."""
    if rules.rounds is not None:
        return max(_BEYOND, rules.rounds - played)
    return max(0.0, rules.target - highest) / _GROWTH + _BEYOND


def _foreseen(totals: PerSeat) -> float:
    """The highest total once this round is over."""
    return max(totals) + _GROWTH
