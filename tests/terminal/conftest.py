"""Fixtures that run the demo program in a terminal."""

import contextlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.terminal.terminal_reader import TerminalReader

#: The demo program as a command.
DEMO = (sys.executable, "-m", "tests.terminal.demo")
#: Starts the demo with its arguments and TerminalReader's settings; it waits at its first prompt.
Starter = Callable[..., TerminalReader]


@pytest.fixture(params=[80, 40])
def columns(request: pytest.FixtureRequest) -> int:
    """The width of a common terminal, and of a braille display."""
    width: int = request.param
    return width


@pytest.fixture
def start() -> Iterator[Starter]:
    """Start demos that are closed after the test."""
    with contextlib.ExitStack() as running:

        def starter(*arguments: str, **settings: Any) -> TerminalReader:  # noqa: ANN401 - many types
            reader = TerminalReader([*DEMO, *arguments], "^Dein Zug:", **settings)
            running.enter_context(reader)
            reader.start()
            return reader

        yield starter
