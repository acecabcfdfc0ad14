"""What is told of a topic follows the rules in force and says where it is from."""

import pytest

from skyjo_a11y.commands import Unclear
from skyjo_a11y.guidance import in_force
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.option_words import flag
from skyjo_a11y.rules.options import OPTIONS, PRESETS, STANDARD, RuleSet, with_option
from skyjo_a11y.topics.catalog import TOPICS, topic_named
from skyjo_a11y.topics.telling import Frame, Part, look_up, told_of
from tests.topics.rule_sets import changed


def told(text: str, rules: RuleSet = STANDARD, frame: Frame = Frame.GAME) -> list[str]:
    """The sentences that «regeln» followed by ``text`` brings."""
    found = look_up(text, rules, frame)
    assert not isinstance(found, Unclear)
    return [utterance.spoken for utterance in found if utterance.spoken]


def sentences(topic: list[Utterance]) -> str:
    """All that is told, as one text."""
    return "\n".join(utterance.spoken for utterance in topic)


CHANGES = [(option, rules) for option in OPTIONS for rules in changed(option)]


@pytest.mark.parametrize(("option", "rules"), CHANGES)
def test_every_option_changes_the_text_of_its_topic(option: str, rules: RuleSet) -> None:
    """Whatever an option is set to, its topic tells that ruling and not the usual one."""
    topic = topic_named(option)
    now, usual = (sentences(told_of(topic, one, Frame.GAME)) for one in (rules, STANDARD))
    assert now != usual
    assert in_force(option, rules) in now
    assert in_force(option, STANDARD) not in now


@pytest.mark.parametrize(
    ("option", "rules"), [*((option, STANDARD) for option in OPTIONS), *CHANGES]
)
def test_every_ruling_has_its_example(option: str, rules: RuleSet) -> None:
    """Each value of an option is shown by an example, and no two values of words by the same."""
    example = told(f"{flag(option)} beispiel", rules)
    assert example[0].startswith("Zum Beispiel: ")
    if rules != STANDARD and option not in ("target", "rounds"):
        assert example != told(f"{flag(option)} beispiel")


def test_an_example_names_the_numbers_of_the_game() -> None:
    """Target, one point more, and the number of rounds are those of the rules in force."""
    exceeded = with_option(with_option(STANDARD, "target_rule", "exceeded"), "target", "75")
    assert told("zielregel beispiel", exceeded) == [
        "Zum Beispiel: Mit genau 75 Punkten geht die Partie weiter, erst mit 76 ist sie zu Ende."
    ]
    assert "Nach Runde 7 " in told("runden beispiel", with_option(STANDARD, "rounds", "7"))[0]


def test_fixed_rounds_make_the_target_idle() -> None:
    """With fixed rounds neither target nor its rule claims to be in force, nor shows how."""
    rounds = with_option(STANDARD, "rounds", "3")
    for topic in ("ziel", "zielregel"):
        text = "\n".join(told(topic, rounds))
        assert "In dieser Partie gilt: Kein Ziel, denn die Zahl der Runden steht fest." in text
        assert "Zum Beispiel" not in text


def test_the_order_is_rule_ruling_example_sources() -> None:
    """The ear gets first what decides the dispute, and last who says what."""
    assert [line.split()[0] for line in told("verdopplung")] == [
        *("Wer", "In", "Zum", "Beendet"),
        *("Nur", "Dass"),
    ]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_every_topic_says_where_it_is_from(topic: object) -> None:
    """Each rule and each piece of advice has its sources, asked for alone or told at the end."""
    name = next(one for one in TOPICS if one == topic)
    if name.name in ("whole", "quoted"):  # what is in force here, and the sources themselves
        return
    sources = told(f"{name.title} quellen")
    everything = told(name.title)
    start = everything.index(sources[0])
    assert everything[start : start + len(sources)] == sources
    assert any(
        word in "\n".join(sources)
        for word in ("Quelle", "Ausgabe", "Anleitung", "Ratgeber", "Seite")
    )


def test_the_frame_says_whose_rules_they_are() -> None:
    """In a game they are its own, before one the usual ones, on the command line as chosen."""
    always = with_option(STANDARD, "doubling", "always")
    ruling = "gilt: Verdoppelt wird immer, auch ein Ergebnis unter 0."
    assert f"In dieser Partie {ruling}" in told("verdopplung", always, Frame.GAME)
    assert f"So gewählt {ruling}" in told("verdopplung", always, Frame.CHOICE)
    assert any(
        line.startswith("Ohne andere Wahl gilt: ")
        for line in told("verdopplung", STANDARD, Frame.DEFAULT)
    )


def test_the_game_in_all_its_rulings() -> None:
    """«regeln partie» tells every ruling in force, each once."""
    text = told("partie", PRESETS["tschechisch"])
    for option in OPTIONS:
        assert "\n".join(text).count(in_force(option, PRESETS["tschechisch"])) == 1


def test_topics_are_listed_in_one_sentence() -> None:
    """«regeln» names every topic, then how to go on."""
    listed, more = told("")
    assert listed == f"Themen: {', '.join(topic.title for topic in TOPICS)}."
    assert "regeln verdopplung" in more


@pytest.mark.parametrize("option", OPTIONS)
def test_a_rule_has_one_word_everywhere(option: str) -> None:
    """The topic of an option is called like its flag on the command line."""
    assert topic_named(option).title == flag(option)


#: research/README.md and RULES.md 4 and 6: what our own trials and the sources have measured.
FIGURES = {
    "tipps": (
        *(
            "0,5 bis 0,8",
            "1,3",
            "0,4",
            "2,7",
            "0,2",
            "36 Punkte",
            "15 Nullen",
            "5 Karten mit minus 2",
        ),
        *("2 bis 4 Punkten Vorsprung in 58 Prozent", "8 bis 10 in 25", "14 bis 16 in 13"),
        *("ab 20 in 2 Prozent", "zu zweit in 13 Prozent", "zu viert in 25", "zu acht in 35"),
        *("40 bis 75", "5 Punkte Vorsprung zu wenig", "15 genügen"),
    ),
    "zeiten": ("20 bis 25", "25 bis 35", "30 bis 40", "40 bis 50", "50 bis 60", "5 bis 8 Runden"),
    "karten": ("150 Karten", "5 mit minus 2", "10 mit minus 1", "15 mit 0", "5,07", "61 Punkte"),
    "stapel": ("96 Karten", "53 im Stapel", "6 Prozent", "92 Prozent"),
    "tisch": ("20 mal 30 Zentimetern",),
    "hausregeln": ("50 oder 75", "drei bis fünf Runden"),
    "auswertung": ("17 weniger 12 sind 5", "Lea bekommt 16", "aus 42 werden 58"),
    "eröffnung": ("das sind 10", "das sind 6: Anna beginnt"),
}


@pytest.mark.parametrize(("topic", "figures"), FIGURES.items())
def test_advice_stands_beside_its_figures(topic: str, figures: tuple[str, ...]) -> None:
    """The figures of the sources and of our own research are told as they were measured."""
    text = "\n".join(told(topic))
    assert [figure for figure in figures if figure not in text] == []


def test_a_missing_example_is_said() -> None:
    """Silence would puzzle."""
    topic = topic_named("times")
    assert (
        sentences(told_of(topic, STANDARD, Frame.GAME, Part.EXAMPLE))
        == "Dazu gibt es kein Beispiel."
    )
