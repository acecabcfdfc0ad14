"""Words → requests.

A line's tokens become requests, each beginning with a command word. A piece without one is a
bare request: what a place or a number alone means depends on the moment, so it is decided by
whoever knows the moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, ROWS, Line, Position
from skyjo_a11y.text import fold
from skyjo_a11y.tokens import Kind, Token
from skyjo_a11y.tokens import Line as TypedLine
from skyjo_a11y.vocabulary import Command, vocabulary

_CLOSE = 0.7  # how alike a word must be to be guessed


@dataclass(frozen=True, slots=True)
class Request:
    """One thing that somebody wants, with everything the line said about it."""

    command: Command
    positions: tuple[Position, ...] = ()
    numbers: tuple[int, ...] = ()
    people: tuple[Seat, ...] = ()
    lines: tuple[Line, ...] = ()
    rest: str = ""  # for commands that take the rest of the line as it was typed

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the command was said."""
        return self == Request(self.command)


@dataclass(frozen=True, slots=True)
class Unclear:
    """A word that is not understood; ``guess``: the line that may have been meant."""

    word: str
    guess: str = ""
    meant: str = ""


#: These take what follows as it was typed: a topic, a file name, a setting's word.
TAKES_REST = frozenset(
    {
        Command.HELP,
        Command.RULES,
        Command.HISTORY,
        Command.DETAIL,
        Command.PACE,
        Command.ARRANGEMENT,
        Command.BRAILLE,
        Command.LETTERS,
        Command.ZWO,
    }
)
#: «nimm die Ablage», «ziehe vom Stapel»: the second command word says nothing new.
_SWALLOWED = {
    Command.TAKE: (Command.DISCARDS,),
    Command.DRAW: (Command.PILE,),
    Command.SWAP: (Command.HAND,),
    Command.DISCARD: (Command.DISCARDS, Command.HAND),
    Command.FLIP: (Command.HIDDEN,),
    Command.WHOSE: (Command.WHOSE,),
    Command.CARDS: (Command.CARDS,),
}
#: «decke nichts auf», «was ist in der Hand»: the second command word says it all.
_GIVES_WAY = {
    Command.FLIP: (Command.PASS,),
    Command.WHAT: tuple(Command),
}


def parse(line: str, names: Sequence[str]) -> list[Request | Unclear]:
    """The requests in a line, up to the first word that is not understood.

    ``names`` are the people at the table, in seat order. An empty line gives no requests.
    """
    typed = TypedLine(line, names)
    requests: list[Request | Unclear] = []
    tokens = typed.tokens
    while tokens:
        request, tokens = _next_request(typed, tokens, len(names))
        requests.append(request)
        if isinstance(request, Unclear):
            break
    return _without_idle(requests)


def _next_request(
    typed: TypedLine, tokens: list[Token], seats: int
) -> tuple[Request | Unclear, list[Token]]:
    first = tokens[0]
    match first.kind:
        case Kind.OTHER:
            return _unclear(typed, first), []
        case Kind.HELP_MARK:
            return Request(Command.HELP), tokens[1:]
        case Kind.COMMAND if first.command in TAKES_REST:
            return Request(first.command, rest=typed.text(first.end)), []
        case Kind.COMMAND:
            return _with_details(typed, Request(first.command), tokens[1:], seats)
        case Kind.PUT:
            return _with_details(typed, Request(Command.PUT), tokens[1:], seats)
        case Kind.AWAY:
            return _with_details(typed, Request(Command.DISCARD), tokens[1:], seats)
        case _:
            command = Command.WHAT if typed.is_question else Command.BARE
            return _with_details(typed, Request(command), tokens, seats)


def _with_details(
    typed: TypedLine, request: Request, tokens: list[Token], seats: int
) -> tuple[Request | Unclear, list[Token]]:
    """Add to ``request`` what belongs to it; also the tokens that are left."""
    row_named = False
    for index, token in enumerate(tokens):
        if token.kind is Kind.COMMAND:
            if token.command in _SWALLOWED.get(request.command, ()):
                continue
            if (request.command, token.command) == (Command.SWAP, Command.DISCARDS):
                request = replace(request, command=Command.DISCARD)
                continue
            return request, tokens[index:]
        if token.kind is Kind.OTHER:
            return _unclear(typed, token), []
        request = _with_detail(request, token, seats, row_named=row_named)
        row_named = token.kind is Kind.ROW
    return request, []


def _with_detail(request: Request, token: Token, seats: int, *, row_named: bool) -> Request:
    match token.kind:
        case Kind.POSITION:
            return replace(request, positions=(*request.positions, token.value))
        case Kind.NUMBER if row_named and 1 <= token.value <= HEIGHT:
            return replace(request, lines=(*request.lines, ROWS[token.value - 1]))
        case Kind.NUMBER:
            return replace(request, numbers=(*request.numbers, token.value))
        case Kind.PERSON:
            return replace(request, people=(*request.people, token.value))
        case Kind.EVERYBODY:
            return replace(request, people=tuple(range(seats)))
        case Kind.COLUMN:
            return replace(request, lines=(*request.lines, COLUMNS[token.value]))
        case Kind.AWAY if request.command is Command.SWAP:
            return replace(request, command=Command.DISCARD)
        case _:
            return request


def _without_idle(requests: list[Request | Unclear]) -> list[Request | Unclear]:
    """Leave out a command word that the next one makes idle."""
    idle = [_is_idle(request, after) for request, after in pairwise(requests)]
    return [request for request, gone in zip(requests, [*idle, False], strict=False) if not gone]


def _is_idle(request: Request | Unclear, after: Request | Unclear) -> bool:
    if isinstance(request, Unclear) or isinstance(after, Unclear):
        return False
    return request.is_plain and after.command in _GIVES_WAY.get(request.command, ())


def _unclear(typed: TypedLine, token: Token) -> Unclear:
    """The word, and the line with the nearest command word in its place, if one is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - seldom needed, slow to load

    words = vocabulary()
    word = typed.text(token.start, token.end)
    near = get_close_matches(fold(word), words.guessable(), n=1, cutoff=_CLOSE)
    if not near:
        return Unclear(word)
    meant = words.names[words.commands[near[0]]]
    before, after = typed.text(0, token.start), typed.text(token.end)
    return Unclear(word, " ".join(filter(None, (before, meant, after))), meant)
