"""The level «passend» follows the results, and stays what it is for a whole game."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import header_lines
from skyjo_a11y.opponents import LEVELS, parse_opponents
from skyjo_a11y.results.fitting import STRENGTHS, level_for, seated, strength_of
from skyjo_a11y.results.record import Result
from skyjo_a11y.results.summary import games_of
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.simulator import play_game
from tests.evenings import Talk, desk_in, setup_of
from tests.results.results import games, result, seat

LADDER = list(STRENGTHS)


def test_nobody_known_begins_against_leicht() -> None:
    """A guess in the lower half: losing at first is worse than winning at first."""
    assert level_for(["Jana"], []) == "leicht"


@given(st.lists(st.booleans(), max_size=30))
def test_a_win_never_makes_it_easier(won: list[bool]) -> None:
    """Of two people with the same past the one who has just won gets the same level or a higher."""
    after = [level_for(["Jana"], games([*won, last])) for last in (False, True)]
    assert LADDER.index(after[0]) <= LADDER.index(after[1])


@given(st.lists(st.sampled_from(LADDER), max_size=30), st.booleans())
def test_strengths_stay_on_the_ladder(levels: list[str], won: bool) -> None:  # noqa: FBT001
    """However often somebody wins or loses."""
    some = [
        result(number, seat("Jana", won=won), seat("Vera", level, won=not won))
        for number, level in enumerate(levels)
    ]
    strength = strength_of(games_of("Jana", some))
    assert min(STRENGTHS.values()) <= strength <= max(STRENGTHS.values())
    assert level_for(["Jana"], some) in LADDER


def test_winners_climb_and_losers_go_down() -> None:
    """Within a few games to the end of the ladder."""
    levels = [level_for(["Jana"], games([True] * count, "meister")) for count in range(8)]
    assert levels[-1] == "meister"
    assert all(LADDER.index(one) <= LADDER.index(two) for one, two in pairwise(levels))
    assert level_for(["Jana"], games([False] * 8)) == "neuling"


def test_games_with_real_cards_or_among_people_say_nothing() -> None:
    """How strong the others were is not known there."""
    table = [replace(one, source="table") for one in games([True] * 8)]
    people = [result(number, seat("Jana", won=True), seat("Ole")) for number in range(8)]
    assert level_for(["Jana"], [*table, *people]) == "leicht"


def test_people_at_one_keyboard_meet_in_the_middle() -> None:
    """A strong and a weak person get a level between."""
    some = [*games([True] * 8, "meister"), *games([False] * 8, "neuling", "Ole")]
    both = level_for(["Jana", "Ole"], some)
    assert LADDER.index("neuling") < LADDER.index(both) < LADDER.index("meister")


def test_a_person_wins_about_a_fair_share() -> None:
    """Somebody who plays like «leicht» wins about half of the games of two."""
    results: list[Result] = []
    wins, rules = 0, replace(STANDARD, rounds=3)
    for number in range(40):
        level = level_for(["Jana"], results)
        *_, last = play_game(rules, ["leicht", level], f"fitting/{number}")
        assert isinstance(last, GameEnded)
        won = 0 in last.winners
        wins += won
        results.append(result(number, seat("Jana", won=won), seat("Vera", level, won=not won)))
    assert 13 <= wins <= 27


# -- At the table -------------------------------------------------------------------------------


def test_the_word_is_one_of_the_levels() -> None:
    """Alone, with a name, in any case."""
    assert "passend" in LEVELS
    players = parse_opponents("Passend,Lea:passend,stark", ())
    assert [(player.name, player.fitting) for player in players] == [
        ("Vera", True),
        ("Lea", True),
        ("Anton", False),
    ]


def test_only_who_is_to_fit_is_changed() -> None:
    """Others keep their level."""
    players = (Player("Jana"), Player("Vera", "einfach", fitting=True), Player("Max", "stark"))
    assert seated(players, games([True] * 8, "meister")) == (
        players[0],
        Player("Vera", "meister", fitting=True),
        players[2],
    )


def test_the_level_stands_in_the_save() -> None:
    """So that replaying, undoing and resuming find the same bot."""
    setup = setup_of("Jana", "mittel einfach")
    players = (setup.players[0], replace(setup.players[1], fitting=True), setup.players[2])
    lines = list(header_lines(replace(setup, players=players)))
    assert "player Vera mittel fitting" in lines
    assert read_log(lines).setup.players == players


def test_the_level_is_chosen_when_a_game_starts(tmp_path: Path) -> None:
    """It is told, stays in a game that is resumed, and is chosen anew for the next one."""
    talk = Talk(desk_in(tmp_path), with_fitting())
    assert talk.begun[0] == "Passend zu dir spielt Vera jetzt mit Stärke leicht."
    for one in games([True] * 8, "meister"):
        talk.desk.ledger.add(one)
    talk.say("a1 b1", "ende")
    (path,) = talk.desk.folder.glob("*.skyjo")
    resumed, _ = talk.desk.resume(path)
    assert resumed.setup.players[1] == Player("Vera", "leicht", fitting=True)
    assert talk.desk.start(resumed.setup).setup.players[1].bot == "meister"


def with_fitting() -> Setup:
    """Jana against somebody who fits."""
    setup = setup_of()
    return replace(setup, players=(setup.players[0], Player("Vera", "einfach", fitting=True)))
