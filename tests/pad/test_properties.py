"""Random evenings at a pad: the totals are those of an independent count, whatever is undone."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.entries import Amend, Coming, Entry, Join, Leave, Note, Restate
from skyjo_a11y.pad.export import exported_pad
from skyjo_a11y.pad.padlog import PadLog, pad_lines, read_pad
from skyjo_a11y.pad.page import Page, Step
from skyjo_a11y.rules.options import Doubling, FinalTie, NextStarter, RuleSet, TargetRule
from tests.referee import judge

NAMES = ("Anna", "Ben", "Carla", "Dora", "Eva", "Finn", "Gül", "Hugo")
RULES = st.builds(
    RuleSet,
    target=st.sampled_from((1, 30, 100, 1000)),
    target_rule=st.sampled_from(TargetRule),
    rounds=st.sampled_from((None, None, 3, 20)),
    next_starter=st.sampled_from(NextStarter),
    doubling=st.sampled_from(Doubling),
    final_tie=st.sampled_from(FinalTie),
)
EVENINGS = st.tuples(RULES, st.integers(2, 8), st.integers(0, 2**32))


class Evening:
    """A pad that is written to at random, and in ``lines`` what its file would hold."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.random = Random(seed)
        totals = tuple(self.random.randint(-5, 50) for _ in range(seats))
        players = tuple(map(Player, NAMES[:seats]))
        totals = self.random.choice([(), totals])
        self.log = PadLog(Setup(rules, players, "", source=Source.PAD, totals=totals))
        self.lines = list(pad_lines(self.log))
        self.book = Book(self.log, self.lines.append)

    def step(self) -> None:
        """Write something, or now and then undo or redo."""
        what = self.random.random()
        if what < 0.15:
            self.book.undo()
        elif what < 0.3:
            self.book.redo()
        else:
            self.book.write([self.entry()])

    def entry(self) -> Entry:
        """Anything that somebody might write, allowed or not."""
        page, random = self.book.page, self.random
        name = random.choice(page.now.names)
        sums = tuple((one, random.randint(-6, 30)) for one in page.now.names)
        one = (random.choice(sums),)
        entries: list[Entry] = [
            Note(name, sums),
            Note(name, sums),
            Note(name),
            Note(None, one),
            Note(),
            Amend(random.randint(0, page.round), None, one),
            Amend(random.randint(0, page.round), name),
            Restate(name, random.randint(0, 40)),
            Coming(random.choice(NAMES)),
            Join(page.coming or random.choice(NAMES), random.randint(0, 60)),
            Leave(random.choice(NAMES)),
        ]
        return random.choice(entries)


def played(rules: RuleSet, seats: int, seed: int) -> Evening:
    """An evening of sixty steps."""
    evening = Evening(rules, seats, seed)
    for _ in range(60):
        evening.step()
    return evening


# -- An independent count -------------------------------------------------------------------


def counted(page: Page) -> dict[str, int]:
    """The totals by RULES.md, from nothing but what was told of each round."""
    totals = dict(zip(page.start.names, page.start.totals, strict=True))
    for line in page.lines:
        match line._asdict():
            case {"ender": ender, "sums": sums}:
                for name, points in _points(ender, dict(zip(totals, sums, strict=True)), page):
                    totals[name] += points
            case {"name": name, "total": total}:
                totals[name] = total
            case {"name": name}:
                del totals[name]
    return totals


def _points(ender: str, sums: dict[str, int], page: Page) -> Iterator[tuple[str, int]]:
    always = asdict(page.rules)["doubling"] == "always"
    for name, own in sums.items():
        beaten = any(other <= own for rival, other in sums.items() if rival != name)
        yield name, own * (2 if name == ender and beaten and (own > 0 or always) else 1)


@given(EVENINGS)
def test_totals_are_those_of_an_independent_count(evening: tuple[RuleSet, int, int]) -> None:
    """Under all scoring options, corrections and people who come and go, the totals are right."""
    page = played(*evening).book.page
    assert dict(zip(page.now.names, page.now.totals, strict=True)) == counted(page)


@given(EVENINGS)
def test_the_export_is_legal(evening: tuple[RuleSet, int, int]) -> None:
    """The referee finds every export in order, and finished when the pad's game is over."""
    page = played(*evening).book.page
    events = list(exported_pad(page))
    verdict = judge(events)
    assert verdict.finished is page.now.over
    assert verdict.rounds == page.now.rounds
    assert json.loads(events[0])["seed"] is None


@given(EVENINGS)
def test_the_file_tells_the_pad(evening: tuple[RuleSet, int, int]) -> None:
    """Reading the lines gives the same page, the same to redo, and then goes on alike."""
    ours = played(*evening)
    log = read_pad(ours.lines)
    theirs = Book(log, lambda _line: None)
    assert theirs.page == ours.book.page
    assert log == ours.log
    while (told := ours.book.redo()) is not None:
        assert theirs.redo() == told
    assert theirs.page == ours.book.page


@given(EVENINGS, st.integers(1, 80))
def test_undo_then_redo_is_the_identity(evening: tuple[RuleSet, int, int], steps: int) -> None:
    """As often as one likes, back to the empty pad, and everything can be brought back."""
    book = played(*evening).book
    pages = [book.page]
    while len(pages) <= steps and book.undo() is not None:
        pages.append(book.page)
    for page in reversed(pages):
        assert book.page == page
        if page is not pages[0]:
            assert book.redo() is not None


@given(EVENINGS)
def test_a_refusal_changes_nothing(evening: tuple[RuleSet, int, int]) -> None:
    """What can't be written leaves the page, the file and what can be redone as they are."""
    ours = Evening(*evening)
    for _ in range(40):
        before = (ours.book.page, len(ours.lines), list(ours.log.undone))
        step = ours.book.write([ours.entry(), ours.entry()])
        if not isinstance(step, Step):
            assert (ours.book.page, len(ours.lines), list(ours.log.undone)) == before


@settings(max_examples=20)
@given(RULES, st.integers(2, 8), st.integers(0, 2**32))
def test_step_by_step_is_the_same_as_one_line(rules: RuleSet, seats: int, seed: int) -> None:
    """A round told in pieces, in any order, scores as the one that was told at once."""
    random = Random(seed)
    whole, pieces = (Evening(rules, seats, seed).book for _ in range(2))
    names = whole.page.now.names
    sums = [(name, random.randint(-24, 144)) for name in names]
    whole.write([Note(names[0], tuple(sums))])
    parts = [Note(names[0]), *(Note(None, (one,)) for one in sums)]
    random.shuffle(parts)
    for part in parts:
        pieces.write([part])
    assert whole.page == pieces.page
