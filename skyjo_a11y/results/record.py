"""A finished game as one line of the results file."""

import json
from dataclasses import asdict
from typing import Any

from skyjo_a11y.records import record


@record
class Seat:
    """What one person or program came to. ``level`` None: a person."""

    name: str
    level: str | None
    fitting: bool  # the level followed the person's results
    points: int  # of the rounds that were played with this seat
    rounds: int
    ended: int
    doubled: int
    won: bool  # alone or with others


@record
class Result:
    """A finished game. ``game`` tells it from all others, ``when`` is local time (ISO 8601)."""

    game: str
    when: str
    source: str  # of its cards, as in the header of a save
    seats: tuple[Seat, ...]


@record
class Withdrawn:
    """The end of a game was taken back."""

    game: str


Line = Result | Withdrawn


def line_of(record: Line) -> str:
    """``record`` as a line, without its end."""
    return json.dumps(asdict(record), ensure_ascii=False)


def record_in(line: str) -> Line:
    """The record in a line. Raises ValueError for a damaged one; unknown keys are ignored."""
    try:
        values: dict[str, Any] = json.loads(line)
        if "seats" not in values:
            return Withdrawn(_text(values["game"]))
        game, when, source = (_text(values[name]) for name in ("game", "when", "source"))
        return Result(game, when, source, tuple(map(_seat, values["seats"])))
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"no result: {error}") from error


def _seat(values: dict[str, Any]) -> Seat:
    level = values["level"]
    return Seat(
        name=_text(values["name"]),
        level=None if level is None else _text(level),
        fitting=bool(values["fitting"]),
        points=int(values["points"]),
        rounds=int(values["rounds"]),
        ended=int(values["ended"]),
        doubled=int(values["doubled"]),
        won=bool(values["won"]),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value
