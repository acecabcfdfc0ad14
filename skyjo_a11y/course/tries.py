"""What is told of tries that do not fit: kind, and never the same twice in a row."""

from skyjo_a11y.course.chapters import PHRASES, Kind, Step
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told, Utterance

#: How often the exact words and the praise are worded otherwise before the first comes again.
_WAYS = 3


class Tries:
    """The tries at one step after the other."""

    def __init__(self) -> None:
        self._count = 0  # wrong ones at this step
        self._right = 0
        self._reason: Told = []

    def begin(self) -> None:
        """Another step."""
        self._count, self._reason = 0, []

    def right(self) -> Utterance:
        """Praise for an answer."""
        self._right += 1
        return said(PHRASES, f"right-{self._right % _WAYS + 1}")

    def wrong(self, step: Step, reason: Told) -> Told:
        """Why not; from the second try on with the exact words."""
        self._count += 1
        has_task = step.kind in (Kind.TASK, Kind.QUIZ)
        reason = reason or [said(PHRASES, f"{step.name}-wrong" if has_task else "listen")]
        told = reason if reason != self._reason or not has_task else []
        self._reason = reason
        return [*told, self._exact(step)] if has_task and self._count > 1 else told

    def puzzled(self, step: Step) -> Told:
        """A word was not understood: from the second time on what to say; else nothing."""
        self._count += 1
        has_task = step.kind in (Kind.TASK, Kind.QUIZ)
        return [self._exact(step)] if has_task and self._count > 1 else []

    def _exact(self, step: Step) -> Utterance:
        way = f"exact-{(self._count - 2) % _WAYS + 1}"
        return said(PHRASES, way, word=step.word)
