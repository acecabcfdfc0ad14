"""Before a game: greeting, resuming, setting up."""

import os
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.bots import BOTS
from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.narration.wording import Detail
from skyjo_a11y.option_words import option_choices, question
from skyjo_a11y.rules.options import OPTIONS, PRESETS, STANDARD, with_option
from skyjo_a11y.saves import load, unfinished
from skyjo_a11y.settings_file import load as load_settings
from tests.evenings import Talk, desk_in, finished, save_lines, setup_of

MOST_CELLS = 19


@pytest.fixture
def talk(tmp_path: Path) -> Talk:
    """A first start of the program."""
    return Talk(desk_in(tmp_path))


def begun(talk: Talk) -> Setup:
    """What the only saved game was set up with."""
    (path,) = talk.desk.folder.glob("*.skyjo")
    return load(path).log.setup


def saved_game(folder: Path, name: str, moment: int, people: str = "Jana") -> Path:
    """An unfinished game that was played last at ``moment``."""
    talk = Talk(desk_in(folder / name), setup_of(people, "einfach"))
    path = folder / "games" / f"{name}.skyjo"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(talk.saved())
    os.utime(path, (moment, moment))
    return path


# -- Setting up ---------------------------------------------------------------------------------


def test_the_first_start_greets_and_asks(talk: Talk) -> None:
    """A greeting and where to learn, then the first question stands in the prompt."""
    greeting, invitation = talk.begun
    assert greeting.startswith("Willkommen")
    assert "lernen" in invitation
    assert talk.prompt == "Dein Name: "


def test_defaults_are_one_enter_away(talk: Talk) -> None:
    """With a name given, Enter takes the default of every other question."""
    talk.say("Jana", "", "", "")
    assert talk.prompt == "Braillezellen, 0: "
    assert "Neue Partie" in talk.say("")[0]
    setup = begun(talk)
    assert setup.players[0] == Player("Jana")
    assert len(setup.players) == 3
    assert (setup.rules, setup.practice) == (STANDARD, False)


def test_the_first_name_has_no_default(talk: Talk) -> None:
    """Enter at the very first question asks for a name, in a sentence."""
    assert talk.say("") == ["Bitte sag wenigstens einen Namen, zum Beispiel: Jana."]
    assert talk.prompt == "Dein Name: "


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Jana", ["Jana"]),
        ("Jana Ole", ["Jana", "Ole"]),
        ("Jana, Ole und Mia", ["Jana", "Ole", "Mia"]),
        ("ich, Jana; Ole", ["Jana", "Ole"]),
        ("Ju\u0308rgen\u00a0Zoe\u0308", ["Jürgen", "Zoë"]),
        ("O\u2019Neil Anna\u2010Lena", ["O\u2019Neil", "Anna-Lena"]),
    ],
)
def test_names_are_given_in_one_line(talk: Talk, line: str, names: list[str]) -> None:
    """Blanks, commas or «und» stand between the names of people at one keyboard."""
    talk.say(line, "1", "", "", "")
    assert [player.name for player in begun(talk).players if player.bot is None] == names


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("Jana2", "Bindestrich"),
        ("Jana jana", "gibt es am Tisch schon"),
        ("Ziehe-", "Bindestrich"),
        ("Zwei", "Wort des Spiels"),
        ("Jana karten", "Wort des Spiels"),
        ("x" * 21, "zu lang"),
        ("A B C D E F G H I", "zwei bis acht|8|Wort"),
        ("\U0001f642", "Bindestrich"),
        ("a", "Wort des Spiels"),
    ],
)
def test_a_name_that_can_not_be_is_explained(talk: Talk, line: str, part: str) -> None:
    """Why a name can't be used is told, and the question stays."""
    (told,) = talk.say(line)
    assert any(words in told for words in part.split("|"))
    assert talk.prompt == "Dein Name: "
    assert talk.files() == {}


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        ("3", ["einfach"] * 3),
        ("zwei", ["einfach"] * 2),
        ("einfach, zufall", ["einfach", "zufall"]),
        ("Ida:zufall,2", None),
    ],
)
def test_opponents_are_a_number_or_levels(talk: Talk, line: str, levels: list[str] | None) -> None:
    """A number in digits or as a word, or levels; anything else is explained."""
    told = talk.say("Jana", line)
    if levels is None:
        assert "2 passt hier nicht" in told[0]
        assert talk.prompt == "Gegner, 2: "
        return
    talk.say("", "", "", "")
    assert [player.bot for player in begun(talk).players[1:]] == levels


