"""The file that keeps the settings: read as far as it goes, and no line of it lost."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from skyjo_a11y import disk
from skyjo_a11y.narration.wording import Arrangement, Detail, Style
from skyjo_a11y.output.sound import Audience, Rate, Sound, Volume
from skyjo_a11y.settings import (
    FEWEST_CELLS,
    MOST_CELLS,
    SETTINGS,
    Pace,
    Settings,
    changed,
    choices,
    differences,
    value_of,
)
from skyjo_a11y.settings_file import LARGEST_FILE, Found, keep, load
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
    cells=st.just(0) | st.integers(FEWEST_CELLS, MOST_CELLS),
    tips=st.booleans(),
    contrast=st.booleans(),
    sound=st.builds(
        Sound,
        audience=st.sampled_from(Audience),
        text=st.booleans(),
        braille_messages=st.booleans(),
        bell=st.booleans(),
        rate=st.sampled_from(Rate),
        volume=st.sampled_from(Volume),
        voice=st.sampled_from(["", "Microsoft Hedda Desktop - German", "a = b"]),
    ),
)
in_one_folder = hypothesis_settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of settings that is not there yet, nor is its folder."""
    return tmp_path / "folder" / "einstellungen.txt"


def texts(path: Path) -> list[str]:
    """The lines of the file."""
    return path.read_text("utf-8").splitlines()


@in_one_folder
@given(all_settings, all_settings)
def test_settings_are_kept(tmp_path: Path, before: Settings, after: Settings) -> None:
    """What was changed is there at the next start, beside what was changed earlier."""
    path = tmp_path / "settings.txt"
    path.unlink(missing_ok=True)
    keep(path, differences(Settings(), before))
    assert _unknowing(load(path)) == Found(before)
    keep(path, differences(before, after))
    assert _unknowing(load(path)) == Found(after)
    assert [child.name for child in path.parent.iterdir()] == [path.name]


def test_the_file_reads_aloud(path: Path) -> None:
    """Each line is a word that players type, and its value."""
    every = Settings(style=Style(detail=Detail.FULL, letter_names=True), cells=40, contrast=True)
    keep(path, {command: value_of(every, command) for command in SETTINGS})
    assert texts(path) == [
        "umfang = ausführlich",
        "tempo = frei",
        "anordnung = spalten",
        "buchstaben = namen",
        "zwo = aus",
        "tipps = an",
        "kontrast = an",
        "braille = 40",
        "vorlesen = aus",
        "ausgabe = text",
        "braille-meldung = aus",
        "glocke = aus",
        "sprechtempo = normal",
        "lautstärke = normal",
        "stimme = normal",
    ]


def test_a_line_about_the_voice_means_that_it_is_known(path: Path) -> None:
    """Who once switched it on has heard whom it is for, whatever the line says now."""
    keep(path, {Command.ZWO: "an"})
    assert not load(path).settings.sound.explained
    keep(path, {Command.SPEECH: "aus"})
    assert load(path).settings.sound.explained


def _unknowing(found: Found) -> Found:
    sound = replace(found.settings.sound, explained=False)
    return found._replace(settings=replace(found.settings, sound=sound))


def test_a_change_touches_its_own_line_only(path: Path) -> None:
    """Remarks, blank lines, mistakes and settings of newer versions stay where they stand."""
    path.parent.mkdir()
    others = ["# von Hand", "", "umfnag = knapp", "neues = an", "zwo = vielleicht"]
    path.write_text("\n".join([*others, "umfang = knapp", "Umfang=normal"]), "utf-8")
    keep(path, {Command.DETAIL: "ausführlich", Command.BRAILLE: "40"})
    assert texts(path) == [*others, "umfang = ausführlich", "braille = 40"]
    assert load(path) == Found(Settings(style=Style(detail=Detail.FULL), cells=40), unclear=3)


@pytest.mark.parametrize(
    ("data", "unclear"),
    [
        (b"", 0),
        (b"\xef\xbb\xbfzwo = aus\r\n\r\n# Rest\r\n", 0),
        (b"umfang\n=\numfang =\nnonsense = 7\nbraille = 9999\n", 5),
        (b"hilfe = an\nziehe = b2\n", 2),
        (b"\x1b[31mumfang = knapp\n", 1),
    ],
)
def test_what_is_not_understood_has_its_default(path: Path, data: bytes, unclear: int) -> None:
    """Lines that say nothing are counted and change nothing."""
    path.parent.mkdir()
    path.write_bytes(data)
    assert load(path) == Found(Settings(), unclear=unclear)


