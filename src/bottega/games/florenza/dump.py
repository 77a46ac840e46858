"""A position as plain, named data, and back; consistency.py checks that a loaded position is possible."""

from __future__ import annotations

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.core.position import CHANCE, OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.consistency import check
from bottega.games.florenza.layout import Tables
from bottega.games.florenza.names import FIGURES, LEVELS, MARKERS, RESOURCES, STATES
from bottega.games.florenza.position import FlorenzaPosition, blank
from bottega.games.florenza.rules import setup, works
from bottega.games.florenza.rules.agenda import faces_rolled, resources_given, turn_order
from bottega.games.florenza.rules.characters import on_display
from bottega.games.florenza.shape import AGENDA, HEAD, SEAT, SHAPE

FORTUNE_STATES = {"free": at.FREE, "turned": at.TURNED_OVER}
"""A captain of fortune who is held is dumped as the seat that holds him."""


# -- out ---------------------------------------------------------------------------------------------------------------


def dump(p: FlorenzaPosition) -> dict[str, object]:
    t, who = p.tables, int(p.to_act)
    return {
        "round": int(p.round),
        "to_act": "chance" if who == CHANCE else "over" if who == OVER else who,
        **dump_fields(p, SHAPE, HEAD),
        "order": turn_order(p),
        "duomo_preacher": _duomo(p),
        "agenda": {
            **dump_fields(p, SHAPE, AGENDA),
            "given": [RESOURCES[resource] for resource in resources_given(p)],
            "rolls": faces_rolled(p),
        },
        "supply": {name: int(p.supply(building)) for building, name in enumerate(t.words["building"])},
        "display": [_character(p, character) for character in on_display(p)],
        "bag": [name for character, name in enumerate(t.words["character"]) if p.card(character) == 0],
        "fortunes": _fortunes(p),
        "works": _main_works(p),
        "families": [_family(p, seat) for seat in range(p.seats)],
    }


def _duomo(p: FlorenzaPosition) -> dict[str, object] | None:
    if p.duomo_by < 0:
        return None
    return {"seat": int(p.duomo_by), "preacher": _preacher(p, p.duomo_preacher)}


def _preacher(p: FlorenzaPosition, preacher: int) -> str | None:
    """The name of a preacher; the anonymous one is the last of the words."""
    if preacher < 0:
        return None
    return p.tables.words["preacher"][-1 if preacher == at.ANONYMOUS_PREACHER else preacher]


def _character(p: FlorenzaPosition, character: int) -> dict[str, object]:
    return {
        "name": p.tables.words["character"][character],
        "card": int(p.card(character)),
        "taken": bool(p.taken(character)),
        "masterpiece_done": bool(p.turned(character)),
    }


def _fortunes(p: FlorenzaPosition) -> dict[str, object]:
    words = {state: word for word, state in FORTUNE_STATES.items()}
    found: dict[str, object] = {}
    for fortune, name in enumerate(p.tables.words["fortune"]):
        state = int(p.fortune(fortune))
        if state != at.NOT_IN_PLAY:
            found[name] = words.get(state, state - at.HELD)
    return found


def _artist(p: FlorenzaPosition, seat: int, work: int) -> str | None:
    """The planned artist; None: an anonymous one."""
    artist = works.artist_of(p, seat, work)
    return None if artist == at.ANONYMOUS else p.tables.words["character"][artist]


def _main_works(p: FlorenzaPosition) -> dict[str, object]:
    found: dict[str, object] = {}
    for work in range(at.DISTRICT_WORKS, p.tables.works):
        name = p.tables.words["work"][work]
        made_by, planned_by = int(works.made_by(p, 0, work)), int(works.planned_by(p, 0, work))
        if made_by >= 0:
            found[name] = {"made": made_by, "marker": MARKERS[works.marker_on(p, work)]}
        elif planned_by >= 0:
            found[name] = {"planned": planned_by, "artist": _artist(p, 0, work)}
    return found


