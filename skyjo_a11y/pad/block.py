"""The pad read back: round by round or one person's, as it is told or as a table for a file."""

import csv
import io
from collections.abc import Callable, Iterator

from skyjo_a11y.narration.narrator import utterance
from skyjo_a11y.narration.phrases import Form, Value, phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import FORM_OF_DETAIL, Listener, Style, number
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.sheet import Joined, Left, Names, Scored, Written
from skyjo_a11y.rules.events import PerSeat, RoundScored, Seat

Utterances = Iterator[Utterance]
#: A byte order mark: without it spreadsheets take letters such as ü for two.
_CSV_MARK = "\ufeff"
_CSV_DELIMITER = ";"  # as German spreadsheets have it; their comma is for fractions


class Reader:
    """Reads a pad back in one ``style``."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def whole(self, page: Page) -> Utterances:
        """The start if there were totals, every round, everybody who came or went."""
        for one in page.sheet():
            match one.line:
                case None if any(one.after.totals):
                    yield self.start(one.after.names, one.after.totals)
                case Scored():
                    yield from self.round(one)
                case Joined() | Left():
                    yield self.person(one)

    def round(self, one: Written) -> Utterances:
        """A row of the pad: the round's result, and apart from it the totals."""
        totals = scored_event(one).totals
        yield self.result(one)
        yield self._said("block-totals", lambda form: self._totals(one.names, totals, form))

    def result(self, one: Written) -> Utterance:
        """A round's points without the totals."""
        event, names = scored_event(one), one.names

        def row(form: Form) -> dict[str, Value]:
            people = Listener(names, None, self._style)
            parts = [self._part(event, seat, people, form) for seat in range(len(names))]
            ender = people.name(event.ender, form)
            return {"round": str(one.after.rounds), "ender": ender, "points": ", ".join(parts)}

        return self._said("block-round", row)

    def start(self, names: Names, totals: PerSeat) -> Utterance:
        """What everybody began with."""
        return self._said("started-with", lambda form: self._totals(names, totals, form))

    def person(self, one: Written) -> Utterance:
        """Somebody came or went."""
        match one.line:
            case Joined(name, total):
                return self._said("joined", lambda form: self._person(name, total, form))
            case Left(name):
                total = one.before.totals[one.names.index(name)]
                return self._said("left", lambda form: self._person(name, total, form))
        raise ValueError(one)

    def of_one(self, page: Page, name: str) -> Utterances:
        """One person's rounds; who came late, or went, has fewer."""
        yield self._said("block-of", lambda _form: {"player": name})
        for one in page.sheet():
            match one.line:
                case Scored() if name in one.names:
                    yield self._of_round(one, one.names.index(name))
                case Joined(joined, _) | Left(joined) if joined == name:
                    yield self.person(one)
                case None if name in one.names and any(one.after.totals):
                    total = one.after.totals[one.names.index(name)]
                    yield self._own_start(name, total)

    def _own_start(self, name: str, total: int) -> Utterance:
        return self._said("own-start", lambda form: self._person(name, total, form))

    def _of_round(self, one: Written, seat: Seat) -> Utterance:
        event = scored_event(one)

        def values(form: Form) -> dict[str, Value]:
            points = self._points("own-part", event, seat, {}, form)
            total = number(event.totals[seat], form, self._style)
            return {"round": str(one.after.rounds), "points": points, "total": total}

        return self._said("block-person", values)

    def _part(self, event: RoundScored, seat: Seat, people: Listener, form: Form) -> str:
        return self._points("part", event, seat, {"player": people.name(seat, form)}, form)

    def _points(
        self, name: str, event: RoundScored, seat: Seat, values: dict[str, Value], form: Form
    ) -> str:
        doubled = event.doubled and seat == event.ender
        numbers = {
            "sum": number(event.sums[seat], form, self._style),
            "points": number(event.points[seat], form, self._style),
        }
        return phrases("pad").say(f"{name}-doubled" if doubled else name, values | numbers, form)

    def _totals(self, names: Names, totals: PerSeat, form: Form) -> dict[str, Value]:
        """«Anna 38, Ben 14», in seat order so that fingers and ears learn the places."""
        people = Listener(names, None, self._style)
        parts = (
            f"{people.name(seat, form)} {number(total, form, self._style)}"
            for seat, total in enumerate(totals)
        )
        return {"totals": ", ".join(parts)}

    def _person(self, name: str, total: int, form: Form) -> dict[str, Value]:
        return {"player": name, "total": number(total, form, self._style)}

    def _said(self, name: str, values: Callable[[Form], dict[str, Value]]) -> Utterance:
        def worded(form: Form) -> str:
            return phrases("pad").say(name, values(form), form)

        return utterance(worded, FORM_OF_DETAIL[self._style.detail])


def scored_event(one: Written) -> RoundScored:
    """The points of a round."""
    return next(event for event in one.events if isinstance(event, RoundScored))


# -- A table for spreadsheets ---------------------------------------------------------------


def as_table(page: Page) -> str:
    """A row a round and, apart, sum, points and total of everybody who ever played."""
    sheet = page.sheet()
    everybody = list(dict.fromkeys(name for one in sheet for name in one.names))
    file = io.StringIO()
    table = csv.writer(file, delimiter=_CSV_DELIMITER, lineterminator="\n")
    heads = [_head(kind, name) for name in everybody for kind in ("sum", "points", "total")]
    table.writerow([_word("round"), _word("ender"), _word("doubled"), *heads])
    if any(page.start.totals):
        table.writerow([_word("start"), "", "", *_cells(sheet[0], everybody)])
    for one in sheet:
        if isinstance(one.line, Scored):
            doubled = _word("yes" if scored_event(one).doubled else "no")
            head = [str(one.after.rounds), one.line.ender, doubled]
            table.writerow([*head, *_cells(one, everybody)])
    return _CSV_MARK + file.getvalue()


def _cells(one: Written, everybody: list[str]) -> Iterator[str]:
    """Sum, points and total of everybody; empty where somebody was not there."""
    nothing = ("",) * len(one.names)
    scored = isinstance(one.line, Scored)
    columns = (
        scored_event(one).sums if scored else nothing,
        scored_event(one).points if scored else nothing,
        one.after.totals,
    )
    for name in everybody:
        for column in columns:
            yield str(column[one.names.index(name)]) if name in one.names else ""


def _head(kind: str, name: str) -> str:
    return phrases("pad").say(f"csv-{kind}", {"player": name})


def _word(name: str) -> str:
    return phrases("pad").say(f"csv-{name}")
