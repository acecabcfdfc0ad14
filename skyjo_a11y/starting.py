"""From the options of the command line to a conversation that begins, mostly at a table."""

from argparse import Namespace

from skyjo_a11y import cli, saves
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.disk import InUseError, is_there
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.lobby import Lobby
from skyjo_a11y.names import name_fault
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.opponents import parse_opponents
from skyjo_a11y.option_parsers import LOBBY
from skyjo_a11y.pad.entries import is_total
from skyjo_a11y.pad.words import signed_number
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS
from skyjo_a11y.shelf import open_game
from skyjo_a11y.text import clean

_USUAL_OPPONENTS = "2"


def begin_lobby(options: Namespace, desk: Desk) -> Conversation:
    """The lobby, with settings for this evening. Raises UsageError."""
    desk.settings = cli.settings_of(options, desk.settings)
    return Conversation(desk)


def begin(options: Namespace, desk: Desk) -> Conversation:
    """The game that the options describe, or the saved one. Raises UsageError."""
    return _at_table(options, desk, _setup(options, desk))


def begin_course(options: Namespace, desk: Desk) -> Conversation:
    """The course, at the chapter that the options name if they do. Raises UsageError."""
    from skyjo_a11y.course.room import Course  # noqa: PLC0415 - a game need not wait for it

    desk.settings = cli.settings_of(options, desk.settings)
    return Conversation(desk, Course(desk, clean(options.kapitel)))


def begin_companion(options: Namespace, desk: Desk) -> Conversation:
    """The table of real cards that the options describe. Raises UsageError."""
    names = checked_names(options.namen, "begleiter")
    rules, advice = cli.rules_of(options), cli.tips_of(options)
    if not names and not options.spielstand:
        desk.settings = cli.settings_of(options, desk.settings)
        lobby = Lobby(desk, greet=True, source=Source.TABLE, rules=rules, advice=advice)
        return Conversation(desk, lobby)
    setup = Setup(
        rules,
        tuple(map(Player, names)),
        seed="",
        source=Source.TABLE,
        advice=advice,
    )
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS and not _exists(options):
        raise cli.UsageError(cli.sentence("bad-table", count=str(len(names))))
    return _at_table(options, desk, setup)


def begin_pad(options: Namespace, desk: Desk) -> Conversation:
    """The score pad that the options describe, or the saved one. Raises UsageError."""
    names = checked_names(options.namen, "wertung")
    rules, totals = cli.rules_of(options), _totals(options.stand, names)
    if not names and not options.spielstand:
        desk.settings = cli.settings_of(options, desk.settings)
        return Conversation(desk, Lobby(desk, greet=True, source=Source.PAD, rules=rules))
    players = tuple(map(Player, names))
    setup = Setup(rules, players, seed="", source=Source.PAD, totals=totals)
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS and not _exists(options):
        raise cli.UsageError(cli.sentence("bad-table", count=str(len(names))))
    return _at_table(options, desk, setup)


def _totals(text: str | None, names: tuple[str, ...]) -> tuple[int, ...]:
    """«42,61,0», one for each name, in any spelling of numbers."""
    if text is None:
        return ()
    if not names:
        raise cli.UsageError(cli.sentence("stand-needs-names"))
    totals = tuple(map(signed_number, text.replace(";", ",").split(",")))
    known = tuple(total for total in totals if total is not None and is_total(total))
    if len(known) != len(totals) or len(totals) != len(names):
        raise cli.UsageError(cli.complaint("--stand"))
    return known


def _exists(options: Namespace) -> bool:
    return bool(options.spielstand) and is_there(saves.path_of(options.spielstand))


def _at_table(options: Namespace, desk: Desk, setup: Setup) -> Conversation:
    desk.settings = cli.settings_of(options, desk.settings)
    path = saves.path_of(options.spielstand) if options.spielstand else None
    if path is None or not is_there(path):
        return Conversation(desk, desk.begin(setup, path))
    try:
        told, table = open_game(desk, path)
    except InUseError:
        return Conversation(desk, Lobby(desk, greet=False, source=setup.source, in_use=path))
    if table is None:
        raise cli.UsageError("\n".join(utterance.spoken for utterance in told))
    return Conversation(desk, table, told)


def _setup(options: Namespace, desk: Desk) -> Setup:
    people = _people(options.mensch)
    opponents = _opponents(options.gegner, people)
    players = tuple(map(Player, people)) + opponents
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise cli.UsageError(cli.sentence("bad-table", count=str(len(players))))
    return Setup(
        rules=cli.rules_of(options),
        players=players,
        seed=cli.seed_of(options) or desk.new_seed(),
        advice=cli.tips_of(options),
        practice=cli.practice_of(options),
    )


def _people(names: list[str]) -> tuple[str, ...]:
    return checked_names(names or [cli.sentence("default-name")], "--mensch")


def checked_names(names: list[str], option: str) -> tuple[str, ...]:
    """The names that were given with ``option``. Raises UsageError for one that can't be."""
    names = [clean(name) for name in names]
    for index, name in enumerate(names):
        fault = name_fault(name, names[:index])
        if fault is not None:
            told = said("setup", "bad-name", reason=fault, name=name).spoken
            raise cli.UsageError(cli.sentence("bad-name", option=option, rule=told))
    return tuple(names)


def _opponents(texts: list[str], people: tuple[str, ...]) -> tuple[Player, ...]:
    """All ``--gegner`` together; without any, two against one person, none against more."""
    if not texts:
        texts = [_USUAL_OPPONENTS] if len(people) == 1 else ["0"]
    opponents: list[Player] = []
    try:
        for text in texts:
            opponents += parse_opponents(text, [*people, *(player.name for player in opponents)])
    except ValueError as error:
        raise cli.UsageError(cli.complaint("--gegner")) from error
    return tuple(opponents)


#: The subcommands that begin a conversation.
BEGINNINGS = {
    LOBBY: begin_lobby,
    "spiel": begin,
    "lernen": begin_course,
    "begleiter": begin_companion,
    "wertung": begin_pad,
}
