"""A window that changes its size while somebody types: nothing is said that was said before."""

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.input import DummyInput
from prompt_toolkit.output import DummyOutput

from skyjo_a11y.calm_renderer import calm
from tests.terminal.conftest import Starter
from tests.terminal.demo import HAND, PROMPT, unknown

WAITING = PROMPT.rstrip()


@pytest.mark.parametrize("widths", [(80, 40), (40, 80), (80, 20), (20, 300)])
def test_resizing_is_silent(start: Starter, widths: tuple[int, int]) -> None:
    """Neither the resizing nor the next keys write what stands already, and the line counts."""
    reader = start(columns=widths[0])
    reader.type("ha")
    resized = reader.resize(widths[1])
    assert (resized.heard, resized.bytes_written) == ([], 0)
    typed = reader.type("nd")
    assert (typed.heard, typed.prompt) == ([], f"{PROMPT}hand")
    assert not typed.noise
    answer = reader.enter()
    assert "".join(answer.lines).replace(" ", "") == "".join(HAND).replace(" ", "")
    assert answer.prompt == WAITING
    assert not answer.noise


def test_an_empty_prompt_stays_through_many_sizes(start: Starter) -> None:
    """Somebody drags the window's edge: the prompt is not said again, however often."""
    reader = start()
    for columns in (70, 60, 50, 60, 90):
        assert reader.resize(columns).bytes_written == 0
    answer = reader.command("hand")
    assert answer.heard == [*HAND, WAITING]
    assert not answer.noise


def test_a_line_of_several_rows_comes_again_below(start: Starter) -> None:
    """Where nobody knows how a terminal broke the line anew, it is said once more, never over."""
    reader = start(columns=40)
    line = "wort" * 15
    reader.type(line)
    assert reader.resize(60).bytes_written == 0
    again = reader.press("x", "x$")
    assert "".join(again.heard) == f"{PROMPT}{line}x"
    assert not again.cursor_up
    answer = reader.enter()
    assert "".join(answer.lines) == unknown(f"{line}x")
    assert not answer.noise


def test_the_application_has_the_private_part() -> None:
    """Resizing goes through the one method that is taken over."""
    session = PromptSession[str](input=DummyInput(), output=DummyOutput())
    assert callable(Application._on_resize)
    calm(session.app)
    assert session.app._on_resize.__name__ == "_keep_silent"
