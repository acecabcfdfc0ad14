"""The examples of VOICE.md, word for word."""

import pytest

from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.told import Fact, Standing, Swap
from skyjo_a11y.narration.wording import Detail, Listener, Style
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    DiscardTaken,
    LineCleared,
    Reveal,
    TurnStarted,
)
from skyjo_a11y.rules.grid import COLUMNS
from skyjo_a11y.rules.notation import parse_position

_NAMES = ("Jana", "Anna", "Ben")
_YOU, _ANNA, _BEN = range(3)
B2, C3, D1 = map(parse_position, ("B2", "C3", "D1"))


def _swap(position: int, card: int, replaced: int, *, hidden: bool, player: int = _ANNA) -> Swap:
    return Swap(player, position, card, replaced, was_hidden=hidden, on_top=True)


def _told(*facts: Fact, detail: Detail = Detail.NORMAL, full_table: bool = False) -> list[str]:
    """By ear, then on 40 and on 20 cells."""
    listener = Listener(_NAMES, _YOU, Style(detail))
    (one,) = Narrator(listener, terse_for_others=full_table).tell_facts(facts)
    return [one.spoken, one.braille(39), one.braille(19)]


DRAWN = (CardDrawn(_ANNA, 5), _swap(B2, 5, 9, hidden=True))
TAKEN = (DiscardTaken(_ANNA, 5), _swap(B2, 5, 9, hidden=False))


@pytest.mark.parametrize(
    ("detail", "facts", "sentence"),
    [
        (
            Detail.FULL,
            (*DRAWN, Standing(_ANNA, 14, 6, revealed=False)),
            (
                "Anna zieht 5, legt sie auf B2, weg kommt 9, vorher verdeckt,"
                " jetzt oben auf der Ablage. Anna hat offen 14 Punkte und 6 verdeckte Karten."
            ),
        ),
        (
            Detail.NORMAL,
            DRAWN,
            "Anna zieht 5, legt sie auf B2, weg kommt 9, vorher verdeckt.",
        ),
        (
            Detail.NORMAL,
            TAKEN,
            "Anna nimmt 5 von der Ablage, legt sie auf B2, weg kommt 9.",
        ),
        (Detail.TERSE, DRAWN, "Anna zieht 5 auf B2, weg 9."),
        (Detail.TERSE, TAKEN, "Anna nimmt 5 auf B2, weg 9."),
    ],
)
def test_degrees_of_detail(detail: Detail, facts: tuple[Fact, ...], sentence: str) -> None:
    """The same event is told in three degrees of detail (telling 8)."""
    assert _told(*facts, detail=detail)[0] == sentence


def test_cells_of_a_swap() -> None:
    """A swap on 40 and on 20 cells (telling 8)."""
    assert _told(*DRAWN)[1:] == ["Anna zieht 5 auf b2, weg: 9 v", "A z 5 b2, weg: 9"]


def test_a_full_table_is_told_in_few_words() -> None:
    """With four or more opponents theirs is told in few words, one's own is not."""
    assert _told(*DRAWN, full_table=True)[0] == "Anna zieht 5 auf B2, weg 9."
    own = CardDiscarded(_YOU, 7)
    assert _told(own, full_table=True)[0] == "Du wirfst 7 ab."


def test_the_turn_cycle() -> None:
    """One's own turn and those of two others, by ear and on 40 cells (the example's turn cycle)."""
    column = COLUMNS[1]
    assert _told(CardDrawn(_YOU, 7))[:2] == ["Du ziehst 7.", ""]
    own = (_swap(B2, 7, 12, hidden=False, player=_YOU), LineCleared(_YOU, column, 7))
    assert _told(*own)[:2] == [
        "Du legst 7 auf B2, weg kommt 12, Spalte B hat dreimal 7 und ist weg.",
        "b2: 7, weg: 12, Spalte b weg: 7 7 7",
    ]
    assert _told(DiscardTaken(_ANNA, 7), _swap(D1, 7, 9, hidden=True))[:2] == [
        "Anna nimmt 7 von der Ablage, legt sie auf D1, weg kommt 9, vorher verdeckt.",
        "Anna nimmt 7 auf d1, weg: 9 v",
    ]
    thrown = (CardDrawn(_BEN, 11), CardDiscarded(_BEN, 11), CardRevealed(_BEN, C3, -1, Reveal.FLIP))
    assert _told(*thrown)[:2] == [
        "Ben zieht 11, wirft sie ab und deckt C3 auf: minus 1.",
        "Ben zieht 11, wirft, c3 auf: -1",
    ]
    assert _told(TurnStarted(_YOU, final=False))[:2] == ["Du bist dran.", ""]
