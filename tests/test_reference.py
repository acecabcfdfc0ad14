"""«regeln» and «spickzettel» from the command line and at every prompt."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import html5lib
import pytest

from skyjo_a11y.app import main
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet
from tests.evenings import desk_in, setup_of
from tests.needs import need


class Run(NamedTuple):
    """What a run of the program came to."""

    status: int
    out: str
    err: str


Skyjo = Callable[..., Run]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def skyjo(capsys: pytest.CaptureFixture[str]) -> Skyjo:
    """The program in this process."""

    def run(*arguments: str) -> Run:
        status = main(list(arguments))
        return Run(status, *capsys.readouterr())

    return run


# -- «skyjo regeln» -----------------------------------------------------------------------------


def test_the_topics_are_told_without_a_game(skyjo: Skyjo) -> None:
    """«skyjo regeln» lists them, and a word tells one, with what holds by default."""
    listed = skyjo("regeln")
    assert (listed.status, listed.err) == (0, "")
    assert listed.out.startswith("Themen: spiel, ")
    assert (
        "Ohne andere Wahl gilt: Verdoppelt wird nur ein Ergebnis über 0.\n"
        in skyjo("regeln", "Verdopplung").out
    )


def test_options_change_what_holds(skyjo: Skyjo) -> None:
    """Presets and flags of the command line are the rules in force."""
    for options in (["--verdopplung", "immer"], ["--regeln", "taktil"]):
        told = skyjo("regeln", "verdopplung", *options).out
        assert "So gewählt gilt: Verdoppelt wird immer, auch ein Ergebnis unter 0.\n" in told
    assert "Ohne andere Wahl gilt" in skyjo("regeln", "ziel", "--ziel", "100").out


def test_a_question_needs_no_quotes(skyjo: Skyjo) -> None:
    """The words behind «regeln» are one question."""
    assert "15 mit 0" in skyjo("regeln", "wie", "viele", "Nullen", "gibt", "es?").out
    assert skyjo("regeln", "verdopplung", "quellen").out.startswith("Nur über 0 verdoppeln")


def test_a_near_miss_is_offered(skyjo: Skyjo) -> None:
    """Nobody is there to say yes, so the line to type is told, on the error channel."""
    run = skyjo("regeln", "verdplung")
    assert (run.status, run.out) == (2, "")
    assert run.err == "Das kenne ich nicht. Meintest du: skyjo regeln verdopplung?\n"


def test_nonsense_is_named(skyjo: Skyjo) -> None:
    """An unknown word is told as such, with what works."""
    run = skyjo("regeln", "xyzzy")
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("Zu xyzzy kenne ich keine Regel.")


# -- «skyjo spickzettel» ------------------------------------------------------------------------


@pytest.mark.parametrize("what", [(), ("block",)], ids=["crib", "pad"])
def test_all_four_forms_are_written(skyjo: Skyjo, what: tuple[str, ...]) -> None:
    """Text, large print, Vollschrift and Kurzschrift, by the ending of the file's name."""
    need("lou_translate")
    for name, options in {
        "a.txt": (),
        "a.html": (),
        "voll.brf": (),
        "kurz.brf": ("--kurzschrift",),
    }.items():
        run = skyjo("spickzettel", *what, name, *options)
        assert run == (0, f"Geschrieben in {name}.\n", "")
    html5lib.HTMLParser(strict=True).parse(Path("a.html").read_text("utf-8"))
    assert Path("a.txt").read_text("utf-8").startswith("Skyjo")
    full, contracted = (Path(f"{name}.brf").read_bytes() for name in ("voll", "kurz"))
    assert full.isascii()
    assert full.count(b"\r\n") % 27 == 0
    assert len(set(full.split()) - set(contracted.split())) > 0


def test_the_form_may_be_said(skyjo: Skyjo) -> None:
    """--form wins over the ending; without a file the sheet goes to standard output, as it is."""
    need("lou_translate")
    assert skyjo("spickzettel").out.startswith("Skyjo\n\nRegeln\n")
    assert skyjo("spickzettel", "--form", "HTML").out.startswith("<!DOCTYPE html>\n")
    assert skyjo("spickzettel", "zettel", "--form", "text").status == 0
    assert Path("zettel").read_text("utf-8") == skyjo("spickzettel").out
    skyjo("spickzettel", "a.brf")
    assert Path("a.brf").read_bytes().decode() == skyjo("spickzettel", "--form", "brf").out


