"""How values are worded: names, places, numbers, by the listener's settings and the form."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache

from skyjo_a11y.narration.phrases import Form, Value, Values, phrases
from skyjo_a11y.records import record
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import COLUMNS, ROWS, Line, Position
from skyjo_a11y.rules.kinds import Kind, kinds_of
from skyjo_a11y.rules.notation import COLUMN_LETTERS, position_name


class Detail(StrEnum):
    """How much is told."""

    TERSE = "terse"
    NORMAL = "normal"
    FULL = "full"


class Arrangement(StrEnum):
    """Whether a grid is told by column or by row."""

    COLUMNS = "columns"
    ROWS = "rows"


@record
class Style:
    """How the game speaks, all of it a matter of taste."""

    detail: Detail = Detail.NORMAL
    arrangement: Arrangement = Arrangement.COLUMNS
    letter_names: bool = False  # «Bella 2» for B2: letters that sound alike
    zwo: bool = False  # «zwo» for 2: it sounds like «drei» over a bad line


FORM_OF_DETAIL = {Detail.TERSE: Form.TERSE, Detail.NORMAL: Form.NORMAL, Detail.FULL: Form.FULL}
TOUCH = (Form.BRAILLE, Form.NARROW)


@record
class Listener:
    """Who is told and how: the names at the table, the seat called «du» if one is, the style."""

    names: tuple[str, ...]
    you: Seat | None
    style: Style = Style()

    @property
    def form(self) -> Form:
        """The spoken form of the listener's degree of detail."""
        return FORM_OF_DETAIL[self.style.detail]

    def name(self, seat: Seat, form: Form) -> str:
        """«du» or the name, short where cells are few."""
        if seat == self.you:
            return phrases("words").say("you", {})
        return short_name(self.names, seat) if form is Form.NARROW else self.names[seat]


@cache
def short_name(names: tuple[str, ...], seat: Seat) -> str:
    """The shortest beginning of a name that no other name at the table has."""
    name = names[seat]
    others = [other for place, other in enumerate(names) if place != seat]
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name


def number(value: int, form: Form, style: Style) -> str:
    """«minus 2» in a sentence, «-2» in cells."""
    if form in TOUCH:
        return str(value)
    words = phrases("words")
    size = words.say("zwo") if style.zwo and abs(value) == _ZWO else str(abs(value))
    return words.say("minus", {"number": size}) if value < 0 else size


_ZWO = 2


