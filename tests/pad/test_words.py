"""Words at a pad: numbers in any spelling, names by their beginning, reserved words."""

import pytest

from skyjo_a11y.names import NameFault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.pad.people import as_name, pad_name_fault
from skyjo_a11y.pad.words import Kind, cut, number_words, pad_words, signed_number

NAMES = ("Anna", "Anton", "Ben", "Jürgen")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-2", -2),
        ("minus 2", -2),
        ("minus zwei", -2),
        ("Minus Zwo", -2),
        ("m2", -2),
        ("\u22122", -2),
        ("\u20132", -2),
        ("zwo", 2),
        ("null", 0),
        ("zwölf", 12),
        ("zwoelf", 12),
        ("dreizehn", 13),
        ("siebzehn", 17),
        ("zwanzig", 20),
        ("einundzwanzig", 21),
        ("zwoundzwanzig", 22),
        ("dreißig", 30),
        ("sechsunddreissig", 36),
        ("neunundneunzig", 99),
        ("hundert", 100),
        ("hundertzwei", 102),
        ("einhundertvierundvierzig", 144),
        ("minus vierundzwanzig", -24),
        ("144", 144),
    ],
)
def test_numbers_in_any_spelling(text: str, value: int) -> None:
    """Digits, signs, the word minus and number words all mean the same number."""
    assert signed_number(text) == value
    assert [(token.kind, token.value) for token in cut(text, NAMES)] == [(Kind.NUMBER, value)]


@pytest.mark.parametrize("text", ["", "minus", "2 3", "x", "1.5", "12345678", "- 2", "zwei drei"])
def test_what_is_no_number(text: str) -> None:
    """A total is one number, and nothing is guessed."""
    assert signed_number(text) is None


def test_every_number_has_one_word_at_least() -> None:
    """The words for 0 to 144, the highest sum, are known without a gap."""
    assert set(range(145)) <= set(number_words().values())


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("anna 19", "PERSON NUMBER"),
        ("ANNA: 19.", "PERSON NUMBER"),
        ("juergen hat 19 Punkte", "PERSON NUMBER"),
        ("j 19", "PERSON NUMBER"),
        ("runde j 19", "WORD PERSON NUMBER"),
        ("an 19", "SEVERAL NUMBER"),
        ("b 19, 14", "PERSON NUMBER NUMBER"),
        ("b 19,14,m2", "PERSON NUMBER NUMBER NUMBER"),
        ("dora 19", "OTHER NUMBER"),
        ("k 2 ben 14", "WORD NUMBER PERSON NUMBER"),
    ],
)
def test_kinds_of_words(line: str, kinds: str) -> None:
    """Names by their shortest beginning, numbers and words are told apart; fillers are left out."""
    assert " ".join(token.kind.name for token in cut(line, NAMES)) == kinds


def test_a_beginning_means_people_who_are_there_first() -> None:
    """Who has left is only meant where nobody who is there could be."""
    (now,) = cut("ca", ("Carla",), ("Caspar",))
    (gone,) = cut("cas", ("Carla",), ("Caspar",))
    assert (now.names, gone.names) == (("Carla",), ("Caspar",))


def test_an_exact_name_is_nobody_else() -> None:
    """Ann is Ann, although Anna begins like that."""
    (token,) = cut("ann", ("Anna", "Ann"))
    assert (token.kind, token.names) == (Kind.PERSON, ("Ann",))


@pytest.mark.parametrize("word", sorted(pad_words()))
def test_nobody_is_called_like_a_word(word: str) -> None:
    """No word of the pad is a name, on the command line, in the set-up, or of who comes later."""
    assert pad_name_fault(word, ()) is NameFault.RESERVED
    if len(word) > 1:
        reserved = phrases("commands").say("reserved").split()
        assert word in reserved or word == "verlauf"


def test_a_name_needs_no_shift() -> None:
    """A name that is typed small gets its capital; a known one is written as it was."""
    assert (as_name("eva"), as_name("McKay"), as_name("juergen", NAMES)) == (
        "Eva",
        "McKay",
        "Jürgen",
    )
