"""Who the people and bots at a table are."""

from collections.abc import Sequence

from skyjo_a11y.answers import WhoIs
from skyjo_a11y.bots.characters import character
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.text import fold

_PERSON = "person"


def who_is(setup: Setup, seat: Seat) -> WhoIs:
    """What can be said of whoever sits there."""
    bot = setup.players[seat].bot
    if bot is None:
        return WhoIs(seat, "", _PERSON)
    return WhoIs(seat, bot, character(bot, setup.seed, seat))


def beginning_with(word: str, names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats whose names begin so."""
    return tuple(seat for seat, name in enumerate(names) if fold(name).startswith(fold(word)))
