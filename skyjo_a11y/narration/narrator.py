"""Tells facts and answers: clauses become lines, lines become utterances.

Which facts share a line is one table; how each is worded is in the phrase files.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from skyjo_a11y.answers import (
    Amended,
    AmendedAgain,
    ClearsNow,
    CountedAloud,
    GridAnswer,
    LiesAgain,
    LineAnswer,
    TotalsAnswer,
    Undone,
)
from skyjo_a11y.narration import grids
from skyjo_a11y.narration.facts import facts, for_hands
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.told import (
    Fact,
    FinalReveal,
    NothingRevealed,
    OpeningReveal,
    PairHeld,
    RoundClosing,
    Standing,
    Swap,
)
from skyjo_a11y.narration.utterance import NARROW, Utterance
from skyjo_a11y.narration.wording import Listener, values_of
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardShown,
    DiscardTaken,
    LineCleared,
    TurnStarted,
)
from skyjo_a11y.rules.state import Happening

#: Which fact may go on a line after which, told of the same person: one turn, one line.
_FOLLOWS: dict[type, tuple[type, ...]] = {
    Swap: (CardDrawn, DiscardTaken),
    CardDiscarded: (CardDrawn,),
    CardRevealed: (CardDiscarded,),
    NothingRevealed: (CardDiscarded,),
    LineCleared: (Swap, CardRevealed, FinalReveal, LineCleared),
    PairHeld: (Standing, PairHeld),
    Standing: (Swap, CardRevealed, NothingRevealed, LineCleared),
    OpeningReveal: (OpeningReveal,),
    FinalReveal: (FinalReveal,),
    CardShown: (CardShown,),
}
#: What a line about a turn begins with.
_TURNS = (CardDrawn, DiscardTaken, Swap, CardDiscarded)
#: A bell rings for them: it is somebody's turn at this keyboard, a column goes, the end is near.
_RINGING = (TurnStarted, LineCleared, RoundClosing)
#: Answers that everybody around the table should hear; all that happens is for all anyway.
_FOR_ALL = (Amended, AmendedAgain, ClearsNow, CountedAloud, LiesAgain, TotalsAnswer, Undone)
_ENDINGS = (".", "!", "?", ":")


class Narrator:
    """Words what happened, and answers, for one ``listener``."""

    def __init__(
        self, listener: Listener, *, terse_for_others: bool = False, at_table: bool = False
    ) -> None:
        """``terse_for_others``: at a full table others' turns are told in fewer words.

        ``at_table``: people with real cards also hear what their hands have to do.
        """
        self._listener = listener
        self._terse_for_others = terse_for_others
        self._at_table = at_table

    def tell(self, happenings: Sequence[Happening]) -> list[Utterance]:
        """What happened, a line a turn."""
        told = facts(happenings)
        return self.tell_facts(list(for_hands(told, happenings) if self._at_table else told))

    def tell_facts(self, told: Sequence[Fact]) -> list[Utterance]:
        """Facts, those that belong together on one line."""
        utterances = [self._line(line) for line in _lines(told)]
        return [utterance for utterance in utterances if utterance.spoken]

    def answer(self, record: object, file: str = "answers") -> Utterance:
        """An answer, a problem or a prompt's question: anything with a phrase in ``file``."""

        def worded(form: Form) -> str:
            values = values_of(record, self._listener, form)
            return phrases(file).say(phrase_name(record), values, form)

        told = utterance(worded, self._listener.form)
        return told._replace(for_all=isinstance(record, _FOR_ALL))

    def grid(self, answer: GridAnswer | LineAnswer) -> Utterance:
        """A grid or a line of one, with a heading unless it is the listener's own."""
        return grids.told(answer, self._listener)

    def grid_in_a_line(self, answer: GridAnswer) -> Utterance:
        """A grid in a single sentence, without whose it is."""
        return grids.in_a_line(answer, self._listener)

    def _line(self, line: Sequence[Fact]) -> Utterance:
        told = utterance(lambda form: self._clauses(line, form), self._spoken_form(line[0]))
        return told._replace(
            is_turn=isinstance(line[0], _TURNS),
            for_all=True,
            rings=any(isinstance(fact, _RINGING) for fact in line),
        )

    def _clauses(self, line: Sequence[Fact], form: Form) -> str:
        text = ""
        for fact in line:
            values = values_of(fact, self._listener, form)
            say = phrases("events").go_on if text else phrases("events").say
            text += say(phrase_name(fact), values, form)
        return text

    def _spoken_form(self, fact: Fact) -> Form:
        others = getattr(fact, "player", self._listener.you) != self._listener.you
        if self._terse_for_others and others and self._listener.form is Form.NORMAL:
            return Form.TERSE
        return self._listener.form


def utterance(worded: Callable[[Form], str], spoken: Form) -> Utterance:
    """The spoken form as a sentence, and the braille forms."""
    cells = ((NARROW - 1, worded(Form.BRAILLE)), (0, worded(Form.NARROW)))
    return Utterance(_sentence(worded(spoken)), cells)


def phrase_name(record: object) -> str:
    """``CardDrawn`` → ``card-drawn``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(record).__name__).lower()


def _lines(told: Sequence[Fact]) -> Iterator[list[Fact]]:
    """Facts that share a line."""
    line: list[Fact] = list(told[:1])
    for earlier, fact in pairwise(told):
        if _goes_on(earlier, fact):
            line.append(fact)
        else:
            yield line
            line = [fact]
    if line:
        yield line


def _goes_on(earlier: Fact, fact: Fact) -> bool:
    same_person = getattr(earlier, "player", None) == getattr(fact, "player", None)
    return same_person and isinstance(earlier, _FOLLOWS.get(type(fact), ()))


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text.endswith(_ENDINGS) else f"{text}."
