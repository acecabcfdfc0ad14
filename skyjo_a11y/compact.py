"""A long list of few different items: two bytes each, and the first ones fetched only when needed.

A long evening has hundreds of thousands of entries; what lies before the round being played is
rarely asked for.
"""

from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, MutableSequence, Sequence
from typing import TypeVar, overload

T = TypeVar("T", bound=Hashable)


class Compact(MutableSequence[T]):
    """A list of hashable items, of which there are at most 65,536 different ones.

    A slice is an ordinary list. Equal to every sequence of equal items.
    """

    def __init__(self, items: Iterable[T] = ()) -> None:
        """With ``items`` in it."""
        self._codes = array("H")
        self._code_of: dict[T, int] = {}
        self._items: list[T] = []
        self._ahead = 0  # how many items before those of ``_codes`` are not fetched yet
        self._fetch: Callable[[], Iterable[T]] = tuple
        self.extend(items)

    def put_ahead(self, count: int, fetch: Callable[[], Iterable[T]]) -> None:
        """So many items that ``fetch`` gives, in front of all others, once they are needed.

        What needs them raises what ``fetch`` raises, ValueError if it gives another number; the
        list is as it was then.
        """
        self._ahead, self._fetch = count, fetch

    @property
    def ahead(self) -> int:
        """How many items are still to be fetched."""
        return self._ahead

    def fetch(self) -> None:
        """Fetch the first items now."""
        if not self._ahead:
            return
        first = [self._code(item) for item in self._fetch()]
        if len(first) != self._ahead:
            raise ValueError(f"{len(first)} items for {self._ahead}")
        self._codes[:0] = array("H", first)
        self._ahead, self._fetch = 0, tuple

    def _code(self, item: T) -> int:
        code = self._code_of.get(item)
        if code is None:
            code = self._code_of[item] = len(self._items)
            self._items.append(item)
        return code

    def _at(self, index: int | slice) -> int | slice:
        """Where in ``_codes`` an index or slice of the list is; fetches if it must."""
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            if step < 0 or start < self._ahead:
                self.fetch()
            return slice(start - self._ahead, max(start, stop) - self._ahead, step)
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        if index < self._ahead:
            self.fetch()
        return index - self._ahead

    def __len__(self) -> int:
        return self._ahead + len(self._codes)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        found = self._codes[self._at(index)]
        return self._items[found] if isinstance(found, int) else [self._items[at] for at in found]

    def __setitem__(self, index: int | slice, value: object) -> None:
        at = self._at(index)
        if isinstance(at, slice):
            raise TypeError("items are replaced one by one")
        self._codes[at] = self._code(value)  # type: ignore[arg-type]

    def __delitem__(self, index: int | slice) -> None:
        del self._codes[self._at(index)]

    def __iter__(self) -> Iterator[T]:
        self.fetch()
        return (self._items[code] for code in self._codes)

    def insert(self, index: int, value: T) -> None:
        """Put an item before the one at ``index``."""
        self.fetch()
        self._codes.insert(index, self._code(value))

    def append(self, value: T) -> None:
        """Put an item at the end."""
        self._codes.append(self._code(value))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(self) != len(other):
            return False
        return all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Compact({list(self)!r})"
