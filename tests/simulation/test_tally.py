"""Tallies add up in any order and any grouping."""

from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.simulation.tally import Moments, Tally, empty
from tests.simulation.games import job_of, single

JOB = job_of("einfach zufall einfach")
numbers = st.integers(1, 12)


def added(tallies: list[Tally]) -> Tally:
    """One after the other, from nothing."""
    return reduce(lambda one, other: one.plus(other), tallies, empty(len(JOB.bots)))


@settings(deadline=None, max_examples=30)
@given(
    st.lists(numbers, max_size=6).flatmap(
        lambda games: st.tuples(st.just(games), st.permutations(games))
    )
)
def test_the_order_does_not_matter(orders: tuple[list[int], list[int]]) -> None:
    """The same games in another order give the same tally."""
    one, other = ([single(JOB, number) for number in games] for games in orders)
    assert added(one) == added(other)


@settings(deadline=None, max_examples=30)
@given(st.lists(numbers, min_size=3, max_size=3))
def test_the_grouping_does_not_matter(games: list[int]) -> None:
    """(a + b) + c is a + (b + c), and nothing added changes nothing."""
    one, two, three = (single(JOB, number) for number in games)
    assert one.plus(two).plus(three) == one.plus(two.plus(three))
    assert one.plus(empty(3)) == one == empty(3).plus(one)


def test_adding_leaves_the_parts_as_they_are() -> None:
    """A tally that was added can be added again."""
    one, before = single(JOB, 1), single(JOB, 1).plus(empty(3))
    one.plus(single(JOB, 2))
    assert one == before


def test_moments_of_whole_numbers() -> None:
    """Count, sum and sum of squares, also of negative numbers."""
    moments = Moments()
    for value in (3, -2, 0):
        moments.add(value)
    assert moments == Moments(3, 1, 13)
    assert moments.plus(Moments(1, 5, 25)) == Moments(4, 6, 38)
