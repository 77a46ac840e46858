"""A position as plain, named data, and back."""

from __future__ import annotations

from bottega.core.dumping import Reader
from bottega.core.errors import DumpError
from bottega.core.position import CHANCE, OVER, ROUND, TO_ACT
from bottega.games.florenza import layout as at
from bottega.games.florenza.names import LEVELS, RESOURCES, SPECIALITIES
from bottega.games.florenza.position import FlorenzaPosition, blank
from bottega.games.florenza.rules.common import seat_at, work_at
from bottega.games.florenza.rules.setup import fortunes_in_play
from bottega.games.florenza.tables import Tables

PHASES = ("setup", "income", "captain", "bishop", "placing", "economy", "artworks", "elections", "round-end")
STAGES = (
    "draw-character", "draw-fortune", "draw-order", "first-building", "ghost-first", "third-die", "third-choice",
    "reservation", "placing", "choose-artist", "swap-give", "swap-take", "ghost-space", "ghost-activate",
    "ghost-category", "ghost-building", "ghost-place", "window", "sold", "bought", "gave", "market-take", "sale",
    "construction", "commission", "payment", "incentive", "call-muse", "roll", "judge", "choose-marker", "finished",
)  # fmt: skip
CHANCE_STAGES = {0, 1, 2, 4, 5, 12, 13, 14, 15, 16, 28}
DUE = (
    (at.CATEGORY, (at.GHOST_BUILDING,), "category"),
    (at.ROW, (at.INCENTIVE, at.CALL_MUSE, at.ROLL, at.JUDGE), "speciality"),
    (at.VALUE, (at.INCENTIVE, at.CALL_MUSE), "value"),
    (at.ROLLS, (at.JUDGE,), "rolls"),
    (at.GIVEN, (at.SWAP_TAKE, at.GAVE, at.MARKET_TAKE), "given"),
)
"""What the agenda must tell at which stages."""
STATES = ("built", "planned", "blocked")
MARKERS = ("neutral", "special-1", "special-2", "special-3")
FIGURES = ("free", "standing", "lying")
NUMBERS = {
    "turn": (at.TURN, -1, at.MOST_SEATS - 1), "square": (at.SQUARE, 0, at.SQUARES), "asked": (at.ASKED, 0, 1),
    "at_once": (at.AT_ONCE, 0, 20), "value": (at.VALUE, 0, 6), "category": (at.CATEGORY, 0, 6),
    "draws": (at.DRAWS, 0, at.CHARACTERS), "pass": (at.PASS, 0, 2), "latest": (at.LATEST, 0, at.FORTUNES),
}  # fmt: skip
"""Cells of the agenda, from the least to the most they hold."""
COUNTS = {
    "reserve": (at.RESERVE, 20), "zone": (at.ZONE, 20), "exiled": (at.EXILED, 20), "market": (at.MARKET, 1),
    "administration": (at.ADMINISTRATION, 20), "neutral_markers": (at.NEUTRAL, 40), "tokens": (at.TOKENS, 9999),
    "pieces": (at.PIECES, 9999),
}  # fmt: skip
"""Cells of a family, and the most they hold."""


# -- out ---------------------------------------------------------------------------------------------------------------


def dump(p: FlorenzaPosition) -> dict[str, object]:
    cells, words = p.cells, p.tables.words
    who = p.to_act
    return {
        "round": p.round,
        "phase": PHASES[cells[at.PHASE]],
        "stage": STAGES[cells[at.STAGE]],
        "to_act": "chance" if who == CHANCE else "over" if who == OVER else who,
        "persons": int(cells[at.PERSONS]),
        "dice": bool(cells[at.WITH_DICE]),
        "open": bool(cells[at.OPEN_TOKENS]),
        "order": [int(cells[at.ORDER + place]) - 1 for place in range(p.seats) if cells[at.ORDER + place]],
        "captain": _seat(cells[at.CAPTAIN]),
        "bishop": _seat(cells[at.BISHOP]),
        "reserved": _name(words["character"], cells[at.RESERVED]),
        "muse_used": bool(cells[at.MUSE_USED]),
        "duomo_preacher": _duomo(p),
        "agenda": _agenda(p),
        "supply": {name: int(cells[at.SUPPLY + at_]) for at_, name in enumerate(words["building"])},
        "display": _display(p),
        "bag": [name for at_, name in enumerate(words["character"]) if cells[at.COLUMN + at_] == 0],
        "fortunes": _fortunes(p),
        "works": _main_works(p),
        "families": [_family(p, seat) for seat in range(p.seats)],
    }


