"""A line typed at a pad, cut into names, numbers and words."""

import re
from collections.abc import Sequence
from enum import Enum, StrEnum, auto
from functools import cache

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.records import record
from skyjo_a11y.text import clean, fold
from skyjo_a11y.vocabulary import Command, vocabulary

_MARKS = ",.;:!?()\"'"
_BETWEEN_NUMBERS = re.compile(r"(?<=\d)[,;](?=[-\w])")
_DIGITS = re.compile(r"(-|m)?(\d{1,6})")


class Word(StrEnum):
    """The words that only a pad knows; the values name the phrases."""

    ROUND = "round"
    AMEND = "amend"
    LEAVE = "leave"
    JOIN = "join"
    BLOCK = "block"
    ENDER = "ender"


class Kind(Enum):
    """What a token is."""

    WORD = auto()
    COMMAND = auto()
    PERSON = auto()
    SEVERAL = auto()  # the beginning of more than one name
    NUMBER = auto()
    OTHER = auto()


@record
class Token:
    """``text`` as it was typed; ``names``: whom it may mean."""

    kind: Kind
    text: str
    value: int = 0
    names: tuple[str, ...] = ()
    word: Word | None = None
    command: Command | None = None


@cache
def pad_words() -> dict[str, Word]:
    """The words that only a pad knows, folded."""
    return {fold(text): word for word in Word for text in _spellings(word)}


def word_name(word: Word) -> str:
    """How a word is called in help and examples."""
    return _spellings(word)[0]


def _spellings(word: Word) -> list[str]:
    source, name = phrases("pad"), f"word-{word}"
    short = [source.attribute(name, "short")] if source.has(name, "short") else []
    return source.say(name).split() + short


@cache
def _idle() -> frozenset[str]:
    return frozenset(fold(word) for word in phrases("pad").say("idle").split())


def cut(line: str, names: Sequence[str], former: Sequence[str] = ()) -> list[Token]:
    """The tokens of a line; ``former``: people who have left, meant where nobody else is."""
    typed = _BETWEEN_NUMBERS.sub(" ", clean(line)).split()
    folded = [fold(word).strip(_MARKS) or word for word in typed]
    tokens: list[Token] = []
    at = 0
    while at < len(typed):
        number, taken = _number(folded, at)
        if number is not None:
            tokens.append(Token(Kind.NUMBER, " ".join(typed[at : at + taken]), number))
        else:
            tokens += _token(typed[at], folded[at], (names, former), first=not tokens)
        at += taken
    return tokens


def _token(
    text: str, word: str, people: tuple[Sequence[str], Sequence[str]], *, first: bool
) -> list[Token]:
    """The token of one word; none for words that say nothing."""
    text = text.strip(_MARKS) or text
    exact = [name for names in people for name in names if fold(name) == word]
    if exact:
        return [Token(Kind.PERSON, text, names=(exact[0],))]
    if word in pad_words():
        return [Token(Kind.WORD, text, word=pad_words()[word])]
    if not first and word in _idle():
        return []
    if word in vocabulary().commands and (first or len(word) > 1):
        return [Token(Kind.COMMAND, text, command=vocabulary().commands[word])]
    begun = next(filter(None, (_begun(word, names) for names in people)), ())
    if begun:
        kind = Kind.PERSON if len(begun) == 1 else Kind.SEVERAL
        return [Token(kind, text, names=begun)]
    if vocabulary().means("fillers", word) or not word.strip(_MARKS):
        return []
    return [Token(Kind.OTHER, text)]


def _begun(word: str, names: Sequence[str]) -> tuple[str, ...]:
    fitting = tuple(name for name in names if fold(name).startswith(word))
    return () if vocabulary().means("fillers", word) else fitting


# -- Numbers --------------------------------------------------------------------------------


def _number(words: list[str], at: int) -> tuple[int | None, int]:
    """The number that begins at a word, and how many words it takes; one word if there is none."""
    if match := _DIGITS.fullmatch(words[at]):
        return int(match[2]) * (-1 if match[1] else 1), 1
    if vocabulary().means("minus", words[at]) and at + 1 < len(words):
        value = plain_number(words[at + 1])
        return (None, 1) if value is None else (-value, 2)
    return number_words().get(words[at]), 1


def plain_number(word: str) -> int | None:
    """A number without a sign, in digits or as a word."""
    match = _DIGITS.fullmatch(word)
    return number_words().get(word) if match is None or match[1] else int(match[2])


def signed_number(text: str) -> int | None:
    """A number that stands alone, in any spelling."""
    words = fold(clean(text)).split()
    value, taken = _number(words, 0) if words else (None, 0)
    return value if taken == len(words) else None


@cache
def number_words() -> dict[str, int]:
    """The words for 0 to 199, folded."""
    below = dict(vocabulary().numbers) | _below_hundred()
    heads = [fold(word) for word in phrases("pad").say("hundred").split()]
    above = {f"{head}{word}": 100 + value for head in heads for word, value in below.items()}
    return below | above | dict.fromkeys(heads, 100)


def _below_hundred() -> dict[str, int]:
    source = phrases("pad")
    units = [fold(word).split("/") for word in source.say("units").split()]
    tens = [fold(word) for word in source.say("tens").split()]
    joint = source.say("joint")
    teens = {fold(word): value for value, word in enumerate(source.say("teens").split(), 13)}
    compounds = {
        f"{unit}{joint}{ten}": value + 10 * number
        for number, ten in enumerate(tens, 2)
        for value, alike in enumerate(units, 1)
        for unit in alike
    }
    return teens | {ten: 10 * number for number, ten in enumerate(tens, 2)} | compounds
