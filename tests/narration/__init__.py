"""How the game speaks: rules that hold for whatever happens."""