def _family(p: FlorenzaPosition, seat: int) -> dict[str, object]:
    own: dict[str, object] = {}
    for work, name in enumerate(p.tables.words["work"][: at.DISTRICT_WORKS]):
        if p.own_made(seat, work):
            own[name] = "made"
        elif p.own_artist(seat, work) >= 0:
            own[name] = {"artist": _artist(p, seat, work)}
    found: dict[str, object] = {
        **dump_fields(p, SHAPE, SEAT, seat),
        "preacher": _preacher(p, p.church(seat)),
        "squares": [_square(p, seat, square) for square in range(at.SQUARES)],
        "works": own,
    }
    if p.level(seat) >= 0:
        found["table"] = [FIGURES[p.space(seat, space)] for space in range(at.GHOST_SPACES)]
    return found


def _square(p: FlorenzaPosition, seat: int, square: int) -> dict[str, object] | None:
    building, member = int(p.tile(seat, square)), int(p.member(seat, square))
    if building < 0:
        return None
    return {
        "building": p.tables.words["building"][building],
        "state": STATES[p.state(seat, square)],
        "member": member if member >= 0 else None,
    }


# -- back --------------------------------------------------------------------------------------------------------------


def load(tables: Tables, data: object) -> FlorenzaPosition:
    """The position that a dump describes; an impossible one is refused with the reason."""
    p = read(tables, data)
    check(p)
    return p


def read(tables: Tables, data: object) -> FlorenzaPosition:
    """The position that a dump describes, possible or not."""
    top = Reader(data)
    families = list(top.parts("families"))
    persons = top.number("persons", 1, at.MOST_SEATS)
    if not 2 <= len(families) <= at.MOST_SEATS or (persons > 1 and persons != len(families)):
        raise top.fail(
            "families", f"there are 2 to {at.MOST_SEATS} families; ghosts play against one person only"
        )
    levels = [family.word_or_none("level", LEVELS) for family in families]
    for seat, level in enumerate(levels):
        if (level >= 0) != (seat >= persons):
            raise families[seat].fail("level", "ghosts, and only ghosts, have a level")
    p = blank(tables, len(families))
    setup.seat(p, persons, levels[persons:], top.flag("dice"), top.flag("open"))
    _load_table(p, top)
    _load_agenda(p, top.part("agenda"))
    _load_characters(p, top)
    _load_fortunes(p, top.part("fortunes"))
    _load_main_works(p, top.part("works"))
    for seat, family in enumerate(families):
        _load_family(p, seat, family)
    top.done()
    return p


def _load_table(p: FlorenzaPosition, top: Reader) -> None:
    p.set_round(top.number("round", 0, p.tables.rounds))
    load_fields(p, SHAPE, HEAD, top)
    if isinstance(top.data.get("to_act"), int):
        p.set_to_act(top.number("to_act", 0, p.seats - 1))
    else:
        p.set_to_act((CHANCE, OVER)[top.word("to_act", ("chance", "over"))])
    order = top.numbers("order", None, 0, p.seats - 1)
    if len(set(order)) != len(order):
        raise top.fail("order", "a family has two places")
    if len(order) < p.seats and p.phase != at.PHASE_SETUP:
        raise top.fail("order", "every family has a place")
    for place, seat in enumerate(order):
        p.set_order(place, seat)
    if not top.is_none("duomo_preacher"):
        space = top.part("duomo_preacher")
        p.set_duomo_by(space.number("seat", 0, p.seats - 1))
        p.set_duomo_preacher(_preacher_number(p, space.word("preacher", p.tables.words["preacher"])))
        space.done()
    supply = top.part("supply")
    for building, name in enumerate(p.tables.words["building"]):
        p.set_supply(building, supply.number(name, 0, p.tables.building_tiles[building]))
    supply.done()


def _preacher_number(p: FlorenzaPosition, word: int) -> int:
    """The preacher of a word, or -1; the anonymous one is the last of the words."""
    return at.ANONYMOUS_PREACHER if word == p.tables.preachers else word


