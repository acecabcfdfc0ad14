"""Topics are found by their names, by other words, bent or nearly right, and by questions."""

from collections import Counter

import pytest

from skyjo_a11y.commands import Unclear
from skyjo_a11y.rules.options import PRESETS, STANDARD
from skyjo_a11y.text import fold
from skyjo_a11y.topics.catalog import TOPICS, Topic
from skyjo_a11y.topics.finding import find, near_miss
from skyjo_a11y.topics.telling import Frame, look_up

every_topic = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)


def found(text: str) -> str:
    """The name of the topic that is told."""
    result = find(text)
    return "" if result is None else result.topic.name


@every_topic
def test_a_topic_is_found_by_its_name(topic: Topic) -> None:
    """What is listed is what works, in any case and with ae for ä."""
    for word in (topic.title, topic.title.upper(), fold(topic.title)):
        assert found(word) == topic.name


@every_topic
def test_a_topic_is_found_by_each_of_its_words(topic: Topic) -> None:
    """A word brings its topic, or names it beside another one that it means as well."""
    for word in topic.words:
        result = find(word)
        assert result is not None
        assert topic in (result.topic, *result.others), word


def test_no_two_topics_are_called_alike() -> None:
    """Each name means one topic, and none is the name of a preset."""
    names = Counter(fold(topic.title) for topic in TOPICS)
    assert max(names.values()) == 1
    assert not set(names) & set(PRESETS)


#: Disputes and rulings of RULES.md 1 to 3, 5 and 6, as somebody at a table might ask for them.
DISPUTES = {
    "wie viele nullen gibt es": "cards",
    "mittelwert": "cards",
    "darf man karten verschieben": "grid",
    "wer fängt an": "opening",
    "zwei karten am anfang": "opening",
    "darf man die karte nachsehen": "turn",
    "ablage nehmen und zurücklegen": "taking",
    "muss ich umdrehen": "flip_after_discard",
    "drei gleiche": "columns",
    "wohin kommt der drilling": "cleared_cards",
    "vier gleiche in einer reihe": "clear_rows",
    "reihe und spalte gleichzeitig": "clear_rows",
    "reihenfolge": "order",
    "letzter zug": "ending",
    "wer beendet die runde": "ending",
    "zusammenzählen": "counting",
    "wann wird verdoppelt": "doubling",
    "strafpunkte": "doubling",
    "wer beginnt die nächste runde": "next_starter",
    "punktegrenze": "target",
    "genau erreichen": "target_rule",
    "feste rundenzahl": "rounds",
    "patt": "final_tie",
    "unentschieden": "final_tie",
    "stechen": "final_tie",
    "lernregel": "open_cards",
    "stapel leer": "pile",
    "wird gemischt": "pile",
    "laut ansagen": "calling",
    "rutschfeste matte": "table",
    "dycem": "table",
    "strategie": "advice",
    "wie lange dauert eine partie": "times",
    "mit kindern spielen": "children",
    "kurze abende": "house",
    "herkunft": "quoted",
}


@pytest.mark.parametrize(("asked", "name"), DISPUTES.items())
def test_every_dispute_has_its_topic(asked: str, name: str) -> None:
    """What people argue about is found in their words."""
    assert found(asked) == name


BENT = {
    "verdoppelungen": "doubling",
    "verdopplungen": "doubling",
    "drillingen": "cleared_cards",
    "gleichstände": "final_tie",
    "gleichstandes": "final_tie",
    "hausregeln": "house",
    "matten": "table",
    "ablagestapels": "taking",
    "nachziehstapels": "pile",
    "varianten": "house",
    "spielzeiten": "times",
}


@pytest.mark.parametrize(("word", "name"), BENT.items())
def test_inflections_are_understood(word: str, name: str) -> None:
    """A word need not have the ending that stands in the list."""
    assert found(word) == name


@pytest.mark.parametrize("beginning", ["verdopp", "gleichst", "eröffn", "nachzieh"])
def test_the_beginning_of_a_word_is_enough(beginning: str) -> None:
    """Four letters and more that begin a word find its topic."""
    assert found(beginning)


def test_other_meanings_are_named() -> None:
    """A tie may be one at the start, at a round's end, or at the game's: the others are named."""
    result = find("patt")
    assert result is not None
    assert {other.name for other in result.others} == {"opening", "doubling"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("verdplung", "verdopplung"), ("gleichsatnd", "gleichstand"), ("karetn", "karten")],
)
def test_a_near_miss_offers_its_word(typed: str, meant: str) -> None:
    """What is nearly a word of a topic is asked back, as a line that works."""
    assert near_miss(typed) == meant
    assert look_up(typed, STANDARD, Frame.GAME) == Unclear(
        typed, f"regeln {meant}", f"regeln {meant}"
    )


@pytest.mark.parametrize("typed", ["xyzzy", "foobar", "!!", "ab", "der", "was", "€"])
def test_nonsense_finds_nothing(typed: str) -> None:
    """No topic is told for words that mean none."""
    assert find(typed) is None
