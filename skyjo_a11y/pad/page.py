"""A score pad as it stands: the sheet, and the round that is half written. Pure."""

from typing import NamedTuple

from skyjo_a11y.pad.entries import Sums, Told
from skyjo_a11y.pad.sheet import Names, Scored, SheetLine, Standings, Written, written
from skyjo_a11y.rules.events import PerSeat
from skyjo_a11y.rules.options import RuleSet


class Draft(NamedTuple):
    """The round that is being written."""

    ender: str | None = None
    sums: Sums = ()

    def missing(self, names: Names) -> Names:
        """Whose sums are not known yet, in seat order."""
        known = dict(self.sums)
        return tuple(name for name in names if name not in known)


class Page(NamedTuple):
    """The pad: ``lines`` from ``start`` lead to ``now``; ``coming``: whose total is asked."""

    rules: RuleSet
    start: Standings
    now: Standings
    lines: tuple[SheetLine, ...] = ()
    draft: Draft | None = None
    coming: str | None = None

    @property
    def highest(self) -> int:
        """The total that somebody who joins gets unless another one is said."""
        return max(self.now.totals)

    @property
    def round(self) -> int:
        """The number of the round that comes next or is being written."""
        return self.now.rounds + 1

    def sheet(self) -> list[Written]:
        """Everything that is written, the start first."""
        return list(written(self.rules, self.start, self.lines))

    def scored(self, number: int) -> Written | None:
        """Round ``number``, if it is written."""
        rounds = [one for one in self.sheet() if isinstance(one.line, Scored)]
        return rounds[number - 1] if 1 <= number <= len(rounds) else None


class Step(NamedTuple):
    """The pad after an entry, and what is told of it."""

    page: Page
    told: Told


def new_page(rules: RuleSet, names: Names, totals: PerSeat = ()) -> Page:
    """An empty pad; without ``totals`` everybody begins with none."""
    start = Standings(names, totals or (0,) * len(names))
    return Page(rules, start, start)
