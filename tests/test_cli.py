"""The command line: every option, every complaint, help."""

import io
import json
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from skyjo_a11y import cli
from skyjo_a11y.app import main
from skyjo_a11y.bots import BOTS
from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.gamelog import Setup
from skyjo_a11y.narration.wording import Arrangement, Detail
from skyjo_a11y.option_words import flag, option_choices
from skyjo_a11y.rules.options import (
    OPTIONS,
    PRESETS,
    STANDARD,
    Doubling,
    FinalTie,
    FlipAfterDiscard,
    NextStarter,
    TargetRule,
    with_option,
)
from skyjo_a11y.saves import load
from skyjo_a11y.settings import Pace, Settings
from skyjo_a11y.text import fold
from tests.evenings import finished, save_lines, setup_of
from tests.referee import judge


class Run(NamedTuple):
    """What a run of the program came to."""

    status: int
    out: str
    err: str


Skyjo = Callable[..., Run]


@pytest.fixture
def skyjo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Skyjo:
    """The program in this process, with a home and a folder of its own."""
    home, here = tmp_path / "home", tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(home))
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))

    def run(*arguments: str, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return Run(status, out, err)

    return run


def begun(skyjo: Skyjo, *options: str) -> Setup:
    """What a game with these options was set up with."""
    path = Path("begun.skyjo")
    path.unlink(missing_ok=True)
    run = skyjo("spiel", "--spielstand", str(path), *options)
    assert (run.status, run.err) == (0, "")
    return load(path).log.setup


# -- spiel --------------------------------------------------------------------------------------


def test_a_game_needs_no_option(skyjo: Skyjo) -> None:
    """«spiel» alone: one person against two, by the standard rules, with cards of their own."""
    setups = [begun(skyjo), begun(skyjo)]
    for setup in setups:
        assert len(setup.people) == 1
        assert len(setup.players) == 3
        assert (setup.rules, setup.practice) == (STANDARD, False)
    assert setups[0].seed != setups[1].seed


def test_people_are_named(skyjo: Skyjo) -> None:
    """Each --mensch is one more at the keyboard; several play without opponents."""
    setup = begun(skyjo, "--mensch", "Jana", "--mensch=Jürgen", "--mensch", "Zoe\u0308")
    assert setup == setup_of("Jana Jürgen Zoë", "", seed=setup.seed)


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        (["--gegner", "3"], ["einfach"] * 3),
        (["--gegner", "zwei"], ["einfach"] * 2),
        (["--gegner", "zufall"], ["zufall"]),
        (["--gegner", "einfach,zufall"], ["einfach", "zufall"]),
        (["--gegner", "1", "--gegner", "zufall"], ["einfach", "zufall"]),
        (["--gegner=Anton:ZUFALL, einfach"], ["zufall", "einfach"]),
    ],
)
def test_opponents_are_counted_or_listed(
    skyjo: Skyjo, options: list[str], levels: list[str]
) -> None:
    """A count, levels, names with levels, and several --gegner together."""
    setup = begun(skyjo, "--mensch", "Jana", *options)
    assert [player.bot for player in setup.players[1:]] == levels
    assert len(set(setup.names)) == len(setup.names)


def test_an_opponent_keeps_the_name(skyjo: Skyjo) -> None:
    """NAME:LEVEL, beside one who gets a name."""
    assert "Anton" in begun(skyjo, "--gegner", "einfach,Anton:zufall").names


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_name(skyjo: Skyjo, preset: str) -> None:
    """--regeln takes each preset, in any case."""
    assert begun(skyjo, "--regeln", preset.upper()).rules == PRESETS[preset]


def flags() -> list[tuple[str, str, str]]:
    """Every option with every word, and numbers where it takes one."""
    words = [
        (option, word, value)
        for option in OPTIONS
        for word, value in option_choices(option).items()
    ]
    return [*words, ("target", "50", "50"), ("target", "1000", "1000"), ("rounds", "5", "5")]


