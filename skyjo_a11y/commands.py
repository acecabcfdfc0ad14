"""Words → requests.

A line's tokens become requests, each beginning with a command word. A piece without one is a
bare request: what a place or a number alone means depends on the moment, so it is decided by
whoever knows the moment.
"""

from collections.abc import Sequence
from dataclasses import field, replace
from itertools import pairwise

from skyjo_a11y.records import record
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import COLUMNS, HEIGHT, ROWS, Line, Position
from skyjo_a11y.settings import SETTINGS
from skyjo_a11y.text import fold, nearest
from skyjo_a11y.tokens import Kind, Token
from skyjo_a11y.tokens import Line as TypedLine
from skyjo_a11y.vocabulary import (
    MOVES,
    SHORTEST_GUESS,
    WORDLESS,
    Command,
    vocabulary,
    words_of,
)


@record
class Request:
    """One thing that somebody wants, with everything the line said about it."""

    command: Command
    positions: tuple[Position, ...] = ()
    numbers: tuple[int, ...] = ()
    people: tuple[Seat, ...] = ()
    lines: tuple[Line, ...] = ()
    rest: str = ""  # for commands that take the rest of the line as it was typed
    ahead: int = field(default=0, compare=False)  # numbers that stand before the first place

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the command was said."""
        return self == Request(self.command)


@record
class Unclear:
    """A word that is not understood; ``guess``: the line that may have been meant."""

    word: str
    guess: str = ""
    meant: str = ""


#: What is the same in every room: the lobby, a table, a pad and the course.
EVERYWHERE = frozenset(
    {
        Command.HELP,
        Command.RULES,
        Command.SHEET,
        Command.LEARN,
        Command.SKIP,
        Command.SETTINGS,
        Command.CHECK,
        Command.STOP,
        Command.SOUND,
        Command.WHEN,
        Command.REPEAT,
        Command.STATISTICS,
        Command.SAVE,
        Command.NEW_GAME,
        Command.QUIT,
        *SETTINGS,
    }
)
#: ``Request.rest`` of a sum that is counted aloud.
ALOUD = "aloud"
#: These take what follows as it was typed: a topic, a file name, a setting's word.
TAKES_REST = frozenset(
    {
        Command.HELP,
        Command.RULES,
        Command.SHEET,
        Command.LEARN,
        Command.SKIP,
        Command.HISTORY,
        Command.STATISTICS,
        Command.CHECK,
        Command.SOUND,
        Command.WHEN,
        *SETTINGS,
    }
)
#: «nimm die Ablage», «lege die Karte aus der Hand»: the second command word says nothing new.
_SWALLOWED = {
    Command.TAKE: (Command.DISCARDS, Command.SET),
    Command.DRAW: (Command.PILE, Command.SET),
    Command.SWAP: (Command.HAND, Command.SET),
    Command.DISCARD: (Command.DISCARDS, Command.HAND, Command.SET),
    Command.FLIP: (Command.HIDDEN, Command.SET),
    Command.WHOSE: (Command.WHOSE, Command.TURN),
    Command.TURN: (Command.WHOSE, Command.TURN),
    Command.TIP: (Command.HELP,),  # «was würdest du tun»
    Command.UNDO: (Command.HELP,),  # «rückgängig machen»
    Command.NEW_GAME: (Command.NEW_GAME,),  # «neu starten»
    Command.CARDS: (Command.CARDS, Command.SET),
    Command.HIDDEN: (Command.CARDS, Command.SET),
    Command.AMEND: (Command.SET,),
    Command.WHAT: (Command.SET,),
    Command.REVIEW: (Command.SITUATION,),
}
_ABOUT_CARDS = (Command.HIDDEN, Command.HAND, Command.DISCARDS, Command.PILE, Command.PAIRS)
#: «decke nichts auf», «was ist in der Hand»: the second command word says it all.
_GIVES_WAY = {
    Command.FLIP: (Command.PASS,),
    Command.WHAT: tuple(Command),
    Command.WHOSE: (Command.TOTALS,),
    Command.DISCARDS: (Command.TAKE,),  # «Ablage nehmen»
    Command.PILE: (Command.DRAW,),  # «vom Stapel ziehen»
    Command.SET: MOVES,  # «Karte ziehen»
    Command.SETTINGS: (*SETTINGS, Command.SETTINGS),  # «einstellungen umfang knapp»
    Command.COUNT: (Command.SUM, Command.CARDS, *_ABOUT_CARDS),
    Command.CARDS: _ABOUT_CARDS,
}
#: What a line that ends in «?» never does: it gets help on the word instead.
_CHANGING = frozenset(
    {
        *MOVES,
        Command.AMEND,
        Command.UNDO,
        Command.REDO,
        Command.NEW_GAME,
        Command.GO_ON,
        Command.QUIT,
    }
)
#: «7 auf B2 legen», «Anna karten»: these may come after what they are about.
_MAY_COME_LAST = frozenset(
    {
        Command.TAKE,
        Command.SWAP,
        Command.FLIP,
        Command.CARDS,
        Command.HAND,
        Command.SUM,
        Command.HIDDEN,
        Command.PAIRS,
        Command.TOTALS,
        Command.COUNT,
    }
)


def parse(line: str, names: Sequence[str], *, at_table: bool = False) -> list[Request | Unclear]:
    """The requests in a line, up to the first word that is not understood.

    ``names`` are the people at the table, in seat order; ``at_table``: real cards are told. An
    empty line gives no requests.
    """
    typed = TypedLine(line, names, at_table=at_table)
    requests: list[Request | Unclear] = []
    tokens = typed.tokens
    while tokens:
        request, tokens = _next_request(typed, tokens, len(names))
        requests.append(request)
        if isinstance(request, Unclear):
            break
    if requests == _HOW_MANY and typed.says("remaining") and not typed.says("own"):
        return [Request(Command.PILE)]
    return [*map(_asking, _without_idle(_verbs_first(requests)))]


#: «wie viele Karten»: in the pile, if it goes on with «sind noch da», else on a mat.
_HOW_MANY = [Request(Command.COUNT), Request(Command.CARDS)]


def _asking(request: Request | Unclear) -> Request | Unclear:
    """«dran» alone is the question «wer ist dran»; with a name it is a correction."""
    return Request(Command.WHOSE) if request == Request(Command.TURN) else request


def understood(
    line: str, names: Sequence[str], *, at_table: bool = False
) -> list[Request] | Unclear:
    """All requests of a line, at least one, or what is not understood in it; as for parse."""
    requests: list[Request] = []
    for part in parse(line, names, at_table=at_table):
        if isinstance(part, Unclear):
            return part
        requests.append(part)
    return requests or Unclear(line)  # nothing but words that say nothing


def _next_request(
    typed: TypedLine, tokens: list[Token], seats: int
) -> tuple[Request | Unclear, list[Token]]:
    first = tokens[0]
    match first.kind:
        case Kind.OTHER:
            return _unclear(typed, first), []
        case Kind.HELP_MARK:
            return Request(Command.HELP), tokens[1:]
        case Kind.COMMAND if typed.is_question and first.command in _CHANGING:
            return Request(Command.HELP, rest=vocabulary().names[first.command]), []
        case Kind.COMMAND if first.command is Command.TIP and _is_switch(typed, first):
            return Request(Command.TIPS, rest=_rest(typed, first)), []
        case Kind.COMMAND if first.command in TAKES_REST:
            return _with_rest(typed, tokens), []
        case Kind.COMMAND if typed.is_question and first.command in (Command.WHOSE, Command.TURN):
            people = tuple(token.value for token in tokens if token.kind is Kind.PERSON)
            return Request(Command.WHOSE, people=people), []
        case Kind.COMMAND if typed.is_question and first.command is Command.SET:
            return _with_details(typed, Request(Command.WHAT), tokens[1:], seats)
        case Kind.COMMAND:
            return _with_details(typed, Request(first.command), tokens[1:], seats)
        case Kind.KEEP if any(token.kind is Kind.POSITION for token in tokens):
            return Unclear(typed.text(first.start, first.end)), []
        case Kind.PUT | Kind.AWAY | Kind.KEEP if not typed.is_question:
            return _with_details(typed, Request(_WITHOUT_VERB[first.kind]), tokens[1:], seats)
        case _:
            command = Command.WHAT if typed.is_question else Command.BARE
            return _with_details(typed, Request(command), tokens, seats)


#: «auf B2», «weg damit», «die behalte ich».
_WITHOUT_VERB = {
    Kind.PUT: Command.PUT,
    Kind.AWAY: Command.DISCARD,
    Kind.KEEP: Command.SWAP,
}


def _with_rest(typed: TypedLine, tokens: list[Token]) -> Request:
    first = tokens[0]
    if first.command is Command.WHEN and any(token.command is Command.TURN for token in tokens):
        return Request(Command.WHOSE)  # «wann bin ich dran»
    return Request(first.command, rest=_rest(typed, first))


def _is_switch(typed: TypedLine, first: Token) -> bool:
    """«tipp aus»: the word of a setting follows."""
    word = fold(typed.text(first.end)).strip(" ,.!?")
    return word in map(fold, words_of("setting-tips"))


def _rest(typed: TypedLine, first: Token) -> str:
    """What follows, but for «wie geht das»: only the name of help takes a topic."""
    word = fold(typed.text(first.start, first.end)).strip(",.!?")
    named = first.command is not Command.HELP or word in map(fold, words_of("command-help-named"))
    return typed.text(first.end) if named else ""


def _with_details(
    typed: TypedLine, request: Request, tokens: list[Token], seats: int
) -> tuple[Request | Unclear, list[Token]]:
    """Add to ``request`` what belongs to it; also the tokens that are left."""
    row_named = False
    for index, token in enumerate(tokens):
        if token.kind is Kind.COMMAND:
            if token.command in _SWALLOWED.get(request.command, ()):
                continue
            both = (request.command, token.command)
            if both == (Command.DISCARD, Command.FLIP) and request.positions:
                continue  # «ablegen und C3 aufdecken»
            if both == (Command.SWAP, Command.DISCARDS):
                if not request.positions:  # «lege sie auf die Ablage»
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
            ahead = request.ahead if request.positions else request.ahead + 1
            return replace(request, numbers=(*request.numbers, token.value), ahead=ahead)
        case Kind.PERSON:
            return replace(request, people=(*request.people, token.value))
        case Kind.EVERYBODY:
            return replace(request, people=tuple(range(seats)))
        case Kind.COLUMN:
            return replace(request, lines=(*request.lines, COLUMNS[token.value]))
        case Kind.AWAY if request.command is Command.SWAP:
            return replace(request, command=Command.DISCARD)
        case Kind.KEEP if request.command is Command.BARE and request.numbers:  # «7 behalten»
            return replace(request, command=Command.SWAP)
        case Kind.PUT if request.command is Command.BARE and request.numbers:  # «7 auf B2»
            return replace(request, command=Command.SWAP)
        case _:
            return request


def _verbs_first(requests: list[Request | Unclear]) -> list[Request | Unclear]:
    """Let «B2 aufdecken» mean «aufdecken B2», also within a longer line."""
    ordered: list[Request | Unclear] = []
    for request in requests:
        joined = _joined(ordered[-1], request) if ordered else None
        if joined is None:
            ordered.append(request)
        else:
            ordered[-1] = joined
    return ordered


def _joined(before: Request | Unclear, request: Request | Unclear) -> Request | None:
    if isinstance(before, Unclear) or isinstance(request, Unclear):
        return None
    if before.command in (Command.AMEND, Command.SET) and request.command in _PILES:
        return replace(before, numbers=request.numbers, rest=request.command)
    if before.command is Command.SUM and request == Request(Command.REDO):
        return replace(before, rest=ALOUD)  # «summe Ben vor»
    if before == Request(before.command, people=before.people) and _is_asked_of(request, before):
        return replace(request, people=before.people)
    open_end = before.command in (*WORDLESS, request.command)
    last = request.is_plain and request.command in _MAY_COME_LAST
    return replace(before, command=request.command) if open_end and last else None


#: «korrigiere Ablage 9»: what is set right is no place in a grid.
_PILES = (Command.DISCARDS, Command.HAND)


def _is_asked_of(request: Request, before: Request) -> bool:
    """«alle Karten», «was hat Anton gemacht», «Anna zieht 5»: who is meant comes first."""
    leading = before.command in (Command.BARE, Command.WHAT, Command.COUNT)
    if before.command is Command.CARDS and request.command is Command.HIDDEN:
        leading = True  # «wie viele Karten hat Anna verdeckt»
    return leading and bool(before.people) and not request.people and request.command in _OF_PEOPLE


_OF_PEOPLE = (
    Command.CARDS,
    Command.HAND,
    Command.SUM,
    Command.HIDDEN,
    Command.PAIRS,
    Command.TOTALS,
    Command.REPORT,
    Command.REVIEW,
    *MOVES,
)


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
    words = vocabulary()
    word = typed.text(token.start, token.end)
    near = nearest(word, words.guessable()) if len(word) >= SHORTEST_GUESS else None
    if near is None:
        return Unclear(word)
    meant = words.spellings[near]
    before, after = typed.text(0, token.start), typed.text(token.end)
    return Unclear(word, " ".join(filter(None, (before, meant, after))), meant)
