"""The command line: options to values, with every complaint a German sentence."""

from argparse import ArgumentError, Namespace
from collections.abc import Sequence

from skyjo_a11y.bots import BOTS
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import worded
from skyjo_a11y.narration.wording import Style
from skyjo_a11y.opponents import LEVELS
from skyjo_a11y.option_parsers import LOBBY, PARSERS, PRACTICE, SETTING_OPTIONS, SWITCHED_ON, parsed
from skyjo_a11y.option_words import flag, option_value, possible
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.problems import Problem
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

#: The subcommands, folded: an umlaut is typed either way.
COMMANDS = tuple(command for command in PARSERS if command != LOBBY)
_LONGEST_VALUE = 2000  # Fluent takes little more, and nobody listens that long


class UsageError(Exception):
    """Wrong options; its text is the sentence for the person."""


def sentence(name: str, /, **values: str) -> str:
    """A sentence of the command line."""
    short = {key: value[:_LONGEST_VALUE] for key, value in values.items()}
    return phrases("cli").say(name, short)


def refused(problem: Problem) -> UsageError:
    """The same sentence as at the prompt."""
    return UsageError(worded(problem, Style(), "problems").spoken)


def parse(command: str, arguments: Sequence[str]) -> Namespace:
    """The options of a subcommand, or those before the set-up questions. Raises UsageError.

    All are as typed, or None. Only ``help`` counts if it is set.
    """
    try:
        options, unknown = parsed(command, arguments)
    except ArgumentError as error:
        raise UsageError(complaint(error.argument_name or "")) from error
    if unknown:
        raise UsageError(_misplaced(command, unknown[0]))
    return options


def _misplaced(command: str, word: str) -> str:
    """What is wrong with a word that ``command`` does not know."""
    if command != LOBBY:
        return sentence("unknown-option", word=clean(word), command=command)
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
    for name, command in SETTING_OPTIONS.items():
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


def practice_of(options: Namespace) -> bool:
    """Whether everything may be taken back. Raises UsageError."""
    word = options.ueben or _no()
    if not (is_yes(word) or is_no(word)):
        raise UsageError(complaint(f"--{PRACTICE}"))
    return is_yes(word)


def _no() -> str:
    return words_of("no")[0]


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
    if name == PRACTICE:
        return sentence("possible-words", words=f"{SWITCHED_ON}, {_no()}")
    if name in SETTING_OPTIONS:
        return sentence("possible-words", words=", ".join(choices(SETTING_OPTIONS[name])))
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
