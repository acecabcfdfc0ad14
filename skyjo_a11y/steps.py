"""The telling on the cursor's line: a braille display shows no other line without a key.

All answers together are one tape of lines. Enter goes on by a line, «wiederhole» goes back by one,
as far as the answers are kept; behind the last line stands the prompt.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skyjo_a11y.narration.utterance import Told, Utterance


class Step(NamedTuple):
    """A line that fits the display; ``told``: the utterances that a voice says with it.

    ``first``: an utterance begins with it, and is told. What has no line of its own, because
    fingers need no word of it, is told with the last line before it.
    """

    told: tuple[Utterance, ...]
    line: str
    first: bool


class Steps:
    """Where on the tape the cursor rests."""

    def __init__(self, answers: Sequence[Told], lay_out: Callable[[Utterance], list[str]]) -> None:
        """``answers`` are kept elsewhere, the newest last; ``lay_out`` breaks into lines."""
        self._answers = answers
        self._lay_out = lay_out
        self._tape: list[Step] = []
        self._loaded = 0  # how many of the answers are on the tape, counted from the newest
        self._at = 0

    @property
    def is_waiting(self) -> bool:
        """Whether the cursor rests on a line of the tape."""
        return self._at < len(self._tape)

    def begin(self, told: Told) -> Step | None:
        """A new answer, already kept unless it is repeated; its first line if it has one.

        Older answers are laid out when somebody goes back to them: for the width that holds then.
        """
        self._tape = self._laid_out(told)
        self._loaded = int(bool(self._answers) and self._answers[-1] is told)
        self._at = 0
        return self._here()

    def forward(self) -> Step | None:
        """The next line, None behind the last one."""
        self._at = min(self._at + 1, len(self._tape))
        return self._here()

    def back(self) -> Step | None:
        """The line before, None if there is none; the cursor is before all lines then."""
        while self._at <= 0 and self._loaded < len(self._answers):
            self._loaded += 1
            older = self._laid_out(self._answers[-self._loaded])
            self._tape[:0] = older
            self._at += len(older)
        self._at -= 1
        if self._at < 0:
            self._at = -1
            return None
        return self._here()

    def rest(self) -> Told:
        """All lines that follow; of an utterance that has begun only what is left of it."""
        left = self._tape[self._at + 1 :]
        self._at = len(self._tape)
        cut = next((at for at, step in enumerate(left) if step.first), len(left))
        remainder = "\n".join(step.line for step in left[:cut])
        rest = [Utterance("", ((0, remainder),))] if remainder else []
        return [*rest, *(utterance for step in left for utterance in step.told)]

    def _here(self) -> Step | None:
        return self._tape[self._at] if self._at < len(self._tape) else None

    def _laid_out(self, told: Told) -> list[Step]:
        steps: list[Step] = []
        unwritten: tuple[Utterance, ...] = ()  # before the first line
        for utterance in told:
            lines = self._lay_out(utterance)
            if lines:
                steps.append(Step((*unwritten, utterance), lines[0], first=True))
                steps += (Step((), line, first=False) for line in lines[1:])
                unwritten = ()
            elif steps:
                steps[-1] = steps[-1]._replace(told=(*steps[-1].told, utterance))
            else:
                unwritten = (*unwritten, utterance)
        return steps
