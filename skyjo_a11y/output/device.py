"""A voice or a display that must never make the game wait: it lives in a thread of its own.

The game only puts jobs on a queue. Whatever the device then does (raise, hang, vanish) is
seen as a Trouble, and from then on the device is left alone.
"""

import contextlib
import threading
from collections.abc import Callable
from enum import StrEnum
from queue import SimpleQueue
from time import monotonic
from typing import NamedTuple, Protocol, TypeVar

from skyjo_a11y.output.sound import Sound

#: A device that takes longer than this for anything, in seconds, has had its chance.
PATIENCE = 6.0
#: Opening may take longer: Windows prepares its voices when they are first used.
_OPENING = 3


class Trouble(StrEnum):
    """Why a device is not to be had; the values choose among phrases."""

    NO_LIBRARY = "no-library"
    NO_CLIENT = "no-client"
    NO_SERVICE = "no-service"
    NO_BRAILLE = "no-braille"
    LOST = "lost"
    HANGING = "hanging"


class DeviceError(Exception):
    """A device can't be opened or used. ``trouble``: why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Backend(Protocol):
    """What a device does in the end; any of it may raise anything and take any time."""

    @property
    def name(self) -> str:
        """What it calls itself."""

    def speak(self, text: str) -> None:
        """Say ``text`` after all that is still being said."""

    def silence(self) -> None:
        """Stop at once, and forget what was to be said."""

    def show(self, text: str) -> None:
        """Show ``text`` on a braille display."""

    def voices(self) -> list[str]:
        """The names of its German voices."""

    def turn(self, sound: Sound) -> None:
        """Speak with this rate, volume and voice, where it lets us choose."""

    def finish(self, seconds: float) -> None:
        """Speak to the end, where that ends with the program; at most so long."""

    def close(self) -> None:
        """Let go of it."""


Job = Callable[[Backend], None]
Answer = TypeVar("Answer")


class _Queued(NamedTuple):
    job: Job
    generation: int
    done: threading.Event


class Device:
    """Opens a backend and does jobs with it, one after the other, in the background."""

    def __init__(self, open_: Callable[[], Backend], patience: float = PATIENCE) -> None:
        """``open_`` runs in the background; it raises DeviceError, or anything."""
        self._open = open_
        self._patience = patience
        self._jobs: SimpleQueue[_Queued | None] = SimpleQueue()
        self._generation = 0
        self._settled = threading.Event()  # open, or known not to open
        self._ended = threading.Event()
        self._trouble: Trouble | None = None
        self._deadline: float | None = monotonic() + _OPENING * patience
        self.name = ""
        # A daemon: a hanging device must not keep the program from ending.
        threading.Thread(target=self._work, name="device", daemon=True).start()

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong, as far as it is known by now."""
        deadline = self._deadline
        if self._trouble is None and deadline is not None and monotonic() > deadline:
            self._trouble = Trouble.HANGING
        return self._trouble

    @property
    def is_settled(self) -> bool:
        """Whether it is open, or known not to open."""
        return self._settled.is_set()

    @property
    def works(self) -> bool:
        """Whether it is open, and nothing is known to be wrong."""
        return self._settled.is_set() and self.trouble is None

    def settle(self, seconds: float) -> None:
        """Wait until it is open or known not to open, at most so long."""
        self._settled.wait(seconds)

    def do(self, job: Job) -> threading.Event:
        """Let ``job`` be done after those before it; the event tells when it was, or failed."""
        queued = _Queued(job, self._generation, threading.Event())
        if self.trouble is None:
            self._jobs.put(queued)
        else:
            queued.done.set()
        return queued.done

    def drop(self) -> None:
        """Forget the jobs that are not begun yet."""
        self._generation += 1

    def ask(self, question: Callable[[Backend], Answer], otherwise: Answer) -> Answer:
        """The answer to ``question``, or ``otherwise`` if it does not come soon."""
        answers: list[Answer] = []
        done = self.do(lambda backend: answers.append(question(backend)))
        done.wait(self._patience)
        return answers[0] if answers else otherwise

    def close(self, patience: float) -> None:
        """Let what is queued be said, at most so many seconds long."""
        self._jobs.put(None)
        if self.trouble is None:
            self._ended.wait(patience)

    # -- In the background ------------------------------------------------------------------

    def _work(self) -> None:
        backend = self._opened()
        self._deadline = None
        self._settled.set()
        while (queued := self._jobs.get()) is not None:
            fresh = queued.generation == self._generation
            if backend is not None and self._trouble is None and fresh:
                self._deadline = monotonic() + self._patience
                self._done(queued.job, backend)
                self._deadline = None
            queued.done.set()
        if backend is not None:
            with contextlib.suppress(Exception):
                backend.close()
        self._ended.set()

    def _opened(self) -> Backend | None:
        try:
            backend = self._open()
            self.name = backend.name
        except DeviceError as error:
            self._trouble = error.trouble
        except Exception:  # noqa: BLE001 - libraries of screen readers raise anything
            self._trouble = Trouble.NO_SERVICE
        else:
            return backend
        return None

    def _done(self, job: Job, backend: Backend) -> None:
        try:
            job(backend)
        except DeviceError as error:
            self._trouble = error.trouble
        except Exception:  # noqa: BLE001 - the same
            self._trouble = Trouble.LOST
