"""One line's way at a table: understood, done, on disk, told."""

import contextlib
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.options import STANDARD, FlipAfterDiscard
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.saves import load, unfinished
from skyjo_a11y.session import Session, UndoRefusal
from skyjo_a11y.settings import Pace, Settings
from skyjo_a11y.table import Table
from skyjo_a11y.text import LONGEST_LINE
from skyjo_a11y.vocabulary import WORDLESS, Command, vocabulary, words_of
from tests.evenings import Talk, desk_in, sensible, setup_of, told

SHORT = replace(STANDARD, rounds=1)
LONG = replace(STANDARD, target=1000)
MOST_LINES = 20
MANY_LINES = 2000


@pytest.fixture
def talk(tmp_path: Path) -> Talk:
    """Jana against Vera, before the first card is turned up."""
    return Talk(desk_in(tmp_path), setup_of())


def turned_up(folder: Path, setup: Setup | None = None, *, paged: bool = False) -> Talk:
    """A table where whoever sits at the keyboard has opened A1 and A2 and is in turn."""
    talk = Talk(desk_in(folder, paged=paged), setup or setup_of())
    while talk.state.phase is Phase.OPENING:
        talk.say("a1 a2")
    return talk


@pytest.fixture
def turn(tmp_path: Path) -> Talk:
    """The same at the beginning of Jana's turn, with 9 on the discard pile."""
    return turned_up(tmp_path)


@pytest.fixture
def hand(turn: Talk) -> Talk:
    """The same with a drawn 7 in hand."""
    turn.say("z")
    return turn


def play_until(talk: Talk, phase: Phase, seed: int = 1) -> Talk:
    """Play sensibly until that phase."""
    random = Random(seed)
    for _ in range(MANY_LINES):
        if talk.state.phase is phase:
            return talk
        talk.say(sensible(talk.state, random))
    pytest.fail(f"no {phase} in a whole game")


def round_over(folder: Path) -> Talk:
    """The end of the first round."""
    return play_until(turned_up(folder, setup_of(rules=LONG)), Phase.ROUND_OVER)


def game_over(folder: Path) -> Talk:
    """The end of a game of one round."""
    return play_until(turned_up(folder, setup_of(rules=SHORT)), Phase.GAME_OVER)


def returned(folder: Path) -> Talk:
    """A game that was resumed with a card in hand."""
    turned_up(folder).say("z")
    talk = Talk(desk_in(folder))
    talk.say("ja")
    return talk


MOMENTS: dict[str, Callable[[Path], Talk]] = {
    "opening": lambda folder: Talk(desk_in(folder), setup_of()),
    "turn": turned_up,
    "hand": lambda folder: play_until(turned_up(folder), Phase.DRAWN, 2),
    "taken": lambda folder: play_until(turned_up(folder), Phase.TAKEN, 3),
    "round-over": round_over,
    "game-over": game_over,
    "returned": returned,
    "hot-seat": lambda folder: turned_up(folder, setup_of("Jana Ole", "einfach")),
}


@pytest.fixture(params=MOMENTS)
def moment(request: pytest.FixtureRequest, tmp_path: Path) -> Talk:
    """A game in each moment."""
    return MOMENTS[request.param](tmp_path)


# -- A turn -------------------------------------------------------------------------------------


def test_a_turn_is_played(turn: Talk) -> None:
    """Draw, put, and hear what the others do; the prompt tells what one needs to know."""
    assert turn.prompt == "Ablage 9: "
    assert turn.say("z") == ["Du ziehst 7."]
    assert turn.prompt == "Hand 7: "
    lines = turn.say("t b2")
    assert lines[0].startswith("Du legst 7 auf B2")
    assert lines[1].startswith("Vera ")
    assert lines[-1] == "Du bist dran."


def test_several_commands_are_one_answer(turn: Talk) -> None:
    """«z t b2» is told as one turn."""
    lines = turn.say("z t b2")
    assert lines[0].startswith("Du ziehst 7, legst sie auf B2")


