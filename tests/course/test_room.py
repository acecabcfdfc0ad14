"""The course as a room: nothing that is typed breaks it or touches what waits behind it."""

from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.course.chapters import Chapter, Kind, chapters
from skyjo_a11y.course.room import Course
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.settings_file import load as load_settings
from skyjo_a11y.table import Table
from skyjo_a11y.vocabulary import WORDLESS, Command, words_of
from tests.evenings import Talk, desk_in, setup_of

_WORDS = [word for c in Command if c not in WORDLESS for word in words_of(f"command-{c}")]
_STEPS = [step.word for chapter in chapters() for _, step in chapter.steps]
#: What leads out of the course, and what writes files.
_OUT = {*words_of("command-quit"), *words_of("command-new-game"), *words_of("command-history")}
_INSIDE = sorted({*_WORDS, *_STEPS} - _OUT - {""})

lines = st.lists(
    st.one_of(
        st.sampled_from(_INSIDE),
        st.sampled_from(["", "ja", "nein", "5", "b2", "a", "2", "überspringen kapitel", "1 2 3"]),
        st.sampled_from([f"lernen {number}" for number in range(9)]),
        st.tuples(st.sampled_from(_INSIDE), st.sampled_from(["b2", "c3", "7", "Mia"])).map(
            " ".join
        ),
        st.text(max_size=12).filter(lambda text: not any(word in text.lower() for word in _OUT)),
    ),
    max_size=40,
)


def in_game(folder: Path) -> Talk:
    """Jana in her turn with a drawn card, in the middle of a game."""
    talk = Talk(desk_in(folder), setup_of())
    talk.say("a1 a2", "z")
    return talk


@given(lines)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_nothing_typed_in_the_course_touches_the_game(typed: list[str]) -> None:
    """Whatever is said in the course is answered, and the game behind it stays as it was."""
    with TemporaryDirectory() as name:
        talk = in_game(Path(name))
        state, saved, prompt = talk.state, talk.saved(), talk.prompt
        table = talk.conversation.room
        talk.say("lernen")
        for line in typed:
            talk.say(line)
            assert talk.prompt.endswith(": ")
            if talk.conversation.room is table:  # «ja» to a near miss of «ende»
                talk.say("lernen")
        talk.say("lernen", "ende")
        assert talk.conversation.room is table
        assert (talk.state, talk.saved(), talk.prompt) == (state, saved, prompt)


@given(lines)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_wherever_somebody_stops_the_course_goes_on_there(typed: list[str]) -> None:
    """After leaving in any way the same step waits, with the same cards, next time."""
    with TemporaryDirectory() as name:
        talk = Talk(desk_in(Path(name)))
        talk.say("lernen", "", *typed)
        room = talk.conversation.room
        if not isinstance(room, Course) or room._lesson is None:
            return
        before = room._lesson
        talk.conversation.leave()
        again = Talk(desk_in(Path(name)))
        again.say(f"lernen {before.chapter.topic}")
        course = again.conversation.room
        assert isinstance(course, Course)
        assert course._lesson is not None
        assert course._lesson.step == before.step
        # Half of what a step wants is done anew; what is played alone is kept line by line.
        kept = before.table if before.plays_alone else before._start
        assert course._lesson.table.state == kept.state


def test_a_move_of_the_course_is_no_move_of_the_game(tmp_path: Path) -> None:
    """The learner swaps in the course; in the game the card is still in hand."""
    talk = in_game(tmp_path)
    hand = talk.state.hand
    talk.say("lernen zug", "a1 b1", "z", "t b2", "ende")
    assert talk.state.hand == hand
    assert talk.prompt == f"Hand {hand}: "


def test_the_lobby_waits_too(tmp_path: Path) -> None:
    """From a question of the set-up the course leads back to that question."""
    talk = Talk(desk_in(tmp_path))
    talk.say("Jana", "lernen 3", "paare", "ende")
    assert talk.prompt == "Gegner, 2: "


@pytest.mark.parametrize("source", [Source.PAD, Source.TABLE])
def test_pads_and_real_cards_wait_too(tmp_path: Path, source: Source) -> None:
    """Also where no cards are dealt, what was told stays told."""
    desk = desk_in(tmp_path)
    setup = Setup(STANDARD, (Player("Anna"), Player("Ben")), "", source=source)
    room = desk.start_pad(setup) if source is Source.PAD else desk.start(setup)
    conversation = Conversation(desk, room)
    line = "runde anna 19 14" if source is Source.PAD else "9"
    conversation.begin()
    before = conversation.hear(line).prompt
    for said in ("lernen zug", "a1 b1", "ziehe"):
        conversation.hear(said)
    assert conversation.hear("ende").prompt == before
    assert conversation.room is room


