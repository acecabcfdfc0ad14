"""The log as text: written, read back, refused."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.gamelog import DamagedLogError, Entry, Log, NewerLogError, Player, Setup
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import entry_line, header_lines
from skyjo_a11y.rules.actions import Action, Continue, Deal, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import POSITIONS
from skyjo_a11y.rules.options import OPTIONS, STANDARD
from tests.evenings import Evening, setup_of
from tests.rules.random_play import rule_sets

HEADER = list(header_lines(setup_of("Jana Ole", "einfach")))


def read(lines: list[str]) -> Log | None:
    """The log in ``lines``, None if they are refused; nothing else may happen."""
    try:
        return read_log(lines)
    except (DamagedLogError, NewerLogError):
        return None


# -- Writing ----------------------------------------------------------------------------------


def test_a_log_reads_aloud() -> None:
    """The header says one thing a line, in plain words."""
    assert HEADER == [
        "skyjo-a11y 1",
        "source deck",
        "seed 7",
        "practice no",
        "rule target 100",
        "rule target_rule reached",
        "rule rounds none",
        "rule next_starter ender",
        "rule doubling positive",
        "rule flip_after_discard required",
        "rule cleared_cards discard",
        "rule clear_rows no",
        "rule open_cards no",
        "rule final_tie shared",
        "player Jana person",
        "player Ole person",
        "player Vera einfach",
        "begin",
    ]


def test_every_option_stands_in_the_header() -> None:
    """A new rule can't be forgotten in a save."""
    assert [line.split()[1] for line in HEADER if line.startswith("rule ")] == list(OPTIONS)


@settings(deadline=None)
@given(rule_sets(), st.booleans(), st.booleans(), st.text("0123456789abcZÜ-/ ").map(str.strip))
def test_a_setup_is_read_back(
    rules: object,
    practice: bool,  # noqa: FBT001
    advice: bool,  # noqa: FBT001
    seed: str,
) -> None:
    """Rules, names, levels, seed, practice and advice survive, whatever they are."""
    players = (Player("Zoë"), Player("O\u2019Neil", "zufall"), Player("Anna-Lena"))
    setup = Setup(rules, players, seed, practice, advice=advice)  # type: ignore[arg-type]
    assert read_log(header_lines(setup)).setup == setup


@pytest.mark.parametrize(
    "action",
    [
        Draw(),
        Take(),
        Discard(),
        Pass(),
        *map(Swap, POSITIONS),
        *map(Flip, POSITIONS),
    ],
    ids=repr,
)
def test_a_move_names_its_seat(action: Action) -> None:
    """Moves of a person begin with the seat, from 1, and are read back."""
    line = entry_line(Entry(1, action))
    assert line.startswith("2 ")
    assert read_log([*HEADER, line]).entries == [Entry(1, action)]


@pytest.mark.parametrize("action", [Continue(), *map(Deal, CARDS)], ids=repr)
def test_chance_has_no_seat(action: Action) -> None:
    """A card that turns up and the next round are nobody's moves."""
    line = entry_line(Entry(None, action))
    assert read_log([*HEADER, line]).entries == [Entry(None, action)]
    assert read([*HEADER, f"1 {line}"]) is None


# -- Undo and redo in the lines ---------------------------------------------------------------


def test_undo_takes_lines_back_and_redo_brings_them() -> None:
    """«undo 2» takes two entries back, «redo» brings back what the last undo took."""
    moves = ["deal 5", "1 flip A1", "deal 3"]
    taken_back = read_log([*HEADER, *moves, "undo 2"])
    assert [entry_line(entry) for entry in taken_back.entries] == moves[:1]
    brought = read_log([*HEADER, *moves, "undo 2", "redo"])
    assert [entry_line(entry) for entry in brought.entries] == moves
    assert brought.undone == []


def test_a_new_entry_forgets_what_was_undone() -> None:
    """After another move nothing can be done again."""
    lines = [*HEADER, "deal 5", "1 flip A1", "undo 1", "1 flip B1"]
    assert read_log(lines).undone == []
    assert read([*lines, "redo"]) is None


@pytest.mark.parametrize("line", ["undo 2", "undo 0", "undo -1", "undo", "undo x", "redo"])
def test_nothing_more_is_undone_than_was_done(line: str) -> None:
    """Undo and redo beyond what is there are damage."""
    assert read([*HEADER, "deal 5", line]) is None


def test_the_end_is_known_by_its_line() -> None:
    """Only a log whose last line is «end» has ended."""
    assert read_log([*HEADER, "deal 5", "end"]).ended
    assert not read_log([*HEADER, "deal 5", "end", "undo 1"]).ended


# -- Refused --------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["2", "10", "999999999"])
def test_a_newer_log_is_told_apart(version: str) -> None:
    """A higher version is not damage: a newer program wrote it, whatever follows."""
    with pytest.raises(NewerLogError):
        read_log([f"skyjo-a11y {version}", "anything"])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "skyjo-a11y",
        "skyjo-a11y ",
        "skyjo-a11y 0",
        "skyjo-a11y 01",
        "skyjo-a11y -2",
        "skyjo-a11y 1.0",
        "skyjo-a11y 1 ",
        "skyjo-a11y ²",
        "skyjo-a11y \u0662",
        f"skyjo-a11y {'9' * 5000}",
        " skyjo-a11y 1",
        "\ufeffskyjo-a11y 1",
        "Skyjo-a11y 1",
        "skyjo 1",
    ],
    ids=lambda line: line[:20] or "empty",
)
def test_another_first_line_is_not_ours(line: str) -> None:
    """Only the exact first line makes a log."""
    with pytest.raises(DamagedLogError):
        read_log([line, *HEADER[1:]])


