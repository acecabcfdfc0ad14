"""The installed game as tests meet it: its command, its prompts, a home of its own."""

import sys
from pathlib import Path

#: The game as players start it; the checkout is what is installed for tests.
GAME = (sys.executable, "-m", "skyjo_a11y")
#: The prompts at which a game waits, and those of the set-up.
PROMPT = (
    r"^((\w+, )?(Aufdecken|Ablage (-?\d+|leer)|Hand -?\d+|Wohin|Lege, wirf)|Weiter|Mehr"
    r"|Noch eine|Dein Name|Gegner|Stärke|Regeln|Braillezellen|Weiterspielen)(, \w+)?:"
)


def at_home(home: Path) -> dict[str, str]:
    """Variables by which the program keeps its files in ``home`` on every system."""
    return {
        "HOME": str(home),
        "USERPROFILE": str(home),
        "LOCALAPPDATA": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
    }
