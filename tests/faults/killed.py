"""The real command, killed at a point: ``python -m tests.faults.killed NUMBER ARGUMENTS…``."""

import os
import signal
import sys

from skyjo_a11y.__main__ import main
from tests.faults.crashing import Points

if __name__ == "__main__":
    number = int(sys.argv.pop(1))
    # The mass of what it tells goes past: Python writes to a stream without ``os.write``.
    with Points(number, lambda: os.kill(os.getpid(), signal.SIGKILL)).watched():
        sys.exit(main())