def _seat(cell: int) -> int | None:
    return None if cell < 0 else int(cell)


def _name(names: list[str], cell: int) -> str | None:
    return None if cell == 0 else names[cell - 1]


def _duomo(p: FlorenzaPosition) -> dict[str, object] | None:
    if p.cells[at.DUOMO_BY] == 0:
        return None
    preacher = _name(p.tables.words["preacher"], p.cells[at.DUOMO_WHO])
    return {"seat": int(p.cells[at.DUOMO_BY]) - 1, "preacher": preacher}


def _agenda(p: FlorenzaPosition) -> dict[str, object]:
    """What is still to be decided and resolved in this phase."""
    cells = p.cells
    return {
        **{name: int(cells[cell]) for name, (cell, _, _) in NUMBERS.items()},
        "work": _name(p.tables.words["work"], cells[at.WORK_NOW]),
        "speciality": _name(list(SPECIALITIES), cells[at.ROW]),
        "given": [RESOURCES[cells[at.GIVEN + n] - 1] for n in range(2) if cells[at.GIVEN + n]],
        "rolls": [int(cells[at.ROLLS + n]) for n in range(3) if cells[at.ROLLS + n]],
    }


def _display(p: FlorenzaPosition) -> list[dict[str, object]]:
    cells = p.cells
    found = []
    for slot in range(10):
        who = int(cells[at.DISPLAY + slot]) - 1
        if who >= 0:
            found.append(
                {
                    "name": p.tables.words["character"][who],
                    "card": int(cells[at.COLUMN + who]),
                    "taken": bool(cells[at.TAKEN + who]),
                    "masterpiece_done": bool(cells[at.TURNED + who]),
                }
            )
    return found


def _fortunes(p: FlorenzaPosition) -> dict[str, object]:
    found: dict[str, object] = {}
    for number, name in enumerate(p.tables.words["fortune"]):
        state = int(p.cells[at.FORTUNE + number])
        if state != at.NOT_IN_PLAY:
            found[name] = (
                "free" if state == at.FREE else "turned" if state == at.TURNED_OVER else state - at.BY
            )
    return found


def _artist(p: FlorenzaPosition, cell: int) -> str | None:
    """The planned artist; None: an anonymous one."""
    return None if cell == at.ANONYMOUS + 1 else p.tables.words["character"][cell - 1]


def _main_works(p: FlorenzaPosition) -> dict[str, object]:
    found: dict[str, object] = {}
    for number in range(at.MAIN_WORKS):
        cell = at.WORKS_AT + number * 4
        name = p.tables.words["work"][at.DISTRICT_WORKS + number]
        if p.cells[cell + at.MARK]:
            marker = MARKERS[p.cells[cell + at.MARKER]]
            found[name] = {"made": int(p.cells[cell + at.MARK]) - 1, "marker": marker}
        elif p.cells[cell + at.PLAN]:
            artist = _artist(p, p.cells[cell + at.ARTIST])
            found[name] = {"planned": int(p.cells[cell + at.PLAN]) - 1, "artist": artist}
    return found


def _family(p: FlorenzaPosition, seat: int) -> dict[str, object]:
    cells, words = p.cells, p.tables.words
    base = at.FAMILY + seat * at.STRIDE
    level = int(cells[base + at.LEVEL])
    works: dict[str, object] = {}
    for work in range(at.DISTRICT_WORKS):
        cell = base + at.OWN_WORKS + work * 4
        if cells[cell + at.MARK]:
            works[words["work"][work]] = "made"
        elif cells[cell + at.PLAN]:
            works[words["work"][work]] = {"artist": _artist(p, cells[cell + at.ARTIST])}
    found: dict[str, object] = {
        "level": LEVELS[level - 1] if level else None,
        "goods": {name: int(cells[base + kind]) for kind, name in enumerate(RESOURCES)},
        "florins": int(cells[base + at.FLORINS]),
        "crest": int(cells[base + at.CREST]),
        "bishop_points": int(cells[base + at.MITRE]),
        **{name: int(cells[base + offset]) for name, (offset, _) in COUNTS.items()},
        "special_markers": [bool(cells[base + at.SPECIAL + n]) for n in range(3)],
        "preacher": _name(words["preacher"], cells[base + at.CHURCH]),
        "squares": [_square(p, base + square) for square in range(at.SQUARES)],
        "works": works,
    }
    if level:
        found["table"] = [FIGURES[cells[base + at.SPACE + n]] for n in range(8)]
    return found