def test_a_level_that_was_said_is_not_asked_again(talk: Talk) -> None:
    """After «zufall, zufall» the rules come next, and the level stays as it was said."""
    talk.say("Jana", "zufall, zufall")
    assert talk.prompt == "Regeln, standard: "
    talk.say("", "")
    assert {player.bot for player in begun(talk).players[1:]} == {"zufall"}


def test_different_levels_need_no_question(talk: Talk) -> None:
    """Who named several levels is not asked for one."""
    talk.say("Jana", "zufall, einfach")
    assert talk.prompt.startswith("Regeln")


@pytest.mark.parametrize("level", BOTS)
def test_every_level_can_be_chosen(talk: Talk, level: str) -> None:
    """Each bot of the table is an answer, and is named in the explanation."""
    talk.say("Jana", "1")
    assert level in " ".join(talk.say("hilfe"))
    talk.say(level.upper(), "", "")
    assert begun(talk).players[1].bot == level


def test_people_alone_may_play(talk: Talk) -> None:
    """Several people need no opponents, one alone needs one."""
    talk.say("Jana", "0")
    assert talk.prompt == "Gegner, 2: "
    talk.say("zurück", "Jana Ole")
    assert talk.prompt == "Gegner, 0: "
    talk.say("0")
    assert talk.prompt.startswith("Regeln")


def test_a_full_table_has_no_opponents(talk: Talk) -> None:
    """Eight people are not asked for opponents, and nine are too many."""
    talk.say("E F G I J. K L M")
    talk.say("Ea Fa Ga Ia Ka Ma Pa Qa Ra")
    assert talk.prompt == "Dein Name: "
    talk.say("Ea Fa Ga Ia Ka Ma Pa Qa")
    assert talk.prompt.startswith("Regeln")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen(talk: Talk, preset: str) -> None:
    """Each preset is an answer."""
    talk.say("Jana", "1", "", preset.upper(), "")
    assert begun(talk).rules == PRESETS[preset]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_rule_can_be_asked_one_by_one(talk: Talk, option: str) -> None:
    """«einzeln» asks each rule, with its choices, its default, and its explanation as help."""
    talk.say("Jana", "1", "", "einzeln")
    while not talk.prompt.startswith(question(option)):
        talk.say("")
    assert len(talk.prompt) <= MOST_CELLS
    words = option_choices(option)
    help_text = " ".join(talk.say("hilfe"))
    assert all(word in help_text for word in words)
    word, value = next(iter(reversed(words.items())), ("77", "77"))
    (complaint,) = talk.say("unsinn")
    assert "unsinn passt hier nicht" in complaint.lower()
    talk.say(word)
    while talk.desk.folder.exists() is False:
        talk.say("")
    assert begun(talk).rules == with_option(STANDARD, option, value)


def test_a_rule_that_is_a_number_says_so(talk: Talk) -> None:
    """The number of rounds may be «ohne» or a number, and both are told."""
    talk.say("Jana", "1", "", "einzeln")
    while not talk.prompt.startswith("Runden"):
        talk.say("")
    text = " ".join(talk.say("hilfe"))
    assert "ohne" in text
    assert "eine Zahl von 1" in text


def test_the_last_game_gives_the_defaults(talk: Talk) -> None:
    """The next set-up begins as the last game was."""
    talk.say("Jana Ole", "3", "zufall", "taktil", "")
    talk.say("neue partie")
    assert talk.prompt == "Dein Name: "  # two names have no room in the prompt
    talk.say("")
    assert talk.prompt == "Gegner, 3: "
    talk.say("")
    assert talk.prompt == "Stärke, zufall: "
    talk.say("")
    assert talk.prompt == "Regeln, taktil: "


