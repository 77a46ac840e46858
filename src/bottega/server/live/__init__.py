"""Tables in memory and their connections."""
