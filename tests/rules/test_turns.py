"""What all sources agree on (RULES.md 1), and the order of things in a turn (RULES.md 2)."""

from dataclasses import replace

import pytest

from skyjo_a11y.rules.actions import Discard, Draw
from skyjo_a11y.rules.cards import FULL_DECK, NO_CARDS, count, pool_of, without
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    CardSwapped,
    ClosingStarted,
    DiscardOpened,
    DiscardTaken,
    GameStarted,
    LineCleared,
    PileReshuffled,
    Reveal,
    RoundScored,
    RoundStarted,
    StarterDecided,
    TurnStarted,
)
from skyjo_a11y.rules.grid import FACE_DOWN, GONE, SIZE, hidden_count
from skyjo_a11y.rules.options import STANDARD, ClearedCards
from skyjo_a11y.rules.state import Phase
from tests.rules.playing import ZERO, Table

ANNA = f"9 2 -1 | 5 5 4 | {ZERO} | {ZERO}"  # opens with 11
BEN = f"6 3 7 | 4 2 0 | {ZERO} | {ZERO}"  # opens with 9


def table(draws: str = "", anna: str = ANNA) -> Table:
    """Anna's turn, two cards turned up each, 9 on the discard pile."""
    opened = Table(anna, BEN, draws=draws)
    opened.open()
    return opened


def test_the_deck() -> None:
    """150 cards worth 760 points: five -2, ten -1, fifteen 0 and ten each of 1 to 12."""
    assert [count(FULL_DECK, card) for card in (-2, -1, 0, 1, 7, 12)] == [5, 10, 15, 10, 10, 10]
    assert sum(FULL_DECK) == 150
    assert sum(card * count(FULL_DECK, card) for card in range(-2, 13)) == 760
    assert without(pool_of([12, 12, -2]), 12) == pool_of([-2, 12])
    assert pool_of([]) == NO_CARDS


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_people_play(seats: int) -> None:
    """Another number of people raises ValueError."""
    with pytest.raises(ValueError, match="2 to 8"):
        start_game(STANDARD, seats)


def test_totals_belong_to_everybody() -> None:
    """Totals for another number of people raise ValueError."""
    with pytest.raises(ValueError, match="2 totals"):
        start_game(STANDARD, 3, (1, 2))


def test_a_round_opens_with_the_discard_then_two_cards_each() -> None:
    """One card starts the discard pile, then everybody turns up two, in seat order."""
    assert [type(event) for event in table().events] == [
        *(GameStarted, RoundStarted, DiscardOpened),
        *[CardRevealed] * 4,
        *(StarterDecided, TurnStarted),
    ]
    opening = [event for event in table().events if isinstance(event, CardRevealed)]
    assert [event.player for event in opening] == [0, 0, 1, 1]
    assert {event.reason for event in opening} == {Reveal.OPENING}


def test_taking_the_discard() -> None:
    """The taken card lies face-up where the swapped-out one was, which is the new discard."""
    played = table()
    assert played.do("take, swap A1") == [
        DiscardTaken(0, 9),
        CardSwapped(0, 0, 9, replaced=9, was_hidden=False),
        TurnStarted(1, final=False),
    ]
    assert played.state.discards == (9,)


def test_drawing_and_swapping_with_a_face_down_card() -> None:
    """The face-down card turns up only as it goes to the discard pile."""
    played = table(draws="8")
    assert played.do("draw, swap B1") == [
        CardDrawn(0, 8),
        CardSwapped(0, 3, 8, replaced=5, was_hidden=True),
        TurnStarted(1, final=False),
    ]
    assert played.state.discards == (9, 5)
    assert played.state.grids[0][3] == 8


def test_drawing_and_discarding() -> None:
    """A drawn card that is not used goes to the discard pile; then a card is turned up."""
    played = table(draws="8")
    assert played.do("draw, discard, flip D3") == [
        CardDrawn(0, 8),
        CardDiscarded(0, 8),
        CardRevealed(0, 11, -1, Reveal.FLIP),
        TurnStarted(1, final=False),
    ]


@pytest.mark.parametrize("card", [-2, 0, 5])
def test_a_column_of_three_leaves_at_once(card: int) -> None:
    """Three equal face-up cards leave, -2 and 0 included, on top of the swapped-out card."""
    played = table(anna=f"9 2 -1 | {card} {card} 4 | {ZERO} | {ZERO}", draws=f"8 8 8 8 {card}")
    for place in ("B1", "B2"):
        played.do(f"draw, discard, flip {place}")
        played.turn_up_one()
    assert played.do("draw, swap B3")[1:3] == [
        CardSwapped(0, 5, card, replaced=4, was_hidden=True),
        LineCleared(0, (3, 4, 5), card),
    ]
    assert played.state.discards[-4:] == (4, card, card, card)
    assert played.state.grids[0][3:6] == (GONE,) * 3
    assert played.do("take, swap A1")[0] == DiscardTaken(1, card)


