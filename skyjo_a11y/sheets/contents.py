"""The two sheets: the crib of rules and commands, and the empty score pad."""

from collections.abc import Iterator, Sequence

from skyjo_a11y.guidance import in_force, is_ignored
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.options import OPTIONS, STANDARD, RuleSet
from skyjo_a11y.sheets.document import Block, Document, Heading, Listing, Paragraph, ScoreTable
from skyjo_a11y.topics.catalog import topic_named
from skyjo_a11y.topics.telling import rule_lines

FILE = "sheet"
#: The topics that make up the rules on one page.
_TOPICS = ("game", "turn", "columns", "ending")
#: Said whatever their ruling is; the others only where they are not as usual.
_ALWAYS = ("target", "next_starter", "doubling", "flip_after_discard")
#: More than most games take: 5 to 8 rounds with four people (RULES.md 6).
ROUNDS = 12
USUAL_PEOPLE = 4


def crib(rules: RuleSet) -> Document:
    """The rules as they are in force under ``rules``, and all commands."""
    return Document(_say("crib-title"), tuple(_crib(rules)))


def blank_pad(names: Sequence[str] = (), people: int = USUAL_PEOPLE) -> Document:
    """A pad for ``names``, or for so many ``people`` without."""
    numbered = [_say("pad-person", number=str(number)) for number in range(1, people + 1)]
    table = ScoreTable(
        tuple(names or numbered), ROUNDS, _say("pad-round"), _say("pad-points"), _say("pad-total")
    )
    return Document(_say("pad-title"), (table,))


def _crib(rules: RuleSet) -> Iterator[Block]:
    yield Heading(_say("crib-rules"))
    for name in _TOPICS:
        yield Paragraph(" ".join(rule_lines(topic_named(name), rules)))
    yield Heading(_say("crib-in-force"))
    yield Listing(tuple(in_force(option, rules) for option in _told(rules)))
    yield Heading(_say("crib-commands"))
    yield Listing(tuple(_say("crib-groups").splitlines()))


def _told(rules: RuleSet) -> Iterator[str]:
    for option in OPTIONS:
        unusual = getattr(rules, option) != getattr(STANDARD, option)
        if (option in _ALWAYS or unusual) and not is_ignored(option, rules):
            yield option


def _say(name: str, **values: str) -> str:
    return phrases(FILE).say(name, values)
