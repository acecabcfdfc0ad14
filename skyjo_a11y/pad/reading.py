"""From the tokens of a line to what somebody wants of a pad: entries, questions, problems."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyjo_a11y.narration.phrases import Form
from skyjo_a11y.narration.wording import joined
from skyjo_a11y.pad import problems
from skyjo_a11y.pad.entries import Amend, Coming, Entry, Join, Leave, Note, Restate, Sums
from skyjo_a11y.pad.moment import example, example_of, example_round
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.problems import PadProblem
from skyjo_a11y.pad.words import Kind, Token, Word
from skyjo_a11y.problems import NoSuchCard, NotUnderstood, NotUnderstoodAtAll
from skyjo_a11y.rules.cards import CARDS
from skyjo_a11y.rules.grid import SIZE
from skyjo_a11y.text import is_readable
from skyjo_a11y.vocabulary import Command


class Counted(NamedTuple):
    """Somebody's cards, added up."""

    player: str
    cards: int
    sum: int


class Wish(NamedTuple):
    """Entries to write, and the cards that were added up for them."""

    entries: list[Entry]
    counted: tuple[Counted, ...] = ()


class ShowRound(NamedTuple):
    """A round to read back."""

    round: int


class Said(NamedTuple):
    """A name and the numbers behind it; ``ended``: the word for it stood beside the name."""

    name: str
    numbers: tuple[int, ...]
    ended: bool = False


def round_wish(tokens: Sequence[Token], page: Page) -> Wish | ShowRound | PadProblem:
    """«runde …»: all of it, a part of it, or one to read back."""
    said = parts(tokens, page)
    if not isinstance(said, list):
        return said
    ahead, people = said[0].numbers, said[1:]
    if people:
        return _other_round(ahead, page) or _told_round(people, page)
    if len(ahead) == 1:
        return ShowRound(ahead[0])
    if ahead and len(ahead) != len(page.now.names):
        return problems.CountOff(len(ahead), len(page.now.names), example_round(page))
    return Wish([Note(None, tuple(zip(page.now.names, ahead, strict=False)))])


def _other_round(ahead: Sequence[int], page: Page) -> PadProblem | None:
    """Why the round whose number was said can't be written now."""
    if any(number < page.round for number in ahead):
        return problems.RoundDone(min(ahead), example_of("amend", page))
    if any(number > page.round for number in ahead):
        return problems.OtherRound(page.round, example_round(page))
    return None


def _told_round(people: list[Said], page: Page) -> Wish | PadProblem:
    """The ender first, then all sums in seat order, or each behind its name."""
    names, (first, *others) = page.now.names, people
    if not others and len(first.numbers) != len(names):
        if first.numbers:
            return problems.CountOff(len(first.numbers), len(names), example_round(page))
        return Wish([Note(first.name)])
    if not others:
        return Wish([Note(first.name, tuple(zip(names, first.numbers, strict=True)))])
    wrong = [one for one in people if len(one.numbers) > 1]
    if wrong:
        given = sum(len(one.numbers) for one in people)
        return problems.CountOff(given, len(names), example_round(page))
    lacking = [one for one in others if not one.numbers]
    if lacking:
        return problems.NeedsNumber(lacking[0].name, example_round(page))
    ender = next((one.name for one in people if one.ended), first.name)
    return Wish([Note(ender, tuple((one.name, one.numbers[0]) for one in people if one.numbers))])


def people_wish(tokens: Sequence[Token], page: Page) -> Wish | PadProblem:
    """«anna 19», «anna 1 0 3 4 ben 14», «anna beendet»."""
    said = parts(tokens, page)
    if not isinstance(said, list):
        return said
    read = _round_parts(said, example_round(page))
    if not isinstance(read, _Parts):
        return read
    return Wish([Note(read.ender, read.sums)], read.counted)


def amend_wish(tokens: Sequence[Token], page: Page) -> Wish | PadProblem:
    """«korrigiere runde 2 ben 14», «korrigiere beender ben»."""
    if tokens and tokens[0].command is Command.TOTALS:
        return _restate_wish(tokens[1:], page)
    said = parts(tokens, page)
    if not isinstance(said, list):
        return said
    instead = example_of("amend", page)
    ahead, people = said[0].numbers, said[1:]
    if not people or len(ahead) > 1:
        return problems.NeedsAmend(instead)
    read = _round_parts([Said("", ()), *people], instead)
    if not isinstance(read, _Parts):
        return read
    number = ahead[0] if ahead else _meant_round(people, page)
    if number == page.round and page.draft is not None:
        return Wish([Note(read.ender, read.sums)], read.counted)
    return Wish([Amend(number, read.ender, read.sums)], read.counted)


