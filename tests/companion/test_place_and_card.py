"""«b2 9» with a card in hand: the place, and the card that is asked for next, in one line."""

from pathlib import Path

import pytest

from tests.companion.tables import OPENED, companion
from tests.evenings import Talk

PUT = "Anna legt 5 auf B2, weg kommt 9, vorher verdeckt."
QUESTION = "5 auf B2 legen, oder 5 abwerfen und B2 aufdecken?"


def holding(folder: Path, *lines: str) -> Talk:
    """Anna has 5 in hand; A1 of hers is 7, the discard's top is 5."""
    return companion(folder, *OPENED, *lines)


@pytest.mark.parametrize(
    "lines",
    [
        ("n", "b2 9"),
        ("n", "t", "b2 9"),
        ("n", "5 b2 9"),
        ("n", "anna b2 9"),
        ("z 5", "5 b2 9"),
        ("z 5", "t", "b2 9"),
    ],
)
def test_where_it_can_only_be_put_it_is_put(tmp_path: Path, lines: tuple[str, ...]) -> None:
    """The card from the discard pile must be swapped, and whoever names it swaps it too."""
    assert holding(tmp_path).say(*lines) == [PUT, "Ben ist dran."]


def test_a_drawn_card_is_asked_about_and_what_was_told_is_kept(tmp_path: Path) -> None:
    """On a face-down card both are possible; the answer needs no card a second time."""
    talk = holding(tmp_path, "z 5")
    assert talk.say("b2 9") == [QUESTION]
    assert talk.say("lege") == [PUT, "Ben ist dran."]
    talk = holding(tmp_path / "again", "z 5", "b2 9")
    assert talk.say("wirf")[0] == "Anna wirft 5 ab und deckt B2 auf: 9."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("lege 9", PUT),
        ("lege 5 9", PUT),
        ("wirf 9", "Anna wirft 5 ab und deckt B2 auf: 9."),
        ("wirf 5 9", "Anna wirft 5 ab und deckt B2 auf: 9."),
        ("aufdecken 9", "Anna wirft 5 ab und deckt B2 auf: 9."),
    ],
)
def test_the_answer_may_tell_the_card(tmp_path: Path, answer: str, told: str) -> None:
    """At «Lege, wirf» a number is the card of the place, after the one in hand if that is named."""
    talk = holding(tmp_path, "z 5", "auf b2")
    assert talk.prompt == "Anna, Lege, wirf: "
    assert talk.say(answer)[0] == told


def test_the_card_in_hand_alone_is_only_named(tmp_path: Path) -> None:
    """«lege 5» names what is in hand; what lay there is asked for then."""
    talk = holding(tmp_path, "z 5", "auf b2", "lege 5")
    assert talk.prompt == "Vorher b2: "
    assert talk.say("9") == [PUT, "Ben ist dran."]


def test_an_open_card_is_only_swapped(tmp_path: Path) -> None:
    """It can't be turned up, and the card that lies there may be said once more."""
    assert holding(tmp_path, "z 4").say("a1 7")[0] == "Anna legt 4 auf A1, weg kommt 7."


def test_what_contradicts_the_table_is_asked_back(tmp_path: Path) -> None:
    """Another card than everybody sees there changes nothing; how to set it right is told."""
    talk = holding(tmp_path, "z 4")
    before = talk.state
    assert talk.say("a1 8") == [
        "Auf A1 liegt offen 7, falls nicht, sag erst: korrigiere Anna A1 8."
    ]
    assert talk.say("3 b2 9") == ["Die Karte ist 4, nicht 3."]
    assert talk.state == before


def test_without_a_card_in_hand_nothing_is_put(tmp_path: Path) -> None:
    """Before somebody draws or takes, a place with a card is no move."""
    talk = holding(tmp_path)
    before = talk.state
    talk.say("b2 9")
    assert talk.state == before


def test_a_place_alone_still_asks(tmp_path: Path) -> None:
    """«b2» is a question as ever."""
    talk = holding(tmp_path, "n")
    assert talk.say("b2") == ["B2 von Anna: verdeckt."]
    assert talk.say("was a1") == ["A1 von Anna: 7."]


@pytest.mark.parametrize("line", ["5 a1 7 d3 -2", "5 anna a1 7 d3 -2"])
def test_the_first_card_may_come_with_what_is_turned_up(tmp_path: Path, line: str) -> None:
    """At the first question the discard pile's card, then two places with theirs."""
    told = companion(tmp_path).say(line)
    assert told[0] == "Auf der Ablage liegt 5."
    assert told[1].startswith("Anna deckt A1 auf: 7, D3: minus 2.")
    assert told[-1] == "Ben deckt zwei Karten auf."


def test_the_first_card_with_somebody_else(tmp_path: Path) -> None:
    """In the opening anybody may be first, also in the line of the first card."""
    told = companion(tmp_path).say("5 ben a1 3 b1 -2")
    assert told[1] == "Ben deckt A1 auf: 3, B1: minus 2."


def test_a_first_line_with_one_card_too_many_changes_nothing(tmp_path: Path) -> None:
    """All of the line or nothing of it."""
    talk = companion(tmp_path)
    before = talk.state
    assert talk.say("5 a1 7 d3 -2 1") == ["Eine Karte ist zu viel, 1, die Zeile zählt nicht."]
    assert talk.state == before
