"""What is told, page by page, and what was told before: «Mehr: » and «wiederhole»."""

from collections import deque
from collections.abc import Callable, Sequence

from skyjo_a11y.narration.utterance import Told, Utterance

PAGE = 20  # lines told at once
_KEPT_ANSWERS = 100  # that «wiederhole» reaches back to


class Pages:
    """The answer being told and those before it."""

    def __init__(self, height: Callable[[Utterance], int]) -> None:
        """``height``: how many lines an utterance takes."""
        self._height = height
        self._waiting: Told = []
        self._stepwise = False
        self._answers: deque[Told] = deque(maxlen=_KEPT_ANSWERS)
        self._repeated = 0  # how far back the last repetition went
        self._repeating = False

    @property
    def answers(self) -> Sequence[Told]:
        """The answers that are remembered, the newest last."""
        return self._answers

    @property
    def is_waiting(self) -> bool:
        """Whether there is more to tell."""
        return bool(self._waiting)

    def drop(self) -> None:
        """Leave the rest untold: something else was asked."""
        self._waiting = []

    def begin(self, told: Told, *, stepwise: bool) -> None:
        """A new answer; ``stepwise``: turn by turn. It is remembered unless it was repeated."""
        self._waiting, self._stepwise = told, stepwise
        if self._repeating:
            self._repeating = False
            return
        self._repeated = 0
        if told:
            self._answers.append(told)

    def interject(self, told: Told) -> Told:
        """An answer on the way, which is remembered too; what waits goes on waiting."""
        self._repeated = 0
        self._answers.append(told)
        return told

    def run_on(self, rest: Told | None = None) -> None:
        """Tell what waits, or ``rest`` instead of it, without stopping after turns."""
        self._waiting, self._stepwise = self._waiting if rest is None else rest, False

    def next_page(self, *, whole: bool) -> Told:
        """As much as is told at once; all of it where nobody reads along (``whole``)."""
        count = len(self._waiting) if whole else min(self._fitting(), self._next_step())
        page, self._waiting = self._waiting[:count], self._waiting[count:]
        return page

    def repeat(self) -> Told | None:
        """The last answer, at each further call the one before; None if there is none left."""
        self._repeating = True
        if self._repeated >= len(self._answers):
            return None
        self._repeated += 1
        return self._answers[-self._repeated]

    def _next_step(self) -> int:
        """How many utterances belong to the next turn; what follows the last one is with it."""
        turns = [i for i, utterance in enumerate(self._waiting) if utterance.is_turn]
        stops = self._stepwise and len(turns) > 1
        return turns[0] + 1 if stops else len(self._waiting)

    def _fitting(self) -> int:
        """How many of the waiting utterances have room on one page, but one at least."""
        lines = 0
        for index, utterance in enumerate(self._waiting):
            lines += self._height(utterance)
            if lines > PAGE:
                return max(1, index)
        return len(self._waiting)
