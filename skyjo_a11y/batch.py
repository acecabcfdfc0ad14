"""The commands that hold no conversation: simulating games, exporting a saved one."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from skyjo_a11y import cli, saves, simulating
from skyjo_a11y.bots import BOTS
from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError
from skyjo_a11y.pad import files as pads
from skyjo_a11y.pad.export import exported_pad
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.session import Session
from skyjo_a11y.targets import STANDARD_OUTPUT, opened
from skyjo_a11y.text import clean, fold


def export(options: Namespace) -> int:
    """«ereignisse»: a saved game as events. Raises UsageError."""
    if options.spielstand is None:
        raise cli.UsageError(cli.sentence("missing-save"))
    lines = _exported(saves.path_of(options.spielstand))
    with opened(options.datei or STANDARD_OUTPUT) as file:
        if file is not None:
            file.writelines(f"{line}\n" for line in lines)
    return 0


def _exported(path: Path) -> Iterator[str]:
    """The events in a saved game or pad; read before anything is written."""
    try:
        if saves.is_pad(path):
            return exported_pad(pads.book_in(path).page)
        session = Session(saves.load(path).log, record=lambda _line: None)
    except NewerLogError as error:
        raise cli.UsageError(cli.sentence("too-new", name=clean(str(path)))) from error
    except (DamagedLogError, IllegalActionError) as error:
        raise cli.UsageError(cli.sentence("not-a-save", name=clean(str(path)))) from error
    except OSError as error:
        raise cli.UsageError(cli.sentence("not-read", name=clean(str(path)))) from error
    setup = session.setup
    label = GameLabel(setup.names, setup.source, setup.seed or None)
    return exported(label, (happening.event for happening in session.game_happenings()))


def bot(options: Namespace) -> int:
    """«bot»: answer the bot protocol of EVENTS.md. Raises UsageError."""
    from skyjo_a11y import bot_protocol  # noqa: PLC0415 - only this command speaks it

    levels = {fold(level): level for level in BOTS}
    level = levels.get(fold(options.name or ""))
    if level is None:
        raise cli.UsageError(cli.sentence("which-bot", levels=", ".join(BOTS)))

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return bot_protocol.serve(level, options.saat or "", sys.stdin or (), write)


#: The commands of this module.
COMMANDS = {"simulation": simulating.simulate, "ereignisse": export, "bot": bot}
