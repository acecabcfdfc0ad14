"""The parts of the calm prompt that need no terminal, and the private parts that it leans on."""

import inspect
from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.data_structures import Point
from prompt_toolkit.input import DummyInput
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.renderer import CPR_Support, Renderer

from skyjo_a11y.calm_history import KEPT, CalmHistory
from skyjo_a11y.calm_keys import completed
from skyjo_a11y.calm_renderer import CalmRenderer, Unstyled, calm


@pytest.mark.parametrize(
    ("word", "candidates", "better"),
    [
        ("aus", ["auslage"], "auslage "),
        ("auslage", ["auslage"], "auslage "),
        ("a", ["aufdecken", "auslage"], "au"),
        ("au", ["aufdecken", "auslage"], "au"),
        ("an", ["Anna", "Antje"], "An"),
        ("a", ["Anna", "auslage"], "a"),
        ("zae", ["zähle"], "zähle "),
        ("zae", ["zähle", "zählen"], "zae"),
        ("", ["hand", "hilfe"], "h"),
        ("xyz", [], "xyz"),
        ("", [], ""),
    ],
)
def test_only_what_is_certain_is_completed(word: str, candidates: list[str], better: str) -> None:
    """One candidate is finished with a blank, several give the beginning that they share."""
    assert completed(word, candidates) == better


def test_the_renderer_has_the_private_parts() -> None:
    """CalmRenderer reads three private attributes, and its render is the one that is called."""
    renderer = Renderer(style=PromptSession[str]().app.renderer.style, output=DummyOutput())
    assert renderer._cursor_pos == Point(x=0, y=0)
    assert (renderer._last_screen, renderer._last_size) == (None, None)
    assert renderer.last_rendered_screen is None
    assert list(inspect.signature(Renderer.render).parameters) == list(
        inspect.signature(CalmRenderer.render).parameters
    )


def test_an_application_becomes_calm() -> None:
    """The session's application takes another renderer and another container, still unused."""
    session = PromptSession[str](input=DummyInput(), output=DummyOutput())
    calm(session.app)
    assert isinstance(session.app.renderer, CalmRenderer)
    assert session.app.renderer.cpr_support is CPR_Support.NOT_SUPPORTED
    assert isinstance(session.app.layout.container, Unstyled)
    assert session.app.layout.has_focus(session.default_buffer)


def test_a_history_grows_only_so_far(tmp_path: Path) -> None:
    """A file that has grown to twice what is kept is shortened to its last lines."""
    path = tmp_path / "history"
    path.write_text("".join(f"zähle {number}\n" for number in range(2 * KEPT + 1)), "utf-8")
    newest_first = list(CalmHistory(path).load_history_strings())
    assert (newest_first[0], len(newest_first)) == (f"zähle {2 * KEPT}", KEPT)
    assert path.read_text("utf-8").splitlines() == newest_first[::-1]


def test_a_history_keeps_a_line_a_line(tmp_path: Path) -> None:
    """An entry with a line break or a stray surrogate inside is one line of text in the file."""
    path = tmp_path / "history"
    history = CalmHistory(path)
    for line in ("hand", "a\nb", "c\udcff"):
        history.append_string(line)
    assert list(CalmHistory(path).load_history_strings()) == ["c?", "a b", "hand"]


def test_without_a_file_a_history_lasts_for_the_run() -> None:
    """In memory only, nothing is loaded, and what is typed is there."""
    history = CalmHistory(None)
    history.append_string("hand")
    assert history.get_strings() == ["hand"]
    assert list(CalmHistory(None).load_history_strings()) == []
