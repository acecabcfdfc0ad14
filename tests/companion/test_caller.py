"""The caller's voice: all hear every choice, what came of it, and who is next."""

from itertools import cycle
from pathlib import Path

import pytest

from skyjo_a11y.narration.wording import Detail, Style
from skyjo_a11y.rules.options import NextStarter, RuleSet
from skyjo_a11y.settings import Settings
from tests.companion.tables import OPENED, companion, quick_round, restarted
from tests.evenings import Talk
from tests.narration.voice import faults

THREE = ("6", "anna a1 9 a2 9", "ben a1 1 b1 4", "carla a2 1 d1 3")


def three(folder: Path, *lines: str, detail: Detail = Detail.NORMAL) -> Talk:
    """Anna, Ben and Carla; it is Anna's first turn, and she has a pair of nines."""
    settings = Settings(style=Style(detail=detail))
    return companion(folder, *THREE, *lines, names="Anna Ben Carla", settings=settings)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("z 5 b2 12", "Anna zieht 5, legt sie auf B2, weg kommt 12, vorher verdeckt."),
        ("n b2 12", "Anna nimmt 6 von der Ablage, legt sie auf B2, weg kommt 12, vorher verdeckt."),
        ("n a1", "Anna nimmt 6 von der Ablage, legt sie auf A1, weg kommt 9."),
        ("z 5 x c3 -2", "Anna zieht 5, wirft sie ab und deckt C3 auf: minus 2."),
        (
            "z 9 a3 -1",
            (
                "Anna zieht 9, legt sie auf A3, weg kommt minus 1, vorher verdeckt, "
                "Spalte A hat dreimal 9 und ist weg."
            ),
        ),
    ],
)
def test_a_turn_is_called(tmp_path: Path, line: str, told: str) -> None:
    """Who, from where, to where, what it replaced, what cleared; whose turn it is comes last."""
    assert three(tmp_path).say(line) == [told, "Ben ist dran."]


def test_each_step_is_called(tmp_path: Path) -> None:
    """Step by step every piece is told once, when it is known."""
    talk = three(tmp_path)
    assert talk.say("ziehe") == []
    assert talk.prompt == "Anna, Karte: "
    assert talk.say("5") == ["Anna zieht 5."]
    assert talk.prompt == "Anna, Hand 5: "
    assert talk.say("tausche b2") == []
    assert talk.prompt == "Vorher b2: "
    assert talk.say("12") == [
        "Anna legt 5 auf B2, weg kommt 12, vorher verdeckt.",
        "Ben ist dran.",
    ]


def test_in_full_each_turn_ends_with_how_the_person_stands(tmp_path: Path) -> None:
    """«umfang ausführlich» adds the open sum, the face-down cards and pairs."""
    talk = three(tmp_path, detail=Detail.FULL)
    assert talk.say("z 5 b2 12")[0].endswith(
        " Anna hat offen 23 Punkte und 9 verdeckte Karten, in Spalte A zweimal 9."
    )


def test_how_each_person_stands_is_told_on_request(tmp_path: Path) -> None:
    """Sums, face-down cards and pairs of everybody, or of one person."""
    talk = three(tmp_path)
    assert talk.say("summe alle")[0] == "Anna hat offen 18 Punkte."
    assert talk.say("verdeckt ben") == ["Ben hat 10 verdeckte Karten."]
    assert talk.say("paare alle") == [
        "Spalte A von Anna hat zweimal 9, A3 ist noch verdeckt.",
        "Ben hat in keiner Spalte zwei gleiche.",
        "Carla hat in keiner Spalte zwei gleiche.",
    ]


def test_a_sum_is_counted_aloud(tmp_path: Path) -> None:
    """«summe Ben vor» adds card by card, minus cards too."""
    talk = companion(tmp_path, *OPENED, "z 4 x c1 4", "z 4 b2 9")
    assert talk.say("summe ben vor") == [
        "Ben zählt: 3, mit minus 2 sind es 1, mit 4 sind es 5.",
    ]
    assert talk.say("summe anna vor", "summe ben vor")[0].startswith("Ben zählt")


