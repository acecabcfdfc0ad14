"""Sessions: playing on, undo and redo, replaying what was recorded."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.gamelog import END, DamagedLogError, Setup
from skyjo_a11y.gamelog_reading import read_log
from skyjo_a11y.gamelog_writing import log_lines
from skyjo_a11y.looking_back import since_own_turn
from skyjo_a11y.rules.actions import Deal, Discard, Draw, Flip, Swap, Take
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.events import (
    CardDrawn,
    CardRevealed,
    GameEnded,
    GameStarted,
    RoundScored,
    RoundStarted,
    TurnStarted,
)
from skyjo_a11y.rules.grid import hidden_positions, is_open
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.session import Session, UndoRefusal
from tests.evenings import Evening, finished, refused, setup_of
from tests.rules.random_play import rule_sets

SHORT = replace(STANDARD, rounds=2)
TABLES = (("Jana", "einfach"), ("Jana", "zufall zufall"), ("Jana Ole", ""), ("Jana Ole", "zufall"))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table with a person, any rules, practice or not."""
    people, bots = draw(st.sampled_from(TABLES))
    rules = replace(draw(rule_sets()), rounds=draw(st.integers(1, 3)))
    practice, seed = draw(st.booleans()), str(draw(st.integers(0, 999)))
    return setup_of(people, bots, rules=rules, practice=practice, seed=seed)


def opened(setup: Setup) -> Evening:
    """A game in which everybody has turned up A1 and B1."""
    evening = Evening(setup)
    while evening.session.state.phase is Phase.OPENING:
        hidden = hidden_positions(evening.session.state.grids[evening.session.state.turn])
        evening.told += evening.session.play(Flip(0 if 0 in hidden else 3))
    return evening


def known_place(session: Session) -> int:
    """Where whoever is in turn has an open card."""
    grid = session.state.grids[session.state.turn]
    return next(place for place, cell in enumerate(grid) if is_open(cell))


def hidden_place(session: Session) -> int:
    """Where whoever is in turn has a face-down card."""
    return hidden_positions(session.state.grids[session.state.turn])[0]


# -- Playing on -----------------------------------------------------------------------------


def test_a_game_begins_once() -> None:
    """The beginning is told when nothing has happened yet, and never again."""
    evening = Evening(setup_of())
    assert isinstance(evening.events[0], GameStarted)
    assert isinstance(evening.events[1], RoundStarted)
    assert evening.reread().begin() == []


@settings(deadline=None, max_examples=40)
@given(setups(), st.integers(0, 2**32))
def test_the_session_stops_where_a_person_decides(setup: Setup, seed: int) -> None:
    """After every move a person is in turn, or the round is over; no card is awaited."""
    evening, random = Evening(setup), Random(seed)
    while evening.play(random):
        state = evening.session.state
        assert state.awaiting is None
        over = state.phase in (Phase.ROUND_OVER, Phase.GAME_OVER)
        assert over or state.turn in setup.people


@settings(deadline=None, max_examples=40)
@given(setups(), st.integers(0, 2**32))
def test_what_was_told_is_the_game(setup: Setup, seed: int) -> None:
    """All that was told, in order, is what looking back over the whole game gives."""
    evening = Evening(setup)
    evening.play_on(Random(seed))
    assert evening.told == list(evening.session.game_happenings())
    assert isinstance(evening.events[-1], GameEnded)


def test_looking_back_at_the_round_begins_with_it() -> None:
    """The happenings of the round are the last ones of the game, from the start of the round."""
    evening = finished(setup_of(rules=SHORT))
    game, of_round = [*evening.session.game_happenings()], evening.session.round_happenings()
    assert of_round[0].event == RoundStarted(2)
    assert game[-len(of_round) :] == of_round


def test_looking_back_leaves_undone_things_out() -> None:
    """What was taken back has not happened."""
    evening = opened(setup_of("Jana Ole", "", practice=True))
    before = [*evening.session.game_happenings()]
    evening.session.play(Draw())
    evening.session.undo()
    assert [*evening.session.game_happenings()] == before