def test_paper_and_people_are_chosen(skyjo: Skyjo) -> None:
    """Cells, lines, how many people or who they are."""
    need("lou_translate")
    skyjo("spickzettel", "a.brf", "--zellen", "40", "--zeilen", "29")
    pages = Path("a.brf").read_bytes().split(b"\f")
    assert {page.count(b"\r\n") for page in pages} == {29}
    assert max(len(line) for page in pages for line in page.split(b"\r\n")) == 40
    assert "Person 8" in skyjo("spickzettel", "block", "--personen", "8").out
    assert (
        "Anna         Ben"
        in skyjo("spickzettel", "block", "--mensch", "Anna", "--mensch", "Ben").out
    )


def test_the_crib_has_the_chosen_rules(skyjo: Skyjo) -> None:
    """Presets and flags are on it."""
    assert "Die Partie endet bei 50 Punkten." in skyjo("spickzettel", "--regeln", "kurz").out


MISTAKES = {
    ("zettel",): "zettel passt nicht, der Name der Datei muss mit txt, html oder brf enden",
    ("zettel.pdf",): "zettel.pdf passt nicht",
    ("--form", "pdf"): "--form braucht einen anderen Wert. Möglich: text, html, brf.",
    ("--zellen", "24"): "--zellen braucht einen anderen Wert. Möglich ist eine Zahl von 25 bis 40.",
    ("--zeilen", "30"): "--zeilen braucht einen anderen Wert. Möglich ist eine Zahl von 24 bis 29.",
    ("block", "--personen", "9"): "--personen braucht einen anderen Wert.",
    ("block", "--personen", "x"): "--personen braucht einen anderen Wert.",
    ("block", "--mensch", "Anna"): "Zusammen spielen zwei bis acht, hier wären es 1.",
    ("block", "--mensch", "7"): "--mensch braucht einen anderen Namen.",
    ("nowhere/a.txt",): "Die Datei nowhere/a.txt lässt sich nicht schreiben.",
    ("da.txt",): "Die Datei da.txt gibt es schon",
    ("--regeln", "unsinn"): "--regeln braucht einen anderen Wert.",
}


@pytest.mark.parametrize(("arguments", "complaint"), MISTAKES.items())
def test_mistakes_are_german_sentences(
    skyjo: Skyjo, arguments: tuple[str, ...], complaint: str
) -> None:
    """What does not fit is said with what does, and no file is touched."""
    Path("da.txt").write_text("da", "utf-8")
    run = skyjo("spickzettel", *arguments)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith(complaint)
    assert [path.name for path in Path().iterdir()] == ["da.txt"]
    assert Path("da.txt").read_text("utf-8") == "da"


