"""The event export: every simulated game passes an independent referee."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet
from skyjo_a11y.simulator import play_game
from tests.bots.quick import QUICK_BOTS
from tests.referee import judge
from tests.rules.random_play import rule_sets, seats

ROOT = Path(__file__).parent.parent
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Heike")


def lines(rules: RuleSet, bots: list[str], seed: str) -> list[str]:
    """The export of one simulated game."""
    label = GameLabel(NAMES[: len(bots)], "deck", seed)
    return list(exported(label, play_game(rules, bots, seed)))


# -- Simulated games ----------------------------------------------------------------------------


@pytest.mark.parametrize("bot", QUICK_BOTS)
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_passes_the_referee(preset: str, players: int, bot: str) -> None:
    """Simulated games of each preset, number of players and bot are in order to their end."""
    verdict = judge(lines(PRESETS[preset], [bot] * players, f"preset/{players}"))
    assert (verdict.games, verdict.finished) == (1, True)


@settings(deadline=None, max_examples=60)
@given(rule_sets(), seats, st.data())
def test_random_rule_sets_pass_the_referee(
    rules: RuleSet, players: int, data: st.DataObject
) -> None:
    """Games of random rule sets between any bots are in order, several in one file too."""
    any_bot = st.sampled_from(sorted(QUICK_BOTS))
    bots = data.draw(st.lists(any_bot, min_size=players, max_size=players))
    seed = str(data.draw(st.integers(0, 10**6)))
    verdict = judge(lines(rules, bots, seed) + lines(rules, bots, f"{seed}/again"))
    assert (verdict.games, verdict.finished) == (2, True)


def test_the_same_seed_gives_the_same_bytes() -> None:
    """A game is reproduced to the byte, in another process with other hashes too."""
    program = (
        "from tests.test_export import lines\n"
        "from skyjo_a11y.rules.options import STANDARD\n"
        "print(*lines(STANDARD, ['einfach', 'zufall', 'einfach'], 'bytes'), sep='\\n')"
    )
    here = "\n".join(lines(STANDARD, ["einfach", "zufall", "einfach"], "bytes")) + "\n"
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
        there = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=environment, check=True, stdout=-1
        )
        assert there.stdout.decode().replace("\r\n", "\n") == here


def test_another_seed_gives_another_game() -> None:
    """The seed decides the deal."""
    assert lines(STANDARD, ["einfach"] * 2, "1")[2:] != lines(STANDARD, ["einfach"] * 2, "2")[2:]


def test_names_are_written_as_they_are() -> None:
    """The export is UTF-8 with its letters readable, and the names stand as keys in seat order."""
    label = GameLabel(("Zoë", "Änne"), "deck", None)
    first, *_ = exported(label, play_game(STANDARD, ["einfach"] * 2, "names"))
    assert '"players": ["Zoë", "Änne"]' in first
    assert '"totals": {"Zoë": 0, "Änne": 0}' in first
    assert '"seed": null' in first
