"""The German words for the options of a rule set and their values."""

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.options import RuleSet, choices, spelled
from skyjo_a11y.text import fold


def option_choices(option: str) -> dict[str, str]:
    """The German words of an option's values, and their spellings; empty for plain numbers."""
    source, name = phrases("rules"), f"rule-{option}"
    words = {source.attribute(name, value): value for value in choices(option)}
    return words | ({source.attribute(name, "none"): "none"} if source.has(name, "none") else {})


def possible(option: str, number: str) -> str:
    """All that an option can be set to; ``number``: how a number is called there."""
    return ", ".join([*option_choices(option), *([] if choices(option) else [number])])


def option_value(option: str, text: str) -> str:
    """The spelling of a value that was typed in German, or spelled so already.

    Raises ValueError for anything else.
    """
    words = {fold(word): value for word, value in option_choices(option).items()}
    if fold(text) in words:
        return words[fold(text)]
    if text in words.values():
        return text
    if choices(option) or not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return text


def option_word(option: str, rules: RuleSet) -> str:
    """The German word for the value an option has."""
    value = spelled(rules, option)
    return {known: word for word, known in option_choices(option).items()}.get(value, value)


def flag(option: str) -> str:
    """The word for an option on the command line and in «regeln»."""
    return phrases("rules").attribute(f"rule-{option}", "flag")


def question(option: str) -> str:
    """The word for an option in the set-up's prompt."""
    return phrases("rules").attribute(f"rule-{option}", "question")
