"""What a pad asks now, the prompt for it, and a line that works now."""

from enum import StrEnum
from typing import NamedTuple

from skyjo_a11y import prompts
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.wording import short_name
from skyjo_a11y.pad.page import Page


class Asked(StrEnum):
    """The open question; the values name phrases."""

    BETWEEN = "between"  # anything: a round, somebody who comes or goes
    ENDER = "ender"
    SUM = "sum"
    TOTAL = "total"
    AGAIN = "again"


class Question(NamedTuple):
    """What is asked, about whom."""

    asked: Asked
    name: str = ""


def question(page: Page) -> Question:
    """The open question follows from what is written: it survives the end of the program."""
    if page.now.over:
        return Question(Asked.AGAIN)
    if page.coming is not None:
        return Question(Asked.TOTAL, page.coming)
    if page.draft is None:
        return Question(Asked.BETWEEN)
    if page.draft.ender is None:
        return Question(Asked.ENDER)
    return Question(Asked.SUM, page.draft.missing(page.now.names)[0])


def prompt(page: Page, cells: int = 0) -> str:
    """What stands before the cursor; ``cells``: of the braille display, 0 for none."""
    asked, name = question(page)
    default = str(page.highest) if asked is Asked.TOTAL else ""
    names = (*page.now.names, name) if asked is Asked.TOTAL else page.now.names
    text = _prompt(asked, page.round, name, default)
    has_room = len(text) <= prompts.LONGEST and not prompts.is_narrow(cells)
    if has_room or not name:
        return text
    short = short_name(names, names.index(name))
    room = prompts.LONGEST - (len(text) - len(name))
    return _prompt(asked, page.round, short if len(short) <= room else short[:room], default)


def _prompt(asked: Asked, number: int, name: str, default: str) -> str:
    text = phrases("pad").say(f"prompt-{asked}", {"round": str(number), "name": name})
    if default:
        text = phrases("prompts").say("with-default", {"question": text, "default": default})
    return f"{text}: "


def example(page: Page) -> str:
    """A line that works now."""
    asked, _ = question(page)
    match asked:
        case Asked.BETWEEN:
            return example_round(page)
        case Asked.ENDER:
            return page.now.names[0]
        case Asked.SUM:
            return _sums()[1]
        case Asked.TOTAL:
            return str(page.highest)
        case Asked.AGAIN:
            return phrases("pad").say("example-again")


def example_round(page: Page) -> str:
    """A whole round in one line."""
    sums = " ".join(_sums()[: len(page.now.names)])
    return phrases("pad").say("example-round", {"player": page.now.names[0], "sums": sums})


def example_of(name: str, page: Page) -> str:
    """An example by its name: «amend», «leave», «join»."""
    values = {"player": page.now.names[-1], "round": str(max(1, page.now.rounds))}
    return phrases("pad").say(f"example-{name}", values)


def _sums() -> list[str]:
    return phrases("pad").say("example-sums").split()
