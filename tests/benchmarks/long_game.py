"""A long game through the whole conversation, without a terminal."""

from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.rules.options import RuleSet


def play(rounds: int, opponents: int = 3) -> None:
    """Play a game of so many rounds by drawing and turning up, and tell it to nobody."""
    with TemporaryDirectory() as folder:
        _play(Path(folder), rounds, opponents)


def _play(folder: Path, rounds: int, opponents: int) -> None:
    desk = Desk(
        folder=folder,
        now=datetime.now,
        new_seed=lambda: "7",
        lines=lambda utterance, cells: lines_of(utterance, cells, None),
        paged=False,
    )
    players = (Player("Jana"), *(Player(name, "einfach") for name in "EFGHIJK"[:opponents]))
    conversation = Conversation(desk, desk.start(Setup(RuleSet(rounds=rounds), players, "7")))
    reply = conversation.begin()
    place = 0
    while not reply.prompt.startswith("Noch"):
        conversation.lines(reply)
        place = (place + 1) % 12
        name = "abcd"[place // 3] + str(place % 3 + 1)
        line = "" if reply.prompt.startswith("Weiter") else _line(reply.prompt, name)
        reply = conversation.hear(line)


def _line(prompt: str, place: str) -> str:
    if prompt.startswith("Aufdecken"):
        return place
    return f"t {place}" if prompt.startswith("Hand") else f"z x {place}"
