"""The course from the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyjo_a11y import cli, starting
from tests.evenings import desk_in, told
from tests.terminal.game import at_home


@pytest.mark.parametrize(
    ("arguments", "prompt"),
    [([], "Kapitel, 1: "), (["2"], "Aufdecken: "), (["Spalten"], "Ablage 7: ")],
)
def test_the_command_begins_a_chapter(tmp_path: Path, arguments: list[str], prompt: str) -> None:
    """«lernen» asks for a chapter, «lernen 2» and «lernen spalten» begin with one."""
    options = cli.parse("lernen", arguments)
    conversation = starting.BEGINNINGS["lernen"](options, desk_in(tmp_path))
    assert conversation.begin().prompt == prompt


def test_an_unknown_chapter_is_said(tmp_path: Path) -> None:
    """Then the chapters are told, and one can be chosen."""
    options = cli.parse("lernen", ["poker"])
    reply = starting.BEGINNINGS["lernen"](options, desk_in(tmp_path)).begin()
    assert told(reply)[0].startswith("Zu poker gibt es kein Kapitel")
    assert reply.prompt == "Kapitel, 1: "


def test_after_the_course_a_game_can_begin(tmp_path: Path) -> None:
    """From the command line «ende» leads to the set-up, and once more out."""
    options = cli.parse("lernen", ["1"])
    conversation = starting.BEGINNINGS["lernen"](options, desk_in(tmp_path))
    conversation.begin()
    assert conversation.hear("ende").prompt == "Dein Name: "
    assert conversation.hear("ende").over


def test_options_may_stand_before_the_course(tmp_path: Path) -> None:
    """«skyjo --braille 40 lernen» is what somebody types who started with «skyjo --braille 40»."""
    command = [sys.executable, "-m", "skyjo_a11y", "--braille", "40", "lernen", "2"]
    env = {**os.environ, **at_home(tmp_path)}
    done = subprocess.run(
        command, input="ende\n", env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.startswith("Kapitel 2: der Zug\nPartie bis 100: du, Mia\n")
    assert done.returncode == 0
