"""Settings: their words, and how they are told and changed."""

from dataclasses import replace

import pytest

from skyjo_a11y.commands import Request
from skyjo_a11y.narration.wording import Detail
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.output.sound import Audience, Sound
from skyjo_a11y.preferences import all_told, change
from skyjo_a11y.settings import (
    SETTINGS,
    Settings,
    changed,
    choices,
    value_of,
)
from skyjo_a11y.sound_words import WHILE_SPEAKING
from skyjo_a11y.vocabulary import Command, vocabulary

#: A width is a number, a voice is whatever the machine has.
WORDED = [c for c in SETTINGS if c not in (Command.BRAILLE, Command.VOICE)]


@pytest.mark.parametrize("command", WORDED)
def test_every_word_of_a_setting_can_be_set(command: Command) -> None:
    """Each choice is taken, in any case, and told as it was set."""
    for word in choices(command):
        for spelling in (word, word.upper(), word.replace("ü", "ue")):
            new = changed(Settings(), command, spelling)
            assert new is not None
            assert value_of(new, command) == word


@pytest.mark.parametrize(
    ("word", "cells"),
    [("40", 40), ("0", 0), ("keine", 0), ("Ohne", 0), ("aus", 0), ("10", 10), ("80", 80)],
)
def test_a_display_has_cells(word: str, cells: int) -> None:
    """Ten to eighty cells, or none in several words."""
    new = changed(Settings(cells=20), Command.BRAILLE, word)
    assert new == Settings(cells=cells)


@pytest.mark.parametrize(
    "word", ["9", "81", "1", "-40", "4O", "", "vierzig", "99999", "\u0664\u0660", "40.0"]
)
def test_no_display_is_so(word: str) -> None:
    """What is no width changes nothing."""
    assert changed(Settings(), Command.BRAILLE, word) is None


@pytest.mark.parametrize("command", WORDED)
def test_other_words_set_nothing(command: Command) -> None:
    """Unknown words are told apart from choices."""
    for word in ("", "vielleicht", "42", "knapp normal"):
        assert changed(Settings(), command, word) is None


# -- At the prompt ------------------------------------------------------------------------------


@pytest.mark.parametrize("command", SETTINGS)
def test_a_setting_alone_tells_what_it_is_and_can_be(command: Command) -> None:
    """Without a word nothing changes, and all choices are told."""
    settings, told = change(Settings(), Request(command))
    text = " ".join(utterance.spoken for utterance in told)
    assert settings == Settings()
    assert vocabulary().names[command] in text
    possible = ("10", "80") if command is Command.BRAILLE else choices(command)
    assert all(choice in text for choice in possible)


@pytest.mark.parametrize("rest", ["knapp", "auf knapp", "knapp.", "bitte Knapp!", "= knapp"])
def test_small_words_beside_the_choice_do_no_harm(rest: str) -> None:
    """«umfang auf knapp» sets knapp."""
    settings, _ = change(Settings(), Request(Command.DETAIL, rest=rest))
    assert settings.style.detail is Detail.TERSE


def test_a_wrong_word_tells_the_choices() -> None:
    """What a setting can't be changes nothing, and the choices are told."""
    settings, told = change(Settings(), Request(Command.DETAIL, rest="laut"))
    assert settings == Settings()
    assert "knapp, normal, ausführlich" in told[0].spoken


def test_all_settings_are_told_together() -> None:
    """«einstellungen» names each with its value."""
    settings = Settings(cells=40, sound=Sound(audience=Audience.PERSON))
    text = " ".join(utterance.spoken for utterance in all_told(settings))
    for command in SETTINGS:
        name, value = vocabulary().names[command], value_of(settings, command)
        assert f"{name} {value}" in text


def test_how_a_voice_speaks_is_told_only_while_there_is_one() -> None:
    """Most people never hear of it: «einstellungen» stays short."""
    text = " ".join(utterance.spoken for utterance in all_told(Settings()))
    told = {command for command in SETTINGS if vocabulary().names[command] in text}
    assert set(SETTINGS) - told == set(WHILE_SPEAKING)


def test_all_settings_are_short_for_fingers() -> None:
    """Switches stand together behind «an» and «aus», and everything takes four lines."""
    settings = replace(Settings(cells=40), tips=False, contrast=True)
    (told,) = all_told(settings)
    assert lines_of(told, 40, None) == [
        "braille 40, umfang normal, tempo frei,",
        "anordnung spalten, buchstaben,",
        "an: kontrast, aus: zwo, tipps,",
        "vorlesen, braille-meldung, glocke",
    ]


@pytest.mark.parametrize("command", SETTINGS)
def test_no_setting_is_left_out_for_fingers(command: Command) -> None:
    """Whatever the ear gets is under the fingers too."""
    settings = Settings(sound=Sound(audience=Audience.PERSON))
    (told,) = all_told(settings)
    assert vocabulary().names[command] in told.braille(39)
