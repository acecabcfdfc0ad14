"""Misheard cards are set right, as far as what was played since allows it."""

from pathlib import Path

import pytest

from skyjo_a11y.rules.options import PRESETS, RuleSet
from tests.companion.tables import OPENED, companion, quick_round, restarted
from tests.evenings import Talk


def state_kept(talk: Talk, *lines: str) -> list[str]:
    """What ``lines`` bring, once it is sure that they change nothing, on disk neither."""
    before, saved = talk.state, talk.saved()
    answer = talk.say(*lines)
    assert (talk.state, talk.saved()) == (before, saved)
    return answer


# -- Where a card lies ------------------------------------------------------------------------


def test_a_place_alone_is_of_whose_cards_were_told_last(tmp_path: Path) -> None:
    """«korrigiere b2 8» after Anna's turn is Anna's B2; with a name it is that person's."""
    talk = companion(tmp_path, *OPENED, "z 6 b2 9")
    assert talk.say("korrigiere b2 8") == ["Berichtigt: B2 von Anna ist 8, nicht 6."]
    assert talk.say("was b2 anna") == ["B2 von Anna: 8."]
    assert talk.say("k ben b1 -1") == ["Berichtigt: B1 von Ben ist minus 1, nicht minus 2."]
    assert talk.say("b1?") == ["B1 von Ben: minus 1."]


def test_the_discard_and_the_hand_are_set_right(tmp_path: Path) -> None:
    """«korrigiere ablage 9» is the top card, «korrigiere hand 5» what was drawn."""
    talk = companion(tmp_path, *OPENED)
    assert talk.say("korrigiere ablage 9") == ["Berichtigt: auf der Ablage liegt 9, nicht 5."]
    assert talk.prompt == "Anna, Ablage 9: "
    assert talk.say("z 4", "korrigiere hand 6") == ["Berichtigt: in der Hand ist 6, nicht 4."]
    assert talk.prompt == "Anna, Hand 6: "
    talk.say("x c3 1")
    assert talk.prompt == "Ben, Ablage 6: "


def test_a_card_is_followed_wherever_it_went(tmp_path: Path) -> None:
    """A card misheard on Ben's mat is right in Anna's hand and on her mat as well."""
    talk = companion(tmp_path, *OPENED, "z 0 x c1 4", "z 1 a1", "n b2 9")
    assert talk.say("was b2 anna") == ["B2 von Anna: 3."]
    assert talk.say("k anna b2 2") == ["Berichtigt: B2 von Anna ist 2, nicht 3."]
    assert talk.say("verlauf")[4] == "Ben deckt A1 auf: 2, B1: minus 2."


def test_in_the_opening(tmp_path: Path) -> None:
    """An opening card can be set right while that changes nobody's turn."""
    talk = companion(tmp_path, *OPENED[:2])
    assert talk.say("k a1 8") == ["Berichtigt: A1 von Anna ist 8, nicht 7."]
    assert talk.say(OPENED[2])[1] == "Anna hat mit 6 die höchste Summe und beginnt."
    assert talk.say("k ben a1 2") == ["Berichtigt: A1 von Ben ist 2, nicht 3."]


def test_of_a_cleared_column_the_last_card(tmp_path: Path) -> None:
    """With the last card of a cleared column set right the column lies there again."""
    talk = companion(tmp_path, "5", "anna a1 7 a2 7", "ben a1 3 b1 -2")
    assert "Spalte A hat dreimal 7 und ist weg" in talk.say("z 0 x a3 7")[0]
    assert talk.say("k a3 1") == [
        "Berichtigt: A3 von Anna ist 1, nicht 7.",
        "Damit liegt Spalte A bei Anna wieder da.",
    ]
    assert talk.say("karten anna")[1] == "Spalte A: 7, 7, 1."
    assert talk.prompt == "Ben, Ablage 0: "


def test_a_card_can_clear_a_column_afterwards(tmp_path: Path) -> None:
    """A card set right to be the third equal one clears the column, and that is told."""
    talk = companion(tmp_path, "5", "anna a1 7 a2 7", "ben a1 3 b1 -2", "z 0 x a3 1")
    told = talk.say("k a3 7")
    assert told[1:] == ["Damit hat Anna in Spalte A dreimal 7, und die Spalte ist weg."]
    assert talk.say("karten anna")[1] == "Spalte A ist weg."