def test_without_liblouis_it_is_said_how_to_get_it(
    skyjo: Skyjo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence instead of braille, and no file."""
    monkeypatch.setenv("PATH", "")
    run = skyjo("spickzettel", "a.brf")
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("Für Braille fehlt das Programm liblouis.")
    assert not list(Path().iterdir())


# -- At every prompt ----------------------------------------------------------------------------


def _lobby(desk: Desk) -> Conversation:
    return Conversation(desk)


def _game(desk: Desk, rules: RuleSet = STANDARD) -> Conversation:
    return Conversation(desk, desk.start(setup_of("Jana Ole", rules=rules)))


def _real_cards(desk: Desk) -> Conversation:
    people = tuple(map(Player, ("Anna", "Ben")))
    return Conversation(desk, desk.start(Setup(STANDARD, people, "", source=Source.TABLE)))


def _pad(desk: Desk) -> Conversation:
    people = tuple(map(Player, ("Anna", "Ben")))
    return Conversation(desk, desk.start_pad(Setup(STANDARD, people, "", source=Source.PAD)))


ROOMS = (_lobby, _game, _real_cards, _pad)


@pytest.fixture(params=ROOMS, ids=lambda room: room.__name__.strip("_"))
def room(request: pytest.FixtureRequest, tmp_path: Path) -> Conversation:
    """A conversation in each kind of room."""
    conversation: Conversation = request.param(desk_in(tmp_path / "partien", paged=False))
    conversation.begin()
    return conversation


def say(room: Conversation, line: str) -> list[str]:
    """What is told to a line."""
    return [utterance.spoken for utterance in room.hear(line).told]


def test_topics_work_at_every_prompt(room: Conversation) -> None:
    """Listed, told, found by another word, and the open question stays."""
    prompt = room.hear("regeln").prompt
    assert say(room, "regeln")[0].startswith("Themen: ")
    assert any("gilt: Verdoppelt wird nur" in line for line in say(room, "regeln verdopplung"))
    assert say(room, "r patt") == say(room, "regeln unentschieden")
    assert say(room, "regeln xyzzy") == [
        "Zu xyzzy kenne ich keine Regel. Alle Themen sagt: regeln."
    ]
    assert room.hear("regeln").prompt == prompt


def test_a_near_miss_is_done_by_yes(room: Conversation) -> None:
    """«ja» tells the topic that was meant, at every prompt; «nein» leaves it."""
    told = say(room, "regeln verdopplung")
    assert say(room, "regeln verdplung") == ["Meintest du regeln verdopplung? Mit ja geschieht es."]
    assert say(room, "ja") == told
    say(room, "regeln verdplung")
    assert say(room, "nein") == ["Gut, dann nicht."]


def test_sheets_are_written_at_every_prompt(room: Conversation) -> None:
    """The crib and the pad; a name that is taken, or of no form, writes nothing."""
    assert len(say(room, "spickzettel")) == 2
    assert say(room, "spickzettel regeln.html") == ["Geschrieben in regeln.html."]
    assert say(room, "Spickzettel Block punkte.txt") == ["Geschrieben in punkte.txt."]
    assert say(room, "spickzettel regeln.html")[0].startswith("Die Datei regeln.html gibt es schon")
    assert say(room, "spickzettel regeln")[0].startswith("Der Name der Datei muss")
    assert say(room, "hilfe spickzettel")[0].startswith("Mit spickzettel datei.html")
    assert {path.name for path in Path().glob("*.*")} == {"regeln.html", "punkte.txt"}


def test_braille_is_written_at_every_prompt(room: Conversation) -> None:
    """Vollschrift, and Kurzschrift by a word behind the name."""
    need("lou_translate")
    assert say(room, "spickzettel voll.brf") == ["Geschrieben in voll.brf."]
    assert say(room, "spickzettel kurz.brf kurzschrift") == ["Geschrieben in kurz.brf."]
    assert b"R%HEN UND #D SPALTEN" in _joined("voll.brf")
    assert b"R%HC U #D SP3TC" in _joined("kurz.brf")


def _joined(name: str) -> bytes:
    return b" ".join(Path(name).read_bytes().split())


def test_without_liblouis_the_prompt_says_how_to_get_it(
    room: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence, and no file."""
    monkeypatch.setenv("PATH", "")
    assert say(room, "spickzettel a.brf")[0].startswith("Für Braille fehlt das Programm liblouis.")
    assert not Path("a.brf").exists()


def test_a_game_gives_its_rules_and_names(tmp_path: Path) -> None:
    """What is taken away is for this game: its rules on the crib, its people on the pad."""
    room = _game(desk_in(tmp_path / "partien", paged=False), PRESETS["tschechisch"])
    room.begin()
    say(room, "spickzettel a.txt")
    say(room, "spickzettel block b.txt")
    crib = " ".join(Path("a.txt").read_text("utf-8").split())
    assert "Wer abwirft, darf eine Karte aufdecken oder es lassen." in crib
    assert "Jana         Ole" in Path("b.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    ["wie viele nullen", "Wie viele Nullen gibt es?", "wieviele nullen sind noch da?", "zähle 0"],
)
def test_card_facts_are_asked_as_people_do(tmp_path: Path, line: str) -> None:
    """The counts answer a natural question: how many there are, and how many are unseen."""
    room = _game(desk_in(tmp_path / "partien", paged=False))
    room.begin()
    assert say(room, line)[0].startswith("Von 15 Karten mit 0 sind ")
