"""The game on a real braille display driver, BRLTTY, with a virtual display."""
