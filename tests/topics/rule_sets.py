"""Rule sets that differ from the usual one in a single option, through all its values."""

from collections.abc import Iterator

from skyjo_a11y.rules.options import OPTIONS, STANDARD, RuleSet, choices, spelled, with_option

#: Values of the options that are numbers.
_NUMBERS = {"target": ("1", "50", "75", "1000"), "rounds": ("1", "3", "5", "12")}


def changed(option: str) -> Iterator[RuleSet]:
    """The usual rules with another value of ``option``, for each value it can have."""
    for value in choices(option) or _NUMBERS[option]:
        if value != spelled(STANDARD, option):
            yield with_option(STANDARD, option, value)


#: The usual rules, and each single change of them.
RULE_SETS = (STANDARD, *(rules for option in OPTIONS for rules in changed(option)))
