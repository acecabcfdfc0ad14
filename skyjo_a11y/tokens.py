"""A typed line as tokens: command words, places, numbers, names."""

import re
from collections.abc import Sequence
from enum import Enum, auto

from skyjo_a11y.records import record
from skyjo_a11y.rules.grid import HEIGHT
from skyjo_a11y.rules.notation import COLUMN_LETTERS
from skyjo_a11y.text import clean, fold
from skyjo_a11y.vocabulary import Command, is_no, is_yes, vocabulary, words_of

_MARKS = ",.;:!?()\"'"
_PLACE = re.compile(r"([a-d])([1-3])")
_NUMBER = re.compile(r"(-|m)?(\d{1,4})")
#: Short forms, places and cards without blanks: «tb2», at a table «z5b29» and «a17d3-2».
_COMPOUND = re.compile(r"(?:[zntxuk]|[a-d][1-3])(?:[zntxuk]|[a-d][1-3]|[-m]?\d{1,2})+")
_PARTS = re.compile(r"[zntxuk]|[a-d][1-3]|[-m]?(?:1[0-2]|\d)")
_SHORTEST_NAME = 2  # letters of a name that begin to mean somebody


class Kind(Enum):
    """What a token is."""

    COMMAND = auto()
    POSITION = auto()
    NUMBER = auto()
    PERSON = auto()
    EVERYBODY = auto()
    COLUMN = auto()  # «b» or «Bella», 0 to 3
    PUT = auto()
    AWAY = auto()
    KEEP = auto()
    ROW = auto()  # the word «Reihe»: the next number is one
    HELP_MARK = auto()  # «?» alone
    OTHER = auto()


@record
class Token:
    """Words ``start`` to ``end`` of the line and what they mean."""

    kind: Kind
    start: int
    end: int
    value: int = 0
    command: Command = Command.BARE


