"""Whole games at a real table, played at random: the program knows what it can, and no more."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.companion import Companion
from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.rules.options import RuleSet
from tests.companion.mats import spoken
from tests.companion.people import HardOfHearing, People
from tests.companion.real_table import RealTable
from tests.companion.tables import companion, restarted
from tests.evenings import Talk
from tests.referee import judge
from tests.rules.random_play import rule_sets

NAMES = ["Anna", "Ben", "Carla", "Dirk", "Eva", "Fritz", "Gerd", "Hanna"]
SEEDS = st.integers(0, 2**32)


@pytest.fixture(autouse=True, scope="module")
def _no_disk() -> Iterator[None]:
    """No power is lost here, so nothing need wait for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", lambda _descriptor: None)
        yield


def assert_true(talk: Talk, table: RealTable) -> None:
    """Everything the companion says of the table is so."""
    shown = table.rules.open_cards
    grids = [
        line
        for mat, name in zip(table.mats, table.names, strict=True)
        for line in mat.spoken(name, shown=shown)
    ]
    assert talk.say("karten alle") == grids
    assert talk.say("ablage") == [f"Auf der Ablage liegt {spoken(table.discards[-1])}."]
    cards = len(table.pile)
    assert talk.say("stapel")[0] == {
        0: "Der Nachziehstapel ist leer.",
        1: "Im Nachziehstapel liegt noch eine Karte.",
    }.get(cards, f"Im Nachziehstapel liegen {cards} Karten.")


def assert_legal(talk: Talk) -> None:
    """The referee finds nothing wrong with the export."""
    room = talk.conversation.room
    assert isinstance(room, Companion)
    label = GameLabel(room.setup.names, "table", None)
    events = [happening.event for happening in room._session.game_happenings()]
    assert judge(exported(label, events)).finished


def play(
    rules: RuleSet,
    seats: int,
    seed: int,
    folder: Path,
    *,
    kind: type[People] = People,
    by_row: bool = False,
) -> tuple[Talk, People]:
    """A whole game, looked at after every step."""
    table = RealTable(NAMES[:seats], rules, Random(seed))
    talk = companion(folder, names=" ".join(table.names), rules=rules)
    people = kind(table, talk.say, by_row=by_row)
    for step in people.play():
        revealing = table.is_revealing and step != "scored"  # some cards are not told yet
        if step != "opening" and not revealing:
            talk.say("anordnung spalten")
            assert_true(talk, table)
            if by_row:
                talk.say("anordnung reihen")
    assert list(talk.state.totals) == table.totals
    assert talk.prompt == "Noch eine: "
    assert_legal(talk)
    return talk, people


@settings(deadline=None, max_examples=15)
@given(rule_sets(), st.integers(2, 8), SEEDS)
def test_what_is_said_is_true(rules: RuleSet, seats: int, seed: int) -> None:
    """After every turn each grid, the discard and the draw pile are as they lie on the table."""
    with TemporaryDirectory() as folder:
        play(rules, seats, seed, Path(folder))


@settings(deadline=None, max_examples=8)
@given(rule_sets(), st.integers(2, 8), SEEDS)
def test_it_is_true_by_row_too(rules: RuleSet, seats: int, seed: int) -> None:
    """Where cards of the final reveal are told row by row, in parts, they lie where they lie."""
    with TemporaryDirectory() as folder:
        play(rules, seats, seed, Path(folder), by_row=True)


@settings(deadline=None, max_examples=8)
@given(rule_sets(), st.integers(2, 8), SEEDS)
def test_it_is_true_after_corrections(rules: RuleSet, seats: int, seed: int) -> None:
    """Cards that were misheard and set right leave no trace; a restart finds the same game."""
    with TemporaryDirectory() as folder:
        talk, _ = play(rules, seats, seed, Path(folder), kind=HardOfHearing)
        assert restarted(talk).state == talk.state


def test_reshuffles_are_followed(tmp_path: Path) -> None:
    """With eight people the draw pile runs out, is made anew, and everything stays true."""
    talk, people = play(RuleSet(rounds=2), 8, 0, tmp_path, kind=HardOfHearing)
    assert people.table.reshuffles > 1
    assert isinstance(people, HardOfHearing)
    assert people.misheard
    told = talk.say("verlauf alles")
    assert any("mischt die Ablage ohne die oberste Karte" in line for line in told)
