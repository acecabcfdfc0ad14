"""How an answer reaches its reader: at once, page by page, or line by line on a braille display."""

from enum import Enum, auto
from typing import NamedTuple

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.desk import Desk
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told, Utterance
from skyjo_a11y.pages import Pages
from skyjo_a11y.settings import Pace
from skyjo_a11y.steps import Step, Steps
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, is_yes

_MARKS = " .,!?"


class Part(NamedTuple):
    """What is told now. ``line``: on the cursor's own line; ``more``: the rest waits for Enter."""

    told: Told
    line: str = ""
    more: bool = False


class _Wish(Enum):
    ON = auto()
    BACK = auto()
    REST = auto()


class Delivery:
    """Answers on their way to the person at the desk.

    With a braille display, and a person who reads along, each line waits for Enter as the line
    on which the cursor rests. That says «tempo schritt» and pages already; only when the rest is
    asked for at once it comes in pages.
    """

    def __init__(self, desk: Desk) -> None:
        """``desk``: whose settings may change with every line."""
        self._desk = desk
        self._pages = Pages(lambda utterance: len(self.lines_of(utterance)))
        self._steps = Steps(self._pages.answers, self.lines_of)

    def lines_of(self, utterance: Utterance) -> list[str]:
        """An utterance as lines, for the display or screen that the settings name."""
        return self._desk.lines(utterance, self._desk.settings.cells)

    def begin(self, told: Told, *, stepwise: bool, last: bool, aside: bool = False) -> Part:
        """An answer. ``stepwise``: the game goes on in it; ``last``: the program ends with it.

        ``aside``: nothing was done, so what waits to be told still waits; on a display it is
        found by going back.
        """
        if aside and self._pages.is_waiting:
            return Part(self._pages.interject(told), more=True)
        self._pages.begin(told, stepwise=stepwise and self._desk.settings.pace is Pace.STEP)
        if not self._on_display or last:
            return self._page()
        self._pages.drop()
        step = self._steps.begin(told)
        return Part(told) if step is None else _part(step)

    def hear(self, line: str) -> Part | None:
        """What a line brings that asks for other parts of the telling; None for all others."""
        wish = _wish(line)
        if self._pages.is_waiting:
            if wish is _Wish.REST:
                self._pages.run_on()
            if wish in (_Wish.ON, _Wish.REST) or is_yes(line):
                return self._page()
        if self._on_display and wish is not None:
            found = self._along_the_tape(wish)
            if found is not None:
                return found
        if wish is _Wish.REST:
            return self.begin([said("steps", "nothing-left")], stepwise=False, last=False)
        return None

    def goes_on(self, line: str) -> bool:
        """Whether ``line`` only asks for more of what is being told."""
        if self._pages.is_waiting:
            return is_yes(line) or _wish(line) in (_Wish.ON, _Wish.REST)
        return self._on_display and self._steps.is_waiting and _wish(line) is not None

    def repeat(self) -> Told | None:
        """The last answer, at each further call the one before; None if there is none left."""
        return self._pages.repeat()

    @property
    def _on_display(self) -> bool:
        desk = self._desk
        is_read = desk.settings.sound.text or not desk.channels.speaks_everything
        return desk.paged and desk.settings.cells > 0 and is_read

    def _along_the_tape(self, wish: _Wish) -> Part | None:
        self._pages.drop()
        if wish is _Wish.BACK:
            step = self._steps.back()
            return _beginning() if step is None else _part(step)
        if not self._steps.is_waiting:
            return None
        if wish is _Wish.ON:
            return _part(self._steps.forward())
        self._pages.run_on(self._steps.rest())
        return self._page()

    def _page(self) -> Part:
        """As much as is told at once; the rest waits."""
        told = self._pages.next_page(whole=not self._desk.paged)
        return Part(told, more=self._pages.is_waiting)


def _wish(line: str) -> _Wish | None:
    if not line:
        return _Wish.ON
    if fold(line).strip(_MARKS) in phrases("steps").say("rest-words").split():
        return _Wish.REST
    requests = parse(line, ())
    if requests == [Request(Command.GO_ON)]:
        return _Wish.ON
    return _Wish.BACK if requests == [Request(Command.REPEAT)] else None


def _part(step: Step | None) -> Part:
    """A step; None: the prompt follows. What has several lines counts as told with the first."""
    return Part([]) if step is None else Part(list(step.told), step.line)


def _beginning() -> Part:
    note = said("steps", "beginning")
    return Part([note], note.braille(0))
