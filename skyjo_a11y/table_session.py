"""A game at a table of real cards: everything can be undone, and misheard cards are amended."""

from typing import NamedTuple

from skyjo_a11y.gamelog import Amendment, Entry, follow
from skyjo_a11y.gamelog_writing import amend_line
from skyjo_a11y.provenance import Sources, trace
from skyjo_a11y.replaying import check_seat
from skyjo_a11y.rules.actions import Claim, Deal, Draw, Flip, SetTurn, Swap
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.session import Session


class Clash(NamedTuple):
    """An entry that a correction makes impossible; ``itself``: the corrected one."""

    entry: Entry
    state: State
    itself: bool


class TableSession(Session):
    """A session in which nobody deals: people tell what turns up."""

    def entry(self, index: int) -> Entry:
        """The entry ``index`` of the log."""
        return self._log.entries[index]

    def amend(self, index: int, card: Card, *, claimed: bool = False) -> Clash | None:
        """The card of entry ``index`` was another one: replay with ``card`` in its place.

        ``claimed``: though a deck has no more of it. Nothing changes if there is a clash. Raises
        ValueError for an entry that tells no card.
        """
        clash = self.clash(index, card, claimed=claimed)
        if clash is not None:
            return clash
        amendment = self._log.amended(index, card, claimed=claimed)
        self._log.undone.clear()
        self._log.amend(amendment)
        self._record(amend_line(amendment, card))
        self._replay_after_amending()
        return None

    def clash(self, index: int, card: Card, *, claimed: bool = False) -> Clash | None:
        """What ``card`` in entry ``index`` makes impossible, or somebody else's; None: nothing.

        Raises ValueError for an entry that tells no card.
        """
        amendment = self._log.amended(index, card, claimed=claimed)
        start, state = self._log.round_of(index)
        changed = self._log.entries[start:]
        changed[index - start] = amendment.after
        for number, entry in enumerate(changed, start=start):
            try:
                check_seat(state, entry)
                state, _ = follow(state, entry)
            except IllegalActionError:
                return Clash(entry, state, itself=number == index)
        return None

    def undo_amendment(self) -> Amendment | None:
        """Take the correction of a card back if that is the last thing that was said."""
        if self._log.latest_amendment is None:
            return None
        self._record("undo amend")
        amendment = self._log.take_back_amendment()
        self._replay_after_amending()
        return amendment

    def redo_amendment(self) -> Amendment | None:
        """Correct a card again if that is what the last undo took back."""
        undone = self._log.undone[-1] if self._log.undone else None
        if not isinstance(undone, Amendment):
            return None
        self._record("redo")
        self._log.amend(undone)
        self._log.undone.pop()
        self._replay_after_amending()
        return undone

    def _replay_after_amending(self) -> None:
        self._log.ended = False
        self._replay_round()
        self._note_end()

    def sources(self) -> Sources:
        """Which entries dealt the cards that lie where they lie now."""
        index, state = self._log.last_round()
        return trace(index, state, self._log.entries)

    @property
    def _may_undo_all(self) -> bool:
        return True

    def _undo_count(self) -> int:
        """At a table: the last entry, with the decision that made its card turn up."""
        entries = self._log.entries
        told = bool(entries) and isinstance(entries[-1].action, Deal | Claim)
        decided = len(entries) > 1 and isinstance(entries[-2].action, Draw | Swap | Flip)
        count = 2 if told and decided else min(1, len(entries))
        # In the opening the order of people is free: whose cards they are is no step of its own.
        known = self._before[-count:] if len(self._before) > count else [self.state]
        turned = len(entries) > count and isinstance(entries[-count - 1].action, SetTurn)
        return count + 1 if turned and known[0].phase is Phase.OPENING else count