def test_a_line_is_done_up_to_what_is_not_possible(turn: Talk) -> None:
    """What is possible is done and told, then why the rest is not."""
    lines = turn.say("z u b2 s")
    assert lines[0] == "Du ziehst 7."
    assert "Hand ist noch 7" in lines[1]
    assert len(lines) == 2
    assert turn.prompt == "Hand 7: "


def test_nothing_is_done_in_a_line_that_is_not_understood(turn: Talk) -> None:
    """One unknown word, and the whole line does nothing."""
    before = turn.saved()
    assert "Xyzzy verstehe ich nicht" in turn.say("z t b2 xyzzy")[0]
    assert turn.saved() == before
    assert turn.prompt == "Ablage 9: "


@pytest.mark.parametrize("line", ["ende z", "neue z", "ende neue"])
def test_nothing_is_done_after_leaving(turn: Talk, line: str) -> None:
    """What follows «ende» or «neue Partie» in a line is not done any more."""
    before = turn.saved()
    turn.say(line)
    assert turn.saved() == before


def test_where_is_asked_in_the_prompt(hand: Talk) -> None:
    """«tausche» alone asks «Wohin», and a place answers."""
    assert hand.say("tausche") == []
    assert hand.prompt == "Wohin: "
    assert hand.say("b2")[0].startswith("Du legst 7 auf B2")


def test_where_stays_open_over_questions(hand: Talk) -> None:
    """Questions, help and mistakes in between do not close the question."""
    hand.say("t")
    for line in ("s", "karten", "hilfe", "xyzzy", "b4", "was b2", "b2?", "", "umfang", "t b2 c3"):
        assert hand.say(line)
        assert hand.prompt == "Wohin: "
    hand.say("x b2")
    assert hand.prompt != "Wohin: "


def test_which_is_told_where_the_prompt_stays(talk: Talk) -> None:
    """«decke auf» without a place tells what is expected, because the prompt asks it already."""
    assert len(talk.say("decke auf")) == 1
    assert talk.prompt == "Aufdecken: "


@pytest.mark.parametrize(
    ("answer", "part"),
    [
        ("lege", "Du legst 7 auf B2"),
        ("legen", "Du legst 7 auf B2"),
        ("t", "Du legst 7 auf B2"),
        ("7 auf B2 legen", "Du legst 7 auf B2"),
        ("wirf", "Du wirfst 7 ab und deckst B2 auf"),
        ("abwerfen", "Du wirfst 7 ab und deckst B2 auf"),
        ("weg", "Du wirfst 7 ab und deckst B2 auf"),
        ("aufdecken", "Du wirfst 7 ab und deckst B2 auf"),
        ("umdrehen", "Du wirfst 7 ab und deckst B2 auf"),
        ("t c3", "Du legst 7 auf C3"),
    ],
)
def test_put_or_turn_up_is_asked_back(hand: Talk, answer: str, part: str) -> None:
    """«auf B2» with a drawn card could mean two things; the words of the question answer it."""
    question = "7 auf B2 legen, oder 7 abwerfen und B2 aufdecken?"
    assert hand.say("auf b2") == [question]
    assert hand.prompt == "Lege, wirf: "
    assert hand.say("s") != [question]
    assert hand.prompt == "Lege, wirf: "
    assert hand.say(answer)[0].startswith(part)


@pytest.mark.parametrize("line", ["nimm b", "nimm e5", "nimm b 4", "nimm 3", "nimm b2 c2"])
def test_nothing_binds_by_half(turn: Talk, line: str) -> None:
    """A discard is not taken by a line of which a part can't be."""
    before = turn.saved()
    assert len(turn.say(line)) == 1
    assert turn.saved() == before


