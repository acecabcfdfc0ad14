"""A game as lines of text: a header, then one action a line, readable by ear.

    skyjo-a11y 1
    source deck
    seed 7
    practice no
    rule target 100
    …
    player Jana person
    player Anton einfach
    player Lea mittel fitting
    begin
    deal 9
    1 flip A1
    deal 5
    …
    continue
    round 2 totals 18 31 starter 1 deciding no after 96 crc 1a2b3c4d
    undo 2
    amend 3 -1
    end

A log only ever grows: «undo 2» takes the last two entries back, «redo» brings back what the last
undo took; «amend 3 -1» says that the card of entry 3 was another one, with «claim» behind it
though a deck has no more of it, and «undo amend» takes that back. Seats count from 1. A ``round``
line tells where the round starts from: after how many entries in force, and with the CRC-32 of
all bytes of the file up to «crc». If that is right, no accident has changed what stands there, and
resuming replays the last round only.

Words may be added at the end of a ``round`` line: older programs do not look at them. The first
files of version 1 have neither ``after`` nor ``crc``; they are replayed whole, and get both from
their next round on. Any other change takes a new version.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from skyjo_a11y.compact import Compact
from skyjo_a11y.records import record
from skyjo_a11y.rules.actions import Action, Continue, Correction, Deal
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.closing import Step
from skyjo_a11y.rules.corrections import correct, with_card
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import State

PROGRAM = "skyjo-a11y"
VERSION = 1
PERSON = "person"
FITTING = "fitting"
END = "end"
AMEND = "amend"
CLAIM = "claim"
ROUND = "round "  # how a line begins that a round starts from
AFTER = "after"


class DamagedLogError(ValueError):
    """The lines are no log of ours, or a damaged one."""


class EarlierLostError(ValueError):
    """What was played in earlier rounds can't be read, though the present round can."""


class NewerLogError(ValueError):
    """The log was written by a newer version of the program."""


class Source(StrEnum):
    """Where the cards come from."""

    DECK = "deck"
    TABLE = "table"
    PAD = "pad"


@record
class Player:
    """Somebody at the table; ``bot`` names a bot of ``BOTS``, None is a person.

    ``fitting``: this bot was chosen for this game, by the results of the people at the table.
    """

    name: str
    bot: str | None = None
    fitting: bool = False


@record
class Setup:
    """What is settled before the first card: it never changes during a game."""

    rules: RuleSet
    players: tuple[Player, ...]
    seed: str
    practice: bool = False
    source: Source = Source.DECK
    totals: PerSeat = ()  # of a game or pad that begins later; else none, or zero for everybody
    advice: bool = True  # False: in this game nobody is advised

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this keyboard."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def first_state(self) -> State:
        """The game before its first card."""
        return start_game(self.rules, len(self.players), self.totals or None)[0]


class Entry(NamedTuple):
    """One action of the log; ``seat`` is None for what no single person in turn does."""

    seat: Seat | None
    action: Action | Correction


class Amendment(NamedTuple):
    """Entry ``which`` told another card: said when the log had ``at`` entries."""

    at: int
    which: int
    before: Entry
    after: Entry


@lru_cache(maxsize=1024)
def shared_entry(seat: Seat | None, action: Action | Correction) -> Entry:
    """An entry that equal ones share, so that a long evening stays small in memory."""
    seatless = isinstance(action, Deal | Continue | Correction)
    return Entry(None if seatless else seat, action)


def follow(state: State, entry: Entry) -> Step:
    """Carry out an entry. Raises IllegalActionError."""
    if isinstance(entry.action, Correction):
        return correct(state, entry.action)
    return apply(state, entry.action)


@dataclass(slots=True)
class Log:
    """What a log says: the entries in force, the ones that can be redone, where rounds start.

    ``rounds`` holds for each known start of a round the number of entries before it and the
    state there; the first one is the start of the game.
    """

    setup: Setup
    entries: Compact[Entry] = field(default_factory=Compact)
    undone: list[list[Entry] | Amendment] = field(default_factory=list)
    amendments: list[Amendment] = field(default_factory=list)
    rounds: list[tuple[int, State]] = field(default_factory=list)
    ended: bool = False

    def put_ahead(self, count: int, state: State, earlier: "Callable[[int], Log]") -> None:
        """So many entries come before those of this log, which begins with the round ``state``.

        ``earlier`` gives their log, as far back as the entry of a number needs it, once that is
        needed; what needs it raises what that raises.
        """
        self.rounds.append((count, state))

        def fetch(index: int) -> Compact[Entry]:
            log = earlier(index)
            if len(log.entries) != count:
                raise DamagedLogError(f"{len(log.entries)} entries before a round, not {count}")
            log.last_round()  # what was undone does not count
            self.rounds[:1] = log.rounds
            self.amendments[:0] = log.amendments
            return log.entries

        self.entries.put_ahead(count, fetch)

    @property
    def is_whole(self) -> bool:
        """Whether the entries of all rounds have been read."""
        return not self.entries.ahead

    def note_round(self, index: int, state: State) -> None:
        """The round that ``state`` starts begins after ``index`` entries."""
        if self.rounds[-1][0] < index:
            self.rounds.append((index, state))

    def amended(self, index: int, card: Card, *, claimed: bool) -> Amendment:
        """What it means that entry ``index`` told ``card``. Raises ValueError if it tells none."""
        before = self.entries[index]
        after = shared_entry(None, with_card(before.action, card, claimed=claimed))
        return Amendment(len(self.entries), index, before, after)

    def amend(self, amendment: Amendment) -> None:
        """Put it into force; what is known of later rounds no longer holds."""
        self.amendments.append(amendment)
        self._replace(amendment.which, amendment.after)

    @property
    def latest_amendment(self) -> Amendment | None:
        """The amendment that was said last of all, if nothing was done since."""
        latest = self.amendments[-1] if self.amendments else None
        return latest if latest is not None and latest.at == len(self.entries) else None

    def take_back_amendment(self) -> Amendment:
        """The last amendment no longer holds; it can be redone."""
        amendment = self.amendments.pop()
        self._replace(amendment.which, amendment.before)
        self.undone.append(amendment)
        return amendment

    def _replace(self, index: int, entry: Entry) -> None:
        self.entries[index] = entry
        while self.rounds[-1][0] > index:
            del self.rounds[-1]

    def round_of(self, index: int) -> tuple[int, State]:
        """The last known start of a round before which there are at most ``index`` entries."""
        self.entries.fetch(index)
        return [known for known in self.rounds if known[0] <= index][-1]

    def last_round(self) -> tuple[int, State]:
        """The last known start of a round that lies before the end of the entries."""
        while self.rounds[-1][0] > len(self.entries):
            del self.rounds[-1]
        return self.rounds[-1]


def new_log(setup: Setup) -> Log:
    """The log of a game that has not begun."""
    return Log(setup, rounds=[(0, setup.first_state())])
