"""What is fuzzed: functions that take any bytes and hold what must hold whatever they are."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from skyjo_a11y.bot_protocol import answer
from skyjo_a11y.bots import BOTS
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.desk import Desk
from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.padlog import read_pad
from skyjo_a11y.pad.room import PadRoom
from skyjo_a11y.rules.actions import Action, Deal
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.options import OPTIONS, STANDARD, RuleSet, choices, with_option
from skyjo_a11y.shelf import open_game
from skyjo_a11y.table import Table
from tests.companion.tables import OPENED, table_of
from tests.evenings import desk_in, setup_of
from tests.referee import judge

_QUICK_BOTS = ("zufall", "neuling", "leicht", "einfach")
_MOST_LINES, _MOST_ACTIONS = 12, 150


#: Lasts as long as the program.
_FOLDER = TemporaryDirectory()


@cache
def _desk() -> Desk:
    desk = desk_in(Path(_FOLDER.name), paged=True)
    desk.settings_file = None
    return desk


@contextmanager
def _no_files() -> Iterator[None]:
    """Games stay in memory, and whatever somebody types, no file is written."""
    with (
        patch("skyjo_a11y.save_file.SaveFile.sync", lambda _save: False),
        patch("skyjo_a11y.text_files.write_new"),
    ):
        yield


# -- Typed lines --------------------------------------------------------------------------------


def _pad_setup() -> Setup:
    return Setup(STANDARD, (Player("Anna"), Player("Ben")), "", source=Source.PAD)


#: Where somebody types: each a conversation with its first lines.
_MOMENTS: tuple[tuple[Callable[[], Setup | None], tuple[str, ...]], ...] = (
    (lambda: None, ()),
    (setup_of, ("a1 d1",)),
    (lambda: setup_of("Jana Ole", "einfach", practice=True), ("a1 d1", "b1 b2", "z")),
    (lambda: table_of("Anna Ben"), OPENED),
    (lambda: table_of("Anna Ben"), (*OPENED, "z")),
    (_pad_setup, ("runde anna 19 14", "ben 7")),
)


def commands(data: bytes) -> None:
    """Lines at any moment: each gets an answer of plain text, and the game is as legal as before.

    The first byte chooses the moment.
    """
    desk = _desk()
    setup, first = _MOMENTS[data[0] % len(_MOMENTS) if data else 0]
    with _no_files():
        conversation = _conversation(desk, setup())
        conversation.begin()
        for line in [*first, *data[1:].decode("utf-8", "replace").split("\n")[:_MOST_LINES]]:
            reply = conversation.hear(line)
            _check_text("".join(conversation.lines(reply)) + reply.prompt)
            if reply.over:
                break


def _conversation(desk: Desk, setup: Setup | None) -> Conversation:
    if setup is None:
        return Conversation(desk)
    return Conversation(desk, (desk.start_pad if setup.source is Source.PAD else desk.start)(setup))


def _check_text(text: str) -> None:
    """Nothing that moves a cursor, rings or changes the direction of writing."""
    assert text.isprintable() or set(text) <= {"\n"}, repr(text)


# -- Saved games --------------------------------------------------------------------------------


def save(data: bytes) -> None:
    """A file: a sentence, or a game that goes on; the file stays as it is until then."""
    desk = _desk()
    path = desk.folder.parent / "fuzzed.skyjo"
    path.write_bytes(data)
    with _no_files():
        told, table = open_game(desk, path)
        assert path.read_bytes() == data
        if table is None:
            assert len(told) == 1
            return
        conversation = Conversation(desk, table, told)
        conversation.begin()
        for line in ("stand", "zurück", "verlauf alles", "vor", "", "karten alle"):
            conversation.hear(line)
        table.let_go()
        _check_saved_anew(table)


def _check_saved_anew(table: Table | PadRoom) -> None:
    """What would be written to a new file can be read, and is the same game."""
    whole = table._keeper._save.whole
    assert whole is not None
    if isinstance(table, PadRoom):
        assert Book(read_pad(whole()), lambda _line: None).page == table.page
    else:
        again = type(table._session)(read_log(whole()), lambda _line: None)
        assert again.state == table.state


# -- The bot protocol ---------------------------------------------------------------------------


def bot(data: bytes) -> None:
    """A line to a bot: actions or an error, as one line of JSON. The first byte chooses the bot."""
    name = _QUICK_BOTS[data[0] % len(_QUICK_BOTS) if data else 0]
    found = answer(BOTS[name], "7", data[1:].decode("utf-8", "replace"))
    assert set(found) in ({"actions"}, {"error"})
    assert "\n" not in json.dumps(found)
    assert found.get("actions") != []


# -- The event export ---------------------------------------------------------------------------


def export(data: bytes) -> None:
    """Any rules and any legal play: the independent referee finds the exported events in order."""
    choice = iter(data)
    rules = _rules(choice)
    seats = 2 + next(choice, 0) % 7
    events = list(_played(rules, seats, choice))
    names = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Fritz", "Gerd", "Hanna")[:seats]
    lines = list(exported(GameLabel(names, Source.DECK, "7"), events))
    assert all(json.loads(line) for line in lines)
    judge(lines)


def _rules(choice: Iterator[int]) -> RuleSet:
    rules = STANDARD
    for option in OPTIONS:
        words = choices(option) or ("1", "20", "100")
        with suppress(ValueError):
            rules = with_option(rules, option, words[next(choice, 0) % len(words)])
    return rules


def _played(rules: RuleSet, seats: int, choice: Iterator[int]) -> Iterator[Event]:
    """A game in which each byte chooses an action; where they end it is cut off."""
    deck = SeededDeck("7")
    state, events = start_game(rules, seats)
    yield from events
    for _, byte in zip(range(_MOST_ACTIONS), choice, strict=False):
        while state.awaiting is not None:
            state, events = apply(state, Deal(deck.deal(state)))
            yield from events
        actions: list[Action] = legal_actions(state)
        if not actions:
            return
        state, events = apply(state, actions[byte % len(actions)])
        yield from events


TARGETS: dict[str, Callable[[bytes], None]] = {
    "commands": commands,
    "save": save,
    "bot": bot,
    "export": export,
}
FOLDER = Path(__file__).parent
#: Whatever made a target fail once: each file is a test for good.
FOUND = FOLDER / "found"


def beginnings(target: str) -> list[bytes]:
    """Sound input to begin with."""
    match target:
        case "save":
            return [path.read_bytes() for path in sorted((FOLDER / "samples").iterdir())]
        case "bot":
            hidden = ["?"] * 9
            position = {
                "seat": 0,
                "grids": [[8, 8, 5, *hidden], [1, 2, 7, *hidden]],
                "pile": 124,
                "discards": [3, 8],
                "hand": 5,
                "from": "draw",
                "ender": None,
                "opening": False,
                "totals": [0, 0],
                "rules": {"clear_rows": True},
            }
            return [bytes([at]) + json.dumps(position).encode() for at in range(4)]
        case "export":
            return [bytes(range(256)), bytes([1] * 11 + [6] + [*range(200)])]
        case _:
            lines = "z 5 b2 9\nkorrigiere b2 8\nn b2\nx c3 -2\nkarten alle\nverlauf 1\nhilfe\nja"
            return [bytes([at]) + lines.encode() for at in range(len(_MOMENTS))]


def silence_disk() -> None:
    """No power is lost while fuzzing, so nothing need wait for the disk."""
    os.fsync = lambda fd: None
