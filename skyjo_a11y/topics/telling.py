"""What is told of a topic: the rule, the ruling in force, an example, who says what."""

import re
from collections.abc import Iterator
from enum import StrEnum

from skyjo_a11y.commands import Unclear
from skyjo_a11y.guidance import in_force, is_ignored, readable
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance, plain
from skyjo_a11y.rules.options import PRESETS, RuleSet, spelled
from skyjo_a11y.text import fold
from skyjo_a11y.topics.catalog import FILE, TOPICS, Topic
from skyjo_a11y.topics.finding import find, near_miss, says_nothing
from skyjo_a11y.vocabulary import Command, vocabulary


class Frame(StrEnum):
    """Where the rules in force come from; the values name the phrases."""

    GAME = "in-game"
    DEFAULT = "by-default"
    CHOICE = "by-choice"


class Part(StrEnum):
    """What can be asked of a topic alone; the values name the words for it."""

    EXAMPLE = "example"
    SOURCES = "sources"


def look_up(text: str, rules: RuleSet, frame: Frame) -> list[Utterance] | Unclear:
    """What «regeln» followed by ``text`` brings under ``rules``.

    Unclear: there is no such topic; with a guess after a near miss.
    """
    if not text:
        return [_listed("topics", TOPICS), said(FILE, "topics-more")]
    if fold(text) in PRESETS:
        return [said("rules", f"preset-{fold(text)}")]
    subject, part = _split(text)
    found = find(subject)
    if found is None and says_nothing(subject):  # «regeln bitte»
        return look_up("", rules, frame)
    if found is not None:
        others = [_listed("topics-also", found.others)] if found.others and part is None else []
        return [*told_of(found.topic, rules, frame, part), *others]
    meant = near_miss(subject)
    line = f"{vocabulary().names[Command.RULES]} {meant}" if meant else ""
    return Unclear(subject, line, line)


def unknown(word: str) -> Utterance:
    """That there is no topic of that name."""
    return said(FILE, "no-such-topic", word=readable(word))


def told_of(
    topic: Topic, rules: RuleSet, frame: Frame, part: Part | None = None
) -> list[Utterance]:
    """All that there is to a topic, or one part: the rule, what is in force, example, sources."""
    examples = list(_as_examples(list(_examples(topic, rules))))
    sources = list(map(_told, _lines(topic, "sources", rules)))
    if part is Part.EXAMPLE:
        return examples or [said(FILE, "no-example")]
    if part is Part.SOURCES and sources:
        return sources
    rule = map(_told, rule_lines(topic, rules))
    return [*rule, *_rulings(topic, rules, frame), *examples, *sources]


def rule_lines(topic: Topic, rules: RuleSet) -> list[str]:
    """The rule itself."""
    return phrases(FILE).say(topic.phrase, _values(rules)).splitlines()


def _listed(name: str, topics: tuple[Topic, ...]) -> Utterance:
    return said(FILE, name, topics=", ".join(topic.title for topic in topics))


def _split(text: str) -> tuple[str, Part | None]:
    """«verdopplung quellen»: the topic, and the part that is asked for."""
    before, _, last = text.rpartition(" ")
    for part in Part:
        if before and fold(last) in map(fold, phrases(FILE).say(f"part-{part}").split()):
            return before, part
    return text, None


def _rulings(topic: Topic, rules: RuleSet, frame: Frame) -> Iterator[Utterance]:
    """What is in force, each ruling once; the first says where."""
    rulings = list(dict.fromkeys(in_force(option, rules) for option in topic.options))
    yield from (said(FILE, frame, ruling=ruling) for ruling in rulings[:1])
    yield from map(plain, rulings[1:])


def _examples(topic: Topic, rules: RuleSet) -> Iterator[str]:
    """The example that holds with every ruling, then the one of the ruling in force."""
    option = next(iter(topic.options), None)
    if option is None:
        yield from _lines(topic, "example", rules)
    elif not is_ignored(option, rules):
        value = spelled(rules, option)
        yield from _lines(topic, "example", rules)
        yield from _lines(topic, f"example-{'number' if value.isdigit() else value}", rules)


def _as_examples(lines: list[str]) -> Iterator[Utterance]:
    """Marked as an example: people at the table may have the same names."""
    for line in lines[:1]:
        braille = phrases(FILE).say("for-example", {"example": _by_touch(line)}, Form.BRAILLE)
        yield Utterance(phrases(FILE).say("for-example", {"example": line}), ((0, braille),))
    yield from map(_told, lines[1:])


def _told(line: str) -> Utterance:
    return Utterance(line, ((0, _by_touch(line)),))


def _by_touch(line: str) -> str:
    """With «-2» for «minus 2», as in every braille form."""
    minus = phrases("words").say("minus", {"number": ""})
    return re.sub(f"{minus}(?=\\d)", "-", line)


def _lines(topic: Topic, attribute: str, rules: RuleSet) -> list[str]:
    source = phrases(FILE)
    if not source.has(topic.phrase, attribute):
        return []
    return source.attribute(topic.phrase, attribute, _values(rules)).splitlines()


def _values(rules: RuleSet) -> dict[str, str]:
    return {
        "target": str(rules.target),
        "more": str(rules.target + 1),
        "rounds": str(rules.rounds),
    }
