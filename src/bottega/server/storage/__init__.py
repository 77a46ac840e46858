"""How tables are stored and loaded."""