def test_a_braille_width_that_nobody_chose_is_taken_back(tmp_path: Path) -> None:
    """Whoever skips that step borrows a width, until the chapter is left in any way."""
    for leaving in ("ende", "überspringen kapitel", "lernen", None):
        talk = Talk(desk_in(tmp_path))
        talk.say("lernen braille", "", "überspringen")
        assert talk.desk.settings.cells == 40
        if leaving is None:
            talk.conversation.leave()
        else:
            talk.say(leaving)
        assert talk.desk.settings.cells == 0
        assert load_settings(tmp_path / "settings.txt").settings.cells == 0


def test_a_braille_width_of_ones_own_stays(tmp_path: Path) -> None:
    """What the learner sets in the chapter about braille is a setting like any other."""
    talk = Talk(desk_in(tmp_path))
    talk.say("lernen braille", "")
    talk.say("braille")  # a question, and the step waits
    assert talk.prompt == "Ablage 11: "
    talk.say("braille 0")  # nothing that fingers could read
    assert talk.prompt == "Ablage 11: "
    talk.say("braille 20")
    assert talk.prompt == "Weiter: "
    talk.say("ende")
    assert talk.desk.settings.cells == 20


def test_a_braille_width_that_holds_is_not_asked_for(tmp_path: Path) -> None:
    """Nor does resuming, going back or skipping change it."""
    talk = Talk(desk_in(tmp_path))
    talk.say("braille 20", "lernen braille", "")
    assert _step_of(talk) == "braille-enter"
    talk.say("", "karten", "ende", "lernen braille")
    assert _step_of(talk) == "braille-find"
    talk.say("zurück", "zurück", "zurück")
    assert _step_of(talk) == "braille-on"
    talk.say("überspringen")
    assert _step_of(talk) == "braille-enter"
    assert talk.desk.settings.cells == 20


def _step_of(talk: Talk) -> str:
    course = talk.conversation.room
    assert isinstance(course, Course)
    assert course._lesson is not None
    return course._lesson.step.name


def test_half_a_step_can_be_skipped(tmp_path: Path) -> None:
    """Skipping begins the step anew, so that the next one finds the table as it should be."""
    talk = Talk(desk_in(tmp_path))
    talk.say("lernen zug", "a1")
    assert any("Du deckst A1 auf: 4, B1: 9" in line for line in talk.say("überspringen"))
    assert talk.prompt == "Ablage 6: "


def test_a_setting_changed_in_the_course_holds_in_the_game(tmp_path: Path) -> None:
    """Settings belong to the person, wherever they are changed."""
    talk = in_game(tmp_path)
    talk.say("lernen zug", "umfang knapp", "ende")
    table = talk.conversation.room
    assert isinstance(table, Table)
    assert table.settings == talk.desk.settings


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.name)
def test_every_step_can_be_skipped_and_gone_back_to(chapter: Chapter, tmp_path: Path) -> None:
    """Skipping does what the step wants, and «zurück» leads to the step before."""
    talk = Talk(desk_in(tmp_path))
    talk.say(f"lernen {chapter.topic}")
    for at, (_, step) in enumerate(chapter.steps):
        course = talk.conversation.room
        assert isinstance(course, Course)
        lesson = course._lesson
        assert lesson is not None
        assert lesson.at == at
        if at and step.kind is not Kind.PLAY:
            talk.say("zurück")
            assert lesson.at == at - 1
            talk.say("überspringen")
        assert lesson.at == at
        talk.say("überspringen")
    assert talk.prompt.startswith("Kapitel")


def test_wrong_tries_are_answered_differently(tmp_path: Path) -> None:
    """Never the same twice in a row, and from the second try on with the exact word."""
    for chapter in chapters():
        talk = Talk(desk_in(tmp_path))
        talk.say(f"lernen {chapter.topic}")
        for _, step in chapter.steps:
            if step.kind is Kind.TASK and step.word not in ("karten", "tipp"):
                told = [talk.say(_wrong_for(step.word)) for _ in range(5)]
                assert all(before != after for before, after in pairwise(told))
                assert all(step.word in lines[-1] for lines in told[1:]), told
            talk.say("überspringen")


def _wrong_for(word: str) -> str:
    """Something that is never what a step with this word wants."""
    return "paare" if word in ("summe", "verdeckt", "summe alle") else "nichts"
