"""Settings: their words, and the file that keeps them."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from skyjo_a11y.commands import Request
from skyjo_a11y.narration.wording import Arrangement, Detail, Style
from skyjo_a11y.preferences import all_told, change
from skyjo_a11y.settings import (
    FEWEST_CELLS,
    MOST_CELLS,
    SETTINGS,
    Pace,
    Settings,
    changed,
    choices,
    load,
    save,
    value_of,
)
from skyjo_a11y.vocabulary import Command, vocabulary

all_settings = st.builds(
    Settings,
    style=st.builds(
        Style,
        detail=st.sampled_from(Detail),
        arrangement=st.sampled_from(Arrangement),
        letter_names=st.booleans(),
        zwo=st.booleans(),
    ),
    pace=st.sampled_from(Pace),
    tips=st.booleans(),
    cells=st.just(0) | st.integers(FEWEST_CELLS, MOST_CELLS),
)
WORDED = [command for command in SETTINGS if command is not Command.BRAILLE]


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


@hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(all_settings)
def test_settings_are_kept(tmp_path: Path, settings: Settings) -> None:
    """What is saved is loaded, in a folder that is made if need be."""
    path = tmp_path / "folder" / "settings.txt"
    save(path, settings)
    assert load(path) == settings
    assert [child.name for child in path.parent.iterdir()] == ["settings.txt"]


def test_the_file_reads_aloud(tmp_path: Path) -> None:
    """Each line is a word that players type, and its value."""
    path = tmp_path / "settings.txt"
    save(path, Settings(cells=40))
    assert path.read_text("utf-8").splitlines() == [
        "umfang = normal",
        "tempo = frei",
        "anordnung = spalten",
        "buchstaben = buchstaben",
        "zwo = aus",
        "tipps = an",
        "braille = 40",
    ]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff\xfe",
        b"umfang\n=\numfang =\nnonsense = 7\nbraille = 9999\n",
        "umfang = knapp".encode("utf-16"),
        bytes(range(256)),
    ],
)
def test_what_is_not_understood_has_its_default(tmp_path: Path, data: bytes) -> None:
    """A damaged file of settings never stops the program."""
    path = tmp_path / "settings.txt"
    path.write_bytes(data)
    assert load(path) == Settings()


def test_good_lines_count_beside_bad_ones(tmp_path: Path) -> None:
    """A file edited by hand is read as far as it can be understood."""
    path = tmp_path / "settings.txt"
    path.write_text("umfang=AUSFUEHRLICH\r\n\r\nzwo = vielleicht\nbraille = 20", "utf-8")
    assert load(path) == Settings(style=Style(detail=Detail.FULL), cells=20)


def test_no_file_and_a_folder_mean_the_defaults(tmp_path: Path) -> None:
    """A first start, and a folder in the file's place."""
    assert load(tmp_path / "nowhere") == Settings()
    assert load(tmp_path) == Settings()


def test_a_failing_disk_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If writing fails, the old file stays whole."""
    path = tmp_path / "settings.txt"
    save(path, Settings(cells=40))

    def full(*_args: object, **_kwargs: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="space"):
        save(path, Settings(cells=20))
    assert load(path) == Settings(cells=40)


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
    text = " ".join(utterance.spoken for utterance in all_told(Settings(cells=40)))
    for command in SETTINGS:
        name, value = vocabulary().names[command], value_of(Settings(cells=40), command)
        assert f"{name} {value}" in text
