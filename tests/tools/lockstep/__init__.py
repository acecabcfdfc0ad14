"""Thousands of rounds played side by side with numpy: what fitting and measuring need.

Cards are numbered 0 to 14 here (-2 to 12). Only the standard rules are played, one round at a
time. ``tests/bots/test_lockstep.py`` holds it to the bots that it stands for.
"""