def closing(folder: Path) -> Talk:
    """Anna has ended the round, the others have face-down cards left."""
    talk = three(folder)
    places = [column + row for column in "abcd" for row in "123"][2:]
    draws = cycle([12, 11, 10])
    for place, card in zip(places, [4, 0, 1, 0, 1, 2, 0, 1, 0, 2], strict=True):
        others = [] if place == "d3" else ["n a1", "n a2"]
        talk.say(f"z {next(draws)} x {place} {card}", *others)
    return talk


def test_closing_is_called(tmp_path: Path) -> None:
    """Who ended the round and who still has a turn; a last turn is told as one."""
    talk = closing(tmp_path)
    assert talk.say("w") == [
        "Anna zieht 12, wirft sie ab und deckt D3 auf: 2.",
        "Anna hat keine verdeckte Karte mehr. Je ein letzter Zug: Ben und Carla.",
        "Ben ist dran, letzter Zug.",
    ]
    assert talk.say("n b2 0")[-1] == "Carla ist dran, letzter Zug."


def test_the_final_reveal_asks_what_lies_face_down(tmp_path: Path) -> None:
    """Person by person from the ender's left; several values in a line are read back."""
    talk = closing(tmp_path)
    talk.say("n b2 0", "n b2 0")
    assert talk.prompt == "Ben a2 a3 b3 c1: "
    assert talk.say("") == [
        "Was liegt bei Ben noch verdeckt auf A2, A3, B3, C1, C2, C3, D1, D2 und D3?"
    ]
    assert talk.say("4 5") == ["Ben deckt noch auf, A2: 4, A3: 5."]
    assert talk.prompt == "Ben b3 c1 c2 c3: "
    talk = restarted(talk)
    assert talk.prompt == "Ben b3 c1 c2 c3: "
    assert talk.say("5 8 8 8 3 3 3") == [
        (
            "Ben deckt noch auf, B3: 5, C1: 8, C2: 8, C3: 8, D1: 3, D2: 3, D3: 3, "
            "Spalte C hat dreimal 8 und ist weg, Spalte D hat dreimal 3 und ist weg."
        )
    ]
    assert talk.prompt.startswith("Carla a1 a3 b1 ")


def test_the_points_are_called(tmp_path: Path) -> None:
    """Sums, doubling with its reason, totals, who leads, and who starts the next round, last."""
    talk = closing(tmp_path)
    talk.say("n b2 0", "n b2 0", "4 4 5 8 8 8 3 3 3")
    told = talk.say("0 1 0 1 0 1 0 1 0")
    ben, carla = talk.state.totals[1:]
    assert told == [
        "Carla deckt noch auf, A1: 0, A3: 1, B1: 0, B3: 1, C1: 0, C2: 1, C3: 0, D2: 1, D3: 0.",
        (
            f"Anna hat mit 29 beendet, aber Carla hat nur {carla}: "
            "verdoppelt, 58 Punkte, insgesamt 58."
        ),
        f"Ben hat {ben} Punkte, insgesamt {ben}.",
        f"Carla hat {carla} Punkte, insgesamt {carla}.",
        f"Carla führt mit {carla}.",
        "Die nächste Runde beginnt Anna.",
    ]
    assert talk.prompt == "Weiter: "


def test_the_final_reveal_by_row(tmp_path: Path) -> None:
    """With «anordnung reihen» places are asked and told row by row, also in parts."""
    talk = closing(tmp_path)
    talk.say("anordnung reihen", "n b2 0", "n b2 0")
    assert talk.prompt == "Ben c1 d1 a2 c2: "
    assert talk.say("8 3") == ["Ben hat C1: 8.", "Ben hat D1: 3."]
    talk = restarted(talk)
    talk.say("anordnung reihen")
    assert talk.prompt == "Ben a2 c2 d2 a3: "
    assert talk.say("k ben c1 9") == ["Berichtigt: C1 von Ben ist 9, nicht 8."]
    talk.say("zurück", "zurück", "zurück", "c1 8 d1 3")
    assert talk.say("4 1 2 5 6 7 10") == [
        "Ben deckt noch auf, A2: 4, A3: 5, B3: 6, C1: 8, C2: 1, C3: 7, D1: 3, D2: 2, D3: 10."
    ]


