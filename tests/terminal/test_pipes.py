"""Without a terminal: lines in, answers out, and nothing that only a terminal needs."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skyjo_a11y.narration.phrases import phrases
from tests.terminal.conftest import DEMO
from tests.terminal.demo import GOODBYE, GREETING, HAND, unknown
from tests.terminal.terminal_reader import ROOT, default_signals

#: A program that never reads, as for --help.
TELLING = (
    sys.executable,
    "-c",
    "from skyjo_a11y.console import calm_output\nwith calm_output(): print('Hilfe.')",
)


def talk(stdin: bytes, **env: str) -> str:
    """Pipe bytes into the demo; what it wrote, once it ended well and without complaint."""
    done = subprocess.run(
        DEMO, input=stdin, capture_output=True, cwd=ROOT, env={**os.environ, **env}, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode(env.get("PYTHONIOENCODING", "utf-8"))


def lines(*answers: str) -> str:
    """What the demo writes around these answers."""
    return "".join(f"{line}\n" for line in (GREETING, *answers, GOODBYE))


def test_a_pipe_gets_no_prompt() -> None:
    """Piped input is answered line by line; prompts, escapes and warnings stay away."""
    assert talk(b"hand\nende\n") == lines(*HAND)


def test_the_end_of_input_ends_the_program() -> None:
    """Input may end without «ende», and its last line without a line end."""
    assert talk(b"") == lines()
    assert talk(b"hand") == lines(*HAND)


def test_bytes_that_are_no_text_become_replacements() -> None:
    """Invalid UTF-8 is read as replacement characters and never ends the program."""
    assert talk(b"gr\xf6\xdfe\n") == lines(unknown("gr\ufffd\ufffde"))


def test_control_characters_are_text() -> None:
    """Only a line feed, after a carriage return or not, ends a line; all else passes through."""
    odd = "a\x00b\r\x1b[A\x0cc"
    assert talk(f"{odd}\r\nhand\r\n".encode()) == lines(unknown(odd), *HAND)


def test_a_byte_order_mark_is_no_part_of_the_first_line() -> None:
    """PowerShell puts one before what it pipes."""
    assert talk(b"\xef\xbb\xbfhand\n") == lines(*HAND)


def test_a_line_may_be_very_long() -> None:
    """A line of a million letters comes as one."""
    assert "x" * 1_000_000 in talk(b"x" * 1_000_000 + b"\n")


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_umlauts_need_no_locale(locale: str) -> None:
    """UTF-8 comes in and goes out even in the locale C."""
    assert talk("größe\n".encode(), LC_ALL=locale) == lines(unknown("größe"))


def test_missing_letters_are_spelled() -> None:
    """An encoding without umlauts gets their spelling, a letter without its mark, or «?»."""
    heard = talk("Größe Übel ł é 漢\n".encode(), PYTHONIOENCODING="ascii")
    assert heard == lines(unknown("Groesse Uebel ? e ?"))


def test_an_encoding_with_umlauts_keeps_them() -> None:
    """Latin-1 can carry German, so nothing is spelled."""
    heard = talk("größe\n".encode(), PYTHONIOENCODING="latin-1")
    assert heard == lines(unknown("größe"))


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("argv", [DEMO, TELLING], ids=["asks", "only tells"])
def test_a_reader_may_leave_early(unbuffered: str, argv: tuple[str, ...]) -> None:
    """When nobody reads its output any more, the program ends well and without complaint."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        argv,
        input=b"hand\n" * 10,
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no device that is always full")
def test_a_full_disk_is_told_without_a_traceback() -> None:
    """Output that cannot be kept is an error, told in one line."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            DEMO, input=b"hand\n", stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode() == f"{phrases('cli').say('output-full')}\n"


@pytest.mark.parametrize("closed", ["<&-", ">&- </dev/null", "<&- >&-"])
def test_closed_streams_are_no_accident(closed: str) -> None:
    """Without stdin there is nothing to read; without stdout nobody to write to."""
    command = f'"$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", command, "sh", *DEMO], capture_output=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_ends_a_piped_program_quietly() -> None:
    """Nobody sits at a pipe's prompt, so SIGINT ends the program, by its usual status."""
    demo = subprocess.Popen(
        DEMO,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        preexec_fn=default_signals,  # noqa: PLW1509 - there are no threads
    )
    assert demo.stdout
    assert demo.stdout.readline() == f"{GREETING}\n".encode()  # flushed before it reads
    demo.send_signal(signal.SIGINT)
    _, complaint = demo.communicate()
    assert (demo.returncode, complaint) == (128 + signal.SIGINT, b"")


def test_a_pipe_does_not_wait_for_prompt_toolkit() -> None:
    """Only a terminal's prompt imports prompt_toolkit, most of the time until it appears."""
    program = (
        "import runpy, sys; runpy.run_module('tests.terminal.demo', run_name='__main__');"
        "print([name for name in sys.modules if name.startswith('prompt_toolkit')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input=b"hand\n", capture_output=True, cwd=ROOT, check=True
    )
    assert done.stdout.decode() == f"{lines(*HAND)}[]\n"
