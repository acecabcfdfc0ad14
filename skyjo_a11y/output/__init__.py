"""Where utterances go: lines on a screen, a voice, messages on a braille display."""
