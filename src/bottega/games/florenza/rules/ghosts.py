"""The ghosts of the solo game: their die, their table of eight actions, and what each action does at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    absence,
    artist_points,
    complete_sets,
    devotion,
    first_empty,
    is_masterpiece,
    prestige,
    seat_at,
    throw,
    work_at,
)
from bottega.games.florenza.rules.placing import end_turn, occupy_refusal, pay_owner

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def rolled(p: FlorenzaPosition, face: i64) -> bool:
    """Carry out a die of a ghost in phase 4; True if another one comes."""
    seat = seat_at(p, i64(p.cells[at.TURN]))
    stage = i64(p.cells[at.STAGE])
    if stage == at.GHOST_SPACE:
        if act(p, seat, step_on_table(p, seat, face)):
            return True
    elif stage == at.GHOST_ACTIVATE:
        activate(p, seat, face)
    elif stage == at.GHOST_CATEGORY:
        p.cells[at.CATEGORY] = i16(face)
        return throw(p, at.GHOST_BUILDING)
    elif stage == at.GHOST_BUILDING:
        row = (i64(p.cells[at.CATEGORY]) - 1) * 6
        p.cells[at.CATEGORY] = 0
        build(p, seat, i64(p.tables.ghost_building[row + face - 1]))
    else:
        make_work(p, seat, i64(p.tables.ghost_place[face - 1]))
    end_turn(p)
    return False


def step_on_table(p: FlorenzaPosition, seat: i64, face: i64) -> i64:
    """fx-12.2: count the free spaces of the table; a full table loses the figures that lie on it."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE + at.SPACE
    cells[at.FAMILY + seat * at.STRIDE + at.ZONE] -= 1
    free = free_spaces(p, seat)
    left = (face - 1) % free
    space: i64 = 0
    while True:
        if cells[base + space] == 0:
            if left == 0:
                break
            left -= 1
        space += 1
    cells[base + space] = i16(at.STANDING)
    if free == 1:
        for lying in range(i64(8)):
            if cells[base + lying] == at.LYING:
                cells[base + lying] = 0
    if p.log is not None:
        p.log.append(Event("ghost-space", seat, {"face": face, "space": space + 1}, "fx-12.2"))
    return space


def free_spaces(p: FlorenzaPosition, seat: i64) -> i64:
    base = at.FAMILY + seat * at.STRIDE + at.SPACE
    count: i64 = 0
    for space in range(i64(8)):
        if p.cells[base + space] == 0:
            count += 1
    return count


def act(p: FlorenzaPosition, seat: i64, space: i64) -> bool:
    """fx-12.2: a ghost carries out its action at once; True if it needs another die for it."""
    action = i64(p.tables.ghost_action[space])
    if action == 0:
        if candidates(p, seat) > 0:
            return throw(p, at.GHOST_ACTIVATE)
        nothing(p, seat, "fx-12.3")
    elif action == 1:
        if first_empty(p, seat) >= 0:
            return throw(p, at.GHOST_CATEGORY)
        nothing(p, seat, "fx-12.4")
    elif action == 2:
        make_work(p, seat, 1)
    elif action == 3:
        make_work(p, seat, 0)
    elif action == 4:
        hire_fortune(p, seat)
    elif action == 5:
        devotion(p, seat, 1)
        if p.log is not None:
            p.log.append(Event("ghost-bishop-point", seat, {}, "fx-12.6"))
    else:
        return throw(p, at.GHOST_PLACE)
    return False


def nothing(p: FlorenzaPosition, seat: i64, rule: str) -> None:
    if p.log is not None:
        p.log.append(Event("ghost-nothing", seat, {}, rule))


# -- buildings -------------------------------------------------------------------------------------------------------


