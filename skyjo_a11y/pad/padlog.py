"""A score pad as lines of text: the header of every save, then an entry a line.

    skyjo-a11y 1
    source pad
    …
    player Anna person
    totals 42 61 0
    begin
    note
    note ender Anna
    note sum Anna 19 sum Ben 14
    amend 1 sum Ben 15
    amend 1 ender Ben
    total Ben 16
    coming Eva
    join Eva 61
    leave Anna
    undo
    redo
    end

The log only ever grows: «undo» takes the last entry in force back, «redo» brings it back. «note»
writes a part of the next round, which is scored once nothing of it is missing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from skyjo_a11y.gamelog import END, DamagedLogError, Setup
from skyjo_a11y.gamelog_reading import is_name, read_header
from skyjo_a11y.gamelog_writing import header_lines
from skyjo_a11y.pad.entries import Amend, Coming, Entry, Join, Leave, Note, Restate, Sums

UNDO, REDO = "undo", "redo"


@dataclass(slots=True)
class PadLog:
    """The entries in force, and the ones that can be redone, the next one last."""

    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    undone: list[Entry] = field(default_factory=list)
    ended: bool = False

    def write(self, entry: Entry) -> None:
        """One entry more; what was undone is gone."""
        self.undone.clear()
        self.entries.append(entry)

    def undo(self) -> None:
        """Take the last entry back. Raises IndexError if there is none."""
        self.undone.append(self.entries.pop())

    def redo(self) -> Entry:
        """Bring back what was taken back last. Raises IndexError if there is nothing."""
        entry = self.undone.pop()
        self.entries.append(entry)
        return entry


# -- Writing --------------------------------------------------------------------------------


def pad_lines(log: PadLog) -> Iterator[str]:
    """A whole log, without what was taken back."""
    yield from header_lines(log.setup)
    yield from map(entry_line, log.entries)
    if log.ended:
        yield END


def entry_line(entry: Entry) -> str:
    """One entry, readable by ear."""
    match entry:
        case Note(ender, sums):
            return " ".join(["note", *_round_words(ender, sums)])
        case Amend(number, ender, sums):
            return " ".join(["amend", str(number), *_round_words(ender, sums)])
        case Restate(name, total):
            return f"total {name} {total}"
        case Coming(name):
            return f"coming {name}"
        case Join(name, total):
            return f"join {name} {total}"
        case Leave(name):
            return f"leave {name}"


def _round_words(ender: str | None, sums: Sums) -> Iterator[str]:
    if ender is not None:
        yield f"ender {ender}"
    for name, value in sums:
        yield f"sum {name} {value}"


# -- Reading --------------------------------------------------------------------------------


def read_pad(lines: Iterable[str]) -> PadLog:
    """The log in ``lines``. Raises DamagedLogError or NewerLogError."""
    numbered = enumerate(lines, start=1)
    log = PadLog(read_header(numbered))
    for number, line in numbered:
        try:
            _read_line(log, line.split(" "))
        except (ValueError, IndexError) as error:
            raise DamagedLogError(f"line {number}: {error}") from error
    return log


def _read_line(log: PadLog, words: list[str]) -> None:
    match words:
        case ["undo"]:
            log.undo()
        case ["redo"]:
            log.redo()
        case ["end"]:
            pass
        case _:
            log.write(_read_entry(words))
    log.ended = words == [END]


def _read_entry(words: list[str]) -> Entry:
    if words[:1] in (["coming"], ["join"]) and not is_name("".join(words[1:2])):
        raise ValueError(f"{words} has no name")
    match words:
        case ["note", *rest]:
            return Note(*_read_round(rest))
        case ["amend", number, *rest]:
            return Amend(int(number), *_read_round(rest))
        case ["total", name, total]:
            return Restate(name, int(total))
        case ["coming", name]:
            return Coming(name)
        case ["join", name, total]:
            return Join(name, int(total))
        case ["leave", name]:
            return Leave(name)
    raise ValueError(f"no entry: {words}")


def _read_round(words: list[str]) -> tuple[str | None, Sums]:
    ender: str | None = None
    sums: list[tuple[str, int]] = []
    while words:
        match words:
            case ["ender", name, *rest] if ender is None:
                ender = name
            case ["sum", name, value, *rest]:
                sums.append((name, int(value)))
            case _:
                raise ValueError(f"no part of a round: {words}")
        words = rest
    return ender, tuple(sums)
