"""A long list of few different items, whose first ones may come later."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.compact import Compact

ITEMS = st.lists(st.sampled_from("abcdefg"), max_size=30)


def split(items: list[str], cuts: list[int]) -> Compact[str]:
    """``items``, of which the parts before each cut are fetched one by one, the last part first."""
    if not cuts:
        return Compact(items)
    *earlier, cut = sorted(min(cut, len(items)) for cut in cuts)
    compact = Compact(items[cut:])
    compact.put_ahead(cut, lambda _index: split(items[:cut], earlier))
    return compact


@given(ITEMS, st.lists(st.integers(0, 30), max_size=4), st.data())
def test_it_is_a_list(items: list[str], cuts: list[int], data: st.DataObject) -> None:
    """Whatever is asked or done, and whatever is still to be fetched: as a list has it."""
    compact, plain = split(items, cuts), list(items)
    for _ in range(data.draw(st.integers(0, 12))):
        index = data.draw(st.integers(-len(plain), len(plain) - 1)) if plain else 0
        start = data.draw(st.none() | st.integers(-35, 35))
        match data.draw(st.integers(0, 6)):
            case 0:
                compact.append("x")
                plain.append("x")
            case 1 if plain:
                compact[index] = plain[index] = "y"
            case 2 if plain:
                assert compact[index] == plain[index]
            case 3:
                assert compact[start:] == plain[start:]
            case 4:
                del compact[start:]
                del plain[start:]
            case 5:
                assert compact[:start] == plain[:start]
            case _:
                compact.insert(index, "z")
                plain.insert(index, "z")
        assert len(compact) == len(plain)
    assert list(reversed(compact)) == plain[::-1]
    assert compact == plain
    assert compact != [*plain, "x"]


def test_nothing_is_fetched_before_it_is_needed() -> None:
    """The last items are there without the first ones; of those no more is fetched than needed."""
    asked: list[int] = []

    def fetch(index: int) -> Compact[str]:
        asked.append(index)
        return split(list("abcdef"), [3])

    compact = Compact("gh")
    compact.put_ahead(6, fetch)
    compact.append("i")
    assert (compact[-1], compact[6:], len(compact), asked) == ("i", ["g", "h", "i"], 9, [])
    assert (compact[4], asked, compact.ahead) == ("e", [4], 3)
    assert (compact[0], asked, compact.ahead) == ("a", [4], 0)


def test_a_wrong_number_of_items_changes_nothing() -> None:
    """Where other items come than were promised, the list is as it was."""
    compact = Compact("c")
    compact.put_ahead(2, lambda _index: Compact("a"))
    for _ in range(2):
        with pytest.raises(ValueError, match="items"):
            compact[0]
    assert (compact[2], len(compact)) == ("c", 3)


def test_items_are_replaced_one_by_one() -> None:
    """Slices can't be set, and what lies outside is no item."""
    compact = Compact("abc")
    with pytest.raises(TypeError):
        compact[0:1] = "x"
    for index in (3, -4):
        with pytest.raises(IndexError):
            compact[index]
    assert repr(compact) == "Compact(['a', 'b', 'c'])"
