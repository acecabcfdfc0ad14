"""The shape of the program: imports point inward, words lie in the phrase files."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skyjo_a11y.bots import BOTS
from skyjo_a11y.guidance import ANYWHERE
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.events import GameEnded
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import OPTIONS, STANDARD, choices
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.simulator import play_game
from skyjo_a11y.vocabulary import WORDLESS, Command, vocabulary, words_of
from tests.rules.random_play import steps

PACKAGE = Path(__file__).parent.parent / "skyjo_a11y"
MODULES = sorted(PACKAGE.rglob("*.py"))
WORDED = [command for command in Command if command not in WORDLESS]


def name_of(path: Path) -> str:
    """«rules.engine» for its file, «bots» for a package's own."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


TREES = {name_of(path): ast.parse(path.read_text("utf-8"), str(path)) for path in MODULES}


def imports(tree: ast.Module) -> Iterator[str]:
    """The modules that a module imports, anywhere in it, with their packages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inner_imports(name: str) -> set[str]:
    """The modules of the program that a module of it imports."""
    inner = {word.removeprefix("skyjo_a11y.") for word in imports(TREES[name])}
    return {word for word in inner & set(TREES) if word != name and word}


def part(name: str) -> str:
    """The package a module lies in, or the module itself."""
    return name.partition(".")[0]


# -- Imports ------------------------------------------------------------------------------------

#: From the inside out: a module may import what stands above it, and its own package.
#: ``console`` stands for everything that reads keys and writes to a terminal.
LAYERS = (
    {"records"},
    {"compact", "disk", "rules", "text"},
    {"answers", "dealing", "export"},
    {"reports"},
    {"bots", "gamelog"},
    {"advice", "bot_protocol", "gamelog_writing", "narration", "simulator"},
    {"gamelog_reading", "console", "output", "pages", "provenance", "replaying"},
    {"save_file", "simulation", "steps", "surroundings", "vocabulary"},
    {"saves", "sound_words"},
    {"names", "option_words", "session", "settings", "tokens"},
    {"commands", "guidance", "opponents", "problems", "settings_file", "table_session"},
    {"heard", "option_parsers", "text_files"},
    {"inquiries", "keeping", "looking_back", "meeting", "moves", "preferences"},
    {"topics"},
    {"examples", "prompts", "reviewing", "sheets", "told_cards"},
    {"advising", "correction_examples", "telling"},
    {"answering", "setting_right", "setup_questions"},
    {"table"},
    {"companion", "hints", "pad"},
    {"results"},
    {"desk"},
    {"checking", "course", "delivery", "shelf", "sounding"},
    {"lobby"},
    {"rooms"},
    {"errands"},
    {"conversation"},
    {"cli"},
    {"targets"},
    {"simulating"},
    {"batch", "starting"},
    {"reference"},
    {"app"},
    {"__main__"},
)
LEVELS = {name: level for level, names in enumerate(LAYERS) for name in names}
CONSOLE = ("console", "calm_", "terminal_signals")


def place_of(name: str) -> str:
    """Which name of the table a module goes by."""
    return "console" if name.startswith(CONSOLE) else part(name)


@pytest.mark.parametrize("name", [name for name in TREES if name])
def test_imports_point_inward(name: str) -> None:
    """Each module has its place in the table, and imports only from further inside."""
    here = place_of(name)
    assert here in LEVELS, f"give {here} a place in LAYERS"
    there = {place_of(other) for other in inner_imports(name)} - {here}
    assert {other for other in there if LEVELS[other] >= LEVELS[here]} == set()


#: What a part of the program may know of the rest, where that is less than its layer allows;
#: records are to be had everywhere.
KNOWS: dict[str, set[str]] = {
    "rules": set(),
    "text": set(),
    "compact": set(),
    "disk": set(),
    "dealing": {"rules"},
    "answers": {"rules"},
    "reports": {"rules", "answers"},
    "export": {"rules"},
    "bots": {"rules", "dealing"},
    "advice": {"rules", "bots"},
    "simulator": {"rules", "dealing", "bots"},
    "simulation": {"rules", "simulator", "export", "narration"},
    "bot_protocol": {"rules", "bots"},
    "narration": {"rules", "answers", "reports"},
    "output": {"narration"},
    "surroundings": set(),
    "vocabulary": {"narration", "text"},
    "console": {"narration"},
}


@pytest.mark.parametrize("name", [name for name in TREES if place_of(name) in KNOWS])
def test_each_part_knows_no_more_than_it_needs(name: str) -> None:
    """Rules know nobody, narration no devices, outputs utterances only, bots public states."""
    here = place_of(name)
    assert {place_of(other) for other in inner_imports(name)} <= KNOWS[here] | {here, "records"}


def standard_imports(name: str) -> set[str]:
    """The modules from elsewhere that a module imports, by their first name."""
    return {word.partition(".")[0] for word in imports(TREES[name])} - {"skyjo_a11y"}


PURE = {"collections", "dataclasses", "enum", "functools", "types", "typing"}


@pytest.mark.parametrize("name", [name for name in TREES if place_of(name) == "rules"])
def test_the_rules_are_pure(name: str) -> None:
    """No clock, no random number, no file, no text can get into the rules."""
    assert standard_imports(name) <= PURE


#: Who may use what comes from outside, and what makes two runs differ.
USERS: dict[str, set[str]] = {
    "fluent": {"narration"},
    "prompt_toolkit": {"console"},
    "filelock": {"disk"},
    "platformdirs": {"app"},
    "random": {"app", "bots", "dealing"},
    "secrets": set(),
    "time": {"app", "output", "simulating", "simulation"},
    "distributed": {"simulation"},
    "multiprocessing": {"simulation"},
    "datetime": {"app", "desk", "results", "saves", "shelf"},
    "argparse": {"cli", "option_parsers", "starting", "batch", "reference", "simulating"},
    "subprocess": {"sheets"},
    "socket": set(),
    "threading": {"output"},
}


@pytest.mark.parametrize("module", USERS)
def test_the_outside_has_its_door(module: str) -> None:
    """Libraries, chance and clocks are met in their places only."""
    users = {place_of(name) for name in TREES if module in standard_imports(name)}
    assert users <= USERS[module]


def test_no_library_is_used_unnoticed() -> None:
    """Whatever is not the standard library's is in the table above."""
    foreign = {word for name in TREES for word in standard_imports(name)}
    foreign -= {*sys.stdlib_module_names, "accessible_output2", "pythoncom", "speechd"}
    assert foreign <= set(USERS)