def test_a_row_is_told_as_one(tmp_path: Path) -> None:
    """Where rows clear too, a row that lies there again is called a row."""
    talk = companion(
        tmp_path,
        "5",
        "anna a1 7 b1 7",
        "ben a1 3 b1 -2",
        "z 0 x c1 7",
        "z 1 x c1 7",
        "z 0 x d1 7",
        rules=RuleSet(clear_rows=True),
    )
    assert talk.say("k anna d1 8")[1] == "Damit liegt Reihe 1 bei Anna wieder da."
    told = talk.say("k anna d1 7")
    assert told[1] == "Damit hat Anna in Reihe 1 viermal 7, und die Reihe ist weg."


def test_with_open_cards(tmp_path: Path) -> None:
    """A card that was shown at the start can be set right, face-down, face-up or put away."""
    twelve = "1 2 3 4 5 6 7 8 9 10 11 12"
    talk = companion(tmp_path, twelve, twelve, "0", rules=RuleSet(open_cards=True))
    talk.say("anna d3 d2", "ben a1 a2")
    assert talk.say("k anna a1 3") == ["Berichtigt: A1 von Anna ist 3, nicht 1."]
    assert talk.say("k anna d3 11") == ["Berichtigt: D3 von Anna ist 11, nicht 12."]
    assert talk.say("z 0 a1", "k ablage 2") == ["Berichtigt: auf der Ablage liegt 2, nicht 3."]


# -- Across rounds ----------------------------------------------------------------------------


def test_a_scored_round_is_counted_anew(tmp_path: Path) -> None:
    """After the points a card of this round can still be set right: the points are told anew."""
    talk = companion(tmp_path, *quick_round("Anna Ben"))
    assert talk.prompt == "Weiter: "
    assert talk.say("stand") == ["Nach einer Runde: Ben 14, Anna 30."]
    assert talk.say("k anna d3 1") == [
        "Berichtigt: D3 von Anna ist 1, nicht 2.",
        "Anna hat mit 14 beendet, aber Ben hat auch 14: verdoppelt, 28 Punkte, insgesamt 28.",
        "Ben hat 14 Punkte, insgesamt 14.",
        "Ben führt mit 14.",
        "Die nächste Runde beginnt Anna.",
    ]
    assert talk.say("k anna d3 -2")[1].startswith("Anna hat beendet und allein am wenigsten: 11")
    assert restarted(talk).say("stand") == ["Nach einer Runde: Anna 11, Ben 14."]


def test_the_end_of_a_game_can_be_set_right(tmp_path: Path) -> None:
    """A card that was misheard can end the game, or take its end back."""
    talk = companion(tmp_path, *quick_round("Anna Ben"), rules=RuleSet(target=30))
    assert talk.prompt == "Noch eine: "
    talk.say("k anna d3 1")
    talk = restarted(talk)
    assert talk.prompt == "Weiter: "
    assert talk.say("k anna d3 3")[-1] == "Die Partie ist zu Ende. Ben gewinnt mit 14."
    assert talk.prompt == "Noch eine: "
    assert talk.say("zurück", "vor")[-1] == "Die Partie ist zu Ende. Ben gewinnt mit 14."
    assert talk.saved().endswith(b"end\n")


def test_an_earlier_round_is_reached_by_undoing(tmp_path: Path) -> None:
    """Once the next round has begun, «zurück» leads back to the cards of the one before."""
    talk = companion(tmp_path, *quick_round("Anna Ben"), "")
    assert talk.say("k anna d3 1") == ["Für D3 ist noch keine Karte gesagt."]
    talk.say("zurück", "k anna d3 1")
    assert talk.say("stand") == ["Nach einer Runde: Ben 14, Anna 28."]
    talk.say("", "3")
    assert restarted(talk).say("stand") == ["Nach einer Runde: Ben 14, Anna 28."]


# -- What is refused --------------------------------------------------------------------------


def test_a_correction_never_gives_a_move_to_somebody_else(tmp_path: Path) -> None:
    """An opening 12 set right to 2 changes who starts, so nothing changes."""
    talk = companion(tmp_path, "5", "anna a1 12 d3 -2", "ben a1 8 b1 1", "z 6 b2 9")
    answer = "Dann wäre Anna bei ziehe nicht dran, darum bleibt alles, wie es ist."
    assert state_kept(talk, "k anna a1 2") == [answer]
    talk.say("zurück", "zurück")
    assert talk.say("k anna a1 2") == ["Berichtigt: A1 von Anna ist 2, nicht 12."]
    assert talk.prompt == "Ben, Ablage 5: "


