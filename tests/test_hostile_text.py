"""Text that somebody made up to do harm: in names, saves, files' names, settings and typed lines.

Nothing of it is an order to a terminal or a voice, and nothing of it leads out of the folder for
games. The words that people type as a path (``verlauf x.txt``, ``--spielstand``) are their own.
"""

import io
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyjo_a11y import saves
from skyjo_a11y.app import main
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.names import name_fault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.rules.options import STANDARD
from tests.evenings import NOON, desk_in, told

#: Orders to a terminal, and what would write over what stands, turn it round or hide in it.
ORDERS = [
    "\x1b[2J",
    "\x1b]0;title\x07",
    "\x1b]52;c;c2t5am8=\x1b\\",
    "\x9b31m",
    "\x90q\x9c",
    "\x07",
    "\x08\x08\x08",
    "\r",
    "\n",
    "\x85",
    "\u2028",
    "\u202e",
    "\u2066",
    "\u200b",
    "\ufeff",
    "\x00",
    "\x7f",
    "\U000e0041",
    "\udc9b",
]
PATHS = ["../x", "..\\x", "/etc/x", "C:\\x", "~/x", "a/b", "..", ".", "x\x00y", "CON:"]
hostile = st.text(st.sampled_from("".join(ORDERS) + "Ja/.-\\: '[") | st.characters(), max_size=30)
in_one_folder = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def assert_harmless(text: str) -> None:
    """Nothing but letters, signs and the blanks between them; a line ends only where told to."""
    odd = {char for char in text if unicodedata.category(char)[0] in "CZ"} - {" ", "\n"}
    assert odd == set()


Skyjo = Callable[..., str]


@pytest.fixture
def skyjo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Skyjo:
    """The program in this process; all that it writes, once it has left without a traceback."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr("skyjo_a11y.app.user_config_path", lambda *_, **__: tmp_path / "config")
    monkeypatch.setattr("skyjo_a11y.app.user_data_path", lambda *_, **__: tmp_path / "data")

    def run(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(list(arguments)) in (0, 2)
        out, err = capsys.readouterr()
        return out + err

    return run


# -- What is told -------------------------------------------------------------------------------


@settings(deadline=None)
@given(hostile)
def test_no_value_gives_orders(text: str) -> None:
    """Whatever is filled into a sentence, by ear and by touch, is text."""
    for name in ("save-damaged", "bad-name"):
        utterance = said("setup", name, name=text, reason="long")
        assert_harmless(utterance.spoken)
        assert_harmless(utterance.braille(40))
    assert_harmless(phrases("cli").say("not-read", {"name": text}))


@in_one_folder
@given(hostile)
def test_no_typed_line_is_read_back_with_orders(tmp_path: Path, line: str) -> None:
    """In the lobby, in a game and at a pad: the answer, and the prompt, are text."""
    desk = desk_in(tmp_path)
    for room in (None, desk.start(_setup(Source.DECK)), desk.start_pad(_setup(Source.PAD))):
        conversation = Conversation(desk, room)
        conversation.begin()
        for typed in (line, f"hilfe {line}", f"umfang {line}", f"karten {line}", f"{line} 12"):
            reply = conversation.hear(typed)
            assert_harmless("\n".join([*told(reply), reply.prompt]))


def _setup(source: Source) -> Setup:
    bot = None if source is Source.PAD else "zufall"
    return Setup(STANDARD, (Player("Jana"), Player("Ole", bot)), "7", source=source)


# -- Names --------------------------------------------------------------------------------------

#: What is wrong with a name, and what is told of it: each sentence names the rule.
RULE = {
    "Ja na": "ein Wort aus lateinischen Buchstaben ohne Ziffern",
    "Jana2": "ein Wort aus lateinischen Buchstaben ohne Ziffern",
    "Иван": "ein Wort aus lateinischen Buchstaben ohne Ziffern",
    "x" * 21: "höchstens 20 Buchstaben",
    "tausche": "ein Wort des Spiels",
    "b": "ein Wort des Spiels",
    "": "wenigstens einen Namen",
    **dict.fromkeys(
        [f"Ja{order}na" for order in ORDERS] + PATHS,
        "ein Wort aus lateinischen Buchstaben ohne Ziffern",
    ),
}


@pytest.mark.parametrize("name", RULE, ids=ascii)
def test_a_refused_name_is_told_the_rule(skyjo: Skyjo, tmp_path: Path, name: str) -> None:
    """On the command line and in the set-up; nothing is begun, and no file is made."""
    for arguments in (["spiel", "--mensch", name], ["begleiter", name, "Ole"]):
        out = skyjo(*arguments)
        assert_harmless(out)
        assert RULE[name] in out
    assert list(tmp_path.rglob("*.skyjo")) == []


@pytest.mark.parametrize("name", [name for name in RULE if len(name.split()) == 1], ids=ascii)
def test_a_refused_name_is_told_the_rule_in_the_set_up(tmp_path: Path, name: str) -> None:
    """The question stays open, and the rule is told; a control character is a blank between two."""
    conversation = Conversation(desk_in(tmp_path))
    prompt = conversation.begin().prompt
    reply = conversation.hear(f"{name}, Ole")
    answer = " ".join(told(reply))
    assert_harmless(answer)
    assert any(rule in answer for rule in RULE.values()) or reply.prompt != prompt


@in_one_folder
@given(hostile, hostile)
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str, other: str) -> None:
    """A new game's file lies in the folder for games, whatever people are called."""
    setup = Setup(STANDARD, (Player(name), Player(other)), "7")
    path = saves.new_path(tmp_path, setup, NOON)
    assert path.parent == tmp_path
    assert_harmless(path.name)
    assert not set(path.name) & set("/\\:*?\"<>|'")
    if not name_fault(name, ()):
        assert_harmless(name)


