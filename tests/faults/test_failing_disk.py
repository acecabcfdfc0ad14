"""A disk that fails: told once, played on in memory, written as soon as it can be."""

import errno
import os
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from skyjo_a11y.narration.phrases import phrases
from tests.faults import evening
from tests.faults.crashing import Points, points_of
from tests.faults.evening import SCRIPTS, game_in, outcome, room_of, script, undisturbed

NOT_SAVED, AGAIN = (phrases("problems").say(name) for name in ("not-saved", "saved-again"))
NOT_KEPT = phrases("settings").say("not-kept")
#: What disks answer, one after the other: full, broken, read-only, over the quota.
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT)
_STEP = 4  # every fourth point; each evening begins at another one


def _play(folder: Path, name: str) -> tuple[list[str], object, bool]:
    conversation = evening.begun(folder, script(name))
    told = evening.play(conversation, script(name).lines)
    is_saved = room_of(conversation).leave()
    return told[-1].splitlines(), outcome(conversation), is_saved


def _failing(number: int) -> None:
    error = ERRORS[number % len(ERRORS)]
    raise OSError(error, os.strerror(error))


@pytest.mark.parametrize("name", SCRIPTS)
def test_one_failure_costs_nothing(tmp_path: Path, name: str) -> None:
    """A write, sync or rename that fails, half done or not: told once, mended at the next line."""
    played = undisturbed(name)
    with TemporaryDirectory() as name_of_it:
        count = points_of(partial(_play, Path(name_of_it), name), amid=False)
    for number in range(list(SCRIPTS).index(name), count, _STEP):
        folder = tmp_path / str(number)
        with Points(number, partial(_failing, number), amid=False).watched():
            told, result, is_saved = _play(folder, name)
        assert result == played.outcome
        assert is_saved
        assert game_in(folder).read_bytes() == played.saved[-1]
        # A failure at the last line is mended while leaving; settings have a sentence of their own.
        assert told.count(NOT_SAVED) <= 1
        assert told.count(AGAIN) in (told.count(NOT_SAVED), told.count(NOT_SAVED) - 1)
        told = [line for line in told if line not in (NOT_SAVED, AGAIN, NOT_KEPT)]
        assert told == played.told[-1].splitlines()


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_disk_that_stays_full_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, call: str
) -> None:
    """Nothing is asked of the person: one sentence the whole evening, and no file that is wrong."""

    def fail(*_arguments: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    played = undisturbed(name)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        told, result, is_saved = _play(tmp_path, name)
    assert (result, is_saved) == (played.outcome, False)
    assert told.count(NOT_SAVED) == 1
    assert AGAIN not in told
    path = game_in(tmp_path)
    assert played.saved[-1].startswith(path.read_bytes() if path.exists() else b"")
