"""The contents of the course: which chapters there are, which comes next, how one is chosen."""

from collections.abc import Set as AbstractSet

from skyjo_a11y import guidance
from skyjo_a11y.course.chapters import PHRASES, Chapter, chapters
from skyjo_a11y.course.progress import Progress
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import number_in


def told(done: AbstractSet[str]) -> list[Utterance]:
    """All chapters, and which of them are ``done``."""
    numbered = list(enumerate(chapters(), 1))
    items = ", ".join(f"{number} {chapter.topic}" for number, chapter in numbered)
    behind = ", ".join(str(number) for number, chapter in numbered if chapter.name in done)
    lines = [said(PHRASES, "contents", count=str(len(numbered)), chapters=items)]
    return [*lines, said(PHRASES, "contents-done", chapters=behind)] if behind else lines


def chosen(topic: str) -> Chapter | None:
    """The chapter of that number or word."""
    known, number = chapters(), number_in(topic)
    if number is not None:
        return known[number - 1] if 1 <= number <= len(known) else None
    word = fold(topic.strip(" .,!"))
    return next((chapter for chapter in known if fold(chapter.topic) == word), None)


def unknown(topic: str) -> Utterance:
    """There is no such chapter."""
    word, count = guidance.readable(topic), str(len(chapters()))
    return said(PHRASES, "no-such-chapter", word=word, count=count)


def following(progress: Progress, last: int) -> str:
    """The number of the chapter begun, else of the next that is not done; else one may leave.

    ``last``: the index of the chapter that was gone through last, -1 without one.
    """
    names = [chapter.name for chapter in chapters()]
    if progress.chapter:
        return str(names.index(progress.chapter) + 1)
    left = [index for index, name in enumerate(names) if name not in progress.done]
    later = [index for index in left if index > last] or left
    return str(later[0] + 1) if later else phrases(PHRASES).say("leave-word")
