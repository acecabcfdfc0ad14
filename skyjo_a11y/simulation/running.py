"""Plays the games of a simulation, here or by workers, always in the order of their numbers.

Every game has a seed of its own and tallies add up exactly, so nothing depends on who plays
which game. Cut short after some games, it is the simulation of just so many games.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures import TimeoutError as NotYet
from time import perf_counter
from typing import NamedTuple

from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.records import record
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.simulation.counting import GameCount
from skyjo_a11y.simulation.tally import Tally, empty
from skyjo_a11y.simulation.workers import has_enough
from skyjo_a11y.simulator import game_seed, game_steps

#: Blocks of games grow until one takes so many seconds, far more than handing it over takes.
_WORTH_IT = 0.2
_MOST_GAMES = 256  # in a block
#: Blocks that wait for each worker, so that none is ever idle.
_AHEAD = 2
#: Seconds after which a caller hears that nothing is ready yet.
_PATIENCE = 0.5
_SOURCE = "deck"


@record
class Job:
    """What is simulated: who plays by which rules, named in the order of the first game."""

    rules: RuleSet
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    exporting: bool = False  # whether events are asked for

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in game ``number`` (1, 2, …): each game everybody moves up a seat."""
        seats = len(self.bots)
        return tuple((seat + number - 1) % seats for seat in range(seats))


class Played(NamedTuple):
    """Some games, one after the other; none: nothing is ready yet."""

    tally: Tally
    lines: list[str]  # of the event export
    seconds: float = 0.0


def play(job: Job, numbers: range) -> Played:
    """The games of these numbers; a worker stops between two if they are not wanted any more."""
    started = perf_counter()
    tally, lines = empty(len(job.bots)), list[str]()
    for number in numbers:
        if has_enough():
            break
        seating, seed = job.seating(number), game_seed(job.seed, number)
        bots = [job.bots[person] for person in seating]
        game = GameCount(tally, seating)
        label = GameLabel(tuple(job.names[person] for person in seating), _SOURCE, seed)
        for state, events in game_steps(job.rules, bots, seed):
            game.note(state, events)
            if job.exporting:
                lines += exported(label, events)
    return Played(tally, lines, perf_counter() - started)


def played_here(job: Job, games: int) -> Iterator[Played]:
    """Game after game, in this process."""
    for number in range(1, games + 1):
        yield play(job, range(number, number + 1))


def played_by(executor: Executor, workers: int, job: Job, games: int) -> Iterator[Played]:
    """The same by ``workers`` at once, block after block; now and then nothing while they play."""
    waiting: deque[Future[Played]] = deque()
    first, size = 1, 1
    while waiting or first <= games:
        while first <= games and len(waiting) < workers * _AHEAD:
            block = range(first, min(first + size, games + 1))
            waiting.append(executor.submit(play, job, block))
            first = block.stop
        try:
            played = waiting[0].result(timeout=_PATIENCE)
        except NotYet:
            yield Played(empty(len(job.bots)), [])
            continue
        waiting.popleft()
        if played.seconds < _WORTH_IT and played.tally.games == size:
            size = min(2 * size, _MOST_GAMES)
        yield played
