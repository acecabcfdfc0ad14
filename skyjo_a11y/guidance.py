"""Help for the moment, help for a command, and the rules in force."""

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.rules.options import RuleSet, spelled
from skyjo_a11y.text import fold, is_readable
from skyjo_a11y.vocabulary import Command, vocabulary

_MARKS = ".,!?"


#: What examples name where no game says which places are possible.
ANYWHERE = {
    "place": "B2",
    "covered": "C3",
    "column": "B",
    "opening": "A1 B1",
    "left": "two",
    "amend": "B2 8",
}


def help_on(topic: str, moment: str, values: dict[str, str]) -> list[Utterance] | None:
    """Help: for the moment, for everything, or for one command; None for an unknown topic."""
    values = by_touch(ANYWHERE | values)
    if not topic:
        return each_line("help", f"moment-{moment}", **values)
    if fold(topic) in phrases("help").say("everything-words").split():
        return each_line("help", "everything")
    command = command_in(topic)
    return None if command is None else each_line("help", f"on-{command}", **values)


def by_touch(values: dict[str, str]) -> dict[str, str]:
    """The same with small letters beside them, as places are written in braille."""
    return values | {f"{name}-touch": value.lower() for name, value in values.items()}


def command_in(topic: str) -> Command | None:
    """The command that somebody wants to know more of."""
    word = fold(topic.split(maxsplit=1)[0]).strip(_MARKS) if topic else ""
    return vocabulary().commands.get(word)


def readable(topic: str) -> str:
    """A topic as an answer can name it."""
    return topic if is_readable(topic) else phrases("words").say("this-word")


def in_force(option: str, rules: RuleSet) -> str:
    """The ruling of this game in one sentence."""
    source, name, value = phrases("rules"), f"rule-{option}", spelled(rules, option)
    attribute = f"now-{value}" if source.has(name, f"now-{value}") else "now"
    if is_ignored(option, rules):
        attribute = "now-ignored"
    return source.attribute(name, attribute, {"value": value})


def is_ignored(option: str, rules: RuleSet) -> bool:
    """Whether an option decides nothing, because the number of rounds is fixed."""
    return rules.rounds is not None and phrases("rules").has(f"rule-{option}", "now-ignored")
