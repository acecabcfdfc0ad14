"""What the course consists of: the chapters, scenes and steps of ``chapters.toml``.

A step is a phrase of ``course.ftl``. With an attribute ``word`` the learner is to say that, or
anything that does or asks the same; with ``answer`` it is a question of understanding; with
neither the learner listens, or, where the scene says so, plays on until the round is over.
"""

import tomllib
from enum import Enum, auto
from functools import cache
from importlib.resources import files
from typing import Any

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.records import record
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.events import PerSeat
from skyjo_a11y.rules.grid import Position
from skyjo_a11y.rules.notation import parse_position

PHRASES = "course"
DEFAULT_OPPONENT = "einfach"


class Kind(Enum):
    """What the learner does in a step."""

    LISTEN = auto()
    TASK = auto()
    QUIZ = auto()
    PLAY = auto()


@record
class Step:
    """One thing that the learner hears and then does."""

    name: str
    kind: Kind

    @property
    def word(self) -> str:
        """What to say, in a task or a quiz."""
        attribute = {Kind.TASK: "word", Kind.QUIZ: "answer"}.get(self.kind)
        return phrases(PHRASES).attribute(self.name, attribute) if attribute else ""


@record
class Scene:
    """A prepared table. The learner sits first; ``people`` are the others, at ``real`` all."""

    people: tuple[str, ...]
    steps: tuple[Step, ...]
    bot: str
    real: bool
    seed: str
    totals: PerSeat
    cards: dict[str, tuple[Card, ...]]  # by name, «you», «discard» and «pile»
    ahead: tuple[Position, ...]  # turned up by the learner before the first step


@record
class Chapter:
    """A chapter; its steps go through its scenes in order."""

    name: str
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> list[tuple[Scene, Step]]:
        """All steps with their scenes."""
        return [(scene, step) for scene in self.scenes for step in scene.steps]

    @property
    def title(self) -> str:
        """How the chapter is called."""
        return phrases(PHRASES).say(f"title-{self.name}")

    @property
    def topic(self) -> str:
        """The one word by which it can be chosen."""
        return phrases(PHRASES).attribute(f"title-{self.name}", "topic")


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters in order."""
    file = files("skyjo_a11y") / "course" / "chapters.toml"
    table = tomllib.loads(file.read_text("utf-8"))
    return tuple(
        Chapter(entry["name"], tuple(map(_scene, entry["scene"]))) for entry in table["chapter"]
    )


def _scene(entry: dict[str, Any]) -> Scene:
    return Scene(
        people=tuple(entry["people"]),
        steps=tuple(_step(name, entry) for name in entry["steps"]),
        bot=entry.get("bot", DEFAULT_OPPONENT),
        real=entry.get("real", False),
        seed=entry.get("seed", "1"),
        totals=tuple(entry.get("totals", ())),
        cards={who: tuple(cards) for who, cards in entry.get("cards", {}).items()},
        ahead=tuple(map(parse_position, entry.get("ahead", "").split())),
    )


def _step(name: str, entry: dict[str, Any]) -> Step:
    source = phrases(PHRASES)
    if source.has(name, "word"):
        return Step(name, Kind.TASK)
    if source.has(name, "answer"):
        return Step(name, Kind.QUIZ)
    return Step(name, Kind.PLAY if name == entry.get("play") else Kind.LISTEN)