def test_a_correction_never_makes_a_later_move_impossible(tmp_path: Path) -> None:
    """A column that would be gone can't be played on: the move is told, nothing changes."""
    talk = companion(tmp_path, "5", "anna a1 7 a2 7", "ben a1 3 b1 -2", "z 0 x a3 1", "z 1 x c1 8")
    talk.say("n a3")
    answer = (
        "Dann ginge ein späterer Zug von Anna nicht, tausche A3, darum bleibt alles, wie es ist."
    )
    assert state_kept(talk, "k ablage 7") == [answer]


def test_a_correction_never_leaves_a_card_too_many(tmp_path: Path) -> None:
    """A fifth minus 2 in the place of another card makes a later one the sixth."""
    talk = companion(tmp_path, *OPENED, "z -2 a2 -2", "z 6 x a2 1", "z -2 c1 4")
    answer = "Dann wäre später eine Karte mit minus 2 zu viel, darum bleibt alles, wie es ist."
    assert state_kept(talk, "k ben a1 -2") == [answer]


def test_the_same_card_is_no_correction(tmp_path: Path) -> None:
    """What was told already is not told anew."""
    talk = companion(tmp_path, *OPENED, "z 6 b2 9")
    assert state_kept(talk, "k b2 6") == ["Es gilt schon 6, nichts ist geändert."]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("k b2", "Dazu gehören ein Platz und eine Karte, zum Beispiel: korrigiere B2 8."),
        ("k 8", "Dazu gehören ein Platz und eine Karte, zum Beispiel: korrigiere B2 8."),
        ("k b2 b3 8", "Dazu gehören ein Platz und eine Karte, zum Beispiel: korrigiere B2 8."),
        ("k b2 8 9", "Dazu gehören ein Platz und eine Karte, zum Beispiel: korrigiere B2 8."),
        ("karte hand 5", "Dazu gehören ein Platz und eine Karte, zum Beispiel: karte B2 5."),
        ("k b2 13", "Eine Karte mit 13 gibt es nicht, nur minus 2 bis 12."),
        ("karte b2 13", "Eine Karte mit 13 gibt es nicht, nur minus 2 bis 12."),
        ("k c3 5", "Für C3 ist noch keine Karte gesagt."),
        ("k hand 5", "Es ist keine Karte in der Hand."),
    ],
)
def test_half_a_correction_changes_nothing(tmp_path: Path, line: str, answer: str) -> None:
    """A correction needs one place where a card was told, and one card."""
    talk = companion(tmp_path, *OPENED, "z 6 b2 9")
    assert state_kept(talk, line) == [answer]


@pytest.mark.parametrize("line", ["k b2 5?", "karte b2 5?", "dran ben?"])
def test_a_question_corrects_nothing(tmp_path: Path, line: str) -> None:
    """What ends in a question mark never changes anything."""
    state_kept(companion(tmp_path, *OPENED, "z 6 b2 9"), line)


# -- Taking back ------------------------------------------------------------------------------


def test_undo_is_without_limit(tmp_path: Path) -> None:
    """All that was told can be taken back, «nimm» and whole rounds included, and done again."""
    lines = [*quick_round("Anna Ben"), "", "9", "ben a1 1 a2 1", "anna a1 2 a2 3", "n b1 4", "z 3"]
    talk = companion(tmp_path, *lines)
    end, steps = talk.state, 0
    while talk.say("zurück") != ["Es gibt nichts zurückzunehmen."]:
        steps += 1
    talk = restarted(talk)
    assert talk.prompt == "Ablage: "
    for _ in range(steps):
        talk.say("vor")
    assert talk.state == end
    assert talk.say("vor") == ["Es gibt nichts wiederherzustellen."]
    assert restarted(talk).state == end


