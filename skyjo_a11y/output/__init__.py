"""Where utterances go: lines on a terminal, for now."""
