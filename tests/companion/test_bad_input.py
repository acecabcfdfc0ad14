"""What is told wrongly gets a sentence and changes nothing, on disk neither."""

from pathlib import Path

import pytest

from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.saves import load
from skyjo_a11y.table_session import TableSession
from tests.companion.tables import OPENED, companion, quick_round, restarted

TWO_EACH = "Eine Karte ist zu viel, {}, die Zeile zählt nicht."
CLEARED = ("5", "anna a1 7 a2 7", "ben a1 3 b1 -2", "z 0 x a3 7", "n c1 4")


@pytest.mark.parametrize(
    ("before", "line", "answer"),
    [
        # Two values where one is due.
        ((), "5 6", TWO_EACH.format(6)),
        ((*OPENED, "z"), "5 9", TWO_EACH.format(9)),
        ((*OPENED, "n b2"), "9 8", TWO_EACH.format(8)),
        (OPENED, "z 5 b2 9 8", TWO_EACH.format(8)),
        (OPENED, "z 5 x c3 4 4", TWO_EACH.format(4)),
        (OPENED, "n b2 9 8", TWO_EACH.format(8)),
        (OPENED, "n 5 6 b2", TWO_EACH.format(6)),
        # Another value than the one that all know.
        (OPENED, "n 6 b2", "Die Karte ist 5, nicht 6."),
        ((*OPENED, "z 4"), "lege 6 auf b2", "Die Karte ist 4, nicht 6."),
        (
            OPENED,
            "z 5 a1 9",
            "Auf A1 liegt offen 7, falls nicht, sag erst: korrigiere Anna A1 9.",
        ),
        # A value out of range.
        ((), "13", "Eine Karte mit 13 gibt es nicht, nur minus 2 bis 12."),
        ((*OPENED, "z"), "-3", "Eine Karte mit minus 3 gibt es nicht, nur minus 2 bis 12."),
        (OPENED, "z 13 b2 9", "Eine Karte mit 13 gibt es nicht, nur minus 2 bis 12."),
        (OPENED, "z 5 b2 99", "Eine Karte mit 99 gibt es nicht, nur minus 2 bis 12."),
        # A place that is gone, open, or none.
        (CLEARED, "z 5 a2 1", "Auf A2 liegt keine Karte mehr. Zum Beispiel: ziehe."),
        (CLEARED, "n a2", "Auf A2 liegt keine Karte mehr. Zum Beispiel: ziehe."),
        (CLEARED, "karte a2 5", "Dort liegt keine Karte mehr."),
        (("5", "anna a1 7"), "a1 7", "A1 liegt schon offen. Zum Beispiel: decke B2 auf."),
        (OPENED, "z 5 e2 9", "E2 ist kein Platz. Die Plätze heißen A1 bis D3."),
        # Out of turn, or the opening twice.
        (OPENED, "ben z", "Anna ist dran, nicht Ben. Falls doch, sag: dran Ben."),
        (OPENED, "ben n b2 9", "Anna ist dran, nicht Ben. Falls doch, sag: dran Ben."),
        ((*OPENED, "z 5"), "ben t b2 9", "Anna ist dran, nicht Ben."),
        (("5", "ben a1 3 b1 4"), "ben a2 5", "Da liegen schon zwei Karten offen."),
        (("5", "anna a1"), "ben 5", "Anna ist dran, nicht Ben."),
        # Cards and moves before what is due.
        ((), "a1 7", "Erst fehlt die Karte, die offen auf der Ablage liegt, zum Beispiel: 5."),
        ((*OPENED, "z"), "t b2 9", "Erst fehlt die gezogene Karte von Anna, zum Beispiel: 5."),
        ((*OPENED, "n b2"), "z", "Erst fehlt die Karte, die auf B2 lag, zum Beispiel: 5."),
        ((*OPENED, "z 5 x c3"), "z", "Erst fehlt die Karte von Anna auf C3, zum Beispiel: 5."),
        # The rules.
        (OPENED, "5", "5 verstehe ich nicht. Zum Beispiel: ziehe."),
        (
            (*OPENED, "n"),
            "x c3 4",
            "Die Karte von der Ablage muss getauscht werden, zum Beispiel: tausche B2.",
        ),
        (
            (*OPENED, "z 5 x"),
            "z",
            "Nach dem Abwerfen wird eine Karte aufgedeckt, zum Beispiel: decke B2 auf.",
        ),
        (
            OPENED,
            "t b2 9",
            "Noch ist keine Karte in der Hand. Erst ziehe, oder nimm 5 von der Ablage.",
        ),
    ],
)
def test_a_wrong_line_changes_nothing(
    tmp_path: Path, before: tuple[str, ...], line: str, answer: str
) -> None:
    """One sentence why; the table, the file and the prompt are as they were."""
    talk = companion(tmp_path, *before)
    state, prompt, saved = talk.state, talk.prompt, talk.saved()
    assert talk.say(line) == [answer]
    assert (talk.state, talk.prompt, talk.saved()) == (state, prompt, saved)


