"""The numbers of the game, typed and checked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.core.errors import ContentError


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    sides: Annotated[int, Meta(ge=2, le=20)]
    bust: Annotated[int, Meta(ge=1, le=20)]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    points: Annotated[int, Meta(ge=2, le=1000)]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    die: Die
    goal: Goal


def check(box: Box) -> None:
    """Checks that types cannot express."""
    if box.die.bust > box.die.sides:
        raise ContentError(f"table die, cell bust: the die has no side {box.die.bust}")


def pack(box: Box) -> dict[str, int]:
    """What the rules need of it, by the names that it has in `p.tables`."""
    return {"sides": box.die.sides, "bust": box.die.bust}
