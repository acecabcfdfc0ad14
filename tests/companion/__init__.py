"""The companion of real cards, and a table of people who have such cards before them."""