def test_prompts_fit_a_short_display(talk: Talk) -> None:
    """Each question fits 19 cells, with its default if that has room."""
    prompts = [talk.prompt]
    for line in ("Maximiliane-Charlotte"[:20], "7", "", "einzeln", *("" for _ in OPTIONS), ""):
        talk.say(line)
        prompts.append(talk.prompt)
    assert all(len(prompt) <= MOST_CELLS for prompt in prompts)


# -- Back, help, settings -----------------------------------------------------------------------


def test_back_asks_the_question_before(talk: Talk) -> None:
    """«zurück» goes to the question before; at the first one it stays."""
    talk.say("zurück")
    assert talk.prompt == "Dein Name: "
    talk.say("Jana", "3", "zufall", "zurück", "zurück")
    assert talk.prompt == "Gegner, 3: "
    talk.say("zurueck")
    assert talk.prompt == "Dein Name, Jana: "
    talk.say("Ole", "1", "", "", "")
    assert begun(talk).players[0].name == "Ole"


def test_back_from_the_list_of_games_goes_on_with_the_questions(tmp_path: Path) -> None:
    """After «weiter» and «zurück» the answers count for the set-up again."""
    for number, name in enumerate(("first", "second")):
        saved_game(tmp_path, name, 1000 + number)
    talk = Talk(desk_in(tmp_path))
    talk.say("nein", "Mia", "3", "weiter")
    assert talk.prompt == "Nummer, 1: "
    talk.say("zurück")
    assert talk.prompt == "Gegner, 3: "
    talk.say("1", "", "", "")
    newest = unfinished(talk.desk.folder)[0]
    assert load(newest).log.setup.players[0].name == "Mia"


@pytest.mark.parametrize("question_number", range(4))
def test_help_is_there_at_every_question(talk: Talk, question_number: int) -> None:
    """«hilfe» explains the open question and leaves it open."""
    talk.say(*["Jana", "2", "einfach", "standard"][:question_number])
    prompt = talk.prompt
    for line in ("hilfe", "h", "?", "HILFE"):
        assert len(talk.say(line)) > 1
        assert talk.prompt == prompt
    assert talk.say("hilfe ziehe")[0].startswith("Mit ziehe")
    assert len(talk.say("hilfe alles")) > 5
    assert "weiß ich nichts" in talk.say("hilfe unsinn")[0]
    assert talk.prompt == prompt


def test_help_promises_no_default_where_there_is_none(talk: Talk) -> None:
    """Enter and «zurück» are named only where they lead somewhere, a long default in words."""
    first = " ".join(talk.say("hilfe"))
    assert "Enter allein genügt hier nicht." in first
    assert "zurück" not in first
    assert "Mit Enter gilt, was in der Frage hinter dem Komma steht, mit zurück" in " ".join(
        talk.say("Jana Ole", "hilfe")
    )
    assert "Mit Enter bleibt es bei Jana Ole." in " ".join(talk.say("zurück", "hilfe"))
    talk.say("")
    assert talk.prompt == "Gegner, 0: "


@pytest.mark.parametrize("line", ["regeln", "r", "regeln verdopplung", "einstellungen", "w"])
def test_common_questions_work_in_the_lobby(talk: Talk, line: str) -> None:
    """Rules, settings and repeating are there before a game too, and answer nothing."""
    prompt = talk.prompt
    assert talk.say(line)
    assert talk.prompt == prompt
    assert talk.files() == {}


def test_settings_changed_in_the_lobby_stay(talk: Talk) -> None:
    """What is set between the questions holds in the game, and next time."""
    talk.say("umfang knapp", "Jana", "braille 40", "1", "tempo schritt", "", "")
    assert talk.prompt == "Braillezellen, 40: "
    talk.say("")
    assert talk.desk.settings.style.detail is Detail.TERSE
    assert talk.desk.settings.cells == 40
    assert talk.desk.settings_file is not None
    assert load_settings(talk.desk.settings_file).settings == talk.desk.settings


