"""Names of people: which ones can be used."""

import unicodedata
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.names import LONGEST_NAME, NameFault, bot_names, name_fault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.text import clean, fold
from skyjo_a11y.vocabulary import Command, vocabulary

WORDS = vocabulary()


@pytest.mark.parametrize(
    "name",
    [
        "Jana",
        "jana",
        "JANA",
        "Jürgen",
        "Zoë",
        "Šárka",
        "Łukasz",
        "Søren",
        "Þór",
        "Nguyễn",
        "Anna-Lena",
        "O'Neil",
        "O\u2019Neil",
        "D'Arc-Meier",
        "E",
        "Zz",
        "x" * LONGEST_NAME,
        "Anna",
        "Bella",
        "Cäsar",
        "David",
        "Knapp",
    ],
)
def test_a_word_of_latin_letters_is_a_name(name: str) -> None:
    """Latin letters of any language, with hyphen and apostrophe within; «Anna» is welcome."""
    assert name_fault(name, ()) is None


@pytest.mark.parametrize(
    "name",
    [
        "Anna Lena",
        "Jana2",
        "2",
        "Jana\u00b2",
        "Jana.",
        "Jana!",
        "«Jana»",
        "Ja_na",
        "Ja/na",
        "Jana:einfach",
        "-Jana",
        "Jana-",
        "'Jana",
        "Jana'",
        "\u2019Jana",
        "-",
        "'",
        "Ива́н",
        "Иван",
        "李",
        "דוד",
        "Jana\U0001f642",
        "Ja\x00na",
        "Ja\x1b[2Jna",
        "Ja\u200bna",
        "Ja\u00adna",
        "Ja\u2010na",
        "Ju\u0308rgen",
        "\uff2aana",
        "Jana\u00aa",
        "\ud800",
        "\u24bdana",
    ],
)
def test_other_signs_make_no_name(name: str) -> None:
    """One word of composed Latin letters: no digit, sign, blank, mark or other script."""
    assert name_fault(name, ()) is NameFault.LETTERS


def test_an_empty_name_is_none() -> None:
    """Nothing is no name."""
    assert name_fault("", ()) is NameFault.EMPTY


def test_a_name_has_its_limit() -> None:
    """Twenty letters go, twenty-one do not."""
    assert name_fault("x" * (LONGEST_NAME + 1), ()) is NameFault.LONG


RESERVED = sorted(
    {
        *WORDS.commands,
        *WORDS.numbers,
        *(word for words in WORDS.sets.values() for word in words),
        *"abcd",
        "runde",
        "alle",
    }
    - {"0", "?"}
)


@pytest.mark.parametrize("word", RESERVED)
def test_a_word_of_the_game_is_no_name(word: str) -> None:
    """Commands, short forms, number words, fillers, columns, «alle», «runde»: in any case."""
    for name in (word, word.upper(), word.title()):
        if name_fault(name, ()) is not NameFault.LETTERS:
            assert name_fault(name, ()) is NameFault.RESERVED


@pytest.mark.parametrize("name", ["Zurück", "Zurueck", "Fünf", "Fuenf", "Für", "Zähle"])
def test_a_word_with_umlauts_is_no_name_in_any_spelling(name: str) -> None:
    """Umlauts or ae, oe, ue: the word stays a word of the game."""
    assert name_fault(name, ()) is NameFault.RESERVED


@pytest.mark.parametrize("letter", "abcdefghijklmnopqrstuvwxyz")
def test_one_letter_is_a_name_where_it_means_nothing(letter: str) -> None:
    """A to D and the short forms are taken, every other letter is free."""
    taken = letter in "abcd" or letter in WORDS.commands or letter in "jn"
    assert name_fault(letter, ()) is (NameFault.RESERVED if taken else None)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Jana", "Jana"),
        ("JANA", "jana"),
        ("Zoe", "Zoë"),
        ("Juergen", "Jürgen"),
        ("Rene", "René"),
        ("Strasser", "Straßer"),
        ("O'Neil", "O\u2019Neil"),
    ],
)
def test_two_names_must_differ_to_the_ear(name: str, other: str) -> None:
    """Case, accents and the kind of apostrophe make no other name, either way round."""
    assert name_fault(name, ["Ole", other]) is NameFault.TAKEN
    assert name_fault(other, [name, "Ole"]) is NameFault.TAKEN


@pytest.mark.parametrize(("name", "other"), [("Jana", "Jan"), ("Anna-Lena", "Annalena")])
def test_similar_names_are_two(name: str, other: str) -> None:
    """The beginning of another name is a name of its own."""
    assert name_fault(name, [other]) is None


names = st.text(st.characters(categories=["Lu", "Ll", "Mn"]), min_size=1, max_size=8)


@settings(deadline=None)
@given(names | st.text(max_size=8), st.lists(names, max_size=7))
def test_every_name_that_is_allowed_is_heard(name: str, others: list[str]) -> None:
    """Whoever is called so can be asked about, and is told apart from all others."""
    name = unicodedata.normalize("NFC", name)
    seated = [other for index, other in enumerate(others) if not name_fault(other, others[:index])]
    if name_fault(name, seated) is None:
        people = [*seated, name]
        asked = parse(f"karten {name}", people)
        assert asked == [Request(Command.CARDS, people=(len(people) - 1,))]
        assert clean(name) == name


@pytest.mark.parametrize(
    ("count", "people"), [*product(range(8), ([], ["Jana"], ["Vera", "anton"]))]
)
def test_opponents_have_names_that_nobody_has(count: int, people: list[str]) -> None:
    """Bots get names that are allowed and different from all others, while there are any."""
    bots = bot_names(count, people)
    assert len(bots) == min(count, 8 - len([name for name in people if name != "Jana"]))
    for index, name in enumerate(bots):
        assert name_fault(name, [*people, *bots[:index]]) is None


def test_the_names_of_opponents_begin_differently() -> None:
    """Short forms of names are one letter long where only bots play along."""
    pool = phrases("setup").say("bot-names").split()
    assert len({fold(name)[0] for name in pool}) == len(pool) == len(bot_names(8, ()))
