"""Scripted evenings that write to the disk: a game, a table of real cards, a score pad."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.shelf import open_game
from skyjo_a11y.table import Table
from tests.companion.tables import quick_round, table_of
from tests.evenings import Talk, desk_in, sensible, setup_of

_MOVES = 36
_ODD_LINES = {4: "umfang knapp", 9: "rückgängig", 10: "wiederherstellen", 20: "rückgängig"}
_PAD = [
    *("anna 19", "anna beendet", "ben 14", "runde ben 7 3", "korrigiere runde 1 ben 15"),
    *("zurück", "vor", "eva kommt mit 20", "anna 8", "anna 5", "ben 6", "eva 7", "ben beendet"),
    *("eva geht", "runde anna 4 9", "runde ben 11 2", "zurück", "zurück", "vor"),
    *("anna 1 0 3 4", "ben 12", "ben beendet", "korrigiere beender anna", "runde anna 3 3"),
    *("runde ben 1 2", "anna 2", "ben 8", "anna beendet", "zurück", "anna beendet"),
    *("runde anna 2 5", "runde ben 3 4", "korrigiere runde 3 anna 6", "runde anna 1 9"),
]


#: Called each time something has been told.
Told = Callable[[], object]


@dataclass(frozen=True)
class Script:
    """Lines that are typed one after the other, from the start of a game on."""

    setup: Setup
    lines: tuple[str, ...]


@dataclass
class Played:
    """``saved``: what the file holds after each reply, ``told``: all that was told until then.

    The first reply comes before the first line.
    """

    saved: list[bytes]
    told: list[str]
    outcome: object


def begun(folder: Path, script: Script) -> Conversation:
    """A conversation that has the game of ``script`` before it, not begun."""
    desk = desk_in(folder)
    start = desk.start_pad if script.setup.source is Source.PAD else desk.start
    return Conversation(desk, start(script.setup, game_in(folder)))


def resumed(folder: Path) -> Conversation | None:
    """A conversation about the game on the disk; None if it can't be had."""
    desk = desk_in(folder)
    told, table = open_game(desk, game_in(folder))
    return None if table is None else Conversation(desk, table, told)


def game_in(folder: Path) -> Path:
    """Where the game's file is."""
    return folder / "games" / "game.skyjo"


def room_of(conversation: Conversation) -> Table | PadRoom:
    """The table or pad that a conversation is at."""
    room = conversation.room
    assert isinstance(room, Table | PadRoom)
    return room


def outcome(conversation: Conversation) -> object:
    """What must be the same however an evening went: everything that was decided."""
    room = room_of(conversation)
    if isinstance(room, PadRoom):
        return room.page
    return room.state, list(room._session._log.entries)


def play(
    conversation: Conversation, lines: tuple[str, ...], told: Told = lambda: None
) -> list[str]:
    """Begin and type ``lines``; all that was told up to each of them.

    ``told`` is called whenever something has been told.
    """
    texts = ["".join(f"{line}\n" for line in conversation.lines(conversation.begin()))]
    told()
    for line in lines:
        text = "".join(f"{line}\n" for line in conversation.lines(conversation.hear(line)))
        texts.append(texts[-1] + text)
        told()
    return texts


def played(script: Script) -> Played:
    """How an evening goes when nothing happens."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        conversation = begun(folder, script)
        saved: list[bytes] = []
        told = play(conversation, script.lines, lambda: saved.append(game_in(folder).read_bytes()))
        return Played(saved, told, outcome(conversation))


# -- The scripts --------------------------------------------------------------------------------


def game() -> Script:
    """Two people and a program, in steps of one decision, with a change of the settings."""
    setup = setup_of("Jana", "einfach", practice=True)
    with TemporaryDirectory() as name:
        return Script(setup, tuple(_typed(Path(name), setup)))


def _typed(folder: Path, setup: Setup) -> Iterator[str]:
    talk, random = Talk(desk_in(folder), setup), Random(5)
    for number in range(_MOVES):
        line = _ODD_LINES.get(number) or sensible(talk.state, random)
        if line.startswith("x "):
            line = "wirf"  # what is turned up is another decision
        talk.say(line)
        yield line


def companion() -> Script:
    """A round of two people with real cards, corrections, undo, the next round."""
    lines = quick_round("Anna Ben")
    lines[5:5] = ["korrigiere anna a3 1", "zurück", "zurück", "vor"]
    return Script(table_of("Anna Ben"), (*lines, "", "9", "anna a1 3 a2 4", "ben b1", "5"))


def pad() -> Script:
    """A score pad, with people coming and going, corrections, undo."""
    players = (Player("Anna"), Player("Ben"))
    return Script(Setup(STANDARD, players, "", source=Source.PAD), tuple(_PAD))


SCRIPTS = {"game": game, "companion": companion, "pad": pad}


@cache
def script(name: str) -> Script:
    """The script of that name."""
    return SCRIPTS[name]()


@cache
def undisturbed(name: str) -> Played:
    """How the evening of that name goes when nothing happens."""
    return played(script(name))
