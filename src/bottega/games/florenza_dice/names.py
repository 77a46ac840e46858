"""The names of things in content, dumps, notation and views, in the order of the engine's numbers."""

from __future__ import annotations

RESOURCES = ("marble", "wood", "metal", "spice", "textile", "gold")
KINDS = (*RESOURCES, "fiorini")
"""The kinds of icons."""
DICE = ("white", "brown", "grey", "green", "red", "yellow")
TRACKS = ("captain", "bishop", "preacher")
ARTISTS = ("sculptor", "architect", "painter")
AREAS = ("palazzo", "chiesa")
LEVELS = ("easy", "normal", "hard", "extreme")
BONUSES = (
    "blank", "fiorini", "star", "box", "cross", "captain", "bishop", "resource", "die",
    "1 point", "2 points", "3 points",
)  # fmt: skip
EFFECTS = ("none", "spare", "fiorini", *TRACKS)
"""What a completed work gives."""

ONCE_POWERS = {
    "anonymous": "casa", "identical": "mercatante", "steps": "convento", "money": "taverna",
    "change": "cambiavalute", "discount": "bottega",
}  # fmt: skip
"""The (1x) powers, and their names in dumps and notation."""
POWERS = (*ONCE_POWERS, "value", "exchange", "spares", "mint", "any-artist", "none")
"""What a building can do."""

STAGES = {
    "roll-buildings": "phase 1 of round 1: each player's free building",
    "draw-first": "... and the draw among the lowest",
    "income": "phase 1 from round 2",
    "roles": "phase 2: the Captain's resource",
    "roll": "phase 3: six dice, one after the other",
    "waiting-dice": "Die bonuses from the Income phase",
    "active": "the Active Player's dice",
    "others": "the Non-Active Players",
    "over": "",
}
ASKED = ("nothing", "die", "use", "place", "track", "done")
"""What a seat can be asked for."""
ITEMS = {
    "die": "a Die bonus",
    "use": "a die in hand",
    "goods": "resources to mark",
    "steps": "steps to make on a track",
    "chiesa": "the Chiesa's steps: a track is to be named",
    "income": "works of the Chiesa that have not paid yet",
}
"""What can be on a seat's agenda."""
