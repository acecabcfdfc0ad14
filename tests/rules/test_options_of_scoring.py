"""The options of RULES.md 3 that decide points, starters and the end, and our rulings on them."""

from dataclasses import replace

import pytest

from skyjo_a11y.rules.events import GameEnded, StarterDecided, StartReason, TurnStarted
from skyjo_a11y.rules.options import (
    PRESETS,
    STANDARD,
    Doubling,
    FinalTie,
    NextStarter,
    RuleSet,
    TargetRule,
)
from skyjo_a11y.rules.scoring import is_doubled, next_opener, round_points
from skyjo_a11y.rules.state import Phase
from tests.rules.playing import ZERO, Table, numbers

TEN = f"9 2 -1 | {ZERO} | {ZERO} | {ZERO}"  # opens with 11
TWENTY = f"5 2 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 7
EIGHT = f"4 2 2 | {ZERO} | {ZERO} | {ZERO}"  # opens with 6
EXTRA = replace(STANDARD, final_tie=FinalTie.EXTRA_ROUND)


# -- 1 to 3: when a game ends -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "rule", "over"),
    [
        (89, TargetRule.REACHED, False),
        (90, TargetRule.REACHED, True),
        (90, TargetRule.EXCEEDED, False),
        (91, TargetRule.EXCEEDED, True),
    ],
)
def test_target_and_target_rule(before: int, rule: TargetRule, *, over: bool) -> None:
    """A game ends once a total is at least (reached) or above (exceeded) the target."""
    table = Table(TEN, TWENTY, rules=replace(STANDARD, target_rule=rule), totals=(before, 0))
    assert table.finish_round().totals == (before + 10, 20)
    assert (table.state.phase is Phase.GAME_OVER) == over


def test_target_can_be_lower() -> None:
    """A target of 50 ends the game at 50."""
    table = Table(TEN, TWENTY, rules=replace(STANDARD, target=50), totals=(40, 0))
    table.finish_round()
    assert table.last(GameEnded) == GameEnded((1,), (50, 20))


def test_rounds_replace_the_target() -> None:
    """A fixed number of rounds ends the game whatever the totals."""
    table = Table(TEN, TWENTY, rules=replace(STANDARD, rounds=2), totals=(500, 0))
    table.finish_round()
    assert table.state.phase is Phase.ROUND_OVER
    table.next_round()
    table.finish_round()
    assert table.last(GameEnded) == GameEnded((1,), (520, 40))


# -- 4: who starts the next round ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("next_starter", "expected"),
    [
        (NextStarter.ENDER, (0, StartReason.ROUND_ENDER)),
        (NextStarter.WINNER, (2, StartReason.ROUND_WINNER)),
        (NextStarter.HIGHEST_SUM, (1, StartReason.HIGHEST_SUM)),
    ],
)
def test_next_starter(next_starter: NextStarter, expected: tuple[int, StartReason]) -> None:
    """The ender, the one with the fewest points after doubling, or the highest opening sum."""
    rules = replace(STANDARD, next_starter=next_starter)
    table = Table(TEN, TWENTY, EIGHT, rules=rules)
    assert table.finish_round().ender == 0
    table.do("continue")
    table.open("A2", "A3")
    started = table.last(StarterDecided)
    assert (started.player, started.reason) == expected
    assert started.sums == (1, 9, 4)


def test_winner_is_the_one_with_the_fewest_points_after_doubling() -> None:
    """An ender whose doubled points are no longer the fewest does not start as the winner."""
    rules = replace(STANDARD, next_starter=NextStarter.WINNER)
    assert next_opener(rules, 0, round_points((10, 10), 0, rules.doubling)) == 1


def test_winner_with_a_tie_is_the_first_in_seat_order() -> None:
    """Of several with the fewest points the one who sits first starts the next round."""
    rules = replace(STANDARD, next_starter=NextStarter.WINNER)
    assert next_opener(rules, 2, (9, 4, 8, 4)) == 1


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_opening_tie_goes_to_the_first_in_seat_order(rules: RuleSet) -> None:
    """Of those with the highest sum of two the one who sits first starts round 1."""
    table = Table(
        EIGHT, f"9 -1 2 | {ZERO} | {ZERO} | {ZERO}", f"7 1 2 | {ZERO} | {ZERO} | 3 5 6", rules=rules
    )
    table.open()
    assert table.last(StarterDecided) == StarterDecided(1, StartReason.OPENING_TIE, (6, 8, 8))
    assert table.last(TurnStarted) == TurnStarted(1, final=False)


# -- 5: doubling --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sums", "doubling", "points"),
    [
        ((10, 11), Doubling.POSITIVE, (10, 11)),
        ((10, 10), Doubling.POSITIVE, (20, 10)),
        ((10, 9), Doubling.POSITIVE, (20, 9)),
        ((0, -1), Doubling.POSITIVE, (0, -1)),
        ((-4, -5), Doubling.POSITIVE, (-4, -5)),
        ((-4, -5), Doubling.ALWAYS, (-8, -5)),
        ((-4, -4), Doubling.ALWAYS, (-8, -4)),
        ((-4, -3), Doubling.ALWAYS, (-4, -3)),
    ],
)
def test_doubling(sums: tuple[int, ...], doubling: Doubling, points: tuple[int, ...]) -> None:
    """The ender's points double unless they are alone lowest; minus points only by option."""
    assert round_points(sums, 0, doubling) == points


def test_doubling_of_nothing() -> None:
    """A sum of 0 is not positive; under ``always`` the rule is applied even to 0."""
    assert not is_doubled((0, 0), 0, Doubling.POSITIVE)
    assert is_doubled((0, 0), 0, Doubling.ALWAYS)


# -- 10: a tie at the end -----------------------------------------------------------------------


def test_final_tie_shared() -> None:
    """All with the lowest total win."""
    table = Table(TEN, TWENTY, EIGHT, totals=(0, 80, 12))
    assert table.finish_round().points == (20, 20, 8)
    assert table.last(GameEnded) == GameEnded((0, 2), (20, 100, 20))


@pytest.mark.parametrize("rules", [EXTRA, replace(EXTRA, rounds=1)], ids=["target", "rounds"])
def test_final_tie_extra_round(rules: RuleSet) -> None:
    """Everybody plays on, round by round, until one alone has the lowest total."""
    table = Table(TEN, TWENTY, EIGHT, rules=rules, totals=(0, 80, 12))
    table.finish_round()
    assert table.state.phase is Phase.ROUND_OVER
    table.next_round()
    table.finish_round()
    assert table.last(GameEnded) == GameEnded((2,), (40, 120, 28))


def test_extra_round_ends_the_game_below_the_target_too() -> None:
    """Once a tie is being decided, totals that fall below the target again change nothing."""
    table = Table(TEN, f"4 2 4 | {ZERO} | {ZERO} | {ZERO}", rules=EXTRA, totals=(80, 90))
    assert table.finish_round().totals == (100, 100)
    minus = ["-2 0 -1 | -2 1 -1 | 0 -1 0 | 0 -1 1", "0 -2 -1 | -1 1 0 | -1 0 0 | -1 -2 2"]
    table.grids = [numbers(grid) for grid in minus]
    table.next_round()
    table.finish_round()
    assert table.last(GameEnded) == GameEnded((0,), (94, 95))
