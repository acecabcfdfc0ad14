"""Finished games: kept in a file, told as statistics, followed by the level «passend»."""
