"""The ghosts of the solo game: their die, their table of eight actions, and the immediate effect of each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import is_ghost, roll, whose_turn
from bottega.games.florenza.rules.characters import (
    artist_points,
    artist_price,
    is_masterpiece,
    refuse_character,
)
from bottega.games.florenza.rules.family import (
    devotion,
    first_empty,
    gain_points,
    leave_zone,
    prestige,
    take_tile,
)
from bottega.games.florenza.rules.placing import end_turn, pay_owner, refuse_occupation

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def rolled(p: FlorenzaPosition, face: i64) -> bool:
    """Carry out a die of a ghost in phase 4; True if another one follows."""
    seat = whose_turn(p)
    stage = p.stage
    if stage == at.GHOST_SPACE:
        if act(p, seat, step_on_table(p, seat, face)):
            return True
    elif stage == at.GHOST_ACTIVATE:
        activate(p, seat, face)
    elif stage == at.GHOST_CATEGORY:
        p.set_category(face)
        return roll(p, at.GHOST_BUILDING)
    elif stage == at.GHOST_BUILDING:
        category = p.category
        p.set_category(0)
        build(p, seat, i64(p.tables.ghost_building[(category - 1) * at.FACES + face - 1]))
    else:
        make_work(p, seat, i64(p.tables.ghost_place[face - 1]))
    end_turn(p)
    return False


def step_on_table(p: FlorenzaPosition, seat: i64, face: i64) -> i64:
    """fx-12.2: count along the free spaces of the table; a full table loses the figures that lie on it."""
    leave_zone(p, seat)
    free = free_spaces(p, seat)
    left = (face - 1) % free
    space: i64 = 0
    while True:
        if p.space(seat, space) == at.SPACE_FREE:
            if left == 0:
                break
            left -= 1
        space += 1
    p.set_space(seat, space, at.SPACE_STANDING)
    if free == 1:
        for lying in range(i64(at.GHOST_SPACES)):
            if p.space(seat, lying) == at.SPACE_LYING:
                p.set_space(seat, lying, at.SPACE_FREE)
    if p.log is not None:
        p.log.append(Event("ghost-space", seat, {"face": face, "space": space + 1}, "fx-12.2"))
    return space


def free_spaces(p: FlorenzaPosition, seat: i64) -> i64:
    count: i64 = 0
    for space in range(i64(at.GHOST_SPACES)):
        if p.space(seat, space) == at.SPACE_FREE:
            count += 1
    return count


def act(p: FlorenzaPosition, seat: i64, space: i64) -> bool:
    """fx-12.2: a ghost carries out its action at once; True if it needs another die for it."""
    action = i64(p.tables.ghost_action[space])
    if action == at.GHOST_DOES_ACTIVATE:
        if count_candidates(p, seat) > 0:
            return roll(p, at.GHOST_ACTIVATE)
        do_nothing(p, seat, "fx-12.3")
    elif action == at.GHOST_DOES_BUILD:
        if first_empty(p, seat) >= 0:
            return roll(p, at.GHOST_CATEGORY)
        do_nothing(p, seat, "fx-12.4")
    elif action == at.GHOST_DOES_CHIESA:
        make_work(p, seat, at.PLACE_CHIESA)
    elif action == at.GHOST_DOES_PALAZZO:
        make_work(p, seat, at.PLACE_PALAZZO)
    elif action == at.GHOST_DOES_FORTUNE:
        hire_fortune(p, seat)
    elif action == at.GHOST_DOES_BISHOP:
        devotion(p, seat, 1)
        if p.log is not None:
            p.log.append(Event("ghost-bishop-point", seat, {}, "fx-12.6"))
    else:
        return roll(p, at.GHOST_PLACE)
    return False


def do_nothing(p: FlorenzaPosition, seat: i64, rule: str) -> None:
    """fx-12.12: the action that the die named cannot be carried out."""
    if p.log is not None:
        p.log.append(Event("ghost-nothing", seat, {}, rule))


# -- buildings -------------------------------------------------------------------------------------------------------


def count_candidates(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-12.3: how many buildings the ghost could activate: its own only, if its crest is on the lowest space."""
    count: i64 = 0
    for owner in range(p.seats):
        for square in range(i64(at.SQUARES)):
            if refuse_occupation(p, seat, owner, square) == 0:
                count += 1
    return count


def activate(p: FlorenzaPosition, seat: i64, face: i64) -> None:
    """fx-12.3: counted through all districts in turn order; it pays the owner, takes the points and blocks the
    building.
    """
    left = (face - 1) % count_candidates(p, seat)
    for place in range(p.seats):
        owner = p.order(place)
        for square in range(i64(at.SQUARES)):
            if refuse_occupation(p, seat, owner, square) != 0:
                continue
            if left > 0:
                left -= 1
                continue
            building = p.tile(owner, square)
            p.set_state(owner, square, at.BLOCKED)
            pay_owner(p, seat, owner)
            gain_points(p, seat, p.tables.building_gain, building)
            if p.log is not None:
                args: dict[str, int] = {"face": face, "building": building}
                kind = "ghost-activates-own"
                if owner != seat:
                    kind = "ghost-activates"
                    args["owner"] = owner
                    args["ghost"] = int(is_ghost(p, owner))
                p.log.append(Event(kind, seat, args, "fx-12.3"))
            return


