"""The numbers of the box, typed and checked."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.core.errors import ContentError

RESOURCES = ("marble", "wood", "metal", "spice", "textile", "gold")
KINDS = (*RESOURCES, "fiorini")
DICE = ("white", "brown", "grey", "green", "red", "yellow")
TRACKS = ("captain", "bishop", "preacher")
ARTISTS = ("sculptor", "architect", "painter")
LEVELS = ("easy", "normal", "hard", "extreme")
BONUSES = (
    "blank", "fiorini", "star", "box", "cross", "captain", "bishop", "resource", "die",
    "1 point", "2 points", "3 points",
)  # fmt: skip
EFFECTS = ("none", "spare", "fiorini", *TRACKS)
POWERS = (
    "value", "exchange", "anonymous", "identical", "steps", "money", "change", "discount", "spares", "mint",
    "any-artist", "none",
)  # fmt: skip

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
    non_active: Annotated[int, Meta(ge=1, le=3)]


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
    """Every power is there as often as it must be, and every building can be built in every space."""
    for power in POWERS[:-1]:
        dice = [one.die for one in box.building if one.power == power]
        if power in ("value", "exchange"):
            if sorted(dice) != sorted(DICE):
                raise ContentError(f"table building: {power} must be there once for each die")
        elif len(dice) != 1:
            raise ContentError(f"table building: {power} must be there once, not {len(dice)} times")
    if any(one.power != "value" for one in box.building[:6]):
        raise ContentError("table building: 1 to 6 are the free buildings, which change a die's value")
    for one in box.building:
        if len(set(one.cost)) != len(one.cost):
            raise ContentError(f"table building, row {one.name}: a resource is named twice")


def _in_order(table: str, found: list[str], due: tuple[str, ...] | list[str]) -> None:
    for at, (has, wants) in enumerate(zip(found, due, strict=True), 1):
        if has != wants:
            raise ContentError(f"table {table}, row {at}: {has!r} stands where {wants!r} must be")


def slug(name: str) -> str:
    """A name in plain small letters: `Camera Nuziale` is `camera-nuziale`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