@pytest.mark.parametrize(("option", "word", "value"), flags())
def test_every_rule_has_a_flag(skyjo: Skyjo, option: str, word: str, value: str) -> None:
    """Each value of each rule, in any spelling, on top of any preset."""
    plain = word.replace("ü", "ue").replace("ö", "oe").replace("ä", "ae")
    for spelling in (word, word.upper(), plain, unicodedata.normalize("NFD", word)):
        for arguments in ([f"--{flag(option)}", spelling], [f"--{flag(option)}={spelling}"]):
            setup = begun(skyjo, "--regeln", "taktil", *arguments)
            assert setup.rules == with_option(PRESETS["taktil"], option, value)


def test_switches_may_stand_alone(skyjo: Skyjo) -> None:
    """--reihen and --offen mean ja."""
    rules = begun(skyjo, "--reihen", "--offen", "--regeln", "kurz").rules
    assert rules == replace(PRESETS["kurz"], clear_rows=True, open_cards=True)


def test_flags_are_told_in_the_game(skyjo: Skyjo) -> None:
    """A game with many flags says by «regeln» what holds."""
    run = skyjo("spiel", "--ziel", "50", "--verdopplung", "immer", typed="regeln verdopplung\n")
    assert "Verdoppelt wird immer" in run.out


def test_several_flags_make_one_rule_set(skyjo: Skyjo) -> None:
    """Flags change single fields and leave the others as they are."""
    options = ["--zielregel", "ueberschreiten", "--beginn", "summe", "--verdopplung", "immer"]
    rules = begun(skyjo, *options, "--aufdecken", "frei", "--gleichstand", "stechen").rules
    assert rules == replace(
        STANDARD,
        target_rule=TargetRule.EXCEEDED,
        next_starter=NextStarter.HIGHEST_SUM,
        doubling=Doubling.ALWAYS,
        flip_after_discard=FlipAfterDiscard.OPTIONAL,
        final_tie=FinalTie.EXTRA_ROUND,
    )


@pytest.mark.parametrize(
    "word", ["--üben", "--ueben", "--ÜBEN", "--Ueben", unicodedata.normalize("NFD", "--üben")]
)
def test_practice_is_spelled_in_any_way(skyjo: Skyjo, word: str) -> None:
    """With ü, with ue, in capitals, composed and decomposed."""
    assert begun(skyjo, word).practice


@pytest.mark.parametrize(
    ("options", "advice"), [([], True), (["--tipps", "an"], True), (["--tipps=AUS"], False)]
)
def test_a_game_can_be_without_advice(skyjo: Skyjo, options: list[str], *, advice: bool) -> None:
    """«--tipps aus» belongs to the game, so it is saved with it."""
    assert begun(skyjo, *options).advice is advice


def test_a_table_can_be_without_advice(skyjo: Skyjo) -> None:
    """The same with real cards, whether the names are given or asked for."""
    for names, typed in (["Anna", "Ben"], ""), ([], "Anna Ben\n\n\n"):
        run = skyjo("begleiter", *names, "--tipps", "aus", typed=f"{typed}tipp\nende\n")
        assert "Diese Partie wird ohne Tipps gespielt." in run.out


def test_the_seed_decides_the_cards(skyjo: Skyjo) -> None:
    """Equal seeds, equal games; a seed is one line of text."""
    games = [skyjo("spiel", "--saat", "Jana 7", typed="a1 b1\n").out for _ in range(2)]
    assert games[0] == games[1] != skyjo("spiel", "--saat", "8", typed="a1 b1\n").out
    assert begun(skyjo, "--saat", " Jana\n 7\x00 ").seed == "Jana 7"
    assert begun(skyjo, "--saat", "0").seed == "0"


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        (["--umfang", "knapp"], {"detail": Detail.TERSE}),
        (["--umfang", "ausfuehrlich"], {"detail": Detail.FULL}),
        (["--umfang=AUSFÜHRLICH"], {"detail": Detail.FULL}),
        (["--anordnung", "reihen"], {"arrangement": Arrangement.ROWS}),
        (["--tempo", "schritt"], {"pace": Pace.STEP}),
        (["--braille", "40"], {"cells": 40}),
        (["--breite", "keine"], {"cells": 0}),
    ],
)
def test_settings_are_options_too(options: list[str], settings: dict[str, object]) -> None:
    """Each setting that belongs to a game has an option, with the words of the game."""
    found = cli.settings_of(cli.parse("spiel", options), Settings(cells=20))
    style = {name: settings.pop(name) for name in ("detail", "arrangement") if name in settings}
    expected = replace(Settings(cells=20), **settings)  # type: ignore[arg-type]
    assert found == replace(expected, style=replace(expected.style, **style))  # type: ignore[arg-type]


