"""The words that content, dumps, notation and views share."""

from __future__ import annotations

FAMILIES = ("Medici", "Pazzi", "Pitti", "Rucellai", "Strozzi")
RESOURCES = ("marble", "wood", "metal", "gold", "spice", "textile")
SPECIALITIES = "ASP"
LEVELS = ("facile", "media", "difficile", "capolavoro")
ROMAN = ("I", "II", "III", "IV", "V", "VI")
