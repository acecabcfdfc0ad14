"""Tests of the sheets to take away."""
