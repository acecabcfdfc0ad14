"""Options before any subcommand: the set-up questions are told as they say."""

from pathlib import Path

import pytest

from skyjo_a11y import cli, starting
from skyjo_a11y.settings import Pace, Settings
from tests.evenings import desk_in


def test_the_questions_come_in_cells(tmp_path: Path) -> None:
    """«skyjo --braille 40» steps from the greeting on, and 40 is the default of its question."""
    desk = desk_in(tmp_path, paged=True)
    conversation = starting.begin_lobby(cli.parse("", ["--braille", "40"]), desk)
    greeting = conversation.begin()
    assert (greeting.prompt, greeting.typing) == (
        "Skyjo, weiter mit Enter, mehr mit hilfe",
        "Dein Name: ",
    )
    replies = [conversation.hear(line) for line in ("Jana", "", "", "")]
    assert [reply.prompt for reply in replies] == [
        "Gegner, 2: ",
        "Stärke, einfach: ",
        "Regeln, standard: ",
        "Braillezellen, 40: ",
    ]
    assert conversation.hear("").typing == "Aufdecken: "
    assert desk.settings.cells == 40


@pytest.mark.parametrize("name", ["--braille", "--breite", "--BRAILLE", "--braille=20"])
def test_the_width_has_two_names(name: str) -> None:
    """«breite» is understood as before, in any spelling."""
    words = [name] if "=" in name else [name, "20"]
    assert cli.settings_of(cli.parse("", words), Settings()) == Settings(cells=20)


def test_other_settings_go_there_too() -> None:
    """Whatever is a setting of the game may come first."""
    options = cli.parse("", ["--tempo", "schritt", "--braille", "12"])
    assert cli.settings_of(options, Settings()) == Settings(pace=Pace.STEP, cells=12)


@pytest.mark.parametrize("words", [["--saat", "7"], ["--unsinn"], ["--braille", "40", "spiel"]])
def test_options_of_a_game_come_later(words: list[str]) -> None:
    """What belongs to a subcommand is not swallowed: a sentence says where it goes."""
    with pytest.raises(
        cli.UsageError, match=rf"Optionen kommen hinter .*: skyjo spiel {words[0]}\.$"
    ):
        cli.parse("", words)


def test_a_wrong_width_is_told() -> None:
    """Ten to eighty cells, or none."""
    with pytest.raises(cli.UsageError, match=r"^--braille braucht einen anderen Wert"):
        cli.settings_of(cli.parse("", ["--braille", "9"]), Settings())
