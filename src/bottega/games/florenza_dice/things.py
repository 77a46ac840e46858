"""The things of the box: buildings, works, plots, goods, dice, tracks and their spaces, artists and offices."""

from __future__ import annotations

from bottega.core.texts import Text, text
from bottega.core.things import Line, Thing, icon, line
from bottega.games.florenza_dice.content import Box, Building, Die, Space, Track, Work
from bottega.games.florenza_dice.names import ARTISTS, DICE, RESOURCES
from bottega.games.florenza_dice.speech import power_text

OFFICES = {"captain": "[turn] 1 [resource]", "bishop": "[die] (used)"}
"""What the two offices allow: see rules/flow.py and rules/dice.py."""
WORK_LINES = {
    "none": "",
    "spare": "+1 [spare]",
    "fiorini": "[turn] {fiorini} [fiorini]",
    "captain": "[turn] 1 [captain]",
    "bishop": "[turn] 1 [bishop]",
    "preacher": "[turn] 1 [preacher]",
}
"""What completed works give: at once or, after the sign, as income every round."""
BONUS_ICONS = {"box": "spare", "cross": "preacher"}


def things(box: Box) -> list[Thing]:
    bonuses = dict.fromkeys(bonus for track in box.track for bonus in track.spaces if bonus != "blank")
    return [
        *(_building(row) for row in box.building),
        *(_work(box, row) for row in box.works),
        *(_space(row) for row in box.space),
        *(_good(name, "[to] (marks)") for name in (*RESOURCES, "resource")),
        *_supply(box),
        *(_die(row) for row in box.die),
        *(_track(row) for row in box.track),
        *(_bonus(bonus, box) for bonus in bonuses),
        *(_named("artist", name, line("{paid} [prestige]", {"paid": box.artist.paid})) for name in ARTISTS),
        *(_named("office", name, line(written)) for name, written in OFFICES.items()),
    ]


def _building(row: Building) -> Thing:
    return Thing(f"building/{row.number}", row.name, row.name, power_text(row), power_line(row))


def power_line(row: Building) -> Line:
    """What a building does, in a few words."""
    stuff = RESOURCES[DICE.index(row.die)] if row.die in DICE else "resource"
    return (text(f"line-power-{row.power}", stuff=text(f"thing-{stuff}"), amount=row.amount),)


def _work(box: Box, row: Work) -> Thing:
    effect = line(f"{{points}} [prestige] {WORK_LINES[row.effect]}", _work_numbers(box, row))
    said = text(
        "says-work", points=row.points, gives=text(f"effect-{row.effect}", fiorini=box.bonus.income_fiorini)
    )
    return Thing(
        row.id, row.name, row.name, said if row.effect != "none" else _points_text(row.points), effect
    )


def _work_numbers(box: Box, row: Work) -> dict[str, int]:
    return {"points": row.points, "fiorini": box.bonus.income_fiorini}


def _points_text(points: int) -> Text:
    return text("says-points", points=points)


def _space(row: Space) -> Thing:
    """A plot: what it gives to whoever builds there."""
    written = [f"+{row.spare} [spare]"] * bool(row.spare) + [f"+{row.points} [prestige]"] * bool(row.points)
    name = text("project-space", number=row.number)
    said = text("says-space", spare=row.spare, points=row.points)
    return Thing(f"rione/{row.number}", name, name, said, line(" ".join(written) or "(house)"))


def _good(name: str, written: str, values: dict[str, int] | None = None) -> Thing:
    return _named("good", name, line(written, values))


def _supply(box: Box) -> list[Thing]:
    worth = box.scoring
    return [
        _good("fiorini", "{fiorini} [fiorini] = 1 [prestige]", {"fiorini": worth.fiorini}),
        _good("spare", "= [resource] ; {points} [prestige]", {"points": worth.spare}),
        _good(
            "stars",
            "+{star} [prestige] ; {points} [prestige]",
            {"star": box.artist.star, "points": worth.star},
        ),
    ]


def _die(row: Die) -> Thing:
    """What a die gives with its best value: resources, steps or an artist, or money."""
    person = f"{max(row.steps)} [{row.track}]" if row.steps else f"[{row.artist}]"
    effect = line(f"{max(row.resources)} [{row.resource}] / {person} / {row.money} [fiorini]")
    name = text("thing-die", stuff=text(f"thing-{row.resource}"))
    return Thing(f"die/{row.name}", name, text(f"colour-{row.name}"), text("says-die"), effect)


def _track(row: Track) -> Thing:
    """What its spaces give, from the first to the last."""
    effect: Line = tuple(part for bonus in row.spaces if bonus != "blank" for part in bonus_line(bonus))
    return _named("track", row.name, effect)


def bonus_line(bonus: str) -> Line:
    """What a space of a track gives."""
    if bonus.endswith(("point", "points")):
        return line(f"{bonus.split()[0]} [prestige]")
    return (icon(BONUS_ICONS.get(bonus, bonus)),)


def _bonus(bonus: str, box: Box) -> Thing:
    """A kind of space, by its name in the view: `bonus/star`, `bonus/points-2`."""
    number, _, word = bonus.rpartition(" ")
    name = text("bonus-points", points=int(number)) if number else text(f"bonus-{word}")
    said = text("says-bonus", what=name)
    return Thing(
        f"bonus/points-{number}" if number else f"bonus/{bonus}", name, name, said, bonus_line(bonus)
    )


def _named(kind: str, name: str, effect: Line) -> Thing:
    """Something with the name `thing-x` and the sentence `says-x`; an office has sentences of its own."""
    said = text(f"says-{kind}-{name}" if kind in ("office", "track") else f"says-{name}")
    return Thing(f"{kind}/{name}", text(f"thing-{name}"), text(f"thing-{name}"), said, effect)
