"""The numbers of search and levels, found by matches on other seeds than those of the table in docs/bots.md.

This module is not compiled, so that they can be changed without building the package again.
"""

from __future__ import annotations

# Search; in points, unless said otherwise.
EXPLORE: float = 6.0
"""How much an option that was hardly tried is favoured."""
TEMPERATURE: float = 4.0
"""Differences of this size make an option a third as likely at first sight."""
WINDOW: float = 30.0
"""What looks worse than the best by more than this is not searched."""
TINY: float = 0.5
"""A decision about less than this, as a learned value has it, gets a tenth of the iterations."""
MOST: int = 16
"""Options that are searched at the root."""
FEW: float = 6.0
"""With fewer options than this, and one, a decision gets fewer iterations."""

# Levels: iterations for a decision with many options, in a game with the pace 1.
LAVORANTE: int = 400
MAESTRO: int = 4000
CARELESS: float = 1.8
"""How far the Garzone strays: in parts of the distance between the best action and the mean of the best few."""
NEXT_FEW: int = 7
"""How many these are."""
