"""A game being played: the log of its actions, the bots' turns, undo and redo.

The log is the game. The session keeps the states of the round being played, so that undo within
it costs nothing; further back it replays the log from the nearest known start of a round.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import takewhile

from skyjo_a11y.bots import BOTS
from skyjo_a11y.dealing import Dealer, SeededDeck
from skyjo_a11y.gamelog import END, Amendment, Entry, Log, Source, follow, shared_entry
from skyjo_a11y.gamelog_writing import entry_line, round_line
from skyjo_a11y.replaying import check_seat, reading_back, replayed
from skyjo_a11y.rules.actions import Action, Continue, Correction, Deal, Take
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.state import OVER, Happening, Phase, State

Record = Callable[[str], None]


class UndoRefusal(StrEnum):
    """Why something can't be undone or redone."""

    NOTHING = "nothing-to-undo"
    NOTHING_UNDONE = "nothing-to-redo"
    CARD_SEEN = "undo-card-seen"
    TAKE_BINDS = "undo-take-binds"


class Session:
    """A game of ``log.setup``. Every new line of the log goes to ``record``."""

    def __init__(self, log: Log, record: Record, dealer: Dealer | None = None) -> None:
        """Go on with ``log``; ``dealer``: instead of the deck of the setup's seed.

        Raises IllegalActionError if it is no game of its setup.
        """
        self.setup = log.setup
        self._log = log
        self._record = record
        # At a table of real cards nobody deals: people tell what turns up.
        at_table = log.setup.source is Source.TABLE
        self._dealer = None if at_table else dealer or SeededDeck(log.setup.seed)
        self.state = log.rounds[0][1]
        self._before: list[State] = []  # the states that the last entries of the log met
        if log.is_whole:
            self._replay_game()
        else:  # the file vouches for what lies before its last round
            self._replay_round()
        self._check_undone()

    # -- What is known ----------------------------------------------------------------------

    @property
    def log(self) -> Log:
        """The log, to look at."""
        return self._log

    @property
    def is_new(self) -> bool:
        """Whether nothing has happened yet."""
        return not self._log.entries

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What has been done, in order, and not taken back."""
        return tuple(self._log.entries)

    def round_happenings(self) -> list[Happening]:
        """What has happened in the round being played, its start included."""
        index, state = self._log.last_round()
        return list(replayed(self.setup, index, state, self._log.entries[index:]))

    def game_happenings(self) -> Iterator[Happening]:
        """What has happened in the whole game. Raises EarlierLostError."""
        with reading_back():
            yield from replayed(self.setup, 0, self.setup.first_state(), self._log.entries)

    def happenings_of(self, number: int) -> list[Happening]:
        """What has happened in the round of that number. Raises EarlierLostError."""
        with reading_back():
            self._log.entries.fetch()
            known = [start for start in self._log.rounds if start[1].round <= number]
            index, state = known[-1]
            happenings = replayed(self.setup, index, state, self._log.entries[index:])
            until = takewhile(lambda told: told.state.round <= number, happenings)
            return [told for told in until if told.state.round == number]

    def steps(self) -> Iterator[tuple[State, Action | Correction, State]]:
        """Every action of the game, with the states before and after it."""
        state = self.setup.first_state()
        for entry in self._log.entries:
            before, (state, _) = state, follow(state, entry)
            yield before, entry.action, state

    # -- Playing ----------------------------------------------------------------------------

    def begin(self) -> list[Happening]:
        """Tell that the game begins, if it does, and play on until a person must decide."""
        first = list(self.game_happenings()) if self.is_new else []
        happenings = [*first, *self.advance()]
        self._note_end()
        return happenings

    def play(self, action: Action | Correction) -> list[Happening]:
        """Carry out a person's ``action`` and all that follows of itself."""
        self._log.undone.clear()
        return [*self._take_step(action), *self.advance()]

    def advance(self) -> list[Happening]:
        """Let cards turn up and bots play until a person must decide."""
        happenings: list[Happening] = []
        while (action := self._following()) is not None:
            happenings += self._take_step(action)
        return happenings

    def _following(self) -> Action | None:
        state = self.state
        if state.awaiting is not None:
            return None if self._dealer is None else Deal(self._dealer.deal(state))
        if state.phase in OVER:
            return None
        bot = self.setup.players[state.turn].bot
        return None if bot is None else BOTS[bot](state, self.setup.seed)

    def _take_step(self, action: Action | Correction) -> list[Happening]:
        entry = shared_entry(self.state.turn, action)
        happenings = self._append(entry)
        self._record(entry_line(entry))
        if isinstance(action, Continue):
            self._record(round_line(len(self._log.entries), self.state))
        self._log.ended = False
        self._note_end()
        return happenings

    def _note_end(self) -> None:
        """The last line of a game that is over says so, also after a redo or a torn line."""
        if self.state.phase is Phase.GAME_OVER and not self._log.ended:
            self._log.ended = True
            self._record(END)

    def _append(self, entry: Entry) -> list[Happening]:
        self._log.entries.append(entry)
        return self._follow(entry, len(self._log.entries))

    def _follow(self, entry: Entry, index: int) -> list[Happening]:
        """Carry out an entry after which the log has ``index`` entries."""
        before = self.state
        self.state, events = follow(before, entry)
        if isinstance(entry.action, Continue):
            self._before.clear()
            self._log.note_round(index, self.state)
        self._before.append(before)
        return [Happening(event, self.state) for event in events]

    # -- Undo and redo ----------------------------------------------------------------------

    def undo(self) -> UndoRefusal | int:
        """Go back to the last decision of a person; how many entries were taken back.

        Refused once a new card has turned up since, and for a taken discard (RULES.md 3,
        rulings), except in practice games. Raises EarlierLostError; nothing is changed then.
        """
        with reading_back():
            count = self._undo_count()
            self._check_way_back(count)
        if count == 0:
            return UndoRefusal.NOTHING
        taken_back = self._log.entries[-count:]
        reason = None if self._may_undo_all else _binding(taken_back)
        if reason is not None:
            return reason
        self._log.undone.append(taken_back)
        del self._log.entries[-count:]
        self._log.ended = False
        self._record(f"undo {count}")
        self._go_back(count)
        return count

    def redo(self) -> UndoRefusal | list[Happening]:
        """Do again what the last undo took back."""
        undone = self._log.undone[-1] if self._log.undone else None
        if undone is None or isinstance(undone, Amendment):
            return UndoRefusal.NOTHING_UNDONE
        self._record("redo")
        self._log.undone.pop()
        redone = [told for entry in undone for told in self._append(entry)]
        self._note_end()
        return redone

    @property
    def _may_undo_all(self) -> bool:
        return self.setup.practice

    def _undo_count(self) -> int:
        """How many entries stand in the log since a person's last decision, it included."""
        people = {*self.setup.people, None}
        for back, entry in enumerate(reversed(self._log.entries), start=1):
            if entry.seat in people and not isinstance(entry.action, Deal):
                return back
        return 0

    def _check_way_back(self, count: int) -> None:
        """Whether the round before can be replayed, where undo leads there."""
        if count > len(self._before):
            end = len(self._log.entries) - count
            index, state = self._log.round_of(end)
            for _ in replayed(self.setup, index, state, self._log.entries[index:end]):
                pass

    def _go_back(self, count: int) -> None:
        if count <= len(self._before):
            self.state = self._before[-count]
            del self._before[-count:]
            self._log.last_round()
        else:
            self._replay_round()

    def _replay_game(self) -> None:
        """Replay everything: what is damaged further back must not be met later on."""
        claimed = self._log.rounds[1:]
        del self._log.rounds[1:]
        self._replay_round()
        if not {*claimed} <= {*self._log.rounds}:
            raise IllegalActionError("a round line does not agree with the game")

    def _check_undone(self) -> None:
        """The same for what can be redone."""
        amended = (undone.which for undone in self._log.undone if isinstance(undone, Amendment))
        index, first = self._log.round_of(min(amended, default=len(self._log.entries)))
        entries, state = self._log.entries[index:], self.state
        for undone in reversed(self._log.undone):
            if isinstance(undone, Amendment):
                entries[undone.which - index] = undone.after
                *_, (_, state) = replayed(self.setup, index, first, entries)
                continue
            for entry in undone:
                self._check(state, entry)
                state, _ = follow(state, entry)
            entries += undone

    def _replay_round(self) -> None:
        """Rebuild the state and those before it from the last known start of a round."""
        index, self.state = self._log.last_round()
        self._before.clear()
        for number, entry in enumerate(self._log.entries[index:], start=index + 1):
            self._check(self.state, entry)
            self._follow(entry, number)

    def _check(self, state: State, entry: Entry) -> None:
        """Raise IllegalActionError for another seat's move, or a card that the deck has not there.

        Such a log would replay silently into another game.
        """
        check_seat(state, entry)
        if self._dealer is None or not isinstance(entry.action, Deal) or state.awaiting is None:
            return
        if entry.action != Deal(self._dealer.deal(state)):
            raise IllegalActionError(f"{entry_line(entry)}: the seed gives another card")


def _binding(entries: list[Entry]) -> UndoRefusal | None:
    """Why ``entries``, a decision and what followed, stand in a game with hidden cards."""
    actions = [entry.action for entry in entries]
    if isinstance(actions[0], Take):
        return UndoRefusal.TAKE_BINDS
    if any(isinstance(action, Deal) for action in actions):
        return UndoRefusal.CARD_SEEN
    return None