def test_a_beginning_of_two_names_is_asked_back(tmp_path: Path) -> None:
    """«an» fits Anna and Anton: more of the name is needed; «ann» is enough."""
    talk = companion(tmp_path, "5", names="Anna Anton")
    assert talk.say("an a1 7 b1 8") == ["An passt zu Anna und Anton, bitte mehr vom Namen."]
    assert talk.say("ant a1 7 b1 8")[0] == "Anton deckt A1 auf: 7, B1: 8."


def test_a_line_counts_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """Where the second turn of a line is not possible, the first one is not told either."""
    talk = companion(tmp_path, *OPENED)
    state = talk.state
    talk.say("z 5 b2 9 n d3 4 4")
    assert talk.state == state
    assert talk.say("z 5 b2 9 n d3 4")[-1] == "Anna ist dran."


QUESTIONS = {
    "first discard": (),
    "shown cards": ("1 2 3", RuleSet(open_cards=True)),
    "opening": ("5",),
    "opening, out of order": ("5", "ben a1 3"),
    "opening card": ("5", "ben a1"),
    "turn": OPENED,
    "drawn card": (*OPENED, "z"),
    "hand": (*OPENED, "z 5"),
    "taken": (*OPENED, "n"),
    "before": (*OPENED, "z 5 b2"),
    "flip": (*OPENED, "z 5 x"),
    "flipped card": (*OPENED, "z 5 x c3"),
    "closing": quick_round("Anna Ben")[:-1],
    "round over": quick_round("Anna Ben"),
    "next round": [*quick_round("Anna Ben"), ""],
    "game over": [*quick_round("Anna Ben"), RuleSet(rounds=1)],
    "corrected": (*OPENED, "z 5", "k hand 4"),
    "set by hand": (*OPENED, "karte b2 4", "karte ablage 3", "dran ben"),
    "undone": (*OPENED, "n b2 4", "zurück"),
}


@pytest.mark.parametrize("lines", QUESTIONS.values(), ids=QUESTIONS)
def test_the_end_of_input_keeps_the_question(
    tmp_path: Path, lines: tuple[str | RuleSet, ...]
) -> None:
    """Whatever is asked when the keyboard goes is asked by the same prompt at the next start."""
    rules = next((part for part in lines if isinstance(part, RuleSet)), RuleSet())
    talk = companion(tmp_path, *(part for part in lines if isinstance(part, str)), rules=rules)
    again = restarted(talk)
    assert (again.prompt, again.state) == (talk.prompt, talk.state)
    assert again.saved() == talk.saved()


def test_every_line_is_saved_before_its_answer(tmp_path: Path) -> None:
    """After each line the file alone gives the same table: nothing waits for the end."""
    talk = companion(tmp_path)
    for line in [*quick_round("Anna Ben"), "", "9"]:
        talk.say(line)
        (path,) = talk.desk.folder.glob("*.skyjo")
        on_disk = TableSession(load(path).log, lambda _line: None)
        assert on_disk.state == talk.state
