"""What keys do at the calm prompt where prompt_toolkit's own answer would be noisy."""

import os
import signal
import sys
from collections.abc import Callable

from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.keys import Keys

from skyjo_a11y.calm_output import spelled
from skyjo_a11y.console import Complete


def calm_keys(complete: Complete) -> KeyBindings:
    """Bind Tab to `complete`, and Up, Down, Ctrl-C, Ctrl-Z and pasting to their calm forms."""
    keys = KeyBindings()
    keys.add("c-c")(_abandon)
    keys.add("<sigint>")(_abandon)
    keys.add(Keys.BracketedPaste)(_type_pasted)
    for noisy in ("c-l", "c-r", "c-s"):  # clear the screen, search with a second prompt
        keys.add(noisy)(_do_nothing)
    # Pasted colours («ESC[31m») look like reports of a mouse, on which the default handler breaks.
    for report in (Keys.Vt100MouseEvent, Keys.WindowsMouseEvent):
        keys.add(report)(_do_nothing)
    if sys.platform != "win32":
        keys.add("c-z")(_suspend)

    @keys.add("tab")
    def _tab(event: KeyPressEvent) -> None:
        _complete_word(event, complete)

    @keys.add("up")
    @keys.add("c-p")
    def _up(event: KeyPressEvent) -> None:
        _recall(event, Buffer.history_backward)

    @keys.add("down")
    @keys.add("c-n")
    def _down(event: KeyPressEvent) -> None:
        _recall(event, Buffer.history_forward)

    return keys


def completed(word: str, candidates: list[str]) -> str:
    """Give what `word` becomes: the only candidate and a blank, or the beginning that all share.

    >>> completed("aus", ["auslage"]), completed("a", ["aufdecken", "auslage"])
    ('auslage ', 'au')
    """
    if len(candidates) == 1:
        return candidates[0] + " "
    shared = _shared(*candidates)
    return shared if shared.lower().startswith(word.lower()) else word


def _complete_word(event: KeyPressEvent, complete: Complete) -> None:
    """Append what is certain, without a word from the line; if nothing is, list the choices once.

    Going through the choices in place would rewrite the word at each Tab, and a menu or a list
    below the line moves the cursor up again. So the list is one new line, as in a shell, and the
    prompt follows afresh with what was typed: nothing that stands is written again, all of it can
    be read back, and the list is the last thing but the prompt. Two things differ from a shell: it
    comes at the first Tab that can add nothing, since to the ear a silent first one means that no
    word fits; and no bell rings.
    """
    buffer = event.current_buffer
    before = buffer.document.text_before_cursor
    word = before.rpartition(" ")[2]
    candidates = complete(before)
    better = completed(word, candidates)
    if len(candidates) > 1 and len(better) <= len(word):
        _end_line(event)
        event.app.output.write(spelled(", ".join(candidates)) + "\r\n")
    elif better.lower().startswith(word.lower()):
        buffer.insert_text(better[len(word) :])
    else:  # another spelling: «zaehle» becomes «zähle»
        buffer.delete_before_cursor(len(word))
        buffer.insert_text(better)


def _recall(event: KeyPressEvent, move: Callable[[Buffer], None]) -> None:
    """Show an older or newer line in whole words.

    prompt_toolkit would write the letters that differ: «ha d» when «hand» comes over «punkte». So
    all from the first other word on is taken away, silently, before it is written.
    """
    buffer = event.current_buffer
    shown = buffer.text
    move(buffer)
    recalled = buffer.document
    if recalled.text == shown:
        return
    kept = _shared(shown, recalled.text).rpartition(" ")
    buffer.document = Document(kept[0] + kept[1])
    event.app.renderer.render(event.app, event.app.layout)
    buffer.document = recalled


def _shared(*texts: str) -> str:
    """Give the beginning that all texts share."""
    return os.path.commonprefix(texts)  # noqa: RUF071 - it compares letters, as it should here


def _abandon(event: KeyPressEvent) -> None:
    """Leave the line as it stands; an empty one follows at a new prompt."""
    _end_line(event)
    event.current_buffer.reset()


def _type_pasted(event: KeyPressEvent) -> None:
    """Take pasted lines as if typed: each is entered, none becomes a line with a break inside."""
    text = event.data.replace("\r\n", "\r").replace("\n", "\r")
    presses = [KeyPress(Keys.ControlM if char == "\r" else char) for char in text]
    event.key_processor.feed_multiple(presses, first=True)


def _suspend(_event: KeyPressEvent) -> None:
    """Stop as any program does; prompt and typed text come again below the shell's lines."""
    if sys.platform != "win32":
        run_in_terminal(lambda: os.kill(0, signal.SIGTSTP), render_cli_done=True)


def _do_nothing(_event: KeyPressEvent) -> None:
    """Keep silent."""


def _end_line(event: KeyPressEvent) -> None:
    """Draw what is not drawn yet and go to a new line; the next redraw starts there."""
    event.app.renderer.render(event.app, event.app.layout, is_done=True)
