"""Rules to look up: topics, how they are found by a word, and what is told of them."""