def test_cards_of_the_final_reveal_may_be_told_with_their_places(tmp_path: Path) -> None:
    """«c1 8» before it is asked for is read back and not asked again."""
    talk = closing(tmp_path)
    talk.say("n b2 0", "n b2 0")
    assert talk.say("c1 8 d1 3") == ["Ben hat C1: 8.", "Ben hat D1: 3."]
    assert talk.prompt == "Ben a2 a3 b3 c2: "
    assert talk.say("c1 9") == [
        (
            "Erst fehlen die verdeckten Karten von Ben auf A2, A3, B3, C2, C3, D2 und D3, "
            "zum Beispiel: 5."
        )
    ]


def test_who_starts_is_not_told_where_the_cards_decide(tmp_path: Path) -> None:
    """With the highest sum as the rule nobody knows yet who will start."""
    rules = RuleSet(next_starter=NextStarter.HIGHEST_SUM)
    talk = companion(tmp_path, *quick_round("Anna Ben"), rules=rules)
    assert talk.say("w")[-1] == "Ben führt mit 14."


def test_the_pile_runs_out(tmp_path: Path) -> None:
    """After the last card all hear what whoever draws next must do, then who shuffles what."""
    names = "Anna Ben Carla Dirk Eva Fritz Gerd Hanna"
    talk = companion(tmp_path, "0", names=names)
    cards = iter([card for card in range(1, 13) for _ in range(10)])
    for name in names.split():
        talk.say(f"{name} a1 {next(cards)} b1 {next(cards)}")
    told: list[str] = []
    while talk.say("stapel") != ["Der Nachziehstapel ist leer."]:
        told = talk.say(f"z {next(cards)} a1")
    person = names.split()[talk.state.turn]
    assert told[-2:] == [
        (
            "Der Nachziehstapel ist leer. "
            "Wer ziehen will, mischt vorher die Ablage ohne die oberste Karte."
        ),
        f"{person} ist dran.",
    ]
    assert talk.say("z") == [
        f"{person} mischt die Ablage ohne die oberste Karte, im neuen Stapel liegen 53 Karten."
    ]
    assert talk.prompt == f"{person}, Karte: "


def test_set_up_is_talked_through(tmp_path: Path) -> None:
    """«aufbau»: three rows of four, A1, a mat, who deals, what to say, the last card."""
    talk = companion(tmp_path)
    text = " ".join(talk.say("aufbau"))
    for part in ("3 Reihen", "4 Karten", "A1", "rutschfeste Matte", "20 mal 30", "Karten gibt"):
        assert part in text
    assert "letzte Karte" in text
    assert talk.prompt == "Ablage: "


MOMENTS = {
    "first": (),
    "opening": ("5",),
    "turn": OPENED,
    "drawn card": (*OPENED, "z"),
    "drawn": (*OPENED, "z 5"),
    "taken": (*OPENED, "n"),
    "before": (*OPENED, "n b2"),
    "flip": (*OPENED, "z 5 x"),
    "over": tuple(quick_round("Anna Ben")),
}


@pytest.mark.parametrize("lines", MOMENTS.values(), ids=MOMENTS)
def test_help_fits_the_moment(tmp_path: Path, lines: tuple[str, ...]) -> None:
    """In every moment help tells first what can be said now, in at most five sentences."""
    talk = companion(tmp_path, *lines)
    talk.say("hilfe")
    assert 3 <= len(talk.reply.told) <= 5
    assert [fault for told in talk.reply.told for fault in faults(told)] == []


QUESTIONS = (
    *("wer", "karten alle", "ablage", "hand", "hand ben", "summe alle", "summe ben vor"),
    *("verdeckt", "paare alle", "stand", "stapel", "zähle 0", "was b2", "b2?", "b", "runde"),
    *("bericht", "verlauf", "w", "einstellungen", "regeln", "aufbau", "hilfe alles"),
)


@pytest.mark.parametrize("lines", MOMENTS.values(), ids=MOMENTS)
def test_questions_work_in_every_moment(tmp_path: Path, lines: tuple[str, ...]) -> None:
    """A question changes nothing and is told as the voice asks, whatever is due."""
    talk = companion(tmp_path, *lines)
    state, prompt = talk.state, talk.prompt
    for question in QUESTIONS:
        assert talk.say(question), question
        assert [fault for told in talk.reply.told for fault in faults(told)] == []
    assert (talk.state, talk.prompt) == (state, prompt)
