"""A position as plain, named data, and back."""

from __future__ import annotations

from functools import cache

from bottega.core.dumping import Reader
from bottega.core.position import ROUND
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.names import DICE, KINDS, RESOURCES, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition, new
from bottega.games.florenza_dice.rules import agenda, flow, rione, sheet, works
from bottega.games.florenza_dice.tables import Tables

STAGES = (
    "roll-buildings",
    "draw-first",
    "income",
    "roles",
    "roll",
    "waiting-dice",
    "active",
    "others",
    "over",
)
ASKED = ("nothing", "die", "use", "place", "track", "done")
ONCE = ("casa", "mercatante", "convento", "taverna", "cambiavalute", "bottega")
GOODS = (*RESOURCES, "any")
CHANCES = (at.ROLL_BUILDINGS, at.DRAW_FIRST, at.ROLL_DICE)


# -- to data -----------------------------------------------------------------------------------------------------


def dump(p: FlorenzaDicePosition) -> dict[str, object]:
    cells, seats = p.cells, p.seats
    data: dict[str, object] = {
        "stage": STAGES[cells[at.STAGE]],
        "round": p.round,
        "turn": int(cells[at.TURN]),
        "first": _seat(cells[at.FIRST]),
        "active": int(cells[at.ACTIVE]),
        "captain": _seat(cells[at.CAPTAIN_SEAT]),
        "bishop": _seat(cells[at.BISHOP_SEAT]),
        "dice": {
            name: {"value": int(cells[at.VALUE + die]), "order": int(cells[at.ORDER + die])}
            for die, name in enumerate(DICE)
        },
        "players": [_player(p, seat) for seat in range(seats)],
    }
    if seats == 1:
        ghost = {"captain": int(cells[at.GHOST]), "bishop": int(cells[at.GHOST + 1])}
        data["ghost"] = {**ghost, "target": int(cells[at.TARGET])}
    return data


def _seat(value: int) -> int | None:
    return int(value) if value >= 0 else None