def without(*starts: str) -> list[str]:
    """The header without the lines that begin so."""
    return [line for line in HEADER if not line.startswith(starts)]


def with_players(*lines: str) -> list[str]:
    """The header with other players."""
    return [*without("player", "begin"), *lines, "begin"]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        HEADER[:-1],
        without("seed"),
        without("practice"),
        without("source"),
        without("player"),
        [*HEADER[:3], "hello", *HEADER[3:]],
        [*HEADER[:3], "", *HEADER[3:]],
        [*HEADER[:3], "rule", *HEADER[3:]],
        [*HEADER[:3], "rule colour red", *HEADER[3:]],
        [*HEADER[:-1], "rule target 0", "begin"],
        [*HEADER[:-1], "rule target x", "begin"],
        [*HEADER[:-1], f"rule target {'9' * 5000}", "begin"],
        [*HEADER[:-1], "rule rounds 0", "begin"],
        [*HEADER[:-1], "rule clear_rows perhaps", "begin"],
        [*HEADER[:-1], "rule doubling often", "begin"],
        [*HEADER[:-1], "practice maybe", "begin"],
        [*HEADER[:-1], "source magic", "begin"],
        with_players("player Jana person"),
        with_players(*(f"player P{letter} person" for letter in "abcdefghi")),
        with_players("player Jana einfach", "player Ole einfach"),
        with_players("player Jana person", "player Jana person"),
        with_players("player Jana person", "player Ole nobody"),
        with_players("player Jana person", "player Ole"),
        with_players("player Jana person", "player  person"),
        with_players("player Jana person", "player O le person"),
        with_players("player Jana person", "player O\x1b[2Jle person"),
        with_players("player Jana person", "player \ufffd person"),
    ],
    ids=lambda lines: " ".join(lines[-2:])[:40],
)
def test_a_damaged_header_is_refused(lines: list[str]) -> None:
    """What is missing, unknown or impossible in the header makes the log damaged."""
    with pytest.raises(DamagedLogError):
        read_log(lines)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "1",
        "1 ",
        "0 draw",
        "4 draw",
        "-1 draw",
        "² draw",
        "1 draw ",
        " 1 draw",
        "1  draw",
        "1 Draw",
        "1 swap",
        "1 swap E1",
        "1 swap b2",
        "1 swap B2 C3",
        "1 deal 5",
        "1 continue",
        "deal",
        "deal 13",
        "deal -3",
        "deal 05",
        "deal +5",
        "deal 5\x00",
        "deal \u22122",
        "deal five",
        f"deal {'9' * 5000}",
        f"undo {'9' * 5000}",
        "round",
        "round x totals 0 0 0 starter none deciding no",
        "round 2 totals 0 0",
        "round 2 totals 0 0 0 starter 4 deciding no",
        "round 2 totals 0 0 0 starter 1 deciding perhaps",
        "begin",
        "seed 8",
        "\ufffd",
    ],
    ids=lambda line: line[:20] or "empty",
)
def test_a_line_that_is_no_action_is_refused(line: str) -> None:
    """Only the exact spelling of an action is one."""
    with pytest.raises(DamagedLogError):
        read_log([*HEADER, "deal 5", line])


@settings(deadline=None)
@given(st.lists(st.text(max_size=30), max_size=8))
def test_any_lines_are_read_or_refused(lines: list[str]) -> None:
    """Whatever the lines, nothing but the two refusals is raised."""
    read(lines)
    read([HEADER[0], *lines])
    read([*HEADER, *lines])


@settings(deadline=None)
@given(st.data())
def test_a_mutated_log_is_read_or_refused(data: st.DataObject) -> None:
    """Letters changed, lines lost, doubled or exchanged: nothing but the two refusals is raised."""
    evening = Evening(setup_of("Jana", "zufall"))
    evening.play_on(Random(data.draw(st.integers(0, 99))), 20)
    lines = list(evening.lines)
    for _ in range(data.draw(st.integers(1, 4))):
        mutation = data.draw(st.sampled_from(MUTATIONS))
        at = data.draw(st.integers(0, len(lines) - 1))
        lines = [*lines[:at], *mutation(lines[at], data), *lines[at + 1 :]]
        if not lines:
            break
    read(lines)


Mutation = Callable[[str, st.DataObject], list[str]]


def _other_letter(line: str, data: st.DataObject) -> list[str]:
    at = data.draw(st.integers(0, max(0, len(line) - 1)))
    return [line[:at] + data.draw(st.characters()) + line[at + 1 :]]


MUTATIONS: list[Mutation] = [
    lambda _line, _data: [],
    lambda line, _data: [line, line],
    lambda line, _data: [line[:-1]],
    lambda line, _data: [line[1:]],
    lambda _line, data: [data.draw(st.text(max_size=20))],
    lambda _line, data: [
        data.draw(st.sampled_from(["redo", "undo 1", "end", "continue", "deal 0"]))
    ],
    _other_letter,
]


def test_old_saves_know_fewer_rules() -> None:
    """A rule that the header does not name has its default, so that a later rule breaks no save."""
    lines = without("rule final_tie")
    assert read_log(lines).setup.rules == STANDARD
