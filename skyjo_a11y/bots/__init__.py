"""The opponents: a bot is a function of what everybody can see.

``BOTS`` is the table of them, by the German name that players type. A bot is given the public
state, which holds nothing hidden, and the seed of the game, from which a bot that leaves
something to chance makes its random numbers: equal seeds and states, equal decisions.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import cast

from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.state import State

Bot = Callable[[State, str], Action]

#: Each bot's module and function, the levels from weak to strong first.
_PLACES = {
    "neuling": ("neuling", "decide"),
    "leicht": ("levels", "leicht"),
    "mittel": ("levels", "mittel"),
    "stark": ("stark", "decide"),
    "meister": ("meister", "decide"),
    "einfach": ("einfach", "decide"),
    "zufall": ("zufall", "decide"),
}


class _Bots(Mapping[str, Bot]):
    """Loads a bot when it is first asked for: the first prompt need not wait for all of them."""

    def __getitem__(self, name: str) -> Bot:
        return _loaded(*_PLACES[name])

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)


@cache
def _loaded(module: str, function: str) -> Bot:
    return cast("Bot", getattr(import_module(f"{__name__}.{module}"), function))


BOTS: Mapping[str, Bot] = _Bots()
DEFAULT_BOT = "einfach"
