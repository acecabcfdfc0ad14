"""What choices come to: several actions from one standing, each played to the round's end.

Only the differences between the options of a standing count, so that the scatter they share falls
out, and the numbers explain choices, not how rounds go. Each option has hidden cards of its own:
with the same ones, what an option turns up would tell what another leaves covered.
"""

import numpy as np

from skyjo_a11y.rules.grid import HEIGHT, SIZE
from tests.tools.lockstep.codes import HIDDEN, Array, Books
from tests.tools.lockstep.features import rows_of
from tests.tools.lockstep.judging import Judgement
from tests.tools.lockstep.playing import play_turn
from tests.tools.lockstep.rounds import LONGEST, NOBODY, Rounds, margins

SWAPS = 3  # so many swaps of a card are tried: the best, and others that err by points
SCATTER = 4.0
_MOST_TURNS = 16  # of a seat before the standing
_NEVER = 1e5


def contrasts(cards: Array, seats: int, books: Books) -> tuple[Array, Array]:
    """Rows (options, FITTED) and outcomes of options, less the means of their standings.

    A round gives one standing or none. Its options: the best swaps of the discard and of the
    drawn card, and to discard that.
    """
    roots = standings(cards, seats, books)
    after, group = options(roots, Judgement(roots, books))
    movers = roots.turn[group]
    outcomes = played_out(after, books)[np.arange(len(after)), movers]
    going = ~after.over
    part = after.only(going)
    part.turn = movers[going]
    rows, known = rows_of(Judgement(part, books))
    group, targets = group[going], outcomes[going] - known
    fine = ~np.isnan(targets)
    return _less_means(rows[fine], group[fine]), _less_means(targets[fine, None], group[fine])[:, 0]


def standings(cards: Array, seats: int, books: Books) -> Rounds:
    """The rounds of ``cards`` played to a turn by chance; without those that end before."""
    rounds = Rounds(cards, seats)
    stop = rounds.random.integers(0, _MOST_TURNS * seats, len(rounds))
    found: Rounds | None = None
    for turn in range(_MOST_TURNS * seats):
        here = (stop == turn) & (rounds.ender == NOBODY)
        found = rounds.only(here) if found is None else found.plus(rounds.only(here))
        stays = stop > turn
        rounds, stop = rounds.only(stays), stop[stays]
        if not len(rounds):
            break
        play_turn(rounds, Judgement(rounds, books))
        rounds, stop = rounds.only(~rounds.over), stop[~rounds.over]
    assert found is not None
    return found


def options(roots: Rounds, judgement: Judgement) -> tuple[Rounds, Array]:
    """The rounds after each option's turn, and the number of its standing."""
    everyone = np.arange(len(roots))
    taken, drawn = roots.only(everyone), roots.only(everyone)
    top, card = taken.take(everyone), drawn.draw(everyone)
    found = [
        _swapped(table, judgement, cards, number)
        for table, cards in ((taken, top), (drawn, card))
        for number in range(SWAPS)
    ]
    drawn.lay_anew()
    drawn.discard(everyone, card)
    drawn.flip(everyone, judgement.best_flip[0])
    found.append((drawn, everyone))
    after = found[0][0]
    for table, _ in found[1:]:
        after = after.plus(table)
    after.next_turn()
    return after, np.concatenate([rows for _, rows in found])


def _swapped(
    table: Rounds, judgement: Judgement, cards: Array, number: int
) -> tuple[Rounds, Array]:
    """``table`` after the best swap of ``cards`` but ``number``; none that moves nothing on."""
    everyone = np.arange(len(table))
    costs = judgement.swaps[everyone, :, cards].copy()
    costs[_alike(judgement.cells)] = _NEVER
    if number:
        costs += table.random.exponential(SCATTER, (len(table), 1)) * table.random.normal(
            size=costs.shape
        )
    places = costs.argmin(1)
    old = judgement.cells[everyone, places]
    sensible = (costs[everyone, places] < _NEVER / 2) & ((old == HIDDEN) | (old > cards))
    rows = everyone[sensible]
    part = table.only(sensible)
    part.lay_anew()
    part.swap(np.arange(len(part)), places[sensible], cards[sensible])
    return part, rows


def _alike(cells: Array) -> Array:
    """Which cells (rounds, 12) equal one before them in their column."""
    column = cells.reshape(-1, SIZE // HEIGHT, HEIGHT)
    alike = np.zeros(column.shape, bool)
    alike[:, :, 1] = column[:, :, 1] == column[:, :, 0]
    alike[:, :, 2] = (column[:, :, 2] == column[:, :, 0]) | (column[:, :, 2] == column[:, :, 1])
    return alike.reshape(cells.shape)


def played_out(rounds: Rounds, books: Books) -> Array:
    """The margins (rounds, seats) in the end, not a number for rounds without one."""
    outcomes = np.full((len(rounds), rounds.seats), np.nan, np.float32)
    numbers = np.arange(len(rounds))
    rounds = rounds.only(numbers)  # a copy: what is played changes its arrays
    while len(rounds):
        over = rounds.over
        if over.any():
            outcomes[numbers[over]] = margins(rounds.only(over).scores())
        goes_on = ~over & (rounds.turns < LONGEST * rounds.seats)
        if not goes_on.all():
            rounds, numbers = rounds.only(goes_on), numbers[goes_on]
        if len(rounds):
            play_turn(rounds, Judgement(rounds, books))
    return outcomes


def _less_means(values: Array, group: Array) -> Array:
    """``values`` (n, m) less the means of their groups."""
    size = int(group.max()) + 1
    counts = np.bincount(group, minlength=size)
    order = np.argsort(group, kind="stable")
    ends = np.cumsum(counts)
    sums = np.add.reduceat(values[order], np.minimum(ends - counts, len(values) - 1), axis=0)
    sums[counts == 0] = 0
    return values - (sums / np.maximum(counts, 1)[:, None])[group]