def test_the_news_are_what_others_did_since() -> None:
    """Between the own last turn and the present one lies what the others did, and no more."""
    evening = opened(setup_of("Jana", "einfach einfach"))
    session = evening.session
    session.play(Draw())
    happened = session.play(Swap(hidden_place(session)))
    others = [told for told in happened if getattr(told.event, "player", 0) != 0]
    news = since_own_turn(session, 0)
    assert [told for told in news if getattr(told.event, "player", 0) != 0] == others
    assert any(isinstance(told.event, TurnStarted) for told in news)
    assert not any(isinstance(told.event, CardDrawn) and told.event.player == 0 for told in news)


def test_the_news_stay_while_a_card_is_in_hand() -> None:
    """Drawing does not make the others' turns old."""
    session = opened(setup_of("Jana", "einfach einfach")).session
    session.play(Draw())
    session.play(Swap(hidden_place(session)))
    news = since_own_turn(session, 0)
    session.play(Draw())
    assert since_own_turn(session, 0) == news


# -- Undo and redo --------------------------------------------------------------------------


@settings(deadline=None, max_examples=120)
@given(setups(), st.integers(0, 2**32), st.integers(0, 120))
def test_undo_then_redo_is_the_identity(setup: Setup, seed: int, moves: int) -> None:
    """Whatever could be taken back is there again after redo, and can be taken back again."""
    evening, random = Evening(setup), Random(seed)
    for _ in range(moves):
        evening.step(random)
    session, log = evening.session, evening.log
    state, entries, told = session.state, list(log.entries), session.round_happenings()
    count = session.undo()
    if refused(count):
        assert (session.state, list(log.entries)) == (state, entries)
        return
    assert len(log.entries) == len(entries) - int(count)
    undone = session.state
    assert not refused(session.redo())
    assert (session.state, list(log.entries), session.round_happenings()) == (state, entries, told)
    assert session.undo() == count
    assert session.state == undone


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 300))
def test_practice_goes_back_to_the_beginning_and_forth(
    table: tuple[str, str], seed: int, moves: int
) -> None:
    """In practice everything can be taken back, over the ends of rounds, and done again."""
    evening = Evening(setup_of(*table, rules=SHORT, practice=True))
    session, first = evening.session, evening.session.state
    evening.play_on(Random(seed), moves)
    last = session.state
    while not refused(session.undo()):
        pass
    assert session.state == first
    assert session.undo() is UndoRefusal.NOTHING
    while not refused(session.redo()):
        pass
    assert session.state == last
    assert session.redo() is UndoRefusal.NOTHING_UNDONE


@settings(deadline=None, max_examples=60)
@given(setups(), st.integers(0, 2**32), st.integers(0, 150))
def test_without_practice_no_card_is_ever_unseen(setup: Setup, seed: int, moves: int) -> None:
    """Undo outside practice never covers a card again, and never gives a taken one back."""
    evening, random = Evening(replace(setup, practice=False)), Random(seed)
    for _ in range(moves):
        evening.step(random)
    session, entries = evening.session, list(evening.log.entries)
    count = session.undo()
    if not refused(count):
        decision, *followed = [entry.action for entry in entries[-int(count) :]]
        assert not any(isinstance(action, Deal) for action in (decision, *followed))
        assert not isinstance(decision, Take)


def test_redo_tells_what_happens_again() -> None:
    """Redo gives the same happenings as the move did, the others' turns included."""
    session = opened(setup_of("Jana", "einfach", practice=True)).session
    session.play(Draw())
    happened = session.play(Swap(hidden_place(session)))
    session.undo()
    assert session.redo() == happened


def test_nothing_is_undone_in_a_new_game() -> None:
    """Before the first decision there is nothing to take back, nor to do again."""
    session = Evening(setup_of()).session
    assert session.undo() is UndoRefusal.NOTHING
    assert session.redo() is UndoRefusal.NOTHING_UNDONE


def test_a_drawn_card_was_seen() -> None:
    """Drawing can't be taken back."""
    session = opened(setup_of()).session
    session.play(Draw())
    assert session.undo() is UndoRefusal.CARD_SEEN


