"""Points of a round, end of the game, who starts next."""

from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.options import Doubling, FinalTie, NextStarter, RuleSet, TargetRule


def is_doubled(sums: PerSeat, ender: Seat, doubling: Doubling) -> bool:
    """Whether the ender's points are doubled: not alone lowest (T D S M), by option positive."""
    own = sums[ender]
    alone_lowest = all(own < other for seat, other in enumerate(sums) if seat != ender)
    return not alone_lowest and (doubling is Doubling.ALWAYS or own > 0)


def round_points(sums: PerSeat, ender: Seat, doubling: Doubling) -> PerSeat:
    """``sums`` with the ender's doubled where the rule says so; nobody else's (D)."""
    if not is_doubled(sums, ender, doubling):
        return sums
    return tuple(2 * own if seat == ender else own for seat, own in enumerate(sums))


def lowest(values: PerSeat) -> tuple[Seat, ...]:
    """The seats with the lowest value, in seat order."""
    best = min(values)
    return tuple(seat for seat, value in enumerate(values) if value == best)


def next_opener(rules: RuleSet, ender: Seat, points: PerSeat) -> Seat | None:
    """Who starts the next round; None where the opening cards decide (RULES.md 3.4)."""
    if rules.next_starter is NextStarter.ENDER:
        return ender
    if rules.next_starter is NextStarter.WINNER:
        return lowest(points)[0]
    return None


def limit_reached(rules: RuleSet, round_number: int, totals: PerSeat) -> bool:
    """Whether the game ends after this round, ties aside (RULES.md 3.1 to 3.3)."""
    if rules.rounds is not None:
        return round_number >= rules.rounds
    if rules.target_rule is TargetRule.REACHED:
        return max(totals) >= rules.target
    return max(totals) > rules.target


def needs_extra_round(rules: RuleSet, totals: PerSeat) -> bool:
    """Whether a tie for the lowest total is played out (RULES.md 3.10)."""
    return rules.final_tie is FinalTie.EXTRA_ROUND and len(lowest(totals)) > 1
