"""Replays a transcript of a pad: a command line, typed lines, and what was told to them.

    What the conversation shows, in a sentence.

    $ skyjo wertung Anna Ben --stand 42,61

    Runde 1: > runde anna 19 14
    …
    --- again

After ``>`` stands what was typed; all else, prompts and what is told, in braille on the right, is
written by replaying. ``--- again`` ends the input and resumes the pad. Rewrite the files with
``python -m tests.pad``.
"""

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from skyjo_a11y import cli, saves, starting
from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.desk import Desk
from skyjo_a11y.narration.phrases import Phrases, Values, phrases
from skyjo_a11y.pad.export import exported_pad
from skyjo_a11y.pad.files import book_in
from skyjo_a11y.shelf import open_game
from tests.columns import before_cursor, in_columns, rewritten
from tests.evenings import desk_in

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
_COMMAND = "$ skyjo wertung"
_TYPED = re.compile(r"(?:[^>]* )?>(?: (.*))?")
_AGAIN = "--- again"


@dataclass(slots=True)
class Replayed:
    """``text``: the whole file as it should be; the rest is what tests look at."""

    text: str = ""
    replies: list[Reply] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    said: set[str] = field(default_factory=set)  # the phrases of the pad that were filled in


@cache
def replayed(path: Path) -> Replayed:
    """What becomes of the transcript in ``path``."""
    record = Replayed()
    with (
        TemporaryDirectory() as folder,
        chdir(folder),
        patch("os.fsync"),
        patch.object(Phrases, "_fill", _noting(record.said)),
    ):
        desk = desk_in(Path(folder), paged=True)
        lines = list(_lines(path.read_text("utf-8"), desk, record))
        record.events = list(exported_pad(book_in(saves.newest_first(desk.folder)[0]).page))
    record.text = "\n".join([*lines, ""])
    return record


def _noting(said: set[str]) -> Callable[..., str]:
    fill, pad = Phrases._fill, phrases("pad")

    def noted(source: Phrases, name: str, attributes: Sequence[str], values: Values) -> str:
        if source is pad:
            said.add(name)
        return fill(source, name, attributes, values)

    return noted


def _lines(text: str, desk: Desk, record: Replayed) -> Iterator[str]:
    head, command, body = text.partition(_COMMAND)
    arguments, _, body = body.partition("\n")
    yield from (head + command + arguments).splitlines()
    yield ""
    conversation = starting.begin_pad(cli.parse("wertung", shlex.split(arguments)), desk)
    reply = conversation.begin()
    yield from _told(reply, desk, record)
    for line in body.splitlines():
        typed = _TYPED.fullmatch(line)
        if line.startswith("# "):
            yield line
        elif line == _AGAIN:
            conversation.leave()
            news, room = open_game(desk, saves.newest_first(desk.folder)[0])
            conversation = Conversation(desk, room, news)
            reply = conversation.begin()
            yield line
            yield from _told(reply, desk, record)
        elif typed:
            yield f"{before_cursor(reply)}> {typed[1] or ''}".rstrip()
            reply = conversation.hear(typed[1] or "")
            yield from _told(reply, desk, record)
    if not reply.over:
        yield reply.prompt.rstrip()


def _told(reply: Reply, desk: Desk, record: Replayed) -> Iterator[str]:
    record.replies.append(reply)
    if reply.typing:  # told on the cursor's line
        return
    yield from in_columns(reply.told, desk.settings.cells)


def rewrite(path: Path) -> bool:
    """Write the file as it should be; whether that changed anything."""
    return rewritten(path, replayed(path).text)
