"""Anything typed, saved, asked or played: no traceback, no hang; and what fuzzing has found."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.faults.fuzz import _TARGETS
from tests.faults.targets import FOUND, TARGETS, beginnings

FOUND_FILES = sorted(path for path in FOUND.iterdir() if path.suffix != ".md")


@pytest.fixture(autouse=True, scope="module")
def _no_disk() -> Iterator[None]:
    """No power is lost here, so nothing need wait for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", lambda _descriptor: None)
        yield


@pytest.mark.parametrize("target", TARGETS)
def test_sound_input_passes(target: str) -> None:
    """Where fuzzing begins, nothing fails."""
    for data in beginnings(target):
        TARGETS[target](data)


def test_what_was_found_is_mended() -> None:
    """Each input on which a target once failed."""
    for path in FOUND_FILES:
        TARGETS[path.name.partition("-")[0]](path.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_any_bytes(target: str, data: st.DataObject) -> None:
    """Bytes, text, and sound input in which something was changed."""
    sound = bytearray(data.draw(st.sampled_from(beginnings(target))))
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(sound)))
        end = at + data.draw(st.integers(0, 8))
        sound[at:end] = data.draw(st.binary(max_size=8) | st.text(max_size=4).map(str.encode))
    TARGETS[target](data.draw(st.just(bytes(sound)) | st.binary(max_size=400)))


def test_every_target_is_fuzzed() -> None:
    """The command fuzzes all targets there are."""
    assert set(_TARGETS) == set(TARGETS)
