"""What several phases share: the two tracks, paying and gaining, familiars, and which characters are free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, TO_ACT
from bottega.games.florenza import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def ask(p: FlorenzaPosition, stage: i64, seat: i64) -> bool:
    """Stop here: the seat has to decide."""
    p.cells[at.STAGE] = i16(stage)
    p.cells[TO_ACT] = i16(seat)
    return True


def throw(p: FlorenzaPosition, stage: i64) -> bool:
    """Stop here: a die or a draw comes."""
    p.cells[at.STAGE] = i16(stage)
    p.cells[TO_ACT] = i16(CHANCE)
    return True


def family(seat: i64) -> i64:
    """The first cell of a family."""
    return at.FAMILY + seat * at.STRIDE


def work_at(seat: i64, work: i64) -> i64:
    """The first cell of a work: of the seat's own district, or of the main board."""
    if work < at.DISTRICT_WORKS:
        return at.FAMILY + seat * at.STRIDE + at.OWN_WORKS + work * 4
    return at.WORKS_AT + (work - at.DISTRICT_WORKS) * 4


def seat_at(p: FlorenzaPosition, place: i64) -> i64:
    """Who has this place in the turn order."""
    return i64(p.cells[at.ORDER + place]) - 1


def is_ghost(p: FlorenzaPosition, seat: i64) -> bool:
    return seat >= i64(p.cells[at.PERSONS])


# -- the tracks ----------------------------------------------------------------------------------------------------


def prestige(p: FlorenzaPosition, seat: i64, points: i64) -> None:
    """fx-0.2: prestige points move the crest on the Captain track; a loss stops at its floor."""
    cells = p.cells
    crest = at.FAMILY + seat * at.STRIDE + at.CREST
    total = i64(cells[crest]) + points
    if points < 0 and total < p.tables.crest_floor:
        total = min(i64(cells[crest]), p.tables.crest_floor)
    cells[crest] = i16(total)


def devotion(p: FlorenzaPosition, seat: i64, points: i64) -> None:
    """fx-0.2: bishop points move the crest on the Bishop track; a loss stops at its floor."""
    cells = p.cells
    crest = at.FAMILY + seat * at.STRIDE + at.MITRE
    total = i64(cells[crest]) + points
    if points < 0 and total < p.tables.bishop_floor:
        total = min(i64(cells[crest]), p.tables.bishop_floor)
    cells[crest] = i16(total)


def at_floor(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether the crest stands on the lowest space of the Captain track."""
    return i64(p.cells[at.FAMILY + seat * at.STRIDE + at.CREST]) <= p.tables.crest_floor


# -- paying and gaining --------------------------------------------------------------------------------------------


def can_pay(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, more: i64) -> bool:
    """Whether the family has the resources and fiorini of a row of costs, and `more` fiorini."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    first = row * at.COSTS
    for kind in range(i64(at.GOODS_COUNT)):
        if cells[base + kind] < costs[first + kind]:
            return False
    return i64(cells[base + at.FLORINS]) >= i64(costs[first + at.FLORINS_COLUMN]) + more


def pay(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, more: i64) -> None:
    """Pay a row of costs, and `more` fiorini."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    first = row * at.COSTS
    for kind in range(i64(at.COSTS)):
        cells[base + kind] -= costs[first + kind]
    cells[base + at.FLORINS] -= i16(more)


def gain(p: FlorenzaPosition, seat: i64, gains: vec[i16], row: i64) -> None:
    """Gain (or, where negative, lose) a row of resources, fiorini, PP and BP."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    first = row * at.GAINS
    for kind in range(i64(at.COSTS)):
        cells[base + kind] += gains[first + kind]
    if gains[first + at.PP_COLUMN] != 0:
        prestige(p, seat, i64(gains[first + at.PP_COLUMN]))
    if gains[first + at.BP_COLUMN] != 0:
        devotion(p, seat, i64(gains[first + at.BP_COLUMN]))


def goods_total(p: FlorenzaPosition, seat: i64) -> i64:
    """How many resources the family has."""
    base = at.FAMILY + seat * at.STRIDE
    total: i64 = 0
    for kind in range(i64(at.GOODS_COUNT)):
        total += i64(p.cells[base + kind])
    return total


def florins(p: FlorenzaPosition, seat: i64) -> i64:
    return i64(p.cells[at.FAMILY + seat * at.STRIDE + at.FLORINS])


# -- familiars -----------------------------------------------------------------------------------------------------


def call_members(p: FlorenzaPosition, seat: i64, count: i64) -> i64:
    """fx-1.5: familiars come from the reserve; those that are not there are lost."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    found = min(count, i64(cells[base + at.RESERVE]))
    cells[base + at.RESERVE] -= i16(found)
    cells[base + at.ZONE] += i16(found)
    return found


def release(p: FlorenzaPosition, seat: i64) -> None:
    """A familiar goes back to the reserve."""
    p.cells[at.FAMILY + seat * at.STRIDE + at.RESERVE] += 1


# -- characters ----------------------------------------------------------------------------------------------------


def absence(p: FlorenzaPosition, character: i64, seat: i64) -> i64:
    """Why the seat cannot use a character now: not on display, taken, or reserved by the Captain; else 0."""
    cells = p.cells
    if cells[at.COLUMN + character] <= 0:
        return at.NOT_ON_DISPLAY
    if cells[at.TAKEN + character] != 0:
        return at.IS_TAKEN
    if i64(cells[at.RESERVED]) == character + 1 and i64(cells[at.CAPTAIN]) != seat:
        return at.IS_RESERVED
    return 0


def first_empty(p: FlorenzaPosition, seat: i64) -> i64:
    """The lowest empty square of a district, or -1."""
    base = at.FAMILY + seat * at.STRIDE + at.TILE
    for square in range(i64(at.SQUARES)):
        if p.cells[base + square] == 0:
            return square
    return -1


def complete(p: FlorenzaPosition, seat: i64, first: i64) -> bool:
    """Whether the four works of the Palazzo (first 0) or the Chiesa (first 4) are made."""
    base = at.FAMILY + seat * at.STRIDE + at.OWN_WORKS
    for work in range(first, first + 4):
        if p.cells[base + work * 4 + at.MARK] == 0:
            return False
    return True


def artist_points(p: FlorenzaPosition, artist: i64, row: i64, face: i64) -> i64:
    """fx-6.5: the points of a face; once the card is turned, the masterpiece's face gives what stands on its back."""
    t = p.tables
    skill = artist * 3 + row
    if i64(t.masterpiece[skill]) == face and artist < at.CHARACTERS and p.cells[at.TURNED + artist] != 0:
        return i64(t.after[skill])
    return i64(t.faces[skill * 6 + face - 1])


def is_masterpiece(p: FlorenzaPosition, artist: i64, row: i64, face: i64) -> bool:
    """fx-6.5: a highlighted face on the side of the card that still allows one."""
    if artist >= at.CHARACTERS or p.cells[at.TURNED + artist] != 0:
        return False
    return i64(p.tables.masterpiece[artist * 3 + row]) == face


def complete_sets(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-6.7: the fourth work of a Palazzo gives 4 PP at once, that of a Chiesa 2 BP; tells whether it was one."""
    t = p.tables
    if work >= at.DISTRICT_WORKS or not complete(p, seat, work & 4):
        return 0
    if work < 4:
        prestige(p, seat, t.palazzo_pp)
        return 1
    devotion(p, seat, t.chiesa_bp)
    return 2
