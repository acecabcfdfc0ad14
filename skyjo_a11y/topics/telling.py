"""What is told of a topic: the rule, the ruling in force, an example, who says what."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from skyjo_a11y.commands import Unclear
from skyjo_a11y.guidance import in_force, in_force_by_touch, is_ignored, readable
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import NARROW, Utterance
from skyjo_a11y.rules.options import PRESETS, RuleSet, TargetRule, spelled
from skyjo_a11y.text import fold
from skyjo_a11y.topics.catalog import FILE, TOPICS, Topic, topic_named
from skyjo_a11y.topics.finding import find, near_miss, says_nothing
from skyjo_a11y.vocabulary import Command, vocabulary

_TOUCHED = (Form.BRAILLE, Form.NARROW)
_UNTOUCHED = ((0, ""),)


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
    examples = list(_examples(topic, rules))
    sources = _lines(topic, "sources", rules)
    if part is Part.EXAMPLE:
        return examples or [said(FILE, "no-example")]
    if part is Part.SOURCES and sources:
        return list(_paired(sources, _by_touch(topic, "sources", rules)))
    rulings = list(_rulings(topic, rules, frame))
    rule = _paired(rule_lines(topic, rules), _by_touch(topic, "", rules))
    return [
        # Fingers get first what decides the dispute, and who says what only if they ask.
        *(one._replace(spoken="") for one in rulings),
        *rule,
        *(one._replace(cells=_UNTOUCHED) for one in rulings),
        *examples,
        *_paired(sources, []),
    ]


def ending_told(rules: RuleSet, *, of_round: bool) -> list[Utterance]:
    """When the game is over under ``rules``, or a round of it: no more than that."""
    if of_round:
        topic = topic_named("ending")
        return list(_paired(rule_lines(topic, rules)[:1], _by_touch(topic, "", rules)[:2]))
    beyond = ("target_rule",) if rules.target_rule is TargetRule.EXCEEDED else ()
    options = ("target", *beyond) if rules.rounds is None else ("rounds",)
    return [
        Utterance(in_force(option, rules), ((0, in_force_by_touch(option, rules)),))
        for option in options
    ]


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
    rulings = dict.fromkeys(
        (in_force(option, rules), in_force_by_touch(option, rules)) for option in topic.options
    )
    for number, (spoken, touched) in enumerate(rulings):
        yield Utterance(spoken, ((0, touched),)) if number else _framed(frame, spoken, touched)


def _framed(name: str, spoken: str, touched: str, value: str = "ruling") -> Utterance:
    """A phrase around a sentence, around its form for fingers in theirs."""
    source = phrases(FILE)
    braille, narrow = (source.say(name, {value: touched}, one) for one in _TOUCHED)
    cells = ((NARROW - 1, braille), (0, narrow))
    return Utterance(source.say(name, {value: spoken}), cells)


def _examples(topic: Topic, rules: RuleSet) -> Iterator[Utterance]:
    """The example that holds with every ruling, then the one of the ruling in force.

    Marked as an example: people at the table may have the same names.
    """
    option = next(iter(topic.options), None)
    parts = ["example"]
    if option is not None:
        value = spelled(rules, option)
        parts.append(f"example-{'number' if value.isdigit() else value}")
    if option is not None and is_ignored(option, rules):
        return
    spoken = [line for part in parts for line in _lines(topic, part, rules)]
    touched = [line for part in parts for line in _by_touch(topic, part, rules)]
    if spoken:
        yield _framed("for-example", spoken[0], touched[0], "example")
        yield from _paired(spoken[1:], touched[1:])


def _paired(spoken: list[str], touched: list[str]) -> Iterator[Utterance]:
    """Lines for the ear and for fingers, of which there may be fewer or more."""
    for heard, felt in zip_longest(spoken, touched, fillvalue=""):
        yield Utterance(heard, ((0, felt),))


def _by_touch(topic: Topic, part: str, rules: RuleSet) -> list[str]:
    """The lines for fingers: of the rule itself, or of the part of that name."""
    return _lines(topic, f"braille-{part}" if part else "braille", rules)


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
