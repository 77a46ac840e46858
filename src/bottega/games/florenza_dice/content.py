"""The numbers of the box, typed and checked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.core.errors import ContentError
from bottega.games.florenza_dice.names import (
    ARTISTS,
    BONUSES,
    DICE,
    EFFECTS,
    LEVELS,
    ONCE_POWERS,
    POWERS,
    RESOURCES,
    TRACKS,
)
from bottega.games.florenza_dice.tables import Tables

Resource = Literal["marble", "wood", "metal", "spice", "textile", "gold"]
Icons = Annotated[int, Meta(ge=0, le=2)]
Amount = Annotated[int, Meta(ge=1, le=2)]
Price = Literal[100, 200]
Hundreds = Annotated[int, Meta(ge=0, le=1000, multiple_of=100)]
Points = Annotated[int, Meta(ge=0, le=100)]
Bonus = Literal[
    "blank", "fiorini", "star", "box", "cross", "captain", "bishop", "resource", "die",
    "1 point", "2 points", "3 points",
]  # fmt: skip
Power = Literal[
    "value", "exchange", "anonymous", "identical", "steps", "money", "change", "discount", "spares", "mint",
    "any-artist", "none",
]  # fmt: skip


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the dice board: what each of the six values gives."""

    name: Literal["white", "brown", "grey", "green", "red", "yellow"]
    resource: Resource
    resources: Annotated[list[Amount], Meta(min_length=6, max_length=6)]
    money: Hundreds
    track: Literal["captain", "bishop", "preacher"] | None = None
    steps: Annotated[list[Amount], Meta(min_length=6, max_length=6)] | None = None
    artist: Literal["sculptor", "architect", "painter"] | None = None
    price: Annotated[list[Price], Meta(min_length=6, max_length=6)] | None = None


