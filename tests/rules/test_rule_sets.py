"""The rule set: its fields, what they may hold, the presets."""

from dataclasses import fields

import pytest
from hypothesis import given

from skyjo_a11y.rules.options import (
    OPTIONS,
    PRESETS,
    STANDARD,
    Doubling,
    FlipAfterDiscard,
    NextStarter,
    RuleSet,
    TargetRule,
    choices,
    spelled,
    with_option,
)
from tests.rules.random_play import rule_sets

FIELDS = """
    target target_rule rounds next_starter doubling flip_after_discard cleared_cards clear_rows
    open_cards final_tie
"""


@pytest.mark.parametrize("target", [0, 1001])
def test_targets_have_limits(target: int) -> None:
    """A target lies between 1 and 1000."""
    with pytest.raises(ValueError, match=f"target {target}"):
        RuleSet(target=target)


def test_a_game_has_a_round() -> None:
    """A fixed number of rounds is at least one."""
    with pytest.raises(ValueError, match="0 rounds"):
        RuleSet(rounds=0)


def test_the_fields_stand_in_the_order_of_the_rules() -> None:
    """The fields are those of RULES.md 3, in its order; the preset ``standard`` has defaults."""
    assert [field.name for field in fields(RuleSet)] == FIELDS.split()
    assert PRESETS["standard"] == RuleSet()


@given(rule_sets())
def test_options_are_read_back_from_their_spelling(rules: RuleSet) -> None:
    """What ``spelled`` writes of each option, ``with_option`` reads back."""
    read = STANDARD
    for option in OPTIONS:
        read = with_option(read, option, spelled(rules, option))
    assert read == rules


@pytest.mark.parametrize("option", OPTIONS)
def test_the_first_choice_is_the_default(option: str) -> None:
    """The words an option can be set to begin with the default; numbers have none."""
    words = choices(option)
    assert bool(words) == (option not in ("target", "rounds"))
    assert words[:1] == (spelled(STANDARD, option),) or not words


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("text", ["", "perhaps", "1.5", "0"])
def test_misspelled_options_are_refused(option: str, text: str) -> None:
    """What is no value of an option raises ValueError."""
    with pytest.raises(ValueError, match=r".+"):
        with_option(STANDARD, option, text)


def test_presets() -> None:
    """The presets differ from the defaults exactly where RULES.md 3 says."""
    assert {name: _differences(rules) for name, rules in PRESETS.items()} == {
        "standard": {},
        "taktil": {
            "target_rule": TargetRule.EXCEEDED,
            "next_starter": NextStarter.HIGHEST_SUM,
            "doubling": Doubling.ALWAYS,
        },
        "tschechisch": {
            "next_starter": NextStarter.WINNER,
            "flip_after_discard": FlipAfterDiscard.OPTIONAL,
            "doubling": Doubling.ALWAYS,
        },
        "kurz": {"target": 50},
    }


def _differences(rules: RuleSet) -> dict[str, object]:
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: value for name, value in values.items() if value != getattr(STANDARD, name)}
