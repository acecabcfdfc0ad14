"""The command «simulation»: bots play, and what it comes to is told or tabulated."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size
from time import monotonic
from typing import TextIO

from skyjo_a11y import cli
from skyjo_a11y.bots import DEFAULT_BOT
from skyjo_a11y.console import is_terminal
from skyjo_a11y.gamelog import Player
from skyjo_a11y.opponents import parse_opponents
from skyjo_a11y.output.layout import wrapped
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS
from skyjo_a11y.settings import Settings
from skyjo_a11y.simulation import workers
from skyjo_a11y.simulation.running import Job, Played, played_by, played_here
from skyjo_a11y.simulation.tally import Tally, empty
from skyjo_a11y.simulation.telling import progress, say, sentences, table
from skyjo_a11y.targets import STANDARD_OUTPUT, opened

_USUAL_GAMES, _USUAL_PLAYERS = 100, 2
_MOST_GAMES, _MOST_WORKERS = 10_000_000, 256
_PROGRESS_EVERY = 5.0  # seconds
_CUT_SHORT = 1  # the exit status where workers were lost


def simulate(options: Namespace) -> int:
    """«simulation»: play games, count, and tell what it comes to. Raises UsageError."""
    job = _job(options)
    games = _number("--partien", options.partien, _USUAL_GAMES, 1, _MOST_GAMES)
    detail = cli.settings_of(options, Settings()).style.detail
    to_output = [options.csv, options.ereignisse].count(STANDARD_OUTPUT)
    if to_output > 1:
        raise cli.UsageError(say("one-output"))
    talk = sys.stderr if to_output else sys.stdout
    counting, status = _Counting(job, games, talk), 0
    with opened(options.ereignisse) as events, opened(options.csv) as figures:
        try:
            with _playing(options, job, games) as blocks:
                _follow(counting, blocks, events, talk)
        except workers.LostWorkersError:
            _tell([say("lost-workers")], talk)
            status = _CUT_SHORT
        if figures is not None:
            figures.write(table(counting.tally, job))
    if options.csv != STANDARD_OUTPUT:
        _tell(sentences(counting.tally, job, detail), talk)
    return status


def _follow(
    counting: "_Counting", blocks: Iterable[Played], events: TextIO | None, talk: TextIO
) -> None:
    """Count until all is played or somebody has heard enough, which is told at once."""
    try:
        counting.follow(blocks, events)
    except KeyboardInterrupt:
        if is_terminal(talk):  # which has shown the keys already
            talk.write("\n")
        _tell([say("interrupted")], talk)


class _Counting:
    """Adds up what is played, and says now and then how far it is."""

    def __init__(self, job: Job, games: int, talk: TextIO) -> None:
        self.tally: Tally = empty(len(job.bots))
        self._games = games
        self._listener = next(filter(is_terminal, (talk, sys.stderr)), None)
        self._began = self._told = monotonic()

    def follow(self, blocks: Iterable[Played], events: TextIO | None) -> None:
        """Count ``blocks``, and write their events if there is a file."""
        for played in blocks:
            if events is not None:
                events.writelines(f"{line}\n" for line in played.lines)
            self.tally = self.tally.plus(played.tally)
            now = monotonic()
            if self._listener is not None and now - self._told > _PROGRESS_EVERY:
                self._told = now
                done = progress(self.tally.games, self._games, now - self._began)
                _tell([done], self._listener)


@contextmanager
def _playing(options: Namespace, job: Job, games: int) -> Iterator[Iterator[Played]]:
    """The games as they get played, by whom the options say. Raises UsageError."""
    most = min(workers.cores(), games)
    count = _number("--arbeiter", options.arbeiter, most, 1, _MOST_WORKERS)
    if options.dask is not None:
        with _dask(options.dask) as (executor, at_once):
            yield played_by(executor, at_once, job, games)
    elif count == 1:
        yield played_here(job, games)
    else:
        with workers.processes(count) as executor:
            yield played_by(executor, count, job, games)


@contextmanager
def _dask(address: str) -> Iterator[workers.Team]:
    """The workers there. Raises UsageError."""
    try:
        with workers.dask(address) as team:
            yield team
    except workers.NoDaskError as error:
        raise cli.UsageError(say("no-dask")) from error
    except workers.UnreachableError as error:
        raise cli.UsageError(say("unreachable", address=address)) from error
    except workers.StrangeWorkersError as error:
        raise cli.UsageError(say("strange-workers")) from error


def _tell(lines: Sequence[str], stream: TextIO) -> None:
    """One write; broken at words where a person reads along."""
    if is_terminal(stream):
        width = get_terminal_size().columns - 1
        lines = [piece for line in lines for piece in wrapped(line, width)]
    stream.write("".join(f"{line}\n" for line in lines))
    stream.flush()


def _job(options: Namespace) -> Job:
    players = _players(options)
    return Job(
        rules=cli.rules_of(options),
        names=tuple(player.name for player in players),
        bots=tuple(player.bot or DEFAULT_BOT for player in players),
        seed=cli.seed_of(options) or "1",
        exporting=options.ereignisse is not None,
    )


def _players(options: Namespace) -> tuple[Player, ...]:
    """A bot for each seat: one level for all, or one for each."""
    wishes = options.gegner or DEFAULT_BOT
    try:
        players = parse_opponents(wishes, ())
    except ValueError as error:
        raise cli.UsageError(cli.complaint("--gegner")) from error
    if any(player.fitting for player in players):
        raise cli.UsageError(say("nobody-to-fit"))
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
