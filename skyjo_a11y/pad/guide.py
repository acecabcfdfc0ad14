"""Help at a pad: for the moment, for everything, or for one word."""

from skyjo_a11y import guidance
from skyjo_a11y.commands import EVERYWHERE
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.pad.moment import example_round, question
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.words import pad_words
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import vocabulary

_MARKS = ".,!?"


def help_at(page: Page, topic: str) -> list[Utterance] | None:
    """Help for this moment or for ``topic``; None for an unknown one."""
    asked, name = question(page)
    values = {"example": example_round(page), "player": name or page.now.names[0]}
    if not topic:
        return each_line("pad", f"moment-{asked}", **values)
    if fold(topic) in phrases("help").say("everything-words").split():
        return each_line("pad", "everything", **values)
    word = fold(topic.split(maxsplit=1)[0]).strip(_MARKS)
    command = pad_words().get(word) or vocabulary().commands.get(word)
    if command is not None and f"on-{command}" in phrases("pad"):
        return each_line("pad", f"on-{command}", **values)
    return guidance.help_on(topic, "", {}) if command in EVERYWHERE else None
