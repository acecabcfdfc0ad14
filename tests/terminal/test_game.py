"""The game in a terminal, as its players meet it: everything is heard once, where it is seen."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.exchange import Exchange
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader

#: A game whose cards are known: of this seed the first discard is a 5.
SEEDED = ("spiel", "--mensch", "Jana", "--gegner", "2", "--saat", "7")
Starter = Callable[..., TerminalReader]


@pytest.fixture
def play(tmp_path: Path, columns: int) -> Iterator[Starter]:
    """Start games in a home of their own; each waits at its first prompt."""
    with contextlib.ExitStack() as running:

        def starter(*arguments: str) -> TerminalReader:
            reader = TerminalReader(
                [*GAME, *arguments], PROMPT, columns=columns, env=at_home(tmp_path)
            )
            running.enter_context(reader)
            reader.start()
            return reader

        yield starter


def assert_heard_once(exchange: Exchange) -> None:
    """What a reader of the output hears is what a reader of the screen sees, without noise."""
    assert exchange.heard == [*exchange.lines, *filter(None, [exchange.prompt])], str(exchange)
    assert not exchange.noise, str(exchange)


def play_round(reader: TerminalReader) -> list[Exchange]:
    """Play until the round is scored: draw, throw away, turn up the first face-down card."""
    answers = [reader.command("a1 a2")]
    hidden = [f"{column}{row}" for column in "abcd" for row in "123"][2:]
    while not answers[-1].prompt.startswith("Weiter"):
        line = "" if answers[-1].prompt.startswith("Mehr") else f"z x {hidden.pop(0)}"
        answers.append(reader.command(line))
    return answers


def test_set_up_is_heard_once(play: Starter) -> None:
    """Greeting, each question with its default and the first telling are said once."""
    reader = play()
    for line in ("Jana", "", "", "", ""):
        reader.command(line)
    prompts = [exchange.prompt for exchange in reader.exchanges if exchange.prompt.endswith(":")]
    assert prompts[0] == "Dein Name:"
    assert prompts[-1] == "Aufdecken:"
    assert_heard_once(reader.exchanges[0])
    assert_heard_once(reader.exchanges[-1])
    assert not any(exchange.noise for exchange in reader.exchanges)


def test_a_round_is_heard_once(play: Starter) -> None:
    """A whole round is told line by line, the cursor resting on a prompt after each answer."""
    reader = play(*SEEDED, "--ziel", "1000")
    for answer in play_round(reader):
        assert_heard_once(answer)
        assert answer.column == len(answer.prompt) + 1
    assert reader.exchanges[-1].prompt == "Weiter:"


def test_errors_are_heard_once(play: Starter) -> None:
    """Each kind of error is one answer above the same prompt."""
    reader = play(*SEEDED)
    reader.command("a1 d1")
    for line in ("xyz", "tauschn", "nein", "t b2", "t e5", "zähle 15", "wirf", "weiter", "x" * 30):
        answer = reader.command(line)
        assert_heard_once(answer)
        assert answer.prompt == "Ablage 5:", line


def test_long_answers_wait_for_enter(play: Starter) -> None:
    """An answer of more than 20 lines stops at «Mehr», Enter goes on, a command skips the rest."""
    reader = play("spiel", "--mensch", "Jana", "--gegner", "7", "--saat", "7")
    first = reader.command("karten alle")
    assert first.prompt == "Mehr:"
    assert len(first.lines) <= 20
    assert_heard_once(first)
    second = reader.command("")
    assert_heard_once(second)
    assert second.lines[0].startswith("Karten von")
    reader.command("karten alle")
    skipped = reader.command("hand")
    assert skipped.lines == ["Du hast keine Karte in der Hand."]
    assert skipped.prompt == "Aufdecken:"


def test_editing_writes_no_more_than_typing(play: Starter) -> None:
    """Backspace, Up and Tab change the line without a redraw, and the line then counts."""
    reader = play(*SEEDED)
    reader.type("kartenx")
    assert not reader.press("\x7f", "karten$").noise
    assert_heard_once(reader.enter())
    assert not reader.press("\x1b[A", "karten$").noise
    reader.enter()
    reader.type("verla")
    completed = reader.press("\t", "verlauf")
    assert not completed.noise
    answer = reader.enter()
    assert answer.lines[0].startswith("Neue Partie bis 100")


def test_leaving_and_coming_back(play: Starter) -> None:
    """Ctrl-D in the middle of a turn keeps the drawn card; the next start offers the game."""
    reader = play(*SEEDED)
    reader.command("a1 d1")
    assert reader.command("z").prompt == "Hand -2:"
    reader.press("\x04")
    assert reader.status() == 0
    again = play()
    assert again.exchanges[0].prompt == "Weiterspielen, ja:"
    resumed = again.command("")
    assert resumed.lines == ["Runde 1, du hast minus 2 gezogen."]
    assert resumed.prompt == "Hand -2:"
