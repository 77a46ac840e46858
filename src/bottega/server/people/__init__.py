"""Guests, links to sign in, the dice of the day."""
