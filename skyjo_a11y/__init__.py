"""Skyjo at the console for blind and low-vision people, in German."""

__version__ = "0.1.0"
