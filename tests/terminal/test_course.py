"""The course in a terminal: a step and its reaction are heard once, where they are seen."""

from pathlib import Path

from skyjo_a11y.course.chapters import chapters
from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import TerminalReader

#: Any short line that ends in a colon.
PROMPT = r"^[A-ZÄÖÜ][\w ,-]*:$"


def test_a_chapter_is_heard_once(tmp_path: Path, columns: int) -> None:
    """Tasks, reactions and wrong tries are told once each, and nothing is written over."""
    chapter = chapters()[1]
    command = [*GAME, "lernen", chapter.topic]
    with TerminalReader(command, PROMPT, columns=columns, env=at_home(tmp_path)) as reader:
        answers = [reader.start()]
        for _, step in chapter.steps:
            answers += [reader.command("paare"), reader.command(step.word)]
        answers.append(reader.command("ende"))
    assert answers[-1].prompt == "Dein Name:"
    for exchange in answers:
        assert exchange.heard == [*exchange.lines, *filter(None, [exchange.prompt])], str(exchange)
        assert not exchange.noise, str(exchange)
