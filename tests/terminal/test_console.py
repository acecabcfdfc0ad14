"""The calm prompt in a terminal: what is heard is what is seen, and each thing only once."""

import pytest

from tests.terminal.conftest import Starter
from tests.terminal.demo import GOODBYE, GREETING, HAND, PROMPT, THOUGHT, unknown

WAITING = PROMPT.rstrip()


def test_the_start_is_heard_once(start: Starter, columns: int) -> None:
    """The greeting and the prompt are written once, and the cursor rests behind the prompt."""
    greeting = start(columns=columns).exchanges[0]
    assert greeting.heard == [GREETING, WAITING]
    assert (greeting.lines, greeting.prompt) == ([GREETING], WAITING)
    assert greeting.column == len(PROMPT)
    assert not greeting.noise


def test_an_answer_is_heard_once(start: Starter, columns: int) -> None:
    """After Enter one hears the answer and the prompt, not the typed line again."""
    answer = start(columns=columns).command("hand")
    assert answer.heard == [*HAND, WAITING]
    assert (answer.lines, answer.prompt) == (HAND, WAITING)
    assert answer.column == len(PROMPT)
    assert not answer.noise


def test_typing_writes_only_what_is_typed(start: Starter, columns: int) -> None:
    """A key adds its letter, umlauts too; nothing else is said while one types."""
    typing = start(columns=columns).type("größe")
    assert typing.heard == []
    assert typing.prompt == f"{PROMPT}größe"
    assert not typing.noise


def test_backspace_writes_nothing(start: Starter, columns: int) -> None:
    """Backspace takes the letter away and writes no other."""
    reader = start(columns=columns)
    reader.type("handx")
    deleting = reader.press("\x7f", "hand$")
    assert deleting.heard == []
    assert not deleting.noise
    assert reader.enter().lines == HAND


def test_ctrl_c_abandons_the_line(start: Starter, columns: int) -> None:
    """Ctrl-C gives a new, empty prompt on a new line, and the line is not sent."""
    reader = start(columns=columns)
    reader.type("abc")
    for _ in range(2):
        abandoned = reader.submit("\x03")
        assert (abandoned.heard, abandoned.prompt) == ([WAITING], WAITING)
        assert not abandoned.noise
    assert reader.command("hand").lines == HAND


def test_ctrl_c_never_quits_while_an_answer_comes(start: Starter) -> None:
    """Between prompts Ctrl-C does nothing."""
    reader = start()
    reader.type("langsam")
    reader.press("\r")
    reader.child.send("\x03")
    reader.press("", f"^{WAITING}$")
    assert reader.command("hand").lines == HAND


def test_ctrl_d_on_an_empty_line_leaves(start: Starter, columns: int) -> None:
    """Ctrl-D ends the input: the program says goodbye on a new line and ends well."""
    reader = start(columns=columns)
    left = reader.submit("\x04")
    assert left.lines == [GOODBYE]
    assert not left.noise
    assert reader.status() == 0


def test_ctrl_d_in_a_line_deletes_forward(start: Starter) -> None:
    """Ctrl-D before a letter deletes it."""
    reader = start()
    reader.type("handx")
    reader.press("\x1b[D")
    reader.press("\x04", "hand$")
    assert reader.enter().lines == HAND


def test_keys_typed_ahead_are_heard_once(start: Starter, columns: int) -> None:
    """What is typed while an answer comes appears at the next prompt only."""
    reader = start(columns=columns)
    reader.type("langsam")
    assert reader.press("\r").heard == [THOUGHT]
    assert reader.press("hand\rpu").heard == []
    later = reader.press("", "pu$")
    assert later.heard == ["Fertig.", f"{PROMPT}hand", *HAND, f"{PROMPT}pu"]
    assert not later.noise


@pytest.mark.parametrize("paste", ["\x1b[200~{}\x1b[201~", "{}"], ids=["bracketed", "plain"])
def test_pasted_lines_are_entered_one_by_one(start: Starter, paste: str) -> None:
    """Pasting two lines and a half answers the two, and the half waits on the line."""
    reader = start()
    pasted = reader.press(paste.format("hand\rhilfe\r") + "pu", "pu$")
    assert pasted.heard == [
        "hand",
        *HAND,
        f"{PROMPT}hilfe",
        unknown("hilfe"),
        f"{PROMPT}pu",
    ]
    assert not pasted.noise


def test_a_long_line_is_never_written_again(start: Starter, columns: int) -> None:
    """A line that grows over several rows is not redrawn, neither at the edge nor at Enter."""
    reader = start(columns=columns)
    line = "wort" * 25
    typed = reader.type(line)
    assert not typed.noise
    assert not reader.press("\x1b[H", "^Dein Zug: wort").rewritten
    answer = reader.enter()
    assert "".join(answer.lines) == unknown(line)
    assert not answer.noise


def test_noisy_keys_do_nothing(start: Starter) -> None:
    """Neither clears Ctrl-L the screen nor does Ctrl-R put another prompt in place."""
    reader = start()
    reader.type("hand")
    for key in ("\x0c", "\x12", "\x13"):
        pressed = reader.press(key)
        assert (pressed.heard, pressed.prompt) == ([], f"{PROMPT}hand")
        assert not pressed.noise
    assert reader.enter().lines == HAND


def test_a_full_screen_scrolls_without_noise(start: Starter) -> None:
    """At the bottom of the terminal everything stays as calm as at its top."""
    reader = start(rows=5)
    for _ in range(4):
        answer = reader.command("hand")
        assert (answer.heard, answer.lines) == ([*HAND, WAITING], HAND)
        assert not answer.noise


def test_bytes_that_are_no_text_become_replacements(start: Starter) -> None:
    """A stray byte typed into a UTF-8 terminal neither crashes nor reaches the program as one."""
    reader = start()
    reader.press(b"a\xffb", "b$")
    assert reader.enter().lines == [unknown("a\ufffdb")]


def test_the_cursor_is_never_asked_for(start: Starter) -> None:
    """A terminal that answers no position requests is neither asked nor complained about."""
    reader = start(answer_cpr=False)
    reader.command("hand")
    reader.command("ende")
    assert b"\x1b[6n" not in reader.raw
    assert b"WARNING" not in reader.raw
    assert reader.status() == 0


@pytest.mark.parametrize("term", ["dumb", "unknown", None])
def test_a_dumb_terminal_edits_its_own_lines(
    start: Starter, columns: int, term: str | None
) -> None:
    """Where the cursor cannot move, the program writes prompts and answers and nothing else."""
    reader = start(columns=columns, env={"TERM": term})
    assert reader.exchanges[0].heard == [GREETING, WAITING]
    reader.type("handx")
    reader.press("\x7f", "hand$")
    answer = reader.enter()
    assert (answer.lines, answer.prompt, answer.column) == (HAND, WAITING, len(PROMPT))
    reader.type("abc")
    assert reader.submit("\x03").prompt == WAITING
    assert reader.submit("\x04").lines == [GOODBYE]
    assert reader.status() == 0
    assert not any(exchange.noise for exchange in reader.exchanges)
    assert b"\x1b" not in reader.raw
