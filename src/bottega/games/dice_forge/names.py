"""The words for things in content, dumps, notation and views, in the order in which the engine numbers them.

Faces and cards are numbered from 1, blessings and items of an agenda too; everything else from 0.
"""

from __future__ import annotations

RESOURCES = ("gold", "sun", "moon", "glory")
DICE = ("light", "dark")
COLOURS = ("red", "blue", "yellow", "green")
SLOTS = ("S1a", "S1b", "S2", "S3", "S4", "S5", "S6", "M1a", "M1b", "M2", "M3", "M4", "M5", "M6", "SM")

FACE_KINDS = {
    "plain": "gives everything on it",
    "choice": "gives one of the resources on it",
    "triple": "",
    "mirror": "",
    "ship": "",
    "shield": "",
    "boar": "",
}
# The contents of the first box. These numbers never change; a content may add more, which the game's tables know.
FACES = (
    *("g1", "v2", "g3", "m1", "g4", "s1", "g6", "s1v1", "g2m1", "g1-s1-m1", "g3-v2", "m2", "s2", "v3"),
    *("v4", "m2v2", "g1s1m1v1", "g2-s2-m2", "mirror", "ship", "x3"),
    *(f"shield-{colour}" for colour in COLOURS),
    *(f"boar-{colour}" for colour in COLOURS),
)
CARDS = (
    "elder", "spirits", "owl", "ship", "minotaur", "shield", "gorgon", "triton", "mirror", "sphinx", "cyclops",
    "hammer", "chest", "hind", "bear", "satyrs", "boar", "ferryman", "cerberus", "helmet", "cancer", "sentinel",
    "hydra", "typhon",
)  # fmt: skip
REINFORCEMENTS = ("elder", "owl", "hind")

STEPS = {
    "setup": "",
    "blessings": "",
    "reinforcements": "",
    "action": "",
    "offering": "within an offering",
    "taking": "the portal is free: the card is taken",
    "extra": "",
    "end": "after the extra action: asked only with a Triton token in hand",
    "over": "",
}
BLESSINGS = {
    "divine": "",
    "minor": "",
    "borrowed": "two faces picked by Satyrs",
    "loss": "what Minotaur takes",
}
ITEMS = {
    "resolve": "a blessing, stage by stage",
    "row": "(how many more, die): blessings in a row",
    "copy-what": "(slot): the face that a mirror copies",
    "which-first": "ship or gold",
    "take-what": "(slot): one option of a choice face or of a boar",
    "convert-it": "(slot, option)",
    "split": "(gold): how much of it goes on the Hammer",
    "purchase": "(discount): with a ship",
    "forge-where": "(face)",
    "bonus": "(colour, how many): asked of the owner of the Boar",
    "repeat-it": "with a Cerberus token",
    "which-die": "(how many rolls)",
    "owl-what": "",
    "which-shield": "",
    "bearer": "of a boar",
    "pick": "(slot): a die for Satyrs",
}
