"""The opponents: a bot is a function of what everybody can see.

``BOTS`` is the table of them, by the German name that players type. A bot is given the public
state, which holds nothing hidden, and the seed of the game, from which a bot that leaves
something to chance makes its random numbers: equal seeds and states, equal decisions.
"""

from collections.abc import Callable

from skyjo_a11y.bots import einfach, levels, meister, neuling, stark, zufall
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.state import State

Bot = Callable[[State, str], Action]

BOTS: dict[str, Bot] = {
    "neuling": neuling.decide,
    "leicht": levels.leicht,
    "mittel": levels.mittel,
    "stark": stark.decide,
    "meister": meister.decide,
    "einfach": einfach.decide,
    "zufall": zufall.decide,
}
DEFAULT_BOT = "einfach"
