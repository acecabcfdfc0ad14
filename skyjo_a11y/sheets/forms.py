"""The forms a sheet can take, by the ending of a file's name, and the making of each."""

from enum import StrEnum
from functools import partial
from pathlib import PurePath
from typing import NamedTuple

from skyjo_a11y.sheets.as_brf import Paper, as_brf
from skyjo_a11y.sheets.as_html import as_html
from skyjo_a11y.sheets.as_text import as_text
from skyjo_a11y.sheets.document import Document
from skyjo_a11y.sheets.liblouis import translated


class Form(StrEnum):
    """What a sheet is written as; the values are the words for it on the command line."""

    TEXT = "text"
    HTML = "html"
    BRF = "brf"


class Wish(NamedTuple):
    """A form, and for braille whether in Kurzschrift and on which paper."""

    form: Form
    contracted: bool = False
    paper: Paper = Paper()


_ENDINGS = {
    ".txt": Form.TEXT,
    ".html": Form.HTML,
    ".htm": Form.HTML,
    ".brf": Form.BRF,
}


def form_of(path: PurePath) -> Form | None:
    """The form that a file's name asks for; None if it asks for none of them."""
    return _ENDINGS.get(path.suffix.lower())


def made(document: Document, wish: Wish) -> str:
    """The text of the file. Raises NoLiblouisError for braille where that is missing."""
    match wish.form:
        case Form.TEXT:
            return as_text(document)
        case Form.HTML:
            return as_html(document)
        case Form.BRF:
            return as_brf(document, wish.paper, partial(translated, contracted=wish.contracted))
