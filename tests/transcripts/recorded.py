"""What is worded during a replay: every phrase that is filled in, and every event told."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple
from unittest.mock import patch

from skyjo_a11y.narration import narrator
from skyjo_a11y.narration.facts import facts
from skyjo_a11y.narration.phrases import Phrases, Values, phrases
from skyjo_a11y.narration.told import Fact
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.state import Happening
from tests.narration.syntax import FOLDER

#: Phrase files that no such conversation fills in: lists of words, the command line, the score pad.
_ELSEWHERE = {"cli", "commands", "pad", "simulation"}
#: The phrase files of which a conversation is made: a new one is demanded in full at once.
FILES = sorted({path.stem for path in FOLDER.glob("*.ftl")} - _ELSEWHERE)


class Filled(NamedTuple):
    """A phrase of a file, the form or attribute that was filled in, and the values."""

    file: str
    name: str
    attribute: str
    values: Values


@contextmanager
def recording(filled: list[Filled], events: list[Event]) -> Iterator[None]:
    """Note what is filled in and told while this lasts."""
    files = {id(phrases(file)): file for file in FILES}
    fill = Phrases._fill

    def noted_fill(source: Phrases, name: str, attributes: Sequence[str], values: Values) -> str:
        file = files.get(id(source))
        if file is not None:
            attribute = next(form for form in attributes if not form or source.has(name, form))
            filled.append(Filled(file, name, attribute, dict(values or {})))
        return fill(source, name, attributes, values)

    def noted_facts(happenings: Sequence[Happening]) -> Iterator[Fact]:
        events.extend(happening.event for happening in happenings)
        return facts(happenings)

    with ExitStack() as around:
        around.enter_context(patch.object(Phrases, "_fill", noted_fill))
        around.enter_context(patch.object(narrator, "facts", noted_facts))
        yield
