"""Every phrase can be filled in, in every form and with every choice, and obeys the voice."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax.ast import Pattern

from skyjo_a11y.narration.phrases import Form, PhraseError, Phrases, phrases
from tests.narration.syntax import FOLDER, Choice, choices, messages, patterns, variables

#: Words that are heard, not said: a file and a single list.
_UNSAID = {"commands"}
_UNSAID_LISTS = {"units"}
SAID = sorted({path.stem for path in FOLDER.glob("*.ftl")} - _UNSAID)
_ODD = re.compile(r"[^A-Za-zÄÖÜäöüß0-9 .,:!?()\n-]")
_ORDINAL = re.compile(r"\d\. ")
#: What stands for something worded elsewhere: a sentence, a list, somebody's name.
_WORDED = {
    "explanation": "Wie viele?",
    "example": "decke B2 auf",
    "cards": "12",
    "move": "tausche B2",
    "better": "tausche B2",
    "better_to": "B2 zu tauschen",
    "other_to": "B2 zu tauschen",
    "cards_told": "7,5 Punkte",
    "others_told": "7,5 Punkte",
    "rivals": "Jana und Max",
    "totals": "Ole 17, du 18",
    "settings": "umfang normal, braille 0",
    "game": "Jana, Max, Runde 2, heute um 20:15 Uhr",
    "presets": "standard, kurz",
    "options": "--ziel: eine Zahl.",
    "levels": "einfach, zufall",
    "topics": "spiel, zug",
    "choices": "knapp, normal",
    "names": "Jana, Max",
    "players": "Jana und Max",
    "others": "Jana und Max",
    "leaders": "Max",
    "winners": "Max",
    "tied": "Jana und Max",
    "player": "Jana",
    "rival": "Max",
    "other": "Max",
    "name": "Jana",
    "prompt": "Hand 7",
    "question": "Gegner",
    "default": "2",
    "possible": "Möglich ist eine Zahl ab 1.",
    "word": "bla",
    "words": "bla",
    "option": "--ziel",
    "flag": "ziel",
    "command": "spiel",
    "first": "Jana",
    "last": "Max",
    "meant": "ziehe",
    "setting": "umfang",
    "value": "normal",
    "line": "B",
    "position": "B2",
    "when": "heute um 20:15 Uhr",
    "time": "20:15",
    "level": "einfach",
    "chapters": "1 auslage, 2 zug",
    "title": "der Zug",
    "place": "B2",
    "wanted": "B2",
    "covered": "C3",
    "column": "B",
    "opening": "A1 B1",
    "amend": "B2 8",
}
_BRAILLE = re.compile(r"(braille|narrow)(-then)?")


def _entries() -> Iterator[tuple[str, str, str, Pattern]]:
    for file in SAID:
        for name, message in messages(file).items():
            if name not in _UNSAID_LISTS:
                for attribute, pattern in patterns(message):
                    yield file, name, attribute, pattern


ENTRIES = list(_entries())


def _fillings(file: str, attribute: str, pattern: Pattern) -> Iterator[dict[str, str | int]]:
    """Values for each combination of what a pattern chooses between."""
    braille = _BRAILLE.fullmatch(attribute) is not None
    plain = {name: _sample(name, braille=braille) for name in variables(file, pattern)}
    chosen = _by_variable(list(choices(file, pattern)))
    for keys in product(*chosen.values()):
        yield {**plain, **dict(zip(chosen, map(_value, keys), strict=True))}


def _sample(name: str, *, braille: bool) -> str:
    if name in _WORDED:
        return _WORDED[name].replace("minus ", "-") if braille else _WORDED[name]
    return "-2" if braille else "minus 2"


def _by_variable(found: list[Choice]) -> dict[str, list[str]]:
    keys: dict[str, set[str]] = {}
    for choice in found:
        keys.setdefault(choice.variable, set()).update(choice.keys, [choice.default])
    return {variable: sorted(several) for variable, several in keys.items()}


def _value(key: str) -> str | int:
    """A value that a key stands for: the plural «one» is chosen by a number."""
    numbers = {"one": 1, "other": 7}
    return int(key) if re.fullmatch(r"-?\d+", key) else numbers.get(key, key)


def _filled(source: Phrases, name: str, attribute: str, values: dict[str, str | int]) -> str:
    return (
        source.attribute(name, attribute, values)
        if attribute
        else source.say(name, values, Form.NORMAL)
    )


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry[1]}-{entry[2]}")
def test_every_form_with_every_choice(entry: tuple[str, str, str, Pattern]) -> None:
    """A phrase gives allowed characters, no ordinals, no blanks too many, whatever is chosen."""
    file, name, attribute, pattern = entry
    for values in _fillings(file, attribute, pattern):
        text = _filled(phrases(file), name, attribute, values)
        assert _ODD.findall(text) == [], text
        assert _ORDINAL.search(text) is None, text
        assert "  " not in text, text
        assert text == text.strip() or attribute.endswith("then"), text


@pytest.mark.parametrize("file", SAID)
def test_no_name_is_given_twice(file: str) -> None:
    """Of two phrases of one name the second would silently replace the first."""
    names = phrases(file).names
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    "file", ["advice", "events", "answers", "problems", "setup", "course", "hints"]
)
def test_touch_is_shorter_than_speech(file: str) -> None:
    """A braille form is never longer than the sentence it stands for."""
    longer = []
    for name, message in messages(file).items():
        forms = dict(patterns(message))
        if "braille" in forms and "" in forms:
            for values in _fillings(file, "braille", message.value or forms[""]):
                braille = _filled(phrases(file), name, "braille", {**_all(file, name), **values})
                spoken = _filled(phrases(file), name, "", {**_all(file, name), **values})
                if len(braille) > len(spoken) > 0:
                    longer.append(f"{name}: {braille} | {spoken}")
    assert longer == []


def _all(file: str, name: str) -> dict[str, str]:
    """A value for everything that any form of a phrase needs."""
    return {
        variable: _sample(variable, braille=True)
        for _, pattern in patterns(messages(file)[name])
        for variable in variables(file, pattern)
    }


def test_a_phrase_that_is_missing_is_a_mistake() -> None:
    """Nobody hears the name of a phrase in place of a sentence."""
    with pytest.raises(PhraseError):
        phrases("events").say("no-such-phrase")


def test_a_value_that_is_missing_is_a_mistake() -> None:
    """Nobody hears the name of a value in place of a number."""
    with pytest.raises(PhraseError):
        phrases("events").say("round-started", {})