class Line:
    """A typed line, cut up. ``words`` are its words as they were typed."""

    def __init__(self, line: str, names: Sequence[str], *, at_table: bool = False) -> None:
        """``names``: in seat order; ``at_table``: real cards, whose values are told with places."""
        self.words = [
            part for word in clean(line).split() for part in _apart(word, at_table=at_table)
        ]
        self._at_table = at_table
        self._folded = [fold(word).strip(_MARKS) or word for word in self.words]
        asks = bool(self._folded) and vocabulary().means("asking", self._folded[0])
        self.is_question = clean(line).endswith("?") or asks
        self._names = [fold(name) for name in names]
        self.tokens = list(self._cut())

    def text(self, start: int, end: int | None = None) -> str:
        """Words as they were typed."""
        return " ".join(self.words[start:end])

    def says(self, meaning: str) -> bool:
        """Whether one of the words for ``meaning`` is among the words."""
        return any(vocabulary().means(meaning, word) for word in self._folded)

    def _cut(self) -> list[Token]:
        tokens: list[Token] = []
        index = 0
        while index < len(self.words):
            token = self._token(index)
            if token is not None:
                tokens.append(token)
            index = token.end if token is not None else index + 1
        return tokens

    def _token(self, at: int) -> Token | None:
        """The token that begins there; None for a filler."""
        word, words = self._folded[at], vocabulary()
        if (place := self._place(at)) is not None:
            return place
        if (number := self._number(at)) is not None:
            return number
        if word in self._names:
            return Token(Kind.PERSON, at, at + 1, self._names.index(word))
        for kind, meaning in _MEANINGS.items():
            if words.means(meaning, word):
                return Token(kind, at, at + 1)
        if word in words.commands:
            return Token(Kind.COMMAND, at, at + 1, command=words.commands[word])
        if words.means("fillers", word) or words.means("column", word):
            return None
        if not word.strip(_MARKS):
            return Token(Kind.HELP_MARK, at, at + 1) if "?" in word else None
        return self._beginning_of_name(at)

    def _place(self, at: int) -> Token | None:
        """«b2», «b 2», «Bella 2», «2 b», or the letter of a column alone."""
        if match := _PLACE.fullmatch(self._folded[at]):
            return _position(at, at + 1, _letters().index(match[1]), int(match[2]))
        column, row = self._column(at), self._row(at + 1)
        if column is not None and row is not None:
            return _position(at, at + 2, column, row)
        if column is not None and len(self._folded[at]) == 1:
            return Token(Kind.COLUMN, at, at + 1, column)
        row, column = self._row(at), self._column(at + 1)
        if row is not None and column is not None and self._row(at + 2) is None:
            return _position(at, at + 2, column, row)
        return None

    def _column(self, at: int) -> int | None:
        """A column's letter or its name, unless somebody at the table is called so."""
        word = self._word(at)
        if word in self._names:
            return None
        if len(word) == 1 and word in _letters():
            return _letters().index(word)
        return vocabulary().letters.get(word)

    def _row(self, at: int) -> int | None:
        """The number of a row."""
        word = self._word(at)
        value = int(word) if word.isascii() and word.isdigit() else vocabulary().numbers.get(word)
        return value if value is not None and 1 <= value <= HEIGHT else None

    def _number(self, at: int) -> Token | None:
        word, words = self._folded[at], vocabulary()
        if match := _NUMBER.fullmatch(word):
            return Token(Kind.NUMBER, at, at + 1, int(match[2]) * (-1 if match[1] else 1))
        if words.means("minus", word) and (after := self._plain_number(at + 1)) is not None:
            return Token(Kind.NUMBER, at, at + 2, -after)
        if word in words.numbers and not self._is_setting(at):
            return Token(Kind.NUMBER, at, at + 1, words.numbers[word])
        return None

    def _is_setting(self, at: int) -> bool:
        """«zwo» alone is one, and with real cards «zwo an»; else it is a number."""
        commands = vocabulary().commands
        if at > 0:  # «einstellungen zwo an»
            return at == 1 and commands.get(self._word(0)) is Command.SETTINGS
        known = self._word(0) in commands
        return known and (not self._at_table or self._word(1) in map(fold, words_of("setting-zwo")))

    def _plain_number(self, at: int) -> int | None:
        word = self._word(at)
        if word.isascii() and word.isdigit():
            return int(word)
        return vocabulary().numbers.get(word)

    def _beginning_of_name(self, at: int) -> Token:
        word = self._folded[at]
        if word.endswith("s") and word[:-1] in self._names:  # «Annas Karten»
            return Token(Kind.PERSON, at, at + 1, self._names.index(word[:-1]))
        seats = [seat for seat, name in enumerate(self._names) if name.startswith(word)]
        answer = is_yes(word) or is_no(word)  # «ja» is never Jana
        if len(seats) == 1 and len(word) >= _SHORTEST_NAME and not answer:
            return Token(Kind.PERSON, at, at + 1, seats[0])
        return Token(Kind.OTHER, at, at + 1)

    def _word(self, at: int) -> str:
        return self._folded[at] if at < len(self._folded) else ""


_MEANINGS = {
    Kind.EVERYBODY: "everybody",
    Kind.PUT: "put",
    Kind.AWAY: "away",
    Kind.KEEP: "keep",
    Kind.ROW: "row",
}


def _apart(word: str, *, at_table: bool) -> list[str]:
    """The parts of a compound, any other word as it is."""
    folded = fold(word)
    if not _COMPOUND.fullmatch(folded) or not any(map(str.isdigit, folded)):
        return [word]
    if folded[0] in _letters() and not at_table:  # «b29»: a place that does not exist
        return [word]
    parts = _PARTS.findall(folded)
    return parts if "".join(parts) == folded else [word]


def _letters() -> str:
    return COLUMN_LETTERS.lower()


def _position(start: int, end: int, column: int, row: int) -> Token:
    return Token(Kind.POSITION, start, end, column * HEIGHT + row - 1)
