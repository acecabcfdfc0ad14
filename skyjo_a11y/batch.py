"""The commands that hold no conversation: simulating games, exporting a saved one."""

import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from skyjo_a11y import cli, saves
from skyjo_a11y.bots import BOTS, DEFAULT_BOT
from skyjo_a11y.export import GameLabel, exported
from skyjo_a11y.gamelog import DamagedLogError, NewerLogError, Player, Source
from skyjo_a11y.opponents import parse_opponents
from skyjo_a11y.pad import files as pads
from skyjo_a11y.pad.export import exported_pad
from skyjo_a11y.rules.engine import IllegalActionError
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet
from skyjo_a11y.session import Session
from skyjo_a11y.simulator import Tally, game_seed, play_game
from skyjo_a11y.text import clean, fold

_USUAL_GAMES, _USUAL_PLAYERS = 100, 2
_PROGRESS_EVERY = 5.0  # seconds
_MOST_GAMES = 10_000_000


def simulate(options: Namespace) -> int:
    """«simulation»: play games, count, and write their events if asked. Raises UsageError."""
    rules = cli.rules_of(options)
    games = _number("--partien", options.partien, _USUAL_GAMES, 1, _MOST_GAMES)
    players = _players(options)
    seed = cli.seed_of(options) or "1"
    tally = Tally()
    report = sys.stderr if options.ereignisse == "-" else sys.stdout
    with _file(options.ereignisse) as file:
        try:
            for line in _play_all(rules, players, seed, games, tally, file):
                _tell([line], report)
        except KeyboardInterrupt:
            _tell([cli.sentence("interrupted", games=str(tally.games))], report)
    _tell(_summary(tally, players), report)
    return 0


def export(options: Namespace) -> int:
    """«ereignisse»: a saved game as events. Raises UsageError."""
    if options.spielstand is None:
        raise cli.UsageError(cli.sentence("missing-save"))
    lines = _exported(saves.path_of(options.spielstand))
    with _file(options.datei or "-") as file:
        _write(file, lines)
    return 0


def _exported(path: Path) -> Iterator[str]:
    """The events in a saved game or pad; read before anything is written."""
    try:
        if saves.is_pad(path):
            return exported_pad(pads.book_in(path).page)
        session = Session(saves.load(path).log, record=lambda _line: None)
    except NewerLogError as error:
        raise cli.UsageError(cli.sentence("too-new", name=clean(str(path)))) from error
    except (DamagedLogError, IllegalActionError) as error:
        raise cli.UsageError(cli.sentence("not-a-save", name=clean(str(path)))) from error
    except OSError as error:
        raise cli.UsageError(cli.sentence("not-read", name=clean(str(path)))) from error
    setup = session.setup
    label = GameLabel(setup.names, setup.source, setup.seed or None)
    return exported(label, (happening.event for happening in session.game_happenings()))


def _play_all(
    rules: RuleSet,
    players: tuple[Player, ...],
    seed: str,
    games: int,
    tally: Tally,
    file: TextIO | None,
) -> Iterator[str]:
    """Play, and say now and then how far it is."""
    names = tuple(player.name for player in players)
    bots = [player.bot or "" for player in players]
    told = time.monotonic()
    for number in range(1, games + 1):
        one = game_seed(seed, number)
        events = tally.count(play_game(rules, bots, one))
        _write(file, exported(GameLabel(names, Source.DECK, one), events) if file else events)
        if time.monotonic() - told > _PROGRESS_EVERY:
            told = time.monotonic()
            yield cli.sentence("progress", games=str(number), all=str(games))


def _tell(lines: Iterable[str], stream: TextIO) -> None:
    """What a person hears: beside events on standard output it goes to the other stream."""
    stream.write("".join(f"{line}\n" for line in lines))
    stream.flush()


def _write(file: TextIO | None, lines: Iterable[object]) -> None:
    """Use up ``lines``, and write them if there is a file."""
    for line in lines:
        if file is not None:
            file.write(f"{line}\n")


@contextmanager
def _file(name: str | None) -> Iterator[TextIO | None]:
    """The file of that name for writing, standard output for «-», nothing for None."""
    if name is None or name == "-":
        yield sys.stdout if name else None
        return
    path = saves.path_of(name)
    if saves.is_saved_game(path):
        raise cli.UsageError(cli.sentence("is-a-save", name=clean(name)))
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise cli.UsageError(cli.sentence("not-written", name=clean(name))) from error


def _players(options: Namespace) -> tuple[Player, ...]:
    """A bot for each seat: one level for all, or one for each."""
    wishes = options.gegner or DEFAULT_BOT
    try:
        players = parse_opponents(wishes, ())
    except ValueError as error:
        raise cli.UsageError(cli.complaint("--gegner")) from error
    usual = len(players) if len(players) > 1 else _USUAL_PLAYERS
    seats = _number("--spieler", options.spieler, usual, FEWEST_PLAYERS, MOST_PLAYERS)
    if len(players) == 1:
        players = parse_opponents(",".join([players[0].bot or DEFAULT_BOT] * seats), ())
    if len(players) != seats:
        counts = {"seats": str(seats), "levels": str(len(players))}
        raise cli.UsageError(cli.sentence("one-level-each", **counts))
    return tuple(players)


def _number(option: str, text: str | None, usual: int, least: int, most: int) -> int:
    if text is None:
        return usual
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
        raise cli.UsageError(cli.complaint(option))
    return int(text)


def _summary(tally: Tally, players: tuple[Player, ...]) -> Iterator[str]:
    rounds = max(1, tally.rounds)
    yield cli.sentence(
        "simulated",
        games=str(tally.games),
        rounds=str(tally.rounds),
        doubled=str(round(100 * tally.doubled / rounds)),
    )
    for seat, player in enumerate(players):
        yield cli.sentence(
            "simulated-seat",
            name=player.name,
            level=player.bot or "",
            wins=str(tally.wins[seat]),
            points=f"{tally.points[seat] / rounds:.1f}".replace(".", ","),
        )


def bot(options: Namespace) -> int:
    """«bot»: answer the bot protocol of EVENTS.md. Raises UsageError."""
    from skyjo_a11y import bot_protocol  # noqa: PLC0415 - only this command speaks it

    levels = {fold(level): level for level in BOTS}
    level = levels.get(fold(options.name or ""))
    if level is None:
        raise cli.UsageError(cli.sentence("which-bot", levels=", ".join(BOTS)))

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return bot_protocol.serve(level, options.saat or "", sys.stdin or (), write)


#: The commands of this module.
COMMANDS = {"simulation": simulate, "ereignisse": export, "bot": bot}
