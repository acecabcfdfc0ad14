"""The commands that tell something and are done: a rule, a sheet, statistics, what was found."""

from argparse import Namespace
from collections.abc import Callable

from skyjo_a11y import cli
from skyjo_a11y.answers import Written
from skyjo_a11y.checking import checked
from skyjo_a11y.commands import Unclear
from skyjo_a11y.desk import Desk
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import worded
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.narration.wording import Style
from skyjo_a11y.option_words import flag
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS, STANDARD
from skyjo_a11y.saves import path_of
from skyjo_a11y.sheets.as_brf import (
    FEWEST_CELLS,
    FEWEST_LINES,
    MOST_CELLS,
    MOST_LINES,
    USUAL_CELLS,
    USUAL_LINES,
    Paper,
)
from skyjo_a11y.sheets.contents import FILE, USUAL_PEOPLE, blank_pad, crib
from skyjo_a11y.sheets.document import Document
from skyjo_a11y.sheets.forms import Form, Wish, form_of, made
from skyjo_a11y.sheets.handing_out import is_word
from skyjo_a11y.sheets.liblouis import NoLiblouisError
from skyjo_a11y.starting import checked_names
from skyjo_a11y.text import clean, fold
from skyjo_a11y.text_files import write
from skyjo_a11y.topics.telling import Frame, look_up, unknown

_RANGES = {
    "personen": (FEWEST_PLAYERS, MOST_PLAYERS, USUAL_PEOPLE),
    "zellen": (FEWEST_CELLS, MOST_CELLS, USUAL_CELLS),
    "zeilen": (FEWEST_LINES, MOST_LINES, USUAL_LINES),
}


def rules(options: Namespace, _desk: Desk) -> list[str]:
    """«regeln»: the topics, or one of them. Raises UsageError."""
    in_force = cli.rules_of(options)
    chosen = options.regeln or any(getattr(options, flag(option)) for option in OPTIONS)
    frame = Frame.CHOICE if chosen and in_force != STANDARD else Frame.DEFAULT
    found = look_up(clean(" ".join(options.thema)), in_force, frame)
    if isinstance(found, Unclear):
        meant = cli.sentence("did-you-mean", line=found.guess)
        raise cli.UsageError(meant if found.guess else unknown(found.word).spoken)
    return [utterance.spoken for utterance in found if utterance.spoken]


def sheet(options: Namespace, _desk: Desk) -> list[str]:
    """«spickzettel»: the file's name, or the sheet itself where no file is named.

    Raises UsageError.
    """
    names = list(options.datei)
    pad = bool(names) and is_word("pad", names[0])
    document = _pad(options) if pad else crib(cli.rules_of(options))
    name = " ".join(names[pad:])
    text = _made(document, _wish(options, name))
    if not name:
        return text.removesuffix("\n").split("\n")  # a form feed is no end of a line
    written = write(name, text)
    if not isinstance(written, Written):
        raise cli.refused(written)
    return [worded(written, Style()).spoken]


def statistics(options: Namespace, desk: Desk) -> list[str]:
    """«statistik»: of one person or of everybody."""
    return _laid_out(desk.statistics(options.name or "", ()), desk)


def check(options: Namespace, desk: Desk) -> list[str]:
    """«prüfe»: what was found, or of one reader."""
    return _laid_out(checked(" ".join(options.thema), desk), desk)


def _laid_out(told: Told, desk: Desk) -> list[str]:
    """As in a game, for the braille display that the settings name."""
    return [line for utterance in told for line in desk.lines(utterance, desk.settings.cells)]


def _pad(options: Namespace) -> Document:
    names = checked_names(options.mensch, "--mensch")
    if names and not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise cli.UsageError(cli.sentence("bad-table", count=str(len(names))))
    return blank_pad(names, _number(options, "personen"))


def _wish(options: Namespace, name: str) -> Wish:
    """What is written: as said by --form, else by the file's name, else text."""
    paper = Paper(_number(options, "zellen"), _number(options, "zeilen"))
    if options.form is not None:
        if fold(options.form) not in list(Form):
            raise cli.UsageError(cli.complaint("--form"))
        return Wish(Form(fold(options.form)), options.kurzschrift, paper)
    form = form_of(path_of(name)) if name else Form.TEXT
    if form is None:
        raise cli.UsageError(cli.sentence("which-form", name=name))
    return Wish(form, options.kurzschrift, paper)


def _made(document: Document, wish: Wish) -> str:
    try:
        return made(document, wish)
    except NoLiblouisError as error:
        raise cli.UsageError(phrases(FILE).say("no-liblouis")) from error


def _number(options: Namespace, name: str) -> int:
    text = getattr(options, name)
    least, most, usual = _RANGES[name]
    if text is None:
        return usual
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
        possible = cli.sentence("possible-range", least=str(least), most=str(most))
        raise cli.UsageError(cli.sentence("bad-value", option=f"--{name}", possible=possible))
    return int(text)


#: The commands of this module: each gives lines.
COMMANDS: dict[str, Callable[[Namespace, Desk], list[str]]] = {
    "regeln": rules,
    "spickzettel": sheet,
    "statistik": statistics,
    "pruefe": check,
}
