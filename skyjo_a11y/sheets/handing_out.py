"""«spickzettel» at the prompt: what is wanted, and the file that comes of it."""

from collections.abc import Sequence

from skyjo_a11y.answers import Written
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.problems import FileExists, NotWritten
from skyjo_a11y.rules.options import RuleSet
from skyjo_a11y.saves import path_of
from skyjo_a11y.sheets.contents import FILE, blank_pad, crib
from skyjo_a11y.sheets.forms import Wish, form_of, made
from skyjo_a11y.sheets.liblouis import NoLiblouisError
from skyjo_a11y.text import fold
from skyjo_a11y.text_files import write

Outcome = list[Utterance] | Written | FileExists | NotWritten


def hand_out(text: str, rules: RuleSet, names: Sequence[str]) -> Outcome:
    """Write the crib under ``rules``, or a pad for ``names``, to the file that ``text`` names."""
    words = text.split()
    pad = bool(words) and is_word("pad", words[0])
    contracted = bool(words) and is_word("contracted", words[-1])
    name = " ".join(words[pad : len(words) - contracted])
    if not name:
        return each_line(FILE, "how")
    form = form_of(path_of(name))
    if form is None:
        return [said(FILE, "unknown-form")]
    try:
        text = made(blank_pad(names) if pad else crib(rules), Wish(form, contracted))
    except NoLiblouisError:
        return [said(FILE, "no-liblouis")]
    return write(name, text)


def is_word(what: str, word: str) -> bool:
    """Whether ``word`` is one of the typed words for ``what``."""
    return fold(word) in map(fold, phrases(FILE).say(f"word-{what}").split())
