"""Games outside of the folder of saved games: left for another one, and found again."""

from pathlib import Path

import pytest

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rooms import Room
from skyjo_a11y.rules.options import STANDARD
from tests.evenings import desk_in, setup_of, told

PAD = Setup(STANDARD, (Player("Jana"), Player("Ole")), "", source=Source.PAD)


def evening(folder: Path, setup: Setup, path: Path) -> Conversation:
    """A conversation about a new game that is saved in ``path``, as ``--spielstand`` wants it."""
    desk = desk_in(folder)
    conversation = Conversation(desk, desk.begin(setup, path))
    conversation.begin()
    return conversation


def here(conversation: Conversation) -> Room:
    """Where the conversation takes place now."""
    return conversation.room


@pytest.mark.parametrize("setup", [setup_of(), PAD], ids=["game", "pad"])
def test_a_game_saved_elsewhere_is_found_by_going_on(tmp_path: Path, setup: Setup) -> None:
    """After «neue Partie» the promised «weiter» leads back, wherever the file lies."""
    path = tmp_path / "elsewhere" / "abend.txt"
    conversation = evening(tmp_path, setup, path)
    assert "mit weiter kommst du zurück" in told(conversation.hear("neue partie"))[-1]
    conversation.hear("weiter")
    assert here(conversation).path == path


def test_several_left_games_can_be_chosen_among(tmp_path: Path) -> None:
    """A game of the folder and one elsewhere are both offered, each once, however often left."""
    path = tmp_path / "elsewhere" / "abend.skyjo"
    conversation = evening(tmp_path, setup_of(), path)
    for line in ("neue partie", "Mia", "1", "", "", "", "neue partie", "weiter", "1"):
        conversation.hear(line)
    conversation.hear("neue partie")
    offered = told(conversation.hear("weiter"))
    assert len(offered) == 2
    assert any("Jana" in line for line in offered)
    assert any("Mia" in line for line in offered)


def test_a_game_in_the_folder_is_offered_once(tmp_path: Path) -> None:
    """A path that leads into the folder of saved games is no second game."""
    path = tmp_path / "games" / ".." / "games" / "abend.skyjo"
    conversation = evening(tmp_path, setup_of(), path)
    conversation.hear("neue partie")
    conversation.hear("weiter")
    assert here(conversation).setup.names[0] == "Jana"


def test_a_left_game_that_vanished_is_not_offered(tmp_path: Path) -> None:
    """A file that somebody took away meanwhile is no open game."""
    path = tmp_path / "elsewhere" / "abend.skyjo"
    conversation = evening(tmp_path, setup_of(), path)
    conversation.hear("neue partie")
    path.unlink()
    assert told(conversation.hear("weiter")) == ["Keine Partie ist offen."]


def test_the_next_set_up_begins_as_the_left_game_was(tmp_path: Path) -> None:
    """The people of the game just left are the default, wherever its file lies."""
    conversation = evening(tmp_path, setup_of("Mia"), tmp_path / "elsewhere" / "abend.skyjo")
    assert conversation.hear("neue partie").prompt == "Dein Name, Mia: "
