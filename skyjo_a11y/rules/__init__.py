"""The rules of Skyjo as a pure calculator: state and action in, state and events out."""
