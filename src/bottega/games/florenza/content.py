"""The numbers of the box, typed and checked."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict

from bottega.core.errors import ContentError
from bottega.games.florenza import layout as at
from bottega.games.florenza import names
from bottega.games.florenza.names import LEVELS, SPECIALITIES

Small = Annotated[int, Meta(ge=0, le=20)]
Money = Annotated[int, Meta(ge=0, le=2000)]
Points = Annotated[int, Meta(ge=-20, le=100)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: unknown columns are refused."""


class Goods(Row, frozen=True):
    """What is paid or gained."""

    marble: Small = 0
    wood: Small = 0
    metal: Small = 0
    gold: Small = 0
    spice: Small = 0
    textile: Small = 0
    florins: Money = 0
    pp: Points = 0
    bp: Points = 0
    members: Small = 0

    def row(self) -> list[int]:
        """The amounts in the engine's order: six resources, fiorini, PP, BP, familiars."""
        return list(asdict(self).values())


class Start(Row, frozen=True):
    florins: Money
    goods: Small
    members: Annotated[int, Meta(ge=3, le=20)]
    neutral_markers: Annotated[int, Meta(ge=1, le=40)]
    more_characters: Annotated[int, Meta(ge=1, le=5)]
    crest_floor: Annotated[int, Meta(ge=-20, le=0)]
    bishop_floor: Annotated[int, Meta(ge=-20, le=0)]
    rounds: Annotated[int, Meta(ge=1, le=7)]
    squares: Literal[8]


class Income(Row, frozen=True):
    members: Small
    florins: Money
    marble: Small
    wood: Small
    palazzo_pp: Points
    chiesa_bp: Points
    special: tuple[names.Income, names.Income, names.Income]
    special_amount: tuple[Small, Small, Small]


class Die(Row, frozen=True):
    face1: names.Resource
    face2: names.Resource
    face3: names.Resource
    face4: names.Resource
    face5: names.Resource
    face6: names.Resource


class Tokens(Row, frozen=True):
    values: tuple[int, ...]


class Rates(Row, frozen=True):
    occupation: Small
    sell: Money
    buy: Money
    administration: Money
    duomo_charity: Money
    duomo_members: Small
    failed_building: Small
    failed_named: Small
    muse: Money
    incentive: Annotated[int, Meta(ge=1, le=2000)]
    most_incentives: Literal[3]


class Bishop(Row, frozen=True):
    least: Annotated[int, Meta(ge=1, le=10)]
    points: Annotated[tuple[int, ...], Meta(min_length=3, max_length=40)]
    lap_spaces: Annotated[int, Meta(ge=1, le=40)]
    lap_points: Points


class Final(Row, frozen=True):
    florins_per_point: Annotated[int, Meta(ge=1, le=2000)]
    goods_value: Money
    captain: Points
    bishop: Points
    empty_square: Points
    missing_work: Points
    no_palazzo: Points
    no_chiesa: Points


class Building(Row, frozen=True):
    """A building. One with an income is violet: nobody occupies it. One with `pay` gives nothing without payment."""

    no: int
    name: str
    cost: Goods
    pp: Points
    tiles: Small
    gain: Goods = Goods()
    pay: Goods = Goods()
    income: Goods | None = None
    in_play_beyond_players: int | None = None


class Place(Row, frozen=True):
    id: str
    name: str
    board: Literal["district", "main"]
    failure: Small
    base: Annotated[int, Meta(ge=1, le=6)]
    rolls: Annotated[int, Meta(ge=1, le=2)]


class Artwork(Row, frozen=True):
    place: str
    name: str
    cost: Goods
    artists: str
    pp: Points
    bp: Points
    income: names.Income | None = None


class Character(Row, frozen=True):
    no: int
    name: str
    kind: Literal["artist", "preacher"]
    stay: Annotated[int, Meta(ge=1, le=6)]


class Skill(Row, frozen=True):
    """One speciality of an artist: his price, and the points of each face of the die."""

    name: str
    artist: int
    speciality: names.Speciality
    price: Money
    face1: Points
    face2: Points
    face3: Points
    face4: Points
    face5: Points
    face6: Points
    masterpiece: Annotated[int, Meta(ge=0, le=6)]
    after: Points

    def faces(self) -> list[int]:
        return [self.face1, self.face2, self.face3, self.face4, self.face5, self.face6]


