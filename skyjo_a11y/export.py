"""The event export, format 1 (EVENTS.md): a game as one JSON object a line."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from skyjo_a11y.records import record
from skyjo_a11y.rules.events import Event, GameStarted, PadEvent
from skyjo_a11y.rules.kinds import Kind, kinds_of
from skyjo_a11y.rules.notation import position_name

FORMAT = 1


@record
class GameLabel:
    """What the rules do not know of a game: names in seat order, origin of the cards, seed."""

    players: tuple[str, ...]
    source: str
    seed: str | int | None


def exported(label: GameLabel, events: Iterable[Event | PadEvent]) -> Iterator[str]:
    """The lines of one game, without line ends."""
    for event in events:
        yield json.dumps(_record(label, event), ensure_ascii=False)


def _record(label: GameLabel, event: Event | PadEvent) -> dict[str, object]:
    record: dict[str, object] = {"type": _type_name(type(event).__name__)}
    if isinstance(event, GameStarted):
        record |= {
            "format": FORMAT,
            "players": list(label.players),
            "rules": asdict(event.rules),
            "source": label.source,
            "seed": label.seed,
            "totals": _by_name(label.players, event.totals),
        }
        return record
    kind_of_event: type = type(event)
    for name, kind in kinds_of(kind_of_event).items():
        record[name] = _value(label.players, kind, getattr(event, name))
    return record


@cache
def _type_name(class_name: str) -> str:
    """``CardDrawn`` → ``card_drawn``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


def _by_name(players: Sequence[str], values: Sequence[int]) -> Mapping[str, int]:
    return dict(zip(players, values, strict=True))


def _value(players: Sequence[str], kind: Kind | None, value: Any) -> object:  # noqa: ANN401
    """The value of one field as EVENTS.md writes it."""
    match kind:
        case Kind.SEAT:
            return players[value]
        case Kind.SEATS:
            return [players[seat] for seat in value]
        case Kind.PER_SEAT:
            return _by_name(players, value)
        case Kind.POSITION:
            return position_name(value)
        case Kind.LINE | Kind.PLACES:
            return [position_name(place) for place in value]
        case Kind.COUNTED | Kind.TENTHS | Kind.MOVE | None:
            return value
