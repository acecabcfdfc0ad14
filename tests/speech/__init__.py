"""The program's own voice, messages in braille, the bell."""
