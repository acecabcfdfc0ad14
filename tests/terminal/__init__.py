"""What a terminal, a screen reader and its user get from the program."""
