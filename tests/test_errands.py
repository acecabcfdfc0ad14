"""What is the same in every room."""

from pathlib import Path

import pytest

from skyjo_a11y.commands import EVERYWHERE
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.course.room import Course
from skyjo_a11y.errands import ERRANDS
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.settings import SETTINGS
from skyjo_a11y.vocabulary import Command, vocabulary
from tests.evenings import desk_in

#: Alone it is a number.
_LINES = {Command.ZWO: "zwo an"}
#: Where the course has words of its own, or a lesson is about it.
_OF_THE_COURSE = {Command.LEARN, Command.SKIP, Command.SAVE, Command.QUIT, Command.STATISTICS}


def _in(room: str, folder: Path) -> Conversation:
    desk = desk_in(folder)
    if room == "lobby":
        return Conversation(desk)
    if room == "course":
        return Conversation(desk, Course(desk, "1"))
    people = tuple(map(Player, ("Anna", "Ben")))
    return Conversation(desk, desk.begin(Setup(STANDARD, people, "7", source=Source(room))))


def test_every_errand_can_be_run() -> None:
    """What is promised for every room is a row in the table or a setting, and nothing else is."""
    assert {*ERRANDS, *SETTINGS} == EVERYWHERE


@pytest.mark.parametrize("command", sorted(EVERYWHERE))
@pytest.mark.parametrize("room", ["lobby", "course", *Source])
def test_errands_are_run_in_every_room(room: str, command: Command, tmp_path: Path) -> None:
    """Each room leaves them to the conversation, whatever else it understands itself."""
    conversation = _in(room, tmp_path)
    conversation.begin()
    line = _LINES.get(command, vocabulary().names[command])
    heard = list(conversation.room.hear(line))
    own = room == "course" and command in {*_OF_THE_COURSE, *SETTINGS}
    assert [getattr(one, "command", None) for one in heard] == [None if own else command]
