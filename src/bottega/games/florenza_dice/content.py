"""The numbers of the box, typed and checked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.core.errors import ContentError
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.names import (
    AREAS,
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

Icons = Annotated[int, Meta(ge=0, le=2)]
Amount = Annotated[int, Meta(ge=1, le=2)]
Price = Literal[100, 200]
Hundreds = Annotated[int, Meta(ge=0, le=1000, multiple_of=100)]
Points = Annotated[int, Meta(ge=0, le=100)]


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the dice board: what each of the six values of a die gives."""

    name: str
    resource: str
    resources: Annotated[list[Amount], Meta(min_length=6, max_length=6)]
    money: Hundreds
    track: str | None = None
    steps: Annotated[list[Amount], Meta(min_length=6, max_length=6)] | None = None
    artist: str | None = None
    price: Annotated[list[Price], Meta(min_length=6, max_length=6)] | None = None


class Project(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """Something that icons are marked on."""

    marble: Icons
    wood: Icons
    metal: Icons
    spice: Icons
    textile: Icons
    gold: Icons
    fiorini: Literal[0, 100, 200]

    @cached_property
    def icons(self) -> tuple[int, ...]:
        """How many icons of each kind it has."""
        return (*(getattr(self, resource) for resource in RESOURCES), self.fiorini // 100)


class Work(Project, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    area: str
    artists: Annotated[list[str], Meta(min_length=1)]
    points: Points
    effect: str

    @cached_property
    def id(self) -> str:
        """Its name in views and notation: `chiesa/facciata`."""
        return f"{self.area}/{slug(self.name)}"


class Space(Project, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    spare: Annotated[int, Meta(ge=0, le=2)]
    points: Points


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    name: str
    cost: list[str]
    fiorini: Literal[0, 100, 200]
    points: Points
    power: str
    die: str
    amount: Annotated[int, Meta(ge=0, le=1000)] = 0
    """What its power gives: resources, steps, Fiorini or points."""


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    spaces: Annotated[list[str], Meta(min_length=1, max_length=at.LONGEST)]
    least: Annotated[int, Meta(ge=1, le=20)] | None = None
    """The least number of marks that its office requires."""


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
    """Fiorini for each step beyond the end of a track."""
    palazzo: Annotated[list[Points], Meta(min_length=4, max_length=4)]
    palazzo_solo: Annotated[list[Points], Meta(min_length=1, max_length=10)]
    """The points by round."""
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
    name: str
    target: Annotated[int, Meta(ge=0, le=1000)]


class Box(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything in the box."""

    die: Annotated[list[Die], Meta(min_length=6, max_length=6)]
    work: list[Work]
    space: list[Space]
    building: list[Building]
    track: Annotated[list[Track], Meta(min_length=3, max_length=3)]
    rounds: Annotated[list[Rounds], Meta(min_length=4, max_length=4)]
    start: Start
    dice_used: DiceUsed
    bonus: Bonuses
    artist: Artists
    scoring: Scoring
    level: Annotated[list[Level], Meta(min_length=4, max_length=4)]

    @cached_property
    def works(self) -> list[Work]:
        """The works in the order of the sheet, beginning with the Palazzo's."""
        return sorted(self.work, key=lambda work: AREAS.index(work.area))

    @cached_property
    def projects(self) -> tuple[str, ...]:
        """The names of everything that icons are marked on, by project; `palazzo/#5` for a work that the box lacks."""
        names = []
        for area in AREAS:
            works = [work.id for work in self.work if work.area == area]
            names += works + [f"{area}/#{number}" for number in range(len(works) + 1, at.AREA_WORKS + 1)]
        return (*names, *(f"rione/{number}" for number in range(1, at.SPACES + 1)))


MOST_DIE_SPACES = 6
"""An agenda has room for this many nested Die bonuses."""


def check(box: Box) -> None:
    """Checks that types cannot express."""
    _check_dice(box)
    _check_works(box)
    _check_count("space", len(box.space), 2, at.SPACES)
    _in_order("space", [str(space.number) for space in box.space], _numbers(box.space))
    if any(box.space[0].icons):
        raise ContentError("table space, row 1: the space of the free building has no icons")
    _check_buildings(box)
    _in_order("track", [track.name for track in box.track], TRACKS)
    for track in box.track:
        _known("track", track.name, "spaces", track.spaces, BONUSES)
    if sum(track.spaces.count("die") for track in box.track) > MOST_DIE_SPACES:
        raise ContentError(f"table track: there can be at most {MOST_DIE_SPACES} spaces with a die")
    _in_order("rounds", [str(row.players) for row in box.rounds], ["1", "2", "3", "4"])
    _in_order("level", [level.name for level in box.level], LEVELS)
    if len(box.bonus.palazzo_solo) < box.rounds[0].rounds:
        raise ContentError("table bonus, cell palazzo_solo: there must be a number for each round")


def _check_dice(box: Box) -> None:
    _in_order("die", [die.name for die in box.die], DICE)
    _in_order("die", [die.resource for die in box.die], RESOURCES)
    for die in box.die:
        if die.track is not None:
            _known("die", die.name, "track", [die.track], TRACKS)
        if die.artist is not None:
            _known("die", die.name, "artist", [die.artist], ARTISTS)
        if (die.track is None) != (die.steps is None) or (die.artist is None) != (die.price is None):
            raise ContentError(f"table die, row {die.name}: a track goes with steps, an artist with a price")
        if (die.track is None) == (die.artist is None):
            raise ContentError(f"table die, row {die.name}: a die has a track or an artist")


def _check_works(box: Box) -> None:
    for work in box.work:
        _known("work", work.name, "area", [work.area], AREAS)
        _known("work", work.name, "artists", work.artists, ARTISTS)
        _known("work", work.name, "effect", [work.effect], EFFECTS)
        if work.effect not in ("none", "spare") and work.area == "palazzo":
            raise ContentError(f"table work, row {work.name}: only works of the Chiesa have an income")
        if work.effect == "spare" and work.area == "chiesa":
            raise ContentError(f"table work, row {work.name}: works of the Chiesa have an income or nothing")
    for area in AREAS:
        count = sum(work.area == area for work in box.work)
        _check_count(f"work, area {area}", count, 1, at.AREA_WORKS)
    if len({work.id for work in box.work}) != len(box.work):
        raise ContentError("table work: two works of one area have the same name")


AMOUNTS = {
    "identical": (1, 2), "steps": (1, 2), "money": (100, 1000), "change": (100, 1000), "discount": (100, 200),
    "spares": (1, 10), "mint": (1, 10),
}  # fmt: skip
"""The amounts that the engine can give, by power."""


def _check_buildings(box: Box) -> None:
    _check_count("building", len(box.building), at.FREE_BUILDINGS, at.BUILDINGS)
    _in_order("building", [str(one.number) for one in box.building], _numbers(box.building))
    names = [one.name for one in box.building]
    for one in box.building:
        if names.count(one.name) > 1:
            raise ContentError(f"table building: two buildings are called {one.name}")
        _check_building(one)
    if any(one.power != "value" for one in box.building[: at.FREE_BUILDINGS]):
        raise ContentError("table building: 1 to 6 are the free buildings, which change a die's value")
    for power in POWERS[:-1]:
        dice = [one.die for one in box.building if one.power == power]
        if power in ("value", "exchange") and set(dice) != set(DICE):
            raise ContentError(f"table building: {power} must be there for each die")
        if not dice or (power in ONCE_POWERS and len(dice) > 1):
            raise ContentError(f"table building: {power} must be there once, not {len(dice)} times")


def _check_building(one: Building) -> None:
    """Check that the engine knows the power and the die and can give the amount, and that a cost has no repetition."""
    where = f"table building, row {one.name}"
    _known("building", one.name, "cost", one.cost, RESOURCES)
    if len(set(one.cost)) != len(one.cost):
        raise ContentError(f"{where}: a resource is named twice")
    _known("building", one.name, "power", [one.power], POWERS)
    _known("building", one.name, "die", [one.die], (*DICE, "any", "none"))
    if one.power in ("value", "exchange") and one.die not in DICE:
        raise ContentError(f"{where}, cell die: the power {one.power} needs one of {', '.join(DICE)}")
    if one.power in AMOUNTS:
        low, high = AMOUNTS[one.power]
        if not low <= one.amount <= high:
            raise ContentError(f"{where}, cell amount: must be {low} to {high}")
        if low == 100 and one.amount % 100:
            raise ContentError(f"{where}, cell amount: all sums are whole hundreds")


def _known(table: str, row: str, cell: str, found: Iterable[str], known: Sequence[str]) -> None:
    for word in found:
        if word not in known:
            raise ContentError(
                f"table {table}, row {row}, cell {cell}: {word!r} is not one of {', '.join(known)}"
            )


def _check_count(table: str, count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        raise ContentError(f"table {table}: there can be {least} to {most} rows, not {count}")


def _numbers(rows: Sequence[Building] | Sequence[Space]) -> list[str]:
    return [str(number) for number in range(1, len(rows) + 1)]


def _in_order(table: str, found: list[str], due: Sequence[str]) -> None:
    for number, (has, wants) in enumerate(zip(found, due, strict=True), 1):
        if has != wants:
            raise ContentError(f"table {table}, row {number}: {has!r} is in the place of {wants!r}")


@lru_cache(maxsize=256)
def slug(name: str) -> str:
    """A name in plain lowercase letters: `Camera Nuziale` becomes `camera-nuziale`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
