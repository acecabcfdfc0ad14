"""Advice: the best action and why, the next best ones, and what the choices of a round cost."""