def test_an_opening_is_never_somebody_elses(tmp_path: Path) -> None:
    """One card too many in a line does not turn up the next person's."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana Ole", ""))
    talk.say("a1")
    before = talk.saved()
    talk.say("b1 c1")
    assert talk.saved() == before


# -- Yes and no ---------------------------------------------------------------------------------


def test_a_near_miss_is_done_on_yes(turn: Talk) -> None:
    """«Meintest du ziehe?», and «ja» does the whole line as it was meant."""
    assert turn.say("zihe t b2") == ["Meintest du ziehe? Mit ja geschieht es."]
    assert turn.say("ja")[0].startswith("Du ziehst 7, legst sie auf B2")


@pytest.mark.parametrize("answer", ["nein", "n", "N."])
def test_a_near_miss_is_forgotten_on_no(turn: Talk, answer: str) -> None:
    """After nein nothing was done, and «n» was no «nimm»."""
    before = turn.saved()
    turn.say("zihe")
    assert turn.say(answer) == [phrases("answers").say("declined")]
    assert turn.saved() == before
    assert "nicht gefragt" in turn.say("ja")[0]


def test_a_guess_lasts_one_line(turn: Talk) -> None:
    """Another line in between, and «ja» does nothing more."""
    turn.say("zihe", "s")
    assert "nicht gefragt" in turn.say("ja")[0]


def test_n_takes_where_no_question_is_open(turn: Talk) -> None:
    """«n» is «nimm», «j» is nothing, unless a yes or no is asked for."""
    assert turn.say("n") == ["Du nimmst 9 von der Ablage."]
    assert "nicht gefragt" in turn.say("j")[0]


def test_yes_and_no_answer_nothing_unasked(moment: Talk) -> None:
    """Without an open question both are told to be no answer, and change nothing."""
    before = moment.files()
    for line in ("ja", "j", "nein") if moment.state.phase is not Phase.GAME_OVER else ():
        assert "nicht gefragt" in moment.say(line)[0]
        assert moment.files() == before


# -- The end, and the next game -----------------------------------------------------------------


def test_between_rounds_nothing_is_dealt_before_enter(tmp_path: Path) -> None:
    """After the score the prompt waits; Enter begins the next round."""
    talk = round_over(tmp_path)
    assert talk.prompt == "Weiter: "
    before = talk.saved()
    talk.say("s", "karten alle", "ablage", "wer", "stand")
    assert talk.saved() == before
    assert "Runde 2." in talk.say("")
    assert b"continue\nround 2 totals" in talk.saved()


@pytest.mark.parametrize("line", ["weiter", "Weiter.", "ich weiter"])
def test_weiter_is_enter_between_rounds(tmp_path: Path, line: str) -> None:
    """The word does the same as the empty line."""
    assert "Runde 2." in round_over(tmp_path).say(line)


@pytest.mark.parametrize("line", ["", "ja", "j"])
def test_another_game_is_one_enter_away(tmp_path: Path, line: str) -> None:
    """After the end Enter or ja begins another game of the same kind, with other cards."""
    talk = game_over(tmp_path)
    assert talk.prompt == "Noch eine: "
    first = unfinished(talk.desk.folder)
    assert first == []
    assert talk.say(line)[0].startswith("Neue Partie")
    (path,) = unfinished(talk.desk.folder)
    setup = load(path).log.setup
    assert setup == replace(setup_of(rules=SHORT), seed=setup.seed)
    assert setup.seed != "7"
    assert talk.prompt == "Aufdecken: "


def test_no_other_game_is_wanted(tmp_path: Path) -> None:
    """«n» after the end is nein; the game can still be looked at."""
    talk = game_over(tmp_path)
    files = talk.files()
    assert len(talk.say("n")) == 1
    assert talk.prompt == "Noch eine: "
    assert talk.files() == files
    assert talk.say("karten alle")


def test_a_new_game_leaves_the_running_one_open(hand: Talk) -> None:
    """«neue partie» begins the set-up; the game that was running can be resumed."""
    before = hand.saved()
    hand.say("neue partie")
    assert hand.prompt == "Dein Name, Jana: "
    assert hand.saved() == before
    told = hand.say("weiter")
    assert "7 gezogen" in told[0]
    assert hand.prompt == "Hand 7: "


@pytest.mark.parametrize("line", ["ende", "beenden", "schluss", "ENDE."])
def test_leaving_says_that_all_is_saved(moment: Talk, line: str) -> None:
    """«ende» never asks: all is saved."""
    before = moment.files()
    assert moment.say(line) == [phrases("answers").say("farewell")]
    assert moment.reply.over
    assert moment.files() == before


def test_the_keyboard_may_vanish(moment: Talk) -> None:
    """At the end of input the program leaves as with «ende»."""
    reply = moment.conversation.leave()
    assert told(reply) == [phrases("answers").say("farewell")]
    assert reply.over


# -- Questions ----------------------------------------------------------------------------------

QUESTIONS = [
    *(f"{vocabulary().names[command]} {who}".strip() for command in (
        Command.CARDS,
        Command.HAND,
        Command.SUM,
        Command.HIDDEN,
        Command.PAIRS,
        Command.TOTALS,
        Command.REPORT,
    ) for who in ("", "Vera", "vera Jana", "alle", "ve")),
    *("ablage", "o", "wer", "wer ist dran", "stapel", "zähle 0", "zähle -2", "zähle 12", "s"),
    *("l", "a", "B", "1", "2", "3", "spalte c", "reihe 2", "l a", "l 2 vera", "b vera", "v"),
    *("was", "was b2", "b2?", "b 2?", "was b2 vera", "b2 vera?", "?", "h", "hilfe", "r", "regeln"),
    *("hilfe alles", "hilfe tausche", "regeln ende", "regeln ziel", "einstellungen", "verlauf"),
    *("verlauf 1", "verlauf alles", "w", "umfang", "tempo", "zwo", "ziehe?", "weiter?", "ende?"),
]  # fmt: skip


def test_every_question_is_answered_at_every_moment(moment: Talk) -> None:
    """There is an answer in every moment, and a question never changes anything."""
    files, prompt, state = moment.files(), moment.prompt, moment.state
    for line in QUESTIONS:
        lines = moment.say(line)
        assert lines, line
        assert not any("verstehe ich nicht" in text for text in lines), line
        assert (moment.files(), moment.prompt, moment.state) == (files, prompt, state), line


MISTAKES = [
    *("xyzzy", "b4", "e1", "13", "-2", "b 4", "zähle", "zähle 13", "spalte", "reihe", "reihe 5"),
    *("7", "ich", "...", "\U0001f642", "\x1b[A", "was 5", "l 9", "hilfe xyzzy", "regeln xyzzy"),
    *("verlauf 99", "verlauf xyzzy", "umfang laut", "x" * 401, "hilfe \U0001f642", "verlauf ./"),
    *("verlauf ~nobody-of-that-name/x", "verlauf /nowhere/at/all.txt"),
]


def test_every_mistake_is_met_with_one_sentence(moment: Talk) -> None:
    """What is not understood is told in a line, and nothing has changed."""
    (moment.desk.folder / "earlier.skyjo").touch()  # in a first game hints may follow
    files, prompt, state = moment.files(), moment.prompt, moment.state
    for line in MISTAKES:
        lines = moment.say(line)
        assert len(lines) == 1, line
        assert lines[0][0].isupper() or lines[0][0] in "-0123456789", line
        assert lines[0].endswith((".", "?")), line
        assert not set(lines[0]) & set("\x1b\u202e\U0001f642"), line
        assert (moment.files(), moment.prompt, moment.state) == (files, prompt, state), line


def test_half_of_auf_is_no_accident(moment: Talk) -> None:
    """«auf» without one place is asked, refused or not understood in every moment."""
    for line in ("auf", "auf 7", "auf anna", "auf b", "auf reihe 2", "auf b2 c3"):
        moment.say(line)
        assert moment.prompt.endswith(": ")


@pytest.mark.parametrize("line", ["ziehe", "nimm", "t b2", "x", "u b2", "weiter", "nichts"])
def test_what_is_not_allowed_now_is_told_with_what_is(moment: Talk, line: str) -> None:
    """A move that is not possible is told in a line and changes nothing."""
    before, state = moment.files(), moment.state
    lines = moment.say(line)
    if moment.files() == before:
        assert len(lines) == 1
        assert moment.state == state


def test_parts_of_a_grid_are_asked_by_letter_and_number(turn: Talk) -> None:
    """A letter alone asks the column, a number the row, a place what lies there."""
    assert turn.say("a") == ["Spalte A: 8, 10, verdeckt."]
    assert turn.say("1")[0].startswith("Reihe 1: 8, ")
    assert turn.say("a1") == ["A1: 8."]
    assert turn.say("a1 vera")[0].startswith("A1 von Vera: ")


def test_an_empty_line_tells_what_is_expected(turn: Talk) -> None:
    """Enter in the middle of a turn changes nothing."""
    before = turn.saved()
    assert turn.say("") == turn.say("wer")
    assert turn.saved() == before


# -- Looking back -------------------------------------------------------------------------------


def test_repeating_goes_back_step_by_step(turn: Talk) -> None:
    """«w» says the last answer again, each further «w» the one before, and then there is none."""
    first, second, third = turn.say("a"), turn.say("b"), turn.say("c")
    assert [turn.say("w") for _ in range(3)] == [third, second, first]
    nothing = turn.say(*["w"] * 9)
    assert turn.say("w") == nothing
    assert nothing not in (first, second, third)
    assert turn.say("d")
    assert turn.say("w") == ["Spalte D: alles verdeckt."]


def test_an_answer_in_the_prompt_starts_repeating_anew(hand: Talk) -> None:
    """After «tausche», which only changes the prompt, «w» says the last answer again."""
    hand.say("a", "b", "w", "w")
    hand.say("t")
    assert hand.say("w") == ["Spalte B: alles verdeckt."]


def test_the_report_tells_what_the_others_did(turn: Talk) -> None:
    """«bericht» repeats what happened since the own last turn."""
    lines = turn.say("z t b2")
    assert turn.say("bericht") == lines[1:]


def test_the_history_is_written_to_a_new_file(
    turn: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """«verlauf datei.txt» writes the game; a file that exists stays as it is."""
    monkeypatch.chdir(tmp_path)
    assert turn.say("verlauf partie.txt") == ["Geschrieben in partie.txt."]
    text = Path("partie.txt").read_text("utf-8")
    assert text.splitlines() == turn.say("verlauf alles")
    turn.say("z")
    assert "gibt es schon" in turn.say("verlauf partie.txt")[0]
    assert Path("partie.txt").read_text("utf-8") == text


def test_a_stray_word_makes_no_file(
    turn: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """«verlauf bitte» writes nothing: a file's name has a dot or a stroke."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert "verlauf datei.txt" in turn.say("verlauf bitte")[0]
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "line", ["verlauf 1", "verlauf runde 1", "verlauf eins", "verlauf Runde eins"]
)
def test_a_round_is_read_back_by_its_number(tmp_path: Path, line: str) -> None:
    """A round is found by its number, in digits or as a word."""
    talk = round_over(tmp_path)
    first = talk.say("verlauf")
    talk.say("")
    assert talk.say(line) == first


