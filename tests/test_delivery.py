"""An answer reaches its reader at once, in pages or in steps, and a step takes any command."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.settings import Pace, Settings
from tests.evenings import Talk, desk_in, sensible, setup_of

_SHORT = replace(STANDARD, rounds=1)
_MOST_LINES = 20


def _talk(folder: Path, cells: int = 40, *, paged: bool = True, pace: Pace = Pace.FREE) -> Talk:
    """Jana against Vera and Anton with a braille display."""
    desk = desk_in(folder, settings=Settings(cells=cells, pace=pace), paged=paged)
    return Talk(desk, setup_of("Jana", "einfach einfach", rules=_SHORT))


def _steps(talk: Talk) -> list[str]:
    """The lines read with Enter until something is asked."""
    found = []
    while talk.reply.typing:
        found.append(talk.prompt)
        talk.say("")
    return found


def _lines(talk: Talk) -> list[str]:
    """What stands above the prompt."""
    return talk.conversation.lines(talk.reply)


def test_a_pipe_never_steps(tmp_path: Path) -> None:
    """Where nobody reads along all comes at once, in braille form too."""
    talk = _talk(tmp_path, paged=False, pace=Pace.STEP)
    assert _lines(talk) == ["Partie über 1 Runde: du, Vera, Anton", "Runde 1", "Ablage 5"]
    talk.say("a1 a2")
    assert not talk.reply.typing
    assert len(_lines(talk)) > 3


def test_nothing_stands_above_a_step(tmp_path: Path) -> None:
    """A step is the cursor's line and nothing else; its utterance is told with it, once."""
    talk = _talk(tmp_path, cells=20)
    talk.say("regeln spiel")
    told, steps = [], []
    while talk.reply.typing:
        assert _lines(talk) == []
        told += talk.reply.told
        steps.append(talk.prompt)
        talk.say("")
    assert len(told) == len(set(told)) == 4
    assert steps == [line for utterance in told for line in lines_of(utterance, 20, None)]


@pytest.mark.parametrize("pace", Pace)
def test_the_pace_changes_nothing_in_steps(tmp_path: Path, pace: Pace) -> None:
    """«tempo schritt» asks for less than a step a line, so both tell the same steps."""
    free, other = _talk(tmp_path / "a"), _talk(tmp_path / "b", pace=pace)
    for line in ("a1 a2", "z x a3", "verlauf", "alles"):
        assert _steps(free) == _steps(other)
        free.say(line)
        other.say(line)
        assert (free.prompt, _lines(free)) == (other.prompt, _lines(other))


def test_the_rest_at_once_comes_in_pages(tmp_path: Path) -> None:
    """«alles» ends the steps, but never brings more than twenty lines without a pause."""
    talk = _talk(tmp_path, cells=20)
    for line in ("a1 a2", "z x a3", "z x b1", "z x b2", "z x b3", "z x c1", "z x c2"):
        talk.say(line)
    talk.say("verlauf")
    wanted = _steps(talk)
    talk.say("verlauf")
    found = [talk.prompt]
    talk.say("alles")
    while talk.prompt == "Mehr: ":
        assert len(_lines(talk)) <= _MOST_LINES
        found += _lines(talk)
        talk.say("alles")
    assert found + _lines(talk) == wanted
    assert len(wanted) > _MOST_LINES


def test_leaving_waits_for_nothing(tmp_path: Path) -> None:
    """The last words are written, and the program ends."""
    talk = _talk(tmp_path)
    talk.say("ende")
    assert talk.reply.over
    assert _lines(talk) == ["gespeichert, bis bald"]


@given(
    lines=st.lists(
        st.sampled_from(["", "w", "karten", "alles", "foo", "verlauf", "braille 20", "hilfe"]),
        max_size=12,
    ),
    cells=st.integers(10, 80),
)
@settings(deadline=None, max_examples=30)
def test_a_step_has_room(lines: Sequence[str], cells: int) -> None:
    """Whatever is asked on whichever display, the cursor behind a step stays on the display."""
    with TemporaryDirectory() as folder:
        talk = _talk(Path(folder), cells)
        for line in ("a1 a2", "z x a3", *lines):
            talk.say(line)
            if talk.reply.typing:
                assert len(talk.prompt) < talk.desk.settings.cells
                assert talk.reply.typing.endswith(": ")
            else:
                assert talk.prompt.endswith(": ")


@given(seed=st.integers(0, 999), read=st.lists(st.integers(0, 6), min_size=40, max_size=40))
@settings(deadline=None, max_examples=15)
def test_a_command_works_at_any_step(seed: int, read: list[int]) -> None:
    """However much of each answer is read first, and back again, the game goes the same way."""
    with TemporaryDirectory() as folder:
        plain = Talk(desk_in(Path(folder) / "a"), setup_of("Jana", "einfach einfach", rules=_SHORT))
        talk = _talk(Path(folder) / "b", cells=20)
        random = Random(seed)
        for count in read:
            for _ in range(count):
                if talk.reply.typing:
                    talk.say(random.choice(["", "", "w"]))
            line = sensible(plain.state, random)
            if line == "weiter":  # on a step it brings the next one
                return
            plain.say(line)
            talk.say(line)
            assert talk.state == plain.state