def _square(p: FlorenzaPosition, cell: int) -> dict[str, object] | None:
    cells = p.cells
    if cells[cell + at.TILE] == 0:
        return None
    return {
        "building": _name(p.tables.words["building"], cells[cell + at.TILE]),
        "state": STATES[cells[cell + at.STATE]],
        "member": _seat(cells[cell + at.MEMBER] - 1),
    }


# -- back --------------------------------------------------------------------------------------------------------------


def load(tables: Tables, data: object) -> FlorenzaPosition:
    """The position of a dump; an impossible one is refused with the reason."""
    top = Reader(data)
    families = list(top.parts("families"))
    persons = top.number("persons", 1, at.MOST_SEATS)
    if not 2 <= len(families) <= at.MOST_SEATS or (persons > 1 and persons != len(families)):
        raise top.fail("families", "there are 2 to 5 families; ghosts play against one person only")
    levels = [family.word_or_none("level", LEVELS) + 1 for family in families]
    for seat, level in enumerate(levels):
        if (level > 0) != (seat >= persons):
            raise families[seat].fail("level", "ghosts, and only ghosts, have a level")
    p = blank(tables, persons, levels[persons:], top.flag("dice"), top.flag("open"))
    _load_table(p, top)
    _load_agenda(p, top.part("agenda"))
    _load_characters(p, top)
    _load_fortunes(p, top.part("fortunes"))
    _load_main_works(p, top.part("works"))
    for seat, family in enumerate(families):
        _load_family(p, seat, family)
    top.done()
    _check(p)
    return p


def _load_table(p: FlorenzaPosition, top: Reader) -> None:
    cells, words = p.cells, p.tables.words
    cells[ROUND] = top.number("round", 0, p.tables.rounds)
    cells[at.PHASE] = top.word("phase", PHASES)
    cells[at.STAGE] = top.word("stage", STAGES)
    if isinstance(top.data.get("to_act"), int):
        cells[TO_ACT] = top.number("to_act", 0, p.seats - 1)
    else:
        cells[TO_ACT] = (CHANCE, OVER)[top.word("to_act", ("chance", "over"))]
    order = top.numbers("order", None, 0, p.seats - 1)
    if len(set(order)) != len(order):
        raise top.fail("order", "a family has two places")
    for place, seat in enumerate(order):
        cells[at.ORDER + place] = seat + 1
    if len(order) < p.seats and cells[at.PHASE] > 0:
        raise top.fail("order", "every family has a place")
    for name, cell in (("captain", at.CAPTAIN), ("bishop", at.BISHOP)):
        cells[cell] = -1
        if top.data.get(name, 0) is None:
            top.seen.add(name)
        else:
            cells[cell] = top.number(name, 0, p.seats - 1)
    cells[at.RESERVED] = top.word_or_none("reserved", words["character"]) + 1
    cells[at.MUSE_USED] = top.flag("muse_used")
    if top.data.get("duomo_preacher", 0) is None:
        top.seen.add("duomo_preacher")
    else:
        space = top.part("duomo_preacher")
        cells[at.DUOMO_BY] = space.number("seat", 0, p.seats - 1) + 1
        cells[at.DUOMO_WHO] = space.word("preacher", words["preacher"]) + 1
        space.done()
    supply = top.part("supply")
    for number, name in enumerate(words["building"]):
        cells[at.SUPPLY + number] = supply.number(name, 0, p.tables.building_tiles[number])
    supply.done()


