"""Ways to break a file of events: each takes the events of a game and gives changed ones."""

from collections.abc import Callable, Iterator
from typing import Any

Event = dict[str, Any]
Mutation = Callable[[list[Event]], list[Event]]


def index_of(events: list[Event], kind: str, number: int = 0, **fields: object) -> int:
    """Where the ``number``-th event of this kind with these fields is."""
    fitting = [
        index
        for index, event in enumerate(events)
        if event["type"] == kind and fields.items() <= event.items()
    ]
    return fitting[number]


def change(kind: str, number: int = 0, where: Event | None = None, **fields: object) -> Mutation:
    """Other fields in one event; a function makes the new value from the old one."""

    def mutate(events: list[Event]) -> list[Event]:
        event = events[index_of(events, kind, number, **(where or {}))]
        for name, value in fields.items():
            event[name] = value(event[name]) if callable(value) else value
        return events

    return mutate


def drop(kind: str, number: int = 0, where: Event | None = None) -> Mutation:
    """Leave one event out."""

    def mutate(events: list[Event]) -> list[Event]:
        del events[index_of(events, kind, number, **(where or {}))]
        return events

    return mutate


def repeat(kind: str, number: int = 0, where: Event | None = None) -> Mutation:
    """One event twice."""

    def mutate(events: list[Event]) -> list[Event]:
        index = index_of(events, kind, number, **(where or {}))
        return [*events[: index + 1], *events[index:]]

    return mutate


def insert(before: str, number: int = 0, where: Event | None = None, **event: object) -> Mutation:
    """An event too many."""

    def mutate(events: list[Event]) -> list[Event]:
        events.insert(index_of(events, before, number, **(where or {})), event)
        return events

    return mutate


def exchange(kind: str, number: int = 0, where: Event | None = None) -> Mutation:
    """One event and the next change places."""

    def mutate(events: list[Event]) -> list[Event]:
        index = index_of(events, kind, number, **(where or {}))
        events[index], events[index + 1] = events[index + 1], events[index]
        return events

    return mutate


def without_field(kind: str, field: str) -> Mutation:
    """A field is missing."""

    def mutate(events: list[Event]) -> list[Event]:
        del events[index_of(events, kind)][field]
        return events

    return mutate


def too_many_twelves(events: list[Event]) -> list[Event]:
    """Every drawn and discarded card that nobody takes is a 12."""
    for drawn, discarded, *_, following in windows(events, 5):
        taken = following["type"] == "discard_taken"
        if discarded["type"] == "card_discarded" and not taken:
            drawn["card"] = discarded["card"] = 12
    return events


def from_nowhere(events: list[Event]) -> list[Event]:
    """After the reshuffle the cards drawn are minus twos."""
    start = index_of(events, "pile_reshuffled")
    for event in events[start:]:
        if event["type"] == "card_drawn":
            event["card"] = -2
    return events


def windows(events: list[Event], size: int) -> Iterator[tuple[Event, ...]]:
    """Each run of ``size`` events."""
    yield from zip(*(events[start:] for start in range(size)), strict=False)


def another_card(card: int) -> int:
    """Three more, round the circle of cards."""
    return (card + 5) % 15 - 2


def one_more(scores: dict[str, int]) -> dict[str, int]:
    """One point more for the first player."""
    return {name: score + (name == "Anna") for name, score in scores.items()}


def turned(values: dict[str, int]) -> dict[str, int]:
    """The names in another order."""
    return dict(reversed(values.items()))


def end_early(events: list[Event]) -> list[Event]:
    """The game is declared over after the first round."""
    index = index_of(events, "round_scored")
    scored = events[index]
    lowest = min(scored["totals"].values())
    winners = [name for name, total in scored["totals"].items() if total == lowest]
    ended = {"type": "game_ended", "winners": winners, "totals": scored["totals"]}
    return [*events[: index + 1], ended]
