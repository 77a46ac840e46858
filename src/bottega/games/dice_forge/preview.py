"""What a preview of an action compares: reserves, and the odds of the next blessing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bottega.core.position import CHANCE, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.speech import NOWHERE, asked, side_id, target, who_acts
from bottega.games.dice_forge.view import Chance, Odds, mean_of_die, odds


class Forging(Struct, forbid_unknown_fields=True):
    """A place for the face that the action brings: how to forge it there, and what that does to the next blessing."""

    action: int
    targets: list[str]
    expected: dict[str, float]
    change: dict[str, float]
    chances: dict[str, list[Chance]]


class ForgePreview(Struct, forbid_unknown_fields=True):
    """The mean of the next blessing for each resource after the action, by how much it changes, and its chances.

    If the action brings a face: each place where it can be forged next. If it rolls one die: what that brings on
    average.
    """

    expected: dict[str, float]
    change: dict[str, float]
    chances: dict[str, list[Chance]]
    face: str | None
    forgings: list[Forging]
    roll: dict[str, float] | None


def preview_more(before: ForgePosition, after: ForgePosition, seat: int) -> ForgePreview | None:
    """The odds, if the action changes the dice, brings a face or rolls one of the dice."""
    old, new = odds(before, seat), odds(after, seat)
    face, forgings = _forgings(after, seat)
    roll = _roll(after, seat)
    if old == new and not forgings and roll is None:
        return None
    return ForgePreview(new.expected, _change(old, new), new.chances, face, forgings, roll)


def _roll(p: ForgePosition, seat: int) -> dict[str, float] | None:
    """What the only die that the seat rolls now brings on average."""
    rolled = [die for die in range(2) if int(p.in_the_air) >> (2 * seat + die) & 1]
    return mean_of_die(p, seat, rolled[0]) if len(rolled) == 1 else None


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


def begins_turn(event: Event) -> bool:
    return event.kind == "turn"


def promised(p: ForgePosition, seat: int) -> int:
    """The points of the card that the seat will take once the hero it has ousted is blessed."""
    return int(p.tables.points[p.feat]) if p.active == seat and p.step == at.STEP_TAKING else 0


def goods(p: ForgePosition, seat: int) -> dict[str, int]:
    return {name: int(p.reserve(seat, resource)) for resource, name in enumerate(RESOURCES)}


def lost(events: Sequence[Event], seat: int) -> dict[str, int]:
    """What is lost over the limits of the reserves."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind == "gained" and event.seat == seat and event.args["lost"]:
            name = RESOURCES[event.args["resource"]]
            found[name] = found.get(name, 0) + event.args["lost"]
    return found


def targets(p: ForgePosition, action: int, seat: int = -1) -> list[str]:
    """For a forging all equal sides of the die, for everything else its one target."""
    if p.to_act == CHANCE or int(at.action_kind(action)) != at.FORGE:
        return [target(p, action, seat)]
    index, seat = int(at.action_index(action)), who_acts(p, seat)
    die, face = int(at.forge_die(index)), int(at.forge_face(index))
    sides = [side_id(seat, die, side) for side in range(at.SIDES) if p.face(seat, die, side) == face]
    return sides or [NOWHERE]
