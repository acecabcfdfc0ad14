"""Everything that the golden conversations tell, as it comes on a braille display."""

from functools import cache

from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.output.layout import lines_of
from tests.pad import replay as pad
from tests.transcripts import replay as game


@cache
def utterances() -> tuple[Utterance, ...]:
    """All that is told in any transcript, at a table or at a pad."""
    replies = [reply for path in game.FILES for reply in game.replayed(path).replies]
    replies += [reply for path in pad.FILES for reply in pad.replayed(path).replies]
    return tuple(dict.fromkeys(utterance for reply in replies for utterance in reply.told))


@cache
def prompts() -> tuple[str, ...]:
    """All that stands before the cursor when something is asked."""
    replies = [reply for path in game.FILES for reply in game.replayed(path).replies]
    replies += [reply for path in pad.FILES for reply in pad.replayed(path).replies]
    return tuple(sorted({reply.typing or reply.prompt for reply in replies}))


@cache
def lines(width: int) -> tuple[str, ...]:
    """The lines of all messages on a display of ``width`` cells, each once."""
    found = (line for utterance in utterances() for line in lines_of(utterance, width, None))
    return tuple(dict.fromkeys(found))
