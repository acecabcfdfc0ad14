"""Typed lines and the requests they make."""

import unicodedata
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.commands import TAKES_REST, Request, Unclear, parse
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import COLUMNS, ROWS
from skyjo_a11y.vocabulary import WORDLESS, Command, is_no, is_yes, vocabulary, words_of

NAMES = ("Jana", "Ole", "Vera")
WORDED = [command for command in Command if command not in WORDLESS]
B2, C3 = 4, 8


def one(line: str) -> Request | Unclear:
    """The only request of a line."""
    (request,) = parse(line, NAMES)
    return request


def spellings(word: str) -> list[str]:
    """A word in other cases, decomposed, and with ae, oe, ue, ss."""
    apart = word.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss")
    alike = [word, unicodedata.normalize("NFD", word), apart]
    cases = (str.lower, str.upper, str.title, str.swapcase)
    return [case(one) for one, case in product(alike, cases)]


# -- Words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", WORDED)
def test_every_word_of_a_command_is_understood(command: Command) -> None:
    """Long and short forms, any case, every spelling of umlauts, with fillers and marks."""
    # «dran» alone asks whose turn it is
    meant = Request(Command.WHOSE if command is Command.TURN else command)
    for word in words_of(f"command-{command}"):
        for spelling in spellings(word):
            for line in (spelling, f"  {spelling} ", f"{spelling}.", f"\u00a0{spelling}!"):
                assert one(line) == meant, line
            # behind another word «zwo» is a number
            assert one(f"bitte {spelling}") == meant or command is Command.ZWO


@pytest.mark.parametrize("command", WORDED)
def test_no_word_means_two_commands(command: Command) -> None:
    """Each word belongs to one command only."""
    others = {
        word for other in WORDED if other is not command for word in words_of(f"command-{other}")
    }
    assert not others & set(words_of(f"command-{command}"))


FORMS = [
    ("ziehe|ziehen|zieh|z", Request(Command.DRAW)),
    ("ich ziehe|ziehe vom Stapel|ziehe eine Karte", Request(Command.DRAW)),
    ("nimm|nehme|nehmen|n", Request(Command.TAKE)),
    ("ich nehme die Ablage|nimm die Karte von der Ablage", Request(Command.TAKE)),
    (
        "tausche B2|tauschen B2|tausch B2|t B2|ich tausche B2|b2 tauschen",
        Request(Command.SWAP, (B2,)),
    ),
    (
        "lege auf B2|legen auf B2|leg sie auf B2|ich lege die Karte auf B2",
        Request(Command.SWAP, (B2,)),
    ),
    (
        "lege 7 auf B2|leg die 7 auf B 2|7 auf B2|7 auf B2 legen|sieben auf Bella zwei",
        Request(Command.SWAP, (B2,), (7,)),
    ),
    ("wirf|werfe|werfen|weg|ab|ablegen|abwerfen|x", Request(Command.DISCARD)),
    (
        "ich werfe sie ab|lege ab|lege sie weg|wirf weg|lege auf Ablage|wirf auf die Ablage",
        Request(Command.DISCARD),
    ),
    (
        "wirf C3|werfe ab und C3|x C3|ich werfe die Karte ab, dann C3",
        Request(Command.DISCARD, (C3,)),
    ),
    ("decke B2 auf|decken B2|deck B2 auf|ich decke B2 auf|u B2", Request(Command.FLIP, (B2,))),
    ("aufdecken B2|B2 aufdecken|drehe B2 um|B2 umdrehen", Request(Command.FLIP, (B2,))),
    ("nichts|decke nichts auf|decke nichts", Request(Command.PASS)),
    ("auf B2|auf den Platz B2", Request(Command.PUT, (B2,))),
    ("b2|B 2|2 b|Bella 2", Request(Command.BARE, (B2,))),
    ("was b2|b2?|b 2 ?|was liegt auf B2|was ist da auf B2?|auf b2?", Request(Command.WHAT, (B2,))),
    ("b|B|spalte b", Request(Command.BARE, lines=(COLUMNS[1],))),
    ("Reihe 2|reihe zwei|die zeile 2", Request(Command.BARE, lines=(ROWS[1],))),
    ("karten Ole|l Ole|Karten von Ole|lage ole|Ole karten", Request(Command.CARDS, people=(1,))),
    ("karten alle|l alle|alle Karten", Request(Command.CARDS, people=(0, 1, 2))),
    ("summe Jana Ole|Summe von Jana und Ole", Request(Command.SUM, people=(0, 1))),
    ("wer|wer ist dran|dran|wer ist da dran", Request(Command.WHOSE)),
    (
        "zähle 0|zähl die Nullen|wie viele Nullen gibt es noch|0 zählen|wieviele 0",
        Request(Command.COUNT, numbers=(0,)),
    ),
    (
        "zähle -2|zähle minus 2|zähle \u22122|zähle minus zwo|zähle m2",
        Request(Command.COUNT, numbers=(-2,)),
    ),
    ("neue Partie|neue|neu|neue partie bitte", Request(Command.NEW_GAME)),
    ("?|??", Request(Command.HELP)),
    ("verlauf datei.txt", Request(Command.HISTORY, rest="datei.txt")),
    ("hilfe tausche", Request(Command.HELP, rest="tausche")),
    ("umfang knapp", Request(Command.DETAIL, rest="knapp")),
    ("zwo an", Request(Command.ZWO, rest="an")),
]


