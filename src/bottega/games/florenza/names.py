"""The words that content, dumps, notation and views share."""

from __future__ import annotations

from typing import Literal, get_args

Resource = Literal["marble", "wood", "metal", "gold", "spice", "textile"]
Income = Literal["pp", "bp", "members"]
Speciality = Literal["A", "S", "P"]
Level = Literal["facile", "media", "difficile", "capolavoro"]
GhostAction = Literal["activate", "build", "chiesa", "palazzo", "fortune", "bishop", "main"]

FAMILIES = ("Medici", "Pazzi", "Pitti", "Rucellai", "Strozzi")
RESOURCES: tuple[str, ...] = get_args(Resource)
GAINS = (*RESOURCES, "florins", "pp", "bp", "members")
"""The columns of a row of gains; a row of costs has the first seven."""
INCOMES: tuple[str, ...] = get_args(Income)
SPECIALITIES = "".join(get_args(Speciality))
LEVELS: tuple[str, ...] = get_args(Level)
ROMAN = ("I", "II", "III", "IV", "V", "VI")

PHASES = ("setup", "income", "captain", "bishop", "placing", "economy", "artworks", "elections", "round-end")
STAGES = (
    "draw-character", "draw-fortune", "draw-order", "first-building", "ghost-first", "third-die", "third-choice",
    "reservation", "placing", "choose-artist", "swap-give", "swap-take", "ghost-space", "ghost-activate",
    "ghost-category", "ghost-building", "ghost-place", "window", "sold", "bought", "gave", "market-take", "sale",
    "construction", "commission", "payment", "incentive", "call-muse", "roll", "judge", "choose-marker", "finished",
)  # fmt: skip
"""What is asked, drawn or rolled now."""
STATES = ("built", "planned", "blocked")
"""States of a square with a building."""
MARKERS = ("neutral", "special-1", "special-2", "special-3")
FIGURES = ("free", "standing", "lying")
"""States of a space on a ghost's table."""
GHOST_ACTIONS: tuple[str, ...] = get_args(GhostAction)
VERDICTS = ("short", "enough", "by-market", "kept-back", "by-captain")
"""Verdicts on a line of the forecast."""
SCORES = (
    "crest", "tokens", "bishop-space", "goods", "captain", "bishop", "squares", "works", "no-palazzo", "no-chiesa",
)  # fmt: skip
"""Lines of the final score."""
