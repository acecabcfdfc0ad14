"""Rewrites the transcripts as they are told now: look at the difference before you keep it."""

import sys

from tests.pad.replay import FILES, rewrite

for path in FILES:
    if rewrite(path):
        sys.stdout.write(f"{path.name} has changed.\n")