@cache
def _icons(bits: int) -> tuple[str, ...]:
    return tuple(KINDS[bit // 2] for bit in range(2 * at.KINDS) if bits >> bit & 1)


def _player(p: FlorenzaDicePosition, seat: int) -> dict[str, object]:
    def cell(offset: int) -> int:
        return int(sheet.of(p, seat, offset))

    return {
        "fiorini": 100 * cell(at.FIORINI),
        "spare": cell(at.SPARE),
        "stars": cell(at.STARS),
        "tracks": {name: cell(at.MARKED + track) for track, name in enumerate(TRACKS)},
        "works": [
            {"marks": list(_icons(cell(at.MARKS + work))), "artist": cell(at.ARTIST + work)}
            for work in range(at.WORKS)
        ],
        "rione": [
            {"marks": list(_icons(cell(at.MARKS + at.RIONE + space))), "building": cell(at.BUILDING + space)}
            for space in range(at.SPACES)
        ],
        "palazzo_turn": cell(at.PALAZZO_TURN),
        "palazzo_bonus": cell(at.PALAZZO_BONUS),
        "once": [name for effect, name in enumerate(ONCE) if cell(at.ONCE) >> effect & 1],
        "taken": DICE[cell(at.TAKEN) - 1] if cell(at.TAKEN) else None,
        "dice_left": cell(at.DICE_LEFT),
        "waiting_dice": cell(at.WAITING_DICE),
        "asked": ASKED[cell(at.ASKED)],
        "agenda": [_item(cell(at.AGENDA + depth)) for depth in range(cell(at.DEPTH))],
    }


def _item(item: int) -> dict[str, object]:
    kind = item & 7
    if kind == at.ITEM_USE:
        return {"item": "use", "die": DICE[item >> 3]}
    if kind == at.ITEM_STEPS:
        return {"item": "steps", "track": TRACKS[item >> 3 & 3], "count": item >> 5}
    if kind == at.ITEM_INCOME:
        return {"item": "income", "works": [work for work in range(at.AREA_WORKS) if item >> 3 + work & 1]}
    if kind == at.ITEM_GOODS:
        die = agenda.goods_die(item)
        return {
            "item": "goods",
            "resource": GOODS[agenda.goods_resource(item)],
            "count": agenda.goods_count(item),
            "die": DICE[die] if die < at.DICE else None,
            "last": agenda.goods_last(item),
        }
    return {"item": "die" if kind == at.ITEM_DIE else "chiesa"}


# -- from data ---------------------------------------------------------------------------------------------------


def load(data: object, tables: Tables) -> FlorenzaDicePosition:
    """The position of a dump; refuses an impossible one and says why."""
    reader = Reader(data)
    players = list(reader.parts("players"))
    if not 1 <= len(players) <= at.MOST_SEATS:
        raise reader.fail("players", f"there are 1 to {at.MOST_SEATS} players, not {len(players)}")
    p = new(tables, len(players), 0)
    _load_table(p, reader)
    for seat, part in enumerate(players):
        _load_player(p, part, seat)
    reader.done()
    _check_dice(p, reader)
    _check_turns(p, reader)
    chance = p.cells[at.STAGE] in CHANCES
    if not chance and p.cells[at.STAGE] != at.FINISHED and flow.first_asked(p) < 0:
        raise reader.fail("players", "nobody is asked for anything, and nothing is to be rolled")
    for seat, part in enumerate(players):
        _check_dice_due(p, part, seat)
    flow.advance(p)
    return p


def _load_table(p: FlorenzaDicePosition, reader: Reader) -> None:
    cells = p.cells
    seats = int(p.seats)
    solo = seats == 1
    holders = 1 if solo else seats - 1  # the Ghost holds offices, and turns, as seat 1
    cells[at.STAGE] = stage = reader.word("stage", STAGES)
    cells[ROUND] = reader.number("round", 1, flow.rounds(p))
    cells[at.TURN] = reader.number("turn", 0, (2 if solo else seats) * flow.rounds(p))
    cells[at.FIRST] = _load_seat(reader, "first", seats - 1)
    cells[at.ACTIVE] = reader.number("active", 0, holders)
    cells[at.CAPTAIN_SEAT] = _load_seat(reader, "captain", holders)
    cells[at.BISHOP_SEAT] = _load_seat(reader, "bishop", holders)
    if (stage in (at.ROLL_BUILDINGS, at.DRAW_FIRST)) != (cells[at.FIRST] < 0):
        raise reader.fail(
            "first", "there is a First Player once all have rolled for a building, and only then"
        )
    dice = reader.part("dice")
    for die, name in enumerate(DICE):
        one = dice.part(name)
        cells[at.VALUE + die] = one.number("value", 0, 6)
        cells[at.ORDER + die] = one.number("order", 0, p.tables.dice_used)
        one.done()
    dice.done()
    if solo:
        ghost = reader.part("ghost")
        cells[at.GHOST] = ghost.number("captain", 0, p.tables.track_length[at.CAPTAIN])
        cells[at.GHOST + 1] = ghost.number("bishop", 0, p.tables.track_length[at.BISHOP])
        cells[at.TARGET] = ghost.number("target", 0, 1000)
        ghost.done()


def _load_seat(reader: Reader, name: str, high: int) -> int:
    if reader.data.get(name, 0) is None:
        reader.seen.add(name)
        return -1
    return reader.number(name, 0, high)


def _load_icons(reader: Reader, need: int) -> int:
    bits = 0
    for kind in reader.words("marks", KINDS):
        first = 1 << 2 * kind
        bit = first if not bits & first else first << 1
        if bits & bit or not need & bit:
            raise reader.fail("marks", f"there are not so many icons of {KINDS[kind]}")
        bits |= bit
    return bits


def _load_player(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    tables = p.tables

    def put(offset: int, value: int) -> None:
        sheet.put(p, seat, offset, value)

    fiorini = reader.number("fiorini", 0, 1_000_000)
    if fiorini % 100:
        raise reader.fail("fiorini", "all sums are whole hundreds")
    put(at.FIORINI, fiorini // 100)
    put(at.SPARE, reader.number("spare", 0, 1000))
    put(at.STARS, reader.number("stars", 0, 1000))
    tracks = reader.part("tracks")
    for track, name in enumerate(TRACKS):
        put(at.MARKED + track, tracks.number(name, 0, tables.track_length[track]))
    tracks.done()
    _load_works(p, reader, seat)
    _load_rione(p, reader, seat)
    _load_palazzo(p, reader, seat)
    put(at.ONCE, _load_once(p, reader, seat))
    put(at.TAKEN, reader.word_or_none("taken", DICE) + 1)
    put(at.DICE_LEFT, reader.number("dice_left", 0, tables.dice_used))
    put(at.WAITING_DICE, reader.number("waiting_dice", 0, 10))
    asked = reader.word("asked", ASKED)
    _load_agenda(p, reader, seat)
    reader.done()
    _check_asked(p, reader, seat, asked)
    put(at.ASKED, asked)


def _load_works(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    for work, part in enumerate(reader.parts("works", at.WORKS)):
        need = p.tables.need[work]
        marks = _load_icons(part, need)
        artist = part.number("artist", 0, 20)
        if artist and marks != need:
            raise part.fail("artist", "a work is completed only when all its icons are marked")
        part.done()
        sheet.put(p, seat, at.MARKS + work, marks)
        sheet.put(p, seat, at.ARTIST + work, artist)


def _load_rione(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    rolling = p.cells[at.STAGE] == at.ROLL_BUILDINGS
    for space, part in enumerate(reader.parts("rione", at.SPACES)):
        sheet.put(p, seat, at.MARKS + at.RIONE + space, _load_icons(part, p.tables.need[at.RIONE + space]))
        number = part.number("building", 0, at.BUILDINGS)
        part.done()
        if space == 0:
            if number > 6 or (number == 0 and not rolling):
                raise part.fail("building", "the free building is one of 1 to 6")
            sheet.put(p, seat, at.BUILDING, number)
            if number:
                sheet.own(p, seat, number)
        elif number:
            if sheet.of(p, seat, at.NEXT) != at.RIONE + space:
                raise part.fail("building", "spaces are built on in order")
            refused = rione.refuse_build(p, seat, number)
            if refused == at.OWNED_ALREADY:
                raise part.fail("building", "each building can be there once")
            if refused:
                raise part.fail("building", "the marks of the space do not cover its cost")
            sheet.put(p, seat, at.BUILDING + space, number)
            sheet.put(p, seat, at.NEXT, at.RIONE + space + 1)
            sheet.own(p, seat, number)


def _load_palazzo(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    turn = reader.number("palazzo_turn", 0, p.cells[at.TURN])
    bonus = reader.number("palazzo_bonus", 0, 100)
    complete = works.area_complete(p, seat, 0)
    if (turn > 0) != complete or (bonus > 0 and not complete):
        raise reader.fail(
            "palazzo_turn", "the Palazzo has a turn and a bonus when its four works are complete"
        )
    sheet.put(p, seat, at.PALAZZO_TURN, turn)
    sheet.put(p, seat, at.PALAZZO_BONUS, bonus)


def _load_once(p: FlorenzaDicePosition, reader: Reader, seat: int) -> int:
    effects = set(reader.words("once", ONCE))
    for effect in effects:
        if not sheet.owns(p, seat, int(p.tables.once[effect])):
            raise reader.fail("once", f"the building of {ONCE[effect]!r} is not there")
    return sum(1 << effect for effect in effects)


def _load_agenda(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    for depth, part in enumerate(reader.parts("agenda")):
        if depth == at.AGENDA_LENGTH:
            raise reader.fail("agenda", f"there are {at.AGENDA_LENGTH} items at most")
        agenda.push(p, seat, _load_item(part))
        part.done()


def _load_item(part: Reader) -> int:
    kinds = ("die", "use", "goods", "steps", "chiesa", "income")
    kind = part.word("item", kinds) + 1
    if kind == at.ITEM_USE:
        return agenda.use(part.word("die", DICE))
    if kind == at.ITEM_STEPS:
        return agenda.steps(part.word("track", TRACKS), part.number("count", 1, 7))
    if kind == at.ITEM_INCOME:
        return agenda.income(sum({1 << work for work in part.numbers("works", None, 0, at.AREA_WORKS - 1)}))
    if kind == at.ITEM_GOODS:
        resource, count = part.word("resource", GOODS), part.number("count", 1, 2)
        die = part.word_or_none("die", DICE)
        return agenda.goods(resource, count, at.NONE if die < 0 else die, part.number("last", 0, 15))
    return kind


def _check_asked(p: FlorenzaDicePosition, reader: Reader, seat: int, asked: int) -> None:
    """What the seat is asked for must be what its agenda leads to."""
    if asked == at.NOTHING:
        waits = p.cells[at.STAGE] == at.WAITED and sheet.of(p, seat, at.WAITING_DICE)
        if waits or sheet.of(p, seat, at.DEPTH) or sheet.of(p, seat, at.DICE_LEFT):
            raise reader.fail("asked", "there is something on the agenda, so something must be asked")
        return
    if p.cells[at.STAGE] in CHANCES or p.cells[at.STAGE] == at.FINISHED:
        raise reader.fail("asked", "nobody is asked while something is to be rolled, or after the end")
    copy = p.copy()
    sheet.put(copy, seat, at.ASKED, asked)
    before = copy.key()
    flow.resolve(copy, seat)
    if copy.key() != before:
        raise reader.fail("asked", f"the agenda leads to {ASKED[sheet.of(copy, seat, at.ASKED)]!r}")


def _check_dice(p: FlorenzaDicePosition, reader: Reader) -> None:
    values = [int(p.cells[at.VALUE + die]) for die in range(at.DICE)]
    orders = sorted(int(p.cells[at.ORDER + die]) for die in range(at.DICE) if p.cells[at.ORDER + die])
    stage = p.cells[at.STAGE]
    if stage in (at.ROLL_BUILDINGS, at.DRAW_FIRST, at.INCOME, at.ROLES) and any(values):
        raise reader.fail("dice", "no dice lie on the board before the first roll of a round")
    if stage in (at.WAITED, at.ACTIVE_TURN, at.OTHERS) and not all(values):
        raise reader.fail("dice", "all six dice lie on the board during a turn")
    if stage == at.ROLL_DICE:
        count = sum(1 for value in values if value)
        if count == at.DICE or any(values[count:]):
            raise reader.fail("dice", "dice are rolled in their order, and some are still to come")
    if orders != list(range(1, len(orders) + 1)):
        raise reader.fail("dice", "the dice on USED are numbered in the order in which they were taken")


def _check_dice_due(p: FlorenzaDicePosition, reader: Reader, seat: int) -> None:
    """Who has dice to use follows from the stage, and how many from those that lie on USED."""
    cells, stage = p.cells, p.cells[at.STAGE]
    due = 0
    if stage == at.OTHERS and seat != cells[at.ACTIVE]:
        due = 0 if sheet.of(p, seat, at.TAKEN) else int(sheet.of(p, seat, at.DICE_LEFT))
    elif stage == at.ACTIVE_TURN and seat == cells[at.ACTIVE]:
        due = p.tables.dice_used - sum(1 for die in range(at.DICE) if cells[at.ORDER + die])
    if sheet.of(p, seat, at.DICE_LEFT) != due:
        raise reader.fail("dice_left", f"by the stage and the dice on USED it must be {due}")
    first_turn = stage in (at.INCOME, at.ROLES) or (
        stage in (at.ROLL_DICE, at.WAITED) and cells[at.ACTIVE] == cells[at.FIRST]
    )
    if sheet.of(p, seat, at.WAITING_DICE) and not first_turn:
        raise reader.fail("waiting_dice", "dice of the income are used after the first roll of the round")


def _check_turns(p: FlorenzaDicePosition, reader: Reader) -> None:
    """The number of turns begun follows from round, stage and Active Player."""
    cells = p.cells
    stage = cells[at.STAGE]
    if cells[at.FIRST] < 0:
        due = 0
        if p.round != 1:
            raise reader.fail("round", "buildings are rolled for in round 1")
    else:
        players = 2 if p.seats == 1 else int(p.seats)
        due = (int(p.round) - 1) * players + (int(cells[at.ACTIVE]) - int(cells[at.FIRST])) % players
        if stage in (at.INCOME, at.ROLES):
            if p.round == 1 or cells[at.ACTIVE] != cells[at.FIRST]:
                raise reader.fail(
                    "stage", "incomes and offices come at the beginning of a round from the second on"
                )
        else:
            due += 1
    if cells[at.TURN] != due:
        raise reader.fail("turn", f"by round, stage and Active Player it must be {due}")
