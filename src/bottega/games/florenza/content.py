"""The numbers of the box, typed, checked, and packed into plain rows for the engine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict

from bottega.core.errors import ContentError
from bottega.games.florenza.names import LEVELS, RESOURCES, SPECIALITIES

INCOMES = ("pp", "bp", "members")
GHOST_ACTIONS = ("activate", "build", "chiesa", "palazzo", "fortune", "bishop", "main")

Small = Annotated[int, Meta(ge=0, le=20)]
Money = Annotated[int, Meta(ge=0, le=2000)]
Points = Annotated[int, Meta(ge=-20, le=100)]
Resource = Literal["marble", "wood", "metal", "gold", "spice", "textile"]
Flag = Literal["pp", "bp", "members"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: nothing that the game does not know may stand in it."""


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
        """In the order of the engine: six resources, fiorini, PP, BP, familiars."""
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
    special: tuple[Flag, Flag, Flag]
    special_amount: tuple[Small, Small, Small]


class Die(Row, frozen=True):
    face1: Resource
    face2: Resource
    face3: Resource
    face4: Resource
    face5: Resource
    face6: Resource


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
    """One with an income is violet: nobody occupies it. One that asks for pay gives nothing without."""

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
    income: Flag | None = None


class Character(Row, frozen=True):
    no: int
    name: str
    kind: Literal["artist", "preacher"]
    stay: Annotated[int, Meta(ge=1, le=6)]


class Skill(Row, frozen=True):
    """One speciality of an artist: his price, and the points of each face of the die."""

    name: str
    artist: int
    speciality: Literal["A", "S", "P"]
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
        goods = [self.marble, self.wood, self.metal, self.gold, self.spice, self.textile]
        return [*goods, 0, self.pp, self.bp, 0]


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


class GhostAction(Row, frozen=True):
    space: int
    action: Literal["activate", "build", "chiesa", "palazzo", "fortune", "bishop", "main"]


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
    name: Literal["facile", "media", "difficile", "capolavoro"]
    dearest: bool
    face: Annotated[int, Meta(ge=1, le=6)]


class Box(Row, frozen=True):
    """Everything that the box holds."""

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


# -- what the types cannot say -----------------------------------------------------------------------------------


def check(box: Box) -> None:
    """The shape of the box (how many of everything) is the game's; the values are the content's."""
    shape = {
        "building": (len(box.building), 30),
        "place": (len(box.place), 8),
        "artwork": (len(box.artwork), 27),
        "character": (len(box.character), 40),
        "preacher": (len(box.preacher), 7),
        "captain": (len(box.captain), 6),
        "ghost_action": (len(box.ghost_action), 8),
        "ghost_building": (len(box.ghost_building), 6),
        "level": (len(box.level), 4),
    }
    for table, (found, due) in shape.items():
        if found != due:
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
    _check_buildings(box)
    _check_works(box)
    _check_characters(box)


def _numbered(table: str, column: str, found: list[int]) -> None:
    for at, number in enumerate(found, 1):
        if number != at:
            raise ContentError(f"table {table}, row {at}, cell {column}: {number} should be {at}")


def _check_buildings(box: Box) -> None:
    for row in box.ghost_building:
        if not all(1 <= number <= 30 for number in row.second):
            raise ContentError(f"table ghost_building, row {row.first}, cell second: buildings are 1 to 30")
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
    for at, work in enumerate(box.artwork):
        where = f"table artwork, row {at + 1}"
        if work.place not in ids:
            raise ContentError(f"{where}, cell place: {work.place!r} is not a place")
        due = 0 if at < 4 else 1 if at < 8 else None
        if (ids.index(work.place) != due) if due is not None else ids.index(work.place) < 2:
            raise ContentError(
                f"{where}, cell place: four of the Palazzo, four of the Chiesa, then the main board"
            )
        if not work.artists or set(work.artists) - set(SPECIALITIES):
            raise ContentError(f"{where}, cell artists: {work.artists!r} is not made of A, S, P")
        if (work.income is None) != (at < 8):
            raise ContentError(f"{where}, cell income: the works of the main board have one, the others none")
        if work.cost.row()[7:] != [0, 0, 0]:
            raise ContentError(f"{where}, cell cost: points and familiars are not paid")
    for at, place in enumerate(asdict(box.ghost_places).values(), 1):
        if place not in ids[2:]:
            raise ContentError(
                f"table ghost_places, cell die{at}: {place!r} is not a place of the main board"
            )


