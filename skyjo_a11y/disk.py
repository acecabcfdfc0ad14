"""Bytes brought safely to the disk: synced, locked, appended, replaced.

The only module that knows how systems differ in this. A file that several programs write to has a
lock beside it, ``.NAME.lock``, which is the operating system's: it ends with the program that
holds it, however that ends, so a crash leaves nothing behind that could block anybody.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, ENOTSUP
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

ENCODING = "utf-8"
#: Seconds to wait for another program that adds a line: it takes a few milliseconds.
PATIENCE = 10.0
#: What file systems answer that can't sync such a thing.
_CAN_NOT_SYNC = {EINVAL, ENOTSUP}


class InUseError(OSError):
    """Another program holds the file."""


class Hold:
    """The right to write to the file ``path``, which one program at a time has."""

    def __init__(self, path: Path) -> None:
        """Nothing is held yet."""
        self._path = path
        self._lock: BaseFileLock | None = None

    def __deepcopy__(self, _memo: dict[int, object]) -> "Hold":
        """A copy holds nothing: somebody may try things out on a copy of a whole table."""
        return Hold(self._path)

    def take(self, seconds: float = 0) -> None:
        """Hold the file, waiting so long if need be. Raises InUseError.

        Where no lock can be made, in a folder that may not be written to, nothing is held: what
        is written to the file is all that can fail there, and tells by itself.
        """
        if self._lock is not None:
            return
        from filelock import FileLock, Timeout  # noqa: PLC0415 - loads while somebody plays

        # No soft locks: those are files that outlive a crash.
        lock = FileLock(_lock_path(self._path), fallback_to_soft=False, thread_local=False)
        try:
            lock.acquire(timeout=seconds, poll_interval=0.01)
        except Timeout as error:
            raise InUseError(f"{self._path} is held by another program") from error
        except (OSError, NotImplementedError):  # a read-only folder, or a disk that knows no locks
            return
        self._lock = lock

    def let_go(self) -> None:
        """Let others have the file."""
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        with suppress(OSError):  # on Windows an open file can't be removed, and is so by the lock
            Path(lock.lock_file).unlink()
        with suppress(OSError):
            lock.release()


@contextmanager
def held(path: Path) -> Iterator[None]:
    """While it lasts no other program writes to ``path`` in this way. Raises InUseError."""
    hold = Hold(path)
    hold.take(PATIENCE)
    try:
        yield
    finally:
        hold.let_go()


def _lock_path(path: Path) -> Path:
    path = path.resolve()  # the same file by another name has the same lock
    return path.with_name(f".{path.name}.lock")


def append_line(path: Path, line: str) -> None:
    """Add a line to a file to which several programs add lines, and bring it to the disk.

    What an earlier crash left of a line stays a line of its own. Raises OSError; then nothing of
    the line is there.
    """
    make_folder(path.parent)
    with held(path), path.open("a+b", buffering=0) as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(0, end - 1))
        gap = b"" if file.read(1) in (b"", b"\n") else b"\n"
        try:
            write_all(file.fileno(), gap + line.encode(ENCODING) + b"\n")
            sync_file(file.fileno())
        except OSError:
            file.truncate(end)
            raise


def replace_text(path: Path, text: str) -> None:
    """Put a new text in the place of a small file. Raises OSError; the old one is whole then.

    Whoever looks meets the old or the new text, never a part; so does a crash at any moment.
    Two at once need ``held``.
    """
    make_folder(path.parent)
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb", buffering=0) as file:
            write_all(file.fileno(), text.encode(ENCODING))
            sync_file(file.fileno())
        os.replace(fresh, path)  # noqa: PTH105 - os is what the tests make fail
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of ``data``. Raises OSError."""
    while data:
        data = data[os.write(descriptor, data) :]


def sync_file(descriptor: int) -> None:
    """Bring what was written to the disk itself. Raises OSError."""
    if sys.platform == "darwin":
        import fcntl  # noqa: PLC0415 - Windows has none

        # There fsync leaves it in the drive's own memory; some drives know no better.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where that is a thing of its own. Raises OSError."""
    if sys.platform == "win32":  # folders can't be opened there, and NTFS keeps a journal of names
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except PermissionError:  # one may write to it, but not look into it
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _CAN_NOT_SYNC:
            raise
    finally:
        os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, if need be, and bring their names to the disk."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    sync_folder(folder.parent)


def is_there(path: Path) -> bool:
    """Whether there is such a file, as far as one may look."""
    try:
        return path.exists()
    except OSError:  # too long a name, a folder that is closed
        return False
