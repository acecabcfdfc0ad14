"""The table of faults names tests that there are, and every test of faults."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import faults

FOLDER = Path(__file__).parent
ROWS = re.findall(r"^\| .+ \| (test_\w+)\.(test_\w+) \|$", faults.__doc__ or "", re.MULTILINE)


def existing() -> Iterator[tuple[str, str]]:
    """Module and name of each test of this folder."""
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.stem, node.name


@pytest.mark.parametrize("row", ROWS, ids=[".".join(row) for row in ROWS])
def test_the_table_names_tests_that_there_are(row: tuple[str, str]) -> None:
    """Whoever looks up a fault finds the test that holds it."""
    assert row in set(existing())


def test_the_table_is_read_whole() -> None:
    """Every row below its head names a test."""
    rows = [line for line in (faults.__doc__ or "").splitlines() if line.startswith("| ")]
    assert len(rows) - 2 == len(ROWS) > 0
