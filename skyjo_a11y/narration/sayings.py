"""Phrases about nobody at the table: greetings, questions, help."""

from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.utterance import Utterance, plain


def said(file: str, name: str, /, **values: str) -> Utterance:
    """One phrase, by ear and by touch."""
    source = phrases(file)
    return Utterance(source.say(name, values), ((0, source.say(name, values, Form.BRAILLE)),))


def each_line(file: str, name: str, /, **values: str) -> list[Utterance]:
    """The lines of a phrase, each told for itself."""
    return [plain(line) for line in phrases(file).say(name, values).splitlines() if line]
