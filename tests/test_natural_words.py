"""What people say who have read nothing: their own words for what the game can do."""

from pathlib import Path

import pytest

from skyjo_a11y.commands import Request, Unclear, parse
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.rules.options import PRESETS, STANDARD, RuleSet, with_option
from skyjo_a11y.topics.finding import find, named_by
from skyjo_a11y.vocabulary import Command
from tests.evenings import Talk, desk_in, setup_of, told

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
    ("wer beginnt|wann bin ich dran|wann bin ich wieder dran?", Command.WHOSE),
    ("wie viele Karten sind noch da|wieviele Karten gibt es noch|Stapel", Command.PILE),
    ("wie viele Karten sind übrig|wie viele Karten liegen noch im Stapel", Command.PILE),
    ("wie viele Karten habe ich noch", Command.CARDS),
    ("wie viele Karten sind noch verdeckt", Command.HIDDEN),
    ("behalten|ich behalte sie|die möchte ich behalten", Command.SWAP),
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


# -- The end, the sound, a card that is kept, an answer to nothing ---------------------------------


@pytest.fixture
def talk(tmp_path: Path) -> Talk:
    """Jana at a table, before her first turn."""
    return Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))


@pytest.mark.parametrize(
    ("rules", "answer"),
    [
        (STANDARD, ["Die Partie endet bei 100 Punkten."]),
        (PRESETS["kurz"], ["Die Partie endet bei 50 Punkten."]),
        (
            PRESETS["taktil"],
            ["Die Partie endet bei 100 Punkten.", "Das Ziel muss überschritten werden."],
        ),
        (
            with_option(STANDARD, "rounds", "3"),
            ["Gespielt werden 3 Runden, das Ziel gilt nicht."],
        ),
    ],
)
def test_when_it_is_over_is_the_ruling_in_force(
    tmp_path: Path, rules: RuleSet, answer: list[str]
) -> None:
    """«wann ist Schluss» never ends the program: it tells the target or the number of rounds."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach", rules=rules))
    for line in ("wann ist Schluss", "wann ist Ende?", "wann", "wann ist es vorbei"):
        assert talk.say(line) == answer
        assert not talk.reply.over


def test_when_the_round_is_over_is_the_rule_of_it(talk: Talk) -> None:
    """Of a round only if that was said."""
    (answer,) = talk.say("wann ist die Runde zu Ende")
    assert answer.startswith("Wer keine verdeckte Karte mehr hat, beendet die Runde.")


def test_another_when_is_not_understood(talk: Talk) -> None:
    """What nobody can answer is said, with an example."""
    assert talk.say("wann regnet es") == ["Wann verstehe ich nicht. Zum Beispiel: decke B2 auf."]


@pytest.mark.parametrize(
    ("before", "answer"),
    [
        ((), "Stimme und Glocke sind beide aus."),
        (("glocke an",), "Es gilt: glocke aus."),
        (("vorlesen tisch",), "Es gilt: vorlesen aus."),
        (
            ("glocke an", "vorlesen tisch"),
            "Meinst du die Stimme oder die Glocke? Sag vorlesen aus oder glocke aus.",
        ),
    ],
)
@pytest.mark.parametrize("line", ["ton aus", "mach den Ton aus"])
def test_sound_off_is_what_is_on(
    talk: Talk, line: str, before: tuple[str, ...], answer: str
) -> None:
    """«ton aus» switches off the only thing that sounds, and asks if there are two."""
    talk.say(*before)
    assert talk.say(line)[0] == answer


@pytest.mark.parametrize(("line", "word"), [("ton", "aus"), ("ton an", "an"), ("Töne", "aus")])
def test_sound_on_is_asked_back(talk: Talk, line: str, word: str) -> None:
    """Which of the two is wanted nobody can know."""
    kept = talk.desk.settings
    assert talk.say(line)[0].endswith(f"Sag vorlesen {word} oder glocke {word}.")
    assert talk.desk.settings == kept


def test_a_name_is_no_near_miss_of_an_everyday_word(talk: Talk) -> None:
    """«Anna», who is not at the table, is not taken for «wann», nor «Tom» for «ton»."""
    for name in ("Anna", "Tom"):
        assert talk.say(f"karten {name}")[0].startswith(f"{name} verstehe ich nicht.")


def test_a_card_is_kept_by_saying_where(talk: Talk) -> None:
    """«behalten» with a card in hand asks where to put it, and without one says why not."""
    talk.say("a1 b1")
    assert talk.say("behalten")[0].startswith("Noch ist keine Karte in der Hand.")
    talk.say("z", "die behalte ich")
    assert talk.prompt == "Wohin: "
    assert talk.say("c1")[0].startswith("Du legst ")


def test_keeping_a_place_is_never_a_swap(talk: Talk) -> None:
    """«behalte B2» may mean the card that lies there, so nothing is done."""
    talk.say("a1 b1", "z")
    before = talk.state
    assert talk.say("behalte a1") == ["Behalte verstehe ich nicht. Zum Beispiel: tausche B2."]
    assert talk.state == before


def test_the_card_in_hand_may_be_named_with_it(talk: Talk) -> None:
    """«die 7 behalten» is about the card in hand, or says that it is another one."""
    talk.say("a1 b1", "z")
    hand = talk.state.hand
    assert hand is not None
    other = 3 if hand == 12 else 12
    assert talk.say(f"die {other} behalten")[0].startswith("Die Karte ist ")
    talk.say(f"ich will die {hand} behalten")
    assert talk.prompt == "Wohin: "


@pytest.mark.parametrize("line", ["ja", "nein", "Nein!", "j"])
def test_an_answer_to_nothing_is_met_kindly(talk: Talk, line: str) -> None:
    """Where no yes or no is asked for one line says so, with what is possible."""
    before = talk.state
    assert talk.say(line)[0] == (
        "Ja oder nein ist gerade nicht gefragt. Möglich ist zum Beispiel: decke B2 auf."
    )
    assert talk.state == before


@pytest.mark.parametrize("line", ["ja", "nein", "j", "n"])
def test_an_answer_to_nothing_is_met_kindly_at_a_pad(tmp_path: Path, line: str) -> None:
    """The score pad says the same, and writes nothing."""
    desk = desk_in(tmp_path)
    people = (Player("Anna"), Player("Nele"))
    pad = Setup(STANDARD, people, "", source=Source.PAD)
    conversation = Conversation(desk, desk.begin(pad))
    conversation.begin()
    before = [path.read_bytes() for path in desk.folder.iterdir()]
    assert told(conversation.hear(line)) == [
        "Ja oder nein ist gerade nicht gefragt. Möglich ist zum Beispiel: runde Anna 19 14."
    ]
    assert [path.read_bytes() for path in desk.folder.iterdir()] == before
