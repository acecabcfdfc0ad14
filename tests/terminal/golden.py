"""The golden conversation: all that a person does at the keyboard, from the start to a round's end.

It is played on the model of two kinds of reader first, which gives what is to be heard; then a
real screen reader plays it key by key.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.terminal.exchange import Exchange
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.readers.yasr import KEYS
from tests.terminal.terminal_reader import TerminalReader

#: Of this seed the first discard is a 5 and the first card of the pile is minus 2.
ARGUMENTS = (*GAME, "spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7", "--ziel", "1000")

ENTER, TAB, UP, DOWN, ABANDON = "<Enter>", "<Tab>", "<Up>", "<Down>", "<Ctrl-C>"
BACKSPACE = "<Backspace>"


class Step(NamedTuple):
    """Letters and then a key.

    shows   what the cursor's line ends with then, where the cursor stays on it
    """

    typed: str
    key: str = ENTER
    shows: str = ""


#: Opening, questions, a turn in two lines and in one, each kind of error, and every key of editing.
OPENING = [
    Step("a1 d1"),
    Step("kartenx", BACKSPACE, "karten"),
    Step(""),
    Step("ver", TAB),
    Step("l", TAB, "verlauf"),
    Step(""),
    Step("", UP, "verlauf"),
    Step("", UP, "karten"),
    Step("", DOWN, "verlauf"),
    Step("", ABANDON),
    Step("xyz"),
    Step("tauschn"),
    Step("nein"),
    Step("t b2"),
    Step("zaehle 15"),  # the reader itself says the ä of a typed word, which it takes for news
    Step("z"),
    Step("auf e5"),
    Step("t b2"),
    Step("n"),
    Step("wirf"),
    Step("b1"),
    Step("t b1"),
    Step("hilfe"),
    Step("bericht"),
]
#: The rest of the round: draw, throw away, turn up the next card that is face-down.
REST = [f"z x {place}" for place in ["a2", "a3", "b3", "c1", "c2", "c3", "d2", "d3"]]
CLOSING = [Step("stand"), Step("karten alle"), Step("w"), Step("ende")]


class Heard(NamedTuple):
    """What was pressed, and what a person gets to hear of it."""

    keys: tuple[str, ...]
    said: list[str]


def played(
    home: Path, pace: str, columns: int = 80, *more: str
) -> Iterator[tuple[Heard, Exchange]]:
    """The whole conversation on the model, step by step."""
    arguments = [*ARGUMENTS, "--tempo", pace, *more]
    with TerminalReader(arguments, PROMPT, columns=columns, env=at_home(home)) as reader:
        exchange = reader.start()
        yield Heard((), exchange.heard), exchange
        for step in _steps(reader):
            typed = reader.type(step.typed) if step.typed else None
            exchange = _pressed(reader, step)
            said = [*(typed.heard if typed else []), *exchange.heard]
            yield Heard((*step.typed, step.key), said), exchange


def _steps(reader: TerminalReader) -> Iterator[Step]:
    """With an Enter wherever the telling waits for one."""
    for step in OPENING:
        yield step
        yield from _going_on(reader)
    rest = iter(REST)
    while not _prompt(reader).startswith("Weiter"):
        yield Step(next(rest))
        yield from _going_on(reader)
    for step in CLOSING:
        yield step
        yield from _going_on(reader)


def _going_on(reader: TerminalReader) -> Iterator[Step]:
    while _prompt(reader).startswith("Mehr"):
        yield Step("")


def _prompt(reader: TerminalReader) -> str:
    return reader.exchanges[-1].prompt


def _pressed(reader: TerminalReader, step: Step) -> Exchange:
    if step.shows:
        return reader.press(KEYS[step.key], f"{step.shows} ?$")
    return reader.submit(KEYS[step.key])
