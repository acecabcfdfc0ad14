"""What is brought to the disk: by several programs at once, over failures, on every system."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from skyjo_a11y import disk, settings_file
from skyjo_a11y.disk import Hold, InUseError, append_line, replace_text
from skyjo_a11y.narration.wording import Detail, Style
from skyjo_a11y.settings import Pace, Settings
from skyjo_a11y.vocabulary import Command

ROOT = Path(__file__).parents[2]
FULL_DISK = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def python(code: str, *arguments: object, wait: bool = True) -> subprocess.Popen[str]:
    """Another program that runs ``code``."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    if wait:
        process.communicate()
        assert process.returncode == 0
    return process


# -- Locks ------------------------------------------------------------------------------------

HOLD = """
import sys
from pathlib import Path
from skyjo_a11y.disk import Hold
hold = Hold(Path(sys.argv[1]))
hold.take()
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other_program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that holds the file «game»."""
    process = python(HOLD, tmp_path / "game", wait=False)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.communicate()


def test_one_program_at_a_time(tmp_path: Path, other_program: subprocess.Popen[str]) -> None:
    """What another program holds can't be held, by whatever name; other files can."""
    (tmp_path / "game").touch()
    (tmp_path / "alias").symlink_to("game")
    for name in ("game", "alias"):
        with pytest.raises(InUseError):
            Hold(tmp_path / name).take()
    Hold(tmp_path / "other").take()


def test_a_lock_ends_with_its_program(tmp_path: Path, other_program: subprocess.Popen[str]) -> None:
    """A program that was killed blocks nobody, though its lock's file is still there."""
    other_program.kill()
    other_program.wait()
    assert [path.name for path in tmp_path.iterdir()] == [".game.lock"]
    hold = Hold(tmp_path / "game")
    hold.take()
    hold.let_go()
    assert list(tmp_path.iterdir()) == []


def test_a_hold_is_had_once_and_let_go_once(tmp_path: Path) -> None:
    """Taking what one has, and letting go of what one has not, is no trouble."""
    hold = Hold(tmp_path / "game")
    hold.let_go()
    for _ in range(2):
        hold.take()
    for _ in range(2):
        hold.let_go()
    Hold(tmp_path / "game").take()


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS, errno.ENOSPC, errno.ENOSYS])
def test_where_no_lock_can_be_made_the_file_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """A folder that takes no lock is no reason not to write where that is possible."""

    def fail(*_arguments: object, **_named: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("filelock.FileLock.acquire", fail)
    Hold(tmp_path / "game").take()
    append_line(tmp_path / "lines", "eins")
    assert (tmp_path / "lines").read_text("utf-8") == "eins\n"


# -- Lines of several programs ------------------------------------------------------------------

APPEND = """
import sys
from pathlib import Path
from skyjo_a11y.disk import append_line
for number in range(25):
    append_line(Path(sys.argv[1]), f"{sys.argv[2]} {number} " + "x" * 5000)
"""


def test_lines_of_several_programs_stand_whole(tmp_path: Path) -> None:
    """Four programs add lines to one file at the same time: all are there, none is mixed."""
    path = tmp_path / "folder" / "lines"
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda name: python(APPEND, path, name), "abcd"))
    lines = path.read_text("utf-8").splitlines()
    assert sorted(lines) == sorted(
        f"{name} {number} " + "x" * 5000 for name in "abcd" for number in range(25)
    )
    assert [other.name for other in path.parent.iterdir()] == ["lines"]


def test_a_torn_line_stays_apart(tmp_path: Path) -> None:
    """What a crash left of a line does not spoil the next one."""
    path = tmp_path / "lines"
    path.write_bytes(b"eins\nzw")
    append_line(path, "drei")
    append_line(path, "vier")
    assert path.read_bytes() == b"eins\nzw\ndrei\nvier\n"


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_line_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """After a failure nothing of the line is there, and the next one is whole."""
    path = tmp_path / "lines"
    append_line(path, "eins")
    write = os.write
    with monkeypatch.context() as patch:
        written: list[int] = []

        def fail(descriptor: int, data: bytes = b"") -> int:
            if call == "write" and not written:
                written.append(write(descriptor, data[:2]))
                return written[0]
            raise FULL_DISK

        patch.setattr(os, call, fail)
        with pytest.raises(OSError, match="space"):
            append_line(path, "zwei")
    assert path.read_bytes() == b"eins\n"
    append_line(path, "drei")
    assert path.read_bytes() == b"eins\ndrei\n"