# -- Undo ---------------------------------------------------------------------------------------


def test_undo_is_told_with_what_is_expected_now(hand: Talk) -> None:
    """After «zurück» one hears that, and where one is."""
    hand.say("x")
    lines = hand.say("zurück")
    assert lines[0] == "Zurückgenommen."
    assert "7" in lines[1]
    assert hand.prompt == "Hand 7: "
    assert hand.say("vor")
    assert hand.prompt == "Aufdecken: "


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["z", "zurück"], UndoRefusal.CARD_SEEN),
        (["n", "rueckgaengig"], UndoRefusal.TAKE_BINDS),
        (["zurück"], UndoRefusal.CARD_SEEN),
        (["z", "vor"], UndoRefusal.NOTHING_UNDONE),
    ],
)
def test_what_can_not_be_undone_is_told(turn: Talk, lines: list[str], reason: str) -> None:
    """Each reason has its sentence, and nothing changes."""
    turn.say(*lines[:-1])
    before = turn.saved()
    sentence = phrases("problems").say("not-undone", {"reason": str(reason)})
    assert turn.say(lines[-1]) == [sentence]
    assert turn.saved() == before


def test_undo_closes_an_open_question(hand: Talk) -> None:
    """What was asked about a move that is no more is not asked any longer."""
    hand.say("x", "zurück", "t")
    assert hand.prompt == "Wohin: "
    hand.say("vor")
    assert hand.prompt == "Aufdecken: "


