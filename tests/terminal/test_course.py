"""The course in a terminal: a step and its reaction are heard once, where they are seen."""

import re
from pathlib import Path

import pytest

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


class ByTouch:
    """Somebody in a terminal who reads only the cursor's line, each answer to its end."""

    def __init__(self, reader: TerminalReader) -> None:
        """``reader`` has started, and the first answer is told."""
        self._reader = reader

    def say(self, line: str) -> list[str]:
        """Type a line, and press Enter until a prompt comes; the lines on the way."""
        exchange = self._reader.command(line)
        felt: list[str] = []
        while not re.search(PROMPT, exchange.prompt.strip()):
            assert not exchange.noise, str(exchange)
            assert exchange.lines == []
            felt.append(exchange.prompt.rstrip())
            exchange = self._reader.command("")
        return [*felt, exchange.prompt.strip()]


@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("number", [2, 6])
def test_a_chapter_is_read_on_the_cursors_line(tmp_path: Path, number: int, cells: int) -> None:
    """With a width that is set each line of a chapter fits, and the way leads to the next one."""
    chapter = chapters()[number - 1]
    command = [*GAME, "lernen", chapter.topic, "--braille", str(cells)]
    with TerminalReader(command, r"\S", columns=80, env=at_home(tmp_path)) as reader:
        reader.start()
        touch = ByTouch(reader)
        steps = [step for _, step in chapter.steps if step.name != "braille-on"]
        felt = touch.say("")
        for step in steps:
            felt += touch.say(step.word)
        assert felt[-1] == f"Kapitel, {number + 1}:"
        assert max(map(len, felt)) < cells
