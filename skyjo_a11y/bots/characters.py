"""What can be said of how a bot plays, beside its level."""

from enum import StrEnum

from skyjo_a11y.bots.manners import CHARACTERS, careful_ender, character_of, column_hunter, steady
from skyjo_a11y.rules.events import Seat


class Character(StrEnum):
    """How somebody likes to play."""

    PLAIN = "plain"  # by the rule or the evaluation, nothing else
    BEGINNER = "beginner"
    STEADY = "steady"
    CAREFUL_ENDER = "careful-ender"
    COLUMN_HUNTER = "column-hunter"


_OF_MANNERS = {
    steady: Character.STEADY,
    careful_ender: Character.CAREFUL_ENDER,
    column_hunter: Character.COLUMN_HUNTER,
}
#: Whoever plays with full strength has no leanings.
_LEANING = ("leicht", "mittel")


def character(level: str, seed: str, seat: Seat) -> Character:
    """How the bot of ``level`` on ``seat`` plays in the game of ``seed``."""
    if level in _LEANING:
        return _OF_MANNERS[CHARACTERS[character_of(seed, seat)]]
    return Character.BEGINNER if level == "neuling" else Character.PLAIN