def test_good_lines_count_beside_bad_ones(path: Path) -> None:
    """A file edited by hand is read as far as it can be understood."""
    path.parent.mkdir()
    path.write_text("umfang=AUSFUEHRLICH\r\n\r\nzwo = vielleicht\nBreite = 20", "utf-8")
    assert load(path) == Found(Settings(style=Style(detail=Detail.FULL), cells=20), unclear=1)


NO_TEXT = [
    b"\x00\xff\xfe",
    "umfang = knapp".encode("utf-16"),
    bytes(range(256)),
    "umfang = ausführlich".encode("cp1252"),
    b"umfang = knapp\n" * LARGEST_FILE,
]


@pytest.mark.parametrize("data", NO_TEXT, ids=["zeros", "utf-16", "bytes", "cp1252", "huge"])
def test_what_is_no_text_is_kept_under_another_name(path: Path, data: bytes) -> None:
    """Nothing of it holds; the first change begins a new file and loses no byte of the old one."""
    path.parent.mkdir()
    path.write_bytes(data)
    assert load(path) == Found(Settings(), unreadable=True)
    assert path.read_bytes() == data
    keep(path, {Command.ZWO: "an"})
    assert texts(path) == ["zwo = an"]
    assert path.with_name("einstellungen-1.txt").read_bytes() == data
    path.write_bytes(b"\0")
    keep(path, {Command.ZWO: "an"})
    assert path.with_name("einstellungen-2.txt").read_bytes() == b"\0"


def test_no_file_means_the_defaults(path: Path) -> None:
    """A first start is no fault."""
    assert load(path) == Found(Settings())


def test_a_folder_in_its_place_is_no_file(path: Path) -> None:
    """It is told, left alone, and nothing can be kept."""
    path.mkdir(parents=True)
    assert load(path) == Found(Settings(), unreadable=True)
    with pytest.raises(OSError, match="folder"):
        keep(path, {Command.ZWO: "an"})


@in_one_folder
@given(st.binary(max_size=200))
def test_no_bytes_disturb(tmp_path: Path, data: bytes) -> None:
    """Whatever lies there, the program starts, and a change holds afterwards."""
    path = tmp_path / "settings.txt"
    path.write_bytes(data)
    found = load(path)
    changed_once = changed(found.settings, Command.BRAILLE, "33")
    assert changed_once is not None
    keep(path, {Command.BRAILLE: "33"})
    assert load(path).settings == (Settings(cells=33) if found.unreadable else changed_once)


def test_a_failing_disk_leaves_the_old_settings(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If writing fails, the old file stays whole."""
    keep(path, {Command.BRAILLE: "40"})

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        keep(path, {Command.BRAILLE: "20"})
    assert load(path) == Found(Settings(cells=40))


WRITER = """
import sys
from pathlib import Path
from skyjo_a11y.settings_file import keep
from skyjo_a11y.vocabulary import Command
for word in sys.argv[3:] * 10:
    keep(Path(sys.argv[1]), {Command(sys.argv[2]): word})
"""


def test_programs_that_write_at_once_lose_nothing(path: Path) -> None:
    """Five programs set something else each, many times over: the last word of each is there."""
    wanted = {
        command: choices(command)[-1] for command in SETTINGS if command is not Command.BRAILLE
    }
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, path, command, *choices(command)])
        for command in wanted
    ]
    assert [writer.wait() for writer in writers] == [0] * len(writers)
    assert sorted(texts(path)) == sorted(
        f"{vocabulary().names[command]} = {word}" for command, word in wanted.items()
    )


def test_a_program_that_died_while_writing_blocks_nobody(path: Path) -> None:
    """Its lock ends with it, and what it had begun is no part of the file."""
    keep(path, {Command.ZWO: "an"})
    path.with_name(f".{path.name}.1234").write_text("umfang = kna", "utf-8")
    path.with_name(f".{path.name}.lock").touch()
    keep(path, {Command.DETAIL: "knapp"})
    assert texts(path) == ["zwo = an", "umfang = knapp"]


def test_a_program_that_hangs_while_writing_is_not_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while the change is given up, which is told."""
    monkeypatch.setattr(disk, "PATIENCE", 0.05)
    path.parent.mkdir()
    with disk.held(path), pytest.raises(disk.InUseError):
        keep(path, {Command.ZWO: "an"})
