"""Real BRLTTY, headless: its «sc» driver reads a screen of ours, its «vr» driver is the display.

BRLTTY connects to a socket of ours and sends a line ``Visual "text"`` and a line ``Braille "1|12"``
for all that its cells show. No key of the display is ever pressed here.
"""

import os
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tests.needs import need
from tests.terminal.braille.shared_screen import CHARACTERS, SharedScreen

_FRAME = re.compile(r'(Visual|Braille) "(.*)"')
_ESCAPED = re.compile(r"\\(.)")
#: Far more than a loaded machine needs.
PATIENCE = 60.0


class Brltty:
    """A display of ``cells`` cells that follows the cursor of ``screen``."""

    def __init__(self, cells: int, *, columns: int = 80, rows: int = 24) -> None:
        """The screen has ``columns`` x ``rows`` characters."""
        self._program, self._localedef = need("brltty"), need("localedef")
        self.cells, self._size = cells, (columns, rows)
        self._changed = threading.Condition()
        #: What the cells showed one after the other: as characters, and as Unicode braille.
        self.texts: list[str] = []
        self.dots: list[str] = []

    def __enter__(self) -> Self:
        self._root = Path(tempfile.mkdtemp(prefix="brltty-"))
        self.home = self._root / "home"
        for folder in (self.home, self._root / "run"):
            folder.mkdir()
        (self._root / "empty.conf").touch()
        self.screen = SharedScreen(self.home, *self._size)
        with _listening(self._root / "display") as listener:
            self._process = subprocess.Popen(
                self._command(),
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            self._display, _ = listener.accept()
        self._display.sendall(f"cells {self.cells}\n".encode())
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_exc: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._display.close()
        self.screen.__exit__()
        shutil.rmtree(self._root, ignore_errors=True)

    @property
    def text(self) -> str:
        """What the cells show now, without blanks at the end."""
        return self.texts[-1].rstrip() if self.texts else ""

    def wait_until(self, shown: Callable[[], bool], what: str) -> None:
        """Wait until the cells show what is asked for."""
        deadline = time.monotonic() + PATIENCE
        with self._changed:
            while not shown():
                left = deadline - time.monotonic()
                assert left > 0, f"the display shows {self.text!r}, not {what!r}"
                self._changed.wait(left)

    def shows(self, text: str) -> None:
        """Wait until the cells show exactly ``text``."""
        self.wait_until(lambda: self.text == text.rstrip(), text)

    # -- BRLTTY -----------------------------------------------------------------------------

    def _command(self) -> list[str]:
        root = self._root
        display = ["-b", "vr", "-d", f"client:{root / 'display'}", "-t", "de"]
        files = ["-f", str(root / "empty.conf"), "-P", str(root / "pid"), "-L", str(root / "log")]
        folders = ["-U", str(self.home), "-W", str(root / "run")]
        silent = ["-n", "-q", "-Z", "-N", "-s", "no", "-M", "1", "-o", "braille-firmness=medium"]
        return [self._program, *silent, *files, *folders, "-x", "sc", *display]

    def _environment(self) -> dict[str, str]:
        locale = self._root / "locale" / "de_DE.CP1252"
        locale.parent.mkdir()
        made = [self._localedef, "--no-archive", "-c", "-i", "de_DE", "-f", CHARACTERS.upper()]
        subprocess.run([*made, str(locale)], stderr=subprocess.DEVNULL, check=False)
        assert locale.is_dir(), "no locale could be made: is the package locales installed?"
        changes = {"HOME": str(self._root), "LOCPATH": str(locale.parent), "LC_ALL": locale.name}
        return {**os.environ, **changes}

    def _listen(self) -> None:
        with self._display.makefile("r", encoding="utf-8", errors="replace") as lines:
            try:
                for line in lines:
                    self._take(line)
            except OSError:  # closed at the end
                return

    def _take(self, line: str) -> None:
        match = _FRAME.fullmatch(line.rstrip("\n"))
        if match is None:
            return
        with self._changed:
            if match[1] == "Visual":
                self.texts.append(_ESCAPED.sub(r"\1", match[2]))
            else:
                self.dots.append(_unicode(match[2]))
            self._changed.notify_all()


@contextmanager
def _listening(path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen(1)
        listener.settimeout(PATIENCE)
        yield listener


def _unicode(cells: str) -> str:
    """«1|12| » as Unicode braille."""
    return "".join(
        chr(0x2800 + sum(1 << (int(dot) - 1) for dot in cell.strip())) for cell in cells.split("|")
    )