def test_a_column_turned_up_lies_on_the_discarded_card() -> None:
    """After a discard the drawn card comes first, then the cards of the cleared column."""
    played = table(anna=f"9 2 -1 | 5 5 5 | {ZERO} | {ZERO}", draws="8 8 8 8 7")
    for place in ("B1", "B2"):
        played.do(f"draw, discard, flip {place}")
        played.turn_up_one()
    played.do("draw, discard, flip B3")
    assert played.state.discards[-4:] == (7, 5, 5, 5)


def test_the_round_closes_after_the_last_column_left() -> None:
    """Nine cards are enough once a column is gone; the line leaves before the closing."""
    played = table(anna=f"9 2 -1 | {ZERO} | {ZERO} | 5 5 5")
    played.finish_round()
    closing = played.events.index(ClosingStarted(0))
    assert played.events[closing - 1] == LineCleared(0, (9, 10, 11), 5)
    assert played.events[closing - 2] == CardRevealed(0, 11, 5, Reveal.FLIP)


def test_an_empty_grid_ends_the_round_with_nothing() -> None:
    """Whose last column leaves has no card left, ends the round and scores 0."""
    played = Table("12 12 12 | 7 7 7 | 8 8 8 | 5 5 5", BEN)
    scored = played.finish_round()
    assert (scored.ender, scored.sums[0]) == (0, 0)
    assert set(played.state.grids[0]) == {GONE}


def test_after_the_closing_everybody_else_has_one_turn() -> None:
    """The others play once more in order, then all is turned up from the ender's left."""
    played = Table(ANNA, BEN, f"1 3 7 | 4 2 0 | {ZERO} | {ZERO}")
    played.open("A1", "A2")
    while played.state.phase is Phase.TURN:
        if played.state.turn == 1:
            played.turn_up_one()
        else:
            played.do("draw, swap A1")
    closing = played.events.index(ClosingStarted(1))
    assert [event for event in played.events[closing:] if isinstance(event, TurnStarted)] == [
        TurnStarted(2, final=True),
        TurnStarted(0, final=True),
    ]
    revealed = [
        event.player for event in played.events[closing:] if isinstance(event, CardRevealed)
    ]
    assert revealed == [2] * 10 + [0] * 10
    assert played.last(RoundScored).ender == 1


def test_turns_are_counted_in_each_round() -> None:
    """A round counts the turns finished in it, the last ones included."""
    played = table()
    assert played.state.turns == 0
    played.turn_up_one()
    assert played.state.turns == 1
    played.finish_round()
    assert played.state.turns == [type(event) for event in played.events].count(TurnStarted)


def test_a_discard_ends_the_turn_where_nothing_is_face_down() -> None:
    """At a table, after corrections, there may be no card left to turn up: none is asked for."""
    played = table()
    played.do("draw")
    open_grid = tuple(played.grids[0])
    state = played.state._replace(grids=(open_grid, played.state.grids[1]))
    _, events = apply(state, Discard())
    assert events[1:] == (ClosingStarted(0), TurnStarted(1, final=True))


def test_a_second_full_grid_does_not_close_again() -> None:
    """Who turns up their last card in a last turn does not become the ender."""
    played = table()
    assert played.finish_round().ender == 0
    assert [type(event) for event in played.events].count(ClosingStarted) == 1


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    """All but the top card are shuffled, cleared columns too; nobody loses a turn."""
    played = table(anna=f"8 8 8 | 9 2 -1 | {ZERO} | {ZERO}", draws="5 6 7")
    for _ in range(2):
        played.turn_up_one()
    under, top = played.state.discards[:-1], played.state.discards[-1]
    assert under.count(8) == 3
    state, events = apply(played.state._replace(pile=0), Draw())
    assert events == (PileReshuffled(len(under)),)
    assert (state.discards, state.pile) == ((top,), len(under))
    assert (state.reshuffled, state.turn) == (pool_of(under), 0)
    assert (played.state.reshuffles, state.reshuffles) == (0, 1)


def test_removed_cards_stay_out_of_a_reshuffle() -> None:
    """Cards of a cleared column that left the game do not come back in this round."""
    rules = replace(STANDARD, cleared_cards=ClearedCards.REMOVED)
    played = Table(f"8 8 8 | 9 2 -1 | {ZERO} | {ZERO}", BEN, draws="5 6 7", rules=rules)
    played.open()
    for _ in range(2):
        played.turn_up_one()
    state, _ = apply(played.state._replace(pile=0), Draw())
    assert count(state.reshuffled or NO_CARDS, 8) == 0
    played.finish_round()
    played.do("continue")
    assert played.state.removed == ()


def test_a_new_round_deals_all_cards_again() -> None:
    """Every round starts with 150 unseen cards, twelve face-down for everybody."""
    played = table()
    played.finish_round()
    played.do("continue")
    assert played.state.grids == ((FACE_DOWN,) * SIZE,) * 2
    assert played.state.unseen == without(FULL_DECK, 9)
    assert (played.state.round, played.state.turns) == (2, 0)


def test_only_totals_go_on() -> None:
    """Points add up over the rounds."""
    played = table()
    first = played.finish_round()
    played.next_round()
    second = played.finish_round()
    assert second.totals == tuple(map(sum, zip(first.points, second.points, strict=True)))
    assert hidden_count(played.state.grids[0]) == 0
