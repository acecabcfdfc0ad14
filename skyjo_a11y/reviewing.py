"""The question «analyse»: from the log of a game to what its choices cost, or why not."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.advice import measures
from skyjo_a11y.advice.measures import NEAR, percent, tenths
from skyjo_a11y.advice.review import Choice, Review, Step, review, rounds
from skyjo_a11y.advice.review_records import (
    Accuracy,
    CostlyChoice,
    CostlyMoment,
    Deed,
    LuckAndSkill,
    NoCostlyChoice,
    NoReview,
    ReviewInShort,
    Turning,
    Way,
    When,
)
from skyjo_a11y.answers import GridAnswer
from skyjo_a11y.commands import Request
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import NoSuchRound, Problem
from skyjo_a11y.rules.actions import Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.session import Session

#: So many costly choices are told.
COSTLIEST = 3


def reviewed(
    session: Session, request: Request, people: Sequence[Seat], narrator: Narrator
) -> list[Utterance] | Problem:
    """A round's choices, the last scored one's, or after the end the game's.

    One person's are told one by one, several people's in a line each.
    """
    steps = _steps(session, request)
    if isinstance(steps, NoSuchRound | NoReview):
        file = "advice" if isinstance(steps, NoReview) else "problems"
        return [narrator.answer(steps, file)]
    found = [review(steps, seat) for seat in people]
    if len(found) > 1:
        return [narrator.answer(_in_short(one), "advice") for one in found]
    return [*_told(found[0], steps, narrator, now=session.state.round)]


def _steps(session: Session, request: Request) -> list[Step] | NoSuchRound | NoReview:
    scored = rounds([Step(*step) for step in session.steps()])
    if not scored:
        return NoReview()
    if request.numbers:
        number = request.numbers[0]
        return scored[number - 1] if 1 <= number <= len(scored) else NoSuchRound(len(scored))
    if session.state.phase is Phase.GAME_OVER:
        return [step for steps in scored for step in steps]
    return scored[-1]


def _told(
    found: Review, steps: Sequence[Step], narrator: Narrator, *, now: int
) -> Iterator[Utterance]:
    costliest = found.costliest(COSTLIEST, NEAR)
    named = {step.before.round for step in steps} != {now}
    for choice in costliest:
        yield narrator.answer(_moment(choice.state, named=named), "advice")
        yield narrator.grid_in_a_line(GridAnswer(found.seat, choice.state.grids[choice.state.turn]))
        yield narrator.answer(_choice(choice, steps), "advice")
    if not costliest:
        yield narrator.answer(NoCostlyChoice(found.seat), "advice")
    yield narrator.answer(
        Accuracy(found.seat, len(found.choices), percent(found.accuracy)),
        "advice",
    )
    yield narrator.answer(luck(found, steps[0].before.seats), "advice")


# -- Costly choices -------------------------------------------------------------------------


def _moment(state: State, *, named: bool) -> CostlyMoment:
    when = _WHEN.get(state.phase, When.IN_HAND)
    card = measures.card_at_stake(state)
    return CostlyMoment(state.round, named, state.turns // state.seats + 1, when, card)


_WHEN = {
    Phase.OPENING: When.OPENING,
    Phase.TURN: When.TURN,
    Phase.DISCARDED: When.AFTER_DISCARD,
}


def _choice(choice: Choice, steps: Sequence[Step]) -> CostlyChoice:
    deed, position = _deed(choice, steps)
    better = measures.move_of(choice.state, choice.best.actions)
    return CostlyChoice(
        choice.state.turn,
        deed,
        measures.card_at_stake(choice.state),
        position,
        tenths(choice.given_away),
        better,
    )


def _deed(choice: Choice, steps: Sequence[Step]) -> tuple[Deed, Position]:
    match choice.action:
        case Draw():
            return Deed.DREW, 0
        case Take():
            return Deed.TOOK, _taken_to(choice.state, steps)
        case Swap(place):
            return Deed.SWAPPED, place
        case Discard():
            return Deed.THREW, 0
        case Flip(place):
            return Deed.FLIPPED, place
        case _:
            return Deed.PASSED, 0


def _taken_to(state: State, steps: Sequence[Step]) -> Position:
    """Where a taken card was put: what was done next."""
    at = next(index for index, step in enumerate(steps) if step.before is state)
    following = (step.action for step in steps[at + 1 :])
    return next((action.position for action in following if isinstance(action, Swap)), 0)


# -- Luck and skill -------------------------------------------------------------------------


def luck(found: Review, seats: int) -> LuckAndSkill:
    """Where the result came from, in tenths that add up."""
    choices, cards, result = map(tenths, (found.given_away, found.cards, found.result))
    others = result - choices - cards  # so that what is told adds up as well
    rivals = tuple(seat for seat in range(seats) if seat != found.seat)
    return LuckAndSkill(
        found.seat,
        choices,
        _way(cards),
        abs(cards),
        _way(others),
        abs(others),
        _way(result),
        abs(result),
        rivals,
        len(rivals) > 1,
        turning_of(choices, cards, others),
    )


def _in_short(found: Review) -> ReviewInShort:
    choices, cards, result = map(tenths, (found.given_away, found.cards, found.result))
    return ReviewInShort(
        found.seat,
        percent(found.accuracy),
        choices,
        _way(cards),
        abs(cards),
        turning_of(choices, cards, result - choices - cards),
    )


def _way(points: int) -> Way:
    if not points:
        return Way.NEITHER
    return Way.COST if points > 0 else Way.SAVED


def turning_of(choices: int, cards: int, others: int) -> Turning:
    """The part that weighs most in the direction of the result; all in points that cost."""
    result = choices + cards + others
    if not result:
        return Turning.NOTHING
    sign = 1 if result > 0 else -1
    parts = {Turning.CHOICES: choices, Turning.CARDS: cards, Turning.OTHERS: others}
    return max(parts, key=lambda part: sign * parts[part])
