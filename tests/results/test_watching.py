"""How far the gathering of results is, said to whoever listens."""

import io
import sys

import pytest

from skyjo_a11y import app


class Listened(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        """A person reads along."""
        return True


@pytest.mark.parametrize(("output", "told"), [(Listened(), 2), (io.StringIO(), 0)])
def test_only_a_person_hears_it(
    monkeypatch: pytest.MonkeyPatch, output: io.StringIO, told: int
) -> None:
    """Every few seconds, never at once, and nothing in a pipe."""
    monkeypatch.setattr(sys, "stdout", output)
    times = iter([0.0, 4.0, 6.0, 9.0, 12.0])
    monkeypatch.setattr(app, "monotonic", lambda: next(times))
    watch = app._Watch()
    for done in range(1, 6):
        watch.look(done, 900)
    lines = output.getvalue().splitlines()
    assert len(lines) == told
    if told:
        assert lines[0].endswith("gelesen, bisher 3 von 900.")
