"""Which options each subcommand takes, and the liberties that people may take in typing them.

The standard library's parser does the work; its English messages never reach anybody.
"""

from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import cache
from typing import NoReturn

from skyjo_a11y.option_words import flag, option_choices
from skyjo_a11y.rules.options import OPTIONS
from skyjo_a11y.settings import choices
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, words_of

#: What «skyjo --kontrast» begins: options without a subcommand.
LOBBY = ""
#: The options that are settings for this evening.
SETTING_OPTIONS = {
    "umfang": Command.DETAIL,
    "anordnung": Command.ARRANGEMENT,
    "tempo": Command.PACE,
    "braille": Command.BRAILLE,
    "buchstaben": Command.LETTERS,
    "zwo": Command.ZWO,
    "kontrast": Command.CONTRAST,
    "vorlesen": Command.SPEECH,
    "ausgabe": Command.SCREEN,
    "braille-meldung": Command.MESSAGES,
    "glocke": Command.BELL,
    "sprechtempo": Command.RATE,
    "lautstaerke": Command.VOLUME,
    "stimme": Command.VOICE,
}
#: Further names of an option.
_ALSO = {"braille": ("--breite",)}
#: «--üben», folded as all names of options are.
PRACTICE = "ueben"
#: After their options names may follow.
_TAKING_NAMES = ("begleiter", "wertung")
_MINUS_SIGNS = ("-", "\u2212")
#: What ``--reihen`` and ``--üben`` mean without a value.
SWITCHED_ON = "ja"


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ArgumentError(None, message)


def parsed(command: str, arguments: Sequence[str]) -> tuple[Namespace, list[str]]:
    """The options of a subcommand, and the words that it does not know. Raises ArgumentError."""
    words = _switched_on([_folded(word) for word in arguments], command)
    return PARSERS[command]().parse_known_intermixed_args(_joined(words))


def _lobby_parser() -> ArgumentParser:
    return _with_settings(_parser())


def _play_parser() -> ArgumentParser:
    parser = _lobby_parser()
    parser.add_argument("--mensch", action="append", default=[])
    parser.add_argument("--gegner", action="append", default=[])
    parser.add_argument("--saat")
    parser.add_argument("--spielstand")
    parser.add_argument("--ueben")
    parser.add_argument("--tipps")
    return _with_rules(parser)


def _course_parser() -> ArgumentParser:
    parser = _lobby_parser()
    parser.add_argument("kapitel", nargs="?", default="")
    return parser


def _companion_parser() -> ArgumentParser:
    parser = _names_parser()
    parser.add_argument("--tipps")
    return parser


def _names_parser() -> ArgumentParser:
    parser = _lobby_parser()
    parser.add_argument("namen", nargs="*", default=[])
    parser.add_argument("--spielstand")
    return _with_rules(parser)


def _pad_parser() -> ArgumentParser:
    parser = _names_parser()
    parser.add_argument("--stand")
    return parser


def _rules_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("thema", nargs="*", default=[])
    return _with_rules(parser)


def _sheet_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("datei", nargs="*", default=[])
    parser.add_argument("--mensch", action="append", default=[])
    parser.add_argument("--kurzschrift", action="store_true")
    for name in ("form", "personen", "zellen", "zeilen"):
        parser.add_argument(f"--{name}")
    return _with_rules(parser)


def _simulation_parser() -> ArgumentParser:
    parser = _parser()
    for name in ("partien", "spieler", "gegner", "saat", "ereignisse", "arbeiter", "dask"):
        parser.add_argument(f"--{name}")
    parser.add_argument("--csv", nargs="?", const="-")
    parser.add_argument("--umfang")
    return _with_rules(parser)


def _statistics_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("name", nargs="?")
    return parser


def _export_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("spielstand", nargs="?")
    parser.add_argument("datei", nargs="?")
    return parser


def _check_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("thema", nargs="*", default=[])
    return parser


def _bot_parser() -> ArgumentParser:
    parser = _parser()
    parser.add_argument("name", nargs="?")
    parser.add_argument("--saat")
    return parser


#: By the names of the subcommands.
PARSERS: dict[str, Callable[[], ArgumentParser]] = {
    LOBBY: _lobby_parser,
    "spiel": _play_parser,
    "lernen": _course_parser,
    "begleiter": _companion_parser,
    "wertung": _pad_parser,
    "regeln": _rules_parser,
    "spickzettel": _sheet_parser,
    "statistik": _statistics_parser,
    "simulation": _simulation_parser,
    "ereignisse": _export_parser,
    "bot": _bot_parser,
    "pruefe": _check_parser,
}


def _parser() -> ArgumentParser:
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("-h", "--help", "--hilfe", action="store_true", dest="help")
    return parser


def _with_settings(parser: ArgumentParser) -> ArgumentParser:
    for name in SETTING_OPTIONS:
        parser.add_argument(f"--{name}", *_ALSO.get(name, ()))
    return parser


def _with_rules(parser: ArgumentParser) -> ArgumentParser:
    parser.add_argument("--regeln")
    for option in OPTIONS:
        parser.add_argument(*_names_of(option), dest=flag(option))
    return parser


def _folded(word: str) -> str:
    """The name of an option with ae for ä, its value as it is."""
    name, equals, value = word.partition("=")
    return f"{fold(name)}{equals}{value}" if word.startswith("--") else word


def _switched_on(words: list[str], command: str) -> list[str]:
    """Switches that stand alone, as in «--kontrast Anna Ben», with the value that they mean."""
    followers = [*words, "--"][1:]
    return [
        f"{word}={_switches()[word][0]}" if _is_alone(word, after, command) else word
        for word, after in zip(words, followers, strict=True)
    ]


def _is_alone(word: str, after: str, command: str) -> bool:
    """Whether what comes after a switch is no value of it."""
    if word not in _switches() or after.startswith("--"):
        return word in _switches()
    return command in _TAKING_NAMES and fold(after) not in _switches()[word]


@cache
def _switches() -> dict[str, tuple[str, ...]]:
    """The options that may stand alone, and their possible values, what they mean alone first."""
    known = {f"--{PRACTICE}": (SWITCHED_ON, *words_of("yes"), *words_of("no"))}
    for name, command in SETTING_OPTIONS.items():
        words = choices(command)
        if words[:2] == choices(Command.CONTRAST):
            known[f"--{name}"] = (words[1], *words)
    for option in OPTIONS:
        values = option_choices(option)
        if SWITCHED_ON in values:
            alike = (SWITCHED_ON, *map(fold, values), *values.values())
            known |= dict.fromkeys(_names_of(option), alike)
    return known


def _names_of(option: str) -> list[str]:
    """How a rule is called: scripts may use the names of the rule set and of the event export."""
    return [f"--{flag(option)}", f"--{option}", f"--{option.replace('_', '-')}"]


def _joined(words: list[str]) -> list[str]:
    """Totals that begin with a minus, which would be taken for an option, joined to theirs."""
    for at, word in enumerate(words[:-1]):
        if word == "--stand" and words[at + 1][:1] in _MINUS_SIGNS:
            return [*words[:at], f"{word}={words[at + 1]}", *words[at + 2 :]]
    return words