def test_options_of_a_game_are_no_settings_for_ever(skyjo: Skyjo) -> None:
    """What was chosen for one game by an option does not hold for the next one."""
    skyjo("spiel", "--breite", "40", typed="a1 b1\nende\n")
    assert "Du deckst" in skyjo("spiel", typed="a1 b1\nende\n").out


# -- --spielstand -------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left(skyjo: Skyjo) -> None:
    """--spielstand begins the file or goes on with it, whatever else is said."""
    options = ("spiel", "--spielstand", "abend.skyjo", "--saat", "7", "--mensch", "Jana")
    skyjo(*options, typed="a1 a2\n")
    before = Path("abend.skyjo").read_bytes()
    run = skyjo(*options, "--mensch", "Ole", typed="wer\n")
    assert run.out.startswith("Runde 1, ")
    assert Path("abend.skyjo").read_bytes() == before


def test_a_game_may_lie_anywhere(skyjo: Skyjo, tmp_path: Path) -> None:
    """The folder of the file is made if need be, «~» is the home folder."""
    assert skyjo("spiel", "--spielstand", "~/tief/unten.skyjo").status == 0
    assert (tmp_path / "home" / "tief" / "unten.skyjo").exists()


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"", "keine gespeicherte Partie"),
        (b"hello\n", "keine gespeicherte Partie"),
        (bytes(range(256)), "keine gespeicherte Partie"),
        (b"skyjo-a11y 2\n", "neueren Fassung"),
    ],
)
@pytest.mark.parametrize("command", ["spiel", "ereignisse"])
def test_a_file_that_is_no_game_is_refused(
    skyjo: Skyjo, command: str, data: bytes, part: str
) -> None:
    """One sentence, status 2, and the file is untouched."""
    path = Path("fremd.skyjo")
    path.write_bytes(data)
    option = ["--spielstand"] if command == "spiel" else []
    run = skyjo(command, *option, str(path))
    assert (run.status, run.out) == (2, "")
    assert part in run.err
    assert run.err.count("\n") == 1
    assert path.read_bytes() == data


@pytest.mark.parametrize("path", [".", "x" * 5000, "~nobody-of-that-name/x.skyjo"])
def test_an_impossible_file_is_no_accident(skyjo: Skyjo, path: str) -> None:
    """A folder is refused; where nothing can be written the game says so and goes on."""
    run = skyjo("spiel", "--spielstand", path, typed="a1 b1\n")
    if path == ".":
        assert (run.status, run.err.count("\n")) == (2, 1)
    else:
        assert run.status == 0
        assert "Du deckst A1 auf" in run.out


def test_a_disk_that_takes_nothing_is_told(skyjo: Skyjo, tmp_path: Path) -> None:
    """Without a place for saved games one can play, and is told that nothing is saved."""
    (tmp_path / "home").write_bytes(b"")
    run = skyjo("spiel", typed="a1 b1\nende\n")
    assert run.status == 0
    assert "nicht speichern" in run.out
    assert "Du deckst A1 auf" in run.out
    assert "nicht gespeichert" in run.out.splitlines()[-1]


# -- What is wrong ------------------------------------------------------------------------------