# -- Words --------------------------------------------------------------------------------------

#: These make umlauts comparable or spell them where a device lacks them.
LETTER_TABLES = {"text", "calm_output", "surroundings"}
GERMAN = re.compile(
    r"\b(auf|aus|bitte|das|dem|den|der|die|du|ein|eine|einen|es|für|geht|gibt|hat|ist|kein|keine"
    r"|mit|nicht|noch|nur|oder|sich|und|von|weiter|wird|zu|zum)\b",
    re.IGNORECASE,
)


def literals(tree: ast.Module) -> Iterator[str]:
    """The strings of a module that are no docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@pytest.mark.parametrize("name", TREES)
def test_no_german_is_told_from_the_code(name: str) -> None:
    """Every sentence that a person hears lies in a phrase file."""
    for text in literals(TREES[name]):
        assert " " not in text.strip() or not GERMAN.search(text)
        assert name in LETTER_TABLES or not set(text) & set("äöüÄÖÜß«»")


@pytest.mark.parametrize("command", WORDED)
def test_every_command_has_words_and_help(command: Command) -> None:
    """A new command can't be forgotten in the phrase files."""
    assert vocabulary().names[command] == words_of(f"command-{command}")[0]
    assert phrases("help").say(f"on-{command}", ANYWHERE)


def test_no_help_is_left_over() -> None:
    """Help belongs to commands that exist."""
    topics = {name for name in phrases("help").names if name.startswith("on-")}
    assert topics == {f"on-{command}" for command in WORDED}


@pytest.mark.parametrize("option", OPTIONS)
def test_every_rule_has_its_words(option: str) -> None:
    """Question, flag, explanation, a word for each value, and what holds with it."""
    source, name = phrases("rules"), f"rule-{option}"
    assert source.say(name)
    assert source.attribute(name, "question")
    assert source.attribute(name, "flag").isascii()
    for value in choices(option):
        assert source.attribute(name, value)
        assert source.attribute(name, f"now-{value}", {"value": value})
    if not choices(option):
        assert source.attribute(name, "now", {"value": "50"})


def test_flags_are_different() -> None:
    """No two rules share a flag or a question."""
    for kind in ("flag", "question"):
        words = [phrases("rules").attribute(f"rule-{option}", kind) for option in OPTIONS]
        assert len(set(words)) == len(words)


# -- Bots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", BOTS)
def test_every_bot_of_the_table_decides_legally(level: str) -> None:
    """Also where its own play would not have come to, each bot finds a legal action."""
    for step in list(steps(STANDARD, 3, seed=7))[:300:11]:
        state = step.before
        if state.awaiting is None and state.phase not in (Phase.ROUND_OVER, Phase.GAME_OVER):
            assert refusal(state, BOTS[level](state, "7")) is None


def test_a_simple_game_ends() -> None:
    """The bots of the table play among themselves by the rules alone."""
    assert isinstance(list(play_game(STANDARD, ["einfach", "zufall"], "7"))[-1], GameEnded)
