"""The tests mirror the package; what they share stands here."""
