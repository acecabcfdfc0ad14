"""From requests to actions: what is done, what is asked first, what is refused."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.moves import Ask, Wanted, example, refused, wanted, wrong_place
from skyjo_a11y.problems import NoSuchCard, NoSuchPlace, NotUnderstood, OnePlace, OtherCard, Refused
from skyjo_a11y.rules.actions import Continue, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.engine import apply
from skyjo_a11y.rules.grid import COLUMNS, GONE, ROWS, is_open
from skyjo_a11y.rules.legality import Refusal, legal_actions, refusal
from skyjo_a11y.rules.notation import parse_position
from skyjo_a11y.rules.options import STANDARD, FlipAfterDiscard
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.vocabulary import Command
from tests.rules.playing import Table
from tests.rules.random_play import rule_sets, seats, seeds, steps

GRID = "1 2 3 | 4 5 6 | 7 8 9 | 10 11 12"
B2 = parse_position("B2")
OPTIONAL = replace(STANDARD, flip_after_discard=FlipAfterDiscard.OPTIONAL)


def table(moves: str = "", *, discard: int = 9, draws: str = "7", optional: bool = False) -> State:
    """Two people who turned up A1 and A2 and then did ``moves``; «-»: not even that."""
    game = Table(GRID, GRID, discard=discard, draws=draws, rules=OPTIONAL if optional else STANDARD)
    if moves != "-":
        game.open()
    if moves.strip("-"):
        game.do(moves)
    return game.state


OPENING, TURN = table("-"), table()
DRAWN, TAKEN, DISCARDED = table("draw"), table("take"), table("draw, discard")
MAY_PASS = table("draw, discard", optional=True)
ROUND_OVER = TURN._replace(phase=Phase.ROUND_OVER)
GAME_OVER = TURN._replace(phase=Phase.GAME_OVER)
MOMENTS = {
    "opening": OPENING,
    "turn": TURN,
    "drawn": DRAWN,
    "taken": TAKEN,
    "discarded": DISCARDED,
    "may-pass": MAY_PASS,
    "round-over": ROUND_OVER,
    "game-over": GAME_OVER,
}


def want(line: str, state: State, asked: Ask | None = None) -> Wanted | None:
    """What a line of one request asks for."""
    (request,) = parse(line, ("Jana", "Ole"))
    assert isinstance(request, Request)
    return wanted(request, state, asked)


def after(outcome: Wanted | None) -> Refusal | None:
    """The reason of a refusal."""
    assert isinstance(outcome, Refused), outcome
    return outcome.reason


# -- What is done -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "state", "actions"),
    [
        ("ziehe", TURN, [Draw()]),
        ("z b2", TURN, [Draw(), Swap(B2)]),
        ("nimm", TURN, [Take()]),
        ("n b2", TURN, [Take(), Swap(B2)]),
        ("nimm 9 auf b2", TURN, [Take(), Swap(B2)]),
        ("t b2", DRAWN, [Swap(B2)]),
        ("lege 7 auf b2", DRAWN, [Swap(B2)]),
        ("7 auf b2", DRAWN, [Swap(B2)]),
        ("auf b2", TAKEN, [Swap(B2)]),
        ("wirf", DRAWN, [Discard()]),
        ("wirf 7", DRAWN, [Discard()]),
        ("x b2", DRAWN, [Discard(), Flip(B2)]),
        ("u b2", DISCARDED, [Flip(B2)]),
        ("b2", DISCARDED, [Flip(B2)]),
        ("auf b2", DISCARDED, [Flip(B2)]),
        ("b2 auf", DISCARDED, [Flip(B2)]),
        ("b2", OPENING, [Flip(B2)]),
        ("b2 a1", OPENING, [Flip(B2), Flip(0)]),
        ("nichts", MAY_PASS, [Pass()]),
        ("weiter", ROUND_OVER, [Continue()]),
    ],
)
def test_a_request_becomes_actions(line: str, state: State, actions: list[object]) -> None:
    """What was said is what is done, two steps at once where both were said."""
    assert want(line, state) == actions


def test_a_bare_place_answers_where_to_put_the_card() -> None:
    """«b2» asks, unless a place was just asked for."""
    assert want("b2", DRAWN) is None
    assert want("b2", DRAWN, Ask.WHERE) == [Swap(B2)]
    assert want("b2", DRAWN, Ask.PUT_OR_FLIP) is None
    assert want("b2", TURN) is None


@pytest.mark.parametrize("line", ["b2?", "was b2", "was liegt auf b2"])
def test_a_question_about_a_place_is_no_move(line: str) -> None:
    """«b2?» asks in every moment, also where «b2» would turn it up or put the card."""
    for state in MOMENTS.values():
        for asked in (None, *Ask):
            assert want(line, state, asked) is None


# -- What is asked first ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "state", "ask"),
    [
        ("tausche", DRAWN, Ask.WHERE),
        ("lege 7", DRAWN, Ask.WHERE),
        ("auf", DRAWN, Ask.WHERE),
        ("auf", TAKEN, Ask.WHERE),
        ("auf b2", DRAWN, Ask.PUT_OR_FLIP),
        ("decke auf", OPENING, Ask.WHICH),
        ("auf", OPENING, Ask.WHICH),
        ("auf", DISCARDED, Ask.WHICH),
    ],
)
def test_what_is_missing_is_asked(line: str, state: State, ask: Ask) -> None:
    """Where to, which one, put or turn up."""
    assert want(line, state) is ask


# -- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize("state", [TURN, ROUND_OVER, GAME_OVER], ids=["turn", "round", "game"])
@pytest.mark.parametrize("line", ["tausche", "auf", "decke auf"])
def test_nothing_is_asked_where_it_leads_nowhere(line: str, state: State) -> None:
    """A move without its place is refused at once where no place would do."""
    assert after(want(line, state)) is refusal(state, Swap(0))


@pytest.mark.parametrize(
    ("line", "state", "problem"),
    [
        ("lege 5 auf b2", DRAWN, OtherCard(5, 7)),
        ("wirf 5", DRAWN, OtherCard(5, 7)),
        ("nimm 5", TURN, OtherCard(5, 9)),
        ("5 auf b2", DRAWN, OtherCard(5, 7)),
        ("lege 13 auf b2", DRAWN, NoSuchCard(13)),
        ("lege -3 auf b2", DRAWN, NoSuchCard(-3)),
        ("lege b", DRAWN, NoSuchPlace("B")),
        ("lege auf b 4", DRAWN, NoSuchPlace("B4")),
        ("lege auf Reihe 2", DRAWN, NoSuchPlace("2")),
        ("wirf c", DRAWN, NoSuchPlace("C")),
        ("nimm c", TURN, NoSuchPlace("C")),
        ("ziehe c", TURN, NoSuchPlace("C")),
        ("ziehe 5", TURN, NotUnderstood("5", "ziehe")),
        ("decke zwei auf", OPENING, NotUnderstood("2", "decke B2 auf")),
        ("t b2 c3", DRAWN, OnePlace("tausche B2")),
        ("n b2 c3", TURN, OnePlace("ziehe")),
        ("a1 b1 c1", OPENING, OnePlace("decke B2 auf")),
    ],
)
def test_nothing_is_done_by_halves(line: str, state: State, problem: object) -> None:
    """Another card, no card, half a place, too much: the whole line is refused."""
    assert want(line, state) == problem


def test_only_the_own_cards_are_opened() -> None:
    """Whoever has turned up one card can't turn up two more, one of which would be another's."""
    assert isinstance(want("b1 c1", OPENING), list)
    opened = Table(GRID, GRID)
    opened.do("flip A1")
    assert isinstance(want("b1 c1", opened.state), OnePlace)


@pytest.mark.parametrize(
    ("line", "state", "reason"),
    [
        ("x a1", DRAWN, Refusal.OPEN_ALREADY),
        ("n b2", TURN, None),
        ("x b2", DRAWN, None),
        ("z b2", TURN, None),
    ],
)
def test_the_place_is_looked_at_before_anything_binds(
    line: str, state: State, reason: Refusal | None
) -> None:
    """A place that will not do is told before the first half is done."""
    actions = want(line, state)
    assert isinstance(actions, list)
    spoiled = wrong_place(state, actions)
    assert (spoiled.reason if spoiled else None) is reason


def gone(state: State, column: int) -> State:
    """The same with a column cleared for everybody."""
    cells = dict.fromkeys(COLUMNS[column], GONE)
    grids = tuple(
        tuple(cells.get(place, cell) for place, cell in enumerate(grid)) for grid in state.grids
    )
    return state._replace(grids=grids)


@pytest.mark.parametrize(("line", "state"), [("n b2", TURN), ("z b2", TURN), ("x b2", DRAWN)])
def test_a_gone_place_costs_nothing(line: str, state: State) -> None:
    """«nimm B2» takes nothing where no card lies on B2, and the example works."""
    state = gone(state, 1)
    actions = want(line, state)
    assert isinstance(actions, list)
    spoiled = wrong_place(state, actions)
    assert spoiled is not None
    assert (spoiled.reason, spoiled.position) == (Refusal.NO_CARD_THERE, B2)
    assert can_be_done(spoiled.example, state)


def test_with_no_card_to_turn_up_the_example_is_a_swap() -> None:
    """Where all own cards are open, «wirf A1» gets an example that is possible."""
    everything = tuple(range(12))
    state = DRAWN._replace(grids=(everything, everything))
    spoiled = wrong_place(state, [Discard(), Flip(0)])
    assert spoiled is not None
    assert can_be_done(spoiled.example, state)


# -- Examples -----------------------------------------------------------------------------------


def can_be_done(line: str, state: State) -> bool:
    """Whether each action that a line asks for is possible when its turn comes."""
    (request,) = parse(line, ())
    assert isinstance(request, Request)
    if request.command is Command.NEW_GAME:
        return state.phase is Phase.GAME_OVER
    actions = wanted(request, state, None)
    if not isinstance(actions, list) or wrong_place(state, actions) is not None:
        return False
    return refusal(state, actions[0]) is None


@pytest.mark.parametrize("state", MOMENTS.values(), ids=MOMENTS)
def test_the_example_of_each_moment_works(state: State) -> None:
    """What is offered as an example can be typed as it is."""
    assert can_be_done(example(state), state)


@settings(deadline=None, max_examples=25)
@given(rule_sets(), seats, seeds)
def test_every_example_works(rules: object, players: int, seed: int) -> None:
    """In any state of any game the example is possible, also beside a refusal."""
    for step in steps(rules, players, seed):  # type: ignore[arg-type]
        state = step.before
        if state.awaiting is not None:
            continue
        assert can_be_done(example(state), state)
        for action in (Draw(), Take(), Discard(), Pass(), Continue(), Swap(0), Flip(0), Flip(11)):
            if refusal(state, action) is not None:
                problem = refused(state, action)
                assert can_be_done(problem.example, state) or not has_covered(state)


def has_covered(state: State) -> bool:
    """Whether whoever is in turn has a face-down card."""
    return any(not is_open(cell) for cell in state.grids[state.turn])


requests = st.builds(
    Request,
    command=st.sampled_from(Command),
    positions=st.lists(st.integers(0, 11), max_size=3).map(tuple),
    numbers=st.lists(st.integers(-3, 14) | st.just(9999), max_size=2).map(tuple),
    people=st.lists(st.integers(0, 1), max_size=2).map(tuple),
    lines=st.lists(st.sampled_from([*COLUMNS, *ROWS]), max_size=2).map(tuple),
)


@settings(deadline=None, max_examples=300)
@given(requests, st.sampled_from(sorted(MOMENTS)), st.sampled_from([None, *Ask]))
def test_any_request_in_any_moment(request: Request, moment: str, asked: Ask | None) -> None:
    """Whatever is asked for, actions come out whole, and what can't be is refused by its reason."""
    state = MOMENTS[moment]
    outcome = wanted(request, state, asked)
    if not isinstance(outcome, list):
        return
    assert outcome
    if wrong_place(state, outcome) is None and outcome[0] in legal_actions(state):
        state, _ = apply(state, outcome[0])
        assert len(outcome) == 1 or state.awaiting is not None or state.turn == TURN.turn