WRONG = [
    ["unsinn"],
    ["--unsinn"],
    ["--mensch", "Jana"],
    ["-x"],
    [""],
    ["\x1b[2J"],
    ["spiel", "unsinn"],
    ["spiel", "--unsinn"],
    ["spiel", "--unsinn", "--help"],
    ["spiel", "-x"],
    ["spiel", "--mensch"],
    ["spiel", "--mensch", ""],
    ["spiel", "--mensch", "Jana Ole"],
    ["spiel", "--mensch", "Jana2"],
    ["spiel", "--mensch", "ziehe"],
    ["spiel", "--mensch", "Jana", "--mensch", "JANA"],
    ["spiel", "--mensch", "\udcff"],
    ["spiel", *(word for letter in "efgiklmpq" for word in ("--mensch", f"P{letter}"))],
    ["spiel", "--gegner"],
    ["spiel", "--gegner", "0"],
    ["spiel", "--gegner", "8"],
    ["spiel", "--gegner", "-1"],
    ["spiel", "--gegner", "9" * 5000],
    ["spiel", "--gegner", "unsinn"],
    ["spiel", "--gegner", ""],
    ["spiel", "--gegner", "Anton"],
    ["spiel", "--gegner", "Jana:einfach", "--mensch", "Jana"],
    ["spiel", "--gegner", "4", "--gegner", "4"],
    ["spiel", "--regeln"],
    ["spiel", "--regeln", "unsinn"],
    ["spiel", "--ziel"],
    ["spiel", "--ziel", "0"],
    ["spiel", "--ziel", "1001"],
    ["spiel", "--ziel", "-50"],
    ["spiel", "--ziel", "fünfzig"],
    ["spiel", "--ziel", "50.5"],
    ["spiel", "--ziel", "9" * 5000],
    ["spiel", "--ziel", "\u0665\u0660"],
    ["spiel", "--runden", "0"],
    ["spiel", "--runden", "viele"],
    ["spiel", "--reihen", "vielleicht"],
    ["spiel", "--offen="],
    ["spiel", "--beginn", "unsinn"],
    ["spiel", "--verdopplung", "positiv immer"],
    ["spiel", "--gleichstand", ""],
    ["spiel", "--umfang", "laut"],
    ["spiel", "--anordnung", "schräg"],
    ["spiel", "--tipps", "manchmal"],
    ["begleiter", "Anna", "Ben", "--tipps", "9"],
    ["spiel", "--tempo", "schnell"],
    ["spiel", "--breite", "9"],
    ["spiel", "--braille", "81"],
    ["spiel", "--braille", "vierzig"],
    ["spiel", "--spielstand"],
    ["spiel", "--saat"],
    ["spiel", "--üben=vielleicht"],
    ["spiel", "--gegn", "2"],
    ["spiel", "--help=ja"],
    ["spiel", "--"],
    ["simulation", "unsinn"],
    ["simulation", "--partien", "0"],
    ["simulation", "--partien", "viele"],
    ["simulation", "--partien", "-1"],
    ["simulation", "--partien", "9" * 5000],
    ["simulation", "--spieler", "1"],
    ["simulation", "--spieler", "9"],
    ["simulation", "--spieler", "3", "--gegner", "einfach,zufall"],
    ["simulation", "--gegner", "unsinn"],
    ["simulation", "--arbeiter", "0"],
    ["simulation", "--umfang", "unsinn"],
    ["simulation", "--csv", "/nowhere/at/all"],
    ["simulation", "--csv", "--ereignisse", "-"],
    ["simulation", "--dask", "unsinn"],
    ["simulation", "--gegner", "0"],
    ["simulation", "--regeln", "unsinn"],
    ["simulation", "--ereignisse"],
    ["simulation", "--ereignisse", "/nowhere/at/all"],
    ["simulation", "--ereignisse", "."],
    ["simulation", "--mensch", "Jana"],
    ["ereignisse"],
    ["ereignisse", "nowhere.skyjo"],
    ["ereignisse", "."],
    ["ereignisse", "a", "b", "c"],
    ["ereignisse", "--unsinn"],
    ["ereignisse", "x" * 5000],
]
ENGLISH = ("usage", "error", "argument", "expected", "invalid", "unrecognized", "Traceback", "None")


@pytest.mark.parametrize("arguments", WRONG, ids=lambda words: ascii(" ".join(words))[:40])
def test_a_wrong_option_is_one_german_sentence(
    skyjo: Skyjo, tmp_path: Path, arguments: list[str]
) -> None:
    """One line on stderr, status 2, nothing on stdout, and nothing was done."""
    run = skyjo(*arguments)
    assert (run.status, run.out) == (2, "")
    assert run.err.endswith(".\n")
    assert run.err.count("\n") == 1
    assert not any(word in run.err for word in ENGLISH)
    assert run.err.isprintable() or run.err[:-1].isprintable()
    assert not (tmp_path / "home").exists()
    assert list((tmp_path / "here").iterdir()) == []