# -- Saves --------------------------------------------------------------------------------------

GAME = """\
skyjo-a11y 1
source deck
seed {seed}
practice no
player {name} person
player Max einfach
begin
"""
PAD = GAME.format(seed="", name="Jana").replace("deck", "pad").replace("einfach", "person")


@pytest.mark.parametrize("bad", [*ORDERS, *PATHS], ids=ascii)
def test_a_save_with_a_made_up_name_is_refused(skyjo: Skyjo, tmp_path: Path, bad: str) -> None:
    """Told as damaged and left as it is: a name in a save is letters, a seed can be printed."""
    games = tmp_path / "data" / "partien"
    games.mkdir(parents=True)
    contents = {
        "game.skyjo": GAME.format(seed="7", name=f"Ja{bad}na"),
        "level.skyjo": GAME.format(seed="7", name="Jana").replace("einfach", f"ein{bad}fach"),
        "join.skyjo": f"{PAD}join Ja{bad}na 0\n",
        "coming.skyjo": f"{PAD}coming Ja{bad}na\n",
        "ender.skyjo": f"{PAD}note ender Ja{bad}na\n",
    }
    if bad in ORDERS and bad != "\r":  # a seed is never a path, and a line may end so
        contents["seed.skyjo"] = GAME.format(seed=f"7{bad}", name="Jana")
    for name, text in contents.items():
        data = text.encode("utf-8", "surrogatepass")
        (games / name).write_bytes(data)
        path = str(games / name)
        for arguments in ([], ["spiel", "--spielstand", path], ["ereignisse", path]):
            out = skyjo(*arguments, typed="\neinstellungen\nende\n")
            assert_harmless(out)
            assert "beschädigt" in out, name
        assert (games / name).read_bytes() == data
        (games / name).unlink()


@pytest.mark.parametrize("bad", [order for order in ORDERS if order != "\x00"], ids=ascii)
def test_a_made_up_file_name_is_told_as_text(skyjo: Skyjo, tmp_path: Path, bad: str) -> None:
    """A damaged save whose name is an order is offered and refused by its letters."""
    games = tmp_path / "data" / "partien"
    games.mkdir(parents=True)
    path = games / f"a{bad}b.skyjo"
    try:
        path.write_text("no game\n", "utf-8")
    except (OSError, UnicodeError):
        pytest.skip("the file system knows no such name")
    for arguments in ([], ["spiel", "--spielstand", str(path)], ["ereignisse", str(path)]):
        out = skyjo(*arguments, typed="\nende\n")
        assert_harmless(out)
        assert len(out.splitlines()) == len([line for line in out.splitlines() if line.strip()])
        assert "b.skyjo" in out


# -- The command line and the settings ------------------------------------------------------------


@pytest.mark.parametrize("bad", [order for order in ORDERS if order != "\x00"], ids=ascii)
def test_a_made_up_option_is_told_as_text(skyjo: Skyjo, bad: str) -> None:
    """Whatever a script passes on, the complaint is one harmless sentence or none."""
    for arguments in (
        [bad],
        [f"spi{bad}el"],
        ["spiel", f"--{bad}"],
        ["spiel", "--gegner", bad],
        ["spiel", "--umfang", bad],
        ["spiel", "--saat", f"7{bad}"],
        ["simulation", "--partien", "1", "--runden", "1", "--ereignisse", f"no{bad}/folder"],
        ["ereignisse", f"no{bad}thing"],
        ["wertung", "Anna", "Ben", "--stand", bad],
    ):
        assert_harmless(skyjo(*arguments))


@pytest.mark.parametrize("bad", ORDERS, ids=ascii)
def test_made_up_settings_are_never_told(skyjo: Skyjo, tmp_path: Path, bad: str) -> None:
    """Of a file of settings only the words of settings are told."""
    (tmp_path / "config").mkdir()
    text = f"umfang = kna{bad}pp\n{bad} = an\nkontrast{bad} = an{bad}\n"
    (tmp_path / "config" / "einstellungen.txt").write_bytes(text.encode("utf-8", "surrogatepass"))
    assert_harmless(skyjo(typed="einstellungen\n"))


def test_phrases_cannot_be_exchanged_from_outside(tmp_path: Path, skyjo: Skyjo) -> None:
    """A folder of phrases where the program runs is not read."""
    (tmp_path / "here" / "phrases" / "de").mkdir(parents=True)
    for name in ("setup", "answers"):
        (tmp_path / "here" / "phrases" / "de" / f"{name}.ftl").write_text("greeting = \x1b[2J")
    assert "Willkommen" in skyjo(typed="")
