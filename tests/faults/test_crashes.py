"""Killed at every write: what had been told is there, and the game goes on."""

import sys
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from skyjo_a11y import settings_file
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.disk import append_line
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.narration.wording import Detail, Style
from skyjo_a11y.pad.padlog import read_pad
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.rules.actions import Deal
from skyjo_a11y.settings import Settings
from skyjo_a11y.vocabulary import Command
from tests.faults import evening
from tests.faults.crashing import killed_at, points_of
from tests.faults.evening import SCRIPTS, game_in, outcome, room_of, script, undisturbed

if sys.platform == "win32":
    pytest.skip("processes do not fork there", allow_module_level=True)

FEWEST_POINTS = 500


@cache
def points(name: str) -> int:
    """At how many points the evening can be struck."""
    script(name)  # writing it counts for nothing
    with TemporaryDirectory() as folder:
        return points_of(partial(_play, Path(folder), name))


def _play(folder: Path, name: str, told: evening.Told = lambda: None) -> None:
    evening.play(evening.begun(folder, script(name)), script(name).lines, told)


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_was_told_survives_a_kill(tmp_path: Path, name: str) -> None:
    """Killed at any point: every decision that was told is there, the one in progress may be.

    The game goes on and ends as if nothing had happened.
    """
    for number in range(points(name)):
        folder = tmp_path / str(number)
        told = killed_at(number, partial(_play, folder, name))
        _check_file(folder, name, told)
        _check_going_on(folder, name, told)


def test_there_are_enough_points() -> None:
    """All three evenings together are struck at least so often."""
    assert sum(map(points, SCRIPTS)) >= FEWEST_POINTS


def _check_file(folder: Path, name: str, told: int) -> None:
    """What had been told is in the file, and nothing that the next line would not have brought."""
    saved = undisturbed(name).saved
    path = game_in(folder)
    data = path.read_bytes() if path.exists() else b""
    least, most = saved[told - 1] if told else b"", saved[min(told, len(saved) - 1)]
    assert data.startswith(least)
    assert most.startswith(data)


def _check_going_on(folder: Path, name: str, told: int) -> None:
    path, played = game_in(folder), undisturbed(name)
    conversation = evening.resumed(folder) if path.exists() else None
    if conversation is None:
        assert told == 0, "nothing had been told, so another game is begun"
        return
    conversation.lines(conversation.begin())
    target = played.saved[min(told, len(played.saved) - 1)]
    whole_lines = path.read_bytes().rpartition(b"\n")[0] + b"\n"
    if told and whole_lines == played.saved[told - 1]:
        rest = script(name).lines[told - 1 :]
    else:
        _finish_line(conversation, target)
        rest = script(name).lines[told:]
    for line in rest:
        conversation.lines(conversation.hear(line))
    assert outcome(conversation) == played.outcome


def _finish_line(conversation: Conversation, target: bytes) -> None:
    """Do what of a line the kill has lost: a line may bring several decisions."""
    room, lines = room_of(conversation), target.decode().splitlines()
    if isinstance(room, PadRoom):
        room._book.write(read_pad(lines).entries[len(room._book._log.entries) :])
        return
    for entry in read_log(lines).entries[len(room._session._log.entries) :]:
        if room._session._dealer is None or not isinstance(entry.action, Deal):
            room._session.play(entry.action)


# -- What is not a game ---------------------------------------------------------------------------


def test_settings_survive_a_kill(tmp_path: Path) -> None:
    """Killed at any point of a change: the old settings hold or the new ones, and they change."""
    old = Settings(style=Style(detail=Detail.FULL))

    def change(path: Path, told: evening.Told = lambda: None) -> None:
        settings_file.keep(path, {Command.BRAILLE: "40"})
        told()

    paths = [tmp_path / str(number) for number in range(20)]
    for path in paths:
        settings_file.keep(path, {Command.DETAIL: "ausführlich"})
    count = points_of(partial(change, paths[-1]))
    both = Settings(old.style, cells=40)
    for number, path in enumerate(paths[:count]):
        told = killed_at(number, partial(change, path))
        assert settings_file.load(path).settings in ([both] if told else [old, both])
        change(path)
        assert settings_file.load(path).settings == both


def test_added_lines_survive_a_kill(tmp_path: Path) -> None:
    """Killed at any point of adding lines: those that were told are there, whole and once."""

    def add(path: Path, told: evening.Told = lambda: None) -> None:
        for number in range(4):
            append_line(path, f"Zeile {number}")
            told()

    for number in range(points_of(partial(add, tmp_path / "whole"))):
        path = tmp_path / str(number)
        told = killed_at(number, partial(add, path))
        append_line(path, "danach")
        lines = path.read_text("utf-8").splitlines()
        assert lines[:told] == [f"Zeile {number}" for number in range(told)]
        assert lines[-1] == "danach"
        assert len(lines) <= told + 2
