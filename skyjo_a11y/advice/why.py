"""The reasons: the next best actions, what the next person gets, the risk of ending the round."""

from collections.abc import Iterator

from skyjo_a11y.advice import measures
from skyjo_a11y.advice.measures import NEAR, percent, tenths
from skyjo_a11y.advice.ranking import Option, Ranking
from skyjo_a11y.advice.records import (
    EndingRisk,
    Gift,
    Move,
    NextPerson,
    NoOtherMove,
    OtherMove,
    Verb,
)
from skyjo_a11y.bots.parts import spot_at
from skyjo_a11y.rules.state import State

Reason = OtherMove | NoOtherMove | NextPerson | EndingRisk

#: So many actions beside the best are told.
OTHERS = 2
#: Ending the round is in question if it gives away no more points than this.
IN_QUESTION = 6.0
#: Costs nearer than this are the same but for the computer's rounding.
_SAME = 1e-6


def why(state: State) -> list[Reason]:
    """Why the best action in ``state``, a decision, is the best: at most four sentences."""
    ranking = Ranking(state)
    return [*_others(ranking), *_gift(ranking), *_ends(ranking)]


def _others(ranking: Ranking) -> list[Reason]:
    different = list(_different(ranking))
    if not different:
        return [NoOtherMove(alike=len(ranking.options) > 1)]
    best = ranking.parts(ranking.best)
    player = measures.next_person(ranking.state)
    return [
        OtherMove(
            measures.move_of(ranking.state, option.actions),
            ranking.given_away(option) < NEAR,
            tenths(ranking.given_away(option)),
            measures.main_part(best, ranking.parts(option)),
            player,
        )
        for option in different[:OTHERS]
    ]


def _different(ranking: Ranking) -> Iterator[Option]:
    """The other actions, those that come to the same as an earlier one left out."""
    told = [_likeness(ranking, ranking.best)]
    for option in ranking.options[1:]:
        likeness = _likeness(ranking, option)
        if all(verb != likeness[0] or abs(cost - likeness[1]) > _SAME for verb, cost in told):
            told.append(likeness)
            yield option


def _likeness(ranking: Ranking, option: Option) -> tuple[Verb, float]:
    return measures.move_of(ranking.state, option.actions).verb, option.cost


def _gift(ranking: Ranking) -> Iterator[NextPerson]:
    """What comes onto the discard pile by the best action, if somebody can still take it."""
    state, move = ranking.state, measures.move_of(ranking.state, ranking.best.actions)
    player = measures.next_person(state)
    if player == state.ender or move.verb in (Verb.DRAW, Verb.FLIP, Verb.PASS):
        return
    points = ranking.parts(ranking.best).feeding
    card, known = _left(ranking, move)
    gift = Gift.CARD if known else Gift.UNKNOWN
    yield NextPerson(gift, card, move.position, player, tenths(points) > 0, tenths(points))


def _left(ranking: Ranking, move: Move) -> tuple[int, bool]:
    """The card that is on top of the discard pile afterwards, and whether that is known."""
    if move.verb in (Verb.THROW, Verb.THROW_AND_FLIP):
        return move.card, True
    evaluation = ranking.evaluation
    spot = spot_at(evaluation, move.position)
    if evaluation.clears(spot, move.card) and not evaluation.removed:
        return move.card, True
    return (0, False) if spot.site.old is None else (spot.site.old, True)


def _ends(ranking: Ranking) -> Iterator[EndingRisk]:
    """The best of the actions that end the round, if one of them is in question."""
    for option in ranking.options:
        end = measures.end_of(ranking, option)
        if end is not None and ranking.given_away(option) <= IN_QUESTION:
            move = measures.move_of(ranking.state, option.actions)
            safe = measures.is_safe(ranking.state, end.sum) and end.known
            yield EndingRisk(move, not end.known, end.sum, safe, percent(end.risk))
            return
