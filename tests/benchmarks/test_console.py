"""How quick and how small the program is at the prompt; figures are printed, nothing is judged.

Run with ``pytest tests/benchmarks -s``. Times are medians; the ratio compares two programs that
take turns in the same run, so that it holds when the machine's speed drifts.
"""

import subprocess
import sys
from collections.abc import Sequence
from compileall import compile_dir
from pathlib import Path
from statistics import median

import pytest

from tests.benchmarks.conftest import Figures
from tests.terminal.conftest import DEMO
from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import ROOT, TerminalReader

STARTS = 9
TURNS = 30


def report(text: str) -> None:
    """Print a figure even if pytest captures output."""
    sys.__stdout__.write(f"\n{text}") if sys.__stdout__ else None


def start_time(argv: Sequence[str], prompt: str, home: Path) -> float:
    """Seconds from the command to the prompt."""
    with TerminalReader(argv, prompt, env=at_home(home)) as reader:
        return reader.start().settled_after


def test_cold_start(tmp_path: Path, figures: Figures) -> None:
    """The greeting and the first question come at most 1.6 times as late as a bare prompt."""
    for package in ("skyjo_a11y", "tests"):  # as installing does
        compile_dir(ROOT / package, quiet=1)
    pairs = [
        (start_time(GAME, PROMPT, tmp_path), start_time(DEMO, "^Dein Zug:", tmp_path))
        for _ in range(STARTS)
    ]
    game, bare = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(ours / theirs for ours, theirs in pairs)
    report(f"cold start: {1000 * game:.0f} ms, bare {1000 * bare:.0f} ms, ratio {ratio:.2f}")
    figures.add("start to the first prompt", 1000 * game, "ms")
    figures.add("that against a bare prompt", ratio, "times", 1.6, less=True)


@pytest.mark.parametrize("opponents", [1, 7])
def test_answer_time(tmp_path: Path, opponents: int, figures: Figures) -> None:
    """From Enter to the first told line, with the opponents' turns in between."""
    arguments = ["spiel", "--mensch", "Jana", "--gegner", str(opponents), "--saat", "7"]
    times: list[float] = []
    with TerminalReader([*GAME, *arguments], PROMPT, env=at_home(tmp_path)) as reader:
        prompt = reader.start().prompt
        while len(times) < TURNS:
            answer = reader.command(next_line(prompt))
            prompt = answer.prompt
            if answer.typed.startswith("z t") and answer.first_line_after is not None:
                times.append(answer.first_line_after)
    slowest = sorted(times)[int(0.9 * len(times))]
    report(
        f"Enter to first line, {opponents} opponents: median {1000 * median(times):.0f} ms,"
        f" 90 % under {1000 * slowest:.0f} ms"
    )
    told = f"Enter to first line, opponents: {opponents}"
    figures.add(told, 1000 * median(times), "ms")
    figures.add(f"{told}, 90 % below", 1000 * slowest, "ms")


def next_line(prompt: str) -> str:
    """A line that goes on from a prompt."""
    first_word = prompt.strip(":").partition(" ")[0].strip(",:")
    return {"Aufdecken": "a1 d1", "Weiter": "", "Mehr": "", "Noch": "ja"}.get(first_word, "z t a1")


def played(rounds: int, home: Path) -> int:
    """Kibibytes that a piped game of so many rounds needs at most; on Linux only.

    Its own peak: the one of ``getrusage`` begins with what the tests needed before the fork.
    """
    code = (
        "from pathlib import Path; from tests.benchmarks.long_game import play;"
        f"play({rounds});"
        "print(Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=at_home(home),
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def test_memory(tmp_path: Path, figures: Figures) -> None:
    """Memory after a game of 100 rounds against that after one round."""
    one, many = played(1, tmp_path), played(100, tmp_path)
    report(f"memory: {one // 1024} MiB after 1 round, {many // 1024} after 100, {many / one:.2f}")
    figures.add("memory of a game, 100 rounds", many / 1024, "MiB")
    figures.add("that against a game of one round", many / one, "times", 1.1, less=True)
