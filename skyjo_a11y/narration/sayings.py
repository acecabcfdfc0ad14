"""Phrases about nobody at the table: greetings, questions, help."""

from itertools import zip_longest

from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.utterance import NARROW, Utterance
from skyjo_a11y.narration.wording import Listener, Style


def said(file: str, name: str, /, **values: str) -> Utterance:
    """One phrase, by ear and by touch."""
    source = phrases(file)
    return Utterance(
        source.say(name, values),
        (
            (NARROW - 1, source.say(name, values, Form.BRAILLE)),
            (0, source.say(name, values, Form.NARROW)),
        ),
    )


def worded(answer: object, style: Style, file: str = "answers") -> Utterance:
    """An answer or a problem, with all its values."""
    from skyjo_a11y.narration.narrator import Narrator  # noqa: PLC0415 - a greeting has none

    return Narrator(Listener((), None, style)).answer(answer, file)


def each_line(file: str, name: str, /, **values: str) -> list[Utterance]:
    """The lines of a phrase, each told for itself; by touch there may be fewer or more."""
    source = phrases(file)
    spoken, touched = (
        filter(None, source.say(name, values, form).splitlines())
        for form in (Form.NORMAL, Form.BRAILLE)
    )
    pairs = zip_longest(spoken, touched, fillvalue="")
    return [Utterance(heard, ((0, cells),)) for heard, cells in pairs]
