"""From the options of «spiel» to a conversation that begins at a table."""

from argparse import Namespace
from pathlib import Path

from skyjo_a11y import cli
from skyjo_a11y.conversation import Conversation
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Player, Setup
from skyjo_a11y.lobby import open_game
from skyjo_a11y.names import name_fault
from skyjo_a11y.opponents import parse_opponents
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS

_USUAL_OPPONENTS = "2"


def begin(options: Namespace, desk: Desk) -> Conversation:
    """The game that the options describe, or the saved one. Raises UsageError."""
    setup = _setup(options, desk)
    desk.settings = cli.settings_of(options, desk.settings)
    path = Path(options.spielstand).expanduser() if options.spielstand else None
    if path is None or not path.exists():
        return Conversation(desk, desk.start(setup, path))
    told, table = open_game(desk, path)
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
        seed=_seed(options.saat) or desk.new_seed(),
        practice=options.ueben,
    )


def _people(names: list[str]) -> tuple[str, ...]:
    names = names or [cli.sentence("default-name")]
    for index, name in enumerate(names):
        if name_fault(name, names[:index]) is not None:
            raise cli.UsageError(cli.complaint("--mensch"))
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


def _seed(text: str | None) -> str:
    """One line of printable text: the seed is a line of the saved game."""
    return " ".join("".join(char if char.isprintable() else " " for char in text or "").split())
