"""What a room makes of a typed line: it is carried out, or it is for elsewhere, or unclear."""

from typing import NamedTuple

from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.narration.utterance import Told


class Outcome(NamedTuple):
    """What was carried out.

    ``goes_on``: the game went on in it, so that «tempo schritt» tells it step by step;
    ``puzzled``: not even by its command was it understood.
    """

    told: Told
    goes_on: bool = False
    puzzled: bool = False


#: A Request is one of those that are the same in every room (commands.EVERYWHERE).
Heard = Outcome | Request | Unclear
