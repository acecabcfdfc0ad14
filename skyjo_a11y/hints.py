"""Hints in somebody's first game: after every second misunderstood line one, and none twice."""

from dataclasses import dataclass, field

from skyjo_a11y.answers import Step
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Utterance

_PATIENCE = 2
#: What helps at every moment, most useful first.
_EVERYWHERE = ("hint-help", "hint-enter", "hint-learn", "hint-repeat")


@dataclass(slots=True)
class Hints:
    """Counts what was misunderstood and remembers what was said."""

    misunderstood: int = 0
    given: set[str] = field(default_factory=set)

    def after_misunderstanding(self, step: Step) -> list[Utterance]:
        """A hint for this moment or a general one, if it is time for one and any is left."""
        self.misunderstood += 1
        if self.misunderstood % _PATIENCE:
            return []
        for name in (f"hint-{step}", *_EVERYWHERE):
            if name in phrases("hints") and name not in self.given:
                self.given.add(name)
                return [said("hints", name)]
        return []
