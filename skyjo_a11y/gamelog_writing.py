"""A log as lines of text, as gamelog.py describes them."""

from collections.abc import Iterator
from zlib import crc32

from skyjo_a11y.gamelog import (
    AFTER,
    AMEND,
    CLAIM,
    END,
    FITTING,
    PERSON,
    PROGRAM,
    ROUND,
    VERSION,
    Amendment,
    Entry,
    Log,
    Setup,
)
from skyjo_a11y.rules.actions import Claim, Correction
from skyjo_a11y.rules.cards import Card
from skyjo_a11y.rules.notation import format_action, format_correction
from skyjo_a11y.rules.options import OPTIONS, spelled
from skyjo_a11y.rules.state import State

_YES = {True: "yes", False: "no"}


def header_lines(setup: Setup) -> Iterator[str]:
    """The lines before the first action."""
    yield f"{PROGRAM} {VERSION}"
    yield f"source {setup.source}"
    yield f"seed {setup.seed}"
    yield f"practice {_YES[setup.practice]}"
    for option in OPTIONS:
        yield f"rule {option} {spelled(setup.rules, option)}"
    for player in setup.players:
        fitting = f" {FITTING}" if player.fitting else ""
        yield f"player {player.name} {player.bot or PERSON}{fitting}"
    if not setup.advice:
        yield f"advice {_YES[setup.advice]}"
    if setup.totals:
        yield f"totals {' '.join(map(str, setup.totals))}"
    yield "begin"


def log_lines(log: Log) -> Iterator[str]:
    """A whole log, without what was taken back."""
    yield from header_lines(log.setup)
    rounds = {index: state for index, state in log.rounds if index}
    for index, entry in enumerate(log.entries, start=1):
        yield entry_line(entry)
        if index in rounds:
            yield round_line(index, rounds[index])
    if log.ended:
        yield END


def entry_line(entry: Entry) -> str:
    """One action, the seat first."""
    if isinstance(entry.action, Correction):
        return format_correction(entry.action)
    action = format_action(entry.action)
    return action if entry.seat is None else f"{entry.seat + 1} {action}"


def amend_line(amendment: Amendment, card: Card) -> str:
    """That an entry told ``card``."""
    claim = f" {CLAIM}" if isinstance(amendment.after.action, Claim) else ""
    return f"{AMEND} {amendment.which + 1} {card}{claim}"


def round_line(index: int, state: State) -> str:
    """What replaying needs to begin at this start of a round, which ``index`` entries precede."""
    totals = " ".join(map(str, state.totals))
    starter = "none" if state.opener is None else state.opener + 1
    line = f"{ROUND}{state.round} totals {totals} starter {starter}"
    line += f" deciding {_YES[state.deciding]}"
    if state.uncertain:
        line += " uncertain yes"
    return f"{line} {AFTER} {index}"


def with_crc(line: str, before: int) -> str:
    """A ``round`` line with the CRC-32 of the file up to there; ``before``: up to the line."""
    return f"{line} crc {crc32(line.encode(), before):08x}"
