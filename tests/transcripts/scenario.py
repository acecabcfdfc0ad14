"""A transcript file as data: how the game is set up, and what happens at the keyboard.

    What the conversation shows, in a sentence.

    people: Jana
    opponents: Anna:einfach, Ben:einfach
    seed: 7
    rules: kurz, target_rule exceeded
    settings: umfang knapp, braille 20
    practice: yes
    advice: no
    cards: real
    round 1 discard: 9
    round 1 Jana: 8 12 . -2
    round 1 pile: 7 . 3

    # a remark
    > z
    --- again 2

All header lines may be missing; without ``people`` the conversation begins in the lobby. Told
cards lie on a person's places A1 A2 A3 B1 …, or in the draw pile from the top; a dot stands for
any card, and so does everything that is not told; «real» cards lie on a table, and people tell
them to the program. A line with ``>`` is typed; what is left of
it, the prompt, and the lines below it, what is told, are written by replaying. A line with
``---`` is something that happens outside (``outside.py``).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from skyjo_a11y.dealing import Told
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.opponents import parse_opponents
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet, with_option
from skyjo_a11y.settings import Settings, changed
from skyjo_a11y.vocabulary import vocabulary

_TYPED = re.compile(r"(?:.*: )?>(?: (.*))?")
_DEAL = re.compile(r"round (\d+) (\S+)")


class Kind(Enum):
    """What a line of the body is; lines of no kind are written by replaying."""

    TYPED = auto()
    REMARK = auto()
    OUTSIDE = auto()


@dataclass(frozen=True, slots=True)
class Scenario:
    """``header``: the title and the set-up as they were written, to be written again."""

    header: str
    setup: Setup | None
    source: Source
    settings: Settings
    told: Told
    script: tuple[tuple[Kind, str], ...]


@dataclass(slots=True)
class _Header:
    values: dict[str, str] = field(default_factory=dict)
    told: Told = field(default_factory=dict)


def read(text: str) -> Scenario:
    """The scenario in a file. Raises ValueError for a header line that says nothing."""
    lines = text.splitlines()
    end = next((at for at, line in enumerate(lines) if _item(line)), len(lines))
    head, body = lines[:end], lines[end:]
    title = head.index("") if "" in head else len(head)
    header = _header(head[title:])
    while head and not _is_header(head[-1]):
        del head[-1]
    return Scenario(
        header="\n".join(head if len(head) > title else lines[:title]),
        setup=_setup(header),
        source=_source(header),
        settings=_settings(header.values.get("settings", "")),
        told=header.told,
        script=tuple(item for line in body if (item := _item(line)) is not None),
    )


def _item(line: str) -> tuple[Kind, str] | None:
    if line.startswith("# "):
        return Kind.REMARK, line
    if line.startswith("--- "):
        return Kind.OUTSIDE, line.removeprefix("--- ")
    match = _TYPED.fullmatch(line)
    return None if match is None else (Kind.TYPED, match[1] or "")


_KEYS = ("people", "opponents", "seed", "rules", "settings", "practice", "cards", "advice")


def _is_header(line: str) -> bool:
    key = line.partition(":")[0]
    return key in _KEYS or _DEAL.fullmatch(key) is not None


def _header(lines: Sequence[str]) -> _Header:
    header = _Header()
    for line in filter(_is_header, lines):
        key, _, value = line.partition(":")
        if match := _DEAL.fullmatch(key):
            header.told[int(match[1]), match[2]] = list(_cards(value))
        else:
            header.values[key] = value.strip()
    return header


def _cards(text: str) -> Iterator[int | None]:
    for word in text.split():
        yield None if word == "." else int(word)


def _setup(header: _Header) -> Setup | None:
    values = header.values
    people = values.get("people", "").split()
    if not people:
        return None
    opponents = parse_opponents(values["opponents"], people) if "opponents" in values else []
    return Setup(
        rules=_rules(values.get("rules", "")),
        players=(*map(Player, people), *opponents),
        seed=values.get("seed", "1") if _source(header) is Source.DECK else "",
        practice=values.get("practice") == "yes",
        source=_source(header),
        advice=values.get("advice") != "no",
    )


def _source(header: _Header) -> Source:
    return Source.TABLE if header.values.get("cards") == "real" else Source.DECK


def _rules(text: str) -> RuleSet:
    rules = STANDARD
    for part in filter(None, map(str.strip, text.split(","))):
        option, _, value = part.partition(" ")
        rules = with_option(rules, option, value) if value else PRESETS[option]
    return rules


def _settings(text: str) -> Settings:
    settings = Settings()
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, word = part.partition(" ")
        new = changed(settings, vocabulary().commands[name], word)
        if new is None:
            raise ValueError(part)
        settings = new
    return settings
