"""Sheets to take away: the rules and commands on one page, an empty score pad, in four forms."""