@pytest.mark.parametrize("option", OPTIONS)
def test_a_complaint_names_what_is_possible(skyjo: Skyjo, option: str) -> None:
    """A wrong value of a rule is met with all right ones."""
    run = skyjo("spiel", f"--{flag(option)}", "unsinn")
    assert f"--{flag(option)}" in run.err
    assert all(word in run.err for word in option_choices(option))
    assert "Zahl" in run.err or option not in ("target", "rounds")


@pytest.mark.parametrize("level", BOTS)
def test_a_complaint_names_the_levels(skyjo: Skyjo, level: str) -> None:
    """Whoever asks for an opponent that does not exist hears which ones do."""
    assert level in skyjo("spiel", "--gegner", "unsinn").err


# -- Help ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["--help", "-h", "--hilfe", "hilfe", "HILFE"])
def test_the_program_has_help(skyjo: Skyjo, word: str) -> None:
    """It names every subcommand."""
    run = skyjo(word)
    assert (run.status, run.err) == (0, "")
    assert all(command in fold(run.out) for command in cli.COMMANDS)


@pytest.mark.parametrize("word", ["--help", "-h", "--hilfe"])
@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(skyjo: Skyjo, command: str, word: str) -> None:
    """Help needs no other option, begins no game, and names every option there is."""
    run = skyjo(command.upper(), word)
    assert (run.status, run.err) == (0, "")
    actions = cli._PARSERS[command]()._actions
    # the first name is the German one
    options = [action.option_strings[0] for action in actions if action.option_strings]
    options.remove("-h")
    missing = {name for name in options if name not in fold(run.out)}
    # a score pad tells no grids and no turns
    assert missing == ({"--anordnung", "--tempo"} if command == "wertung" else set())


@pytest.mark.parametrize("option", OPTIONS)
def test_help_explains_every_rule(skyjo: Skyjo, option: str) -> None:
    """Flag, choices and a sentence for each rule."""
    lines = skyjo("spiel", "--help").out.splitlines()
    line = next(line for line in lines if line.strip().startswith(f"--{flag(option)}:"))
    assert all(word in line for word in option_choices(option))


def test_the_version_is_told(skyjo: Skyjo) -> None:
    """Name and number, for whoever reports a bug."""
    run = skyjo("--version")
    assert run.status == 0
    assert run.out.startswith("skyjo-a11y ")


# -- simulation and ereignisse ------------------------------------------------------------------


def test_a_simulation_counts(skyjo: Skyjo) -> None:
    """Games, rounds, and in the end a line for each person."""
    run = skyjo("simulation", "--partien", "3", "--spieler", "4", "--gegner", "einfach")
    assert (run.status, run.err) == (0, "")
    first, *others = run.out.splitlines()
    assert first.startswith("3 Partien sind gespielt, ")
    names = [line.split(",")[0] for line in others[-4:]]
    assert names == ["Vera", "Anton", "Lea", "Max"]


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ([], 2),
        (["--spieler", "8"], 8),
        (["--gegner", "zufall"], 2),
        (["--gegner", "4"], 4),
        (["--gegner", "einfach,zufall,einfach"], 3),
        (["--gegner", "einfach,zufall", "--spieler", "2"], 2),
    ],
)
def test_a_simulation_seats_whom_it_is_told(skyjo: Skyjo, options: list[str], seats: int) -> None:
    """One level for all, a count, or one level for each."""
    run = skyjo("simulation", "--partien", "1", "--runden", "1", "--umfang", "knapp", *options)
    assert len(run.out.splitlines()) == 1 + seats


