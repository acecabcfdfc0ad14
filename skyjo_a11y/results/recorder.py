"""Watches a game and counts it when it ends, and no longer when its end is taken back."""

from collections.abc import Callable
from datetime import datetime

from skyjo_a11y.pad.book import Book
from skyjo_a11y.results.gathering import key_of, result_of
from skyjo_a11y.results.ledger import Ledger
from skyjo_a11y.session import Session


class Recorder:
    """For one game after the other."""

    def __init__(self, ledger: Ledger, now: Callable[[], datetime]) -> None:
        self._ledger = ledger
        self._now = now
        self._game: Session | Book | None = None
        self._counted = ""  # the game as it was counted
        self._failed = False

    def note(self, game: Session | Book, *, is_over: bool) -> bool:
        """Count ``game`` as it stands; False the first time that this can't be written."""
        if game is not self._game:
            self._game, self._counted, self._failed = game, "", False
        now = key_of(game) if is_over else ""
        if now == self._counted:
            return True
        failed_before, self._failed = self._failed, False
        try:
            self._count(game, now)
        except OSError:
            self._failed = True
        return not self._failed or failed_before

    def _count(self, game: Session | Book, now: str) -> None:
        if self._counted:
            self._ledger.withdraw(self._counted)
            self._counted = ""
        result = result_of(game, self._now()) if now else None
        if result is not None:
            self._ledger.add(result)
        self._counted = now
