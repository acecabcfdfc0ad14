"""Lines cut into tokens: places, numbers, names, words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.tokens import Kind, Line, Token
from skyjo_a11y.vocabulary import Command, vocabulary

NAMES = ("Jana", "Ole", "Jan", "O\u2019Neil", "Zoë")


def tokens(line: str, *names: str) -> list[tuple[Kind, int | Command]]:
    """Kind and value of each token; the command of command words."""
    return [
        (token.kind, token.command if token.kind is Kind.COMMAND else token.value)
        for token in Line(line, names).tokens
    ]


def only(line: str, *names: str) -> Token:
    """The one token of a line."""
    (token,) = Line(line, names).tokens
    return token


# -- Places -------------------------------------------------------------------------------------

PLACES = [(column, row) for column in range(4) for row in (1, 2, 3)]
LETTER_NAMES = ("Anna", "Bella", "Cäsar", "David")
ROW_WORDS = {1: ("1", "eins"), 2: ("2", "zwei", "zwo"), 3: ("3", "drei")}


def spellings(column: int, row: int) -> list[str]:
    """All ways to write a place."""
    letter = "abcd"[column]
    names = (letter, letter.upper(), LETTER_NAMES[column], LETTER_NAMES[column].upper())
    close = [f"{letter}{row}", f"{letter.upper()}{row}", f"{letter}{row}.", f"({letter}{row})"]
    apart = [f"{name} {word}" for name in names for word in ROW_WORDS[row]]
    return [*close, *apart, *(f"{row} {name}" for name in names), f"{letter}\u00a0{row}"]


@pytest.mark.parametrize(("column", "row"), PLACES)
def test_a_place_has_many_spellings(column: int, row: int) -> None:
    """«b2», «B 2», «2 b», «Bella 2», «b zwo» and the like are one place."""
    for spelling in spellings(column, row):
        token = only(spelling)
        assert (token.kind, token.value) == (Kind.POSITION, column * 3 + row - 1), spelling


@pytest.mark.parametrize("spelling", ["Ca\u0308sar 2", "caesar 2", "CÄSAR 2"])
def test_the_letter_names_know_all_umlauts(spelling: str) -> None:
    """Cäsar may be typed composed, decomposed or with ae."""
    assert only(spelling) == Token(Kind.POSITION, 0, 2, 7)


@pytest.mark.parametrize("word", ["2b", "b4", "b0", "e1", "bb2", "b22", "b-2", "b\u00b2"])
def test_other_words_are_no_place(word: str) -> None:
    """Reversed only with the blank, and only A1 to D3."""
    assert only(word).kind is Kind.OTHER


def test_a_letter_alone_is_a_column() -> None:
    """«b» asks for column B; «Bella» alone is no word."""
    assert [only(letter).value for letter in "abcD"] == [0, 1, 2, 3]
    assert only("b").kind is Kind.COLUMN
    assert only("Bella").kind is Kind.OTHER


def test_somebody_of_that_name_is_a_person() -> None:
    """At a table with Anna, «Anna 2» is Anna and a number, no place."""
    assert tokens("Anna 2", "Anna", "Ben") == [(Kind.PERSON, 0), (Kind.NUMBER, 2)]
    assert tokens("Bella 2", "Anna", "Ben") == [(Kind.POSITION, 4)]


def test_places_follow_each_other() -> None:
    """Several places in a line are told apart, also with their parts apart."""
    first_two = [(Kind.POSITION, 0), (Kind.POSITION, 3)]
    for line in ("a1 b1", "a 1 b 1", "A1, B1", "Anna 1 und Bella eins"):
        assert tokens(line) == first_two


# -- Numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("0", 0),
        ("12", 12),
        ("-2", -2),
        ("\u22122", -2),
        ("\u20132", -2),
        ("\uff0d2", -2),
        ("m2", -2),
        ("M2", -2),
        ("minus 2", -2),
        ("minus zwei", -2),
        ("MINUS ZWO", -2),
        ("9999", 9999),
        ("7.", 7),
        ("zwei", 2),
        ("fünf", 5),
        ("fuenf", 5),
        ("fu\u0308nf", 5),
        ("zwölf", 12),
        ("Nullen", 0),
        ("Achter", 8),
    ],
)
def test_numbers_are_digits_or_words(typed: str, value: int) -> None:
    """Digits, words, and every kind of minus."""
    token = only(typed)
    assert (token.kind, token.value) == (Kind.NUMBER, value)


def test_zwo_alone_is_the_setting() -> None:
    """«zwo» begins a line as a setting and is a number elsewhere."""
    assert only("zwo").command is Command.ZWO
    assert tokens("zähle zwo") == [(Kind.COMMAND, Command.COUNT), (Kind.NUMBER, 2)]


def test_a_minus_alone_is_no_number() -> None:
    """Nothing is guessed about a sign without a number."""
    assert only("minus").kind is Kind.OTHER
    assert tokens("minus ziehe")[0] == (Kind.OTHER, 0)


# -- People -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("Jana", 0),
        ("JANA", 0),
        ("jan", 2),
        ("Jan", 2),
        ("ol", 1),
        ("O'Neil", 3),
        ("o\u2019neil", 3),
        ("zoe", 4),
        ("Zoe\u0308", 4),
        ("Jana!", 0),
    ],
)
def test_a_name_or_its_beginning_means_somebody(typed: str, seat: int) -> None:
    """Whole names win, then beginnings that only one name has; case and accents do not matter."""
    token = only(typed, *NAMES)
    assert (token.kind, token.value) == (Kind.PERSON, seat)


@pytest.mark.parametrize("typed", ["ja", "nein", "J", "e", "janala"])
def test_other_words_mean_nobody(typed: str) -> None:
    """«ja» is never Jana; one letter, and more than a name, is nobody."""
    assert only(typed, "Jana", "Emil", "Neinda").kind is Kind.OTHER


def test_a_beginning_of_several_names_means_nobody() -> None:
    """Where two could be meant, nobody is."""
    assert only("jo", "Jona", "Joachim").kind is Kind.OTHER


# -- Other words --------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["", "   ", "ich", "bitte die", "und dann", ", . !", "..."])
def test_fillers_leave_nothing(line: str) -> None:
    """Words and marks that say nothing are no tokens."""
    assert tokens(line) == []


@pytest.mark.parametrize("word", sorted(vocabulary().sets["fillers"]))
def test_every_filler_is_passed_over(word: str) -> None:
    """No filler means anything else by accident."""
    assert tokens(word) == []
    assert tokens(f"ziehe {word}") == [(Kind.COMMAND, Command.DRAW)]


@pytest.mark.parametrize(("line", "question"), [("b2?", True), ("b2 ?", True), ("b2", False)])
def test_a_question_mark_makes_a_question(line: str, *, question: bool) -> None:
    """A line that ends in «?» is a question, with a blank before it or not."""
    assert Line(line, ()).is_question == question


def test_words_are_kept_as_they_were_typed() -> None:
    """What is not understood can be read back as it was typed."""
    line = Line("tausche  Schnürsenkel,\u00a0bitte", ())
    assert line.text(1, 2) == "Schnürsenkel,"
    assert line.text(0) == "tausche Schnürsenkel, bitte"


@settings(deadline=None)
@given(st.text(), st.lists(st.sampled_from(NAMES), unique=True))
def test_any_line_is_cut(line: str, names: list[str]) -> None:
    """Tokens lie one behind the other within the line, whatever was typed."""
    typed = Line(line, names)
    end = 0
    for token in typed.tokens:
        assert end <= token.start < token.end <= len(typed.words)
        end = token.end
