"""A position as plain, named data, and back; consistency.py checks that a loaded position is possible."""

from __future__ import annotations

from functools import cache

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.consistency import check
from bottega.games.florenza_dice.layout import Tables
from bottega.games.florenza_dice.names import DICE, ITEMS, KINDS, ONCE_POWERS, RESOURCES, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition, blank
from bottega.games.florenza_dice.rules import agenda, flow, rione, sheet, works
from bottega.games.florenza_dice.shape import SHAPE

GOODS = (*RESOURCES, "any")
LAST = {
    at.FRESH: "none", at.MUST_EXCHANGE: "exchange-built", at.MUST_CHANGE: "change-built",
    at.EXCHANGED: "exchanged", at.CHANGED: "changed",
}  # fmt: skip
"""What happened to the previous resource, if it was not placed as it was."""


# -- to data -----------------------------------------------------------------------------------------------------


def dump(p: FlorenzaDicePosition) -> dict[str, object]:
    data: dict[str, object] = {
        **dump_fields(p, SHAPE, SHAPE.table),
        "round": int(p.round),
        "turn": int(p.turn),
        "first": _seat(p.first),
        "active": int(p.active),
        "captain": _seat(p.captain),
        "bishop": _seat(p.bishop),
        "dice": {
            name: {"value": int(p.die_value(die)), "order": int(p.die_order(die))}
            for die, name in enumerate(DICE)
        },
        "players": [_player(p, seat) for seat in range(p.seats)],
    }
    if p.seats == 1:
        data["ghost"] = {
            "captain": int(p.ghost_marks(at.CAPTAIN)),
            "bishop": int(p.ghost_marks(at.BISHOP)),
            "target": int(p.target),
        }
    return data


def _seat(value: int) -> int | None:
    return int(value) if value >= 0 else None


