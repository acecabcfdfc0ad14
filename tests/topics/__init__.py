"""Tests of the rules to look up."""
