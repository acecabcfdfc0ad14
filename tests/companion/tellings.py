"""What people at a table say of a turn: at once or step by step, in many words or few."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.companion.mats import PLACES

_SMALL = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs")
_WORDS = (*_SMALL, "sieben", "acht", "neun", "zehn", "elf", "zwölf")


class Turn(NamedTuple):
    """A turn as it was played; ``turned``: what turned up there, None if that was known."""

    name: str
    taken: bool
    card: int
    swapped: bool
    place: int | None  # None: discarded, and nothing turned up
    turned: int | None


Style = Callable[[Turn, Random], list[str]]


def card(value: int, random: Random) -> str:
    """A card in any spelling."""
    size = _WORDS[abs(value)]
    if value < 0:
        words = [f"{value}", f"m{-value}", f"minus {-value}", f"minus {size}", f"\u2212{-value}"]
        return random.choice([*words, "minus zwo"] if value == -2 else words)
    return random.choice([str(value), str(value), size, "zwo" if value == 2 else size])


def place(number: int, random: Random) -> str:
    """A place in any spelling."""
    name = PLACES[number]
    return random.choice([name, name.upper(), f"{name[0]} {name[1]}"])


def short(turn: Turn, random: Random) -> list[str]:
    """«z 5 b2 9»."""
    words = ["n"] if turn.taken else ["z", card(turn.card, random)]
    words += [] if turn.swapped else ["x"]
    words += _where(turn, random)
    return [" ".join(words)]


def compound(turn: Turn, _random: Random) -> list[str]:
    """«z5b29»: no blank, no Shift."""
    if turn.place is None:
        return [f"z{turn.card}x", "nichts"]
    start = "n" if turn.taken else f"z{turn.card}"
    end = "" if turn.turned is None else str(turn.turned)
    return [f"{start}{'' if turn.swapped else 'x'}{PLACES[turn.place]}{end}"]


def steps(turn: Turn, random: Random) -> list[str]:
    """«ziehe», «5», «tausche b2», «9»: only what is asked."""
    lines = ["nimm"] if turn.taken else ["ziehe", card(turn.card, random)]
    if turn.place is None:
        return [*lines, "wirf", "nichts"]
    where = place(turn.place, random)
    lines += [f"tausche {where}"] if turn.swapped else ["wirf", where]
    return lines if turn.turned is None else [*lines, card(turn.turned, random)]


def halves(turn: Turn, random: Random) -> list[str]:
    """«z 5», «t b2 9»."""
    first = "n" if turn.taken else f"z {card(turn.card, random)}"
    word = "t" if turn.swapped else "x"
    return [first, " ".join([word, *_where(turn, random)])]


def spoken(turn: Turn, random: Random) -> list[str]:
    """«Anna zieht eine 5», «legt sie auf B2», «da lag eine 9»."""
    if turn.taken:
        first = f"{turn.name} nimmt die Ablage"
    else:
        first = f"{turn.name} zieht eine {card(turn.card, random)}"
    if turn.place is None:
        return [first, "wirft sie ab", "deckt nichts auf"]
    where = PLACES[turn.place].upper()
    lines = [first, f"legt sie auf {where}" if turn.swapped else f"wirft sie weg, {where}"]
    return lines if turn.turned is None else [*lines, f"da lag eine {card(turn.turned, random)}"]


def going_on(turn: Turn, random: Random) -> list[str]:
    """«z», then all the rest where the card is asked for: «5 b2 9»."""
    if turn.taken or turn.place is None or not turn.swapped:
        return short(turn, random)
    return ["z", " ".join([card(turn.card, random), *_where(turn, random)])]


def naming(turn: Turn, random: Random) -> list[str]:
    """«n 5 b2 9», «z 5», «lege 5 auf b2», «9»: the card in hand is named again."""
    if turn.place is None or not turn.swapped:
        return halves(turn, random)
    known, where = card(turn.card, random), _where(turn, random)
    if turn.taken:
        return [" ".join(["n", known, *where])]
    return [f"z {known}", f"lege {known} auf {' '.join(where)}"]


def _where(turn: Turn, random: Random) -> list[str]:
    if turn.place is None:
        return ["nichts"]
    turned = [] if turn.turned is None else [card(turn.turned, random)]
    return [place(turn.place, random), *turned]


STYLES: tuple[Style, ...] = (short, compound, steps, halves, spoken, going_on, naming)
