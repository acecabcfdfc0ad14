"""Real components that a test needs: without one it skips, but never in CI."""

import os
import shutil

import pytest


def need(program: str) -> str:
    """Give the path of an installed program; without it, skip the test, in CI fail it."""
    path = shutil.which(program)
    if path is not None:
        return path
    if os.environ.get("CI"):
        pytest.fail(f"{program} is not installed", pytrace=False)
    pytest.skip(f"{program} is not installed")
