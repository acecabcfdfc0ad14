"""liblouis as it turns text into braille cells: the real translator of many screen readers."""

import subprocess
from collections.abc import Sequence

from tests.needs import need

#: 8-dot computer braille, one cell a character; 6-dot uncontracted; 6-dot contracted.
COMPUTER, FULL, CONTRACTED = "de-de-comp8.ctb", "de-g0.utb", "de-g2.ctb"
#: Shows cells as the braille characters of Unicode.
_SHOWN = "unicode.dis"


def cells(texts: Sequence[str], table: str) -> list[str]:
    """Each text, a line without a break, as cells in Unicode braille."""
    translate = [need("lou_translate"), "--forward", f"{_SHOWN},{table}"]
    given = "".join(f"{text}\n" for text in texts)
    done = subprocess.run(translate, input=given, capture_output=True, encoding="utf-8", check=True)
    found = done.stdout.splitlines()
    assert len(found) == len(texts), done.stderr
    return found
