"""What things are called in the content, in dumps, in notation and in views, in the order of the engine's numbers."""

from __future__ import annotations

RESOURCES = ("marble", "wood", "metal", "spice", "textile", "gold")
KINDS = (*RESOURCES, "fiorini")
DICE = ("white", "brown", "grey", "green", "red", "yellow")
TRACKS = ("captain", "bishop", "preacher")
ARTISTS = ("sculptor", "architect", "painter")
LEVELS = ("easy", "normal", "hard", "extreme")
BONUSES = (
    "blank", "fiorini", "star", "box", "cross", "captain", "bishop", "resource", "die",
    "1 point", "2 points", "3 points",
)  # fmt: skip
EFFECTS = ("none", "spare", "fiorini", *TRACKS)
POWERS = (
    "value", "exchange", "anonymous", "identical", "steps", "money", "change", "discount", "spares", "mint",
    "any-artist", "none",
)  # fmt: skip

ONCE_POWERS = ("anonymous", "identical", "steps", "money", "change", "discount")
"""The (1x) powers, in the order of the engine's bits."""