def test_the_width_can_be_answered_as_a_command(talk: Talk) -> None:
    """At the question for the cells «braille 40» makes 40 the default."""
    talk.say("Jana", "1", "", "", "braille 40")
    assert talk.prompt == "Braillezellen, 40: "
    talk.say("")
    assert talk.desk.settings.cells == 40


def test_leaving_the_lobby_leaves_nothing_behind(talk: Talk) -> None:
    """«ende» before a game says goodbye; no file was made."""
    assert talk.say("Jana", "ende") == ["Bis bald."]
    assert talk.reply.over
    assert talk.files() == {}


# -- Resuming -----------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["", "ja", "J", "Ja.", "jawohl", "weiter"])
def test_an_open_game_is_offered(tmp_path: Path, answer: str) -> None:
    """At the start the open game is named, and Enter, ja or weiter resumes it."""
    saved_game(tmp_path, "first", 1000)
    talk = Talk(desk_in(tmp_path))
    assert talk.prompt == "Weiterspielen, ja: "
    assert "Jana, Vera, Runde 1" in talk.begun[1]
    (told,) = talk.say(answer)
    assert told.startswith("Runde 1,")
    assert talk.prompt == "Aufdecken: "


@pytest.mark.parametrize("answer", ["nein", "n", "Nein!"])
def test_an_open_game_can_wait(tmp_path: Path, answer: str) -> None:
    """Nein sets up a new game and leaves the open one as it is."""
    path = saved_game(tmp_path, "first", 1000)
    data = path.read_bytes()
    talk = Talk(desk_in(tmp_path))
    talk.say(answer)
    assert talk.prompt == "Dein Name, Jana: "
    talk.say("", "", "", "", "")
    assert path.read_bytes() == data
    assert len(talk.files()) == 2


def test_another_answer_is_explained(tmp_path: Path) -> None:
    """Neither ja nor nein: what both would do is told."""
    saved_game(tmp_path, "first", 1000)
    talk = Talk(desk_in(tmp_path))
    (told,) = talk.say("vielleicht")
    assert "Mit ja" in told
    assert talk.prompt == "Weiterspielen, ja: "


def three_games(tmp_path: Path) -> Talk:
    """A start with three open games: Mia played last, then Ole, then Jana."""
    for moment, name in enumerate(("Jana", "Ole", "Mia"), start=1000):
        saved_game(tmp_path, name, moment, name)
    return Talk(desk_in(tmp_path))


def test_open_games_are_listed_newest_first(tmp_path: Path) -> None:
    """«weiter» reads all of them with their numbers, the one played last first."""
    talk = three_games(tmp_path)
    assert "3 Partien, die letzte: Mia" in talk.begun[1]
    told = talk.say("weiter")
    assert [line.split(",")[0] for line in told] == ["1: Mia", "2: Ole", "3: Jana"]
    assert talk.prompt == "Nummer, 1: "


@pytest.mark.parametrize(
    ("answer", "name"), [("", "Mia"), ("1", "Mia"), ("2", "Ole"), ("drei", "Jana"), ("2.", "Ole")]
)
def test_a_game_is_chosen_by_its_number(tmp_path: Path, answer: str, name: str) -> None:
    """The number, in digits or as a word, resumes that game."""
    talk = three_games(tmp_path)
    talk.say("weiter", answer)
    assert talk.say("hilfe wer")
    assert [path.stem for path in unfinished(talk.desk.folder) if path.stem == name]
    talk.say("a1")
    assert b"1 flip A1" in talk.files()[f"{name}.skyjo"]


@pytest.mark.parametrize("answer", ["4", "0", "-1", "x", "nein", "99999999999999999999"])
def test_no_game_has_that_number(tmp_path: Path, answer: str) -> None:
    """Another answer is explained, and the question stays."""
    talk = three_games(tmp_path)
    talk.say("weiter")
    assert talk.say(answer) == ["Sag die Nummer der Partie."]
    assert talk.prompt == "Nummer, 1: "