@cache
def _icons(bits: int) -> tuple[str, ...]:
    return tuple(KINDS[bit // 2] for bit in range(2 * at.KINDS) if bits >> bit & 1)


def _player(p: FlorenzaDicePosition, seat: int) -> dict[str, object]:
    return {
        "fiorini": int(100 * p.fiorini(seat)),
        **dump_fields(p, SHAPE, SHAPE.seat, seat),
        "tracks": {name: int(p.track_marks(seat, track)) for track, name in enumerate(TRACKS)},
        "works": [
            {"marks": list(_icons(int(p.marks(seat, work)))), "artist": int(p.artist(seat, work))}
            for work in map(int, p.tables.projects[: p.tables.works])
        ],
        "rione": [
            {
                "marks": list(_icons(int(p.marks(seat, at.RIONE + space)))),
                "building": int(p.building(seat, space)),
            }
            for space in range(p.tables.rione_end - at.RIONE)
        ],
        "once": [word for power, word in enumerate(ONCE_POWERS.values()) if p.once(seat) >> power & 1],
        "agenda": [_item(p, int(p.agenda(seat, depth))) for depth in range(p.depth(seat))],
    }


def _item(p: FlorenzaDicePosition, item: int) -> dict[str, object]:
    kind = agenda.kind(item)
    data: dict[str, object] = {"item": tuple(ITEMS)[kind - 1]}
    if kind == at.ITEM_USE:
        data["die"] = DICE[agenda.use_die(item)]
    elif kind == at.ITEM_STEPS:
        data |= {"track": TRACKS[agenda.steps_track(item)], "count": int(agenda.steps_count(item))}
    elif kind == at.ITEM_INCOME:
        due = agenda.income_works(item)
        data["works"] = [work for work in range(p.tables.chiesa_end - at.CHIESA) if due >> work & 1]
    elif kind == at.ITEM_GOODS:
        die = agenda.goods_die(item)
        data |= {
            "resource": GOODS[agenda.goods_resource(item)],
            "count": int(agenda.goods_count(item)),
            "die": DICE[die] if die < at.DICE else None,
            "last": _last(p, agenda.goods_last(item)),
        }
    return data


def _last(p: FlorenzaDicePosition, last: int) -> int | str:
    return LAST[last] if last in LAST else int(p.tables.number_of[last])


# -- from data ---------------------------------------------------------------------------------------------------


def load(tables: Tables, data: object) -> FlorenzaDicePosition:
    """The position that a dump describes; an impossible one is refused with the reason."""
    reader = Reader(data)
    players = list(reader.parts("players"))
    if not 1 <= len(players) <= at.MOST_SEATS:
        raise reader.fail("players", f"there are 1 to {at.MOST_SEATS} players, not {len(players)}")
    p = blank(tables, len(players))
    flow.set_up(p, 0)
    _load_table(p, reader)
    for seat, part in enumerate(players):
        _load_player(p, part, seat)
    reader.done()
    if p.stage in (at.STAGE_INCOME, at.STAGE_ROLES, at.STAGE_OVER):
        flow.clear_turn(p)  # dumps of older versions still have the marks of the finished turn
    check(p, reader, players)
    flow.advance(p)
    return p


def _load_table(p: FlorenzaDicePosition, reader: Reader) -> None:
    seats = int(p.seats)
    solo = seats == 1
    holders = 1 if solo else seats - 1  # the Ghost holds offices, and turns, as seat 1
    load_fields(p, SHAPE, SHAPE.table, reader)
    p.set_round(reader.number("round", 1, int(flow.rounds(p))))
    p.set_turn(reader.number("turn", 0, (2 if solo else seats) * int(flow.rounds(p))))
    p.set_first(_load_seat(reader, "first", seats - 1))
    p.set_active(reader.number("active", 0, holders))
    p.set_captain(_load_seat(reader, "captain", holders))
    p.set_bishop(_load_seat(reader, "bishop", holders))
    if (p.stage in (at.STAGE_ROLL_BUILDINGS, at.STAGE_DRAW_FIRST)) != (p.first < 0):
        raise reader.fail("first", "there is a First Player if and only if all have rolled for a building")
    dice = reader.part("dice")
    for die, name in enumerate(DICE):
        one = dice.part(name)
        p.set_die_value(die, one.number("value", 0, at.SIDES))
        p.set_die_order(die, one.number("order", 0, int(p.tables.dice_used)))
        one.done()
    dice.done()
    if solo:
        ghost = reader.part("ghost")
        for track in (at.CAPTAIN, at.BISHOP):
            p.set_ghost_marks(track, ghost.number(TRACKS[track], 0, int(p.tables.track_length[track])))
        p.set_target(ghost.number("target", 0, 1000))
        ghost.done()


def _load_seat(reader: Reader, name: str, high: int) -> int:
    return -1 if reader.is_none(name) else reader.number(name, 0, high)


def _load_icons(reader: Reader, need: int) -> int:
    bits = 0
    for kind in reader.words("marks", KINDS):
        first = 1 << 2 * kind
        bit = first if not bits & first else first << 1
        if bits & bit or not need & bit:
            raise reader.fail("marks", f"there are fewer icons of {KINDS[kind]}")
        bits |= bit
    return bits


def _load_player(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    fiorini = reader.number("fiorini", 0, 1_000_000)
    if fiorini % 100:
        raise reader.fail("fiorini", "all sums are whole hundreds")
    p.set_fiorini(seat, fiorini // 100)
    load_fields(p, SHAPE, SHAPE.seat, reader, seat)
    tracks = reader.part("tracks")
    for track, name in enumerate(TRACKS):
        p.set_track_marks(seat, track, tracks.number(name, 0, int(p.tables.track_length[track])))
    tracks.done()
    _load_rione(p, reader, seat)
    _load_works(p, reader, seat)
    _load_once(p, reader, seat)
    _load_agenda(p, reader, seat)
    reader.done()


def _load_works(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    artists = _artists(p, seat)
    for number, part in enumerate(reader.parts("works", int(p.tables.works))):
        work = int(p.tables.projects[number])
        need = int(p.tables.need[work])
        marks = _load_icons(part, need)
        artist = part.number("artist", 0, max(artists))
        if artist and artist not in artists:
            raise part.fail("artist", f"with these buildings it can be {', '.join(map(str, artists))}")
        if artist and marks != need:
            raise part.fail("artist", "a work is completed only when all its icons are marked")
        part.done()
        p.set_marks(seat, work, marks)
        p.set_artist(seat, work, artist)


def _artists(p: FlorenzaDicePosition, seat: int) -> list[int]:
    """The possible points of an artist: paid or, with the building for it, anonymous; with or without a star."""
    tables = p.tables
    worth = [int(tables.paid)]
    if sheet.has_power(p, seat, at.POWER_ANONYMOUS):
        worth.append(int(tables.anonymous))
    stars = {0, int(tables.star), int(works.star_points(p, seat))}
    return sorted({points + star for points in worth for star in stars})


def _load_rione(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    rolling = p.stage == at.STAGE_ROLL_BUILDINGS
    for space, part in enumerate(reader.parts("rione", int(p.tables.rione_end) - at.RIONE)):
        project = at.RIONE + space
        p.set_marks(seat, project, _load_icons(part, int(p.tables.need[project])))
        number = part.number("building", 0, int(p.tables.buildings))
        part.done()
        if space == 0:
            if number > at.FREE_BUILDINGS or (number == 0 and not rolling):
                raise part.fail("building", f"the free building is one of 1 to {at.FREE_BUILDINGS}")
        elif number:
            _check_building(p, part, seat, project, number)
            p.set_next_project(seat, project + 1)
            p.set_marks(seat, project, int(p.tables.cost[number]))  # older versions keep surplus marks
        if number:
            p.set_building(seat, space, number)
            sheet.own(p, seat, number)


def _check_building(p: FlorenzaDicePosition, part: Reader, seat: int, project: int, number: int) -> None:
    if p.next_project(seat) != project:
        raise part.fail("building", "spaces are built on in order")
    refused = rione.refuse_build(p, seat, number)
    if refused == at.OWNED_ALREADY:
        raise part.fail("building", "each building can be there once")
    if refused:
        raise part.fail("building", "the marks of the space do not cover its cost")


def _load_once(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    words = tuple(ONCE_POWERS.values())
    for power in reader.words("once", words):
        if not sheet.has_power(p, seat, power):
            raise reader.fail("once", f"the building of {words[power]!r} is not there")
        sheet.use_once(p, seat, power)


def _load_agenda(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    for depth, part in enumerate(reader.parts("agenda")):
        if depth == at.AGENDA_LENGTH:
            raise reader.fail("agenda", f"there are {at.AGENDA_LENGTH} items at most")
        agenda.push(p, seat, _load_item(p, part, seat))
        part.done()


def _load_item(p: FlorenzaDicePosition, part: Reader, seat: int) -> int:
    kind = part.word("item", tuple(ITEMS)) + 1
    if kind == at.ITEM_USE:
        return agenda.use(part.word("die", DICE))
    if kind == at.ITEM_STEPS:
        return agenda.steps(part.word("track", TRACKS), part.number("count", 1, 7))
    if kind == at.ITEM_INCOME:
        due = part.numbers("works", None, 0, int(p.tables.chiesa_end) - at.CHIESA - 1)
        return agenda.income(sum({1 << work for work in due}))
    if kind == at.ITEM_GOODS:
        resource, count = part.word("resource", GOODS), part.number("count", 1, 2)
        die = part.word_or_none("die", DICE)
        return agenda.goods(resource, count, at.NONE if die < 0 else die, _load_last(p, part, seat, resource))
    return kind


def _load_last(p: FlorenzaDicePosition, part: Reader, seat: int, resource: int) -> int:
    if isinstance(part.data.get("last"), str):
        return tuple(LAST)[part.word("last", tuple(LAST.values()))]
    number = part.number("last", 0, len(p.tables.projects) - 1)
    project = int(p.tables.projects[number])
    if number == 0 and (resource == at.ANY or not p.marks(seat, project) >> 2 * resource & 1):
        return at.FRESH  # as older versions wrote it
    return project
