"""Who plays the games: processes of this machine, or workers of a dask scheduler."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from multiprocessing import get_context
from multiprocessing.synchronize import Event

_PROGRAM = "skyjo-a11y"
_PATIENCE = 5  # seconds until a scheduler must have answered


#: An executor, and how many games it plays at once.
Team = tuple[Executor, int]


class NoDaskError(Exception):
    """The optional package is not installed."""


class UnreachableError(Exception):
    """Nobody answers at the address."""


class StrangeWorkersError(Exception):
    """There are no workers, or not all have this version of the program."""


def cores() -> int:
    """The cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LostWorkersError(Exception):
    """Workers died in the middle of a game, or their scheduler is gone."""


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """So many processes of this machine. Raises LostWorkersError.

    Whoever leaves early waits for the games that are being played, and no others: a worker that
    is killed while it hands over a result may leave its pool waiting for the rest for ever.
    """
    # «spawn» is the same on every system and copies no thread in the middle of something.
    context = get_context("spawn")
    enough = context.Event()
    pool = ProcessPoolExecutor(count, context, _begin_work, (enough,))
    try:
        with _interrupts_ignored():  # a process inherits that, so Ctrl-C can't meet it half begun
            for _ in range(count):
                pool.submit(has_enough)
        yield pool
    except BrokenExecutor as error:
        raise LostWorkersError from error
    finally:
        enough.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


#: In a worker: whether what is asked for is no longer wanted.
_enough: Event | None = None


def _begin_work(enough: Event) -> None:
    """Ctrl-C reaches every process of a terminal, and one of them says what has come so far."""
    global _enough  # noqa: PLW0603 - a worker has no other place to keep it
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def has_enough() -> bool:
    """Whether this process is a worker whose games nobody wants any more."""
    return _enough is not None and _enough.is_set()


@contextmanager
def dask(address: str) -> Iterator[Team]:
    """The workers of the dask scheduler at ``address``, and how many games they play at once.

    Raises NoDaskError, UnreachableError, StrangeWorkersError or LostWorkersError.
    """
    try:
        # Optional, and slow to load.
        from distributed import Client, KilledWorker  # noqa: PLC0415
        from distributed.comm.core import CommClosedError  # noqa: PLC0415
    except ImportError as error:
        raise NoDaskError from error
    try:
        asyncio.run(_knock(address))
    except (OSError, ValueError) as error:
        raise UnreachableError from error
    with Client(address, timeout=_PATIENCE, set_as_default=False) as client:
        threads = client.nthreads()
        try:
            versions = client.run(version, _PROGRAM)
        except Exception as error:  # whatever a worker raises, it is no worker for us
            raise StrangeWorkersError from error
        if not threads or set(versions.values()) != {version(_PROGRAM)}:
            raise StrangeWorkersError
        try:
            yield client.get_executor(pure=False), sum(threads.values())
        except (KilledWorker, CancelledError, CommClosedError) as error:
            raise LostWorkersError from error


async def _knock(address: str) -> None:
    """Raise OSError or ValueError if nobody answers: a client would hang when it is given up."""
    from distributed.comm.core import connect  # noqa: PLC0415

    (await connect(address, timeout=_PATIENCE)).abort()
