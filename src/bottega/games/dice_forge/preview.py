"""What a preview of an action compares: reserves, and the odds of the next blessing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bottega.core.position import CHANCE, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.speech import NOWHERE, asked, side_id, target, who_acts
from bottega.games.dice_forge.view import Chance, Odds, odds


class Forging(Struct, forbid_unknown_fields=True):
    """A place for the face that the action brings: how it is forged there, and what that does to the next blessing."""

    action: int
    targets: list[str]
    expected: dict[str, float]
    change: dict[str, float]
    chances: dict[str, list[Chance]]


class ForgePreview(Struct, forbid_unknown_fields=True):
    """The mean of the next blessing for each resource, as it will be, by how much it changes, and its chances.

    Where the action brings a face: each place where it can be forged next.
    """

    expected: dict[str, float]
    change: dict[str, float]
    chances: dict[str, list[Chance]]
    face: str | None
    forgings: list[Forging]


def preview_more(before: ForgePosition, after: ForgePosition, seat: int) -> ForgePreview | None:
    """The odds, where the action changes the dice or brings a face."""
    old, new = odds(before, seat), odds(after, seat)
    face, forgings = _forgings(after, seat)
    if old == new and not forgings:
        return None
    return ForgePreview(new.expected, _change(old, new), new.chances, face, forgings)


def _change(old: Odds, new: Odds) -> dict[str, float]:
    return {name: round(new.expected[name] - old.expected[name], 3) for name in RESOURCES}


def _forgings(p: ForgePosition, seat: int) -> tuple[str | None, list[Forging]]:
    """The face that the seat must forge now, and its places."""
    if seat not in p.waiting:
        return None, []
    now, old, found = asked(p, seat), odds(p, seat), []
    if now.item != at.FORGE_WHERE:
        return None, []
    for action in p.actions(seat):
        if int(at.action_kind(action)) == at.FORGE:
            after = p.copy()
            after.apply(action, seat)
            new = odds(after, seat)
            found.append(
                Forging(action, targets(p, action, seat), new.expected, _change(old, new), new.chances)
            )
    return p.tables.face_names[now.first - 1], found


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
