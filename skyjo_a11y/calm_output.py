"""Keeps stdout usable: no character and no vanished reader ends the game with a traceback."""

import codecs
import contextlib
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NoReturn, TextIO

#: How words are spelled where the device has no umlauts.
_SPELLED = {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
#: Nobody listens any more: the pipe's reader ended, the terminal is gone (EINVAL: on Windows).
_NOBODY = {errno.EPIPE, errno.EIO, errno.EINVAL}


def calm_output() -> AbstractContextManager[None]:
    """Let any text be written anywhere; `with` it around the program, leave without a traceback.

    The encoding of stdout and stderr stays; what it lacks is spelled in ASCII («ä» as «ae»). The
    context leaves by SystemExit: 0 when nobody listens any more, 1 when stdout cannot take more (a
    full disk), 130 after Ctrl-C outside a prompt.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_spell.__name__)
    if sys.stdout is None:  # `>&-`: nobody listens from the start
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for good
    return _leaving_quietly()


@contextlib.contextmanager
def _leaving_quietly() -> Iterator[None]:
    try:
        with _flushed():
            yield
    except OSError as problem:
        if not _is_broken(sys.stdout):
            raise
        _leave(problem)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


@contextlib.contextmanager
def _flushed() -> Iterator[None]:
    """Meet a broken stdout here, not in the interpreter's last flush, which would complain."""
    try:
        yield
    finally:
        sys.stdout.flush()


def _is_broken(stream: TextIO) -> bool:
    """Whether an error was this stream's; else a blank line before the traceback does no harm."""
    try:
        stream.write("\n")
        stream.flush()
    except OSError:
        return True
    return False


def _leave(problem: OSError) -> NoReturn:
    """End quietly; what stdout still holds goes nowhere."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if problem.errno in _NOBODY:
        raise SystemExit(0) from None
    from skyjo_a11y.narration.phrases import phrases  # noqa: PLC0415 - hardly ever needed

    raise SystemExit(phrases("cli").say("output-full")) from None


def spelled(text: str) -> str:
    """Give `text` as stdout can take it, for those who write to the terminal by another way."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, _spell.__name__).decode(encoding)


def _spell(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    missing = problem.object[problem.start : problem.end]
    return "".join(_SPELLED.get(char) or _base(char) for char in missing), problem.end


def _base(char: str) -> str:
    """Strip a letter's marks: «é» as «e»; what is still foreign is «?»."""
    base = unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() else "?"


codecs.register_error(_spell.__name__, _spell)
