"""«block»: the whole pad, a round, a person, or the file that it was written to."""

from collections.abc import Sequence

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.pad.block import as_table
from skyjo_a11y.pad.entries import NoRound
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.reading import parts
from skyjo_a11y.pad.reports import BlockEmpty, missing
from skyjo_a11y.pad.telling import Teller
from skyjo_a11y.pad.words import cut
from skyjo_a11y.saves import path_of
from skyjo_a11y.text import fold
from skyjo_a11y.text_files import is_file_name, write

_TABLE = ".csv"


def read_back(page: Page, which: str, former: Sequence[str], teller: Teller) -> list[Utterance]:
    """What «block» followed by ``which`` brings."""
    if not which or fold(which) in phrases("help").say("everything-words").split():
        return _whole(page, teller)
    if is_file_name(which):
        return [teller.answer(write(which, _as_text(which, page, teller)))]
    said = parts(cut(which, page.now.names, former), page)
    if not isinstance(said, list):
        return [teller.answer(said)]
    ahead, people = said[0].numbers, said[1:]
    told = [one for number in ahead for one in round_again(page, number, teller)]
    for one in people:
        told += teller.reader.of_one(page, one.name)
    return told or _whole(page, teller)


def round_again(page: Page, number: int, teller: Teller) -> list[Utterance]:
    """One round as it stands on the pad, or what the one being written lacks."""
    one = page.scored(number)
    if one is not None:
        return list(teller.reader.round(one))
    if number == page.round and page.draft is not None:
        return [teller.lacking(missing(page))]
    return [teller.answer(NoRound(page.now.rounds))]


def report(page: Page, teller: Teller) -> list[Utterance]:
    """The round written last, or what the open one lacks, and what comes next."""
    if page.draft is not None:
        return [teller.lacking(missing(page))]
    return [*round_again(page, page.now.rounds, teller), *teller.expected()]


def _whole(page: Page, teller: Teller) -> list[Utterance]:
    told = list(teller.reader.whole(page)) or [teller.answer(BlockEmpty())]
    return told if page.draft is None else [*told, teller.lacking(missing(page))]


def _as_text(name: str, page: Page, teller: Teller) -> str:
    """The pad for a file of that name."""
    if path_of(name).suffix.lower() == _TABLE:
        return as_table(page)
    return "".join(f"{utterance.spoken}\n" for utterance in _whole(page, teller))