# -- Pages and steps ----------------------------------------------------------------------------


def full_table(folder: Path, **changes: object) -> Talk:
    """Jana against seven, with a person reading along."""
    desk = desk_in(folder, settings=replace(Settings(), **changes), paged=True, columns=80)  # type: ignore[arg-type]
    return Talk(desk, setup_of("Jana", " ".join(["einfach"] * 7)))


def shown(talk: Talk) -> list[str]:
    """The lines of the last reply as the screen shows them."""
    return talk.conversation.lines(talk.reply)


def test_a_long_answer_comes_in_pages(tmp_path: Path) -> None:
    """Never more than twenty lines at once; Enter goes on, and nothing is lost or doubled."""
    talk = full_table(tmp_path)
    pages = [talk.say("karten alle")]
    while talk.prompt == "Mehr: ":
        assert len(shown(talk)) <= MOST_LINES
        pages.append(talk.say(""))
    assert len(pages) == 2
    lines = [line for page in pages for line in page]
    assert lines == Talk(desk_in(tmp_path / "b"), setup_of("Jana", "einfach " * 7)).say(
        "karten alle"
    )
    assert talk.prompt == "Aufdecken: "


@pytest.mark.parametrize("line", ["", "weiter", "  ", "Weiter!"])
def test_the_rest_comes_on_enter_and_weiter(tmp_path: Path, line: str) -> None:
    """At «Mehr» the next step is the rest of what is told."""
    talk = full_table(tmp_path)
    talk.say("karten alle")
    assert talk.prompt == "Mehr: "
    assert talk.say(line)[0].startswith("Karten von")


