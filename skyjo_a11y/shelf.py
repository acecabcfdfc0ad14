"""The saved games as people choose among them: listed, described in a sentence, and opened."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from skyjo_a11y import saves
from skyjo_a11y.desk import Desk
from skyjo_a11y.disk import InUseError
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.text import clean

if TYPE_CHECKING:
    from skyjo_a11y.pad.room import PadRoom
    from skyjo_a11y.table import Table


def open_games(folder: Path, elsewhere: Sequence[Path] = ()) -> list[Path]:
    """The open games, the one played last first, but none first that can't be read."""
    games = saves.unfinished(folder, elsewhere)
    sound = next((at for at, path in enumerate(games) if _is_sound(path)), 0)
    return games[sound:] + games[:sound]


def described(path: Path, now: datetime) -> str:
    """Who plays, which round, and when it was played last; the file's name if need be."""
    try:
        names, number = _round_of(path)
        played = datetime.fromtimestamp(path.stat().st_mtime)  # noqa: DTZ006 - told as local
    except (OSError, DamagedLogError, NewerLogError):
        return clean(path.name)
    values = {
        "names": ", ".join(names),
        "round": str(number),
        "when": _when(played, now),
    }
    return phrases("setup").say("saved-game", values)


def _round_of(path: Path) -> tuple[tuple[str, ...], int]:
    """Who plays in a saved game or pad, and which round."""
    if saves.is_pad(path):
        from skyjo_a11y.pad import files  # noqa: PLC0415 - few evenings need a pad

        page = files.book_in(path).page
        return page.now.names, page.round
    log = saves.load(path, whole=False).log
    return log.setup.names, log.rounds[-1][1].round


def _is_sound(path: Path) -> bool:
    try:
        _round_of(path)
    except (OSError, DamagedLogError, NewerLogError):
        return False
    return True


def open_game(
    desk: Desk, path: Path, *, copied: bool = False
) -> "tuple[Told, Table | PadRoom | None]":
    """The saved game in ``path``, or a sentence why it can't be had.

    ``copied``: go on in a new file. Raises InUseError if another program holds it.
    """
    try:
        table, torn = desk.resume(path, copied=copied)
    except InUseError:
        raise
    except NewerLogError:
        return [said("setup", "save-newer", name=clean(path.name))], None
    except DamagedLogError:
        return [said("setup", "save-damaged", name=clean(path.name))], None
    except OSError:
        return [said("setup", "save-unreadable", name=clean(path.name))], None
    told = [said("setup", "save-torn")] if torn else []
    return [*told, *([said("faults", "copied", name=table.file)] if copied else [])], table


def _when(moment: datetime, now: datetime) -> str:
    days = max(0, (now.date() - moment.date()).days)  # a clock may have been set back
    name = {0: "when-today", 1: "when-yesterday"}.get(days, "when-days")
    return phrases("setup").say(name, {"time": f"{moment:%H:%M}", "days": str(days)})