class Project(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that icons are marked on."""

    marble: Icons
    wood: Icons
    metal: Icons
    spice: Icons
    textile: Icons
    gold: Icons
    fiorini: Literal[0, 100, 200]

    def icons(self) -> list[int]:
        """How many icons of each kind it has."""
        return [getattr(self, resource) for resource in RESOURCES] + [self.fiorini // 100]


class Work(Project, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    area: Literal["palazzo", "chiesa"]
    artists: Annotated[list[Literal["sculptor", "architect", "painter"]], Meta(min_length=1, max_length=3)]
    points: Points
    effect: Literal["none", "spare", "fiorini", "captain", "bishop", "preacher"]

    @property
    def id(self) -> str:
        """Its name in views and notation: `chiesa/facciata`."""
        return f"{self.area}/{slug(self.name)}"


class Space(Project, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=8)]
    spare: Annotated[int, Meta(ge=0, le=2)]
    points: Points


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=25)]
    name: str
    cost: list[Resource]
    fiorini: Literal[0, 100, 200]
    points: Points
    power: Power
    die: Literal["white", "brown", "grey", "green", "red", "yellow", "any", "none"]
    amount: Annotated[int, Meta(ge=0, le=1000)] = 0
    """What its power gives: resources, steps, Fiorini or points."""


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    name: Literal["captain", "bishop", "preacher"]
    spaces: Annotated[list[Bonus], Meta(min_length=1, max_length=20)]
    least: Annotated[int, Meta(ge=1, le=20)] | None = None
    """The marks that its office needs at least."""


class Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=4)]
    rounds: Annotated[int, Meta(ge=1, le=10)]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    fiorini: Hundreds
    spare: Annotated[int, Meta(ge=0, le=10)]
    stars: Annotated[int, Meta(ge=0, le=10)]


class DiceUsed(Struct, frozen=True, forbid_unknown_fields=True):
    active: Annotated[int, Meta(ge=1, le=3)]
    non_active: Literal[1]


class Bonuses(Struct, frozen=True, forbid_unknown_fields=True):
    overflow: Annotated[int, Meta(ge=100, le=1000, multiple_of=100)]
    """For each step beyond the end of a track."""
    palazzo: Annotated[list[Points], Meta(min_length=4, max_length=4)]
    palazzo_solo: Annotated[list[Points], Meta(min_length=1, max_length=10)]
    """By round."""
    chiesa_steps: Annotated[int, Meta(ge=1, le=7)]
    income_fiorini: Annotated[int, Meta(ge=100, le=1000, multiple_of=100)]


class Artists(Struct, frozen=True, forbid_unknown_fields=True):
    paid: Annotated[int, Meta(ge=1, le=10)]
    anonymous: Annotated[int, Meta(ge=1, le=10)]
    star: Annotated[int, Meta(ge=0, le=10)]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    star: Points
    spare: Points
    fiorini: Annotated[int, Meta(ge=100, le=1000, multiple_of=100)]
    """How many Fiorini are worth a point."""


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    name: Literal["easy", "normal", "hard", "extreme"]
    target: Annotated[int, Meta(ge=0, le=1000)]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the box holds."""

    die: Annotated[list[Die], Meta(min_length=6, max_length=6)]
    work: Annotated[list[Work], Meta(min_length=8, max_length=8)]
    space: Annotated[list[Space], Meta(min_length=8, max_length=8)]
    building: Annotated[list[Building], Meta(min_length=25, max_length=25)]
    track: Annotated[list[Track], Meta(min_length=3, max_length=3)]
    rounds: Annotated[list[Rounds], Meta(min_length=4, max_length=4)]
    start: Start
    dice_used: DiceUsed
    bonus: Bonuses
    artist: Artists
    scoring: Scoring
    level: Annotated[list[Level], Meta(min_length=4, max_length=4)]


MOST_DIE_SPACES = 6
"""An agenda has room for so many Die bonuses one inside the other."""


def check(box: Box) -> None:
    """What the types cannot say."""
    _in_order("die", [die.name for die in box.die], DICE)
    _in_order("die", [die.resource for die in box.die], RESOURCES)
    for die in box.die:
        if (die.track is None) != (die.steps is None) or (die.artist is None) != (die.price is None):
            raise ContentError(f"table die, row {die.name}: a track goes with steps, an artist with a price")
        if (die.track is None) == (die.artist is None):
            raise ContentError(f"table die, row {die.name}: a die has a track or an artist")
    _in_order("work", [work.area for work in box.work], ("palazzo",) * 4 + ("chiesa",) * 4)
    if len({work.id for work in box.work}) != len(box.work):
        raise ContentError("table work: two works of one area have the same name")
    for work in box.work:
        _check_work(work)
    _in_order("space", [str(space.number) for space in box.space], [str(n) for n in range(1, 9)])
    if any(box.space[0].icons()):
        raise ContentError("table space, row 1: the space of the free building has no icons")
    _in_order("building", [str(one.number) for one in box.building], [str(n) for n in range(1, 26)])
    _check_buildings(box)
    _in_order("track", [track.name for track in box.track], TRACKS)
    if sum(track.spaces.count("die") for track in box.track) > MOST_DIE_SPACES:
        raise ContentError(f"table track: there can be {MOST_DIE_SPACES} spaces with a die at most")
    _in_order("rounds", [str(row.players) for row in box.rounds], ["1", "2", "3", "4"])
    _in_order("level", [level.name for level in box.level], LEVELS)
    if len(box.bonus.palazzo_solo) < box.rounds[0].rounds:
        raise ContentError("table bonus, cell palazzo_solo: there must be a number for each round")


def _check_work(work: Work) -> None:
    if work.effect not in ("none", "spare") and work.area == "palazzo":
        raise ContentError(f"table work, row {work.name}: only works of the Chiesa have an income")
    if work.effect == "spare" and work.area == "chiesa":
        raise ContentError(f"table work, row {work.name}: works of the Chiesa have an income or nothing")


def _check_buildings(box: Box) -> None:
    """Every power is there as often as it must be, with an amount the engine can give; no cost names a thing twice."""
    for power in POWERS[:-1]:
        dice = [one.die for one in box.building if one.power == power]
        if power in ("value", "exchange"):
            if sorted(dice) != sorted(DICE):
                raise ContentError(f"table building: {power} must be there once for each die")
        elif len(dice) != 1:
            raise ContentError(f"table building: {power} must be there once, not {len(dice)} times")
    for power, low, high in (
        ("identical", 1, 2),
        ("steps", 1, 2),
        ("money", 100, 1000),
        ("change", 100, 1000),
        ("discount", 100, 200),
    ):
        one = next(one for one in box.building if one.power == power)
        if not low <= one.amount <= high:
            raise ContentError(f"table building, row {one.name}, cell amount: must be {low} to {high}")
    if any(one.power != "value" for one in box.building[:6]):
        raise ContentError("table building: 1 to 6 are the free buildings, which change a die's value")
    for one in box.building:
        if len(set(one.cost)) != len(one.cost):
            raise ContentError(f"table building, row {one.name}: a resource is named twice")


def _in_order(table: str, found: list[str], due: tuple[str, ...] | list[str]) -> None:
    for at, (has, wants) in enumerate(zip(found, due, strict=True), 1):
        if has != wants:
            raise ContentError(f"table {table}, row {at}: {has!r} stands where {wants!r} must be")


@lru_cache(maxsize=256)
def slug(name: str) -> str:
    """A name in plain small letters: `Camera Nuziale` is `camera-nuziale`. Every notation asks for eight of them."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


# -- packed for the engine -------------------------------------------------------------------------------------------


def pack(box: Box) -> Tables:
    """The content as the engine's tables; money in hundreds."""
    return Tables({**_pack_dice(box), **_pack_sheet(box), **_pack_buildings(box), **_pack_rest(box)})


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _icon_bits(counts: Iterable[int]) -> int:
    """Icons as a set of bits, two for each kind."""
    return sum((0, 1, 3)[count] << 2 * kind for kind, count in enumerate(counts))


def _pack_dice(box: Box) -> dict[str, list[int]]:
    persons = [die.steps or [price // 100 for price in die.price or ()] for die in box.die]
    none = 7
    return {
        "goods": [amount for die in box.die for amount in die.resources],
        "person": [amount for person in persons for amount in person],
        "track_of": [TRACKS.index(die.track) if die.track else none for die in box.die],
        "artist_of": [ARTISTS.index(die.artist) if die.artist else none for die in box.die],
        "money": [die.money // 100 for die in box.die],
        "goods_any": [_bits(die.resources) for die in box.die],
        "person_any": [_bits(person) for person in persons],
    }


def _pack_sheet(box: Box) -> dict[str, list[int]]:
    longest = 20
    spaces = [
        space for track in box.track for space in track.spaces + ["blank"] * (longest - len(track.spaces))
    ]
    points = [int(space[0]) if space[0].isdigit() else 0 for space in spaces]
    return {
        "need": [_icon_bits(project.icons()) for project in (*box.work, *box.space)],
        "artists": [_bits(ARTISTS.index(artist) for artist in work.artists) for work in box.work],
        "work_points": [work.points for work in box.work],
        "work_effect": [EFFECTS.index(work.effect) for work in box.work],
        "space_spare": [space.spare for space in box.space],
        "space_points": [space.points for space in box.space],
        "track_bonus": [BONUSES.index(space) for space in spaces],
        "track_points": points,
        "track_length": [len(track.spaces) for track in box.track],
    }


def _pack_buildings(box: Box) -> dict[str, list[int]]:
    by_power = {str(one.power): one for one in box.building}

    def of_dice(power: str) -> list[int]:
        found = {str(one.die): one.number for one in box.building if one.power == power}
        return [found[die] for die in DICE]

    costs = [
        _icon_bits([*(int(r in one.cost) for r in RESOURCES), one.fiorini // 100]) for one in box.building
    ]
    once = [by_power[power] for power in ONCE_POWERS]
    hundreds = ("money", "change", "discount")
    return {
        "cost": [0, *costs],
        "building_points": [0, *(one.points for one in box.building)],
        "value_of": of_dice("value"),
        "exchange_of": of_dice("exchange"),
        "once": [one.number for one in once],
        "once_amount": [one.amount // 100 if one.power in hundreds else one.amount for one in once],
        "fondaco": [by_power["spares"].number, by_power["spares"].amount],
        "zecca": [by_power["mint"].number, by_power["mint"].amount],
        "biblioteca": [by_power["any-artist"].number],
    }


def _pack_rest(box: Box) -> dict[str, list[int]]:
    return {
        "rounds": [row.rounds for row in box.rounds],
        "start": [box.start.fiorini // 100, box.start.spare, box.start.stars],
        "dice_used": [box.dice_used.active],
        "overflow": [box.bonus.overflow // 100],
        "palazzo": list(box.bonus.palazzo),
        "palazzo_solo": list(box.bonus.palazzo_solo),
        "chiesa_steps": [box.bonus.chiesa_steps],
        "income": [box.bonus.income_fiorini // 100],
        "artist": [box.artist.paid, box.artist.anonymous, box.artist.star],
        "scoring": [box.scoring.star, box.scoring.spare, box.scoring.fiorini // 100],
        "least": [track.least or 1 for track in box.track],
    }
