"""A thousand rounds at a real table of eight: ``python -m tests.benchmarks.long_evening ROUNDS``.

Prints one JSON object: memory and answers early and late, the file, and how soon it is resumed.
"""

import gc
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from skyjo_a11y.conversation import Conversation
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.shelf import open_game
from tests.companion import tellings
from tests.companion.people import People
from tests.companion.real_table import RealTable
from tests.companion.tables import table_of
from tests.evenings import desk_in

NAMES = "Anna Ben Carla Dirk Eva Fritz Gerd Hanna"
EARLY = 10  # rounds after which everything is warm
_ANSWERS = 500  # of which the median counts
_PAGE_KIB = os.sysconf("SC_PAGE_SIZE") // 1024 if hasattr(os, "sysconf") else 4


@dataclass
class Measured:
    """A conversation whose last answers are timed."""

    conversation: Conversation
    times: list[float] = field(default_factory=list)

    def say(self, line: str) -> None:
        """Type a line."""
        began = perf_counter()
        self.conversation.lines(self.conversation.hear(line))
        self.times = [*self.times[1 - _ANSWERS :], perf_counter() - began]

    def figures(self) -> dict[str, float]:
        """Memory in KiB, an answer in ms."""
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return {"kib": pages * _PAGE_KIB, "ms": 1000 * median(self.times)}


def evening(folder: Path, rounds: int) -> dict[str, object]:
    """Play so many rounds; the figures."""
    rules = RuleSet(rounds=rounds)
    desk = desk_in(folder)
    talk = Measured(Conversation(desk, desk.start(table_of(NAMES, rules))))
    talk.conversation.begin()
    table = RealTable(NAMES.split(), rules, Random(7))
    people = People(table, talk.say, styles=[tellings.short])
    early: dict[str, float] = {}
    for _ in (step for step in people.play() if step == "scored"):
        people.scored.clear()
        if table.round == EARLY:
            early = talk.figures()
        if table.round == rounds - 1:  # the last round is left open
            break
    late = talk.figures()
    talk.say("")
    talk.conversation.leave()
    (path,) = desk.folder.glob("*.skyjo")
    return {"early": early, "late": late, "bytes": path.stat().st_size, **_again(folder, path)}


def _again(folder: Path, path: Path) -> dict[str, object]:
    """How long it takes to resume, to undo across the border of the round, and once more."""
    times = []
    desk = desk_in(folder)
    began = perf_counter()
    told, table = open_game(desk, path)
    conversation = Conversation(desk, table, told)
    conversation.begin()
    times.append(perf_counter() - began)
    for _ in range(3):
        began = perf_counter()
        conversation.hear("zurück")
        times.append(perf_counter() - began)
    return {"resume": times[0], "first_undo": times[1], "next_undo": times[3]}


if __name__ == "__main__":
    os.fsync = lambda fd: None  # the program is measured, not the disk
    with TemporaryDirectory() as name:
        sys.stdout.write(json.dumps(evening(Path(name), int(sys.argv[1]))))
