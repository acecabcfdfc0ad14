"""What a terminal's signals do while a person sits there: none ends in a traceback."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType

Handler = Callable[[int, FrameType | None], None]

#: Signals that leave, with the program's exit status; everything is saved before each prompt.
LEAVING = {signal.SIGTERM: 128 + signal.SIGTERM}
if hasattr(signal, "SIGHUP"):  # the terminal is gone; Windows has no such signal
    LEAVING[signal.SIGHUP] = 0


def tame_signals() -> None:
    """Let Ctrl-C do nothing and let a lost terminal leave by SystemExit, so cleaning up happens.

    What nohup ignores or the app handles itself stays as it is.
    """
    signal.signal(signal.SIGINT, stay)
    for number in LEAVING:
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, leave)


@contextlib.contextmanager
def leaving_by(handler: Handler) -> Iterator[None]:
    """Leave by another way for a while."""
    tamed = [number for number in LEAVING if signal.getsignal(number) is leave]
    for number in tamed:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in tamed:
            signal.signal(number, leave)


def stay(_number: int, _frame: FrameType | None) -> None:
    """Answer Ctrl-C while no prompt waits: there is no line to abandon, and it never quits."""


def leave(number: int, _frame: FrameType | None) -> None:
    """Leave with the signal's exit status."""
    raise SystemExit(LEAVING[signal.Signals(number)])
