"""Writes in bold where a terminal can, for people who read large and strong letters.

Colours stay the terminal's own, which its owner has chosen; nothing blinks, and nothing is
written twice, as old ways of making bold did.
"""

import sys

from skyjo_a11y.calm_output import spelled
from skyjo_a11y.console import is_dumb, is_terminal

#: As prompt_toolkit calls it.
BOLD = "bold"


def write(text: str, *, bold: bool = False, before: str = "") -> None:
    """Write at once, in bold only where a person reads it at a capable terminal.

    ``before``: what is no text, such as the bell.
    """
    if not (bold and text and is_terminal(sys.stdout)) or is_dumb():
        sys.stdout.write(before + text)
        sys.stdout.flush()
        return
    # It knows the ways of Windows too, and a capable prompt has loaded it already.
    from prompt_toolkit import print_formatted_text  # noqa: PLC0415
    from prompt_toolkit.formatted_text import FormattedText  # noqa: PLC0415

    sys.stdout.write(before)
    sys.stdout.flush()
    print_formatted_text(FormattedText([(BOLD, spelled(text))]), end="")
