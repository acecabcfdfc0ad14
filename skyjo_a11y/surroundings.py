"""What the program runs in, as far as it matters to readers, voices and displays."""

import re
from codecs import lookup
from enum import StrEnum

from skyjo_a11y.records import record


class Screen(StrEnum):
    """What the lines are written to and read from."""

    TERMINAL = "terminal"
    DUMB = "dumb"  # it can't move its cursor, as in Emacs
    NONE = "none"  # a pipe or a file


class System(StrEnum):
    """The systems that have readers of their own."""

    WINDOWS = "windows"
    MAC = "mac"
    LINUX = "linux"


@record
class Surroundings:
    """``columns``: of the terminal; ``encoding``: of what is written; the rest are paths."""

    system: System = System.LINUX
    screen: Screen = Screen.NONE
    columns: int = 80
    encoding: str = "utf-8"
    saves: str = ""
    settings: str = ""

    @property
    def encoding_name(self) -> str:
        """«UTF 8»: the encoding as it is read aloud."""
        try:
            name = lookup(self.encoding).name
        except LookupError:
            name = self.encoding
        return re.sub("[^a-z0-9]+", " ", name.lower()).upper().strip()

    @property
    def has_umlauts(self) -> bool:
        """Whether «ä» arrives as such; else it is spelled «ae»."""
        try:
            "\u00e4\u00df".encode(self.encoding)
        except (LookupError, UnicodeEncodeError):
            return False
        return True
