"""The best action and one reason for it, drawn from the evaluation's own parts."""

from collections.abc import Callable

from skyjo_a11y.advice import measures
from skyjo_a11y.advice.measures import NEAR, End, percent, tenths
from skyjo_a11y.advice.ranking import Option, Ranking
from skyjo_a11y.advice.records import (
    Move,
    Place,
    Saving,
    TipClear,
    TipDraw,
    TipEnd,
    TipFlip,
    TipLast,
    TipPart,
    TipPass,
    TipSwap,
    TipThrow,
    Verb,
)
from skyjo_a11y.bots.columns import index_of, pair_of
from skyjo_a11y.bots.evaluation import Spot
from skyjo_a11y.bots.parts import spot_at
from skyjo_a11y.rules.grid import HEIGHT, Line, Position, is_hidden, open_values
from skyjo_a11y.rules.state import State

#: Points that anybody would notice.
_CLEARLY = 1

#: A chance that is worth a word.
_WORTH_SAYING = 0.05

Tip = TipSwap | TipClear | TipPart | TipEnd | TipLast | TipDraw | TipThrow | TipFlip | TipPass


def tip(state: State) -> Tip:
    """What to do in ``state``, which must be a decision, and why."""
    ranking = Ranking(state)
    best = ranking.best
    move = measures.move_of(state, best.actions)
    end = measures.end_of(ranking, best)
    if end is not None:
        return _ending(state, move, end)
    match move.verb:
        case Verb.DRAW:
            return _drawing(ranking, move)
        case Verb.TAKE | Verb.SWAP:
            return _swapping(ranking, best, move)
        case Verb.THROW_AND_FLIP | Verb.THROW:
            return _throwing(ranking, move)
        case Verb.FLIP:
            return _flipping(ranking, move)
        case Verb.PASS:
            points = _behind(ranking, lambda other: other.verb is Verb.FLIP)
            return TipPass(move, points < NEAR, tenths(points))


def _ending(state: State, move: Move, end: End) -> TipEnd:
    safe = measures.is_safe(state, end.sum) and end.known
    return TipEnd(move, not end.known, end.sum, safe, percent(end.risk))


def _behind(ranking: Ranking, among: Callable[[Move], bool]) -> float:
    """How many points the best of certain actions gives away."""
    return next(
        (
            ranking.given_away(option)
            for option in ranking.options
            if among(measures.move_of(ranking.state, option.actions))
        ),
        0.0,
    )


def _drawing(ranking: Ranking, move: Move) -> TipDraw:
    points = _behind(ranking, lambda other: other.verb is Verb.TAKE)
    chance = measures.chance_to_keep(ranking.evaluation)
    return TipDraw(move, move.card, points < NEAR, tenths(points), percent(chance))


def _throwing(ranking: Ranking, move: Move) -> TipThrow:
    points = _behind(ranking, lambda other: other.verb is Verb.SWAP)
    return TipThrow(move, points < NEAR, tenths(points))


# -- Swapping -------------------------------------------------------------------------------


def _swapping(ranking: Ranking, best: Option, move: Move) -> TipSwap | TipClear | TipPart | TipLast:
    evaluation = ranking.evaluation
    spot = spot_at(evaluation, move.position)
    saved = ranking.before.grid - ranking.parts(best).grid
    if evaluation.final:
        return _last(ranking, spot, move, saved)
    if evaluation.clears(spot, move.card) and tenths(saved) > 0:
        line = _cleared_line(spot, move)
        return TipClear(move, move.card, line, tenths(saved))
    chance = _third(ranking, spot, move)
    if tenths(saved) <= 0 and not chance:
        return _for_what_follows(ranking, best, move)
    line = measures.line_of(move.position)
    saving = _saving(spot, saved)
    other = _dearer(ranking, move, saved)
    waits = other is not None
    return TipSwap(
        move,
        move.card,
        saving,
        tenths(saved),
        bool(chance),
        line,
        percent(chance),
        waits,
        other or 0,
    )


