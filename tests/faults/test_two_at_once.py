"""The same game in two programs: never two writers, whoever comes first."""

from pathlib import Path

from skyjo_a11y.disk import Hold
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.shelf import open_game
from tests.evenings import Talk, desk_in, setup_of, told
from tests.faults.evening import begun, game_in, pad, play


def test_a_file_that_another_program_holds_is_left_alone(tmp_path: Path) -> None:
    """Where the other one came in between, the game goes to a new file, and that is told."""
    talk = Talk(desk_in(tmp_path), setup_of())
    (path,) = talk.desk.folder.glob("*.skyjo")
    talk.conversation.room.let_go()
    other = Hold(path)
    other.take()
    before = path.read_bytes()
    assert talk.say("a1")[0].startswith(
        "Die Datei der Partie war weg oder wurde anderswo geändert."
    )
    assert path.read_bytes() == before
    assert len(talk.files()) == 2


def test_a_new_game_lets_the_old_one_go(tmp_path: Path) -> None:
    """After «neue Partie» another window may have the game that was left."""
    talk = Talk(desk_in(tmp_path), setup_of())
    (path,) = talk.desk.folder.glob("*.skyjo")
    talk.say("neue partie")
    Hold(path).take()


def test_the_lobby_offers_a_copy_and_explains_it(tmp_path: Path) -> None:
    """Nothing else than yes or no is taken; help explains both; no leads to another game."""
    playing = Talk(desk_in(tmp_path), setup_of())
    talk = Talk(desk_in(tmp_path))
    assert talk.say("ja")[0].startswith("Diese Partie ist schon in einem anderen Fenster offen.")
    assert talk.prompt == "Kopie, ja: "
    assert talk.say("blau") == talk.say("hilfe")[:1]
    talk.say("nein")
    assert talk.prompt == "Dein Name, Jana: "
    assert isinstance(talk.conversation.room, Lobby)
    assert playing.say("a1")[0].startswith("Du deckst A1 auf")


def test_a_pad_can_be_copied_too(tmp_path: Path) -> None:
    """A copy of a score pad has its rounds and a file of its own."""
    conversation = begun(tmp_path, pad())
    play(conversation, pad().lines)
    news, copy = open_game(desk_in(tmp_path), game_in(tmp_path), copied=True)
    assert isinstance(copy, PadRoom)
    assert isinstance(conversation.room, PadRoom)
    assert [utterance.spoken for utterance in news] == [
        "Du spielst eine Kopie, gespeichert als game-2.skyjo."
    ]
    assert copy.page == conversation.room.page
    assert told(conversation.hear("anna 3")) != []