def test_a_discard_can_be_taken_back() -> None:
    """Discarding shows no new card, so it may be reconsidered."""
    session = opened(setup_of()).session
    session.play(Draw())
    state = session.state
    session.play(Discard())
    assert session.undo() == 1
    assert session.state == state


def test_a_taken_card_binds() -> None:
    """Taking the discard can't be taken back, but where it goes can, while nothing turned up."""
    session = opened(setup_of("Jana Ole", "")).session
    session.play(Take())
    assert session.undo() is UndoRefusal.TAKE_BINDS
    taken = session.state
    session.play(Swap(known_place(session)))
    assert session.undo() == 1
    assert session.state == taken


def test_a_covered_card_that_was_replaced_was_seen() -> None:
    """A swap that shows a face-down card can't be taken back."""
    session = opened(setup_of("Jana Ole", "")).session
    session.play(Take())
    session.play(Swap(hidden_place(session)))
    assert session.undo() is UndoRefusal.CARD_SEEN


def test_a_card_that_a_bot_takes_does_not_bind_the_person() -> None:
    """Only the own taking binds: a bot that took a card and showed none changes nothing."""
    for seed in map(str, range(300)):
        session = opened(setup_of("Jana", "einfach", seed=seed)).session
        session.play(Draw())
        held = session.state
        followed = session.play(Swap(known_place(session)))
        shown = any(isinstance(told.event, CardDrawn | CardRevealed) for told in followed)
        hidden = any(getattr(told.event, "was_hidden", False) for told in followed)
        if shown or hidden or session.state.phase is not Phase.TURN:
            continue
        assert not refused(session.undo())
        assert session.state == held
        return
    pytest.fail("in no game did the bot take a card and put it on an open one")


def test_a_new_move_forgets_what_was_undone() -> None:
    """After a move there is nothing to do again."""
    session = opened(setup_of("Jana Ole", "", practice=True)).session
    session.play(Draw())
    session.undo()
    session.play(Take())
    assert session.redo() is UndoRefusal.NOTHING_UNDONE


def test_undo_can_not_roll_again() -> None:
    """The same place and the same draw show the same card after undo."""
    session = opened(setup_of(practice=True)).session
    session.play(Draw())
    drawn = session.state.hand
    session.undo()
    session.play(Draw())
    assert session.state.hand == drawn


# -- The record -----------------------------------------------------------------------------


@settings(deadline=None, max_examples=100)
@given(setups(), st.integers(0, 2**32), st.integers(0, 200))
def test_the_record_gives_the_same_game(setup: Setup, seed: int, moves: int) -> None:
    """What was recorded up to any moment gives the same state, and the same to undo and redo."""
    evening, random = Evening(setup), Random(seed)
    for _ in range(moves):
        evening.step(random)
    log = read_log(evening.lines)
    session = Session(log, lambda _line: None)
    assert session.state == evening.session.state
    assert log.setup == setup
    assert (log.entries, log.undone) == (evening.log.entries, evening.log.undone)
    assert session.undo() == evening.session.undo()
    assert session.redo() == evening.session.redo()
    assert session.state == evening.session.state


@settings(deadline=None, max_examples=15)
@given(setups(), st.integers(0, 2**32))
def test_every_moment_can_be_gone_on_from(setup: Setup, seed: int) -> None:
    """Read back after every single step, a game goes on as if it had not been left."""
    evening, random = Evening(setup), Random(seed)
    for _ in range(60):
        evening.step(random)
        again = evening.reread()
        assert again.state == evening.session.state
        assert again.begin() == []


@settings(deadline=None, max_examples=40)
@given(setups(), st.integers(0, 2**32), st.data())
def test_a_record_cut_anywhere_goes_on(setup: Setup, seed: int, data: st.DataObject) -> None:
    """A record that ends after any of its lines is a game, and plays on to a person's turn."""
    evening, random = Evening(setup), Random(seed)
    for _ in range(80):
        evening.step(random)
    begin = evening.lines.index("begin")
    cut = data.draw(st.integers(begin + 1, len(evening.lines)))
    lines = evening.lines[:cut]
    session = Session(read_log(lines), lines.append)
    session.begin()
    assert session.state.awaiting is None
    assert Session(read_log(lines), lambda _line: None).state == session.state


