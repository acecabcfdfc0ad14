"""The program: wires everything together, and nothing else does."""

import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from random import SystemRandom
from shutil import get_terminal_size
from time import monotonic

from platformdirs import user_config_path, user_data_path

from skyjo_a11y import __version__
from skyjo_a11y.calm_bold import write
from skyjo_a11y.console import Console, calm_output, is_dumb, is_terminal, open_console
from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.desk import Desk
from skyjo_a11y.output.channels import Channels, rings
from skyjo_a11y.output.layout import lines_of, wrapped
from skyjo_a11y.settings_file import load
from skyjo_a11y.surroundings import Screen, Surroundings, System
from skyjo_a11y.text import clean, fold

_APPLICATION = "skyjo-a11y"
_BAD_USAGE = 2
_BELL = "\a"
#: Seconds. A piped line that comes sooner was there before: a script is read aloud to its end.
_ALREADY_THERE = 0.005
_PROGRESS_EVERY = 5.0  # seconds
_HELP = ("-h", "--help", "--hilfe", "hilfe")
_SEEDS = 10**9  # enough that no two evenings are alike, short enough to be read aloud


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    with calm_output():
        # Without words the options need not be loaded, and the first question comes sooner.
        return _command(words) if words else _converse(Conversation, _desk())


def _command(words: list[str]) -> int:
    from skyjo_a11y import cli  # noqa: PLC0415

    try:
        return _run(words[0], words[1:])
    except cli.UsageError as error:
        columns = get_terminal_size().columns if is_terminal(sys.stderr) else None
        told = wrapped(str(error), columns - 1) if columns else [str(error)]
        sys.stderr.write("".join(f"{line}\n" for line in told))
        return _BAD_USAGE


def _run(word: str, arguments: list[str]) -> int:
    from skyjo_a11y import batch, cli, option_parsers, starting  # noqa: PLC0415

    command = fold(word)
    if command in _HELP:
        return _say(cli.help_lines(None))
    if command == "--version":
        return _say([f"{_APPLICATION} {__version__}"])
    if command.startswith("-"):  # «skyjo --braille 40 lernen» too
        named = next((at for at, one in enumerate(arguments) if fold(one) in cli.COMMANDS), None)
        command = option_parsers.LOBBY if named is None else fold(arguments.pop(named))
        arguments = [word, *arguments]
    elif command not in cli.COMMANDS:
        raise cli.UsageError(cli.sentence("unknown-command", word=clean(word)))
    options = cli.parse(command, arguments)
    if options.help:
        return _say(cli.help_lines(command or None))
    if command in starting.BEGINNINGS:
        return _converse(partial(starting.BEGINNINGS[command], options), _desk())
    if command in batch.COMMANDS:
        return batch.COMMANDS[command](options)
    from skyjo_a11y import reference  # noqa: PLC0415 - a game need not wait for it

    return _say(reference.COMMANDS[command](options, _desk()))


def _say(lines: Sequence[str]) -> int:
    """Help and the like, broken at words where a person reads it."""
    columns = _columns()
    if columns is not None:
        lines = [piece for line in lines for piece in wrapped(line, columns - 1)]
    _tell(lines)
    return 0


def _desk() -> Desk:
    settings_file = _folder_by(user_config_path) / "einstellungen.txt"
    found = load(settings_file)
    return Desk(
        folder=_folder_by(user_data_path) / "partien",
        now=datetime.now,
        new_seed=lambda: str(SystemRandom().randrange(_SEEDS)),
        lines=lambda utterance, cells: lines_of(utterance, cells, _columns()),
        settings=found.settings,
        settings_file=settings_file,
        found=found,
        paged=_is_interactive(),
        surroundings=lambda: _surroundings(settings_file),
        watch=_Watch().look,
    )


def _surroundings(settings_file: Path) -> Surroundings:
    systems = {"win32": System.WINDOWS, "darwin": System.MAC}
    screen = Screen.NONE
    if _is_interactive():
        screen = Screen.DUMB if is_dumb() else Screen.TERMINAL
    return Surroundings(
        system=systems.get(sys.platform, System.LINUX),
        screen=screen,
        columns=get_terminal_size().columns,
        encoding=sys.stdout.encoding or "",
        saves=str(_folder_by(user_data_path) / "partien"),
        settings=str(settings_file),
    )


def _folder_by(find: Callable[..., Path]) -> Path:
    """A folder of the user; without a home one that nothing can be written to, which is told."""
    try:
        return find(_APPLICATION, appauthor=False)
    except RuntimeError:  # no HOME, and nobody of this number in the list of users
        return Path(os.devnull) / _APPLICATION


class _Watch:
    """Says every few seconds how far the gathering of results is, where a person listens."""

    def __init__(self) -> None:
        self._told: float | None = None

    def look(self, done: int, of: int) -> None:
        """``done`` of so many saved games are read."""
        now = monotonic()
        if self._told is None or done == 1:
            self._told = now
        if now - self._told > _PROGRESS_EVERY and is_terminal(sys.stdout):
            from skyjo_a11y import cli  # noqa: PLC0415

            self._told = now
            _tell([cli.sentence("gathering", done=str(done), all=str(of))])


def _is_interactive() -> bool:
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def _columns() -> int | None:
    """The width of the terminal; None where lines may be of any length."""
    return get_terminal_size().columns if is_terminal(sys.stdout) else None


def _converse(begin: Callable[[Desk], Conversation], desk: Desk) -> int:
    """Hear and tell until one side has enough."""
    conversation = begin(desk)
    history = _folder_by(user_data_path) / "verlauf.txt"
    console = open_console(conversation.completions, history)
    reply = conversation.begin()
    while True:
        desk.channels.tell(reply.told, "" if reply.over else reply.typing or reply.prompt)
        bell = desk.settings.sound.bell and is_terminal(sys.stdout) and rings(reply.told)
        _tell(conversation.lines(reply), bold=conversation.is_bold, bell=bell)
        if reply.over:
            desk.channels.close()
            _tell(conversation.lines_missed())
            return 0
        reply = _next(conversation, desk.channels, console, reply)


def _next(conversation: Conversation, channels: Channels, console: Console, reply: Reply) -> Reply:
    asked = monotonic()
    try:
        line = console.read(reply.prompt, reply.typing, bold=conversation.is_bold)
    except EOFError:
        return conversation.leave()
    is_reaction = is_terminal(sys.stdin) or monotonic() - asked > _ALREADY_THERE
    if is_reaction and not conversation.goes_on(line):
        channels.cut()
    return conversation.hear(line)


def _tell(lines: Sequence[str], *, bold: bool = False, bell: bool = False) -> None:
    """One write for all that is told at once: a reader then takes it as one piece."""
    write("".join(f"{line}\n" for line in lines), bold=bold, before=_BELL if bell else "")
