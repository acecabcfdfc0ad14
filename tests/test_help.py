"""Help: what is possible right now, in few sentences, with examples that work at this moment."""

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from skyjo_a11y.commands import Request, parse
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.table import Table
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import MOVES, WORDLESS, Command, vocabulary
from tests.evenings import Talk, desk_in, sensible, setup_of

_SENTENCE = re.compile(r"[.!?](?: |$)")
_EXAMPLE = re.compile(r"zum Beispiel: ([^.,]+)\.", re.IGNORECASE)
_MOST = 5
#: Only a table of real cards, or only the course, has these.
_ELSEWHERE = {Command.AMEND, Command.SET, Command.TURN, Command.LAYOUT}


def moments(folder: Path, *, real: bool = False) -> Iterator[Talk]:
    """A game played at random: the talk before each line, until the second round."""
    setup = setup_of("Jana", "einfach")
    if real:
        people = (Player("Anna"), Player("Ben"))
        setup = Setup(STANDARD, people, "", source=Source.TABLE)
    talk, random = Talk(desk_in(folder), setup), Random(5)
    for _ in range(400):
        yield talk
        table = talk.conversation._room
        assert isinstance(table, Table)
        state = table.state
        if state.awaiting is not None:
            talk.say(str(random.randint(0, 12)), "nein")
        elif state.round > 1 or state.phase is Phase.GAME_OVER:
            return
        else:
            talk.say(sensible(state, random))


def sentences(lines: list[str]) -> int:
    """How many sentences are told."""
    return sum(len(_SENTENCE.findall(line)) for line in lines)


@pytest.mark.parametrize("real", [False, True])
def test_help_has_at_most_five_sentences(tmp_path: Path, real: bool) -> None:  # noqa: FBT001
    """At every moment of a game, with dealt cards and with real ones."""
    for talk in moments(tmp_path, real=real):
        assert 1 <= sentences(talk.say("hilfe")) <= _MOST, talk.prompt


def test_help_in_the_set_up_has_at_most_five_sentences(tmp_path: Path) -> None:
    """The question asked is explained, and what works at every question."""
    talk = Talk(desk_in(tmp_path))
    while talk.prompt != "Aufdecken: ":
        assert 1 <= sentences(talk.say("hilfe")) <= _MOST, talk.prompt
        talk.say({"Dein Name: ": "Jana", "Regeln, standard: ": "einzeln"}.get(talk.prompt, ""))


@pytest.mark.parametrize("real", [False, True])
def test_examples_work_now(tmp_path: Path, real: bool) -> None:  # noqa: FBT001
    """What help for the moment, or for a move, names as an example can be said right then."""
    for talk in moments(tmp_path, real=real):
        room = talk.conversation._room
        assert isinstance(room, Table)
        for topic in ("", *(vocabulary().names[command] for command in MOVES)):
            for line in talk.say(f"hilfe {topic}"):
                for example in _EXAMPLE.findall(line):
                    trial = deepcopy(room)
                    trial.do(_requests(example, room, real=real))
                    assert trial.problem is None, (talk.prompt, topic, example)


def _requests(line: str, table: Table, *, real: bool) -> list[Request]:
    heard = parse(line, table.setup.names, at_table=real)
    return [request for request in heard if isinstance(request, Request)]


def test_a_move_that_is_not_possible_gets_its_reason(tmp_path: Path) -> None:
    """«hilfe tausche» with an empty hand also says what comes first."""
    talk = Talk(desk_in(tmp_path), setup_of())
    talk.say("a1 b1")
    assert "Erst ziehe" in talk.say("hilfe tausche")[-1]
    talk.say("z")
    assert "tausche B2" in talk.say("hilfe tausche")[-1]


def test_examples_name_places_that_are_there(tmp_path: Path) -> None:
    """A place that lies open is not named for turning up."""
    talk = Talk(desk_in(tmp_path), setup_of())
    talk.say("c3 b1", "z")
    assert not any("C3" in line for line in talk.say("hilfe wirf"))


@pytest.mark.parametrize("real", [False, True])
def test_the_course_is_reached_from_every_prompt(tmp_path: Path, real: bool) -> None:  # noqa: FBT001
    """Whatever is asked for, «lernen» leads to the course and «ende» back to the same prompt."""
    seen: set[str] = set()
    for talk in moments(tmp_path, real=real):
        prompt, files = talk.prompt, talk.files()
        if prompt not in seen:
            seen.add(prompt)
            talk.say("lernen")
            assert talk.prompt.startswith("Kapitel")
            talk.say("ende")
            assert (talk.prompt, talk.files()) == (prompt, files)
    assert len(seen) > 5


def _mentioned(text: str) -> set[Command]:
    """The commands whose names occur in a text."""
    words = {fold(word) for word in re.findall(r"[a-zäöüß-]+", text.lower())}
    return {command for command, name in vocabulary().names.items() if fold(name) in words}


def _reached(talk: Talk) -> set[Command]:
    """All commands that somebody finds who asks for help and follows each word told there."""
    reached: set[Command] = set()
    asking = ["hilfe", "hilfe alles"] if "hilfe alles" in " ".join(talk.say("hilfe")) else ["hilfe"]
    while asking:
        for command in _mentioned(" ".join(talk.say(asking.pop()))) - reached:
            reached.add(command)
            asking.append(f"hilfe {vocabulary().names[command]}")
    return reached


def test_everything_is_found_from_help(tmp_path: Path) -> None:
    """From «hilfe» alone each command is reached, at its own kind of table."""
    worded = {command for command in Command if command not in WORDLESS}
    dealt = Talk(desk_in(tmp_path), setup_of())
    assert worded - _reached(dealt) <= _ELSEWHERE
    people = (Player("Anna"), Player("Ben"))
    real = Talk(desk_in(tmp_path), Setup(STANDARD, people, "", source=Source.TABLE))
    assert worded - _reached(real) == set()


def test_help_in_the_lobby_leads_everywhere(tmp_path: Path) -> None:
    """Before any game the same words are found."""
    worded = {command for command in Command if command not in WORDLESS}
    assert worded - _reached(Talk(desk_in(tmp_path))) <= _ELSEWHERE


def test_a_hint_comes_after_the_second_misunderstood_line(tmp_path: Path) -> None:
    """In the first game: none after the first one, then one, and never the same again."""
    talk = Talk(desk_in(tmp_path), setup_of())
    seen: list[str] = []
    for number in range(1, 21):
        told = talk.say("xyzzy")
        if number % 2:
            assert len(told) == 1
        seen += told[1:]
    assert seen
    assert len(seen) == len(set(seen))


def test_other_games_bring_no_hints(tmp_path: Path) -> None:
    """Who has a second saved game is no newcomer."""
    Talk(desk_in(tmp_path), setup_of()).say("a1 b1")
    talk = Talk(desk_in(tmp_path), setup_of())
    assert all(len(talk.say("xyzzy")) == 1 for _ in range(6))


def test_a_number_that_means_nothing_counts_too(tmp_path: Path) -> None:
    """Also what only the table can't make sense of is misunderstood."""
    talk = Talk(desk_in(tmp_path), setup_of())
    assert len(talk.say("9")) == 1
    assert len(talk.say("9")) == 2
