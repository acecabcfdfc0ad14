"""A pad at the prompt: lines are understood, written or answered, and told.

Everything that is written is brought to the disk before it is told.
"""

from dataclasses import replace
from pathlib import Path

from skyjo_a11y import guidance
from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.names import NameFault, name_fault
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.pad import moment
from skyjo_a11y.pad.block import Reader, as_table
from skyjo_a11y.pad.book import Book
from skyjo_a11y.pad.entries import Coming, Entry, Join, NoRound, Note
from skyjo_a11y.pad.hearing import hear
from skyjo_a11y.pad.moment import Asked, example, example_round
from skyjo_a11y.pad.page import Page, Step
from skyjo_a11y.pad.reading import ShowRound, Wish, unknown_name
from skyjo_a11y.pad.reports import UndoneWhat, undone
from skyjo_a11y.pad.telling import Teller
from skyjo_a11y.pad.words import Kind, cut, pad_words, word_name
from skyjo_a11y.problems import FileExists, NotSaved, NotUndone, NotWritten, SavedAnew
from skyjo_a11y.reports import Written
from skyjo_a11y.saves import SaveFile, path_of, write_new
from skyjo_a11y.session import UndoRefusal
from skyjo_a11y.settings import Settings
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, is_no, is_yes, vocabulary

#: A stray word makes no file: one of these belongs to a file's name.
_OF_FILES = frozenset("./\\")
_TABLE = ".csv"

Told = list[Utterance]