def _load_agenda(p: FlorenzaPosition, agenda: Reader) -> None:
    load_fields(p, SHAPE, AGENDA, agenda)
    given = agenda.words("given", RESOURCES)
    rolls = agenda.numbers("rolls", None, 1, at.FACES)
    if len(given) > 2 or len(rolls) > at.MOST_ROLLS:
        raise agenda.fail("given" if len(given) > 2 else "rolls", "there are too many")
    for number, kind in enumerate(sorted(given)):
        p.set_given(number, kind)
    for number, face in enumerate(sorted(rolls)):
        p.set_rolls(number, face)
    agenda.done()


def _load_characters(p: FlorenzaPosition, top: Reader) -> None:
    names = p.tables.words["character"]
    for character in range(len(names)):
        p.set_card(character, -1)
    for character in top.words("bag", names):
        if p.card(character) == 0:
            raise top.fail("bag", f"{names[character]} is there twice")
        p.set_card(character, 0)
    slots = list(top.parts("display"))
    if len(slots) > at.DISPLAY_SLOTS:
        raise top.fail("display", f"at most {at.DISPLAY_SLOTS} characters are on display, not {len(slots)}")
    for slot, entry in enumerate(slots):
        character = entry.word("name", names)
        if p.card(character) != -1:
            raise entry.fail("name", f"{names[character]} is in the bag or on display already")
        p.set_display(slot, character)
        p.set_card(character, entry.number("card", 1, 6))
        p.set_taken(character, entry.flag("taken"))
        p.set_turned(character, entry.flag("masterpiece_done"))
        entry.done()


def _load_fortunes(p: FlorenzaPosition, fortunes: Reader) -> None:
    for fortune, name in enumerate(p.tables.words["fortune"]):
        if isinstance(fortunes.data.get(name), int):
            p.set_fortune(fortune, at.HELD + fortunes.number(name, 0, p.seats - 1))
        elif name in fortunes.data:
            state = fortunes.word(name, tuple(FORTUNE_STATES))
            p.set_fortune(fortune, tuple(FORTUNE_STATES.values())[state])
    fortunes.done()


def _read_artist(p: FlorenzaPosition, entry: Reader) -> int:
    artist = entry.word_or_none("artist", p.tables.words["character"])
    return at.ANONYMOUS if artist < 0 else artist


def _load_main_works(p: FlorenzaPosition, entries: Reader) -> None:
    for number, name in enumerate(p.tables.words["work"][at.DISTRICT_WORKS :]):
        if name not in entries.data:
            continue
        entry = entries.part(name)
        if "made" in entry.data:
            p.set_main_made_by(number, entry.number("made", 0, p.seats - 1))
            p.set_main_marker(number, entry.word("marker", MARKERS))
        else:
            p.set_main_planned_by(number, entry.number("planned", 0, p.seats - 1))
            p.set_main_artist(number, _read_artist(p, entry))
        entry.done()
    entries.done()


def _load_family(p: FlorenzaPosition, seat: int, family: Reader) -> None:
    load_fields(p, SHAPE, SEAT, family, seat)
    p.set_church(seat, _preacher_number(p, family.word_or_none("preacher", p.tables.words["preacher"])))
    _load_squares(p, seat, family)
    own = family.part("works")
    for work, name in enumerate(p.tables.words["work"][: at.DISTRICT_WORKS]):
        if own.data.get(name) == "made":
            p.set_own_made(seat, work, own.word(name, ("made",)) + 1)
        elif name in own.data:
            entry = own.part(name)
            p.set_own_artist(seat, work, _read_artist(p, entry))
            entry.done()
    own.done()
    if p.level(seat) >= 0:
        table = family.entries("table", at.GHOST_SPACES)
        for space in range(at.GHOST_SPACES):
            p.set_space(seat, space, table.word(str(space), FIGURES))
    family.done()


def _load_squares(p: FlorenzaPosition, seat: int, family: Reader) -> None:
    squares = family.entries("squares", at.SQUARES)
    for square in range(at.SQUARES):
        if squares.is_none(str(square)):
            continue
        entry = squares.part(str(square))
        p.set_tile(seat, square, entry.word("building", p.tables.words["building"]))
        p.set_state(seat, square, entry.word("state", STATES))
        if not entry.is_none("member"):
            p.set_member(seat, square, entry.number("member", 0, p.seats - 1))
        entry.done()
