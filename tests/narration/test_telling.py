"""Whatever happens is told as VOICE.md asks, by ear and on displays of any width."""

from collections.abc import Iterator

from hypothesis import given, settings

from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Listener
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.events import ClosingStarted, PileReshuffled, RoundScored, TurnStarted
from skyjo_a11y.rules.state import Happening
from tests.narration.happening import Game, told
from tests.narration.voice import faults

_SLOW = settings(deadline=None, max_examples=40)


def _utterances(game: Game, listener: Listener, *, full_table: bool) -> Iterator[Utterance]:
    narrator = Narrator(listener, terse_for_others=full_table)
    for batch in game.batches:
        yield from narrator.tell(batch)


@_SLOW
@given(told())
def test_every_line_obeys_the_voice(case: tuple[Game, Listener, bool]) -> None:
    """Allowed characters, 3 of them at least, an end mark, no ordinals, «minus 2» and -2."""
    game, listener, full_table = case
    utterances = list(_utterances(game, listener, full_table=full_table))
    assert [fault for one in utterances for fault in faults(one, exempt=game.names)] == []


@_SLOW
@given(told())
def test_displays_of_any_width_show_every_word(case: tuple[Game, Listener, bool]) -> None:
    """Braille lines leave a cell for the cursor, and breaking them loses nothing."""
    game, listener, full_table = case
    for utterance in _utterances(game, listener, full_table=full_table):
        for width in (80, 40, 20, 12):
            lines = lines_of(utterance, width, None)
            assert max(map(len, lines), default=0) < width
            assert _letters(" ".join(lines)) == _letters(utterance.braille(width - 1))


def _letters(text: str) -> str:
    return "".join(text.split())


@_SLOW
@given(told())
def test_one_turn_is_one_line(case: tuple[Game, Listener, bool]) -> None:
    """Who, did what, what came of it: a turn is one line, then comes whose turn it is."""
    game, listener, full_table = case
    narrator = Narrator(listener, terse_for_others=full_table)
    for turn in _turns(game.happenings):
        assert len(narrator.tell(turn)) == 2


def _turns(happenings: tuple[Happening, ...]) -> Iterator[list[Happening]]:
    """What follows each beginning of a turn, the beginning of the next one included.

    A reshuffle, the end of a round and its scoring have lines of their own.
    """
    turn: list[Happening] = []
    begun = False
    for happening in happenings:
        if isinstance(happening.event, ClosingStarted | RoundScored):
            begun = False
        elif not isinstance(happening.event, PileReshuffled):
            turn.append(happening)
        if isinstance(happening.event, TurnStarted):
            if begun:
                yield turn
            turn, begun = [], True
