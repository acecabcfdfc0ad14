"""From a word to the topics it may mean: their names, other words, inflections, near misses."""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.text import fold, nearest
from skyjo_a11y.topics.catalog import FILE, TOPICS, Topic
from skyjo_a11y.vocabulary import vocabulary

_MARKS = ",.;:!?()\"'"
_SHORTEST_PART = 4  # letters that begin to mean something
_MOST_OTHERS = 3  # topics that are named beside the one that is told
#: What German words end in when they are bent, folded, the longest first.
_ENDINGS = ("ungen", "ung", "ten", "te", "en", "er", "es", "em", "e", "n", "s", "t")


class _Fit(IntEnum):
    """How well a word fits a topic."""

    NOT = 0
    PART = 1  # «verdoppel», «gleichstandsregel»
    BENT = 2  # «drillingen»
    WORD = 3
    NAME = 4


class Found(NamedTuple):
    """The topic that fits best, and others that fit nearly as well."""

    topic: Topic
    others: tuple[Topic, ...]


def find(text: str) -> Found | None:
    """The topics that ``text`` may mean, a word or a question; None if there are none."""
    asked = _asked(text)
    fits = {topic: sum(_fit(word, topic) for word in asked) for topic in TOPICS}
    best = max(fits.values())
    if not best:
        return None
    fitting = [topic for topic, fit in fits.items() if fit == best]
    topic = min(fitting, key=lambda one: _place(asked, one))
    near = [other for other, fit in fits.items() if fit >= max(best - 1, 1) and other != topic]
    return Found(topic, tuple(near[:_MOST_OTHERS]))


def says_nothing(text: str) -> bool:
    """Whether ``text`` consists of words that belong to any request: «bitte»."""
    words = [fold(part).strip(_MARKS) for part in text.split()]
    return all(vocabulary().means("fillers", word) for word in words)


def named_by(word: str) -> str:
    """The name of the topic that ``word`` alone stands for, as it is listed; empty if none."""
    folded = fold(word).strip(_MARKS)
    idle = {fold(idle) for idle in phrases(FILE).say("idle").split()}
    known = folded not in idle and len(folded) >= _SHORTEST_PART
    fitting = [topic for topic in TOPICS if known and folded in _folded(topic)]
    return min(fitting, key=lambda topic: _place([folded], topic)).words[0] if fitting else ""


def near_miss(text: str) -> str:
    """The topic's word that was nearly typed; empty if none was."""
    known = {fold(word): word for topic in TOPICS for word in topic.words}
    for word in _asked(text):
        near = nearest(word, known)
        if near is not None:
            return known[near]
    return ""


def _asked(text: str) -> list[str]:
    """The folded words of ``text`` that say something; all of them if none does."""
    words = [word for word in (fold(part).strip(_MARKS) for part in text.split()) if word]
    idle = {fold(word) for word in phrases(FILE).say("idle").split()}
    meant = [word for word in words if word not in idle]
    return [word for word in meant if not vocabulary().means("fillers", word)] or meant or words


def _fit(word: str, topic: Topic) -> _Fit:
    known = _folded(topic)
    if word == known[0]:
        return _Fit.NAME
    if word in known:
        return _Fit.WORD
    if _stem(word) in map(_stem, known):
        return _Fit.BENT
    return _Fit.PART if _is_part(word, known) else _Fit.NOT


def _place(asked: Iterable[str], topic: Topic) -> int:
    """How early a word stands among those of a topic: what means it most stands first."""
    stems = list(map(_stem, _folded(topic)))
    asked_stems = map(_stem, asked)
    return min((stems.index(stem) for stem in asked_stems if stem in stems), default=len(stems))


def _is_part(word: str, known: Iterable[str]) -> bool:
    """Whether a word begins like one that is known, or like one with more behind it."""
    if len(word) < _SHORTEST_PART:
        return False
    return any(
        one.startswith(word) or (len(one) > _SHORTEST_PART and word.startswith(one))
        for one in known
    )


@cache
def _folded(topic: Topic) -> tuple[str, ...]:
    return tuple(map(fold, topic.words))


@cache
def _stem(word: str) -> str:
    """A folded word without its ending, as far as something is left of it."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_PART:
            return word.removesuffix(ending)
    return word
