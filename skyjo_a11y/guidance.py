"""Help for the moment, help for a command, and the rules in force."""

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Utterance, plain
from skyjo_a11y.option_words import flag, question
from skyjo_a11y.rules.options import OPTIONS, PRESETS, RuleSet, spelled
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
    values = ANYWHERE | values
    if not topic:
        return each_line("help", f"moment-{moment}", **values)
    if fold(topic) in phrases("help").say("everything-words").split():
        return each_line("help", "everything")
    command = command_in(topic)
    return None if command is None else each_line("help", f"on-{command}", **values)


def command_in(topic: str) -> Command | None:
    """The command that somebody wants to know more of."""
    word = fold(topic.split(maxsplit=1)[0]).strip(_MARKS) if topic else ""
    return vocabulary().commands.get(word)


def rules_on(topic: str, rules: RuleSet) -> list[Utterance]:
    """The topics, or what holds in this game for one of them."""
    if not topic:
        return [said("rules", "topics", topics=", ".join(topics()), first=topics()[0])]
    for option in OPTIONS:
        if fold(topic) in (fold(flag(option)), fold(question(option))):
            return [plain(in_force(option, rules))]
    if fold(topic) in PRESETS:
        return [said("rules", f"preset-{fold(topic)}")]
    if fold(topic) in map(fold, _basic_topics()):
        return each_line("rules", f"topic-{fold(topic)}")
    return [said("rules", "no-such-topic", word=readable(topic), topics=", ".join(topics()))]


def readable(topic: str) -> str:
    """A topic as an answer can name it."""
    return topic if is_readable(topic) else phrases("words").say("this-word")


def topics() -> list[str]:
    """The words by which rules are found."""
    return [*_basic_topics(), *(flag(option) for option in OPTIONS)]


def in_force(option: str, rules: RuleSet) -> str:
    """The ruling of this game in one sentence."""
    source, name, value = phrases("rules"), f"rule-{option}", spelled(rules, option)
    attribute = f"now-{value}" if source.has(name, f"now-{value}") else "now"
    if rules.rounds is not None and source.has(name, "now-ignored"):
        attribute = "now-ignored"
    return source.attribute(name, attribute, {"value": value})


def _basic_topics() -> list[str]:
    return phrases("rules").say("basic-topics").split()
