"""The program: wires everything together, and nothing else does."""

import sys
from collections.abc import Sequence
from datetime import datetime
from random import SystemRandom
from shutil import get_terminal_size
from time import monotonic

from platformdirs import user_config_path, user_data_path

from skyjo_a11y import __version__
from skyjo_a11y.console import Console, calm_output, is_terminal, open_console
from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.desk import Desk
from skyjo_a11y.output.layout import lines_of, wrapped
from skyjo_a11y.settings import load
from skyjo_a11y.text import clean, fold

_APPLICATION = "skyjo-a11y"
_BAD_USAGE = 2
_PROGRESS_EVERY = 5.0  # seconds
_HELP = ("-h", "--help", "--hilfe", "hilfe")
_SEEDS = 10**9  # enough that no two evenings are alike, short enough to be read aloud


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    with calm_output():
        # Without words the options need not be loaded, and the first question comes sooner.
        return _command(words) if words else _converse(Conversation(_desk()))


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
    from skyjo_a11y import batch, cli, starting  # noqa: PLC0415

    command = fold(word)
    if command in _HELP:
        return _say(cli.help_lines(None))
    if command == "--version":
        return _say([f"{_APPLICATION} {__version__}"])
    if command.startswith("-"):
        raise cli.UsageError(cli.sentence("options-later", word=clean(word)))
    if command not in cli.COMMANDS:
        raise cli.UsageError(cli.sentence("unknown-command", word=clean(word)))
    options = cli.parse(command, arguments)
    if options.help:
        return _say(cli.help_lines(command))
    if command == "statistik":
        return _tell_statistics(options.name)
    if command in starting.BEGINNINGS:
        return _converse(starting.BEGINNINGS[command](options, _desk()))
    return batch.COMMANDS[command](options)


def _say(lines: Sequence[str]) -> int:
    """Help and the like, broken at words where a person reads it."""
    columns = _columns()
    _tell([piece for line in lines for piece in (wrapped(line, columns) if columns else [line])])
    return 0


def _tell_statistics(name: str | None) -> int:
    desk = _desk()
    for utterance in desk.statistics(name or "", ()):
        _tell(desk.lines(utterance, desk.settings.cells))
    return 0


def _desk() -> Desk:
    settings_file = user_config_path(_APPLICATION, appauthor=False) / "einstellungen.txt"
    return Desk(
        folder=user_data_path(_APPLICATION, appauthor=False) / "partien",
        now=datetime.now,
        new_seed=lambda: str(SystemRandom().randrange(_SEEDS)),
        lines=lambda utterance, cells: lines_of(utterance, cells, _columns()),
        settings=load(settings_file),
        settings_file=settings_file,
        paged=_is_interactive(),
        watch=_Watch().look,
    )


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


def _converse(conversation: Conversation) -> int:
    """Hear and tell until one side has enough."""
    history = user_data_path(_APPLICATION, appauthor=False) / "verlauf.txt"
    console = open_console(conversation.completions, history)
    reply = conversation.begin()
    while True:
        _tell(conversation.lines(reply))
        if reply.over:
            return 0
        reply = _next(conversation, console, reply)


def _next(conversation: Conversation, console: Console, reply: Reply) -> Reply:
    try:
        return conversation.hear(console.read(reply.prompt))
    except EOFError:
        return conversation.leave()


def _tell(lines: Sequence[str]) -> None:
    """One write for all that is told at once: a reader then takes it as one piece."""
    if lines:
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()