# -- Small files that are replaced ---------------------------------------------------------------


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_the_old_file_survives_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Whatever fails, the old text is there and nothing else is left behind."""
    path = tmp_path / "settings"
    replace_text(path, "alt")

    def fail(*_arguments: object) -> None:
        raise FULL_DISK

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        with pytest.raises(OSError, match="space"):
            replace_text(path, "neu")
    assert [(one.name, one.read_text("utf-8")) for one in tmp_path.iterdir()] == [
        ("settings", "alt")
    ]


CHANGE = """
import sys
from pathlib import Path
from skyjo_a11y import settings_file
from skyjo_a11y.vocabulary import Command
words = {"a": (Command.BRAILLE, "40"), "b": (Command.PACE, "schritt"), "c": (Command.ZWO, "an")}
for _ in range(20):
    settings_file.keep(Path(sys.argv[1]), dict([words[sys.argv[2]]]))
"""


def test_settings_of_several_programs_are_all_kept(tmp_path: Path) -> None:
    """Three programs change another setting each, at the same time: all three hold."""
    path = tmp_path / "settings"
    settings_file.keep(path, {Command.DETAIL: "ausführlich"})
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda name: python(CHANGE, path, name), "abc"))
    assert settings_file.load(path).settings == Settings(
        Style(detail=Detail.FULL, zwo=True), pace=Pace.STEP, cells=40
    )
    assert [other.name for other in tmp_path.iterdir()] == ["settings"]


# -- Systems that differ -------------------------------------------------------------------------


def synced(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> list[str]:
    """Which calls ``act`` makes to bring something to the disk."""
    calls: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _descriptor: calls.append("fsync"))
        act()
    return calls


def test_macos_syncs_through_the_drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On macOS only F_FULLFSYNC reaches the disk itself; fsync is for drives without it."""
    full: list[object] = []
    fake = SimpleNamespace(F_FULLFSYNC=51, fcntl=lambda *call: full.append(call))
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "fcntl", fake)
    assert synced(monkeypatch, lambda: disk.sync_file(7)) == []
    assert full == [(7, 51)]

    def fail(*_call: object) -> None:
        raise OSError(errno.ENOTTY, os.strerror(errno.ENOTTY))

    fake.fcntl = fail
    assert synced(monkeypatch, lambda: disk.sync_file(7)) == ["fsync"]


def test_folders_are_synced_where_they_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new name is brought to the disk; Windows does that by itself and opens no folders."""
    assert synced(monkeypatch, lambda: disk.sync_folder(tmp_path)) == ["fsync"]
    assert synced(monkeypatch, lambda: disk.make_folder(tmp_path / "a" / "b")) == ["fsync"] * 2
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "open", None)
    assert synced(monkeypatch, lambda: disk.sync_folder(tmp_path)) == []


@pytest.mark.parametrize(("error", "fails"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_file_system_that_syncs_no_folders_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, *, fails: bool
) -> None:
    """Some network folders can't be synced; a failing disk is another thing."""

    def fail(_descriptor: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(os, "fsync", fail)
    if fails:
        with pytest.raises(OSError, match=r".*"):
            disk.sync_folder(tmp_path)
    else:
        disk.sync_folder(tmp_path)


def test_windows_lets_an_open_lock_file_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There an open file can't be removed by hand; the lock does so itself as it ends."""

    def fail(_path: Path, **_named: object) -> None:
        raise PermissionError(errno.EACCES, "in use")

    hold = Hold(tmp_path / "game")
    hold.take()
    monkeypatch.setattr(Path, "unlink", fail)
    hold.let_go()
    Hold(tmp_path / "game").take()


def test_a_disk_without_locks_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network folders know no locks: there one program alone goes on as ever."""

    def no_locks(*_arguments: object) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr("fcntl.flock", no_locks)
    hold = Hold(tmp_path / "game")
    hold.take()
    append_line(tmp_path / "results", "eine Zeile")
    assert (tmp_path / "results").read_text("utf-8") == "eine Zeile\n"
    hold.let_go()
