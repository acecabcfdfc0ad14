"""Prompts say what one needs to know in few cells, whatever people are called."""

import re

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skyjo_a11y import prompts
from skyjo_a11y.moves import Ask
from skyjo_a11y.names import LONGEST_NAME, name_fault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.wording import short_name
from skyjo_a11y.rules.state import Phase, State
from tests.narration.happening import Game, games

_PLAIN, _NAMED = 12, 19
_SLOW = settings(deadline=None, max_examples=40)

_letters = st.sampled_from("abcdeilmnoräöüßéøňABÖ-'")


_beginnings = st.text(_letters, max_size=LONGEST_NAME - 1)


@st.composite
def _names(draw: st.DrawFn) -> tuple[str, ...]:
    """Two to eight names, often with a long beginning in common."""
    beginning = draw(_beginnings)
    ends = st.text(_letters, min_size=1, max_size=LONGEST_NAME - len(beginning))
    several = draw(st.lists(ends, min_size=2, max_size=8))
    names: list[str] = []
    for end in several:
        if name_fault(beginning + end, names) is None:
            names.append(beginning + end)
    assume(len(names) >= 2)
    return tuple(names)


def _moments(game: Game) -> list[State]:
    """The states in which somebody is asked."""
    return [batch[-1].state for batch in game.batches if batch]


@_SLOW
@given(games(), st.sampled_from([None, *Ask]))
def test_without_a_name_12_cells_are_enough(game: Game, asked: Ask | None) -> None:
    """A prompt for the only person takes at most 12 cells, the blank after it included."""
    for state in _moments(game):
        prompt = prompts.table(state, asked, None)
        assert len(prompt) <= _PLAIN
        assert re.fullmatch(r"[A-Za-zäöü0-9, -]+: ", prompt)


@_SLOW
@given(games(), _names(), st.sampled_from([None, *Ask]))
def test_with_a_name_19_cells_are_enough(
    game: Game, names: tuple[str, ...], asked: Ask | None
) -> None:
    """Where several share the keyboard, a prompt takes at most 19 cells, whatever their names."""
    for state in _moments(game):
        prompt = prompts.table(state._replace(turn=state.turn % len(names)), asked, names)
        assert len(prompt) <= _NAMED


@_SLOW
@given(games(), _names())
def test_the_name_comes_first_and_is_unique(game: Game, names: tuple[str, ...]) -> None:
    """As much of a name as has room, never less than nobody else's begins with, if that fits."""
    for state in _moments(game):
        if state.phase in (Phase.ROUND_OVER, Phase.GAME_OVER):
            continue
        turn = state.turn % len(names)
        name = prompts.table(state._replace(turn=turn), None, names).split(", ")[0]
        unique = short_name(names, turn)
        assert name in (names[turn], unique) or len(name) < len(unique)


@_SLOW
@given(_names())
def test_short_names_are_beginnings_of_nobody_else(names: tuple[str, ...]) -> None:
    """The short form of a name is the shortest one that no other name begins with."""
    for seat, name in enumerate(names):
        short = short_name(names, seat)
        others = [other for place, other in enumerate(names) if place != seat]
        assert name.startswith(short)
        assert short == name or not any(other.startswith(short) for other in others)
        assert short == name[0] or any(other.startswith(short[:-1]) for other in others)


def test_questions_of_the_set_up_have_room() -> None:
    """A question and its default take at most 19 cells; a default without room is left out."""
    for name in ("names", "opponents", "level", "rules", "cells", "resume", "which-game"):
        for default in ("", "0", "40", "Jana", "standard", "tschechisch", "Karlotta-Wilhelmine"):
            prompt = prompts.question(name, default)
            assert len(prompt) <= _NAMED
            assert prompt.startswith(phrases("prompts").say(name))
            assert prompt.endswith(": ")
