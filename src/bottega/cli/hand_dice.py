"""Reading what people type for real dice and draws."""

from __future__ import annotations

from bottega.core.outcomes import Outcomes

FEW = 8
"""Up to this many outcomes are listed without being asked for."""


def parts_of(line: str, outcomes: Outcomes) -> list[str]:
    """Split what was typed into single dice or draws: at commas or spaces, or digit by digit."""
    if "," in line:
        return [part.strip() for part in line.split(",") if part.strip()]
    if outcomes.find(line) is not None:
        return [line]
    if " " in line:
        return line.split()
    return list(line) if line.isdecimal() else [line]
