"""What one line at a table brings, gathered in order."""

from dataclasses import dataclass, field

from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.rules.state import Happening


@dataclass(slots=True)
class Telling:
    """``told`` so far; what happens in a row is told together."""

    narrator: Narrator
    told: Told = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list)

    def say(self, utterances: Told) -> None:
        """Tell what has happened so far, and then ``utterances``."""
        self.told += [*self.narrator.tell(self.happenings), *utterances]
        self.happenings = []
