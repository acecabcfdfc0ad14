"""How soon a new command is heard; figures are printed, nothing is judged.

Run with ``pytest tests/benchmarks/test_speech.py -s``. A real speech-dispatcher with the recording
module speaks slowly, and is cut off again and again.
"""

import time
from functools import partial
from statistics import median

import pytest

from skyjo_a11y.narration.utterance import plain
from tests.benchmarks.conftest import Figures
from tests.benchmarks.test_console import report
from tests.speech.speechd_server import Event, SpeechdServer
from tests.speech.test_speechd import speaking

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")

TIMES = 40
SLOWLY = 100  # milliseconds a character


def spoken_last(text: str, events: list[Event]) -> bool:
    """Whether ``text`` is what began to be said last."""
    said = [event for event in events if event["event"] in ("speak", "begin")]
    return len(said) > 1 and said[-1]["event"] == "begin" and said[-2].get("text") == text


def test_cutting_off(monkeypatch: pytest.MonkeyPatch, figures: Figures) -> None:
    """From the new command to the end of the old speech, and to the beginning of the new."""
    stops: list[float] = []
    starts: list[float] = []
    waits: list[float] = []
    with SpeechdServer(SLOWLY) as server:
        channels = speaking(server, monkeypatch)
        channels.tell([plain("Ein alter Satz, der noch lange nicht zu Ende ist.")])
        server.wait(lambda events: any(event["event"] == "begin" for event in events))
        for number in range(TIMES):
            text = f"Satz {number} von einem neuen Befehl, lang genug."
            typed = time.monotonic()
            channels.cut()
            channels.tell([plain(text)])
            waits.append(time.monotonic() - typed)
            events = server.wait(partial(spoken_last, text))
            since = [event for event in events if event["t"] > typed]
            stops.append(next(e["t"] for e in since if e["event"] == "stop") - typed)
            starts.append(since[-1]["t"] - typed)
        channels.close()
    report(
        f"a new command: the program waits {_ms(waits)}, old speech stops after {_ms(stops)},"
        f" new speech begins after {_ms(starts)} (median and slowest of {TIMES})"
    )
    figures.add("a new command: the program waits", 1000 * median(waits), "ms")
    figures.add("a new command: old speech stops after", 1000 * median(stops), "ms")
    figures.add("a new command: new speech begins after", 1000 * median(starts), "ms")


def _ms(seconds: list[float]) -> str:
    return f"{1000 * median(seconds):.1f} ms ({1000 * max(seconds):.1f})"
