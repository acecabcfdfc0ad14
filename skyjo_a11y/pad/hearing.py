"""From a typed line to what it wants of a pad: the first word decides how the rest is read."""

from collections.abc import Sequence

from skyjo_a11y.commands import EVERYWHERE, Request, Unclear
from skyjo_a11y.pad import problems
from skyjo_a11y.pad.entries import Join, Note
from skyjo_a11y.pad.moment import Asked, example, example_of, question
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.problems import PadProblem
from skyjo_a11y.pad.reading import (
    Counted,
    ShowRound,
    Wish,
    amend_wish,
    amount,
    join_wish,
    leave_wish,
    parts,
    people_wish,
    round_wish,
    unknown_name,
)
from skyjo_a11y.pad.words import Kind, Token, Word, cut, pad_words, word_name
from skyjo_a11y.problems import NotUnderstood, NotUnderstoodAtAll
from skyjo_a11y.settings import SETTINGS
from skyjo_a11y.text import clean, fold, is_readable, nearest
from skyjo_a11y.vocabulary import SHORTEST_GUESS, Command, vocabulary

#: What a pad answers, beside its own words.
_OF_THE_PAD = (
    Command.TOTALS,
    Command.WHOSE,
    Command.REPORT,
    Command.UNDO,
    Command.REDO,
    Command.GO_ON,
)

Heard = Wish | ShowRound | Request | Unclear | PadProblem


def hear(line: str, page: Page, former: Sequence[str]) -> Heard:
    """What a line wants. A Request has the rest as it was typed, for «stand» the people too.

    ``rest`` of a request for Command.HISTORY is what of the block is wanted.
    """
    tokens = cut(line, page.now.names, former)
    if not tokens:
        return _unclear(line, line, page)
    answer = _answer(tokens, page)
    if answer is not None:
        return answer
    word = next((token.word for token in tokens if token.word is not None), None)
    if clean(line).endswith("?") and word is not None:
        return Request(Command.HELP, rest=word_name(word))
    # «eva kommt», «anna geht»: these two may stand behind the name.
    behind = tokens[0].kind is not Kind.COMMAND and tokens[0].word in (None, word)
    if word is Word.JOIN and behind:
        return _join(tokens, page)
    if word is Word.LEAVE and behind:
        return leave_wish([token for token in tokens if token.word is not Word.LEAVE], page)
    return _by_first(tokens, line, page)


def _by_first(tokens: list[Token], line: str, page: Page) -> Heard:
    first = tokens[0]
    match first:
        case Token(word=Word.ROUND):
            return round_wish(tokens[1:], page)
        case Token(word=Word.AMEND):
            return amend_wish(tokens[1:], page)
        case Token(word=Word.BLOCK):
            return Request(Command.HISTORY, rest=_rest(line))
        case Token(command=Command.WHOSE) if _asks_for_totals(tokens[1:]):  # «wer gewinnt»
            return Request(Command.TOTALS)
        case Token(kind=Kind.COMMAND, command=Command() as command):
            return _command(command, line, tokens[1:], page)
        case Token(kind=Kind.NUMBER):
            return _number_first(line, tokens, page)
        case Token(kind=Kind.OTHER):
            return _other(line, tokens, page)
        case Token(kind=Kind.PERSON) if len(tokens) == 1:
            return Request(Command.TOTALS, rest=first.names[0])
        case _:
            return people_wish(tokens, page)


def _answer(tokens: list[Token], page: Page) -> Wish | PadProblem | None:
    """The line as the answer to the open question, if it is one."""
    asked, name = question(page)
    numbers = [token.value for token in tokens if token.kind is Kind.NUMBER]
    only_numbers = len(numbers) == len(tokens)
    if asked is Asked.SUM and only_numbers:
        value = amount(numbers)
        if not isinstance(value, int):
            return value
        counted = (Counted(name, len(numbers), value),) if len(numbers) > 1 else ()
        return Wish([Note(None, ((name, value),))], counted)
    if asked is Asked.TOTAL and only_numbers:
        if len(numbers) > 1:
            return problems.OneNumber(str(page.highest))
        return Wish([Join(name, numbers[0])])
    if asked is Asked.ENDER and len(tokens) == 1:
        if tokens[0].kind is Kind.PERSON:
            return Wish([Note(tokens[0].names[0])])
        if tokens[0].kind is Kind.OTHER and not _near(tokens[0].text):
            return unknown_name(tokens[0].text, page)
    return None


def _join(tokens: list[Token], page: Page) -> Wish | PadProblem:
    """A new name may begin like another one, so it is taken as it was typed."""
    people = [token for token in tokens if _may_be_a_name(token)]
    if len(people) != 1:
        return problems.NeedsName(example_of("join", page))
    numbers = [token.value for token in tokens if token.kind is Kind.NUMBER]
    return join_wish(people[0].text, numbers, page)


def _may_be_a_name(token: Token) -> bool:
    said_beside = token.kind in (Kind.WORD, Kind.NUMBER) or token.command is Command.TOTALS
    return not said_beside


def _command(command: Command, line: str, rest: Sequence[Token], page: Page) -> Heard:
    if command is Command.SETTINGS and rest and rest[0].command in SETTINGS:
        return _command(Command(rest[0].command), _rest(line), rest[1:], page)
    if command in EVERYWHERE or command is Command.HISTORY:
        return Request(command, rest=_rest(line))
    if command is Command.TOTALS:
        said = parts(rest, page)
        if not isinstance(said, list):
            return said
        return Request(command, rest=" ".join(one.name for one in said[1:]))
    return Request(command) if command in _OF_THE_PAD else problems.NotHere(example(page))


def _asks_for_totals(rest: Sequence[Token]) -> bool:
    return bool(rest) and rest[0].command is Command.TOTALS


def _rest(line: str) -> str:
    return clean(line).partition(" ")[2]


def _number_first(line: str, tokens: Sequence[Token], page: Page) -> Heard:
    command = vocabulary().commands.get(fold(tokens[0].text))
    if command is not None:  # «zwo an»
        return _command(command, line, tokens[1:], page)
    return NotUnderstood(tokens[0].text, example(page))


def _other(line: str, tokens: Sequence[Token], page: Page) -> Unclear | PadProblem:
    """An unknown name where numbers follow, else a word that may be near to a command."""
    if len(tokens) > 1 and tokens[1].kind is Kind.NUMBER and not _near(tokens[0].text):
        return unknown_name(tokens[0].text, page)
    return _unclear(tokens[0].text, line, page)


def _unclear(word: str, line: str, page: Page) -> Unclear | PadProblem:
    meant = _near(word)
    if meant:
        return Unclear(word, clean(line).replace(word, meant, 1), meant)
    if is_readable(word):
        return NotUnderstood(word, example(page))
    return NotUnderstoodAtAll(example(page))


def _near(word: str) -> str:
    """The word that a near miss may have meant; empty if none is near."""
    known = {text: word_name(meaning) for text, meaning in pad_words().items()}
    for text, command in vocabulary().commands.items():
        if command in (*_OF_THE_PAD, *EVERYWHERE):
            known.setdefault(text, vocabulary().names[command])
    near = nearest(word, (text for text in known if len(text) >= SHORTEST_GUESS))
    return "" if near is None else known[near]
