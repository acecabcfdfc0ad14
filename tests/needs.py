"""Real components that a test needs: without one it skips, but never in CI."""

import os
import shutil
from typing import NoReturn

import pytest

from skyjo_a11y.output.system_speechd import provide_client


def need(program: str) -> str:
    """Give the path of an installed program; without it, skip the test, in CI fail it."""
    path = shutil.which(program)
    return path if path is not None else _miss(program)


def need_speech_client() -> None:
    """Without speech-dispatcher's Python client, skip the test, in CI fail it."""
    if not provide_client():
        _miss("python3-speechd")


def _miss(name: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(f"{name} is not installed", pytrace=False)
    pytest.skip(f"{name} is not installed")
