"""The command line: options to values, with every complaint a German sentence.

The standard library's parser does the work; its English messages never reach anybody.
"""

from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import cache
from typing import NoReturn

from skyjo_a11y.bots import BOTS
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.opponents import LEVELS
from skyjo_a11y.option_words import flag, option_choices, option_value, possible
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.rules.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    PRESETS,
    RuleSet,
    with_option,
)
from skyjo_a11y.settings import Settings, changed, choices
from skyjo_a11y.text import clean, fold
from skyjo_a11y.vocabulary import Command, is_no, is_yes, words_of

#: Folded; an umlaut is typed either way.
COMMANDS = (
    *("spiel", "lernen", "begleiter", "wertung", "regeln", "spickzettel"),
    *("statistik", "simulation", "ereignisse", "bot", "pruefe"),
)
#: What «skyjo --kontrast» begins: options without a subcommand.
LOBBY = ""
_SETTINGS = {
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
_PRACTICE = "ueben"
#: After their options names may follow.
_TAKING_NAMES = ("begleiter", "wertung")
_LONGEST_VALUE = 2000  # Fluent takes little more, and nobody listens that long
_MINUS_SIGNS = ("-", "\u2212")
#: What ``--reihen`` and ``--üben`` mean without a value.
_SWITCHED_ON = "ja"


class UsageError(Exception):
    """Wrong options; its text is the sentence for the person."""


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def sentence(name: str, /, **values: str) -> str:
    """A sentence of the command line."""
    short = {key: value[:_LONGEST_VALUE] for key, value in values.items()}
    return phrases("cli").say(name, short)


def parse(command: str, arguments: Sequence[str]) -> Namespace:
    """The options of a subcommand, or those before the set-up questions. Raises UsageError.

    ``rules`` is a RuleSet and ``adjust`` changes Settings, where the command has them;
    everything else is as typed or None. Only ``help`` counts if it is set.
    """
    parser = _PARSERS[command]()
    try:
        words = _switched_on([_folded(word) for word in arguments], command)
        options, unknown = parser.parse_known_intermixed_args(_joined(words))
    except ArgumentError as error:
        raise UsageError(complaint(error.argument_name or "")) from error
    if unknown:
        raise UsageError(_misplaced(command, unknown[0], arguments[0]))
    return options


def _misplaced(command: str, word: str, first: str) -> str:
    """What is wrong with a word that ``command`` does not know."""
    if command != LOBBY:
        return sentence("unknown-option", word=clean(word), command=command)
    if fold(word) in COMMANDS:
        return sentence("command-first", word=clean(first), command=clean(word))
    return sentence("options-later", word=clean(word))


def help_lines(command: str | None) -> list[str]:
    """The help of a subcommand, or of the whole program."""
    values = {
        "presets": ", ".join(PRESETS),
        "levels": ", ".join(BOTS),
        "words": ", ".join(LEVELS),
        "options": "\n".join(_option_help(option) for option in OPTIONS),
    }
    return sentence(f"help-{command}" if command else "help", **values).splitlines()


def rules_of(options: Namespace) -> RuleSet:
    """The preset and the single options on top of it. Raises UsageError."""
    preset = fold(options.regeln or "standard")
    if preset not in PRESETS:
        raise UsageError(complaint("--regeln"))
    rules = PRESETS[preset]
    for option in OPTIONS:
        text = getattr(options, flag(option))
        if text is not None:
            try:
                rules = with_option(rules, option, option_value(option, text))
            except ValueError as error:
                raise UsageError(complaint(f"--{flag(option)}")) from error
    return rules


def seed_of(options: Namespace) -> str:
    """The seed that was asked for, empty if none was: printable, for it is a line of the save."""
    text = options.saat or ""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def settings_of(options: Namespace, settings: Settings) -> Settings:
    """``settings`` with what the options say. Raises UsageError."""
    for name, command in _SETTINGS.items():
        word = getattr(options, name.replace("-", "_"), None)
        if word is not None:
            new = changed(settings, command, word)
            if new is None:
                raise UsageError(complaint(f"--{name}"))
            settings = new
    if getattr(options, "ausgabe", None) is not None and not _may_be_silent(settings):
        raise UsageError(sentence("silent-needs-voice"))
    return settings


def tips_of(options: Namespace) -> bool:
    """Whether the game is played with advice for whoever asks. Raises UsageError."""
    if options.tipps is None:
        return True
    asked = changed(Settings(), Command.TIPS, options.tipps)
    if asked is None:
        raise UsageError(complaint("--tipps"))
    return asked.tips


def _may_be_silent(settings: Settings) -> bool:
    """The screen is left empty only for somebody who hears everything."""
    return settings.sound.text or settings.sound.audience is Audience.PERSON


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


_PARSERS: dict[str, Callable[[], ArgumentParser]] = {
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
    for name in _SETTINGS:
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
    known = {f"--{_PRACTICE}": (_SWITCHED_ON, *words_of("yes"), *words_of("no"))}
    for name, command in _SETTINGS.items():
        words = choices(command)
        if words[:2] == choices(Command.CONTRAST):
            known[f"--{name}"] = (words[1], *words)
    for option in OPTIONS:
        values = option_choices(option)
        if _SWITCHED_ON in values:
            alike = (_SWITCHED_ON, *map(fold, values), *values.values())
            known |= dict.fromkeys(_names_of(option), alike)
    return known


def _names_of(option: str) -> list[str]:
    """How a rule is called: scripts may use the names of the rule set and of the event export."""
    return [f"--{flag(option)}", f"--{option}", f"--{option.replace('_', '-')}"]


def practice_of(options: Namespace) -> bool:
    """Whether everything may be taken back. Raises UsageError."""
    word = options.ueben or _no()
    if not (is_yes(word) or is_no(word)):
        raise UsageError(complaint(f"--{_PRACTICE}"))
    return is_yes(word)


def _no() -> str:
    return words_of("no")[0]


def _joined(words: list[str]) -> list[str]:
    """Totals that begin with a minus, which would be taken for an option, joined to theirs."""
    for at, word in enumerate(words[:-1]):
        if word == "--stand" and words[at + 1][:1] in _MINUS_SIGNS:
            return [*words[:at], f"{word}={words[at + 1]}", *words[at + 2 :]]
    return words


def _option_help(option: str) -> str:
    return sentence(
        "option-help",
        flag=flag(option),
        choices=possible(option, sentence("number")),
        explanation=phrases("rules").say(f"rule-{option}"),
    )


def complaint(option: str) -> str:
    """What is told when a value does not fit ``option``."""
    return sentence("bad-value", option=option.split("/", 1)[0], possible=_possible(option))


def _possible(option: str) -> str:
    name = option.lstrip("-")
    if name in ("mensch", "begleiter", "wertung"):
        return sentence("possible-name")
    if name == "gegner":
        return sentence("possible-opponents", words=", ".join(LEVELS))
    if name == "form":
        return sentence("possible-words", words=sentence("forms"))
    if name == "regeln":
        return sentence("possible-words", words=", ".join(PRESETS))
    if name == "tipps":
        return sentence("possible-words", words=", ".join(choices(Command.TIPS)))
    if name == _PRACTICE:
        return sentence("possible-words", words=f"{_SWITCHED_ON}, {_no()}")
    if name in _SETTINGS:
        return sentence("possible-words", words=", ".join(choices(_SETTINGS[name])))
    for known in OPTIONS:
        if flag(known) == name:
            return sentence("possible-words", words=possible(known, sentence("number")))
    if name == "stand":
        return sentence("possible-totals")
    if name == "spieler":
        least, most = str(FEWEST_PLAYERS), str(MOST_PLAYERS)
        return sentence("possible-range", least=least, most=most)
    numbers = ("partien", "arbeiter")
    return sentence("possible-number" if name in numbers else "possible-anything")
