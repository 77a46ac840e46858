"""The names of things, in the order in which the engine numbers them: faces and cards from 1, all else from 0."""

from __future__ import annotations

RESOURCES = ("gold", "sun", "moon", "glory")
COLOURS = ("red", "blue", "yellow", "green")
KINDS = ("plain", "choice", "triple", "mirror", "ship", "shield", "boar")
FACES = (
    *("g1", "v2", "g3", "m1", "g4", "s1", "g6", "s1v1", "g2m1", "g1-s1-m1", "g3-v2", "m2", "s2", "v3"),
    *("v4", "m2v2", "g1s1m1v1", "g2-s2-m2", "mirror", "ship", "x3"),
    *(f"shield-{colour}" for colour in COLOURS),
    *(f"boar-{colour}" for colour in COLOURS),
)
"""The faces by their names; number 1 is the first."""
CARDS = (
    "elder", "spirits", "owl", "ship", "minotaur", "shield", "gorgon", "triton", "mirror", "sphinx", "cyclops",
    "hammer", "chest", "hind", "bear", "satyrs", "boar", "ferryman", "cerberus", "helmet", "cancer", "sentinel",
    "hydra", "typhon",
)  # fmt: skip
"""The cards by their names; number 1 is the first. Their effects are rules, so their names are fixed."""
SLOTS = ("S1a", "S1b", "S2", "S3", "S4", "S5", "S6", "M1a", "M1b", "M2", "M3", "M4", "M5", "M6", "SM")
GIVES = {"ship": "ship", "mirror": "mirror", "helmet": "x3"}
"""Cards that give a face, and the face."""
DICE = ("light", "dark")