@pytest.mark.parametrize(
    ("line", "meant"), [(line, meant) for lines, meant in FORMS for line in lines.split("|")]
)
def test_ways_to_say_it(line: str, meant: Request) -> None:
    """Imperative, infinitive, ich-form, verb last, with fillers: all mean the same."""
    assert one(line) == meant


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_named(card: int) -> None:
    """Each card can be counted and put, in digits or words."""
    word = list(vocabulary().numbers)[list(vocabulary().numbers.values()).index(abs(card))]
    sign = "minus " if card < 0 else ""
    for number in (str(card), f"{sign}{abs(card)}", f"{sign}{word}"):
        assert one(f"zähle {number}") == Request(Command.COUNT, numbers=(card,))
        assert one(f"lege {number} auf B2") == Request(Command.SWAP, (B2,), (card,))


@pytest.mark.parametrize("command", sorted(TAKES_REST))
def test_what_follows_is_kept_as_it_was_typed(command: Command) -> None:
    """Topics, file names and words of settings are not taken apart."""
    line = f"{vocabulary().names[command]} Größe b2 ziehe"
    assert one(line) == Request(command, rest="Größe b2 ziehe")


# -- Several commands ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("z t B2", [Request(Command.DRAW), Request(Command.SWAP, (B2,))]),
        ("ziehe, tausche B2", [Request(Command.DRAW), Request(Command.SWAP, (B2,))]),
        ("ziehe , tausche B2 .", [Request(Command.DRAW), Request(Command.SWAP, (B2,))]),
        ("ziehe und dann wirf C3", [Request(Command.DRAW), Request(Command.DISCARD, (C3,))]),
        ("s karten Ole", [Request(Command.TOTALS), Request(Command.CARDS, people=(1,))]),
        ("a1 b1", [Request(Command.BARE, (0, 3))]),
        ("z b2", [Request(Command.DRAW, (B2,))]),
        ("n b2 s", [Request(Command.TAKE, (B2,)), Request(Command.TOTALS)]),
        ("wirf ab und decke C3 auf", [Request(Command.DISCARD), Request(Command.FLIP, (C3,))]),
        ("was ist in der Hand", [Request(Command.HAND)]),
        ("was liegt auf der Ablage?", [Request(Command.DISCARDS)]),
    ],
)
def test_several_commands_in_a_line(line: str, meant: list[Request]) -> None:
    """A line may hold several commands, with «und», commas or nothing between."""
    assert parse(line, NAMES) == meant


def test_an_empty_line_asks_for_nothing() -> None:
    """No words, no request."""
    for line in ("", "   ", "\u00a0", "\x00", "bitte", ","):
        assert parse(line, NAMES) == []


