"""A thousand rounds of eight people: memory flat, answers as quick, a small file soon resumed.

Run with ``pytest tests/benchmarks/test_long_play.py -s``; it takes a few minutes.
"""

import json
import subprocess
import sys

from tests.benchmarks.conftest import Figures
from tests.benchmarks.test_console import report
from tests.terminal.terminal_reader import ROOT

ROUNDS = 1000
MOST_BYTES = 8 * 1024 * 1024


def test_long_play(figures: Figures) -> None:
    """Memory within 10 %, answers within the noise, less than 8 MB, resumed in half a second."""
    command = [sys.executable, "-m", "tests.benchmarks.long_evening", str(ROUNDS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    early, late = found["early"], found["late"]
    report(
        f"{ROUNDS} rounds of eight: memory {early['kib'] // 1024:.0f} to {late['kib'] // 1024:.0f}"
        f" MiB, ratio {late['kib'] / early['kib']:.2f};"
        f" answers {early['ms']:.2f} to {late['ms']:.2f} ms, ratio {late['ms'] / early['ms']:.2f};"
        f" file {found['bytes'] / 1e6:.1f} MB; resumed in {found['resume']:.2f} s;"
        f" first undo into the round before {found['first_undo']:.2f} s,"
        f" then {found['next_undo']:.4f} s"
    )
    long = f"{ROUNDS} rounds of eight"
    figures.add(f"{long}: memory", late["kib"] / early["kib"], "times", 1.1, less=True)
    figures.add(f"{long}: answers", late["ms"] / early["ms"], "times", 1.0, less=True)
    figures.add(f"{long}: file", found["bytes"] / 1e6, "MB", MOST_BYTES / 1e6, less=True)
    figures.add(f"{long}: resumed in", found["resume"], "seconds", 0.5, less=True)
    figures.add(f"{long}: undo into the round before", found["first_undo"], "seconds")
    figures.add(f"{long}: undo after that", found["next_undo"], "seconds")
    assert found["bytes"] < MOST_BYTES