def test_any_command_skips_the_rest(tmp_path: Path) -> None:
    """Whoever has heard enough types on, and can have it all again."""
    talk = full_table(tmp_path)
    page = talk.say("karten alle")
    assert talk.say("a") == ["Spalte A: alles verdeckt."]
    assert talk.prompt == "Aufdecken: "
    talk.say("w")
    assert talk.say("w") == page
    assert talk.prompt == "Mehr: "


def test_a_pipe_gets_everything_at_once(tmp_path: Path) -> None:
    """Where nobody reads along there are no pages and no steps."""
    desk = desk_in(tmp_path, settings=Settings(pace=Pace.STEP))
    talk = Talk(desk, setup_of("Jana", "einfach " * 7))
    assert len(talk.say("karten alle")) == 39
    talk.say("a1 a2")
    assert talk.prompt != "Mehr: "


def test_step_by_step_each_told_turn_waits(tmp_path: Path) -> None:
    """With «tempo schritt» each told turn waits for Enter; answers come whole."""
    talk = full_table(tmp_path, pace=Pace.STEP)
    talk.say("a1 a2")
    while talk.prompt == "Mehr: ":
        talk.say("")
    steps = [talk.say("z t c1")]
    while talk.prompt == "Mehr: ":
        steps.append(talk.say(""))
    others = ("Du ", "Vera ", "Anton ", "Lea ", "Max ", "Ida ", "Emil ", "Otto ")
    assert [step[0].startswith(name) for step, name in zip(steps, others, strict=True)] == [
        True
    ] * 8
    assert steps[-1][-1] == "Du bist dran."
    assert len(talk.say("karten")) == 4
    assert talk.prompt != "Mehr: "


# -- The disk -----------------------------------------------------------------------------------


