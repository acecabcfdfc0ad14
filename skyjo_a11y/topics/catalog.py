"""The topics as data: their order, the rule options that they decide, the words they go by."""

from functools import cache
from typing import NamedTuple

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.options import OPTIONS

FILE = "topics"


class Topic(NamedTuple):
    """``name``: of its phrase; ``options``: those whose ruling in force belongs to it."""

    name: str
    options: tuple[str, ...] = ()

    @property
    def phrase(self) -> str:
        """The name of its phrase."""
        return f"topic-{self.name}"

    @property
    def words(self) -> tuple[str, ...]:
        """What it is found by, as it is spelled; the first is what it is called."""
        return tuple(phrases(FILE).attribute(self.phrase, "words").split())

    @property
    def title(self) -> str:
        """What it is called."""
        return self.words[0]


def _of(option: str) -> Topic:
    return Topic(option, (option,))


#: In the order in which they are listed: the game as it goes, then the table, then advice. Each
#: option of a rule set has a topic of its name (RULES.md 1 to 3, 5 and 6).
TOPICS = (
    Topic("game"),
    Topic("cards"),
    Topic("grid"),
    Topic("opening"),
    Topic("turn", ("flip_after_discard",)),
    Topic("taking"),
    _of("flip_after_discard"),
    Topic("columns"),
    _of("cleared_cards"),
    _of("clear_rows"),
    Topic("order", ("cleared_cards",)),
    Topic("ending"),
    Topic("counting"),
    _of("doubling"),
    _of("next_starter"),
    _of("target"),
    _of("target_rule"),
    _of("rounds"),
    _of("final_tie"),
    _of("open_cards"),
    Topic("pile"),
    Topic("calling"),
    Topic("table"),
    Topic("advice"),
    Topic("times"),
    Topic("children"),
    Topic("house"),
    Topic("whole", OPTIONS),
    Topic("quoted"),
)


@cache
def topic_named(name: str) -> Topic:
    """The topic of that name. Raises KeyError."""
    return {topic.name: topic for topic in TOPICS}[name]
