"""The numbers that advice tells: points, probabilities, who is next. All from the evaluation."""

from typing import NamedTuple

from skyjo_a11y.advice.ranking import Option, Ranking
from skyjo_a11y.advice.records import Move, Part, Verb
from skyjo_a11y.bots.evaluation import Evaluation, Spot
from skyjo_a11y.bots.parts import Parts, spot_at
from skyjo_a11y.bots.plans import Actions
from skyjo_a11y.rules.actions import Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.cards import CARDS, LOWEST, Card
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, ROWS, Line, Position
from skyjo_a11y.rules.options import Doubling
from skyjo_a11y.rules.state import State

#: Points of a round that nobody would notice: the evaluation itself errs by more.
NEAR = 0.25
#: Sums of probabilities come to 1 but for the computer's rounding.
_ROUNDING = 1e-9


def tenths(points: float) -> int:
    """Points as they are told."""
    return round(points * 10)


def percent(chance: float) -> int:
    """A probability as it is told: never 0 or 100 where it is not certain."""
    whole = round(chance * 100)
    if 0 < chance < 1 - _ROUNDING:
        return min(99, max(1, whole))
    return whole


def next_person(state: State) -> Seat:
    """Who may take the discard."""
    return (state.turn + 1) % state.seats


def line_of(position: Position) -> Line:
    """The column of a place."""
    return COLUMNS[position // HEIGHT]


def row_of(position: Position) -> Line:
    """The row of a place."""
    return ROWS[position % HEIGHT]


def card_at_stake(state: State) -> Card:
    """The card in hand, or the one that may be taken."""
    if state.hand is not None:
        return state.hand
    return state.discards[-1] if state.discards else 0


def move_of(state: State, actions: Actions) -> Move:
    """How the actions of an option are named."""
    card = card_at_stake(state)
    match actions:
        case (Draw(),):
            return Move(Verb.DRAW, card, 0)
        case (Take(), Swap(place)):
            return Move(Verb.TAKE, card, place)
        case (Swap(place),):
            return Move(Verb.SWAP, card, place)
        case (Discard(), Flip(place)):
            return Move(Verb.THROW_AND_FLIP, card, place)
        case (Discard(), *_):
            return Move(Verb.THROW, card, 0)
        case (Flip(place),):
            return Move(Verb.FLIP, card, place)
        case _:
            return Move(Verb.PASS, card, 0)


def chance_to_keep(evaluation: Evaluation) -> float:
    """The probability that the next drawn card is better swapped than discarded."""
    return sum(
        chance
        for card, chance in zip(CARDS, evaluation.outlook.draw, strict=True)
        if chance and evaluation.swap(card) <= evaluation.discard(card)
    )


def chance_of(chances: tuple[float, ...], card: Card) -> float:
    """The probability of ``card`` among ``chances`` from -2 to 12."""
    return chances[card - LOWEST]


def main_part(parts: Parts, other: Parts) -> Part:
    """The part in which ``other`` is worse than ``parts`` by most points."""
    names = list(Parts._fields)
    differences = [theirs - mine for mine, theirs in zip(parts, other, strict=True)]
    return Part(names[differences.index(max(differences))])


# -- Ending the round -----------------------------------------------------------------------


class End(NamedTuple):
    """The round is ended: by which sum, whether it is known, and the risk of being doubled."""

    sum: int
    risk: float
    known: bool = True


def end_of(ranking: Ranking, option: Option) -> End | None:
    """How an option ends the round; None if it does not."""
    evaluation, state = ranking.evaluation, ranking.state
    if evaluation.final:
        return None
    match option.actions:
        case (Take(), Swap(place)) | (Swap(place),):
            spot = spot_at(evaluation, place)
            _, points = evaluation.after(spot, card_at_stake(state))
            return None if spot.hidden else End(points, _risk(evaluation, points))
        case (*_, Flip(place)):
            spot = spot_at(evaluation, place)
            return None if spot.hidden else _flipped(evaluation, spot)
        case _:
            return None


def _flipped(evaluation: Evaluation, spot: Spot) -> End:
    if spot.site.old is not None:
        points = evaluation.points
        return End(points, _risk(evaluation, points))
    sums = [evaluation.turned(spot, card)[1] for card in CARDS]
    chances = evaluation.outlook.hidden
    mean = sum(chance * points for chance, points in zip(chances, sums, strict=True))
    risk = sum(
        chance * _risk(evaluation, points) for chance, points in zip(chances, sums, strict=True)
    )
    return End(round(mean), risk, known=False)


def _risk(evaluation: Evaluation, points: float) -> float:
    """The risk of being doubled; what is not positive is not doubled in most games."""
    if is_safe(evaluation.state, points):
        return 0.0
    return evaluation.endings.risk(points)


def is_safe(state: State, points: float) -> bool:
    """Whether such a sum is never doubled (RULES.md 3.5)."""
    return points <= 0 and state.rules.doubling is Doubling.POSITIVE