def _dearer(ranking: Ranking, move: Move, saved: float) -> Position | None:
    """Where the highest open card lies, if putting this card there would save clearly more."""
    grid = ranking.state.grids[ranking.state.turn]
    highest = max(open_values(grid), default=move.card)
    return grid.index(highest) if highest - move.card >= saved + _CLEARLY else None


def _saving(spot: Spot, saved: float) -> Saving:
    if tenths(saved) <= 0:
        return Saving.NONE
    return Saving.MEAN if spot.site.old is None else Saving.SURE


def _third(ranking: Ranking, spot: Spot, move: Move) -> float:
    """The chance that a drawn card completes the pair that a swap makes; 0: none worth it."""
    after = spot.site.after[index_of(move.card)]
    before = ranking.evaluation.columns[move.position // HEIGHT].pair
    if move.card <= 0 or pair_of(after) != move.card or before == move.card:
        return 0.0
    return measures.chance_of(ranking.evaluation.outlook.draw, move.card)


def _cleared_line(spot: Spot, move: Move) -> Line:
    if spot.site.clears == move.card:
        return measures.line_of(move.position)
    return measures.row_of(move.position)


def _last(ranking: Ranking, spot: Spot, move: Move, saved: float) -> TipLast:
    """In the last turn only the final sum counts, and whether it doubles the ender's."""
    evaluation, ender = ranking.evaluation, ranking.state.ender or 0
    worth, _ = evaluation.after(spot, move.card)
    at_stake, ender_sum = evaluation.endings.at_stake
    chance = evaluation.endings.reaching(ender_sum, worth, spot.unknown)
    doubles = at_stake >= NEAR and chance >= _WORTH_SAYING
    return TipLast(move, _saving(spot, saved), tenths(saved), doubles, ender, percent(chance))


def _for_what_follows(ranking: Ranking, best: Option, move: Move) -> TipPart:
    """Nothing is saved, so the next best action tells what the best is good for."""
    other = next(
        (one for one in ranking.options[1:] if ranking.given_away(one) > 0), ranking.options[-1]
    )
    points = ranking.given_away(other)
    return TipPart(
        move,
        measures.move_of(ranking.state, other.actions),
        points < NEAR,
        tenths(points),
        measures.main_part(ranking.parts(best), ranking.parts(other)),
        measures.next_person(ranking.state),
    )


# -- Turning up -----------------------------------------------------------------------------


def _flipping(ranking: Ranking, move: Move) -> TipFlip:
    state, evaluation = ranking.state, ranking.evaluation
    other = next((one for one in ranking.options[1:] if _is_worse_place(ranking, one)), None)
    other_move = move if other is None else measures.move_of(state, other.actions)
    spot = spot_at(evaluation, move.position)
    column = evaluation.columns[move.position // HEIGHT]
    points = 0.0 if other is None else ranking.given_away(other)
    fit = column.pair if column.pair is not None and spot.site.old is None else None
    chance = 0.0 if fit is None else measures.chance_of(evaluation.outlook.hidden, fit)
    return TipFlip(
        move,
        _place(ranking, move, points, chance),
        measures.line_of(move.position),
        fit or 0,
        percent(chance),
        points < NEAR,
        tenths(points),
        other_move.position,
    )


def _is_worse_place(ranking: Ranking, option: Option) -> bool:
    flips = measures.move_of(ranking.state, option.actions).verb is Verb.FLIP
    return flips and tenths(ranking.given_away(option)) > 0


def _place(ranking: Ranking, move: Move, points: float, chance: float) -> Place:
    grid = ranking.state.grids[ranking.state.turn]
    if sum(map(is_hidden, grid)) == 1:
        return Place.ONLY
    if tenths(points) == 0:
        return Place.ALIKE
    if chance:
        return Place.FIT
    fresh = all(is_hidden(grid[place]) for place in measures.line_of(move.position))
    return Place.FRESH if fresh else Place.BETTER
