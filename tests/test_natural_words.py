"""What people say who have read nothing: their own words for what the game can do."""

from pathlib import Path

import pytest

from skyjo_a11y.commands import Request, Unclear, parse
from skyjo_a11y.topics.finding import find, named_by
from skyjo_a11y.vocabulary import Command
from tests.evenings import Talk, desk_in, setup_of

NAMES = ("Jana", "Anna", "Ben")
C3 = 8

PLAIN = [
    ("hilf mir bitte|help|Menü|was kann ich machen|was soll ich tun", Command.HELP),
    ("Spielregeln|Spielanleitung", Command.RULES),
    ("was würdest du tun|was ist besser|was ist am besten|Rat", Command.TIP),
    ("Zwischenstand|Rangliste|wer ist vorn|wie steht es", Command.TOTALS),
    ("noch einmal|nochmal bitte|sag das nochmal", Command.REPEAT),
    ("rückgängig machen|mach das rückgängig|vertippt|zurücknehmen", Command.UNDO),
    ("neu starten|starte neu|neues Spiel|Neustart", Command.NEW_GAME),
    ("exit|quit|verlassen|Spiel verlassen|tschüss", Command.QUIT),
    ("ok|okay|fertig|fortsetzen", Command.GO_ON),
    ("Optionen|Einstellungen Optionen", Command.SETTINGS),
    ("lauter|leiser", Command.VOLUME),
    ("schneller|langsamer", Command.RATE),
    ("Karte ziehen|Stapel ziehen|vom Stapel ziehen|nachziehen", Command.DRAW),
    ("Ablage nehmen|von der Ablage nehmen|aufnehmen", Command.TAKE),
    ("weg damit", Command.DISCARD),
    ("wer beginnt", Command.WHOSE),
]


@pytest.mark.parametrize(("lines", "command"), PLAIN)
def test_natural_words_are_understood(lines: str, command: Command) -> None:
    """A line in one's own words is the one request it means, no more and no guess."""
    for line in lines.split("|"):
        assert parse(line, NAMES) == [Request(command)], line


def test_discarding_and_turning_up_in_one_sentence_is_one_move() -> None:
    """The verb for turning up, said last, is no second move."""
    expected = [Request(Command.DISCARD, positions=(C3,))]
    assert parse("ablegen und C3 aufdecken", NAMES) == expected


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("was liegt bei Anna", Request(Command.WHAT, people=(1,))),
        ("Annas Karten", Request(Command.CARDS, people=(1,))),
        ("wie viele Karten hat Anna noch verdeckt", Request(Command.HIDDEN, people=(1,))),
    ],
)
def test_a_question_about_somebody_is_asked_of_them(line: str, request_: Request) -> None:
    """Whose cards are meant is kept, also in the genitive and before the verb."""
    assert parse(line, NAMES) == [request_]


def test_a_word_of_two_letters_is_no_near_miss() -> None:
    """«wo» is not guessed to be «zwo»: between such short words everything is near."""
    assert parse("wo bin ich", NAMES) == [Unclear("wo")]


@pytest.mark.parametrize(
    ("word", "topic"),
    [("gleichstand", "gleichstand"), ("Fängt", "eröffnung"), ("matte!", "tisch"), ("xyz", "")],
)
def test_a_word_of_the_rules_names_its_topic(word: str, topic: str) -> None:
    """What somebody asks without «regeln» can be offered as a topic, but only a whole word."""
    assert named_by(word) == topic


def test_a_question_about_the_rules_is_offered_the_topic(tmp_path: Path) -> None:
    """At the table a word of the rules alone is no error: yes tells the rule."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))
    assert talk.say("gleichstand")[0] == "Meintest du regeln gleichstand? Mit ja geschieht es."
    assert talk.say("ja") == talk.say("regeln gleichstand")


def test_rules_please_lists_the_topics(tmp_path: Path) -> None:
    """A polite word behind «regeln» is no topic."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))
    assert talk.say("regeln bitte") == talk.say("regeln")


@pytest.mark.parametrize(
    ("question", "topic"),
    [
        ("kann ich passen", "passen"),
        ("darf ich die Karten ansehen", "nachsehen"),
        ("wann ist das Spiel aus", "partieende"),
    ],
)
def test_disputes_at_the_table_find_their_rule(question: str, topic: str) -> None:
    """The verbs that people argue with lead to a topic."""
    found = find(question)
    assert found is not None
    assert topic in found.topic.words


@pytest.mark.parametrize(
    ("opponents", "next_prompt"),
    [("2", "Stärke, einfach: "), ("Vera:leicht", "Regeln, standard: ")],
)
def test_a_level_said_with_the_opponents_is_not_asked_again(
    tmp_path: Path, opponents: str, next_prompt: str
) -> None:
    """Whoever names opponents with their level goes straight on to the rules."""
    talk = Talk(desk_in(tmp_path))
    talk.say("Jana", opponents)
    assert talk.prompt == next_prompt


@pytest.mark.parametrize(
    "line", ["soll ich ziehen", "Kann ich die 2 nehmen", "muss ich wirklich ziehen"]
)
def test_who_asks_whether_to_move_has_not_moved(tmp_path: Path, line: str) -> None:
    """A drawn card can't be given back, so «soll ich ziehen» helps even without its mark."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))
    talk.say("a1 d1")
    before = talk.state
    talk.say(line)
    assert talk.state == before
