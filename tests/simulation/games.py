"""Simulations to look at."""

from functools import cache

from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.simulation.running import Job, play, played_here
from skyjo_a11y.simulation.tally import Tally, empty

NAMES = ("Vera", "Anton", "Lea", "Max", "Ida", "Emil", "Otto", "Hugo")


def job_of(
    bots: str, *, seed: str = "7", rules: RuleSet = STANDARD, exporting: bool = False
) -> Job:
    """A simulation of these levels; words between blanks."""
    levels = tuple(bots.split())
    return Job(rules, NAMES[: len(levels)], levels, seed, exporting)


@cache
def tally_of(job: Job, games: int) -> Tally:
    """What its games come to, one after the other in this process."""
    tally = empty(len(job.bots))
    for played in played_here(job, games):
        tally = tally.plus(played.tally)
    return tally


@cache
def single(job: Job, number: int) -> Tally:
    """What one of its games comes to."""
    return play(job, range(number, number + 1)).tally
