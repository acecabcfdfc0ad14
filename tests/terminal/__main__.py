"""The command: python -m tests.terminal -p '^Dein Zug:' -t hand -t ende -- python3 game.py."""

import argparse
import json
import sys
from dataclasses import asdict

from tests.terminal.terminal_reader import TerminalReader


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Show what a screen reader meets in a program.")
    add = parser.add_argument
    add("-t", "--type", action="append", default=[], metavar="LINE", help="a line (repeatable)")
    add("-p", "--prompt", required=True, help="regular expression of the program's prompt line")
    add("--columns", type=int, default=80)
    add("--rows", type=int, default=24)
    add("--no-cpr", action="store_true", help="do not answer cursor position requests")
    add("--json", action="store_true", help="one JSON object a line")
    add("program", nargs="+")
    return parser


def main() -> int:
    """Type the lines into the program and print each exchange."""
    options = _parser().parse_args()
    with TerminalReader(
        options.program,
        options.prompt,
        columns=options.columns,
        rows=options.rows,
        answer_cpr=not options.no_cpr,
    ) as reader:
        reader.start()
        for line in options.type:
            if not reader.ended:
                reader.command(line)
    for exchange in reader.exchanges:
        text = json.dumps(asdict(exchange), ensure_ascii=False) if options.json else str(exchange)
        sys.stdout.write(f"{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
