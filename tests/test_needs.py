"""A missing real component skips a test here, and fails it in CI."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import need

ROOT = Path(__file__).parents[1]
SKIPPING = "import pytest\n\n\ndef test_skipped():\n    pytest.skip('because')\n"


def test_an_installed_program_is_found() -> None:
    """What is installed is given with its path."""
    assert need("sh").endswith("/sh")


def test_a_missing_program_skips_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs a screen reader installed to run the tests."""
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception):
        need("no-such-program")


def test_a_missing_program_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    """In CI each real component must be there."""
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no-such-program is not installed"):
        need("no-such-program")


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_any_skip_fails_the_run_in_ci(tmp_path: Path, ci: str, status: int) -> None:
    """A run in CI that skipped a test does not pass, whoever skipped it."""
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    (tmp_path / "test_skipping.py").write_text(SKIPPING)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "CI": ci},
        check=False,
    )
    assert done.returncode == status
