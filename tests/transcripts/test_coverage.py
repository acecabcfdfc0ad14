"""The transcripts show all there is: every event, every phrase, every way to choose in one."""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import get_args, get_type_hints

from skyjo_a11y import problems, reports
from skyjo_a11y.narration import facts
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.legality import Refusal
from tests.narration.syntax import Choice, choices, messages, patterns, references
from tests.transcripts.recorded import FILES as PHRASE_FILES
from tests.transcripts.recorded import Filled
from tests.transcripts.replay import FILES, replayed

#: Why nobody at a keyboard can bring these about.
_UNREACHABLE = {
    Refusal.CARD_AWAITED: "the dealer is never waited for",
    Refusal.NOTHING_AWAITED: "cards are told where they are awaited",
    Refusal.NO_SUCH_CARD_LEFT: "it is asked whether the card is right",
    Refusal.DISCARDS_EMPTY: "a turn begins after a card was discarded",
    Refusal.NO_PILE: "eight people would have to clear nearly every column",
}
#: Only these stand in the way of setting something right at a table of real cards.
_REASONS: dict[type, tuple[StrEnum, ...]] = {
    problems.NotCorrected: (
        Refusal.CARD_AWAITED,
        Refusal.FLIP_FIRST,
        Refusal.HAND_FULL,
        Refusal.NO_CARD_THERE,
        Refusal.OPEN_ALREADY,
        Refusal.ROUND_OVER,
        Refusal.ROUND_RUNS,
    )
}
_UNSAID = {
    "earlier-lost": "where the checksum is right, the program wrote the file",
    "turn-empty": "a turn begins after a card was discarded",
    "by-choice": "rules are chosen on the command line",
    "no-liblouis": "a transcript reads alike with liblouis and without",
}
_UNCHOSEN = {
    "refused: reason discards-empty": "a turn begins after a card was discarded",
    "refused: reason other": "stands for the reasons that nobody can bring about",
    "pile-reshuffled: count_count one": "the discard pile is large when the draw pile is empty",
    "shuffle-call: cards_count one": "the same",
    "impossible-card: copies_count 0": "such a number is no card",
}


@cache
def _filled() -> dict[str, list[Filled]]:
    """Everything that was worded in any transcript, by file and phrase."""
    found: dict[str, list[Filled]] = {}
    for path in FILES:
        for filled in replayed(path).filled:
            found.setdefault(f"{filled.file}/{filled.name}", []).append(filled)
    return found


def test_every_event_is_told() -> None:
    """Each kind of event happens in some transcript."""
    told = {type(event) for path in FILES for event in replayed(path).events}
    assert told == set(get_args(Event))


def test_every_phrase_is_said() -> None:
    """Each phrase is said in some transcript, alone or as a part of another."""
    missing = {
        name
        for file in PHRASE_FILES
        for name in set(messages(file)) - {one for key in _filled() for one in _said(file, key)}
    }
    assert missing == set(_UNSAID)


def _said(file: str, key: str) -> Iterator[str]:
    """The phrases of ``file`` that a filled one consists of."""
    of_file, _, name = key.partition("/")
    if of_file == file:
        yield name
        yield from references(file, messages(file)[name])


def test_every_option_is_explained() -> None:
    """Each value of each option of the rules is in force in some transcript, and explained."""
    said = {(one.name, one.attribute) for key in _filled() for one in _filled()[key]}
    missing = {
        (name, attribute)
        for name, message in messages("rules").items()
        for attribute, _ in patterns(message)
        if (name, attribute) not in said and attribute != "flag"  # for the command line
    }
    assert missing == set()


def test_every_choice_is_made() -> None:
    """Where a phrase chooses by a value, each of its variants is chosen in some transcript."""
    missing = {
        f"{name}: {choice.variable} {key}"
        for file in PHRASE_FILES
        for name in messages(file)
        for choice in choices(file, messages(file)[name])
        for key in _unchosen(choice, _filled().get(f"{file}/{name}", []))
    }
    assert missing == set(_UNCHOSEN)


def _unchosen(choice: Choice, filled: list[Filled]) -> Iterator[str]:
    seen = {str(one.values[choice.variable]) for one in filled if choice.variable in one.values}
    seen |= {"one" for value in ("1", "-1") if value in seen}
    if filled:
        yield from (key for key in choice.keys if key not in seen)
        if seen <= set(choice.keys):
            yield choice.default


def _records() -> Iterator[type]:
    for module in (facts, reports, problems):
        for record in vars(module).values():
            if isinstance(record, type) and record.__module__ == module.__name__:
                yield record


def test_every_reason_is_told() -> None:
    """Each member of an enumeration that a sentence tells of occurs in that sentence."""
    missing = {
        f"{record.__name__}: {member!r}"
        for record in _records()
        if not issubclass(record, StrEnum)
        for name, kind in get_type_hints(record).items()
        if isinstance(kind, type) and issubclass(kind, StrEnum)
        for member in _REASONS.get(record, kind)
        if member not in _UNREACHABLE and member not in _values(record, name)
    }
    assert missing == set()


def _values(record: type, name: str) -> set[object]:
    phrase = re.sub(r"(?<!^)(?=[A-Z])", "-", record.__name__).lower()
    return {
        filled.values.get(name)
        for file in ("events", "answers", "problems")
        for filled in _filled().get(f"{file}/{phrase}", [])
    }
