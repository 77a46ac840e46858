"""The things of the box: buildings, works, plots, goods, dice, tracks and their spaces, artists and offices."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.texts import Text, text
from bottega.core.things import Line, Thing, icon, line
from bottega.games.florenza_dice.content import Box, Building, Die, Space, Track, Work
from bottega.games.florenza_dice.names import ARTISTS, DICE, RESOURCES
from bottega.games.florenza_dice.speech import power_text

OFFICES = {"captain": "[turn] 1 [resource]", "bishop": "[turn] 1 [die]"}
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
SCORES = ("palazzo", "chiesa", "rione", "captain", "supply", "total")
"""The boxes of the score: see scoring.py."""
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
        *(
            _track_space(row, number, bonus, box)
            for row in box.track
            for number, bonus in enumerate(row.spaces, 1)
        ),
        *(_bonus(bonus, box) for bonus in bonuses),
        *_wholes(box),
        *(_score(name, box) for name in SCORES),
        *(_named("artist", name, line("{paid} [prestige]", {"paid": box.artist.paid})) for name in ARTISTS),
        *(
            _named("office", row.name, line(OFFICES[row.name]), least=row.least or 1)
            for row in box.track
            if row.name in OFFICES
        ),
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
    return _named("good", name, line(written, values), **(values or {}))


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
    id = f"bonus/points-{number}" if number else f"bonus/{bonus}"
    return Thing(id, name, name, _bonus_text(bonus, box), bonus_line(bonus))


def _bonus_text(bonus: str, box: Box) -> Text:
    """What a space of a track gives, in a sentence."""
    if bonus[0].isdigit():
        return text("says-bonus-points", points=int(bonus[0]))
    return text(f"says-bonus-{bonus}", star=box.scoring.star)


def _track_space(row: Track, number: int, bonus: str, box: Box) -> Thing:
    """A space of a track: `track/captain/3`."""
    name = text("thing-track-space", track=text(f"thing-{row.name}"), space=number)
    effect = bonus_line(bonus) if bonus != "blank" else line("1 [step]")
    return Thing(f"track/{row.name}/{number}", name, name, _bonus_text(bonus, box), effect)


def _wholes(box: Box) -> list[Thing]:
    """What finishing all works of an area gives."""
    given = box.bonus
    ranks, alone = (list_of(numbers) for numbers in (given.palazzo, given.palazzo_solo))
    palazzo, chiesa = (text(f"thing-whole-{area}") for area in ("palazzo", "chiesa"))
    return [
        Thing(
            "whole/palazzo",
            palazzo,
            palazzo,
            text("says-whole-palazzo", ranks=ranks, alone=alone),
            line(" / ".join(str(one) for one in given.palazzo) + " [prestige]"),
        ),
        Thing(
            "whole/chiesa",
            chiesa,
            chiesa,
            text("says-whole-chiesa", steps=given.chiesa_steps),
            line("{steps} [step]", {"steps": given.chiesa_steps}),
        ),
    ]


def list_of(numbers: Sequence[int]) -> str:
    return ", ".join(str(one) for one in numbers)


def _score(name: str, box: Box) -> Thing:
    """A box of the score: what counts in it."""
    named = text(f"score-{name}")
    worth = box.scoring
    said = text(f"says-score-{name}", star=worth.star, spare=worth.spare, fiorini=worth.fiorini)
    return Thing(f"score/{name}", named, named, said, line("+ [prestige]"))


def _named(kind: str, name: str, effect: Line, **values: int) -> Thing:
    """Something with the name `thing-x` and the sentence `says-x`; an office has sentences of its own."""
    said = text(f"says-{kind}-{name}" if kind in ("office", "track") else f"says-{name}", **values)
    return Thing(f"{kind}/{name}", text(f"thing-{name}"), text(f"thing-{name}"), said, effect)
