"""«korrigiere» and «karte» alone: the example that is given is one that works now."""

from pathlib import Path
from random import Random

import pytest

from tests.companion.tables import OPENED, companion, quick_round
from tests.evenings import Talk


def example_of(answer: list[str]) -> str:
    """The line that an answer gives as an example."""
    (line,) = answer
    assert line.startswith("Dazu gehören ein Platz und eine Karte, zum Beispiel: ")
    return line.partition("zum Beispiel: ")[2].removesuffix(".")


@pytest.mark.parametrize(
    ("typed", "example"),
    [
        ("karte", "karte B2 8"),
        ("karte c1", "karte C1 8"),
        ("karte 3", "karte B2 3"),
        ("karte Ben d2", "karte Ben D2 8"),
        ("karte Ben", "karte Ben B2 8"),
        ("karte ablage", "karte Ablage 8"),
        ("karte hand 3", "karte B2 3"),
        ("korrigiere", "korrigiere A1 8"),
        ("korrigiere b1", "korrigiere B1 minus 1"),
        ("korrigiere Ben", "korrigiere Ben A1 8"),
        ("korrigiere ablage", "korrigiere Ablage 7"),
        ("korrigiere 4", "korrigiere A1 4"),
    ],
)
def test_the_example_keeps_what_was_said_and_works(
    tmp_path: Path, typed: str, example: str
) -> None:
    """Each command gives an example of itself, which is then carried out."""
    talk = companion(tmp_path, *OPENED, "z 12 a1", "z 12 a1")
    assert example_of(talk.say(typed)) == example
    assert talk.say(example)[0].startswith("Berichtigt")


def test_no_example_names_the_card_that_lies_there(tmp_path: Path) -> None:
    """Where 8 lies the example is another card."""
    talk = companion(tmp_path, *OPENED, "z 8 b2 9")
    assert example_of(talk.say("korrigiere")) == "korrigiere B2 7"
    assert example_of(talk.say("karte Anna")) == "karte Anna B2 7"


def test_no_example_is_refused_for_what_came_later(tmp_path: Path) -> None:
    """With another opening sum somebody else would have begun, so such a card is no example."""
    talk = companion(tmp_path, "5", "anna a1 7 d3 -2", "ben a1 3 b1 -2")
    example = example_of(talk.say("korrigiere"))
    assert talk.say(example)[0].startswith("Berichtigt")


@pytest.mark.parametrize("command", ["karte", "korrigiere"])
def test_before_any_card_the_card_that_is_due_comes_first(tmp_path: Path, command: str) -> None:
    """At the first question nothing can be set right yet."""
    talk = companion(tmp_path)
    assert talk.say(command) == [
        "Erst fehlt die Karte, die offen auf der Ablage liegt, zum Beispiel: 5."
    ]


def test_nothing_is_set_after_the_scoring(tmp_path: Path) -> None:
    """Between rounds «karte» alone says what helps instead; «korrigiere» has an example still."""
    talk = companion(tmp_path, *quick_round("Anna Ben"), "0")
    assert talk.prompt == "Weiter: "
    assert "da hilft korrigiere" in talk.say("karte")[0]
    assert talk.say(example_of(talk.say("korrigiere")))[0].startswith("Berichtigt")


def _moves(talk: Talk, random: Random) -> str:
    """A turn of whoever is in turn, on a place whose card is told with it."""
    place = random.choice("ABCD") + random.choice("123")
    return f"z {random.randrange(-2, 13)} {place} {random.randrange(-2, 13)}"


@pytest.mark.parametrize("seed", range(5))
def test_examples_work_at_every_moment(tmp_path: Path, seed: int) -> None:
    """Whatever was played, an example is carried out and nothing of it is refused."""
    random = Random(seed)
    talk = companion(tmp_path, *OPENED)
    for _ in range(12):
        talk.say(_moves(talk, random), "nein")
        for command in ("karte", "korrigiere"):
            answer = talk.say(command)
            if answer[0].startswith("Dazu"):
                assert talk.say(example_of(answer))[0].startswith("Berichtigt")
                talk.say("zurück")