def _check_characters(box: Box) -> None:
    artists = {row.no for row in box.character if row.kind == "artist"}
    preachers = [row.no for row in box.character if row.kind == "preacher"]
    if [row.character for row in box.preacher] != [*preachers, 0]:
        raise ContentError(
            "table preacher: the preachers among the characters by number, then the anonymous one, 0"
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


# -- packed ------------------------------------------------------------------------------------------------------


def pack(box: Box) -> dict[str, list[int]]:
    """The content as rows of numbers, by the names of `tables.Tables`."""
    rates, start, income = box.rates, box.start, box.income
    return {
        "start": [start.florins, start.goods, start.members, start.neutral_markers, start.more_characters],
        "limits": [start.crest_floor, start.bishop_floor, start.rounds],
        "common": [income.members, income.florins, income.marble, income.wood],
        "sets": [income.palazzo_pp, income.chiesa_bp],
        "special": [
            value
            for kind, amount in zip(income.special, income.special_amount, strict=True)
            for value in (INCOMES.index(kind) + 1, amount)
        ],
        "die": [RESOURCES.index(name) for name in asdict(box.die).values()],
        "token": list(box.tokens.values),
        "rates": [*asdict(rates).values()],
        "bishop": [box.bishop.least, box.bishop.lap_spaces, box.bishop.lap_points],
        "bishop_points": list(box.bishop.points),
        "final": [*asdict(box.final).values()],
        **_pack_buildings(box),
        **_pack_works(box),
        **_pack_characters(box),
        **_pack_captains(box),
        **_pack_ghosts(box),
    }


def _pack_buildings(box: Box) -> dict[str, list[int]]:
    return {
        "building_cost": [n for b in box.building for n in b.cost.row()[:7]],
        "building_pp": [b.pp for b in box.building],
        "building_pay": [n for b in box.building for n in b.pay.row()[:7]],
        "building_gain": [n for b in box.building for n in (b.income or b.gain).row()],
        "building_violet": [int(b.income is not None) for b in box.building],
        "building_sale": [int(any(b.pay.row())) for b in box.building],
        "building_tiles": [b.tiles for b in box.building],
        "building_beyond": [
            99 if b.in_play_beyond_players is None else b.in_play_beyond_players for b in box.building
        ],
    }


def _pack_works(box: Box) -> dict[str, list[int]]:
    ids = [place.id for place in box.place]
    return {
        "place_failure": [place.failure for place in box.place],
        "place_base": [place.base for place in box.place],
        "place_rolls": [place.rolls for place in box.place],
        "work_place": [ids.index(work.place) for work in box.artwork],
        "work_cost": [n for work in box.artwork for n in work.cost.row()[:7]],
        "work_artists": [_mask(work.artists) for work in box.artwork],
        "work_pp": [work.pp for work in box.artwork],
        "work_bp": [work.bp for work in box.artwork],
        "work_income": [INCOMES.index(work.income) + 1 if work.income else 0 for work in box.artwork],
    }


def _mask(letters: str) -> int:
    return sum(1 << SPECIALITIES.index(letter) for letter in set(letters))


def _pack_characters(box: Box) -> dict[str, list[int]]:
    """Artist number n has index n - 1; the anonymous ones come last, with index 40."""
    skills = [0] * 41
    price = [0] * 41 * 3
    faces = [0] * 41 * 3 * 6
    masterpiece = [0] * 41 * 3
    after = [0] * 41 * 3
    for skill in box.skill:
        who = skill.artist - 1 if skill.artist else 40
        kind = SPECIALITIES.index(skill.speciality)
        at = who * 3 + kind
        skills[who] |= 1 << kind
        price[at] = skill.price
        faces[at * 6 : at * 6 + 6] = skill.faces()
        masterpiece[at] = skill.masterpiece
        after[at] = skill.after
    preacher_of = [-1] * 41
    for number, preacher in enumerate(box.preacher):
        if preacher.character:
            preacher_of[preacher.character - 1] = number
    return {
        "stay": [character.stay for character in box.character],
        "skills": skills,
        "price": price,
        "faces": faces,
        "masterpiece": masterpiece,
        "after": after,
        "preacher_of": preacher_of,
        "preacher_character": [row.character - 1 for row in box.preacher],
        "preacher_price": [row.price for row in box.preacher],
        "preacher_members": [row.members for row in box.preacher],
        "preacher_at_once": [int(row.effect.at_once) for row in box.preacher],
        "preacher_swap": [int(row.effect.swap) for row in box.preacher],
        "preacher_gain": [
            n
            for row in box.preacher
            for n in (row.effect.marble, row.effect.wood, 0, 0, 0, 0, 0, row.effect.pp, row.effect.bp, 0)
        ],
    }


def _pack_captains(box: Box) -> dict[str, list[int]]:
    by_name = sorted(range(len(box.captain)), key=lambda at: box.captain[at].name.casefold())
    return {
        "fortune_price": [n for row in box.captain for n in (row.price1, row.price2, row.price3)],
        "fortune_gain": [n for c in box.captain for r in (c.row1, c.row2, c.row3) for n in r.row()],
        "fortune_by_name": by_name,
    }


def _pack_ghosts(box: Box) -> dict[str, list[int]]:
    ids = [place.id for place in box.place]
    alphabet = sorted(
        range(len(box.artwork)), key=lambda at: (ids.index(box.artwork[at].place), _plain(box, at))
    )
    return {
        "ghost_action": [GHOST_ACTIONS.index(row.action) for row in box.ghost_action],
        "ghost_building": [number - 1 for row in box.ghost_building for number in row.second],
        "ghost_place": [ids.index(place) for place in asdict(box.ghost_places).values()],
        "ghost_order": alphabet,
        "level_dearest": [int(row.dearest) for row in box.level],
        "level_face": [row.face for row in box.level],
    }


def words(box: Box) -> dict[str, list[str]]:
    """The names of things, as dumps, notation and views have them."""
    return {
        "building": [row.name for row in box.building],
        "work": [f"{row.place}/{slug(row.name)}" for row in box.artwork],
        "character": [row.name for row in box.character],
        "preacher": [row.name for row in box.preacher],
        "fortune": [row.name for row in box.captain],
        "fortune_id": [row.id for row in box.captain],
        "place": [row.id for row in box.place],
    }


def slug(name: str) -> str:
    """A name as part of an id: "Pala d'altare" is "pala-d-altare"."""
    return "-".join("".join(letter if letter.isalpha() else " " for letter in name.casefold()).split())


def _plain(box: Box, at: int) -> str:
    """A work's name as the alphabet sees it: letters only."""
    return "".join(letter for letter in box.artwork[at].name.casefold() if letter.isalpha())
