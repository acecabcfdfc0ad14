"""The rule set: one field for each point on which the sources differ (RULES.md 3)."""

from dataclasses import fields, replace
from enum import Enum, StrEnum
from types import UnionType
from typing import Any, get_type_hints

from skyjo_a11y.records import record

LARGEST_TARGET = 1000
FEWEST_PLAYERS, MOST_PLAYERS = 2, 8


class TargetRule(StrEnum):
    """When a total has come to the target."""

    REACHED = "reached"
    EXCEEDED = "exceeded"


class NextStarter(StrEnum):
    """Who starts the second and every later round."""

    ENDER = "ender"
    WINNER = "winner"
    HIGHEST_SUM = "highest_sum"


class Doubling(StrEnum):
    """Which sums of an ender who is not alone lowest are doubled."""

    POSITIVE = "positive"
    ALWAYS = "always"


class FlipAfterDiscard(StrEnum):
    """Whether a card must be turned up after a drawn card was discarded."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class ClearedCards(StrEnum):
    """Where the cards of a cleared line go."""

    DISCARD = "discard"
    REMOVED = "removed"


class FinalTie(StrEnum):
    """What happens when several people have the lowest total at the end."""

    SHARED = "shared"
    EXTRA_ROUND = "extra_round"


@record
class RuleSet:
    """All options, in the order and with the defaults of RULES.md 3.

    ``rounds`` set means that ``target`` and ``target_rule`` are ignored.
    Raises ValueError for a target outside 1 to 1000 or fewer than one round.
    """

    target: int = 100
    target_rule: TargetRule = TargetRule.REACHED
    rounds: int | None = None
    next_starter: NextStarter = NextStarter.ENDER
    doubling: Doubling = Doubling.POSITIVE
    flip_after_discard: FlipAfterDiscard = FlipAfterDiscard.REQUIRED
    cleared_cards: ClearedCards = ClearedCards.DISCARD
    clear_rows: bool = False
    open_cards: bool = False
    final_tie: FinalTie = FinalTie.SHARED

    def __post_init__(self) -> None:
        if not 1 <= self.target <= LARGEST_TARGET:
            raise ValueError(f"target {self.target} is not between 1 and {LARGEST_TARGET}")
        if self.rounds is not None and self.rounds < 1:
            raise ValueError(f"{self.rounds} rounds are no game")


STANDARD = RuleSet()
PRESETS: dict[str, RuleSet] = {
    "standard": STANDARD,
    "taktil": RuleSet(
        target_rule=TargetRule.EXCEEDED,
        next_starter=NextStarter.HIGHEST_SUM,
        doubling=Doubling.ALWAYS,
    ),
    "tschechisch": RuleSet(
        next_starter=NextStarter.WINNER,
        flip_after_discard=FlipAfterDiscard.OPTIONAL,
        doubling=Doubling.ALWAYS,
    ),
    "kurz": RuleSet(target=50),
}


# -- Fields by name: saves, command-line flags and set-up questions follow from these ---------

OPTIONS = tuple(option.name for option in fields(RuleSet))
_KINDS = get_type_hints(RuleSet)
_SPELLINGS: dict[object, str] = {None: "none", True: "yes", False: "no"}


def spelled(rules: RuleSet, option: str) -> str:
    """The value of an option as a plain word or number."""
    value = getattr(rules, option)
    return str(value) if type(value) is int else _SPELLINGS.get(value, str(value))


def choices(option: str) -> tuple[str, ...]:
    """The words an option can be set to, the default first; none where it is a number."""
    kind = _KINDS[option]
    if kind is bool:
        return "no", "yes"
    return tuple(kind) if not isinstance(kind, UnionType) and issubclass(kind, Enum) else ()


def with_option(rules: RuleSet, option: str, text: str) -> RuleSet:
    """``rules`` with one option set from its spelling. Raises ValueError if it can't be."""
    changes: dict[str, Any] = {option: _read(option, text)}
    return replace(rules, **changes)


def _read(option: str, text: str) -> object:
    kind = _KINDS[option]
    if isinstance(kind, UnionType):
        return None if text == "none" else int(text)
    if kind is bool:
        if text not in choices(option):
            raise ValueError(f"{text!r} is neither yes nor no")
        return text == "yes"
    return kind(text)
