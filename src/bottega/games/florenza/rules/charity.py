"""Phase 4, charity: a familiar calls a preacher to the family's Chiesa or to the Duomo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.agenda import ask
from bottega.games.florenza.rules.characters import refuse_character
from bottega.games.florenza.rules.family import at_floor, call_members, gain, goods_total, leave_zone

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def refuse(p: FlorenzaPosition, seat: i64, preacher: i64, duomo: bool) -> i64:
    """fx-4.8: a free space, a preacher who would come, and the whole price in hand."""
    on_the_space = p.duomo_by if duomo else p.church(seat)
    if on_the_space >= 0:
        return at.SPACE_TAKEN
    reason = refuse_preacher(p, seat, preacher)
    if reason != 0:
        return reason
    return at.CANNOT_PAY if p.florins(seat) < preacher_price(p, preacher, duomo) else 0


def refuse_preacher(p: FlorenzaPosition, seat: i64, preacher: i64) -> i64:
    """fx-4.8, fx-4.13, fx-4.14: a preacher on display or an anonymous one; not for a loss at the bottom of a track."""
    t = p.tables
    if preacher != at.ANONYMOUS_PREACHER:
        reason = refuse_character(p, i64(t.preacher_character[preacher]), seat)
        if reason != 0:
            return reason
    if t.preacher_gain[preacher * at.GAINS + at.PP_COLUMN] < 0 and at_floor(p, seat):
        return at.PREACHER_AT_FLOOR
    if t.preacher_gain[preacher * at.GAINS + at.BP_COLUMN] < 0 and p.mitre(seat) <= t.bishop_floor:
        return at.PREACHER_AT_FLOOR
    return 0


def preacher_price(p: FlorenzaPosition, preacher: i64, duomo: bool) -> i64:
    """fx-4.8: the Duomo's space costs more than the preacher alone."""
    price = i64(p.tables.preacher_price[preacher])
    return price + p.tables.duomo_charity if duomo else price


def preach(p: FlorenzaPosition, seat: i64, preacher: i64, duomo: bool) -> bool:
    """fx-4.8, fx-4.9: pay, take the familiars (one more in the Duomo), then the preacher's effect; True if he offers a
    swap.
    """
    t = p.tables
    price = preacher_price(p, preacher, duomo)
    leave_zone(p, seat)
    p.add_florins(seat, -price)
    if duomo:
        p.set_duomo_by(seat)
        p.set_duomo_preacher(preacher)
    else:
        p.set_church(seat, preacher)
    if preacher != at.ANONYMOUS_PREACHER:
        p.set_taken(i64(t.preacher_character[preacher]), 1)
    due = i64(t.preacher_members[preacher])
    found = call_members(p, seat, due + t.duomo_members if duomo else due)
    if p.log is not None:
        told = min(
            preacher, t.preachers
        )  # in events the anonymous one comes after the last preacher of the content
        args: dict[str, int] = {"preacher": told, "duomo": int(duomo), "price": price, "members": found}
        p.log.append(Event("charity", seat, args, "fx-4.8"))
    gain(p, seat, t.preacher_gain, preacher)
    if t.preacher_at_once[preacher] != 0 and found > 0:
        p.set_at_once(max(i64(0), p.at_once - 1) + found + 1)
    return t.preacher_swap[preacher] != 0 and goods_total(p, seat) > 0


def fill(p: FlorenzaPosition, buf: vec[i16], count: i64, seat: i64) -> i64:
    """The preachers of the display, and the anonymous one, for the spaces that are free."""
    # hot: raw cells
    cells, preacher_of = p.cells, p.tables.preacher_of
    church, duomo, money = p.church(seat) < 0, p.duomo_by < 0, p.florins(seat)
    if (not church and not duomo) or money < p.tables.cheapest_preacher:
        return count
    for slot in range(i64(at.DISPLAY_SLOTS + 1)):
        preacher: i64 = at.ANONYMOUS_PREACHER
        if slot < at.DISPLAY_SLOTS:
            character = i64(cells[at.DISPLAY_AT + slot]) - 1
            if character < 0:
                continue
            preacher = i64(preacher_of[character])
        if preacher < 0 or refuse_preacher(p, seat, preacher) != 0:
            continue
        if church and money >= preacher_price(p, preacher, False):
            buf[count] = i16(at.preach_church(preacher))
            count += 1
        if duomo and money >= preacher_price(p, preacher, True):
            buf[count] = i16(at.preach_duomo(preacher))
            count += 1
    return count


# -- the swap of Bernardo di Chiaravalle -------------------------------------------------------------------------------


def refuse_swap(p: FlorenzaPosition, action: i64) -> i64:
    """fx-4.9: give one resource in hand and take one of another kind, or decline."""
    kind = at.action_kind(action)
    resource = at.action_index(action)
    if p.stage == at.SWAP_TAKE:
        if kind != at.TAKE:
            return at.NO_SUCH_MOVE
        return at.SAME_KIND if resource == p.given(0) else 0
    if kind == at.GIVE:
        return at.NOT_HELD if p.goods(p.to_act, resource) == 0 else 0
    return 0 if kind == at.DONE else at.NO_SUCH_MOVE


def fill_swap(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list for both halves of the swap."""
    giving = p.stage == at.SWAP_GIVE
    count: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        action = at.give(resource) if giving else at.take(resource)
        if refuse_swap(p, action) == 0:
            buf[count] = i16(action)
            count += 1
    if giving:
        buf[count] = i16(at.DONE)
        count += 1
    return count


def swap_step(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out one half of the swap, or decline it; True if the other half is asked next."""
    seat = p.to_act
    kind = at.action_kind(action)
    if kind == at.GIVE:
        p.set_given(0, at.action_index(action))
        p.add_goods(seat, at.action_index(action), -1)
        return ask(p, at.SWAP_TAKE, seat)
    if kind == at.TAKE:
        finish_swap(p, seat, at.action_index(action))
    return False


def finish_swap(p: FlorenzaPosition, seat: i64, taken: i64) -> None:
    """fx-4.9: Bernardo di Chiaravalle changes one resource into another; this is optional."""
    p.add_goods(seat, taken, 1)
    if p.log is not None:
        p.log.append(Event("swaps-one", seat, {"given": p.given(0), "taken": taken}, "fx-4.9"))
    p.set_given(0, -1)