def _load_agenda(p: FlorenzaPosition, agenda: Reader) -> None:
    cells = p.cells
    for name, (cell, least, most) in NUMBERS.items():
        cells[cell] = agenda.number(name, least, most)
    cells[at.WORK_NOW] = agenda.word_or_none("work", p.tables.words["work"]) + 1
    cells[at.ROW] = agenda.word_or_none("speciality", SPECIALITIES) + 1
    for number, kind in enumerate(agenda.words("given", RESOURCES)[:2]):
        cells[at.GIVEN + number] = kind + 1
    for number, face in enumerate(agenda.numbers("rolls", None, 1, 6)[:3]):
        cells[at.ROLLS + number] = face
    agenda.done()


def _load_characters(p: FlorenzaPosition, top: Reader) -> None:
    cells, names = p.cells, p.tables.words["character"]
    for number in range(at.CHARACTERS):
        cells[at.COLUMN + number] = -1
    for number in top.words("bag", names):
        cells[at.COLUMN + number] = 0
    slots = list(top.parts("display"))
    if len(slots) > 10:
        raise top.fail("display", f"at most 10 characters are on display, not {len(slots)}")
    for slot, entry in enumerate(slots):
        number = entry.word("name", names)
        if cells[at.COLUMN + number] != -1:
            raise entry.fail("name", f"{names[number]} is in the bag or on display already")
        cells[at.DISPLAY + slot] = number + 1
        cells[at.COLUMN + number] = entry.number("card", 1, 6)
        cells[at.TAKEN + number] = entry.flag("taken")
        cells[at.TURNED + number] = entry.flag("masterpiece_done")
        entry.done()


def _load_fortunes(p: FlorenzaPosition, fortunes: Reader) -> None:
    for number, name in enumerate(p.tables.words["fortune"]):
        if name in fortunes.data:
            if isinstance(fortunes.data[name], int):
                state = at.BY + fortunes.number(name, 0, p.seats - 1)
            else:
                state = (at.FREE, at.TURNED_OVER)[fortunes.word(name, ("free", "turned"))]
            p.cells[at.FORTUNE + number] = state
    fortunes.done()


def _artist_cell(p: FlorenzaPosition, entry: Reader) -> int:
    number = entry.word_or_none("artist", p.tables.words["character"])
    return at.ANONYMOUS + 1 if number < 0 else number + 1


def _load_main_works(p: FlorenzaPosition, works: Reader) -> None:
    for number in range(at.MAIN_WORKS):
        name = p.tables.words["work"][at.DISTRICT_WORKS + number]
        if name not in works.data:
            continue
        entry, cell = works.part(name), at.WORKS_AT + number * 4
        if "made" in entry.data:
            p.cells[cell + at.MARK] = entry.number("made", 0, p.seats - 1) + 1
            p.cells[cell + at.MARKER] = entry.word("marker", MARKERS)
        else:
            p.cells[cell + at.PLAN] = entry.number("planned", 0, p.seats - 1) + 1
            p.cells[cell + at.ARTIST] = _artist_cell(p, entry)
        entry.done()
    works.done()


def _load_family(p: FlorenzaPosition, seat: int, family: Reader) -> None:
    cells, words = p.cells, p.tables.words
    base = at.FAMILY + seat * at.STRIDE
    goods = family.part("goods")
    for kind, name in enumerate(RESOURCES):
        cells[base + kind] = goods.number(name, 0, 999)
    goods.done()
    cells[base + at.FLORINS] = family.number("florins", 0, 30000)
    cells[base + at.CREST] = family.number("crest", p.tables.crest_floor, 9999)
    cells[base + at.MITRE] = family.number("bishop_points", p.tables.bishop_floor, 999)
    for name, (offset, most) in COUNTS.items():
        cells[base + offset] = family.number(name, 0, most)
    special = family._list("special_markers", 3)
    for number, left in enumerate(special):
        if not isinstance(left, bool):
            raise family.fail("special_markers", "they are true or false")
        cells[base + at.SPECIAL + number] = left
    cells[base + at.CHURCH] = family.word_or_none("preacher", words["preacher"]) + 1
    _load_squares(p, base, family)
    works = family.part("works")
    for work, name in enumerate(words["work"][: at.DISTRICT_WORKS]):
        cell = base + at.OWN_WORKS + work * 4
        if works.data.get(name) == "made":
            works.word(name, ("made",))
            cells[cell + at.MARK] = seat + 1
        elif name in works.data:
            entry = works.part(name)
            cells[cell + at.PLAN] = seat + 1
            cells[cell + at.ARTIST] = _artist_cell(p, entry)
            entry.done()
    works.done()
    if cells[base + at.LEVEL]:
        figures = family.words("table", FIGURES)
        if len(figures) != 8:
            raise family.fail("table", "a ghost's table has 8 spaces")
        for number, figure in enumerate(figures):
            cells[base + at.SPACE + number] = figure
    family.done()


