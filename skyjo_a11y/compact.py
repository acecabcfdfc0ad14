"""A long list of few different items: two bytes each, and the first ones fetched only when needed.

A long evening has hundreds of thousands of entries; what lies before the round being played is
rarely asked for.
"""

from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, MutableSequence, Sequence
from typing import TypeAlias, TypeVar, overload

T = TypeVar("T", bound=Hashable)
Fetch: TypeAlias = "Callable[[int], Compact[T]]"


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
        self._fetch: Fetch[T] = lambda _index: Compact()
        self.extend(items)

    def put_ahead(self, count: int, fetch: "Fetch[T]") -> None:
        """So many items in front of all others, which ``fetch`` gives once they are needed.

        It is told the first index that is needed, and may leave items before it unfetched too.
        What needs them raises what ``fetch`` raises; the list is as it was then.
        """
        self._ahead, self._fetch = count, fetch

    @property
    def ahead(self) -> int:
        """How many items are still to be fetched."""
        return self._ahead

    def fetch(self, index: int = 0) -> None:
        """Fetch what is needed of the items from ``index`` on."""
        while index < self._ahead:
            found = self._fetch(index)
            if len(found) != self._ahead:
                raise ValueError(f"{len(found)} items for {self._ahead}")
            self._codes[:0] = array("H", [self._code(item) for item in found[found.ahead :]])
            self._ahead, self._fetch = found.ahead, found._fetch  # noqa: SLF001 - of its own kind

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
            self.fetch(start if step > 0 else 0)
            return slice(start - self._ahead, max(start, stop) - self._ahead, step)
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        self.fetch(index)
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
