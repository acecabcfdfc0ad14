"""Saved games on disk: appended, torn, damaged, unwritable."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyjo_a11y import saves
from skyjo_a11y.disk import is_there
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import header_lines
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.saves import load, new_path, newest_first, path_of, unfinished
from skyjo_a11y.session import Session
from skyjo_a11y.shelf import open_game
from skyjo_a11y.table import Table
from tests.evenings import NOON, Evening, desk_in, finished, save_lines, setup_of

SETUP = setup_of("Jana Ole", "einfach", rules=replace(STANDARD, rounds=2), practice=True)
HEADER = list(header_lines(SETUP))
FULL_DISK = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def evening(moves: int = 25) -> Evening:
    """A game that was played for a while, with undo and redo."""
    played, random = Evening(SETUP), Random(3)
    for _ in range(moves):
        played.step(random)
    return played


# -- Writing ----------------------------------------------------------------------------------


def test_nothing_touches_the_disk_before_sync(tmp_path: Path) -> None:
    """A game that was only set up leaves no file behind."""
    save = SaveFile.create(tmp_path / "folder" / "game.skyjo", SETUP)
    save.append("deal 5")
    assert list(tmp_path.iterdir()) == []


def test_sync_appends_lines(tmp_path: Path) -> None:
    """Each sync adds the new lines to the file, whose folder is made if need be."""
    path = tmp_path / "folder" / "game.skyjo"
    save = SaveFile.create(path, SETUP)
    save.sync()
    assert path.read_text("utf-8").splitlines() == HEADER
    before = path.read_bytes()
    save.append("deal 5")
    save.append("1 flip A1")
    save.sync()
    assert path.read_bytes() == before + b"deal 5\n1 flip A1\n"
    save.sync()
    assert path.read_bytes() == before + b"deal 5\n1 flip A1\n"


def test_sync_reaches_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is also synced, after it was written, and so is the name of a new file."""
    path = tmp_path / "game.skyjo"
    synced: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: synced.append(path.read_text("utf-8")))
    SaveFile.create(path, SETUP).sync()
    assert [text.splitlines() for text in synced] == [HEADER, HEADER]


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    """A new game never takes the place of a file."""
    path = tmp_path / "game.skyjo"
    path.write_bytes(b"precious")
    save = SaveFile.create(path, SETUP)
    for _ in range(2):
        with pytest.raises(OSError, match="exists"):
            save.sync()
    assert path.read_bytes() == b"precious"


def test_two_games_begun_at_once_get_two_files(tmp_path: Path) -> None:
    """Two programs that chose the same name in the same minute do not fight for it."""
    path = tmp_path / "game.skyjo"
    first, second = SaveFile.create(path, SETUP), SaveFile.create(path, SETUP)
    second.whole = lambda: HEADER
    first.sync()
    assert second.sync()
    assert second.path != path
    for save in (first, second):
        assert save.path.read_text("utf-8").splitlines() == HEADER


