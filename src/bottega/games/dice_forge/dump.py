"""A position as plain, named data, and back."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.core.position import CHANCE, OVER, new_buffer
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import BLESSINGS, COLOURS, DICE, ITEMS, RESOURCES, SLOTS
from bottega.games.dice_forge.position import ForgePosition, empty
from bottega.games.dice_forge.rules import flow, reserves
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
    p = empty(tables, len(seats))
    _load_table(p, dump)
    for seat, part in enumerate(seats):
        _load_seat(p, seat, part)
        part.done()
    dump.done()
    _check_table(p, dump)
    for seat, part in enumerate(seats):
        _check_seat(p, seat, part)
    _check_course(p, dump)
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


# -- what is possible ----------------------------------------------------------------------------------------------


def _check_table(p: ForgePosition, dump: Reader) -> None:
    """Check that no cards or faces are missing or too many."""
    t = p.tables
    each = int(t.cards_each[p.seats])
    for slot, name in enumerate(SLOTS):
        card = p.slot_card(slot)
        if card and t.slot[card] != slot:
            raise dump.fail("sets", f"the card of {name} belongs to another slot")
        if not card and (p.step != at.STEP_SETUP or t.first_set[slot + 1] - t.first_set[slot] < 2):
            raise dump.fail("sets", f"there is no set in {name}, and none is drawn")
        if sum(p.owned(seat, slot) for seat in range(p.seats)) + p.cards_left(slot) != each:
            raise dump.fail("cards", f"slot {name} has {each} cards with {p.seats} players")
    taken = _taken(p)
    for face, name in enumerate(t.face_names, 1):
        start = p.seats * list(t.dice).count(face)
        if taken[face] + int(p.faces_left(face)) > int(t.copies[face]) + start:
            raise dump.fail("faces", f"the box has fewer faces {name}")
    _check_boars(p, dump)
    if p.step == at.STEP_SETUP and p != _begun(p):
        raise dump.fail("step", "at set-up nothing has been played yet")
    for slot in range(at.SLOTS):
        _check_gardens(p, int(p.slot_card(slot)), int(p.cards_left(slot)), dump)
    pawns = [p.portal(seat) for seat in range(p.seats)]
    if any(pawns.count(portal) > 1 for portal in range(1, at.PORTALS + 1)):
        raise dump.fail("seats", "there is one pawn on a portal")


def _begun(p: ForgePosition) -> ForgePosition:
    """The beginning of a game with the same sets, and with the same faces in the stacks of different faces."""
    first = empty(p.tables, p.seats)
    for slot in range(at.SLOTS):
        first.set_slot_card(slot, p.slot_card(slot))
    flow.set_up(first)
    for face in range(1, p.tables.faces + 1):
        if p.tables.stack[face] in list(p.tables.mixed):
            first.set_faces_left(face, p.faces_left(face))
    return first


def _check_boars(p: ForgePosition, dump: Reader) -> None:
    """Check that boars are taken in order, have an owner, and are on another player's die or being forged."""
    t = p.tables
    owned = [int(reserves.copies(p, seat, at.BOAR_CARD)) for seat in range(p.seats)]
    if any(_has_item(p, seat, at.BEARER) for seat in range(p.seats)):
        owned[p.active] -= 1  # it has no owner until somebody bears it
    taken = [int(t.boar_order[number]) for number in range(sum(owned))]
    for colour, name in enumerate(COLOURS):
        owner, face = int(p.boar_owner(colour)), int(t.boars[colour])
        if (owner >= 0) != (colour in taken):
            raise dump.fail("boars", f"the {name} boar has an owner if and only if its card is taken")
        bearers = [seat for seat in range(p.seats) for _ in range(_borne(p, seat, face))]
        if len(bearers) != (owner >= 0) or owner in bearers:
            raise dump.fail(
                "boars", f"the {name} boar is on a die of another player if and only if it has an owner"
            )
    for seat in range(p.seats):
        if [p.boar_owner(colour) for colour in taken].count(seat) != owned[seat]:
            raise dump.fail("boars", f"seat {seat} owns as many boars as it has Boar cards")


