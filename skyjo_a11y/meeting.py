"""Who the people and bots at a table are."""

from skyjo_a11y.answers import WhoIs
from skyjo_a11y.bots.characters import character
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.rules.events import Seat

_PERSON = "person"


def who_is(setup: Setup, seat: Seat) -> WhoIs:
    """What can be said of whoever sits there."""
    bot = setup.players[seat].bot
    if bot is None:
        return WhoIs(seat, "", _PERSON)
    return WhoIs(seat, bot, character(bot, setup.seed, seat))
