"""Which games count, for whom, and that none counts twice."""

from dataclasses import replace
from pathlib import Path
from random import Random

from skyjo_a11y import saves
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.results.gathering import saved_result
from skyjo_a11y.results.record import Result
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase
from tests.companion.tables import companion, quick_round, restarted
from tests.evenings import Talk, desk_in, sensible, setup_of

SHORT = replace(STANDARD, rounds=1)


def results(talk: Talk) -> list[Result]:
    """What is counted."""
    return talk.desk.ledger.read().results


def play_to_the_end(talk: Talk, seed: int = 7) -> Talk:
    """Somebody types sensible lines until the game is over."""
    random = Random(seed)
    while talk.state.phase is not Phase.GAME_OVER:
        talk.say(sensible(talk.state, random))
    return talk


def test_a_game_counts_when_it_is_over(tmp_path: Path) -> None:
    """Not before; with points, enders and winners of the scored rounds, whatever is asked then."""
    talk = Talk(desk_in(tmp_path), setup_of(rules=replace(STANDARD, rounds=2)))
    talk.say("a1 b1", "z")
    assert results(talk) == []
    play_to_the_end(talk)
    talk.say("stand", "karten", "statistik")
    (one,) = results(talk)
    jana, vera = one.seats
    assert [jana.points, vera.points] == list(talk.state.totals)
    assert (jana.rounds, jana.ended + vera.ended) == (2, 2)
    assert (jana.level, vera.level) == (None, "einfach")
    assert jana.won == (jana.points <= vera.points)
    assert one.when == "2025-01-02T12:00"


def test_several_people_at_one_keyboard_are_told_apart(tmp_path: Path) -> None:
    """Each by the own name."""
    talk = play_to_the_end(Talk(desk_in(tmp_path), setup_of("Jana Ole", "zufall", rules=SHORT)))
    (one,) = results(talk)
    assert [(seat.name, seat.level) for seat in one.seats[:2]] == [("Jana", None), ("Ole", None)]
    assert talk.say("statistik Ole")[0].startswith("Ole hat eine Partie gespielt")
    assert len(talk.say("statistik")) == 2


def test_games_for_practice_do_not_count(tmp_path: Path) -> None:
    """There everything can be taken back."""
    talk = Talk(desk_in(tmp_path), setup_of(rules=SHORT, practice=True))
    assert results(play_to_the_end(talk)) == []


def test_another_game_counts_as_another(tmp_path: Path) -> None:
    """«Noch eine: ja» with the same people."""
    talk = play_to_the_end(Talk(desk_in(tmp_path), setup_of(rules=SHORT)))
    talk.say("ja")
    play_to_the_end(talk, seed=8)
    assert len(results(talk)) == 2


def test_a_finished_game_that_is_opened_again_counts_once(tmp_path: Path) -> None:
    """From its own file, or from a copy."""
    talk = play_to_the_end(Talk(desk_in(tmp_path), setup_of(rules=SHORT)))
    (path,) = talk.desk.folder.glob("*.skyjo")
    copy = path.with_name("copy.skyjo")
    copy.write_bytes(path.read_bytes())
    talk.say("ende")
    for one in (path, copy):
        again, _ = talk.desk.resume(one)
        assert talk.desk.note(again.game, is_over=again.is_over) == []
    assert len(results(talk)) == 1


def test_a_resumed_game_counts(tmp_path: Path) -> None:
    """Begun on one evening, over on another."""
    talk = companion(tmp_path, *quick_round("Anna Ben")[:9], rules=SHORT)
    again = restarted(talk)
    again.say(*quick_round("Anna Ben")[9:])
    (one,) = results(again)
    assert (one.source, [seat.name for seat in one.seats]) == ("table", ["Anna", "Ben"])


def test_an_end_that_is_taken_back_does_not_count(tmp_path: Path) -> None:
    """At a table everything can be undone; the game counts once when it ends again."""
    talk = companion(tmp_path, *quick_round("Anna Ben"), rules=SHORT)
    (one,) = results(talk)
    talk.say("rückgängig")
    assert results(talk) == []
    talk.say("wiederherstellen")
    assert results(talk) == [one]
    talk.say("korrigiere anna a1 4")
    (other,) = results(talk)
    assert (other.game != one.game, other.seats[0].points < one.seats[0].points) == (True, True)


def test_a_pad_counts_for_who_is_written_on_it(tmp_path: Path) -> None:
    """Also for somebody who came later or left before the end, with the own rounds."""
    people = tuple(map(Player, ("Anna", "Ben", "Carla")))
    desk = desk_in(tmp_path)
    setup = Setup(replace(STANDARD, rounds=3), people, "", source=Source.PAD)
    talk = Talk.__new__(Talk)
    from skyjo_a11y.conversation import Conversation  # noqa: PLC0415

    talk.desk, talk.conversation = desk, Conversation(desk, desk.start_pad(setup))
    talk.reply = talk.conversation.begin()
    talk.say("runde anna 19 14 22", "geht carla", "runde ben 3 5", "kommt eva 9")
    assert results(talk) == []
    talk.say("runde ben 1 2 8")
    (one,) = results(talk)
    assert {seat.name: (seat.rounds, seat.points) for seat in one.seats} == {
        "Anna": (3, 38 + 3 + 1),
        "Ben": (3, 14 + 10 + 4),
        "Carla": (1, 22),
        "Eva": (1, 8),
    }
    talk.say("rückgängig")
    assert results(talk) == []


def test_a_saved_game_gives_the_result_that_was_noted(tmp_path: Path) -> None:
    """So that the file can be made anew without counting anything twice."""
    talk = play_to_the_end(Talk(desk_in(tmp_path), setup_of(rules=SHORT)))
    (noted,) = results(talk)
    (path,) = saves.newest_first(talk.desk.folder)
    again = saved_result(path)
    assert again is not None
    assert replace(again, when=noted.when) == noted
    (talk.desk.folder.parent / "ergebnisse.txt").unlink()
    assert [one.game for one in results(talk)] == [noted.game]
