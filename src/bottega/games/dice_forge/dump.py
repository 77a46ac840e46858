"""A position as plain, named data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import i64

from bottega.core.dumping import Reader
from bottega.core.position import CHANCE, OVER, ROUND, new_buffer
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import CARDS, COLOURS, DICE, FACES, RESOURCES, SLOTS
from bottega.games.dice_forge.position import ForgePosition, empty
from bottega.games.dice_forge.rules import reserves, turn
from bottega.games.dice_forge.tables import Tables

STEPS = ("setup", "blessings", "reinforcements", "action", "offering", "taking", "extra", "end", "over")
BLESSINGS = ("divine", "minor", "borrowed", "loss")
REINFORCEMENTS = ("elder", "owl", "hind")
CONVERTING = ("cyclops", "sentinel")
NO_FACE_OR_FACES = ("none", *FACES)
SEAT_NUMBERS = {
    "gold": at.GOLD,
    "sun": at.SUN,
    "moon": at.MOON,
    "glory": at.GLORY,
    "hammer": at.HAMMER,
    "tritons": at.TRITONS,
    "cerberi": at.CERBERI,
    "forged": at.FORGED,
    "portal": at.PAWN,
}


class Item(NamedTuple):
    """An item of an agenda: its word, and the names and bounds of its numbers."""

    word: str
    fields: tuple[tuple[str, int, int], ...] = ()


SLOT = ("slot", 0, 1)
ITEMS = {
    at.RESOLVE: Item("resolve"),
    at.ROW: Item("row", (("left", 0, 6), ("die", 0, 2))),
    at.COPY_WHAT: Item("copy-what", (SLOT,)),
    at.WHICH_FIRST: Item("which-first"),
    at.TAKE_WHAT: Item("take-what", (SLOT,)),
    at.CONVERT_IT: Item("convert-it", (SLOT, ("option", -1, 3))),
    at.SPLIT: Item("split", (("gold", 1, at.MOST_GOLD),)),
    at.PURCHASE: Item("purchase", (("discount", 0, 36),)),
    at.FORGE_WHERE: Item("forge-where", (("face", 1, at.FACES - 1),)),
    at.BONUS: Item("bonus", (("colour", 0, 3), ("times", 1, 3))),
    at.REPEAT_IT: Item("repeat-it"),
    at.WHICH_DIE: Item("which-die", (("rolls", 1, 6),)),
    at.OWL_WHAT: Item("owl-what"),
    at.WHICH_SHIELD: Item("which-shield"),
    at.BEARER: Item("bearer"),
    at.PICK: Item("pick", (SLOT,)),
}
KINDS = {item.word: kind for kind, item in ITEMS.items()}


# -- out -----------------------------------------------------------------------------------------------------------


def dump(p: ForgePosition) -> dict[str, object]:
    cells = p.cells
    return {
        "round": int(p.round),
        "active": int(cells[at.ACTIVE]),
        "step": STEPS[cells[at.STEP]],
        "blessings": int(cells[at.BLESSINGS]),
        "extra": bool(cells[at.EXTRA]),
        "feat": _card(cells[at.FEAT]),
        "rolling": [
            {"seat": die // 2, "die": DICE[die % 2]}
            for die in range(2 * p.seats)
            if int(cells[at.IN_THE_AIR]) >> die & 1
        ],
        "used": {word: int(cells[at.USED + kind]) for kind, word in enumerate(REINFORCEMENTS)},
        "last_owl": RESOURCES[cells[at.LAST_OWL] - 1] if cells[at.LAST_OWL] else None,
        "dark_forged": bool(cells[at.DARK_FORGED]),
        "bought": [name for face, name in enumerate(FACES, 1) if turn.has_bought(p, face)],
        "sets": {slot: _card(cells[at.SETS + at_]) for at_, slot in enumerate(SLOTS)},
        "cards": {slot: int(cells[at.CARDS_LEFT + at_]) for at_, slot in enumerate(SLOTS)},
        "faces": {name: int(cells[at.FACES_LEFT + face]) for face, name in enumerate(FACES, 1)},
        "boars": {
            colour: int(cells[at.BOAR_OWNER + at_]) - 1 if cells[at.BOAR_OWNER + at_] else None
            for at_, colour in enumerate(COLOURS)
        },
        "seats": [_seat(p, seat) for seat in range(p.seats)],
    }


def _card(card: int) -> str | None:
    return CARDS[card - 1] if card else None


def _seat(p: ForgePosition, seat: int) -> dict[str, object]:
    cells, here = p.cells, at.SEAT + seat * at.SEAT_SIZE
    dice = {
        word: [FACES[cells[here + at.DICE + die * at.SIDES + side] - 1] for side in range(at.SIDES)]
        for die, word in enumerate(DICE)
    }
    return {
        **{word: int(cells[here + offset]) for word, offset in SEAT_NUMBERS.items()},
        **dice,
        "shows": [int(cells[here + at.SHOWS + die]) for die in range(2)],
        "cards": {slot: int(cells[here + at.OWNED + at_]) for at_, slot in enumerate(SLOTS)},
        "blessing": _blessing(p, here),
        "converts": _card(cells[here + at.CONVERTS]),
        "agenda": [
            _item(p, here + at.AGENDA + at.ITEM * depth) for depth in range(int(cells[here + at.DEPTH]))
        ],
    }


def _blessing(p: ForgePosition, here: int) -> dict[str, object] | None:
    cells = p.cells
    if cells[here + at.BLESSING] == at.NO_BLESSING:
        return None
    return {
        "kind": BLESSINGS[cells[here + at.BLESSING] - 1],
        "stage": int(cells[here + at.STAGE]),
        "rolled": [NO_FACE_OR_FACES[cells[here + at.ROLLED + slot]] for slot in range(2)],
        "acts": [NO_FACE_OR_FACES[cells[here + at.ACTS + slot]] for slot in range(2)],
        "picked": [int(cells[here + at.PICKED + slot]) for slot in range(2)],
        "first": int(cells[here + at.FIRST]),
        "gave": [int(cells[here + at.GAVE + slot]) for slot in range(2)],
        "repeat": bool(cells[here + at.REPEAT]),
    }


def _item(p: ForgePosition, where: int) -> dict[str, object]:
    item = ITEMS[p.cells[where]]
    numbers = {name: int(p.cells[where + 1 + at_]) for at_, (name, _, _) in enumerate(item.fields)}
    return {"item": item.word, **numbers}


# -- and back ------------------------------------------------------------------------------------------------------


def load(tables: Tables, data: object) -> ForgePosition:
    """The position of a dump; refuses an impossible one and says why."""
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
    cells, t, seats = p.cells, p.tables, p.seats
    cells[ROUND] = dump.number("round", 1, int(t.rounds[seats]))
    cells[at.ACTIVE] = dump.number("active", 0, seats - 1)
    cells[at.STEP] = dump.word("step", STEPS)
    cells[at.BLESSINGS] = dump.number("blessings", 0, int(t.blessings[seats]))
    cells[at.EXTRA] = int(dump.flag("extra"))
    cells[at.FEAT] = dump.word_or_none("feat", CARDS) + 1
    for which in dump.parts("rolling"):
        die = 2 * which.number("seat", 0, seats - 1) + which.word("die", DICE)
        cells[at.IN_THE_AIR] |= 1 << die
        which.done()
    _load_counts(p, dump.part("used"), REINFORCEMENTS, at.USED, 4)
    cells[at.LAST_OWL] = dump.word_or_none("last_owl", RESOURCES[:3]) + 1
    cells[at.DARK_FORGED] = int(dump.flag("dark_forged"))
    for face in dump.words("bought", FACES):
        cells[at.BOUGHT + (face + 1) // 15] |= 1 << ((face + 1) % 15)
    sets = dump.part("sets")
    for slot, word in enumerate(SLOTS):
        cells[at.SETS + slot] = sets.word_or_none(word, CARDS) + 1
        if cells[at.SETS + slot] and cells[at.SETS + slot] not in (t.sets[2 * slot], t.sets[2 * slot + 1]):
            raise sets.fail(word, "this card belongs to another slot")
    sets.done()
    _load_counts(p, dump.part("cards"), SLOTS, at.CARDS_LEFT, 4)
    _load_counts(p, dump.part("faces"), FACES, at.FACES_LEFT + 1, 4)
    boars = dump.part("boars")
    for colour, word in enumerate(COLOURS):
        if not boars.is_none(word):
            cells[at.BOAR_OWNER + colour] = boars.number(word, 0, seats - 1) + 1
    boars.done()


def _load_counts(p: ForgePosition, part: Reader, words: Sequence[str], first: int, most: int) -> None:
    for offset, word in enumerate(words):
        p.cells[first + offset] = part.number(word, 0, most)
    part.done()


def _load_seat(p: ForgePosition, seat: int, part: Reader) -> None:
    cells, here = p.cells, at.SEAT + seat * at.SEAT_SIZE
    highest = {
        "glory": 30000,
        "hammer": 400,
        "tritons": 4,
        "cerberi": 4,
        "forged": 1000,
        "portal": at.PORTALS,
    }
    for word, offset in SEAT_NUMBERS.items():
        cells[here + offset] = part.number(word, 0, highest.get(word, 60))
    for die, word in enumerate(DICE):
        faces = part.words(word, FACES)
        if len(faces) != at.SIDES:
            raise part.fail(word, f"a die has six faces, not {len(faces)}")
        for side, face in enumerate(faces):
            cells[here + at.DICE + die * at.SIDES + side] = face + 1
    for die, side in enumerate(part.numbers("shows", 2, 0, at.SIDES - 1)):
        cells[here + at.SHOWS + die] = side
    _load_counts(p, part.part("cards"), SLOTS, here + at.OWNED, 4)
    if not part.is_none("blessing"):
        _load_blessing(p, here, part.part("blessing"))
    converts = part.word_or_none("converts", CONVERTING)
    cells[here + at.CONVERTS] = CARDS.index(CONVERTING[converts]) + 1 if converts >= 0 else at.NO_CARD
    for depth, item in enumerate(part.parts("agenda")):
        if depth == at.DEEPEST:
            raise part.fail("agenda", f"it holds at most {at.DEEPEST} items")
        _load_item(p, here + at.AGENDA + at.ITEM * depth, item)
        cells[here + at.DEPTH] = depth + 1


def _load_blessing(p: ForgePosition, here: int, part: Reader) -> None:
    cells = p.cells
    cells[here + at.BLESSING] = part.word("kind", BLESSINGS) + 1
    cells[here + at.STAGE] = part.number("stage", 0, at.FINISH)
    for word, offset in (("rolled", at.ROLLED), ("acts", at.ACTS)):
        faces = part.words(word, NO_FACE_OR_FACES)
        if len(faces) != 2:
            raise part.fail(word, f"there are two faces, not {len(faces)}")
        for slot, face in enumerate(faces):
            cells[here + offset + slot] = face
    for slot, die in enumerate(part.numbers("picked", 2, 0, 2 * p.seats)):
        cells[here + at.PICKED + slot] = die
    cells[here + at.FIRST] = part.number("first", 0, 1)
    for slot, gave in enumerate(part.numbers("gave", 2, 0, 15)):
        cells[here + at.GAVE + slot] = gave
    cells[here + at.REPEAT] = int(part.flag("repeat"))
    part.done()


def _load_item(p: ForgePosition, where: int, part: Reader) -> None:
    kind = list(KINDS.values())[part.word("item", list(KINDS))]
    p.cells[where] = kind
    for offset, (name, low, high) in enumerate(ITEMS[kind].fields, 1):
        p.cells[where + offset] = part.number(name, low, high)
    part.done()


# -- what is possible ----------------------------------------------------------------------------------------------


def _check_table(p: ForgePosition, dump: Reader) -> None:
    """Cards and faces are neither lost nor found."""
    cells, t = p.cells, p.tables
    for slot, word in enumerate(SLOTS):
        owned = sum(cells[at.SEAT + seat * at.SEAT_SIZE + at.OWNED + slot] for seat in range(p.seats))
        if owned + cells[at.CARDS_LEFT + slot] != t.cards_each[p.seats]:
            raise dump.fail("cards", f"slot {word} has {t.cards_each[p.seats]} cards with {p.seats} players")
    first = [int(t.dice[side]) for side in range(2 * at.SIDES)]
    on_dice = _on_dice(p)
    for face, name in enumerate(FACES, 1):
        start = p.seats * first.count(face)
        if on_dice[face] + int(cells[at.FACES_LEFT + face]) > int(t.copies[face]) + start:
            raise dump.fail("faces", f"there are not so many faces {name}")
    for colour, name in enumerate(COLOURS):
        if on_dice[int(t.boars[colour])] and not cells[at.BOAR_OWNER + colour]:
            raise dump.fail("boars", f"the {name} boar is on a die, so its card has an owner")
    for slot in range(at.SLOTS):
        _check_gardens(p, int(cells[at.SETS + slot]), int(cells[at.CARDS_LEFT + slot]), dump)
    pawns = [cells[at.SEAT + seat * at.SEAT_SIZE + at.PAWN] for seat in range(p.seats)]
    if any(pawns.count(portal) > 1 for portal in range(1, at.PORTALS + 1)):
        raise dump.fail("seats", "there is one pawn on a portal")


def _check_gardens(p: ForgePosition, card: int, cards: int, dump: Reader) -> None:
    """Every card that gives a face still finds it in the Gardens."""
    t = p.tables
    if card == at.BOAR_CARD:
        first = int(t.cards_each[p.seats]) - cards
        faces = [int(t.boars[int(t.boar_order[first + number])]) for number in range(cards)]
        missing = any(p.cells[at.FACES_LEFT + face] == 0 for face in faces)
    else:
        faces = [int(face) for face in t.shields] if card == at.SHIELD_CARD else [int(t.gives[card])]
        missing = faces != [at.NO_FACE] and sum(p.cells[at.FACES_LEFT + face] for face in faces) < cards
    if missing:
        raise dump.fail("faces", f"the cards {CARDS[card - 1]} that are left do not find their faces")


def _on_dice(p: ForgePosition) -> list[int]:
    """How many of each face are on the dice of all players."""
    count = [0] * at.FACES
    for seat in range(p.seats):
        first = at.SEAT + seat * at.SEAT_SIZE + at.DICE
        for side in range(2 * at.SIDES):
            count[p.cells[first + side]] += 1
    return count


def _check_seat(p: ForgePosition, seat: int, part: Reader) -> None:
    cells, here = p.cells, at.SEAT + seat * at.SEAT_SIZE
    for resource in range(at.GLORY):
        most = reserves.limit(p, seat, resource)
        if int(cells[here + resource]) > most:
            raise part.fail(RESOURCES[resource], f"the limit is {most}")
    if reserves.steps_left(p, seat) < 0:
        raise part.fail("hammer", "there are not so many Hammers")
    for word, card in (("tritons", at.TRITON_CARD), ("cerberi", at.CERBERUS_CARD)):
        if int(cells[here + SEAT_NUMBERS[word]]) > reserves.owned(p, seat, card):
            raise part.fail(word, "there are more tokens than cards")
    resolving = any(
        cells[here + at.AGENDA + at.ITEM * depth] == at.RESOLVE
        for depth in range(int(cells[here + at.DEPTH]))
    )
    for depth in range(int(cells[here + at.DEPTH])):
        _check_item(p, here, here + at.AGENDA + at.ITEM * depth, part)
    if resolving != (cells[here + at.BLESSING] != at.NO_BLESSING):
        raise part.fail("agenda", "a blessing is resolved if and only if there is one")


def _check_item(p: ForgePosition, here: int, item: int, part: Reader) -> None:
    """An item that needs something finds it."""
    cells, kind = p.cells, p.cells[item]
    if kind == at.BONUS and not cells[at.BOAR_OWNER + int(cells[item + 1])]:
        raise part.fail("agenda", "this boar has no owner")
    if kind == at.CONVERT_IT and cells[here + at.CONVERTS] not in (at.SENTINEL, at.CYCLOPS):
        raise part.fail("agenda", "only Sentinel and Cyclops convert")


def _check_course(p: ForgePosition, dump: Reader) -> None:
    """Everything automatic has happened, and whoever is asked has an answer."""
    before = p.copy()
    try:
        turn.advance(p)
        before.cells[0] = p.cells[0]
        buf = new_buffer()
        asks = p.to_act in (CHANCE, OVER) or all(p.fill(buf, i64(seat)) > 0 for seat in p.waiting)
    except (IndexError, ValueError, OverflowError) as error:
        raise dump.fail("seats", "an agenda does not fit the rest") from error
    if before != p or not asks:
        raise dump.fail("step", "the position is not at a question, a roll or the end")
