"""Parameters of search and levels, tuned in matches with other seeds than those of the table in docs/bots.md.

This module is not compiled, so that they can be changed without rebuilding the package.
"""

from __future__ import annotations

# Search; in points unless stated otherwise.
EXPLORE: float = 6.0
"""How much an option that has hardly been tried is favoured."""
TEMPERATURE: float = 4.0
"""A difference of this size makes an option initially about a third as likely."""
WINDOW: float = 30.0
"""Options that look worse than the best by more than this are not searched."""
TINY: float = 0.5
"""If the options differ by less than this in learned value, a decision gets a tenth of the iterations."""
MOST: int = 16
"""The most options that are searched at the root."""
FEW: float = 6.0
"""With fewer options than this plus one, a decision gets fewer iterations."""

# Levels: iterations for a decision with many options, in a game with a pace of 1.
LAVORANTE: int = 400
MAESTRO: int = 4000
CARELESS: float = 1.8
"""How far the Garzone strays, as a multiple of the distance between the best action and the mean of the best few."""
NEXT_FEW: int = 7
"""The number of these best few."""
FATTORINO_LEEWAY: float = 1.5
"""How far below the best the Fattorino may go, as a multiple of the same distance."""
SEEN: int = 50
"""The percentage of actions that the Fattorino sees."""
