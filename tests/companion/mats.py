"""The cards before one person, as they lie on the mat. Shares no code with the program."""

from dataclasses import dataclass, field

PLACES = [column + row for column in "abcd" for row in "123"]
_COLUMNS = [range(first, first + 3) for first in range(0, 12, 3)]
_ROWS = [range(first, 12, 3) for first in range(3)]


@dataclass
class Mat:
    """Twelve places; ``cards`` holds what lies there, face-up where ``up`` says so."""

    cards: list[int]
    up: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)

    @property
    def hidden(self) -> list[int]:
        """Where a card lies face-down."""
        return [place for place in self.lying if place not in self.up]

    @property
    def lying(self) -> list[int]:
        """Where a card lies at all."""
        return [place for place in range(12) if place not in self.gone]

    @property
    def open_sum(self) -> int:
        """The points that lie face-up."""
        return sum(self.cards[place] for place in self.up)

    def put(self, place: int, card: int) -> int:
        """Put a card there, face-up; the card that lay there."""
        before, self.cards[place] = self.cards[place], card
        self.up.add(place)
        return before

    def clear(self, *, rows: bool) -> list[int]:
        """Take the complete lines away; their cards, in the order of the places."""
        lines = [*_COLUMNS, *_ROWS] if rows else _COLUMNS
        complete = [line for line in lines if self._is_complete(line)]
        places = sorted({place for line in complete for place in line})
        self.up -= set(places)
        self.gone |= set(places)
        return [self.cards[place] for place in places]

    def _is_complete(self, line: range) -> bool:
        return self.up.issuperset(line) and len({self.cards[place] for place in line}) == 1

    def spoken(self, name: str, *, shown: bool) -> list[str]:
        """What the program should say of it; ``shown``: face-down cards are known."""
        lines = [f"Karten von {name}."]
        for letter, column in zip("ABCD", _COLUMNS, strict=True):
            lines.append(self._spoken_column(letter, column, shown=shown))
        return lines

    def _spoken_column(self, letter: str, column: range, *, shown: bool) -> str:
        if self.gone.issuperset(column):
            return f"Spalte {letter} ist weg."
        if set(column) <= set(self.hidden):
            known = [spoken(self.cards[place]) for place in column] if shown else []
            return f"Spalte {letter}: {', '.join(['alles verdeckt', *known])}."
        cells = [self._spoken_place(place, shown=shown) for place in column]
        return f"Spalte {letter}: {', '.join(cells)}."

    def _spoken_place(self, place: int, *, shown: bool) -> str:
        if place in self.gone:
            return "weg"
        card = spoken(self.cards[place])
        if place in self.up:
            return card
        return f"verdeckte {card}" if shown else "verdeckt"


def spoken(card: int) -> str:
    """A card as it is said."""
    return f"minus {-card}" if card < 0 else str(card)
