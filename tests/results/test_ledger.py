"""The results file: it only grows, forgives damage, and can be made anew."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.results.record import Result, Seat, Withdrawn, line_of, record_in
from skyjo_a11y.rules.options import STANDARD
from tests.evenings import finished, save_lines, setup_of
from tests.results.results import games, result, seat

ROOT = Path(__file__).parents[2]
SHORT = replace(STANDARD, rounds=1)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    """No results yet, and no saved games."""
    return Ledger(tmp_path / "data" / "ergebnisse.txt", tmp_path / "data" / "partien")


def file_of(ledger: Ledger) -> Path:
    """Where its lines are."""
    return ledger._file


seats = st.builds(
    Seat,
    name=st.text(max_size=20),
    level=st.none() | st.text(max_size=9),
    fitting=st.booleans(),
    points=st.integers(-99, 999),
    rounds=st.integers(0, 99),
    ended=st.integers(0, 99),
    doubled=st.integers(0, 99),
    won=st.booleans(),
)
results = st.builds(
    Result,
    game=st.text(max_size=20),
    when=st.text(max_size=20),
    source=st.text(max_size=9),
    seats=st.lists(seats, max_size=8).map(tuple),
)


@given(results | st.builds(Withdrawn, game=st.text(max_size=20)))
def test_a_line_is_read_as_it_was_written(record: Result | Withdrawn) -> None:
    """Whatever a name is made of, it is one line."""
    line = line_of(record)
    assert "\n" not in line
    assert record_in(line) == record


@given(st.text(max_size=99) | st.recursive(st.none() | st.integers(), st.lists).map(json.dumps))
def test_anything_else_is_damaged(line: str) -> None:
    """No line makes the program fall."""
    with pytest.raises(ValueError):  # noqa: PT011 - what it is does not matter
        record_in(line)


def test_unknown_keys_are_left_for_newer_programs() -> None:
    """A later version may say more of a game."""
    known = games([True])[0]
    assert record_in(line_of(known).replace("{", '{"new": 1, ', 1)) == known


def test_results_are_read_in_their_order(ledger: Ledger) -> None:
    """The oldest first, each once, however often it is added."""
    some = games([True, False, True])
    for one in [*some, some[0]]:
        ledger.add(one)
    assert ledger.read() == (some, 0)
    assert len(file_of(ledger).read_text("utf-8").splitlines()) == 3


def test_a_withdrawn_game_does_not_count(ledger: Ledger) -> None:
    """Its line stays, and one more says so; it may be counted again later."""
    one, two = games([True, False])
    ledger.add(one)
    ledger.add(two)
    ledger.withdraw(one.game)
    assert ledger.read().results == [two]
    ledger.add(one)
    assert ledger.read().results == [two, one]


def test_damaged_lines_are_counted_and_skipped(ledger: Ledger) -> None:
    """One torn by a loss of power spoils no other, not even the next one that is added."""
    one, two, three = games([True, False, True])
    ledger.add(one)
    ledger.add(two)
    path = file_of(ledger)
    path.write_bytes(path.read_bytes()[:-9])
    ledger.add(three)
    assert ledger.read() == ([one, three], 1)
    path.write_bytes(b"\xff\xfe\n\n" + path.read_bytes())
    assert ledger.read() == ([one, three], 2)


def test_two_programs_may_add_at_the_same_time(ledger: Ledger) -> None:
    """No line of either is lost or torn."""
    code = (
        "import sys; from pathlib import Path\n"
        "from skyjo_a11y.results.ledger import Ledger\n"
        "from skyjo_a11y.results.record import Result\n"
        "ledger = Ledger(Path(sys.argv[1]), Path(sys.argv[2]))\n"
        "for number in range(60):\n"
        "    ledger._append(Result(sys.argv[3] + str(number), 'now' * 300, 'deck', ()))\n"
    )
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(file_of(ledger)), str(ledger._folder), name],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        for name in "ab"
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    read = ledger.read()
    assert (len(read.results), read.damaged) == (120, 0)


# -- Made anew ----------------------------------------------------------------------------------


def saved_games(ledger: Ledger) -> None:
    """Two finished games, one for practice, one that goes on and one that is damaged."""
    folder = ledger._folder
    for name, lines in {
        "b": finished(setup_of("Jana", "zufall", rules=SHORT, seed="1")).lines,
        "a": finished(setup_of("Ole", "zufall", rules=SHORT, seed="2")).lines,
        "practice": finished(setup_of("Ole", "zufall", rules=SHORT, practice=True)).lines,
        "open": finished(setup_of("Ole", "zufall", rules=SHORT, seed="3")).lines[:-3],
        "damaged": ["no game"],
    }.items():
        save_lines(folder / f"{name}.skyjo", lines)
    for age, name in enumerate("ab"):  # «a» was played after «b»
        os.utime(folder / f"{name}.skyjo", (10_000_000 - age,) * 2)


def test_a_missing_file_is_made_from_the_saves(ledger: Ledger) -> None:
    """Finished games count, the oldest first; those for practice and spoiled ones do not."""
    saved_games(ledger)
    found = ledger.read().results
    assert [one.seats[0].name for one in found] == ["Jana", "Ole"]
    assert file_of(ledger).exists()
    assert ledger.read().results == found
    assert list(file_of(ledger).parent.glob("*.txt.*")) == []


def test_gathering_says_how_far_it_is(ledger: Ledger) -> None:
    """Each save that is read is one more, whether it counts or not."""
    heard: list[tuple[int, int]] = []
    watched = Ledger(file_of(ledger), ledger._folder, lambda done, of: heard.append((done, of)))
    saved_games(watched)
    watched.read()
    assert heard == [(number, 5) for number in range(1, 6)]


def test_the_first_game_that_ends_brings_the_older_ones_along(ledger: Ledger) -> None:
    """Adding to a missing file makes it anew before."""
    saved_games(ledger)
    ledger.add(result(7, seat("Eva")))
    assert len(ledger.read().results) == 3


def test_results_survive_a_deleted_save(ledger: Ledger) -> None:
    """Whoever tidies up the games keeps the statistics."""
    saved_games(ledger)
    found = ledger.read().results
    for path in ledger._folder.glob("*.skyjo"):
        path.unlink()
    assert ledger.read().results == found