@pytest.mark.parametrize("preset", PRESETS)
def test_a_simulation_writes_events(skyjo: Skyjo, preset: str) -> None:
    """The file holds all games, one after the other, and passes the referee."""
    options = ["--partien", "2", "--spieler", "3", "--regeln", preset, "--reihen"]
    run = skyjo("simulation", *options, "--saat", "7", "--ereignisse", "games.jsonl")
    assert (run.status, run.err) == (0, "")
    lines = Path("games.jsonl").read_text("utf-8").splitlines()
    verdict = judge(lines)
    assert (verdict.games, verdict.finished) == (2, True)
    assert json.loads(lines[0])["rules"]["clear_rows"] is True


def test_events_on_standard_output_are_alone_there(skyjo: Skyjo) -> None:
    """What a program reads is events and nothing else; what a person hears goes beside it."""
    options = ["--partien", "2", "--saat", "7", "--runden", "1"]
    run = skyjo("simulation", *options, "--ereignisse", "-")
    assert judge(run.out.splitlines()).games == 2
    assert run.err.startswith("2 Partien sind gespielt")
    assert skyjo("simulation", *options, "--ereignisse", "file").out == run.err


def test_a_seed_of_any_signs_is_no_accident(skyjo: Skyjo) -> None:
    """Bytes that are no text in a seed neither stop a simulation nor reach its file."""
    run = skyjo("simulation", "--partien", "1", "--saat", "\udcff\x00\n7", "--ereignisse", "a")
    assert run.status == 0
    assert json.loads(Path("a").read_text("utf-8").splitlines()[0])["seed"] == "7/1"


def test_the_events_of_a_save_are_what_was_told(skyjo: Skyjo) -> None:
    """«ereignisse» gives exactly the events that the game told, and they pass the referee."""
    game = finished(setup_of("Jana", "einfach zufall", rules=replace(STANDARD, rounds=2)))
    path = save_lines(Path("abend.skyjo"), game.lines)
    run = skyjo("ereignisse", str(path))
    label = GameLabel(("Jana", "Vera", "Anton"), "deck", "7")
    assert run.out.splitlines() == list(exported(label, game.events))
    assert judge(run.out.splitlines()).finished
    assert skyjo("ereignisse", str(path), "abend.jsonl").out == ""
    assert Path("abend.jsonl").read_text("utf-8") == run.out


def test_an_unfinished_game_has_events_too(skyjo: Skyjo) -> None:
    """The export stops where the game stands."""
    skyjo("spiel", "--spielstand", "abend.skyjo", typed="a1 a2\nz\n")
    run = skyjo("ereignisse", "abend.skyjo")
    lines = run.out.splitlines()
    assert not judge(lines).finished
    assert json.loads(lines[-1])["type"] == "card_drawn"


@pytest.mark.parametrize("target", ["abend.skyjo", "./abend.skyjo", "link.skyjo"])
def test_events_never_take_the_place_of_their_save(skyjo: Skyjo, target: str) -> None:
    """Writing the events over the game itself is refused, by whatever name."""
    skyjo("spiel", "--spielstand", "abend.skyjo", typed="a1 a2\n")
    Path("link.skyjo").symlink_to("abend.skyjo")
    before = Path("abend.skyjo").read_bytes()
    run = skyjo("ereignisse", "abend.skyjo", target)
    assert (run.status, run.err.count("\n")) == (2, 1)
    assert Path("abend.skyjo").read_bytes() == before


def test_a_damaged_save_gives_no_events(skyjo: Skyjo) -> None:
    """A game that is damaged further back is refused before anything is written."""
    lines = finished(setup_of(rules=replace(STANDARD, rounds=2))).lines
    del lines[lines.index("begin") + 1]
    save_lines(Path("abend.skyjo"), lines)
    run = skyjo("ereignisse", "abend.skyjo", "abend.jsonl")
    assert (run.status, run.out) == (2, "")
    assert not Path("abend.jsonl").exists()


def test_scripts_may_use_the_names_of_the_rule_set() -> None:
    """Each rule option is also known by its field's name, and its values by their spelling."""
    line = "--target-rule exceeded --next_starter winner --clear_rows --target 60"
    rules = cli.rules_of(cli.parse("simulation", line.split()))
    assert (rules.target, rules.target_rule) == (60, TargetRule.EXCEEDED)
    assert rules.next_starter is NextStarter.WINNER
    assert rules.clear_rows
