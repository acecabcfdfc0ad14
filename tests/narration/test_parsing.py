"""Phrases are parsed one by one, when they are needed."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from skyjo_a11y.narration.phrases import Phrases
from tests.narration.syntax import FOLDER

FILES = sorted(path.name for path in FOLDER.iterdir())
TEXT = """\
# A comment.
-fruit = Apfel
one = Ein { -fruit }
    .braille = 1 { -fruit }

# Another one.
many = { $count ->
    [one] { one }
   *[other] { dozen.terse } und { one }
}
dozen = Zwölf
    .terse = 12
"""


@pytest.mark.parametrize("file", FILES)
def test_entries_are_those_of_the_whole_file(file: str) -> None:
    """Cut into entries, a file has the messages that Fluent finds in it, and no junk."""
    text = (FOLDER / file).read_text("utf-8")
    whole = FluentParser().parse(text).body
    found = Phrases(text)
    assert list(found.names) == [item.id.name for item in whole if isinstance(item, Message)]
    assert all(name in found for name in found.names)


def test_what_a_phrase_refers_to_is_parsed_with_it() -> None:
    """Messages, their attributes and terms, directly and through another message."""
    assert Phrases(TEXT).say("many", {"count": 3}) == "12 und Ein Apfel"
    assert Phrases(TEXT).say("many", {"count": 1}) == "Ein Apfel"
    assert Phrases(TEXT).has("one", "braille")
    assert "fruit" not in Phrases(TEXT)
