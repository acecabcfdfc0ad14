"""Tools for the makers of the program; nothing here runs in a test run."""
