"""``python -m tests.braille``: prints how many cells all messages take."""

from tests.braille.report import report

print(report())  # noqa: T201
