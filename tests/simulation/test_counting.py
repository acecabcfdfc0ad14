"""What a tally counts agrees with the events of its games."""

from collections import Counter
from dataclasses import replace

from skyjo_a11y.rules.events import (
    ClosingStarted,
    Event,
    GameEnded,
    LineCleared,
    PileReshuffled,
    RoundScored,
    StarterDecided,
    TurnStarted,
)
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.simulation.counting import GameCount, lead
from skyjo_a11y.simulation.tally import WHOLE, Moments, Tally, empty
from skyjo_a11y.simulator import game_steps
from tests.rules.playing import ZERO, Table
from tests.simulation.games import job_of, tally_of

BOTS = ["einfach", "zufall", "einfach"]


def counted(people: list[int], rules: RuleSet = STANDARD) -> tuple[Tally, list[Event]]:
    """The tally of a game whose seats are held by ``people``, and its events."""
    tally, events = empty(len(people)), list[Event]()
    game = GameCount(tally, people)
    for state, happened in game_steps(rules, BOTS, "7"):
        game.note(state, happened)
        events += happened
    return tally, events


def of(events: list[Event], kind: type) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def test_a_game_is_counted_as_it_was_played() -> None:
    """Rounds, points, turns, doublings, lines and reshuffles are those of the events."""
    tally, events = counted([0, 1, 2])
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert tally.rounds == Moments(1, len(scored), len(scored) ** 2)
    assert tally.doubled == sum(event.doubled for event in scored)
    assert [person.points.total for person in tally.people] == list(scored[-1].totals)
    assert [person.ended for person in tally.people] == [
        sum(event.ender == seat for event in scored) for seat in range(3)
    ]
    assert tally.turns.total == len(of(events, TurnStarted))
    assert tally.reshuffles == len(of(events, PileReshuffled))
    assert sum(person.cleared for person in tally.people) == len(of(events, LineCleared))
    assert tally.leads.total() == len(of(events, ClosingStarted))
    assert tally.leads_doubled.total() == tally.doubled


def test_people_are_followed_round_the_table() -> None:
    """A person named second who sits on the first seat keeps what is counted there."""
    straight, _ = counted([0, 1, 2])
    moved, _ = counted([1, 2, 0])
    assert [moved.people[index] for index in (1, 2, 0)] == list(straight.people)


def test_a_shared_win_is_counted_in_parts() -> None:
    """Of three with 20, 30 and 20 points the first and the third have half a win each."""
    tally = empty(3)
    *_, (state, _) = game_steps(STANDARD, BOTS, "7")
    GameCount(tally, [0, 1, 2]).note(state, [GameEnded((0, 2), (20, 30, 20))])
    assert [person.wins.total for person in tally.people] == [WHOLE // 2, 0, WHOLE // 2]


def test_starters_are_compared_where_no_card_decided() -> None:
    """The opening cards decide the first round only, so its points count for no starter."""
    tally, events = counted([0, 1, 2])
    starters = Counter(event.player for event in events[1:] if isinstance(event, StarterDecided))
    first = next(event.player for event in events if isinstance(event, StarterDecided))
    starters[first] -= 1
    assert [person.starting.count for person in tally.people] == [
        starters[seat] for seat in range(3)
    ]


def test_known_cards_say_nothing_about_chance() -> None:
    """With open cards people choose what they turn up: all twelve count, not the chosen ones."""
    rules = replace(STANDARD, open_cards=True, rounds=1)
    tally, _ = counted([0, 1, 2], rules)
    assert tally.cards.count == 3 * 12 + 1


def test_the_lead_is_what_the_others_may_be_expected_to_have() -> None:
    """Open cards count as they are, face-down ones at the mean of what nobody has seen."""
    table = Table(f"{ZERO} | {ZERO} | {ZERO} | {ZERO}", f"7 8 5 | {ZERO} | {ZERO} | {ZERO}")
    table.open()
    state = table.state
    grid = tuple(0 for _ in range(12))
    ended = state._replace(grids=(grid, state.grids[1]))
    assert lead(ended, 0) == 20
    assert lead(ended._replace(grids=(state.grids[1], grid)), 0) == -5


def test_every_person_gets_every_share() -> None:
    """Wins of all people make up the games, ended rounds make up the rounds."""
    tally = tally_of(job_of("einfach zufall einfach"), 12)
    assert sum(person.wins.total for person in tally.people) == WHOLE * tally.games
    assert sum(person.ended for person in tally.people) == tally.rounds.total
    assert tally.turns.count == tally.rounds.total