def test_a_correction_is_taken_back_like_anything(tmp_path: Path) -> None:
    """«zurück» right after a correction takes it back, then the move; «vor» does it again."""
    talk = companion(tmp_path, *OPENED, "n b2 9")
    moved = talk.state
    talk.say("k b2 8")
    corrected = talk.state
    assert talk.say("zurück") == ["Zurückgenommen, es gilt wieder 5, nicht 8."]
    assert talk.state == moved
    talk.say("zurück")
    assert talk.prompt == "Anna, Hand 5: "
    talk.say("zurück")
    assert talk.prompt == "Anna, Ablage 5: "
    talk.say("vor", "vor")
    assert talk.say("vor") == ["Es gilt wieder 8, nicht 5."]
    assert talk.state == corrected
    assert talk.say("vor") == ["Es gibt nichts wiederherzustellen."]


def test_corrections_are_taken_back_after_a_restart(tmp_path: Path) -> None:
    """Undo and redo reach through the file: corrections, «nimm» and what was undone already."""
    talk = companion(tmp_path, *OPENED, "n b2 9", "k b2 8", "z 4", "k hand 3")
    end = talk.state
    talk = restarted(talk)
    assert talk.say("zurück") == ["Zurückgenommen, es gilt wieder 4, nicht 3."]
    talk.say("zurück")
    talk = restarted(talk)
    assert talk.say("zurück") == ["Zurückgenommen, es gilt wieder 5, nicht 8."]
    talk = restarted(talk)
    talk.say("vor", "vor", "vor")
    assert talk.state == end


def test_a_new_move_forgets_what_was_undone(tmp_path: Path) -> None:
    """After a correction, as after any move, there is nothing to do again."""
    talk = companion(tmp_path, *OPENED, "n b2 9", "zurück", "k anna a1 8")
    assert talk.say("vor") == ["Es gibt nichts wiederherzustellen."]
    assert restarted(talk).say("vor") == ["Es gibt nichts wiederherzustellen."]


def test_undo_in_the_opening_takes_whose_cards_with_them(tmp_path: Path) -> None:
    """One step takes back cards that were told out of turn."""
    talk = companion(tmp_path, "5", "ben a1 3")
    talk.say("zurück")
    assert talk.prompt == "Anna, Aufdecken: "
    talk.say("vor")
    assert talk.prompt == "Ben, Aufdecken: "


# -- What only the table can know -------------------------------------------------------------


def test_a_card_is_set_by_hand(tmp_path: Path) -> None:
    """«karte Anna b2 7» lays a card there face-up; it can be corrected and taken back."""
    talk = companion(tmp_path, *OPENED)
    assert talk.say("karte ben b2 7") == ["Berichtigt: auf B2 von Ben liegt 7."]
    assert talk.say("karte ablage 9") == ["Berichtigt: auf der Ablage liegt 9."]
    assert talk.prompt == "Anna, Ablage 9: "
    assert talk.say("k ben b2 8") == ["Berichtigt: B2 von Ben ist 8, nicht 7."]
    assert talk.say("k ablage 2") == ["Berichtigt: auf der Ablage liegt 2, nicht 9."]
    talk = restarted(talk)
    talk.say("zurück", "zurück", "zurück", "zurück")
    assert talk.say("was b2 ben", "o") == ["Auf der Ablage liegt 5."]


def test_a_missed_turn_is_set_right(tmp_path: Path) -> None:
    """«dran Carla» gives her the turn; the person in turn already is just told so."""
    talk = companion(tmp_path, "5", "a1 9 a2 8", "a1 1 a2 2", "a1 3 a2 4", names="Anna Ben Carla")
    assert talk.say("dran carla") == [
        "Berichtigt: Carla kommt an die Reihe.",
        "Carla ist dran.",
    ]
    assert talk.prompt == "Carla, Ablage 5: "
    assert state_kept(talk, "dran carla")[0].startswith("Carla ist dran: ziehe")
    talk.say("z 4")
    assert state_kept(talk, "dran ben") == ["Erst muss die Karte aus der Hand abgelegt sein."]


def test_a_scored_round_is_not_set_by_hand(tmp_path: Path) -> None:
    """Cards that are counted already are set right where they were told, not over the points."""
    talk = companion(tmp_path, *quick_round("Anna Ben"))
    answer = "Die Runde ist schon gewertet, da hilft korrigiere oder rückgängig."
    assert state_kept(talk, "karte anna b2 7") == [answer]
    assert state_kept(talk, "dran ben") == [answer]


# -- Cards that a deck does not have ----------------------------------------------------------