def _load_squares(p: FlorenzaPosition, base: int, family: Reader) -> None:
    cells = p.cells
    for square, value in enumerate(family._list("squares", at.SQUARES)):
        if value is None:
            continue
        entry = Reader(value, f"{family.path}.squares[{square}]")
        cells[base + square + at.TILE] = entry.word("building", p.tables.words["building"]) + 1
        cells[base + square + at.STATE] = entry.word("state", STATES)
        if entry.data.get("member", 0) is None:
            entry.seen.add("member")
        else:
            cells[base + square + at.MEMBER] = entry.number("member", 0, p.seats - 1) + 1
        entry.done()


# -- possible? ---------------------------------------------------------------------------------------------------------


def _check(p: FlorenzaPosition) -> None:
    _check_tiles(p)
    _check_members(p)
    _check_markers(p)
    _check_characters(p)
    _check_agenda(p)


def tiles_in_play(p: FlorenzaPosition, building: int) -> int:
    """How many tiles of a building this number of families plays with."""
    tiles, beyond = int(p.tables.building_tiles[building]), int(p.tables.building_beyond[building])
    return tiles if beyond == 99 else max(0, min(tiles, p.seats + beyond))


def _check_tiles(p: FlorenzaPosition) -> None:
    placed = [
        int(p.cells[at.FAMILY + seat * at.STRIDE + at.TILE + square])
        for seat in range(p.seats)
        for square in range(at.SQUARES)
    ]
    for building, name in enumerate(p.tables.words["building"]):
        due = tiles_in_play(p, building)
        if placed.count(building + 1) + p.cells[at.SUPPLY + building] != due:
            raise DumpError(f"supply.{name}: with those in the districts there must be {due} tiles")


def members_of(p: FlorenzaPosition, seat: int) -> int:
    """All familiars of a family, wherever they are."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    count = sum(
        int(cells[base + offset]) for offset in (at.RESERVE, at.ZONE, at.EXILED, at.MARKET, at.ADMINISTRATION)
    )
    count += (cells[base + at.CHURCH] > 0) + (cells[at.DUOMO_BY] == seat + 1)
    count += sum(cells[at.FORTUNE + n] == at.BY + seat for n in range(at.FORTUNES))
    count += sum(cells[at.WORKS_AT + n * 4 + at.PLAN] == seat + 1 for n in range(at.MAIN_WORKS))
    count += sum(cells[base + at.OWN_WORKS + n * 4 + at.PLAN] > 0 for n in range(at.DISTRICT_WORKS))
    return count + sum(
        cells[at.FAMILY + owner * at.STRIDE + at.MEMBER + square] == seat + 1
        for owner in range(p.seats)
        for square in range(at.SQUARES)
    )


def _check_members(p: FlorenzaPosition) -> None:
    for seat in range(p.cells[at.PERSONS]):
        found = members_of(p, seat)
        if found != p.tables.members:
            raise DumpError(f"families[{seat}]: there are {found} familiars, not {p.tables.members}")


def _check_markers(p: FlorenzaPosition) -> None:
    """Markers on works and in hand make up the family's own."""
    cells = p.cells
    for seat in range(p.seats):
        base = at.FAMILY + seat * at.STRIDE
        neutral = int(cells[base + at.NEUTRAL])
        neutral += sum(cells[base + at.OWN_WORKS + n * 4 + at.MARK] > 0 for n in range(at.DISTRICT_WORKS))
        special = [int(cells[base + at.SPECIAL + n]) for n in range(3)]
        for number in range(at.MAIN_WORKS):
            cell = at.WORKS_AT + number * 4
            if cells[cell + at.MARK] == seat + 1:
                marker = cells[cell + at.MARKER]
                if marker:
                    special[marker - 1] += 1
                else:
                    neutral += 1
        if neutral != p.tables.neutral_markers or special != [1, 1, 1]:
            raise DumpError(
                f"families[{seat}]: markers on works and in hand must be 10 neutral and 3 special ones"
            )


