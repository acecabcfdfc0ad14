"""A pad in the event export (EVENTS.md): the sheet as it stands, whatever was corrected."""

from collections.abc import Iterator

from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.gamelog import Source
from skyjo_a11y.pad.page import Page


def exported_pad(page: Page) -> Iterator[str]:
    """The lines of one pad, without line ends. A half-written round is no event."""
    for one in page.sheet():
        yield from exported(GameLabel(one.names, Source.PAD, None), one.events)
