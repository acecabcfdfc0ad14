"""The rounds that are played side by side with numpy are the game's own, and so are the costs."""

from collections.abc import Iterator

import numpy as np
import pytest

from skyjo_a11y.bots.evaluation import Evaluation
from skyjo_a11y.bots.prices import price_book
from skyjo_a11y.bots.stark import best, choices
from skyjo_a11y.bots.weights import weights_for
from skyjo_a11y.dealing import SeededDeck
from skyjo_a11y.rules.actions import Deal
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.engine import apply, start_game
from skyjo_a11y.rules.grid import FACE_DOWN, POSITIONS
from skyjo_a11y.rules.grid import GONE as CELL_GONE
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.rules.state import Phase, State
from tests.tools.fit_bots import drawn, plain, played
from tests.tools.lockstep.codes import GONE, HIDDEN, Books
from tests.tools.lockstep.features import FITTED, WIDTH, rows_of
from tests.tools.lockstep.judging import Judgement
from tests.tools.lockstep.matches import gains
from tests.tools.lockstep.playing import play_at_random, play_turn
from tests.tools.lockstep.rounds import DECK, Rounds, decks, margins
from tests.tools.lockstep.tuning import GROUPS, scaled
from tests.tools.tables import to_vector

CLOSE = 2e-3


def turns(seats: int, seed: str) -> Iterator[State]:
    """The states before each turn of a round of ``stark``."""
    dealer = SeededDeck(seed)
    state, _ = start_game(RuleSet(rounds=1), seats)
    while state.phase is not Phase.GAME_OVER:
        if state.awaiting is None and state.phase is Phase.TURN:
            yield state
        if state.awaiting is not None:
            state, _ = apply(state, Deal(dealer.deal(state)))
        else:
            state, _ = apply(state, best(choices(state)))


def laid_out(states: list[State]) -> Rounds:
    """The states as rounds side by side."""
    seats = states[0].seats
    rounds = Rounds(decks((1, number) for number in range(len(states))), seats)
    codes = {FACE_DOWN: HIDDEN, CELL_GONE: GONE}
    for row, state in enumerate(states):
        rounds.cells[row] = [
            [codes.get(cell, cell - LOWEST) for cell in grid] for grid in state.grids
        ]
        rounds.unseen[row] = state.unseen
        rounds.discards[row, 0] = state.discards[-1] - LOWEST
        rounds.turn[row], rounds.turns[row] = state.turn, state.turns
        rounds.ender[row] = -1 if state.ender is None else state.ender
    return rounds


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_costs_are_those_of_the_evaluation(seats: int) -> None:
    """Every cost of every turn of some rounds is what ``Evaluation`` says of it."""
    states = [state for n in range(4) for state in turns(seats, f"lockstep/{n}")]
    judgement = Judgement(laid_out(states), Books([price_book(seats)]))
    assert any(state.ender is not None for state in states)
    for row, state in enumerate(states):
        evaluation = Evaluation(state)
        swaps, flips = judgement.swaps[row], judgement.flips[row]
        for spot in evaluation.spots:
            costs = [evaluation._costs(spot, n, n + 1)[0] for n in range(len(CARDS))]
            assert swaps[spot.position] == pytest.approx(costs, abs=CLOSE)
        for cost, position in evaluation.flips:
            assert flips[position] == pytest.approx(cost, abs=CLOSE)
        assert judgement.draw[row] == pytest.approx(evaluation.draw(), abs=CLOSE)
        assert judgement.after_turn()[row] == pytest.approx(evaluation.cost_after_turn(), abs=CLOSE)


@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_are_played_by_the_rules(seats: int) -> None:
    """No card is lost, cleared columns are empty, and every round ends with what lies there."""
    rounds = Rounds(decks((2, number) for number in range(40)), seats)
    books, random = Books([price_book(seats)]), np.random.default_rng(5)
    while len(rounds):
        for row in range(len(rounds)):
            held = [
                rounds.dealt[row, seat, place] if cell == HIDDEN else cell
                for seat in range(seats)
                for place, cell in enumerate(rounds.cells[row, seat])
                if cell != GONE
            ]
            lying = [*held, *rounds.discards[row, : rounds.height[row]]]
            assert sorted([*lying, *rounds.pile[row, rounds.drawn[row] :]]) == DECK.tolist()
        if random.random() < 0.1:
            play_at_random(rounds, random)
        else:
            play_turn(rounds, Judgement(rounds, books))
        for ended in np.flatnonzero(rounds.over):
            assert (rounds.cells[ended, rounds.ender[ended]] != HIDDEN).all()
        assert margins(rounds.scores()).sum(1) == pytest.approx(0, abs=CLOSE)
        rounds = rounds.only(~rounds.over)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_row_times_the_weights_is_the_cost(seats: int) -> None:
    """What the fit looks at makes up the cost of a standing after a turn."""
    rounds, books = Rounds(decks((3, n) for n in range(30)), seats), Books([price_book(seats)])
    vector = np.array(to_vector(weights_for(seats)))[:FITTED]
    seen = 0
    while len(rounds):
        movers = rounds.turn.copy()
        play_turn(rounds, Judgement(rounds, books))
        going = ~rounds.over & (rounds.ender != movers)  # the ender's cost is that of ending
        part = rounds.only(going)
        part.turn = movers[going]
        judgement = Judgement(part, books)
        rows, known = rows_of(judgement)
        assert rows[:, :FITTED] @ vector + known == pytest.approx(judgement.after_turn(), abs=CLOSE)
        seen += len(part)
        rounds = rounds.only(~rounds.over)
    assert seen


def test_a_fit_finds_what_explains_the_outcomes() -> None:
    """Outcomes that a table explains draw another one to it, a little ridge aside."""
    weights, random = weights_for(2), np.random.default_rng(1)
    wanted = np.array(to_vector(weights)[:FITTED])
    rows = random.normal(size=(2 * FITTED, WIDTH))
    outcomes = rows[:, :FITTED] @ wanted + 9 * rows[:, -1]
    found = to_vector(drawn(plain(weights), iter([(rows, outcomes)]), 0.01))
    assert found[:FITTED] == pytest.approx(wanted, abs=0.05)


def test_what_rounds_come_to_is_looked_at_in_part() -> None:
    """Each round gives the standings of some of its turns, with finite outcomes."""
    batches = list(played(weights_for(3), 3, 40, 1))
    assert sum(len(rows) for rows, _ in batches) > 40
    for rows, outcomes in batches:
        assert rows.shape == (len(outcomes), WIDTH)
        assert np.isfinite(outcomes).all()


def test_a_table_gains_nothing_against_itself_and_loses_knowing_nothing() -> None:
    """In a match all seats are fair: the same table comes out even, plain points lose."""
    shipped = weights_for(2)
    even, worse = gains([shipped, plain(shipped)], shipped, 2, 150, 1)
    assert even == pytest.approx(0, abs=CLOSE)
    assert worse > 1


def test_scaling_changes_the_groups_alone() -> None:
    """Scales of one leave a table as it is; others change every number of their group."""
    weights = weights_for(2)
    same = np.ones(len(GROUPS))
    assert scaled(weights, same) == weights
    before, after = to_vector(weights), to_vector(scaled(weights, same + np.eye(len(GROUPS))[0]))
    changed = [
        slot for slot, (old, new) in enumerate(zip(before, after, strict=True)) if old != new
    ]
    assert changed == list(GROUPS[0])


assert len(POSITIONS) == 12
