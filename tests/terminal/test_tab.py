"""Tab at the calm prompt: it adds what is certain or tells the choices, and repeats nothing."""

from tests.terminal.conftest import Starter
from tests.terminal.demo import PROMPT, WORDS, unknown

WAITING = PROMPT.rstrip()


def test_tab_finishes_the_only_word(start: Starter, columns: int) -> None:
    """A word with one continuation is finished, with a blank; only the rest is heard."""
    reader = start(columns=columns)
    reader.type("aus")
    finished = reader.press("\t", "auslage$")
    assert finished.heard == ["lage"]
    assert finished.column == len(f"{PROMPT}auslage ")
    assert not finished.noise
    assert reader.enter().lines == [unknown("auslage ")]


def test_tab_adds_what_all_words_share(start: Starter, columns: int) -> None:
    """With several continuations Tab adds their common beginning and nothing else."""
    reader = start(columns=columns)
    reader.type("a")
    begun = reader.press("\t", "au$")
    assert begun.heard == ["u"]
    assert not begun.noise


def test_tab_lists_several_words_once(start: Starter, columns: int) -> None:
    """When nothing can be added, the words are one new line above a prompt with what was typed."""
    reader = start(columns=columns)
    reader.type("au")
    listed = reader.submit("\t")
    assert listed.heard == ["aufdecken, auslage", f"{PROMPT}au"]
    assert (listed.lines, listed.prompt) == (["aufdecken, auslage"], f"{PROMPT}au")
    assert not listed.noise
    reader.type("s")
    reader.press("\t", "auslage$")
    assert reader.enter().lines == [unknown("auslage ")]


def test_tab_without_a_word_is_silent(start: Starter, columns: int) -> None:
    """Where no word fits, Tab does nothing, and rings no bell."""
    reader = start(columns=columns)
    reader.type("xyz")
    pressed = reader.press("\t")
    assert (pressed.heard, pressed.prompt) == ([], f"{PROMPT}xyz")
    assert not pressed.noise


def test_tab_on_an_empty_line_tells_all_words(start: Starter) -> None:
    """Tab alone answers what can be said here."""
    listed = start().submit("\t")
    assert listed.heard == [", ".join(WORDS), WAITING]
    assert not listed.noise


def test_tab_corrects_another_spelling(start: Starter) -> None:
    """An umlaut that was spelled out becomes the word's own."""
    reader = start()
    reader.type("zae")
    assert not reader.press("\t", "zähle$").noise
    assert reader.enter().lines == [unknown("zähle ")]
