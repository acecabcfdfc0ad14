"""Games to try things on: sessions whose log is kept, desks of their own, people who just play."""

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Player, Setup, new_log
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import header_lines
from skyjo_a11y.output.channels import Channels
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.output.recording import Recording
from skyjo_a11y.rules.events import Event
from skyjo_a11y.rules.grid import GONE, POSITIONS, hidden_positions
from skyjo_a11y.rules.legality import legal_actions
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import Happening, Phase, State
from skyjo_a11y.session import Session, UndoRefusal
from skyjo_a11y.settings import Settings
from skyjo_a11y.table import Table

NOON = datetime(2025, 1, 2, 12, 0)  # noqa: DTZ001 - clocks at home tell the local time
BOT_NAMES = ("Vera", "Anton", "Lea", "Max", "Ida", "Emil", "Otto")


def setup_of(
    people: str = "Jana",
    bots: str = "einfach",
    *,
    rules: RuleSet = STANDARD,
    seed: str = "7",
    practice: bool = False,
) -> Setup:
    """A setup with the ``people``, then ``bots`` of these levels; words between blanks."""
    seats = [Player(name) for name in people.split()]
    seats += [Player(name, bot) for name, bot in zip(BOT_NAMES, bots.split(), strict=False)]
    return Setup(rules, tuple(seats), seed, practice)


class Evening:
    """A session, and in ``lines`` what its file would hold."""

    def __init__(self, setup: Setup) -> None:
        self.lines = list(header_lines(setup))
        self.log = new_log(setup)
        self.session = Session(self.log, self.lines.append)
        self.told: list[Happening] = self.session.begin()

    @property
    def events(self) -> list[Event]:
        """All that was told."""
        return [happening.event for happening in self.told]

    def reread(self) -> Session:
        """The game as its file tells it."""
        return Session(read_log(self.lines), lambda _line: None)

    def play(self, random: Random) -> bool:
        """Let whoever is in turn do anything legal; False: there is nothing left to do."""
        actions = legal_actions(self.session.state)
        if actions:
            self.told += self.session.play(random.choice(actions))
        return bool(actions)

    def play_on(self, random: Random, moves: int = 10_000) -> None:
        """Play so many moves, or to the end."""
        for _ in range(moves):
            if not self.play(random):
                return

    def step(self, random: Random) -> None:
        """A move, or now and then undo or redo."""
        what = random.random()
        if what < 0.25:
            self.session.undo()
        elif what < 0.45:
            self.session.redo()
        else:
            self.play(random)


def finished(setup: Setup, seed: int = 7) -> Evening:
    """A game played at random to its end."""
    evening = Evening(setup)
    evening.play_on(Random(seed))
    return evening


def refused(outcome: object) -> bool:
    """Whether undo or redo did nothing."""
    return isinstance(outcome, UndoRefusal)


# -- Conversations ------------------------------------------------------------------------------


def desk_in(
    folder: Path,
    *,
    settings: Settings | None = None,
    paged: bool = False,
    columns: int | None = None,
    seeds: Callable[[], str] | None = None,
) -> Desk:
    """A desk whose files all lie in ``folder``; its seeds are 100, 101, … unless given."""
    numbers = count(100)
    return Desk(
        folder=folder / "games",
        now=lambda: NOON,
        new_seed=seeds or (lambda: str(next(numbers))),
        lines=lambda utterance, cells: lines_of(utterance, cells, columns),
        settings=settings or Settings(),
        settings_file=folder / "settings.txt",
        paged=paged,
        # no test speaks to whoever runs it
        channels=Channels(Recording().open, Recording().open, Recording().open),
    )


def told(reply: Reply) -> list[str]:
    """What a reply says, line by line."""
    return [line for utterance in reply.told for line in utterance.spoken.splitlines()]


class Talk:
    """A conversation that has begun; ``say`` gives what the last of some lines brought."""

    def __init__(self, desk: Desk, setup: Setup | None = None) -> None:
        """With a ``setup`` at a table, else in the lobby."""
        self.desk = desk
        table = None if setup is None else desk.start(setup)
        self.conversation = Conversation(desk, table)
        self.reply = self.conversation.begin()
        self.begun = told(self.reply)

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        return self.reply.prompt

    @property
    def state(self) -> State:
        """The public state at the table."""
        room = self.conversation.room
        assert isinstance(room, Table)
        return room.state

    def say(self, *lines: str) -> list[str]:
        """Type ``lines``; what the last one brought."""
        for line in lines:
            self.reply = self.conversation.hear(line)
        return told(self.reply)

    def files(self) -> dict[str, bytes]:
        """The saved games: names and contents."""
        if not self.desk.folder.exists():
            return {}
        return {path.name: path.read_bytes() for path in sorted(self.desk.folder.glob("*.skyjo"))}

    def saved(self) -> bytes:
        """The only saved game."""
        (data,) = self.files().values()
        return data


def save_lines(path: Path, lines: Sequence[str]) -> Path:
    """A saved game with these lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes("".join(f"{line}\n" for line in lines).encode())
    return path


def sensible(state: State, random: Random) -> str:
    """A line that goes on with the game, as somebody would type it."""
    grid = state.grids[state.turn]
    lying = [position_name(place) for place in POSITIONS if grid[place] != GONE]
    hidden = [position_name(place) for place in hidden_positions(grid)]
    match state.phase:
        case Phase.OPENING:
            return f"decke {random.choice(hidden)} auf"
        case Phase.TURN:
            return random.choice(["ziehe", "nimm"])
        case Phase.DRAWN if hidden:
            return random.choice([f"tausche {random.choice(lying)}", f"x {random.choice(hidden)}"])
        case Phase.DRAWN | Phase.TAKEN:
            return f"lege auf {random.choice(lying)}"
        case Phase.DISCARDED:
            return f"u {random.choice(hidden)}"
        case _:
            return "weiter"
