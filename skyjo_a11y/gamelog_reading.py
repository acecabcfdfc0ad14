"""Reads the lines that gamelog writes, or refuses them."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from skyjo_a11y.bots import BOTS
from skyjo_a11y.gamelog import (
    AFTER,
    AMEND,
    CLAIM,
    END,
    FITTING,
    PERSON,
    PROGRAM,
    VERSION,
    Amendment,
    DamagedLogError,
    Entry,
    Log,
    NewerLogError,
    Player,
    Setup,
    Source,
    new_log,
    shared_entry,
)
from skyjo_a11y.rules.engine import start_round
from skyjo_a11y.rules.events import PerSeat, Seat
from skyjo_a11y.rules.notation import parse_action, parse_card, parse_correction
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet, with_option
from skyjo_a11y.rules.state import State

_TRUTH = {"yes": True, "no": False}
_JOINTS = "-'\u2019"  # between the letters of a name
_CORRECTIONS = ("claim", "set", "tell", "top", "turn")
_LONGEST_VERSION = 9  # digits


def read_log(lines: Iterable[str]) -> Log:
    """The log in ``lines``. Raises DamagedLogError or NewerLogError."""
    numbered = enumerate(lines, start=1)
    setup = read_header(numbered)
    if setup.source is Source.PAD:
        raise DamagedLogError("a score pad")
    log = new_log(setup)
    _read_lines(log, numbered)
    return log


def read_last_round(setup: Setup, lines: Iterable[str], earlier: Callable[[int], Log]) -> Log:
    """The log of which ``lines`` are the last ones, from a ``round`` line on.

    ``earlier`` reads what stands before it, as far back as is needed, once it is. Raises
    DamagedLogError.
    """
    numbered = enumerate(lines)
    _, first = next(numbered)
    log = new_log(setup)
    words = first.split()[1:]
    try:
        log.put_ahead(_number_after(words), _read_round(setup, words), earlier)
    except (ValueError, IndexError, KeyError) as error:
        raise DamagedLogError(f"{first}: {error}") from error
    _read_lines(log, numbered)
    return log


def _read_lines(log: Log, numbered: Iterator[tuple[int, str]]) -> None:
    for number, line in numbered:
        try:
            _read_line(log, line)
        except (ValueError, IndexError, KeyError) as error:
            raise DamagedLogError(f"line {number}: {error}") from error


def read_header(numbered: Iterator[tuple[int, str]]) -> Setup:
    """The lines up to «begin», each with its number. Raises DamagedLogError or NewerLogError."""
    _check_first_line(next(numbered, (1, ""))[1])
    values: dict[str, str] = {}
    rules: dict[str, str] = {}
    players: list[Player] = []
    for number, line in numbered:
        word, _, rest = line.partition(" ")
        if line == "begin":
            return _setup(values, rules, players)
        name, _, value = rest.partition(" ")
        if word == "rule":
            rules[name] = value
        elif word == "player":
            players.append(_read_player(name, value))
        elif word in ("source", "seed", "practice", "advice", "totals"):
            values[word] = rest
        else:
            raise DamagedLogError(f"line {number}: unknown header {line!r}")
    raise DamagedLogError("the header is not complete")


def _read_player(name: str, value: str) -> Player:
    """«person», or a bot, that is perhaps «fitting»."""
    bot, _, rest = value.partition(" ")
    if value == PERSON or rest != FITTING:
        return Player(name, None if value == PERSON else value)
    return Player(name, bot, fitting=True)


def _check_first_line(line: str) -> None:
    program, _, version = line.partition(" ")
    plain = version.isascii() and version.isdigit() and not version.startswith("0")
    if program != PROGRAM or not plain or len(version) > _LONGEST_VERSION:
        raise DamagedLogError("the first line is not ours")
    if int(version) > VERSION:
        raise NewerLogError(line)


def _setup(values: dict[str, str], rules: dict[str, str], players: list[Player]) -> Setup:
    _check_players(players)
    try:
        return Setup(
            rules=_read_rules(rules),
            players=tuple(players),
            seed=_read_seed(values["seed"]),
            practice=_TRUTH[values["practice"]],
            source=Source(values["source"]),
            advice=_TRUTH[values.get("advice", "yes")],
            totals=_read_totals(values.get("totals", ""), len(players)),
        )
    except (KeyError, ValueError, TypeError) as error:
        raise DamagedLogError(f"header: {error}") from error


def _read_seed(text: str) -> str:
    if not text.isprintable():  # the event export tells it
        raise ValueError(f"{text!r} is no seed")
    return text


def _read_totals(text: str, seats: int) -> PerSeat:
    totals = tuple(map(int, text.split()))
    if len(totals) not in (0, seats):
        raise ValueError(f"{len(totals)} totals for {seats} players")
    return totals


def _check_players(players: list[Player]) -> None:
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise DamagedLogError(f"{len(players)} players")
    if len({player.name for player in players}) < len(players):
        raise DamagedLogError("two players of one name")
    if not any(player.bot is None for player in players):
        raise DamagedLogError("nobody at the keyboard")
    for name, bot in ((player.name, player.bot) for player in players):
        if not is_name(name):
            raise DamagedLogError(f"{name!r} is no name")
        if bot is not None and bot not in BOTS:
            raise DamagedLogError(f"no bot {bot!r}")


def is_name(word: str) -> bool:
    """Whether somebody in a save may be called so: told and made part of a file's name.

    More is not asked of a name here, for which words are taken changes with the vocabulary.
    """
    return bool(word) and all(char.isalpha() or char in _JOINTS for char in word)


def _read_rules(texts: dict[str, str]) -> RuleSet:
    rules = RuleSet()
    for option, text in texts.items():
        rules = with_option(rules, option, text)
    return rules


def _read_line(log: Log, line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "undo" if rest == AMEND:
            if log.latest_amendment is None:
                raise ValueError("nothing was amended")
            log.take_back_amendment()
        case "undo":
            _take_back(log, int(rest))
        case "redo":
            _bring_back(log)
        case "amend":
            _amend(log, rest.split())
        case "round":
            words = rest.split()
            if AFTER in words and _number_after(words) != len(log.entries):
                raise ValueError(f"{len(log.entries)} entries, not as many as told")
            log.note_round(len(log.entries), _read_round(log.setup, words))
        case "end":
            pass
        case _:
            log.undone.clear()
            log.entries.append(_read_entry(log.setup, line))
    log.ended = word == END


def _amend(log: Log, words: list[str]) -> None:
    number, card, *claim = words
    index = int(number) - 1
    if not 0 <= index < len(log.entries) or claim not in ([], [CLAIM]):
        raise ValueError(f"no entry {number} to amend")
    log.undone.clear()
    log.amend(log.amended(index, parse_card(card), claimed=bool(claim)))


def _take_back(log: Log, count: int) -> None:
    if not 0 < count <= len(log.entries):
        raise ValueError(f"{len(log.entries)} entries, {count} to undo")
    log.undone.append(log.entries[-count:])
    del log.entries[-count:]
    log.last_round()


def _bring_back(log: Log) -> None:
    if not log.undone:
        raise ValueError("nothing to redo")
    undone = log.undone.pop()
    if isinstance(undone, Amendment):
        log.amend(undone)
    else:
        log.entries += undone


def _read_round(setup: Setup, words: list[str]) -> State:
    """The state that a ``round`` line describes: «2 totals 18 31 starter 1 deciding no»."""
    seats = len(setup.players)
    totals = tuple(map(int, words[2 : 2 + seats]))
    starter, deciding = words[3 + seats], words[5 + seats]
    opener = None if starter == "none" else _read_seat(setup, starter)
    return start_round(
        setup.rules,
        totals,
        int(words[0]),
        opener,
        deciding=_TRUTH[deciding],
        uncertain="uncertain" in words,
    )[0]


def _number_after(words: list[str]) -> int:
    """How many entries stand before a ``round`` line."""
    return int(words[words.index(AFTER) + 1])


@lru_cache(maxsize=1024)
def _read_entry(setup: Setup, line: str) -> Entry:
    first, _, rest = line.partition(" ")
    if first in _CORRECTIONS:
        return shared_entry(None, parse_correction(line))
    if not first.isdigit():
        return shared_entry(None, parse_action(line))
    entry = shared_entry(_read_seat(setup, first), parse_action(rest))
    if entry.seat is None:
        raise ValueError(f"{line!r} has a seat")
    return entry


def _read_seat(setup: Setup, text: str) -> Seat:
    seat = int(text) - 1
    if not 0 <= seat < len(setup.players):
        raise ValueError(f"seat {text}")
    return seat
