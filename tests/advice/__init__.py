"""Tests of advice."""
