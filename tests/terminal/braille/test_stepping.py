"""With no key of the display pressed, every told line is under the fingers, in order."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from skyjo_a11y import cli, starting
from skyjo_a11y.conversation import Reply
from tests.evenings import desk_in
from tests.terminal.braille.followed import followed

#: A game whose cards are known.
_SEEDED = ("spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7")
#: What is typed in each of the programs.
_LINES = {
    "spiel": (
        *("a1 d1", "tipp", "z", "warum", "karten", "t b2", "karten Anton", "hilfe", "w", "stand"),
        *("regeln verdopplung", "bericht"),
    ),
    "lernen": ("a1 b1", "nimm", "zieh", "t a3", "t a3", "w", "karten", "t b2", "ende"),
    "begleiter": ("5", "a1 3 b1 -2", "a1 10 b1 0", "z 5 b2 9", "karten alle", "k b2 8", "foo"),
    "wertung": ("runde ben 12 30", "block", "w", "runde anna 8", "bericht", "hilfe"),
}


def _told(arguments: Sequence[str], folder: Path, cells: int) -> list[tuple[str, str]]:
    """What is typed, empty for Enter, and the line on which the cursor rests then."""
    command, *others = arguments
    options = cli.parse(command, [*others, "--braille", str(cells)])
    conversation = starting.BEGINNINGS[command](options, desk_in(folder, paged=True, columns=80))
    found: list[tuple[str, str]] = []

    def note(typed: str, reply: Reply) -> Reply:
        found.append((typed, reply.prompt.rstrip()))
        return reply

    reply = note("", conversation.begin())
    for line in _LINES[command]:
        while reply.typing:
            reply = note("", conversation.hear(""))
        reply = note(line, conversation.hear(line))
    return found


@pytest.mark.parametrize(
    ("arguments", "cells"),
    [
        (_SEEDED, 40),
        (_SEEDED, 20),
        (("lernen", "zug"), 40),
        (("lernen", "zug"), 20),
        (("begleiter", "Anna", "Ben"), 20),
        (("wertung", "Anna", "Ben"), 20),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else None,
)
def test_every_line_is_shown_in_order(tmp_path: Path, arguments: Sequence[str], cells: int) -> None:
    """The cells show each line and each prompt, one after the other, and whole."""
    first, *others = _told(arguments, tmp_path / "told", cells)
    assert all(len(line) < cells for _, line in others)
    with followed([*arguments, "--braille", str(cells)], tmp_path / "home", cells) as touch:
        assert touch.read() == first[1]
        for typed, line in others:
            assert (touch.say(typed) if typed else touch.enter()) == line


@pytest.mark.parametrize("cells", [40, 20])
def test_what_is_typed_is_shown(tmp_path: Path, cells: int) -> None:
    """Behind a long line that is told, a command stands at the prompt, letter by letter.

    The line itself stays as it is, above.
    """
    with followed([*_SEEDED, "--braille", str(cells)], tmp_path, cells) as touch:
        long = touch.say("regeln tipps")
        assert cells - 9 < len(long) < cells
        assert [touch.type(letter) for letter in "stand"] == [
            f"Aufdecken: {typed}" for typed in ("s", "st", "sta", "stan", "stand")
        ]
        assert touch.enter() == "noch keine Runde"
        assert touch.enter() == "Aufdecken:"
        assert touch.type("hilfe") == "Aufdecken: hilfe"
