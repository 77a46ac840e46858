"""The contract of a game, and what every game shares."""