class Effect(Row, frozen=True):
    """What a preacher does besides bringing familiars."""

    at_once: bool = False
    swap: bool = False
    pp: Points = 0
    bp: Points = 0
    marble: Small = 0
    wood: Small = 0

    def row(self) -> list[int]:
        """In the order of gains."""
        return Goods(marble=self.marble, wood=self.wood, pp=self.pp, bp=self.bp).row()


class Preacher(Row, frozen=True):
    name: str
    character: int
    price: Money
    members: Small
    effect: Effect


class CaptainRow(Row, frozen=True):
    marble: Small = 0
    wood: Small = 0
    metal: Small = 0
    gold: Small = 0
    spice: Small = 0
    textile: Small = 0
    pp: Points = 0
    bp: Points = 0

    def row(self) -> list[int]:
        """In the order of gains."""
        return Goods(**asdict(self)).row()


class Captain(Row, frozen=True):
    """A captain of fortune: three rows, of which exactly one is paid; the first costs nothing."""

    id: str
    name: str
    price1: Literal[0]
    row1: CaptainRow
    price2: Money
    row2: CaptainRow
    price3: Money
    row3: CaptainRow

    def prices(self) -> tuple[int, int, int]:
        return self.price1, self.price2, self.price3

    def rows(self) -> tuple[CaptainRow, CaptainRow, CaptainRow]:
        return self.row1, self.row2, self.row3


class GhostAction(Row, frozen=True):
    space: int
    action: names.GhostAction


class GhostBuilding(Row, frozen=True):
    first: int
    second: tuple[int, int, int, int, int, int]


class GhostPlaces(Row, frozen=True):
    die1: str
    die2: str
    die3: str
    die4: str
    die5: str
    die6: str


class Level(Row, frozen=True):
    name: names.Level
    dearest: bool
    face: Annotated[int, Meta(ge=1, le=6)]


class Box(Row, frozen=True):
    """Everything in the box."""

    start: Start
    income: Income
    die: Die
    tokens: Tokens
    rates: Rates
    bishop: Bishop
    final: Final
    building: list[Building]
    place: list[Place]
    artwork: list[Artwork]
    character: list[Character]
    skill: list[Skill]
    preacher: list[Preacher]
    captain: list[Captain]
    ghost_action: list[GhostAction]
    ghost_building: list[GhostBuilding]
    ghost_places: GhostPlaces
    level: list[Level]

    def preachers(self) -> list[Preacher]:
        """The preachers by the number of their character, and the anonymous one last."""
        return sorted(self.preacher, key=lambda row: (row.character == 0, row.character))


# -- what the types cannot say -----------------------------------------------------------------------------------


SIZES = {
    "building": (at.FACES, at.MOST_BUILDINGS),
    "place": (8, 8),
    "artwork": (at.DISTRICT_WORKS + 1, at.MOST_WORKS),
    "character": (1, at.MOST_CHARACTERS),
    "preacher": (1, at.MOST_PREACHERS + 1),
    "captain": (1, at.MOST_FORTUNES),
    "ghost_action": (at.GHOST_SPACES, at.GHOST_SPACES),
    "ghost_building": (at.FACES, at.FACES),
    "level": (len(LEVELS), len(LEVELS)),
}
"""The least and the greatest number of rows of a table."""


def check(box: Box) -> None:
    """Refuse what the engine has no room for, and what does not fit together."""
    for table, (least, most) in SIZES.items():
        found = len(getattr(box, table))
        if not least <= found <= most:
            due = str(least) if least == most else f"{least} to {most}"
            raise ContentError(f"table {table} must have {due} rows, not {found}")
    _numbered("building", "no", [row.no for row in box.building])
    _numbered("character", "no", [row.no for row in box.character])
    _numbered("ghost_action", "space", [row.space for row in box.ghost_action])
    _numbered("ghost_building", "first", [row.first for row in box.ghost_building])
    if [level.name for level in box.level] != list(LEVELS):
        raise ContentError(f"table level: the levels are {', '.join(LEVELS)}, in this order")
    if box.tokens.values[:1] != (1,) or list(box.tokens.values) != sorted(set(box.tokens.values)):
        raise ContentError("table tokens, cell values: they begin with 1 and rise")
    spaces = box.bishop.lap_spaces - box.start.bishop_floor + 1
    if len(box.bishop.points) != spaces:
        raise ContentError(
            f"table bishop, cell points: the track has {spaces} spaces, not {len(box.bishop.points)}"
        )
    _unique("building", "name", [row.name for row in box.building])
    _unique("artwork", "name", [f"{row.place}, {row.name}" for row in box.artwork])
    _unique("character", "name", [row.name for row in box.character])
    _unique("captain", "id", [row.id for row in box.captain])
    _unique("captain", "name", [row.name for row in box.captain])
    _check_buildings(box)
    _check_works(box)
    _check_characters(box)


