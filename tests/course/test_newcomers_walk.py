"""The newcomer's walk: from the first start to a won round with words that were told before."""

import re
from pathlib import Path

from skyjo_a11y.text import fold
from tests.transcripts.replay import FOLDER, replayed
from tests.transcripts.scenario import Kind, read

WALK: Path = FOLDER / "newcomers-walk.txt"
_WORD = re.compile(r"[a-zäöüß]+")
_PLACE = re.compile(r"([a-d])([1-3])")
#: What everybody knows who can start the program: «hilfe», and one's own name.
_KNOWN = {"hilfe", "jana"}


def _typed() -> list[str]:
    return [text for kind, text in read(WALK.read_text("utf-8")).script if kind is Kind.TYPED]


def _unknown(line: str, heard: str) -> set[str]:
    """The words of a line that nobody has told before; a place is a letter and a number."""
    words = {*re.findall(r"[a-zäöüß]+|\d+", heard)} | {*re.findall(r"[a-d][1-3]", heard)}
    unknown = set()
    for word in re.findall(r"[a-zäöüß]+\d?", line):
        place = _PLACE.fullmatch(word)
        parts = {place[1], place[2]} if place else {word}
        if word not in words and not parts <= words | _KNOWN:
            unknown.add(word)
    return unknown


def test_every_word_was_told_before() -> None:
    """Nothing is typed that only a sighted page or another person could have told."""
    replies = replayed(WALK).replies
    heard, strange = "", {}
    for reply, line in zip(replies, _typed(), strict=False):
        told = " ".join(utterance.spoken for utterance in reply.told)
        heard += f" {told} {reply.prompt} ".lower()
        if not line:
            assert "enter" in heard
        if unknown := _unknown(line.lower(), heard):
            strange[line] = unknown
    assert strange == {}


def test_the_walk_ends_with_a_won_round() -> None:
    """The newcomer has the lowest sum alone, and leaves with everything saved."""
    told = [utterance.spoken for utterance in replayed(WALK).told]
    assert any(line.startswith("Du hast beendet und allein am wenigsten") for line in told)
    assert told[-2].startswith("Du führst")


def test_nothing_was_misunderstood_on_the_way() -> None:
    """Whoever says what was told is understood."""
    told = [utterance.spoken for utterance in replayed(WALK).told]
    assert not [line for line in told if "verstehe ich nicht" in line or "Meintest du" in line]


def test_the_first_word_is_help() -> None:
    """The only command that is known at the start."""
    assert fold(_typed()[0]) == "hilfe"
