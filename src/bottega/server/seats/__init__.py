"""Seats: their holders, drafts, plans and standing orders."""
