"""A stand-in for the game: greets, answers each line, leaves at «ende» or the end of input.

python -m tests.terminal.demo [HISTORY]
"""

import sys
import time
from pathlib import Path

from skyjo_a11y.console import calm_output, open_console

WORDS = ["aufdecken", "auslage", "ende", "hand", "hilfe", "punkte", "tausche", "zähle", "ziehe"]
PROMPT = "Dein Zug: "
GREETING = "Willkommen am Tisch."
GOODBYE = "Auf Wiedersehen."
HAND = ["Reihe A: 5, minus 2, verdeckt, 12.", "Reihe B: 0, verdeckt, 3, 7."]
THOUGHT = "Das dauert etwas."


def words_for(line: str) -> list[str]:
    """Words that could stand where the line's last word is; umlauts may be spelled out."""
    begun = line.rpartition(" ")[2].lower()
    return [word for word in WORDS if word.replace("ä", "ae").startswith(begun.replace("ä", "ae"))]


def unknown(line: str) -> str:
    """The answer to a line that means nothing."""
    return f"Das kenne ich nicht: {line!r}."


def answer(line: str) -> str:
    """The answer to a line, its lines ended."""
    match line.split():
        case ["hand"]:
            return "".join(f"{row}\n" for row in HAND)
        case ["langsam"]:
            sys.stdout.write(f"{THOUGHT}\n")
            time.sleep(1.5)
            return "Fertig.\n"
        case _:
            return f"{unknown(line)}\n"


def main() -> None:
    """Talk until there is nothing more to read."""
    history = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    console = open_console(words_for, history)
    sys.stdout.write(f"{GREETING}\n")
    try:
        while (line := console.read(PROMPT)).strip() != "ende":
            sys.stdout.write(answer(line))
    except EOFError:
        pass
    sys.stdout.write(f"{GOODBYE}\n")


if __name__ == "__main__":
    with calm_output():
        main()