# -- Questions change nothing -------------------------------------------------------------------

CHANGING = (
    Command.DRAW,
    Command.TAKE,
    Command.SWAP,
    Command.DISCARD,
    Command.FLIP,
    Command.PASS,
    Command.UNDO,
    Command.REDO,
    Command.NEW_GAME,
    Command.GO_ON,
    Command.QUIT,
    Command.PUT,
    Command.BARE,
)


@pytest.mark.parametrize("command", [command for command in WORDED if command in CHANGING])
def test_a_command_with_a_question_mark_asks_about_it(command: Command) -> None:
    """«ziehe?» asks what ziehe does, and draws nothing."""
    for word in {*words_of(f"command-{command}")} - {*words_of("away")}:
        for line in (f"{word}?", f"{word} ?", f"{word} b2?"):
            assert one(line) == Request(Command.HELP, rest=vocabulary().names[command])


@settings(deadline=None)
@given(st.lists(st.sampled_from([*vocabulary().commands, "b2", "auf", "ab", "2", "jana", "alle"])))
def test_no_question_asks_for_a_change(words: list[str]) -> None:
    """Whatever stands before a question mark, nothing is to be done."""
    for request in parse(f"{' '.join(words)} ?", NAMES):
        assert isinstance(request, Unclear) or request.command not in CHANGING


# -- Not understood -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "word", "meant"),
    [
        ("zihe", "zihe", "ziehe"),
        ("zeihe", "zeihe", "ziehe"),
        ("Tausce B2", "Tausce", "tausche"),
        ("katren", "katren", "karten"),
        ("rückgängi", "rückgängi", "rückgängig"),
        ("einstelungen", "einstelungen", "einstellungen"),
        ("spielregln", "spielregln", "spielregeln"),
    ],
)
def test_a_near_miss_offers_its_word(typed: str, word: str, meant: str) -> None:
    """A slip of the finger is met with the word that was meant, in its place."""
    unclear = one(typed)
    assert isinstance(unclear, Unclear)
    assert (unclear.word, unclear.meant) == (word, meant)
    assert unclear.guess == typed.replace(word, meant)


@pytest.mark.parametrize(
    "typed", ["xyzzy", "2b", "b4", "\U0001f642", "q", "-", "13.5", "ja", "nein", "j"]
)
def test_a_far_miss_offers_nothing(typed: str) -> None:
    """Nothing is guessed where nothing is near, and ja and nein answer questions only."""
    assert one(typed) == Unclear(typed)


def test_reading_stops_at_the_first_word_that_is_not_understood() -> None:
    """Nothing behind it is looked at."""
    assert parse("z xyzzy t b2", NAMES) == [Unclear("xyzzy")]
    assert parse("z, karten xyzzy", NAMES)[-1] == Unclear("xyzzy")


@pytest.mark.parametrize(
    ("word", "yes", "no"),
    [("j", 1, 0), ("Ja!", 1, 0), ("N", 0, 1), ("nein.", 0, 1), ("", 0, 0), ("jana", 0, 0)],
)
def test_yes_and_no(word: str, *, yes: bool, no: bool) -> None:
    """Both have a short form, any case will do, and they may end in a mark."""
    assert (is_yes(word), is_no(word)) == (yes, no)


WORDS = [
    *vocabulary().commands,
    *(word for words in vocabulary().sets.values() for word in words),
    *vocabulary().numbers,
    *vocabulary().letters,
    *("a1", "b", "2", "-2", "\u22122", "12", "99999", "e9", "jana", "ole", "?", ",", "-", "a.txt"),
]


@settings(deadline=None, max_examples=400)
@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=12))
def test_no_line_is_too_much(words: list[str]) -> None:
    """Any words in any order give requests, the unclear one last."""
    requests = parse(" ".join(words), NAMES)
    assert all(isinstance(request, Request) for request in requests[:-1])


@settings(deadline=None)
@given(st.text())
def test_no_text_is_too_much(text: str) -> None:
    """Any text gives requests, also with nobody at the table."""
    parse(text, NAMES)
    parse(text, ())