def test_every_open_game_is_listed(tmp_path: Path) -> None:
    """None is out of reach, however many there are."""
    for number in range(12):
        saved_game(tmp_path, f"g{number}", 1000 + number)
    talk = Talk(desk_in(tmp_path))
    assert len(talk.say("weiter")) == 12
    talk.say("12")
    assert talk.prompt == "Aufdecken: "


def test_finished_games_are_not_offered(tmp_path: Path) -> None:
    """A game that has ended stays on disk and is not opened again."""
    lines = finished(setup_of(rules=replace(STANDARD, rounds=1))).lines
    save_lines(tmp_path / "games" / "old.skyjo", lines)
    talk = Talk(desk_in(tmp_path))
    assert talk.prompt == "Dein Name, Jana: "
    assert talk.say("weiter") == ["Keine Partie ist offen."]


def test_a_damaged_game_does_not_hide_the_others(tmp_path: Path) -> None:
    """The newest file can't be read: the game before it is offered, the damaged one is last."""
    saved_game(tmp_path, "good", 1000)
    broken = save_lines(tmp_path / "games" / "broken.skyjo", ["skyjo-a11y 1", "hello"])
    talk = Talk(desk_in(tmp_path))
    assert "Jana" in talk.begun[1]
    told = talk.say("weiter")
    assert told[1] == "2: broken.skyjo."
    assert "beschädigt" in talk.say("2")[0]
    assert broken.read_bytes() == b"skyjo-a11y 1\nhello\n"


def test_a_game_that_can_not_be_opened_leads_to_a_new_one(tmp_path: Path) -> None:
    """After the sentence why, the set-up begins with its first question."""
    save_lines(tmp_path / "games" / "broken.skyjo", ["skyjo-a11y 1"])
    save_lines(tmp_path / "games" / "newer.skyjo", ["skyjo-a11y 2"])
    talk = Talk(desk_in(tmp_path))
    talk.say("nein", "Jana", "1", "weiter")
    assert len(talk.say("1")) == 1
    assert talk.prompt.startswith("Dein Name")


def test_a_game_that_vanished_is_no_trouble(tmp_path: Path) -> None:
    """The open game is deleted while the question waits: a new one is set up."""
    path = saved_game(tmp_path, "first", 1000)
    talk = Talk(desk_in(tmp_path))
    path.unlink()
    talk.say("ja")
    assert talk.prompt == "Dein Name: "


def test_a_torn_game_is_resumed_and_told(tmp_path: Path) -> None:
    """The last line was cut off: one sentence says so, and the game goes on."""
    path = saved_game(tmp_path, "first", 1000)
    path.write_bytes(path.read_bytes() + b"1 fli")
    told = Talk(desk_in(tmp_path)).say("ja")
    assert "unvollständig" in told[0]
    assert told[1].startswith("Runde 1,")


# -- Anything at all ----------------------------------------------------------------------------

ANSWERS = (
    *("", "Jana", "Jana Ole", "1", "0", "zwei", "zufall", "einzeln", "kurz", "taktil", "zurück"),
    *("weiter", "ja", "nein", "neue", "hilfe", "umfang knapp", "braille 40", "ohne", "frei", "w"),
)


@settings(deadline=None, max_examples=60)
@given(lines=st.lists(st.sampled_from(ANSWERS) | st.text(max_size=12)), old=st.booleans())
def test_no_answers_are_too_much(lines: list[str], *, old: bool) -> None:
    """Whatever is answered in whatever order: a question or a game, told in few lines."""
    with TemporaryDirectory() as folder:
        if old:
            saved_game(Path(folder), "old", 1000)
            saved_game(Path(folder), "older", 900)
        talk = Talk(desk_in(Path(folder), paged=True))
        for line in lines:
            talk.say(line)
            asked = talk.reply.typing or talk.prompt
            assert asked.endswith(": ")
            assert len(asked) <= MOST_CELLS
