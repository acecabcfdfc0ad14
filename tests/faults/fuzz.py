"""Coverage-guided fuzzing: ``python -m tests.faults.fuzz TARGET|all SECONDS``.

Needs atheris (``pip install -e '.[test,fuzz]'``), which is for Linux. What it finds is written to
``tests/faults/found/``; from then on it is a test. All targets together take about half of
``SECONDS`` times four: two run at a time.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

_LONGEST = 4096  # bytes of an input
_MEGABYTES, _PATIENCE = 1024, 20  # what a single input may take
_AT_A_TIME = 2
#: As in ``targets.TARGETS``, which is loaded only where it is watched.
_TARGETS = ("commands", "save", "bot", "export")


def fuzz(target: str, seconds: int) -> None:
    """Try inputs for so long; ends the program, with a status that is not 0 if one fails."""
    import atheris  # noqa: PLC0415 - for Linux only

    with atheris.instrument_imports(include=["skyjo_a11y"], enable_loader_override=False):
        from tests.faults import targets  # noqa: PLC0415
    targets.silence_disk()
    with TemporaryDirectory() as name:
        for number, data in enumerate(targets.beginnings(target)):
            Path(name, str(number)).write_bytes(data)
        options = [
            f"-max_total_time={seconds}",
            f"-max_len={_LONGEST}",
            f"-rss_limit_mb={_MEGABYTES}",
            f"-timeout={_PATIENCE}",
            f"-artifact_prefix={targets.FOUND}/{target}-",
            "-verbosity=0",
            "-print_final_stats=1",
        ]
        atheris.Setup([sys.argv[0], *options, name], targets.TARGETS[target])
        atheris.Fuzz()


def fuzz_all(seconds: int) -> int:
    """Every target in a program of its own; 0 if none has failed."""

    def run(target: str) -> int:
        command = [sys.executable, "-m", "tests.faults.fuzz", target, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        tries = [line for line in done.stderr.splitlines() if "number_of_executed" in line]
        sys.stdout.write(f"{target}: {' '.join(tries).split(':')[-1].strip() or '?'} inputs\n")
        if done.returncode:
            sys.stdout.write(f"{done.stdout[-4000:]}\n{done.stderr[-2000:]}\n")
        return done.returncode

    with ThreadPoolExecutor(_AT_A_TIME) as pool:
        return max(map(abs, pool.map(run, _TARGETS)))


if __name__ == "__main__":
    what, how_long = sys.argv[1], int(sys.argv[2])
    if what == "all":
        sys.exit(fuzz_all(how_long))
    fuzz(what, how_long)