def _check_characters(p: FlorenzaPosition) -> None:
    """A tile on a work or a preacher space is one of the display, and taken."""
    cells = p.cells
    t = p.tables
    used = []
    for seat in range(p.seats):
        base = at.FAMILY + seat * at.STRIDE
        used += [int(cells[base + at.OWN_WORKS + n * 4 + at.ARTIST]) - 1 for n in range(at.DISTRICT_WORKS)]
        if 0 < cells[base + at.CHURCH] <= at.NAMELESS:
            used.append(int(t.preacher_character[int(cells[base + at.CHURCH]) - 1]))
    used += [int(cells[at.WORKS_AT + n * 4 + at.ARTIST]) - 1 for n in range(at.MAIN_WORKS)]
    if 0 < cells[at.DUOMO_WHO] <= at.NAMELESS:
        used.append(int(t.preacher_character[int(cells[at.DUOMO_WHO]) - 1]))
    named = [number for number in used if 0 <= number < at.CHARACTERS]
    for number in named:
        name = t.words["character"][number]
        if named.count(number) > 1:
            raise DumpError(f"display: {name} is used twice")
        if cells[at.COLUMN + number] < 1 or not cells[at.TAKEN + number]:
            raise DumpError(f"display: {name} is used and must be there, taken")


def _check_agenda(p: FlorenzaPosition) -> None:
    """Somebody decides or something is drawn, as the stage says, and there is something to choose from."""
    cells = p.cells
    stage, who = int(cells[at.STAGE]), p.to_act
    name = STAGES[stage]
    if (who == OVER) != (stage == at.FINISHED) or (who == CHANCE) != (stage in CHANCE_STAGES):
        raise DumpError(f"to_act: it does not fit the stage {name}")
    if not -1 <= cells[at.TURN] < int(p.seats) or (cells[at.TURN] < 0 and cells[at.PHASE] > 0):
        raise DumpError(f"agenda.turn: there is no place {cells[at.TURN]}")
    if cells[at.PHASE] > 0 and fortunes_in_play(p) != min(p.seats, at.FORTUNES):
        raise DumpError("fortunes: there are as many as families")
    if (stage >= at.PAYMENT and stage < at.FINISHED) or stage == at.CHOOSE_ARTIST:
        if cells[at.WORK_NOW] == 0:
            raise DumpError(f"agenda.work: {name} is about a work")
    for cell, stages, word in DUE:
        if stage in stages and cells[cell] == 0:
            raise DumpError(f"agenda.{word}: it is missing at {name}")
    if stage > at.DRAW_ORDER and stage != at.FINISHED:
        _check_turn(p, stage, name)
    if who >= 0:
        if who >= int(cells[at.PERSONS]):
            raise DumpError("to_act: ghosts never act")
        if not p.actions():
            raise DumpError(f"to_act: seat {who} has nothing to decide at {name}")
    elif who == CHANCE and not p.weights():
        raise DumpError(f"stage: nothing is left to draw at {name}")


def _check_turn(p: FlorenzaPosition, stage: int, name: str) -> None:
    """Whoever decides or rolls has the turn, and a familiar or a planned work to do it with."""
    cells = p.cells
    due = seat_at(p, int(cells[at.TURN]))
    if stage in (at.PLACING, at.CHOOSE_ARTIST, at.GHOST_SPACE):
        if cells[at.FAMILY + due * at.STRIDE + at.ZONE] == 0:
            raise DumpError(f"families[{due}].zone: nobody is there to place at {name}")
    elif stage >= at.PAYMENT:
        if cells[work_at(due, int(cells[at.WORK_NOW]) - 1) + at.PLAN] != due + 1:
            raise DumpError(f"agenda.work: seat {due} has not planned it")
    elif stage in (at.THIRD_CHOICE, at.RESERVATION):
        due = int(cells[at.CAPTAIN])
    elif at.WINDOW <= stage <= at.CONSTRUCTION and cells[at.SQUARE] < at.SQUARES:
        due = int(cells[at.FAMILY + due * at.STRIDE + at.MEMBER + int(cells[at.SQUARE])]) - 1
    if p.to_act >= 0 and p.to_act != due:
        raise DumpError(f"to_act: it is not the turn of seat {p.to_act}")
