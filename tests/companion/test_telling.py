"""How turns and cards may be told: any style, any spelling, few letters, nothing twice."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from skyjo_a11y.rules.options import RuleSet
from tests.companion import tellings
from tests.companion.mats import PLACES
from tests.companion.people import People
from tests.companion.real_table import RealTable
from tests.companion.tables import OPENED, companion
from tests.companion.tellings import STYLES, Style
from tests.evenings import Talk

MINUS_TWO = ["-2", "minus 2", "minus zwei", "minus zwo", "m2", "\u22122", "\u22122 ", "Minus Zwei"]


@pytest.mark.parametrize("word", MINUS_TWO)
def test_minus_2_in_any_spelling(tmp_path: Path, word: str) -> None:
    """A minus 2 is heard alone, as the drawn card and as the one that lay there."""
    talk = companion(tmp_path, *OPENED, "z")
    assert talk.say(word) == ["Anna zieht minus 2."]
    talk = companion(tmp_path / "line", *OPENED)
    assert talk.say(f"z {word} b2 {word}")[0].endswith("weg kommt minus 2, vorher verdeckt.")


@pytest.mark.parametrize(
    ("word", "card"),
    [("zwo", 2), ("zwei", 2), ("null", 0), ("fünf", 5), ("zwoelf", 12), ("12", 12)],
)
def test_a_card_in_any_word(tmp_path: Path, word: str, card: int) -> None:
    """Number words are cards, «zwo» alone too where real cards are told."""
    talk = companion(tmp_path, *OPENED, "z")
    assert talk.say(word) == [f"Anna zieht {card}."]


def test_zwo_is_still_a_setting(tmp_path: Path) -> None:
    """«zwo an» makes the caller say «zwo»."""
    talk = companion(tmp_path, *OPENED, "zwo an")
    assert talk.say("z zwo b2 9")[0].startswith("Anna zieht zwo, legt")


ONCE = "Anna zieht 5, legt sie auf B2, weg kommt 9, vorher verdeckt."


@pytest.mark.parametrize(
    "line",
    [
        "z 5 b2 9",
        "z5b29",
        "Z 5 B2 9",
        "z 5 t b2 9",
        "ziehe 5 tausche b2 9",
        "Anna zieht eine 5 und legt sie auf B2, da lag eine 9",
        "z fünf b 2 neun",
        "z 5 bella 2 9",
    ],
)
def test_a_turn_at_once(tmp_path: Path, line: str) -> None:
    """One line tells a whole turn, with blanks or without, in short or in sentences."""
    assert companion(tmp_path, *OPENED).say(line) == [ONCE, "Ben ist dran."]


def test_the_card_in_hand_may_be_named(tmp_path: Path) -> None:
    """«lege 5 auf B2» names the card in hand; what lay there is still asked."""
    talk = companion(tmp_path, *OPENED, "z 5")
    assert talk.say("lege 5 auf B2") == []
    assert talk.prompt == "Vorher b2: "
    talk = companion(tmp_path / "b", *OPENED, "z 5")
    assert talk.say("5 auf b2, 9")[0].endswith("weg kommt 9, vorher verdeckt.")
    talk = companion(tmp_path / "c", *OPENED)
    assert talk.say("n 5 b2 9")[0].startswith("Anna nimmt 5 von der Ablage, legt sie auf B2")


def test_a_known_card_is_not_asked(tmp_path: Path) -> None:
    """What lies open and what lies on the discard pile need not be told, but may be."""
    talk = companion(tmp_path, *OPENED)
    assert talk.say("n a1")[0] == "Anna nimmt 5 von der Ablage, legt sie auf A1, weg kommt 7."
    assert talk.say("z 4 a1 3")[0] == "Ben zieht 4, legt sie auf A1, weg kommt 3."


def test_a_place_with_a_card_in_hand_is_asked_back(tmp_path: Path) -> None:
    """«auf C3» can mean two things; the answer then goes on to the card that turns up."""
    talk = companion(tmp_path, *OPENED, "z 5")
    assert talk.say("auf c3") == ["5 auf C3 legen, oder 5 abwerfen und C3 aufdecken?"]
    talk.say("wirf")
    assert talk.prompt == "Anna c3: "
    assert talk.say("4") == ["Anna deckt C3 auf: 4.", "Ben ist dran."]


def test_the_opening_goes_in_any_order(tmp_path: Path) -> None:
    """«a1 7 d3 -2» or card by card, of whoever is named."""
    talk = companion(tmp_path, "5", names="Anna Ben Carla")
    assert talk.say("carla a1 7 d3 -2")[0] == "Carla deckt A1 auf: 7, D3: minus 2."
    assert talk.prompt == "Anna, Aufdecken: "
    talk.say("ben a1")
    assert talk.prompt == "Ben a1: "
    talk.say("4", "anna b2 1")
    assert talk.prompt == "Anna, Aufdecken: "
    talk.say("b3 2")
    assert talk.prompt == "Ben, Aufdecken: "
    assert talk.say("c1 3")[-1] == "Ben ist dran."


class Typist:
    """Counts what is typed, and listens for a question that is asked twice."""

    def __init__(self, talk: Talk) -> None:
        self.talk, self.typed, self.prompts = talk, 0, [talk.prompt]

    def say(self, line: str) -> None:
        """Type a line and Enter."""
        self.typed += len(line) + 1
        self.talk.say(line)
        self.prompts.append(self.talk.prompt)


def _typed_a_turn(folder: Path, *styles: Style) -> float:
    """Letters, digits, blanks and Enter for each turn of a game of three rounds."""
    rules = RuleSet(rounds=3)
    table = RealTable(["Anna", "Ben", "Carla", "Dirk"], rules, Random(3))
    typist = Typist(companion(folder, names=" ".join(table.names), rules=rules))
    people = People(table, typist.say, styles=styles)
    turns = typed = 0
    for step in people.play():
        if step == "turn":
            turns += 1
            typed += typist.typed
        typist.typed = 0
    assert typist.prompts[-1] == "Noch eine: "
    # Where two cards are turned up one by one, the second is another question.
    asked = [prompt for prompt in typist.prompts if "Aufdecken" not in prompt]
    assert not [prompt for prompt, following in pairwise(asked) if prompt == following]
    return typed / turns


def test_a_turn_takes_few_keys(tmp_path: Path) -> None:
    """Told in short with blanks a turn takes at most 12 keys on average, without them fewer."""
    assert _typed_a_turn(tmp_path / "short", blunt) <= 12
    assert _typed_a_turn(tmp_path / "compound", tellings.compound) <= 9


def blunt(turn: tellings.Turn, _random: Random) -> list[str]:
    """«z 5 b2 9», cards as digits."""
    words = ["n"] if turn.taken else ["z", str(turn.card)]
    words += [] if turn.swapped else ["x"]
    words += [] if turn.place is None else [PLACES[turn.place]]
    return [" ".join([*words, *([] if turn.turned is None else [str(turn.turned)])])]


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_no_question_is_asked_twice(tmp_path: Path, style: Style) -> None:
    """In every style each line is taken, so that no prompt comes again."""
    _typed_a_turn(tmp_path, style)