CHANGES: dict[str, Callable[[Path], object]] = {
    "shorter": lambda path: path.write_bytes(path.read_bytes()[:-5]),
    "longer": lambda path: path.write_bytes(path.read_bytes() + b"deal 5\n"),
    "gone": Path.unlink,
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_file_that_somebody_else_changed_is_left_alone(
    tmp_path: Path, change: Callable[[Path], object]
) -> None:
    """The same game in two windows: nobody cuts the other's moves, the game gets a new file."""
    path = tmp_path / "game.skyjo"
    save = SaveFile.create(path, SETUP)
    save.sync()
    change(path)
    left = path.read_bytes() if path.exists() else None
    save.whole = lambda: [*HEADER, "1 flip A1"]
    save.append("1 flip A1")
    assert save.sync()
    assert left == (path.read_bytes() if left is not None else None)
    assert save.path.read_text("utf-8").splitlines() == [*HEADER, "1 flip A1"]
    save.append("1 flip B1")
    assert not save.sync()
    assert save.path.read_text("utf-8").splitlines()[-1] == "1 flip B1"


def test_a_changed_file_is_an_error_where_the_game_is_not_known(tmp_path: Path) -> None:
    """Without the whole game no new file can be made: the old one is left alone."""
    path = tmp_path / "game.skyjo"
    save = SaveFile.create(path, SETUP)
    save.sync()
    path.write_bytes(b"other")
    save.append("1 flip A1")
    with pytest.raises(OSError, match="changed"):
        save.sync()
    assert path.read_bytes() == b"other"


# -- A disk that fails --------------------------------------------------------------------------


class FaultyDisk:
    """A disk whose calls fail when told to: ``open``, ``write`` before or after half, ``fsync``."""

    def __init__(self) -> None:
        self.fails = ""
        self._open, self._write, self._fsync = Path.open, os.write, os.fsync

    def open(self, path: Path, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        """Open or fail."""
        self._fail("open")
        return self._open(path, *args, **kwargs)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write all, half of it, or nothing."""
        if self.fails == "half":
            self.fails = "write"
            return self._write(descriptor, data[: len(data) // 2])
        self._fail("write")
        return self._write(descriptor, data)

    def fsync(self, descriptor: int) -> None:
        """Sync or fail."""
        self._fail("fsync")
        self._fsync(descriptor)

    def _fail(self, what: str) -> None:
        if self.fails == what:
            raise FULL_DISK

    @contextmanager
    def mounted(self) -> Iterator[None]:
        """Use this disk for a while."""
        disk = self

        def disk_open(path: Path, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
            return disk.open(path, *args, **kwargs)

        with (
            patch.object(Path, "open", disk_open),
            patch.object(os, "write", self.write),
            patch.object(os, "fsync", self.fsync),
        ):
            yield


FAULTS = ["open", "write", "half", "fsync"]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("first", [True, False], ids=["first-sync", "later-sync"])
def test_lines_survive_a_failing_disk(tmp_path: Path, fault: str, *, first: bool) -> None:
    """What could not be written is written at the next sync, once and whole."""
    path, disk = tmp_path / "game.skyjo", FaultyDisk()
    save = SaveFile.create(path, SETUP)
    if not first:
        save.sync()
    save.append("deal 5")
    with disk.mounted():
        for _ in range(3):
            disk.fails = fault
            with pytest.raises(OSError, match="space"):
                save.sync()
        save.append("1 flip A1")
        disk.fails = ""
        save.sync()
    assert path.read_text("utf-8").splitlines() == [*HEADER, "deal 5", "1 flip A1"]


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(["line", "sync", *FAULTS]), max_size=40))
def test_the_file_is_always_a_beginning_of_the_game(tmp_path: Path, steps: list[str]) -> None:
    """Whatever fails when: whole lines on disk are the first ones of the game, none twice."""
    path, disk = tmp_path / "game.skyjo", FaultyDisk()
    path.unlink(missing_ok=True)
    save, lines = SaveFile.create(path, SETUP), list(HEADER)
    with disk.mounted():
        for number, step in enumerate(steps):
            if step == "line":
                lines.append(f"deal {number % 13}")
                save.append(lines[-1])
                continue
            disk.fails = "" if step == "sync" else step
            with suppress(OSError):
                save.sync()
            disk.fails = ""
            text = path.read_text("utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1].splitlines()
            assert whole == lines[: len(whole)]
        save.sync()
    save.let_go()
    assert path.read_text("utf-8").splitlines() == lines


def test_a_folder_that_can_not_be_made_keeps_the_lines(tmp_path: Path) -> None:
    """Where a file stands in the way of the folder, sync fails until it is gone."""
    blocked = tmp_path / "folder"
    blocked.write_bytes(b"")
    save = SaveFile.create(blocked / "game.skyjo", SETUP)
    with pytest.raises(OSError, match=r".*"):
        save.sync()
    blocked.unlink()
    save.sync()
    assert load(blocked / "game.skyjo").log.setup == SETUP


# -- Torn -------------------------------------------------------------------------------------


def test_a_torn_line_costs_that_line_only(tmp_path: Path) -> None:
    """Cut at any byte of its lines, a save still holds every line that was whole."""
    data = "".join(f"{line}\n" for line in evening().lines).encode()
    header = len("".join(f"{line}\n" for line in HEADER).encode())
    path = tmp_path / "game.skyjo"
    for cut in range(header, len(data) + 1):
        path.write_bytes(data[:cut])
        whole = data[:cut].count(b"\n")
        loaded = load(path)
        assert loaded.torn == (data[cut - 1 : cut] != b"\n")
        lines = data.decode().splitlines()[:whole]
        assert loaded.log.entries == read_log(lines).entries
        assert path.read_bytes() == data[:cut]


def test_a_torn_game_goes_on_and_is_whole_again(tmp_path: Path) -> None:
    """Cut at any byte of the last lines, a save is resumed, told of once, and then whole."""
    data = "".join(f"{line}\n" for line in evening().lines).encode()
    for cut in range(len(data) - 40, len(data) + 1):
        desk = desk_in(tmp_path / str(cut))
        path = save_lines(desk.folder / "game.skyjo", [])
        path.write_bytes(data[:cut])
        told, table = open_game(desk, path)
        assert isinstance(table, Table)
        torn = data[cut - 1 : cut] != b"\n"
        assert [utterance.spoken for utterance in told] == (
            ["Die letzte Zeile der gespeicherten Partie war unvollständig, sie zählt nicht."]
            if torn
            else []
        )
        state_told = table.begin()
        assert state_told
        again = load(path)
        assert Session(again.log, lambda _line: None).state == table.state


def test_a_header_that_was_torn_is_refused(tmp_path: Path) -> None:
    """Without its whole header a file is no game; nothing was played in it yet."""
    data = "".join(f"{line}\n" for line in HEADER).encode()
    path = tmp_path / "game.skyjo"
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        with pytest.raises(DamagedLogError):
            load(path)


# -- Foreign and damaged ------------------------------------------------------------------------

PLAYED = "".join(f"{line}\n" for line in evening().lines)

FOREIGN = {
    "empty": b"",
    "a line end": b"\n",
    "text": b"Liebe Oma,\nheute habe ich gewonnen.\n",
    "json": b'{"type": "game_started"}\n',
    "picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\n",
    "zeros": bytes(4096),
    "bytes": bytes(range(256)) * 8,
    "BOM": b"\xef\xbb\xbf" + PLAYED.encode(),
    "UTF-16": PLAYED.encode("utf-16"),
    "UTF-32": PLAYED.encode("utf-32"),
    "Latin-1": PLAYED.replace("Jana", "Jürgen").encode("latin-1"),
    "old Mac": PLAYED.replace("\n", "\r").encode(),
    "NUL inside": PLAYED.replace("deal", "de\x00al").encode(),
    "NUL between": PLAYED.replace("\n", "\n\x00", 1).encode(),
    "zeros at the end": PLAYED.encode() + bytes(100) + b"\n",
    "blank line at the end": PLAYED.encode() + b"\n",
    "twice": PLAYED.encode() * 2,
    "half a letter": PLAYED.replace("Jana", "Jané").encode().replace("é".encode(), b"\xc3"),
}


@pytest.mark.parametrize("data", FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_file_is_refused_in_a_sentence(tmp_path: Path, data: bytes) -> None:
    """What is no saved game is told in one sentence and stays as it is, byte for byte."""
    desk = desk_in(tmp_path)
    path = tmp_path / "foreign.skyjo"
    path.write_bytes(data)
    told, table = open_game(desk, path)
    assert table is None
    (utterance,) = told
    assert utterance.spoken == (
        "Die Datei foreign.skyjo ist beschädigt oder keine gespeicherte Partie."
        " Sie bleibt, wie sie ist."
    )
    assert path.read_bytes() == data


def test_a_newer_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """A newer program's game is told apart from damage and stays as it is."""
    data = PLAYED.replace("skyjo-a11y 1", "skyjo-a11y 2", 1).encode()
    path = tmp_path / "newer.skyjo"
    path.write_bytes(data)
    told, table = open_game(desk_in(tmp_path), path)
    assert table is None
    assert "neueren Fassung" in told[0].spoken
    assert path.read_bytes() == data


@pytest.mark.parametrize("make", [Path.mkdir, lambda _path: None], ids=["folder", "nothing"])
def test_what_can_not_be_opened_is_told(tmp_path: Path, make: Callable[[Path], None]) -> None:
    """A folder and a file that is gone are told in a sentence."""
    path = tmp_path / "game.skyjo"
    make(path)
    told, table = open_game(desk_in(tmp_path), path)
    assert table is None
    assert told[0].spoken == "Die Datei game.skyjo lässt sich nicht öffnen."


def test_a_giant_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far too large a file is not read to its end, a device that never ends neither."""
    monkeypatch.setattr(saves, "LARGEST_FILE", 1000)
    path = tmp_path / "giant.skyjo"
    path.write_bytes(b"skyjo-a11y 1\n" * 1000)
    with pytest.raises(DamagedLogError):
        load(path)
    endless = Path("/dev/zero")
    if endless.exists():
        with pytest.raises(DamagedLogError):
            load(endless)


def test_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    """A save whose line ends were changed on its way is the same game, and goes on."""
    lines = evening().lines
    path = tmp_path / "game.skyjo"
    path.write_bytes("".join(f"{line}\r\n" for line in lines).encode())
    loaded = load(path)
    assert loaded.log == read_log(lines)
    loaded.save.append("1 draw")
    loaded.save.sync()
    assert load(path).log.entries[:-1] == read_log(lines).entries


def survives(tmp_path: Path, data: bytes) -> None:
    """Opening ``data`` gives a table that can begin, or a sentence; the file is untouched."""
    path = tmp_path / "game.skyjo"
    path.write_bytes(data)
    told, table = open_game(desk_in(tmp_path), path)
    assert path.read_bytes() == data
    if table is None:
        assert len(told) == 1
    else:
        table.begin()
        assert isinstance(table, Table)
        table.enter()


def mutants(lines: list[str]) -> Iterator[list[str]]:
    """Each line deleted, doubled, emptied, cut, changed, and exchanged with the next."""
    for at, line in enumerate(lines):
        before, after = lines[:at], lines[at + 1 :]
        for other in (
            [],
            [line, line],
            [""],
            [line[:-1]],
            [f"{line} "],
            [line.upper()],
            [line[:-1] + chr(ord(line[-1]) ^ 1)],
            [line[:-1] + chr(ord(line[-1]) ^ 2)],
            [*after[:1], line],
        ):
            yield [*before, *other, *(after[1:] if other[1:] and other[1] is line else after)]


def test_every_damaged_line_is_refused_or_harmless(tmp_path: Path) -> None:
    """Whatever happens to any one line: a table that goes on, or a sentence, and nothing else."""
    for lines in mutants(evening(40).lines):
        survives(tmp_path, "".join(f"{line}\n" for line in lines).encode())


def test_a_lost_action_and_another_card_are_always_noticed(tmp_path: Path) -> None:
    """A line that was lost and a card that was changed never give another game in silence."""
    game = finished(setup_of("Jana Ole", "", rules=replace(STANDARD, rounds=2)))
    lines = game.lines
    moves = [at for at, line in enumerate(lines) if line.startswith(("deal ", "1 ", "2 "))]
    for at in moves[::4]:
        other = ["deal 7" if lines[at] == "deal 6" else "deal 6"]
        for instead in ([], other if lines[at].startswith("deal") else []):
            path = save_lines(tmp_path / "game.skyjo", [*lines[:at], *instead, *lines[at + 1 :]])
            _, table = open_game(desk_in(tmp_path), path)
            if isinstance(table, Table):  # the very last card, which turns up again
                table.begin()
                assert table.state == game.session.state


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_random_damage_is_refused_or_harmless(tmp_path: Path, data: st.DataObject) -> None:
    """Bytes changed, lost or added anywhere: a table that goes on, or a sentence."""
    save = bytearray(PLAYED.encode())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(save) - 1))
        end = at + data.draw(st.integers(0, 3))
        save[at:end] = data.draw(st.binary(max_size=3) | st.sampled_from([b"\n", b"\r", b"1"]))
    survives(tmp_path, bytes(save))


# -- Names and order of files -------------------------------------------------------------------


def test_a_file_is_named_by_time_and_players(tmp_path: Path) -> None:
    """The name tells when a game began and who plays, with a number if that is taken."""
    first = new_path(tmp_path, SETUP, NOON)
    assert first.name == "2025-01-02-1200-Jana-Ole-Vera.skyjo"
    first.write_bytes(b"")
    assert new_path(tmp_path, SETUP, NOON).name == "2025-01-02-1200-Jana-Ole-Vera-2.skyjo"


def test_long_names_make_a_name_that_can_be_written(tmp_path: Path) -> None:
    """Eight people with names of twenty umlauts get a file too, and a second one."""
    people = " ".join(letter + "ö" * 19 for letter in "abcdefgh")
    for _ in range(2):
        path = new_path(tmp_path, setup_of(people, ""), NOON)
        path.write_bytes(b"")
    assert len(list(tmp_path.iterdir())) == 2


def played_at(path: Path, lines: list[str], moment: int) -> Path:
    """A save that was last written at ``moment``."""
    save_lines(path, lines)
    os.utime(path, (moment, moment))
    return path


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    """Games are in the order in which they were played last; only unfinished ones are offered."""
    old = played_at(tmp_path / "b.skyjo", HEADER, 1000)
    ended = played_at(tmp_path / "c.skyjo", [*HEADER, "end"], 3000)
    new = played_at(tmp_path / "a.skyjo", HEADER, 2000)
    played_at(tmp_path / "notes.txt", HEADER, 4000)
    (tmp_path / "folder.skyjo").mkdir()
    (tmp_path / "gone.skyjo").symlink_to(tmp_path / "nowhere")
    assert newest_first(tmp_path) == [ended, new, old]
    assert unfinished(tmp_path) == [new, old]


@pytest.mark.parametrize(
    ("ending", "ended"),
    [("end\n", True), ("end\r\n", True), ("end", True), ("end\nundo 1\n", False), ("", False)],
)
def test_only_the_last_line_tells_the_end(tmp_path: Path, ending: str, *, ended: bool) -> None:
    """A game is finished if its last line is «end», be it without its line end."""
    path = tmp_path / "game.skyjo"
    path.write_bytes(b"begin\n" + ending.encode())
    assert (unfinished(tmp_path) == []) == ended


def test_no_folder_means_no_games(tmp_path: Path) -> None:
    """Before the first game there is no folder, and no file in its place is a trouble."""
    assert newest_first(tmp_path / "nowhere") == []
    (tmp_path / "file").write_bytes(b"")
    assert newest_first(tmp_path / "file") == []


# -- Paths that people type ---------------------------------------------------------------------


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """«~» is the own home folder; the home of nobody is taken as it was typed."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert path_of("~/a.skyjo") == tmp_path / "a.skyjo"
    assert path_of("~nobody-of-that-name/a") == Path("~nobody-of-that-name/a")


def test_an_impossible_path_is_not_there() -> None:
    """Too long a name is no error, there just is no such file."""
    assert not is_there(Path("x" * 5000))


def test_a_newer_version_is_not_damage() -> None:
    """The two refusals are different things to different people."""
    assert not issubclass(NewerLogError, DamagedLogError)
