"""Golden transcripts: conversations as prose, replayed by test_transcripts.py."""