def _unique(table: str, column: str, found: list[str]) -> None:
    for row, value in enumerate(found, 1):
        if found.index(value) < row - 1:
            raise ContentError(f"table {table}, row {row}, cell {column}: {value} already exists")


def _numbered(table: str, column: str, found: list[int]) -> None:
    for row, number in enumerate(found, 1):
        if number != row:
            raise ContentError(f"table {table}, row {row}, cell {column}: {number} should be {row}")


def _check_buildings(box: Box) -> None:
    last = len(box.building)
    for row in box.ghost_building:
        if not all(1 <= number <= last for number in row.second):
            raise ContentError(
                f"table ghost_building, row {row.first}, cell second: buildings are 1 to {last}"
            )
    for building in box.building:
        where = f"table building, row {building.name}"
        if building.pay.row()[6:] != [0, 0, 0, 0]:
            raise ContentError(f"{where}, cell pay: only resources are paid")
        if building.cost.row()[7:] != [0, 0, 0]:
            raise ContentError(f"{where}, cell cost: points and familiars are not paid")
        if building.income is not None and (building.gain != Goods() or building.pay != Goods()):
            raise ContentError(f"{where}, cell income: a violet building has no other effect")


def _check_works(box: Box) -> None:
    boards = [place.board for place in box.place]
    if boards != ["district"] * 2 + ["main"] * 6:
        raise ContentError("table place: first the two of the district, then the six of the main board")
    ids = [place.id for place in box.place]
    houses = [ids[at.PLACE_PALAZZO]] * at.HOUSE_WORKS + [ids[at.PLACE_CHIESA]] * at.HOUSE_WORKS
    for number, work in enumerate(box.artwork):
        where = f"table artwork, row {number + 1}"
        if work.place not in ids:
            raise ContentError(f"{where}, cell place: {work.place!r} is not a place")
        in_district = number < at.DISTRICT_WORKS
        if work.place != houses[number] if in_district else work.place in houses:
            raise ContentError(
                f"{where}, cell place: four of the Palazzo, four of the Chiesa, then the main board"
            )
        if not work.artists or set(work.artists) - set(SPECIALITIES):
            raise ContentError(f"{where}, cell artists: {work.artists!r} is not made of A, S, P")
        if (work.income is None) != in_district:
            raise ContentError(f"{where}, cell income: the works of the main board have one, the others none")
        if work.cost.row()[7:] != [0, 0, 0]:
            raise ContentError(f"{where}, cell cost: points and familiars are not paid")
    for die, place in asdict(box.ghost_places).items():
        if place not in ids[2:]:
            raise ContentError(f"table ghost_places, cell {die}: {place!r} is not a place of the main board")


def _check_characters(box: Box) -> None:
    artists = {row.no for row in box.character if row.kind == "artist"}
    preachers = [row.no for row in box.character if row.kind == "preacher"]
    if [row.character for row in box.preachers()] != [*preachers, 0]:
        raise ContentError(
            "table preacher: one row for each preacher among the characters, and one for the anonymous, 0"
        )
    seen = set()
    for skill in box.skill:
        where = f"table skill, row {skill.name}"
        if skill.artist and skill.artist not in artists:
            raise ContentError(f"{where}, cell artist: {skill.artist} is not an artist")
        if (skill.artist, skill.speciality) in seen:
            raise ContentError(f"{where}: the artist has this speciality already")
        seen.add((skill.artist, skill.speciality))
        if skill.artist == 0 and skill.masterpiece:
            raise ContentError(f"{where}, cell masterpiece: the anonymous make none")
    for number in artists:
        if not any((number, speciality) in seen for speciality in SPECIALITIES):
            raise ContentError(f"table skill: artist {number} has no row")
    for speciality in SPECIALITIES:
        if (0, speciality) not in seen:
            raise ContentError(f"table skill: the anonymous {speciality} is missing")
