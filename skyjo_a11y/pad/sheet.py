"""What stands on a score pad, line by line, and what each line makes of the totals. Pure."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from skyjo_a11y.rules.events import (
    GameEnded,
    GameStarted,
    PadEvent,
    PerSeat,
    PlayerJoined,
    PlayerLeft,
    RoundScored,
    Seat,
    StartReason,
)
from skyjo_a11y.rules.options import NextStarter, RuleSet
from skyjo_a11y.rules.scoring import (
    is_doubled,
    limit_reached,
    lowest,
    needs_extra_round,
    next_opener,
    round_points,
)

Names = tuple[str, ...]
Value = TypeVar("Value")


class Scored(NamedTuple):
    """A round: who ended it, and the sums before doubling, in seat order."""

    ender: str
    sums: PerSeat


class Joined(NamedTuple):
    """Somebody sat down, after all others."""

    name: str
    total: int


class Left(NamedTuple):
    """Somebody went away."""

    name: str


SheetLine = Scored | Joined | Left


class Opener(NamedTuple):
    """Who starts the next round; no reason: sits next to somebody who would have, but left."""

    name: str
    reason: StartReason | None


class Standings(NamedTuple):
    """How a game stands between two lines; ``opener`` None: the opening cards decide.

    ``deciding``: the limit is reached, extra rounds decide a tie (RULES.md 3.10).
    """

    names: Names
    totals: PerSeat
    rounds: int = 0
    opener: Opener | None = None
    deciding: bool = False
    over: bool = False


class Written(NamedTuple):
    """A line of the sheet, or its start, and what it made of the standings ``before``."""

    line: SheetLine | None
    before: Standings
    events: tuple[PadEvent, ...]
    after: Standings

    @property
    def names(self) -> Names:
        """The seats that ``events`` tell of: who comes is among them, and who goes is still."""
        return self.after.names if isinstance(self.line, Joined) else self.before.names


def written(rules: RuleSet, start: Standings, lines: Iterable[SheetLine]) -> Iterator[Written]:
    """The whole sheet, as far as the game goes: what stands below its end is left out."""
    yield Written(None, start, (GameStarted(rules, start.totals),), start)
    now = start
    for line in lines:
        if now.over:
            return
        one = follow(rules, now, line)
        yield one
        now = one.after


def follow(rules: RuleSet, now: Standings, line: SheetLine) -> Written:
    """What ``line`` makes of ``now``, a game that is not over."""
    match line:
        case Joined(name, total):
            after = now._replace(names=(*now.names, name), totals=(*now.totals, total))
            return Written(line, now, (PlayerJoined(len(now.names), total),), after)
        case Left(name):
            seat = now.names.index(name)
            return Written(line, now, (PlayerLeft(seat),), _without(now, seat))
        case Scored(ender, sums):
            return _scored(rules, now, line, now.names.index(ender), sums)


def _without(now: Standings, seat: Seat) -> Standings:
    """Whoever sits next starts in place of somebody who left."""
    names = _left_out(now.names, seat)
    opener = now.opener
    if opener is not None and opener.name == now.names[seat]:
        opener = Opener(names[seat % len(names)], None)
    return now._replace(names=names, totals=_left_out(now.totals, seat), opener=opener)


def _left_out(values: tuple[Value, ...], seat: Seat) -> tuple[Value, ...]:
    return values[:seat] + values[seat + 1 :]


def _scored(rules: RuleSet, now: Standings, line: Scored, ender: Seat, sums: PerSeat) -> Written:
    points = round_points(sums, ender, rules.doubling)
    totals = tuple(map(sum, zip(now.totals, points, strict=True)))
    doubled = is_doubled(sums, ender, rules.doubling)
    events: tuple[PadEvent, ...] = (RoundScored(ender, sums, points, totals, doubled),)
    limit = now.deciding or limit_reached(rules, now.rounds + 1, totals)
    over = limit and not needs_extra_round(rules, totals)
    if over:
        events = (*events, GameEnded(lowest(totals), totals))
    after = Standings(
        names=now.names,
        totals=totals,
        rounds=now.rounds + 1,
        opener=_opener(rules, now.names, next_opener(rules, ender, points)),
        deciding=limit,
        over=over,
    )
    return Written(line, now, events, after)


def _opener(rules: RuleSet, names: Names, seat: Seat | None) -> Opener | None:
    if seat is None:
        return None
    winner = rules.next_starter is NextStarter.WINNER
    reason = StartReason.ROUND_WINNER if winner else StartReason.ROUND_ENDER
    return Opener(names[seat], reason)
