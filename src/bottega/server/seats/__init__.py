"""A seat of a table: who holds it, and what only its holder may know."""