def build(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-12.4: the drawn tile goes on the lowest empty square and works from the next round on; if it is sold out,
    nothing happens.
    """
    if p.supply(building) == 0:
        do_nothing(p, seat, "fx-12.4")
        return
    square = take_tile(p, seat, building, at.BLOCKED)
    prestige(p, seat, i64(p.tables.building_pp[building]))
    if p.log is not None:
        p.log.append(Event("ghost-builds", seat, {"building": building, "square": square + 1}, "fx-12.4"))


# -- artworks --------------------------------------------------------------------------------------------------------


def wants_highest_price(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-12.5: whether the ghost's level takes the most expensive artist, not the cheapest."""
    return p.tables.level_most_expensive[p.level(seat)] != 0


def choose_artist(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-12.5, fx-12.11: the cheapest or most expensive free artist; ties go by card, then by place there; -1: none."""
    highest = wants_highest_price(p, seat)
    best: i64 = -1
    for slot in range(i64(at.DISPLAY_SLOTS)):
        character = p.display(slot)
        if character < 0:
            break
        if p.tables.preacher_of[character] >= 0 or refuse_character(p, character, seat) != 0:
            continue
        if best < 0 or comes_before(p, character, best, highest):
            best = character
    return best


def choose_speciality(p: FlorenzaPosition, artist: i64, highest: bool) -> i64:
    """fx-12.5, fx-12.11: the cheapest or most expensive of an artist's specialities, the first if there is a tie."""
    best: i64 = -1
    for speciality in range(i64(at.SPECIALITIES)):
        if i64(p.tables.skills[artist]) >> speciality & 1:
            if best < 0:
                best = speciality
            else:
                more = artist_price(p, artist, speciality) - artist_price(p, artist, best)
                if more > 0 if highest else more < 0:
                    best = speciality
    return best


def comes_before(p: FlorenzaPosition, artist: i64, other: i64, highest: bool) -> bool:
    """Whether an artist is chosen before one that arrived earlier."""
    price = artist_price(p, artist, choose_speciality(p, artist, highest))
    other_price = artist_price(p, other, choose_speciality(p, other, highest))
    if price != other_price:
        return price > other_price if highest else price < other_price
    return p.card(artist) < p.card(other)


def make_work(p: FlorenzaPosition, seat: i64, place: i64) -> None:
    """fx-12.5: the alphabetically first work of the place that the chosen artist can make; it scores its points and his
    at once.
    """
    t = p.tables
    artist = choose_artist(p, seat)
    speciality: i64 = -1
    work: i64 = -1
    marker: i64 = -1
    if artist >= 0:
        speciality = choose_speciality(p, artist, wants_highest_price(p, seat))
        work = first_work(p, seat, place, speciality)
    if work >= 0:
        marker = choose_marker(p, seat, work)
    if marker < 0:
        do_nothing(p, seat, "fx-12.5")
        return
    face = i64(t.level_face[p.level(seat)])
    points = artist_points(p, artist, speciality, face)
    prestige(p, seat, i64(t.work_pp[work]))
    devotion(p, seat, i64(t.work_bp[work]))
    prestige(p, seat, points)
    if is_masterpiece(p, artist, speciality, face):
        p.set_turned(artist, 1)
    p.set_taken(artist, 1)
    works.mark(p, seat, work, marker)
    if p.log is not None:
        args: dict[str, int] = {"work": work, "artist": artist, "points": points}
        p.log.append(Event("ghost-makes", seat, args, "fx-12.5"))
    works.complete_house(p, seat, work)


def first_work(p: FlorenzaPosition, seat: i64, place: i64, speciality: i64) -> i64:
    """fx-12.5: the alphabetically first free work of a place that shows the speciality; -1 if there is none."""
    t = p.tables
    for number in range(t.works):
        work = i64(t.ghost_order[number])
        if i64(t.work_place[work]) == place and i64(t.work_artists[work]) >> speciality & 1:
            if works.made_by(p, seat, work) < 0 and works.planned_by(p, seat, work) < 0:
                return work
    return -1


def choose_marker(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-12.5, fx-12.13: neutral in the district; on the main board special ones first; -1 if none is left."""
    if work >= at.DISTRICT_WORKS:
        for marker in range(i64(1), i64(at.MARKERS)):
            if p.special(seat, marker - 1):
                return marker
    return 0 if p.neutral(seat) > 0 else -1


def hire_fortune(p: FlorenzaPosition, seat: i64) -> None:
    """fx-12.6: the first free captain of fortune by name gives the points of his last row, and is turned over."""
    t = p.tables
    for number in range(t.fortunes):
        fortune = i64(t.fortune_by_name[number])
        if p.fortune(fortune) == at.FREE:
            gain_points(p, seat, t.fortune_gain, fortune * at.FORTUNE_ROWS + at.FORTUNE_ROWS - 1)
            p.set_fortune(fortune, at.TURNED_OVER)
            if p.log is not None:
                p.log.append(Event("ghost-hires", seat, {"fortune": fortune}, "fx-12.6"))
            return
    do_nothing(p, seat, "fx-12.6")


def end_round(p: FlorenzaPosition, seat: i64) -> None:
    """fx-12.8: the figures that stand on the table are laid down."""
    for space in range(i64(at.GHOST_SPACES)):
        if p.space(seat, space) == at.SPACE_STANDING:
            p.set_space(seat, space, at.SPACE_LYING)
