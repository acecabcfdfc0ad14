"""The bots ``leicht`` and ``mittel``: they see what ``stark`` sees, but less well.

``leicht`` does not count cards, minds neither the next player nor being doubled very much, and
misjudges by points; ``mittel`` only a little of each. Each has a character for a whole game.
"""

from random import Random

from skyjo_a11y.bots.manners import CHARACTERS, Manner, character_of, moment
from skyjo_a11y.bots.stark import best, choices
from skyjo_a11y.rules.actions import Action
from skyjo_a11y.rules.state import State

LEICHT = Manner(counts=False, feeding=0.0, caution=0.5, misjudging=1.3)
MITTEL = Manner(counts=False, feeding=0.4, misjudging=0.7)


def leicht(state: State, seed: str) -> Action:
    """What seems best to somebody who has played a few evenings."""
    return _decide(state, seed, LEICHT)


def mittel(state: State, seed: str) -> Action:
    """What seems best to somebody who plays often."""
    return _decide(state, seed, MITTEL)


def _decide(state: State, seed: str, level: Manner) -> Action:
    manner = CHARACTERS[character_of(seed, state.turn)](level)
    errors = Random(moment(state, seed))
    return best(
        [
            (cost + errors.gauss(0, manner.misjudging), action)
            for cost, action in choices(state, manner)
        ]
    )
