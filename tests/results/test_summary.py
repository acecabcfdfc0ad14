"""What is made of somebody's games."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.app import main
from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.results.summary import games_of, people, summary, sums_of
from tests.results.results import games, result, seat

MANY = 3000


@given(st.lists(st.booleans(), min_size=1, max_size=40))
def test_the_sums_are_those_of_the_games(won: list[bool]) -> None:
    """Games, wins, rounds and points add up, and the last ten are part of them."""
    found = summary(games_of("Jana", games(won)))
    assert (found.all.games, found.all.wins) == (len(won), sum(won))
    assert found.all.points_a_round == 10
    assert sum(one.sums.games for one in found.against) == len(won)
    if len(won) > 10:
        assert found.lately is not None
        assert found.before is not None
        assert found.lately.wins == sum(won[-10:])
        assert found.before.wins == sum(won[-20:-10])
    else:
        assert found.lately is found.before is None


def test_a_name_is_found_in_any_spelling() -> None:
    """As at the table, case and accents do not matter; the last spelling is told."""
    some = [result(1, seat("Jürgen")), result(2, seat("juergen"), seat("Ole"))]
    assert len(games_of("JÜRGEN", some)) == 2
    assert people(some) == ["juergen", "Ole"]
    assert summary(games_of("Jürgen", some)).name == "juergen"


def test_opponents_are_levels_and_people() -> None:
    """A level that sat there twice counts once for the game; levels come first."""
    one = result(1, seat("Jana", won=True), seat("V", "stark"), seat("A", "stark"), seat("Ole"))
    found = summary(games_of("Jana", [one])).against
    assert [(each.opponent, each.sums.games) for each in found] == [("stark", 1), ("Ole", 1)]


def test_no_rounds_make_no_mean() -> None:
    """Nothing is divided by nothing."""
    assert sums_of([]).points_a_round == 0


def test_thousands_of_games_are_read_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command reads them all at once; the benchmark says in what time."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ledger = Ledger(tmp_path / "skyjo-a11y" / "ergebnisse.txt", tmp_path)
    ledger._file.parent.mkdir()
    ledger._make(_lines(MANY))
    assert main(["statistik", "jana"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Jana hat 3000 Partien gespielt und 1500 gewonnen")
    assert told[-1].startswith("In den 10 Partien davor: 5 gewonnen")
    assert main(["statistik"]) == 0
    assert capsys.readouterr().out.splitlines() == told


def _lines(count: int) -> list[str]:
    from skyjo_a11y.results.record import line_of  # noqa: PLC0415

    return [line_of(one) for one in games([bool(number % 2) for number in range(count)])]


def test_the_command_says_that_there_is_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the first game, for everybody and for one."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert main(["statistik"]) == main(["statistik", "Jana"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Noch ist keine Partie zu Ende gespielt.",
        "Jana hat noch keine Partie zu Ende gespielt.",
    ]