def _has_item(p: ForgePosition, seat: int, kind: int) -> bool:
    return any(p.agenda(seat, depth, 0) == kind for depth in range(p.depth(seat)))


def _borne(p: ForgePosition, seat: int, face: int) -> int:
    """How often a face is on a seat's dice or about to be forged there."""
    on_dice = sum(p.face(seat, die, side) == face for die in range(2) for side in range(at.SIDES))
    items = [(p.agenda(seat, depth, 0), p.agenda(seat, depth, 1)) for depth in range(p.depth(seat))]
    return on_dice + items.count((at.FORGE_WHERE, face))


def _check_gardens(p: ForgePosition, card: int, cards: int, dump: Reader) -> None:
    """Check that every card that gives a face can still get it from the Gardens."""
    t = p.tables
    if card == at.BOAR_CARD:
        first = int(t.cards_each[p.seats]) - cards
        faces = [int(t.boars[int(t.boar_order[first + number])]) for number in range(cards)]
        missing = any(p.faces_left(face) == 0 for face in faces)
    else:
        faces = [int(face) for face in t.shields] if card == at.SHIELD_CARD else [int(t.gives[card])]
        missing = faces != [at.NO_FACE] and sum(p.faces_left(face) for face in faces) < cards
    if missing:
        raise dump.fail("faces", f"the cards {t.card_names[card - 1]} that are left do not find their faces")


def _taken(p: ForgePosition) -> list[int]:
    """How many of each face are on all players' dice or about to be forged."""
    return [sum(_borne(p, seat, face) for seat in range(p.seats)) for face in range(p.tables.faces + 1)]


def _check_seat(p: ForgePosition, seat: int, part: Reader) -> None:
    for resource in range(at.GLORY):
        most = reserves.limit(p, seat, resource)
        if p.reserve(seat, resource) > most:
            raise part.fail(RESOURCES[resource], f"the limit is {most}")
    if reserves.steps_left(p, seat) < 0:
        raise part.fail("hammer", "the Hammers have fewer steps")
    for name, tokens, card in (
        ("tritons", p.tritons(seat), at.TRITON_CARD),
        ("cerberi", p.cerberi(seat), at.CERBERUS_CARD),
    ):
        if tokens > reserves.copies(p, seat, card):
            raise part.fail(name, "there are more tokens than cards")
    if p.converts(seat) != at.NO_CARD and not p.tables.converts(p.converts(seat)):
        raise part.fail("converts", "this card turns nothing into glory")
    kinds = [int(p.agenda(seat, depth, 0)) for depth in range(p.depth(seat))]
    for depth, kind in enumerate(kinds):
        if kind == at.BONUS and p.boar_owner(p.agenda(seat, depth, 1)) < 0:
            raise part.fail("agenda", "this boar has no owner")
        if kind == at.SPLIT and reserves.steps_left(p, seat) == 0:
            raise part.fail("agenda", "there is no step left for this gold")
        if kind == at.CONVERT_IT and p.converts(seat) == at.NO_CARD:
            raise part.fail("agenda", "no card that turns anything into glory is being resolved")
    if (at.RESOLVE in kinds) != (p.blessing(seat) != at.NO_BLESSING):
        raise part.fail("agenda", "a blessing is resolved if and only if there is one")


def _check_course(p: ForgePosition, dump: Reader) -> None:
    """Check that everything automatic has happened, and that a seat that is asked has an answer."""
    before = p.copy()
    try:
        flow.advance(p, (1 << p.seats) - 1)
        before.set_to_act(p.to_act)
        buf = new_buffer()
        asks = p.to_act in (CHANCE, OVER) or all(p.fill(buf, i64(seat)) > 0 for seat in p.waiting)
    except (IndexError, ValueError, OverflowError) as error:
        raise dump.fail("seats", "an agenda does not fit the rest") from error
    if before != p or not asks:
        raise dump.fail("step", "the position is not at a question, a roll or the end")
