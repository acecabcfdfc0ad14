"""``python -m skyjo_a11y``, and what the commands call."""

import sys

_INTERRUPTED = 130


def main() -> int:
    """Load the program and run it. Ctrl-C is as quiet while it loads as it is later."""
    try:
        from skyjo_a11y.app import main as run  # noqa: PLC0415 - loading takes a moment
    except KeyboardInterrupt:
        return _INTERRUPTED
    return run()


if __name__ == "__main__":
    sys.exit(main())
