"""A topic under the fingers: what is in force, the rule in short lines, who says what if asked."""

import pytest

from skyjo_a11y.guidance import in_force_by_touch
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.options import OPTIONS, STANDARD, RuleSet
from skyjo_a11y.topics.catalog import TOPICS, Topic, topic_named
from skyjo_a11y.topics.telling import Frame, Part, told_of
from tests.topics.rule_sets import RULE_SETS, changed

#: How many lines a topic may take at 40 cells; these are lists of more than one rule.
_MOST_LINES = 6
_LISTS = {"advice": 8, "table": 7, "quoted": 8, "whole": len(OPTIONS) + 1}
by_topic = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)


def _felt(told: list[Utterance], cells: int = 40) -> list[str]:
    return [line for utterance in told for line in lines_of(utterance, cells, None)]


@by_topic
def test_a_topic_is_short(topic: Topic) -> None:
    """Under every rule set a few lines, none of which had to be broken."""
    for rules in RULE_SETS:
        for part in (None, *Part):
            told = told_of(topic, rules, Frame.GAME, part)
            felt = _felt(told)
            assert 1 <= len(felt) <= _LISTS.get(topic.name, _MOST_LINES), felt
            assert felt == [line for one in told for line in one.braille(39).splitlines()]


@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_in_force_comes_first(option: str) -> None:
    """Whoever looks a rule up in a dispute has the answer under the fingers at once."""
    for rules in (STANDARD, *changed(option)):
        first = _felt(told_of(topic_named(option), rules, Frame.GAME))[0]
        assert first == f"hier: {in_force_by_touch(option, rules)}"


@by_topic
@pytest.mark.parametrize("rules", RULE_SETS)
def test_sources_come_only_when_asked_for(topic: Topic, rules: RuleSet) -> None:
    """None of their lines is among those of the topic, unless the topic is about them."""
    if topic.name in ("quoted", "whole"):
        return
    sources = _felt(told_of(topic, rules, Frame.GAME, Part.SOURCES))
    assert sources
    assert not set(sources) & set(_felt(told_of(topic, rules, Frame.GAME)))


@by_topic
def test_a_voice_beside_the_display_tells_all(topic: Topic) -> None:
    """The ear gets rule, ruling, example and sources in its own order, each once."""
    told = [one.spoken for one in told_of(topic, STANDARD, Frame.GAME) if one.spoken]
    assert len(told) == len(set(told))
    for part in Part:
        alone = [one.spoken for one in told_of(topic, STANDARD, Frame.GAME, part) if one.spoken]
        assert set(alone) <= set(told) or part is Part.EXAMPLE
