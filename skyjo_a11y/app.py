"""The program: wires everything together, and nothing else does."""

import sys
from collections.abc import Sequence
from datetime import datetime
from secrets import randbelow
from shutil import get_terminal_size

from platformdirs import user_config_path, user_data_path

from skyjo_a11y import __version__, cli
from skyjo_a11y.console import Console, calm_output, open_console
from skyjo_a11y.conversation import Conversation, Reply
from skyjo_a11y.desk import Desk
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.settings import load
from skyjo_a11y.text import fold

_APPLICATION = "skyjo-a11y"
_BAD_USAGE = 2
_SEEDS = 10**9  # enough that no two evenings are alike, short enough to be read aloud


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit status."""
    calm_output()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except cli.UsageError as error:
        sys.stderr.write(f"{error}\n")
        return _BAD_USAGE
    except BrokenPipeError:
        return 0


def _run(words: list[str]) -> int:
    if words and fold(words[0]) in ("-h", "--help", "--hilfe", "hilfe"):
        return _say(cli.help_lines(None))
    if words and words[0] == "--version":
        return _say([f"{_APPLICATION} {__version__}"])
    if not words:
        return _converse(Conversation(_desk()))
    command = fold(words[0])
    if command not in cli.COMMANDS:
        raise cli.UsageError(cli.sentence("unknown-command", word=words[0]))
    options = cli.parse(command, words[1:])
    if options.help:
        return _say(cli.help_lines(command))
    if command == "spiel":
        from skyjo_a11y.starting import begin  # noqa: PLC0415 - each command loads its own part

        return _converse(begin(options, _desk()))
    from skyjo_a11y import batch  # noqa: PLC0415

    return batch.simulate(options) if command == "simulation" else batch.export(options)


def _say(lines: Sequence[str]) -> int:
    _tell(lines)
    return 0


def _desk() -> Desk:
    settings_file = user_config_path(_APPLICATION, appauthor=False) / "einstellungen.txt"
    return Desk(
        folder=user_data_path(_APPLICATION, appauthor=False) / "partien",
        now=datetime.now,
        new_seed=lambda: str(randbelow(_SEEDS)),
        lines=lambda utterance, cells: lines_of(utterance, cells, _columns()),
        settings=load(settings_file),
        settings_file=settings_file,
        paged=_is_interactive(),
    )


def _is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _columns() -> int | None:
    """The width of the terminal; None where lines may be of any length."""
    return get_terminal_size().columns if sys.stdout.isatty() else None


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
