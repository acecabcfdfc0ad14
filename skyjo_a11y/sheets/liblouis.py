"""German into braille cells, by liblouis where it is installed."""

import shutil
import subprocess
from collections.abc import Sequence

_PROGRAM = "lou_translate"
#: Cells as North American ASCII braille, which every embosser takes.
_DISPLAY = "en-us-brf.dis"
_TABLES = {False: "de-g1.ctb", True: "de-g2.ctb"}


class NoLiblouisError(Exception):
    """The translator is not installed, or has no German tables."""


def translated(lines: Sequence[str], *, contracted: bool) -> list[str]:
    """Each of ``lines`` in Vollschrift, or ``contracted`` in Kurzschrift. Raises NoLiblouisError.

    The lines must not be empty. In capitals, as North American ASCII braille is written.
    """
    program = shutil.which(_PROGRAM)
    if program is None:
        raise NoLiblouisError
    try:
        run = subprocess.run(  # noqa: S603 - a program of that name, and our own words
            [program, "--forward", f"{_DISPLAY},{_TABLES[contracted]}"],
            input="".join(f"{line}\n" for line in lines).encode(),
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoLiblouisError from error
    cells = run.stdout.decode("ascii", "replace").splitlines()
    if len(cells) != len(lines):
        raise NoLiblouisError
    return [line.rstrip().upper() for line in cells]
