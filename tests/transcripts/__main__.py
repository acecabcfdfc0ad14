"""``python -m tests.transcripts``: writes all transcripts as they would be now, for review."""

from tests.transcripts.replay import FILES, rewrite

for file in FILES:
    print(f"{file.name}: {'rewritten' if rewrite(file) else 'as it was'}")  # noqa: T201