def candidates(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-12.3: how many buildings the ghost could activate: its own only, if its crest is on the lowest space."""
    count: i64 = 0
    for owner in range(p.seats):
        for square in range(i64(at.SQUARES)):
            if occupy_refusal(p, seat, owner, square) == 0:
                count += 1
    return count


def activate(p: FlorenzaPosition, seat: i64, face: i64) -> None:
    """fx-12.3: counted through all districts in turn order; it pays the owner, takes the points and blocks the
    building.
    """
    cells = p.cells
    t = p.tables
    left = (face - 1) % candidates(p, seat)
    for place in range(p.seats):
        owner = seat_at(p, place)
        for square in range(i64(at.SQUARES)):
            if occupy_refusal(p, seat, owner, square) != 0:
                continue
            if left > 0:
                left -= 1
                continue
            base = at.FAMILY + owner * at.STRIDE + square
            building = i64(cells[base + at.TILE]) - 1
            cells[base + at.STATE] = i16(at.BLOCKED)
            pay_owner(p, seat, owner)
            prestige(p, seat, i64(t.building_gain[building * at.GAINS + at.PP_COLUMN]))
            devotion(p, seat, i64(t.building_gain[building * at.GAINS + at.BP_COLUMN]))
            if p.log is not None:
                args: dict[str, int] = {"face": face, "building": building, "owner": owner}
                p.log.append(Event("ghost-activates", seat, args, "fx-12.3"))
            return


def build(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-12.4: the drawn tile goes on the lowest empty square and works from the next round; sold out, nothing
    happens.
    """
    cells = p.cells
    if cells[at.SUPPLY + building] == 0:
        nothing(p, seat, "fx-12.4")
        return
    square = first_empty(p, seat)
    base = at.FAMILY + seat * at.STRIDE + square
    cells[at.SUPPLY + building] -= 1
    cells[base + at.TILE] = i16(building + 1)
    cells[base + at.STATE] = i16(at.BLOCKED)
    prestige(p, seat, i64(p.tables.building_pp[building]))
    if p.log is not None:
        p.log.append(Event("ghost-builds", seat, {"building": building, "square": square + 1}, "fx-12.4"))


# -- artworks --------------------------------------------------------------------------------------------------------


def choose_artist(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-12.5: the cheapest or dearest free artist, as `artist * 3 + row`; ties by card, then by place under it;
    -1 if none.
    """
    cells = p.cells
    t = p.tables
    dear = t.level_dearest[i64(cells[at.FAMILY + seat * at.STRIDE + at.LEVEL]) - 1] != 0
    best: i64 = -1
    for slot in range(i64(10)):
        character = i64(cells[at.DISPLAY + slot]) - 1
        if character < 0:
            break
        if t.preacher_of[character] >= 0 or absence(p, character, seat) != 0:
            continue
        skill = choose_row(p, character, dear)
        if best < 0 or better(p, skill, best, dear):
            best = skill
    return best


def choose_row(p: FlorenzaPosition, character: i64, dear: bool) -> i64:
    """fx-12.5: of an artist's specialities the cheapest or dearest, the first of equals."""
    t = p.tables
    best: i64 = -1
    for row in range(i64(3)):
        if i64(t.skills[character]) >> row & 1:
            skill = character * 3 + row
            if best < 0 or (t.price[skill] > t.price[best] if dear else t.price[skill] < t.price[best]):
                best = skill
    return best


def better(p: FlorenzaPosition, skill: i64, other: i64, dear: bool) -> bool:
    """Whether an artist comes before one that lies higher or as high in the order of arrival."""
    t = p.tables
    if t.price[skill] != t.price[other]:
        return t.price[skill] > t.price[other] if dear else t.price[skill] < t.price[other]
    return p.cells[at.COLUMN + skill // 3] < p.cells[at.COLUMN + other // 3]


def make_work(p: FlorenzaPosition, seat: i64, place: i64) -> None:
    """fx-12.5: the first work of the place, by the alphabet, that the chosen artist can make; its points and his
    at once.
    """
    cells = p.cells
    t = p.tables
    skill = choose_artist(p, seat)
    work: i64 = -1
    marker: i64 = -1
    if skill >= 0:
        work = first_work(p, seat, place, skill)
    if work >= 0:
        marker = take_marker(p, seat, work)
    if marker < 0:
        nothing(p, seat, "fx-12.5")
        return
    artist = skill // 3
    face = i64(t.level_face[i64(cells[at.FAMILY + seat * at.STRIDE + at.LEVEL]) - 1])
    points = artist_points(p, artist, skill % 3, face)
    prestige(p, seat, i64(t.work_pp[work]))
    devotion(p, seat, i64(t.work_bp[work]))
    prestige(p, seat, points)
    if is_masterpiece(p, artist, skill % 3, face):
        cells[at.TURNED + artist] = 1
    cells[at.TAKEN + artist] = 1
    cell = work_at(seat, work)
    cells[cell + at.MARK] = i16(seat + 1)
    cells[cell + at.MARKER] = i16(marker)
    if p.log is not None:
        p.log.append(
            Event("ghost-makes", seat, {"work": work, "artist": artist, "points": points}, "fx-12.5")
        )
    complete_sets(p, seat, work)


def first_work(p: FlorenzaPosition, seat: i64, place: i64, skill: i64) -> i64:
    """fx-12.5: the first free work of a place, by the alphabet, that shows the speciality; -1 if there is none."""
    cells = p.cells
    t = p.tables
    for slot in range(i64(at.WORKS)):
        work = i64(t.ghost_order[slot])
        if i64(t.work_place[work]) == place and i64(t.work_artists[work]) >> skill % 3 & 1:
            cell = work_at(seat, work)
            if cells[cell + at.MARK] == 0 and cells[cell + at.PLAN] == 0:
                return work
    return -1


def take_marker(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-12.5: neutral in the district; on the main board special ones first; -1 if no fitting one is left."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    if work >= at.DISTRICT_WORKS:
        for special in range(i64(3)):
            if cells[base + at.SPECIAL + special] != 0:
                cells[base + at.SPECIAL + special] = 0
                return special + 1
    if cells[base + at.NEUTRAL] == 0:
        return -1
    cells[base + at.NEUTRAL] -= 1
    return 0


def hire_fortune(p: FlorenzaPosition, seat: i64) -> None:
    """fx-12.6: the first free captain of fortune by name gives the points of his last row, and is turned over."""
    cells = p.cells
    t = p.tables
    for slot in range(i64(at.FORTUNES)):
        fortune = i64(t.fortune_by_name[slot])
        if cells[at.FORTUNE + fortune] == at.FREE:
            row = (fortune * 3 + 2) * at.GAINS
            prestige(p, seat, i64(t.fortune_gain[row + at.PP_COLUMN]))
            devotion(p, seat, i64(t.fortune_gain[row + at.BP_COLUMN]))
            cells[at.FORTUNE + fortune] = i16(at.TURNED_OVER)
            if p.log is not None:
                p.log.append(Event("ghost-hires", seat, {"fortune": fortune}, "fx-12.6"))
            return
    nothing(p, seat, "fx-12.6")


def end_round(p: FlorenzaPosition, seat: i64) -> None:
    """fx-12.8: the figures that stand on the table are laid down."""
    base = at.FAMILY + seat * at.STRIDE + at.SPACE
    for space in range(i64(8)):
        if p.cells[base + space] == at.STANDING:
            p.cells[base + space] = i16(at.LYING)
