"""What a preview of an action compares: reserves, and the odds of the next blessing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bottega.core.position import CHANCE, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.speech import NOWHERE, side_id, target, who_acts
from bottega.games.dice_forge.view import odds


class ForgePreview(Struct, forbid_unknown_fields=True):
    """The mean of the next blessing for each resource, as it will be, and by how much it changes."""

    expected: dict[str, float]
    change: dict[str, float]


def preview_more(before: ForgePosition, after: ForgePosition, seat: int) -> ForgePreview | None:
    """The odds, where the action changes the dice."""
    old, new = odds(before, seat).expected, odds(after, seat).expected
    if old == new:
        return None
    return ForgePreview(new, {name: round(new[name] - old[name], 3) for name in RESOURCES})


def goods(p: ForgePosition, seat: int) -> dict[str, int]:
    return {name: int(p.reserve(seat, resource)) for resource, name in enumerate(RESOURCES)}


def lost(events: Sequence[Event], seat: int) -> dict[str, int]:
    """What goes over the limits of the reserves."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind == "gained" and event.seat == seat and event.args["lost"]:
            name = RESOURCES[event.args["resource"]]
            found[name] = found.get(name, 0) + event.args["lost"]
    return found


def targets(p: ForgePosition, action: int, seat: int) -> list[str]:
    """Of a forging all equal sides of the die, of everything else its one target."""
    if p.to_act == CHANCE or int(at.action_kind(action)) != at.FORGE:
        return [target(p, action, seat)]
    index, seat = int(at.action_index(action)), who_acts(p, seat)
    die, face = int(at.forge_die(index)), int(at.forge_face(index))
    sides = [side_id(seat, die, side) for side in range(at.SIDES) if p.face(seat, die, side) == face]
    return sides or [NOWHERE]
