"""Replays a transcript: a conversation from the first prompt to the last, written down."""

from collections.abc import Iterator
from contextlib import ExitStack, chdir
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from skyjo_a11y import session
from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.dealing import ScriptedDeck
from skyjo_a11y.desk import Desk
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.events import Event
from skyjo_a11y.settings_file import load
from skyjo_a11y.shelf import open_game
from skyjo_a11y.table import Table
from tests.columns import before_cursor, in_columns, rewritten
from tests.transcripts.outside import World
from tests.transcripts.recorded import Filled, recording
from tests.transcripts.scenario import Kind, Scenario, read

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


@dataclass(slots=True)
class Replayed:
    """``text``: the whole file as it should be; the rest is what tests look at."""

    text: str = ""
    replies: list[Reply] = field(default_factory=list)
    filled: list[Filled] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def told(self) -> list[Utterance]:
        """All that was told."""
        return [utterance for reply in self.replies for utterance in reply.told]

    @property
    def prompts(self) -> list[str]:
        """What stood before the cursor."""
        asked = (reply.typing or reply.prompt for reply in self.replies if not reply.over)
        return list(asked)


@cache
def replayed(path: Path) -> Replayed:
    """What becomes of the transcript in ``path``."""
    return _replayed(read(path.read_text("utf-8")))


def _replayed(scenario: Scenario) -> Replayed:
    record = Replayed()
    with ExitStack() as around:
        folder = Path(around.enter_context(TemporaryDirectory()))
        world = World(folder / "partien")
        world.folder.mkdir()
        around.enter_context(chdir(folder))
        around.enter_context(world.around())
        around.enter_context(patch.object(session, "SeededDeck", _decks(scenario)))
        around.enter_context(recording(record.filled, record.events))
        lines = list(_lines(scenario, world, record))
    record.text = "\n".join([scenario.header, "", *lines, ""])
    return record


def _decks(scenario: Scenario) -> type:
    """A class of decks in which the told cards of ``scenario`` lie."""
    names = scenario.setup.names if scenario.setup is not None else ()

    class Deck(ScriptedDeck):
        def __init__(self, seed: str) -> None:
            super().__init__(seed, names, scenario.told)

    return Deck


def _lines(scenario: Scenario, world: World, record: Replayed) -> Iterator[str]:
    """The body of the file, made by holding the conversation."""
    desk = _desk(scenario, world)
    conversation = Conversation(desk, _room(scenario, desk))
    reply = conversation.begin()
    yield from _told(reply, desk, record)
    for kind, text in scenario.script:
        if kind is Kind.REMARK:
            yield text
            continue
        if kind is Kind.TYPED:
            yield f"{before_cursor(reply)}> {text}".rstrip()
            going_on = reply.typing and not text
            if not conversation.goes_on(text):
                desk.channels.cut()
            reply = conversation.hear(text)
            if going_on:  # to read a line takes no time
                yield from _told(reply, desk, record)
                continue
        else:
            yield f"--- {text}"
            if text == "gone":
                reply = conversation.leave()
            elif text in ("again", "open"):
                _killed(conversation)
                desk.found = load(world.settings_file)
                conversation = _again(desk, world if text == "open" else None)
                reply = conversation.begin()
            else:
                world.happen(text)
                continue
        world.minute()
        yield from _told(reply, desk, record)
    if not reply.over:
        yield reply.prompt.rstrip()


def _room(scenario: Scenario, desk: Desk) -> Lobby | Table:
    if scenario.setup is None:
        return Lobby(desk, greet=True, source=scenario.source)
    return desk.start(scenario.setup)


def _killed(conversation: Conversation) -> None:
    """What ends with a program, however it ends: its hold on a file."""
    conversation.room.let_go()


def _again(desk: Desk, world: World | None) -> Conversation:
    """The program starts again, in the lobby or with the game that was played last."""
    if world is None:
        return Conversation(desk)
    told, table = open_game(desk, world.newest)
    return Conversation(desk, table, told)


def _desk(scenario: Scenario, world: World) -> Desk:
    seeds = count(1)
    return Desk(
        folder=world.folder,
        now=world.now,
        new_seed=lambda: str(next(seeds)),
        lines=lambda utterance, cells: lines_of(utterance, cells, None),
        settings=scenario.settings,
        settings_file=world.settings_file,
        channels=world.devices.channels(),
        surroundings=lambda: world.surroundings,
    )


def _told(reply: Reply, desk: Desk, record: Replayed) -> Iterator[str]:
    record.replies.append(reply)
    desk.channels.tell(reply.told, reply.typing or reply.prompt)
    desk.channels.voices()  # by then all that was told has reached the voice
    if reply.typing:  # told on the cursor's line
        return
    yield from in_columns(reply.told, desk.settings.cells)


def rewrite(path: Path) -> bool:
    """Write the file as it should be; whether that changed anything."""
    return rewritten(path, replayed(path).text)
