"""Real screen readers, with a speech server that only records."""
