"""A position as plain, named data, and back; consistency.py checks that a loaded position is possible."""

from __future__ import annotations

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.consistency import check
from bottega.games.dice_forge.names import BLESSINGS, DICE, ITEMS, RESOURCES
from bottega.games.dice_forge.position import ForgePosition, blank
from bottega.games.dice_forge.rules import flow
from bottega.games.dice_forge.shape import MOST_COPIES, MOST_GLORY, SHAPE
from bottega.games.dice_forge.tables import Tables

MOST_OF_A_RESERVE = 60
SLOT = ("slot", 0, 1)
ITEM_NUMBERS = {
    at.ROW: (("left", 0, 6), ("die", 0, at.BOTH)),
    at.COPY_WHAT: (SLOT,),
    at.TAKE_WHAT: (SLOT,),
    at.CONVERT_IT: (SLOT, ("option", -1, at.GLORY)),
    at.SPLIT: (("gold", 1, at.MOST_GOLD),),
    at.PURCHASE: (("discount", 0, 36),),
    at.FORGE_WHERE: (("face", 1, at.MOST_FACES),),
    at.BONUS: (("colour", 0, at.COLOURS - 1), ("times", 1, 3)),
    at.WHICH_DIE: (("rolls", 1, 6),),
    at.PICK: (SLOT,),
}
"""The names and limits of the numbers of an item, for items that have any."""


# -- out -----------------------------------------------------------------------------------------------------------


def dump(p: ForgePosition) -> dict[str, object]:
    names = p.tables.face_names
    return {
        "round": int(p.round),
        **dump_fields(p, SHAPE, SHAPE.table),
        "rolling": [
            {"seat": die // 2, "die": DICE[die % 2]} for die in range(2 * p.seats) if p.in_the_air >> die & 1
        ],
        "bought": [name for face, name in enumerate(names, 1) if flow.has_bought(p, face)],
        "faces": {name: int(p.faces_left(face)) for face, name in enumerate(names, 1)},
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def _seat(p: ForgePosition, seat: int) -> dict[str, object]:
    names = p.tables.face_names
    return {
        **{name: int(p.reserve(seat, resource)) for resource, name in enumerate(RESOURCES)},
        **{
            name: [names[p.face(seat, die, side) - 1] for side in range(at.SIDES)]
            for die, name in enumerate(DICE)
        },
        **dump_fields(p, SHAPE, SHAPE.seat, seat),
        "blessing": _blessing(p, seat),
        "agenda": [_item(p, seat, depth) for depth in range(p.depth(seat))],
    }


def _blessing(p: ForgePosition, seat: int) -> dict[str, object] | None:
    if p.blessing(seat) == at.NO_BLESSING:
        return None
    names = _faces_or_none(p)
    return {
        "kind": list(BLESSINGS)[p.blessing(seat) - 1],
        "stage": int(p.stage(seat)),
        "rolled": [names[p.rolled(seat, slot)] for slot in range(2)],
        "acts": [names[p.acts(seat, slot)] for slot in range(2)],
        "picked": [int(p.picked(seat, slot)) for slot in range(2)],
        "first": int(p.first(seat)),
        "gave": [int(p.given(seat, slot)) for slot in range(2)],
        "repeat": bool(p.repeat(seat)),
    }


def _faces_or_none(p: ForgePosition) -> list[str]:
    return ["none", *p.tables.face_names]


def _item(p: ForgePosition, seat: int, depth: int) -> dict[str, object]:
    kind = int(p.agenda(seat, depth, 0))
    numbers = {
        name: int(p.agenda(seat, depth, part))
        for part, (name, _, _) in enumerate(ITEM_NUMBERS.get(kind, ()), 1)
    }
    return {"item": list(ITEMS)[kind - 1], **numbers}


# -- and back ------------------------------------------------------------------------------------------------------


def load(tables: Tables, data: object) -> ForgePosition:
    """The position that a dump describes; an impossible one is refused with the reason."""
    dump = Reader(data)
    seats = list(dump.parts("seats"))
    if not 2 <= len(seats) <= 4:
        raise dump.fail("seats", f"there are 2 to 4 players, not {len(seats)}")
    p = blank(tables, len(seats))
    _load_table(p, dump)
    for seat, part in enumerate(seats):
        _load_seat(p, seat, part)
        part.done()
    dump.done()
    check(p, dump, seats)
    return p


def _load_table(p: ForgePosition, dump: Reader) -> None:
    names = p.tables.face_names
    p.set_round(dump.number("round", 1, int(p.tables.rounds[p.seats])))
    load_fields(p, SHAPE, SHAPE.table, dump)
    for which in dump.parts("rolling"):
        die = 2 * which.number("seat", 0, p.seats - 1) + which.word("die", DICE)
        p.set_in_the_air(p.in_the_air | 1 << die)
        which.done()
    for face in dump.words("bought", names):
        flow.note_bought(p, face + 1)
    faces = dump.part("faces")
    for face, name in enumerate(names, 1):
        p.set_faces_left(face, faces.number(name, 0, MOST_COPIES))
    faces.done()


def _load_seat(p: ForgePosition, seat: int, part: Reader) -> None:
    for resource, name in enumerate(RESOURCES):
        most = MOST_GLORY if resource == at.GLORY else MOST_OF_A_RESERVE
        p.set_reserve(seat, resource, part.number(name, 0, most))
    for die, name in enumerate(DICE):
        faces = part.words(name, p.tables.face_names)
        if len(faces) != at.SIDES:
            raise part.fail(name, f"a die has six faces, not {len(faces)}")
        for side, face in enumerate(faces):
            p.set_face(seat, die, side, face + 1)
    load_fields(p, SHAPE, SHAPE.seat, part, seat)
    if not part.is_none("blessing"):
        _load_blessing(p, seat, part.part("blessing"))
    for depth, item in enumerate(part.parts("agenda")):
        if depth == at.DEEPEST:
            raise part.fail("agenda", f"it holds at most {at.DEEPEST} items")
        _load_item(p, seat, depth, item)
        p.set_depth(seat, depth + 1)


def _load_blessing(p: ForgePosition, seat: int, part: Reader) -> None:
    p.set_blessing(seat, part.word("kind", list(BLESSINGS)) + 1)
    p.set_stage(seat, part.number("stage", 0, at.FINISH))
    for slot, face in enumerate(_two_faces(p, part, "rolled")):
        p.set_rolled(seat, slot, face)
    for slot, face in enumerate(_two_faces(p, part, "acts")):
        p.set_acts(seat, slot, face)
    for slot, die in enumerate(part.numbers("picked", 2, 0, 2 * p.seats)):
        p.set_picked(seat, slot, die)
    p.set_first(seat, part.number("first", 0, 1))
    for slot, given in enumerate(part.numbers("gave", 2, 0, 15)):
        p.set_given(seat, slot, given)
    p.set_repeat(seat, int(part.flag("repeat")))
    part.done()


def _two_faces(p: ForgePosition, part: Reader, name: str) -> list[int]:
    faces = part.words(name, _faces_or_none(p))
    if len(faces) != 2:
        raise part.fail(name, f"there are two faces, not {len(faces)}")
    return faces


def _load_item(p: ForgePosition, seat: int, depth: int, part: Reader) -> None:
    kind = part.word("item", list(ITEMS)) + 1
    p.set_agenda(seat, depth, 0, kind)
    for number, (name, low, high) in enumerate(ITEM_NUMBERS.get(kind, ()), 1):
        p.set_agenda(seat, depth, number, part.number(name, low, high))
    part.done()