@settings(deadline=None, max_examples=30)
@given(setups(), st.integers(0, 2**32), st.integers(0, 150))
def test_a_game_written_anew_is_the_same_game(setup: Setup, seed: int, moves: int) -> None:
    """A log written as a whole, without what was taken back, is the same game and its rounds."""
    evening, random = Evening(setup), Random(seed)
    for _ in range(moves):
        evening.step(random)
    log = read_log(log_lines(evening.log))
    assert (log.entries, log.rounds) == (evening.log.entries, evening.log.rounds)
    assert Session(log, lambda _line: None).state == evening.session.state
    assert log.ended == evening.log.ended


def test_the_end_is_the_last_line() -> None:
    """A finished game says so once, on its last line."""
    lines = finished(setup_of(rules=SHORT)).lines
    assert lines.count(END) == 1
    assert lines[-1] == END


def test_an_end_done_again_is_noted_again() -> None:
    """After undo the game is not over; after redo its last line says that it is."""
    evening = finished(setup_of("Jana Ole", "", rules=SHORT, practice=True))
    evening.session.undo()
    assert evening.lines[-1].startswith("undo")
    assert not read_log(evening.lines).ended
    evening.session.redo()
    assert evening.lines[-1] == END


def test_an_end_that_was_torn_off_is_noted_again() -> None:
    """A game that is over without saying so says so when it is opened."""
    lines = finished(setup_of(rules=SHORT)).lines[:-1]
    assert Session(read_log(lines), lines.append).begin() == []
    assert lines[-1] == END


def test_each_further_round_notes_where_it_starts() -> None:
    """A round line follows each «continue», with the totals so far."""
    evening = finished(setup_of(rules=SHORT))
    scored = next(event for event in evening.events if isinstance(event, RoundScored))
    line = evening.lines[evening.lines.index("continue") + 1]
    assert line.startswith("round 2 totals " + " ".join(map(str, scored.totals)) + " starter ")


# -- Records that are no game ---------------------------------------------------------------


def changed(lines: list[str], old: str, new: str, number: int = 0) -> list[str]:
    """The lines with the ``number``-th that is ``old`` replaced."""
    at = [index for index, line in enumerate(lines) if line == old][number]
    return [*lines[:at], new, *lines[at + 1 :]]


def mutations() -> list[tuple[str, list[str]]]:
    """Damaged records of a game of two rounds."""
    lines = finished(setup_of("Jana Ole", "", rules=SHORT, practice=True)).lines
    flip = next(line for line in lines if line.startswith("1 flip"))
    deal = next(line for line in lines if line.startswith("deal"))
    other = "deal 3" if deal != "deal 3" else "deal 4"
    note = next(line for line in lines if line.startswith("round "))
    undone = [*lines[:-1], "undo 1"]
    return [
        ("another seat", changed(lines, flip, flip.replace("1", "2", 1))),
        ("no seat", changed(lines, flip, flip.removeprefix("1 "))),
        ("another card", changed(lines, deal, other)),
        ("another seed", changed(lines, "seed 7", "seed 8")),
        ("other totals", changed(lines, note, note.replace("totals ", "totals 1"))),
        ("another round", changed(lines, note, note.replace("round 2", "round 3"))),
        ("a round too early", [*lines[: lines.index("begin") + 2], note]),
        ("a move after the end", [*lines, flip]),
        ("nonsense that was undone", [*undone[:-2], "1 take", "1 take", "undo 2"]),
    ]


@pytest.mark.parametrize(("what", "lines"), mutations(), ids=lambda value: str(value)[:30])
def test_a_record_that_is_no_game_is_refused(what: str, lines: list[str]) -> None:
    """What the rules, the seed or the totals speak against is not taken for a game."""
    with pytest.raises((IllegalActionError, DamagedLogError)):
        Session(read_log(lines), lambda _line: None)
