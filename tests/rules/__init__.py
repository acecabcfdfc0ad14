"""Tests of the rules, and helpers to play with prepared cards."""