FIVE = (*OPENED, "z -2 a2 -2", "z 6 x a2 -2")
DOUBT = "Alle 5 Karten mit minus 2 sind schon aufgetaucht. Liegt trotzdem noch eine da?"


@pytest.mark.parametrize("line", ["nein", "n", ""])
def test_an_impossible_card_is_asked_back(tmp_path: Path, line: str) -> None:
    """A sixth minus 2 is asked back once; no, or nothing, leaves everything as it was."""
    talk = companion(tmp_path, *FIVE)
    assert state_kept(talk, "z -2 b3 4") == [DOUBT]
    assert talk.prompt == "Trotzdem, nein: "
    assert state_kept(talk, line) == ["Gut, dann nicht."]
    assert talk.prompt == "Anna, Ablage 6: "


def test_an_impossible_card_can_be_right(tmp_path: Path) -> None:
    """With «ja» the card counts; from then on counts are uncertain, and told so."""
    talk = companion(tmp_path, *FIVE, "z")
    assert talk.say("-2") == [DOUBT]
    assert talk.say("zähle -2") == ["Alle 5 Karten mit minus 2 sind schon aufgetaucht."]
    assert talk.say("ja") == [
        (
            "Mit minus 2 gibt es jetzt eine Karte mehr als vorgesehen, "
            "ab hier sind Zählungen ungewiss."
        ),
        "Anna zieht minus 2.",
    ]
    assert talk.say("zähle 0")[-1].startswith("Das ist ungewiss")
    again = restarted(talk)
    assert again.prompt == "Anna, Hand -2: "
    assert again.say("zähle 0")[-1].startswith("Das ist ungewiss")
    again.say("t b3 4")
    assert again.say("k b3 5") == ["Berichtigt: B3 von Anna ist 5, nicht minus 2."]
    assert "ungewiss" not in again.say("zähle 0")[-1]
    assert restarted(again).state == again.state


def test_a_correction_to_an_impossible_card_is_asked_back(tmp_path: Path) -> None:
    """«korrigiere b2 -2» for a sixth minus 2 asks too, and «ja» does it, also in the file."""
    talk = companion(tmp_path, *FIVE, "z 4 b3 9")
    assert state_kept(talk, "k b3 -2") == [DOUBT]
    assert talk.say("ja") == ["Berichtigt: B3 von Anna ist minus 2, nicht 4."]
    assert talk.say("zähle 1")[-1].startswith("Das ist ungewiss")
    assert restarted(talk).state == talk.state


def test_a_confirmed_card_stays_possible_once_another_is_set_right(tmp_path: Path) -> None:
    """The sixth minus 2 is an ordinary one after an earlier one turns out to be misheard."""
    talk = companion(tmp_path, *FIVE, "z -2 b3 4", "ja")
    assert talk.say("k ben b1 -1") == ["Berichtigt: B1 von Ben ist minus 1, nicht minus 2."]
    assert len(talk.say("zähle -2")) == 1


def test_tactile_rules_are_followed_too(tmp_path: Path) -> None:
    """A preset of the tactile edition makes no difference to what can be set right."""
    talk = companion(tmp_path, *OPENED, "z 6 b2 9", "k b2 7", rules=PRESETS["taktil"])
    assert talk.say("b2?") == ["B2 von Ben: verdeckt."]


def test_asking_who_somebody_is_gives_nobody_the_turn(tmp_path: Path) -> None:
    """«wer ist Ben» and «Ist Ben dran?» are questions, and a question never changes anything."""
    talk = companion(tmp_path, "5", "a1 9 a2 8", "a1 1 a2 2")
    assert state_kept(talk, "wer ist ben") == [
        "Ben ist kein Programm, sondern sitzt hier am Tisch."
    ]
    assert state_kept(talk, "dran ben?") == state_kept(talk, "wer ist ben")
    assert talk.say("dran ben")[0] == "Berichtigt: Ben kommt an die Reihe."


def test_a_place_where_only_one_person_has_a_card_is_theirs(tmp_path: Path) -> None:
    """Whoever notices a turn later need not name the person if nobody else can be meant."""
    talk = companion(tmp_path)
    talk.say(*OPENED, "z 5 b2 6", "z 4 c3 7")
    (told,) = talk.say("korrigiere b2 3")
    assert told.startswith("Berichtigt: B2 von ")
    assert told.endswith(" ist 3, nicht 5.")
