"""How far somebody has come: kept line by line, and a spoiled file is said, not met later."""

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.course.chapters import Chapter, chapters
from skyjo_a11y.course.progress import BrokenProgressError, Progress, load, save
from tests.evenings import Talk, desk_in

_NAMES = [chapter.name for chapter in chapters()]
_SOUND = "skyjo-a11y course 1\ndone grid\nchapter turn\nstep 3\nline ziehe\n"


@given(st.sets(st.sampled_from(_NAMES)), st.sampled_from(chapters()), st.data())
def test_what_is_kept_is_read_again(done: set[str], chapter: Chapter, data: st.DataObject) -> None:
    """Chapters that are done, the one begun, its step and what was played there."""
    step = data.draw(st.integers(0, len(chapter.steps) - 1))
    progress = Progress(frozenset(done), chapter.name, step, ("ziehe", "wirf C3"))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kurs.txt"
        save(path, progress)
        assert load(path) == progress


def test_without_a_file_the_course_is_new(tmp_path: Path) -> None:
    """Nobody who begins is told that something is broken."""
    assert load(tmp_path / "kurs.txt") == Progress()


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_other_file_is_broken(content: bytes) -> None:
    """Whatever lies there is read as progress or said to be broken, and nothing else."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kurs.txt"
        path.write_bytes(content)
        with suppress(BrokenProgressError):
            assert load(path) == Progress()


@pytest.mark.parametrize(
    "change",
    [
        ("course 1", "course 9"),
        ("chapter turn", "chapter poker"),
        ("step 3", "step 99"),
        ("step 3", "step " + "9" * 5000),
        ("step 3", "step -1"),
        ("done grid", "done everything"),
    ],
)
def test_a_spoiled_line_is_broken(tmp_path: Path, change: tuple[str, str]) -> None:
    """A chapter or step that there is not would only be met later."""
    path = tmp_path / "kurs.txt"
    path.write_text(_SOUND.replace(*change), "utf-8")
    with pytest.raises(BrokenProgressError):
        load(path)


def test_a_broken_file_is_said_once_and_mended(tmp_path: Path) -> None:
    """The course begins anew, with one sentence why, and the next start is sound again."""
    (tmp_path / "kurs.txt").write_text("nonsense", "utf-8")
    talk = Talk(desk_in(tmp_path))
    assert "nicht mehr lesen" in talk.say("lernen 1")[0]
    talk.say("", "ende")
    assert talk.say("lernen 1")[0].startswith("Weiter in Kapitel 1")


def test_lines_that_no_longer_fit_do_no_harm(tmp_path: Path) -> None:
    """A game of the course that other words were kept for goes on as far as they make sense."""
    path = tmp_path / "kurs.txt"
    save(path, Progress(chapter="round", step=2, lines=("a1 b1", "bla", "t z9", "z")))
    talk = Talk(desk_in(tmp_path))
    talk.say("lernen runde")
    assert talk.prompt.startswith(("Hand", "Ablage"))
