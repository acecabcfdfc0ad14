"""All that is looked up, topics, help and sheets, keeps to VOICE.md: marks, widths, no sight."""

import re
from collections.abc import Iterator

import pytest

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import SHORTEST_LINE, lines_of
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.sheets.as_text import as_text
from skyjo_a11y.sheets.contents import blank_pad, crib
from skyjo_a11y.topics.catalog import TOPICS
from skyjo_a11y.topics.telling import Frame, look_up, told_of
from tests.narration.syntax import FOLDER, messages, patterns, variables
from tests.narration.voice import faults
from tests.topics.rule_sets import RULE_SETS

#: Words for the eye. «oben auf der Ablage» and «von links» are for the hand as well.
SIGHT = re.compile(
    r"\b(sieh|siehe|siehst|sieht|sehen|gesehen|schau\w*|anschau\w*|blick\w*|guck\w*|betracht\w*"
    r"|ansehen|ansieht|sichtbar\w*|unten\w*|untenstehend\w*|oben (rechts|links)|links oben"
    r"|rechts oben|im bild|abbildung\w*|bildschirm oben|farb\w*|farbe\w*|rot|blau|grün|gelb"
    r"|klick\w*|maus|angezeigt|anzeige)\b",
    re.IGNORECASE,
)
#: The braille display is spoken of, and readers of this have their own screen reader.
_OF_DEVICES = "Bildschirmleser"
_FILE_NAME = re.compile(r"\bdatei\.(?:brf|html|skyjo|txt)|\bpartie\.skyjo|liblouis\.io")
_SAMPLES = {"explanation": "Wie viele Personen spielen?", "other": "Max"}
WIDTHS = (20, 40, 80)


def _topics() -> Iterator[Utterance]:
    for rules in RULE_SETS:
        for topic in TOPICS:
            yield from told_of(topic, rules, Frame.GAME)
    for frame in Frame:
        found = look_up("", STANDARD, frame)
        assert isinstance(found, list)
        yield from found


def _help() -> Iterator[Utterance]:
    for name, message in messages("help").items():
        if name != "everything-words":  # they are typed
            needed = {one for _, pattern in patterns(message) for one in variables("help", pattern)}
            yield from each_line("help", name, **{one: _SAMPLES.get(one, "5") for one in needed})


def _sheets() -> Iterator[Utterance]:
    yield from each_line("sheet", "how")


LOOKED_UP = list(dict.fromkeys([*_topics(), *_help(), *_sheets()]))


def test_there_is_something_to_check() -> None:
    """Topics with every ruling, and help for every command and moment."""
    assert len(LOOKED_UP) > len(TOPICS) + len(phrases("help").names)


@pytest.mark.parametrize("utterance", LOOKED_UP, ids=lambda utterance: utterance.spoken[:40])
def test_characters_marks_and_minus(utterance: Utterance) -> None:
    """Allowed characters, an end mark, no digit before a full stop, -2 in braille only."""
    assert faults(utterance, _FILE_NAME.findall(utterance.spoken)) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_fits_and_is_no_scrap(width: int) -> None:
    """On every width no line is too long, and none so short that a reader drops it."""
    for utterance in LOOKED_UP:
        shown = (lines_of(utterance, width, width), lines_of(utterance, 0, width))
        for line in (line for lines in shown for line in lines):
            assert SHORTEST_LINE <= len(line) < width, line


def test_no_sentence_is_long() -> None:
    """What is heard once must be kept in mind: no sentence has more than 40 words."""
    long = [
        sentence
        for utterance in LOOKED_UP
        for sentence in re.split(r"[.:?!] ", utterance.spoken)
        if len(sentence.split()) > 40
    ]
    assert long == []


def test_no_topic_takes_more_than_a_page() -> None:
    """A topic is told at once, in 20 lines of 80 columns; the advice goes on after Enter."""
    for topic in TOPICS:
        lines = [
            line
            for utterance in told_of(topic, STANDARD, Frame.GAME)
            for line in lines_of(utterance, 0, 80)
        ]
        assert topic.name == "advice" or len(lines) <= 20, topic.name


def _all_told() -> Iterator[tuple[str, str]]:
    for path in sorted(FOLDER.glob("*.ftl")):
        if path.stem == "commands":
            continue  # words that are typed
        for name, message in messages(path.stem).items():
            for attribute, pattern in patterns(message):
                if attribute not in ("words", "flag") and not variables(path.stem, pattern):
                    source = phrases(path.stem)
                    text = source.attribute(name, attribute) if attribute else source.say(name)
                    yield f"{path.stem} {name} {attribute}", text


def test_nothing_is_for_the_eye() -> None:
    """No phrase sends anybody to look somewhere, to a colour or a picture."""
    found = {
        place: SIGHT.findall(text.replace(_OF_DEVICES, ""))
        for place, text in _all_told()
        if SIGHT.search(text.replace(_OF_DEVICES, ""))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text", ["siehe unten", "links oben im Bild", "die Farbe der Karte", "schau auf die Ablage"]
)
def test_words_for_the_eye_are_noticed(text: str) -> None:
    """The check finds what it is for."""
    assert SIGHT.search(text)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_sheets_read_as_the_voice_asks(rules: RuleSet) -> None:
    """A sheet as text has the voice's characters, and lines that a reader keeps."""
    for text in (as_text(crib(rules)), as_text(blank_pad())):
        lines = [line.strip() for line in text.splitlines() if line]
        assert re.findall(r"[^A-Za-zÄÖÜäöüß0-9 .,:!?()\n-]", text) == []
        assert min(map(len, lines)) >= SHORTEST_LINE
