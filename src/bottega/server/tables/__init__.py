"""A table: its record, its seats, and everything that changes it."""
