"""What stands on the crib and on the empty pad, whatever the form."""

import pytest

from skyjo_a11y.guidance import in_force, is_ignored
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.options import OPTIONS, RuleSet, spelled
from skyjo_a11y.rules.options import STANDARD as USUAL
from skyjo_a11y.settings import SETTINGS
from skyjo_a11y.sheets.contents import ROUNDS, blank_pad, crib
from skyjo_a11y.sheets.document import Document, Heading, Listing, Paragraph, ScoreTable
from skyjo_a11y.topics.catalog import topic_named
from skyjo_a11y.topics.telling import rule_lines
from skyjo_a11y.vocabulary import WORDLESS, Command, vocabulary, words_of
from tests.topics.rule_sets import RULE_SETS, changed

#: Settings that nearly everybody makes once; «einstellungen» names the others too.
_USUAL = {Command.DETAIL, Command.PACE, Command.ARRANGEMENT, Command.BRAILLE, Command.SPEECH}
#: Saving needs no command; the course says how one skips, the companion how a turn is set right;
#: «ton» is «vorlesen» or «glocke» in other words, and the crib says itself when the game is over.
_NEEDLESS = {
    Command.SAVE,
    Command.SKIP,
    Command.TURN,
    Command.SOUND,
    Command.WHEN,
    *SETTINGS,
} - _USUAL
WORDED = [command for command in Command if command not in (*WORDLESS, *_NEEDLESS)]


def words(document: Document) -> str:
    """All that a document says, a thing a line."""
    lines: list[str] = []
    for block in document.blocks:
        match block:
            case Heading(text) | Paragraph(text):
                lines.append(text)
            case Listing(items):
                lines += items
            case ScoreTable():
                lines += block.people
    return "\n".join(lines)


@pytest.mark.parametrize("command", WORDED)
def test_every_command_is_on_the_crib(command: Command) -> None:
    """A new command can't be forgotten; where it has a short form, that stands in brackets."""
    groups = phrases("sheet").say("crib-groups")
    assert vocabulary().names[command] in groups.replace(",", " ").replace(".", " ").split()
    if phrases("commands").has(f"command-{command}", "short"):
        assert f"({words_of(f'command-{command}')[-1]})" in groups


@pytest.mark.parametrize("name", ["game", "turn", "columns", "ending"])
def test_the_rules_are_those_of_the_topics(name: str) -> None:
    """The crib says the rules in the words of «regeln»."""
    assert " ".join(rule_lines(topic_named(name), USUAL)) in words(crib(USUAL))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_crib_follows_the_options(rules: RuleSet) -> None:
    """Whatever differs from the usual rules stands on the crib, and nothing that is ignored."""
    text = words(crib(rules))
    for option in OPTIONS:
        if is_ignored(option, rules):
            assert in_force(option, rules) not in text
        elif spelled(rules, option) != spelled(USUAL, option):
            assert in_force(option, rules) in text


def test_every_option_changes_the_crib() -> None:
    """No two single changes of the rules give the same crib."""
    sheets = [words(crib(rules)) for option in OPTIONS for rules in (USUAL, *changed(option))]
    assert len(set(sheets)) == len(sheets) - len(OPTIONS) + 1


@pytest.mark.parametrize("people", range(2, 9))
def test_a_pad_has_room_for_everybody(people: int) -> None:
    """Two to eight people, a row a round."""
    (table,) = blank_pad(people=people).blocks
    assert isinstance(table, ScoreTable)
    assert (len(table.people), table.rounds) == (people, ROUNDS)


def test_a_pad_bears_the_names() -> None:
    """In a game the pad is for those who play."""
    assert words(blank_pad(("Anna", "Jürgen"))) == "Anna\nJürgen"