def _restate_wish(tokens: Sequence[Token], page: Page) -> Wish | PadProblem:
    """«korrigiere stand ben 16»: what somebody began with."""
    said = parts(tokens, page)
    if not isinstance(said, list):
        return said
    if said[0].numbers or not said[1:] or any(len(one.numbers) != 1 for one in said[1:]):
        return problems.NeedsAmend(example_of("restate", page))
    return Wish([Restate(one.name, one.numbers[0]) for one in said[1:]])


def _meant_round(people: list[Said], page: Page) -> int:
    """The round being written, if something is written there of somebody; else the last one."""
    draft = page.draft
    if draft is None:
        return page.now.rounds
    noted = {name for name, _ in draft.sums} | {draft.ender}
    here = any(one.name in noted or (one.ended and draft.ender) for one in people)
    return page.round if here or not page.now.rounds else page.now.rounds


def leave_wish(tokens: Sequence[Token], page: Page) -> Wish | PadProblem:
    """«geht anna»."""
    said = parts(tokens, page)
    if not isinstance(said, list):
        return said
    if not said[1:]:
        return problems.NeedsName(example_of("leave", page))
    return Wish([Leave(one.name) for one in said[1:]])


def join_wish(name: str, numbers: Sequence[int], page: Page) -> Wish | PadProblem:
    """«kommt eva», «kommt eva 81»."""
    if len(numbers) > 1:
        return problems.OneNumber(f"{example_of('join', page)} {page.highest}")
    return Wish([Join(name, numbers[0]) if numbers else Coming(name)])


# -- Parts of a line ------------------------------------------------------------------------


class _Parts(NamedTuple):
    ender: str | None
    sums: Sums
    counted: tuple[Counted, ...]


def _round_parts(said: list[Said], instead: str) -> _Parts | PadProblem:
    if said[0].numbers:
        return NotUnderstood(str(said[0].numbers[0]), instead)
    ender: str | None = None
    sums: list[tuple[str, int]] = []
    counted: list[Counted] = []
    for one in said[1:]:
        ender = one.name if one.ended else ender
        if not one.numbers and not one.ended:
            return problems.NeedsNumber(one.name, instead)
        value = amount(one.numbers) if one.numbers else 0
        if not isinstance(value, int):
            return value
        if one.numbers:
            sums.append((one.name, value))
        if len(one.numbers) > 1:
            counted.append(Counted(one.name, len(one.numbers), value))
    return _Parts(ender, tuple(sums), tuple(counted))


def amount(numbers: Sequence[int]) -> int | PadProblem:
    """A sum, or cards to add up."""
    if len(numbers) == 1:
        return numbers[0]
    strange = [number for number in numbers if number not in CARDS]
    if strange:
        return NoSuchCard(strange[0])
    return sum(numbers) if len(numbers) <= SIZE else problems.TooManyCards(len(numbers))


def parts(tokens: Sequence[Token], page: Page) -> list[Said] | PadProblem:
    """What a line says of whom; first, without a name, the numbers before the first one."""
    for token in tokens:
        problem = _misnamed(token, page)
        if problem is not None:
            return problem
    said = list(_said(tokens))
    names = [one.name for one in said]
    twice = [name for name in names if names.count(name) > 1]
    return problems.NamedTwice(twice[0], example(page)) if twice else said


def _said(tokens: Sequence[Token]) -> Iterator[Said]:
    now, ended = Said("", ()), False
    for token in tokens:
        if token.kind is Kind.NUMBER:
            now = now._replace(numbers=(*now.numbers, token.value))
        elif token.kind is Kind.PERSON:
            yield now
            now, ended = Said(token.names[0], (), ended), False
        elif token.word is Word.ENDER:  # before the name or behind it
            ended = not now.name or bool(now.numbers)
            now = now if ended else now._replace(ended=True)
    yield now._replace(ended=True) if ended and now.name else now


def _misnamed(token: Token, page: Page) -> PadProblem | None:
    """Why a token can't stand where names and numbers are due."""
    if token.kind is Kind.SEVERAL:
        return problems.FitsSeveral(token.text, _and(token.names))
    if token.kind in (Kind.OTHER, Kind.COMMAND):
        return unknown_name(token.text, page)
    if token.kind is Kind.WORD and token.word not in (Word.ENDER, Word.ROUND):
        return NotUnderstoodAtAll(example(page))
    return None


def unknown_name(word: str, page: Page) -> PadProblem:
    """Nobody is called so."""
    names = _and(page.now.names)
    if is_readable(word):
        return problems.UnknownName(word, names)
    return problems.UnknownNameAtAll(names)


def _and(names: Sequence[str]) -> str:
    return joined(names, Form.NORMAL)