def decimal(tenths: int, form: Form, style: Style) -> str:
    """«1,5» for 15 tenths, «2» for 20."""
    whole, rest = divmod(abs(tenths), 10)
    if not rest:
        return number(tenths // 10, form, style)
    words = phrases("words")
    size = words.say("decimal", {"whole": str(whole), "tenths": str(rest)})
    if tenths > 0:
        return size
    return f"-{size}" if form in TOUCH else words.say("minus", {"number": size})


def place(position: Position, form: Form, style: Style) -> str:
    """«B2» in a sentence, «b2» in cells, where a capital costs a dot or a cell."""
    name = position_name(position)
    letter = letter_name(name[0], form, style)
    row = number(int(name[1]), form, style)
    return f"{letter} {row}" if len(letter + row) > len(name) else f"{letter}{row}"


def letter_name(letter: str, form: Form, style: Style) -> str:
    """The name of a column: «B», «Bella» or, in cells, «b»."""
    if form in TOUCH:
        return letter.lower()
    return phrases("words").say(f"letter-{letter.lower()}") if style.letter_names else letter


def names_of(listener: Listener, seats: Sequence[Seat], form: Form) -> str:
    """«Anna, Ben und du», with nothing but commas in cells."""
    return joined([listener.name(seat, form) for seat in seats], form)


def joined(items: Sequence[str], form: Form) -> str:
    """A list as it is spoken; in cells with commas only."""
    if form in TOUCH or len(items) <= 1:
        return ", ".join(items)
    return phrases("words").say("and", {"first": ", ".join(items[:-1]), "last": items[-1]})


def values_of(record: object, listener: Listener, form: Form) -> Values:
    """The fields of a fact or an answer as values of its phrase.

    Points ``x`` also give ``x_told``, with their noun; a move is worded by a phrase of its own,
    and ``x_to`` is its infinitive.
    A number ``x`` also gives ``x_count``, by which a phrase chooses its plural; a seat or seats
    ``x`` also ``x_you``, whether that is the listener alone: ``you`` in the case of ``player``.
    """
    kind_of_record: type = type(record)
    values: dict[str, Value] = {}
    for name, kind in kinds_of(kind_of_record).items():
        values.update(_values_of_field(name, kind, getattr(record, name), listener, form))
    return values


def _values_of_field(
    name: str, kind: Kind | None, value: object, listener: Listener, form: Form
) -> Iterator[tuple[str, Value]]:
    match kind, value:
        case Kind.SEAT, int(seat):
            yield name, listener.name(seat, form)
            yield (name + "_you" if name != "player" else "you"), _truth(seat == listener.you)
        case Kind.SEATS, tuple(seats):
            yield name, names_of(listener, seats, form)
            yield f"{name}_you", _truth(seats == (listener.you,))
        case Kind.POSITION, int(position):
            yield name, place(position, form, listener.style)
        case Kind.LINE, tuple(line):
            yield from line_values(line, form, listener.style)
        case Kind.PLACES, tuple(places):
            yield name, joined([place(one, form, listener.style) for one in places], form)
        case Kind.COUNTED, tuple(cards):
            yield name, counted(cards, form, listener.style)
        case Kind.TENTHS, int(tenths):
            size = decimal(tenths, form, listener.style)
            yield name, size
            values: Values = {"points": size, "points_count": tenths}
            yield f"{name}_told", phrases("words").say("so-many-points", values, form)
        case Kind.MOVE, tuple():
            parts = values_of(value, listener, form)
            yield name, phrases("advice").say("move", parts, form)
            yield f"{name}_to", phrases("advice").attribute("move", "to", parts)
        case Kind.PER_SEAT, tuple(amounts):
            yield name, _ranked(listener, amounts, form)
        case _, bool(truth):
            yield name, _truth(truth)
        case _, int(amount):
            yield name, number(amount, form, listener.style)
            yield f"{name}_count", amount
        case _, str(word):
            yield name, _read_back(str(word), form, listener.style)


def _read_back(text: str, form: Form, style: Style) -> str:
    """A word; «-2» that somebody typed is said as a number, «B2» is small in cells."""
    if form in TOUCH:
        return _PLACE.sub(lambda found: found[0].lower(), text)
    return _TYPED_MINUS.sub(lambda found: number(int(found[0]), form, style), text)


_TYPED_MINUS = re.compile(r"(?<!\S)-\d+(?!\S)")
_PLACE = re.compile(r"(?<!\S)[A-Z]\d(?!\S)")


def _truth(value: object) -> str:
    return "yes" if value else "no"


def line_values(line: Line, form: Form, style: Style) -> Iterator[tuple[str, Value]]:
    """``axis``: column or row, and ``line``: its name."""
    if line in COLUMNS:
        yield "axis", "column"
        yield "line", letter_name(COLUMN_LETTERS[COLUMNS.index(line)], form, style)
    else:
        yield "axis", "row"
        yield "line", number(ROWS.index(line) + 1, form, style)


def counted(cards: Sequence[int], form: Form, style: Style) -> str:
    """«5, mit minus 2 sind es 3»: each card with the sum so far."""
    if not cards:
        return number(0, form, style)
    steps = [number(cards[0], form, style)]
    for index, card in enumerate(cards[1:], start=2):
        values = {
            "card": number(card, form, style),
            "sum": number(sum(cards[:index]), form, style),
        }
        steps.append(phrases("words").say("count-on", values, form))
    return ", ".join(steps)


def _ranked(listener: Listener, values: Sequence[int], form: Form) -> str:
    """«Ole 17, du 18»: by value, the lowest first."""
    seats = sorted(range(len(values)), key=lambda seat: values[seat])
    return ", ".join(
        f"{listener.name(seat, form)} {number(values[seat], form, listener.style)}"
        for seat in seats
    )