def test_everything_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    """Whenever lines are laid out to be told, the file already holds the whole game."""
    talk = turned_up(tmp_path, setup_of("Jana Ole", "einfach"), paged=True)
    (path,) = talk.desk.folder.glob("*.skyjo")
    laid_out: list[bool] = []

    def lines(utterance: Utterance, cells: int) -> list[str]:
        on_disk = Session(load(path).log, lambda _line: None).state
        laid_out.append(on_disk == talk.state)
        return lines_of(utterance, cells, None)

    talk.desk.lines = lines
    random = Random(4)
    while talk.state.phase is not Phase.GAME_OVER and len(laid_out) < 200:
        talk.say(sensible(talk.state, random))
        talk.conversation.lines(talk.reply)
    assert len(laid_out) > 60
    assert all(laid_out)


def test_each_answer_is_synced(turn: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision is synced to the disk within its line, several of a line at least once."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(os.fstat(descriptor).st_size))
    turn.say("z t b2")
    assert synced
    assert synced[-1] == len(turn.saved())
    synced.clear()
    turn.say("s", "karten")
    assert synced == []


def full(*_args: object) -> int:
    """A disk without room."""
    raise OSError(28, "No space left on device")


def test_a_full_disk_is_told_once_and_tried_again(
    turn: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on in memory, says so once, and is whole on disk as soon as there is room."""
    before = turn.saved()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert "lässt sich gerade nicht speichern" in turn.say("z")[0]
        assert not any("speichern" in line for line in turn.say("t b2"))
        assert turn.saved() == before
    turn.say("s")
    assert turn.saved().startswith(before + b"1 draw\n")
    assert Session(read_log(turn.saved().decode().splitlines()), lambda _: None).state == turn.state


@pytest.mark.parametrize("line", ["ende", ""], ids=["ende", "end-of-input"])
def test_leaving_tries_to_save_a_last_time(
    turn: Talk, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    """If there is room again, everything is saved at the end; if not, the farewell warns."""
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        turn.say("z")
        warned = turn.say(line) if line else told(turn.conversation.leave())
    assert warned == [phrases("answers").say("farewell-unsaved")]
    name = next(iter(turn.files()))
    assert told(turn.conversation.leave()) == [phrases("faults").say("farewell-at", {"name": name})]
    assert b"1 draw\n" in turn.saved()


def test_a_game_that_is_not_saved_is_not_left_for_another(
    turn: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """«neue partie» would lose what is not on disk: that is told, by «speichern» as well."""
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        turn.say("z")
        for line in ("neue partie", "speichern"):
            assert "nicht speichern" in turn.say(line)[0]
        assert turn.prompt == "Hand 7: "
    turn.say("neue partie")
    assert turn.prompt == "Dein Name, Jana: "
    assert b"1 draw\n" in turn.saved()


def test_an_interrupted_answer_loses_nothing_told(
    turn: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the program dies while a line is written, all that was told is still there."""
    turn.say("z")
    state = turn.state
    with monkeypatch.context() as patch, contextlib.suppress(KeyboardInterrupt):
        patch.setattr(SaveFile, "sync", lambda _save: (_ for _ in ()).throw(KeyboardInterrupt))
        turn.say("t b2")
    (path,) = turn.desk.folder.glob("*.skyjo")
    assert Session(load(path).log, lambda _: None).state == state


# -- Tab ----------------------------------------------------------------------------------------


def test_completion_knows_commands_and_people(turn: Talk) -> None:
    """The last word may become a command or a name; nothing typed offers nothing."""
    complete = turn.conversation.completions
    assert complete("zi") == ["ziehe"]
    assert complete("karten ver") == ["Vera", "verdeckt", "verlauf"]
    assert complete("ruec") == ["rückgängig"]
    assert complete("") == complete("karten ") == complete("xyzzy") == []


# -- Anything at all ----------------------------------------------------------------------------

WORDS = sorted(
    {
        word
        for command in Command
        if command not in WORDLESS
        for word in words_of(f"command-{command}")
    }
    - {"ende", "beenden", "schluss"}
)
PIECES = [
    *WORDS,
    *vocabulary().sets["fillers"],
    *("auf", "ab", "b2", "c 3", "a", "2", "-2", "7", "?", "vera", "alle", "ja", "nein", "spalte"),
    *("knapp", "schritt", "40", "reihe", "datei"),
]


class AnyConversation(RuleBasedStateMachine):
    """Somebody types anything, among it sensible things, and now and then comes back."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.around = contextlib.chdir(self.folder.name)  # where «verlauf datei.txt» would write
        self.around.__enter__()
        self.random = Random(1)

    @initialize(
        people=st.sampled_from(["Jana", "Jana Ole"]),
        bots=st.sampled_from(["einfach", "zufall zufall", "einfach " * 6]),
        practice=st.booleans(),
        optional=st.booleans(),
        clear_rows=st.booleans(),
        seed=st.integers(0, 99),
    )
    def sit_down(
        self, people: str, bots: str, *, practice: bool, optional: bool, clear_rows: bool, seed: int
    ) -> None:
        """A game of two short rounds begins."""
        rules = replace(STANDARD, rounds=2, clear_rows=clear_rows)
        if optional:
            rules = replace(rules, flip_after_discard=FlipAfterDiscard.OPTIONAL)
        desk = desk_in(Path(self.folder.name), paged=True, columns=80)
        self.talk = Talk(
            desk, setup_of(people, bots, rules=rules, practice=practice, seed=str(seed))
        )

    @property
    def at_table(self) -> bool:
        """Whether a game is on."""
        return isinstance(self.talk.conversation.room, Table)

    @rule(count=st.integers(1, 12))
    def play_on(self, count: int) -> None:
        """Some sensible moves."""
        for _ in range(count):
            if self.at_table:
                self.talk.say(sensible(self.talk.state, self.random))

    @rule(words=st.lists(st.sampled_from(PIECES), min_size=1, max_size=5))
    def type_words(self, words: list[str]) -> None:
        """Words of the game in any order."""
        self.type(" ".join(words))

    @rule(line=st.text(max_size=30))
    def type_anything(self, line: str) -> None:
        """Any text."""
        self.type(line)

    @rule(line=st.sampled_from(QUESTIONS))
    def ask(self, line: str) -> None:
        """A question, which changes nothing at a table."""
        if self.at_table:
            state, files = self.talk.state, self.talk.files()
            self.talk.say(line)
            assert (self.talk.state, self.talk.files()) == (state, files)

    @rule(length=st.integers(LONGEST_LINE - 1, 5000))
    def type_much(self, length: int) -> None:
        """A line of which nobody means all."""
        self.type("z " * (length // 2))

    @rule()
    def come_back(self) -> None:
        """Leave and resume the game played last, if one is open."""
        self.talk.conversation.leave()
        state = self.talk.state if self.at_table else None
        desk = desk_in(Path(self.folder.name), paged=True, columns=80)
        again = Talk(desk)
        again.say("")
        if state is not None and state.phase is not Phase.GAME_OVER:
            self.talk = again
            assert again.state.totals is not None

    def type(self, line: str) -> None:
        """A line; if a word of it is not understood, the game is as it was."""
        before = self.talk.files() if self.at_table else {}
        room = self.talk.conversation.room
        names = room.setup.names if isinstance(room, Table) else ()
        understood = all(isinstance(part, Request) for part in parse(line, names))
        self.talk.say(line)
        if before and not understood:
            assert self.talk.files() == before

    @invariant()
    def is_calm(self) -> None:
        """A short prompt, no more than twenty lines, all on disk."""
        if not hasattr(self, "talk"):
            return
        asked = self.talk.reply.typing or self.talk.prompt
        assert asked.endswith(": ")
        assert len(asked) <= 19
        assert len(shown(self.talk)) <= MOST_LINES
        for line in shown(self.talk):
            assert len(line) >= 3
        if self.at_table:
            states = [
                Session(load(path).log, lambda _: None).state
                for path in self.talk.desk.folder.glob("*.skyjo")
            ]
            assert self.talk.state in states

    def teardown(self) -> None:
        """Tidy up."""
        self.around.__exit__()
        self.folder.cleanup()


TestAnyConversation = AnyConversation.TestCase
TestAnyConversation.settings = settings(deadline=None, max_examples=40, stateful_step_count=25)
