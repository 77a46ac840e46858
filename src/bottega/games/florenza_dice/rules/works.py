"""Completing an artwork: the artist, what the work gives, and the whole Palazzo or Chiesa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.agenda import pop, push, steps
from bottega.games.florenza_dice.rules.sheet import (
    gain_fiorini,
    gain_spares,
    has_power,
    is_ready,
    is_solo,
    owns,
    refuse_once,
    use_once,
)

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- hiring ------------------------------------------------------------------------------------------------------


def refuse_work(p: FlorenzaDicePosition, seat: i64, work: i64, star: i64) -> i64:
    """fd-7.1: only a work whose icons are all marked can be completed, and only once; a star must be in the supply."""
    refused = refuse_closed(p, seat, work)
    if refused != 0:
        return refused
    if not is_ready(p, seat, work):
        return at.NOT_READY
    if star > p.stars(seat):
        return at.NO_STAR
    return 0


def refuse_closed(p: FlorenzaDicePosition, seat: i64, work: i64) -> i64:
    """fd-7.1: a work can be completed only once."""
    if i64(p.tables.number_of[work]) < 0:
        return at.NOT_IN_BOX
    return at.WORK_COMPLETE if p.artist(seat, work) > 0 else 0


def is_right_artist(p: FlorenzaDicePosition, seat: i64, work: i64, die: i64) -> bool:
    """fd-7.2, fd-7.8, fd-9.11: the die's type must be one that the work shows; with the power for it any will do."""
    if i64(p.tables.artists[work]) >> i64(p.tables.artist_of[die]) & 1 != 0:
        return True
    return has_power(p, seat, at.POWER_ANY_ARTIST)


def may_discount(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-9.8: the discount can be used for this hire."""
    return refuse_once(p, seat, at.POWER_DISCOUNT) == 0


def reduced(p: FlorenzaDicePosition, price: i64, discount: i64) -> i64:
    """fd-9.8: the discount lowers a price; the artist still counts as paid."""
    if discount == 0:
        return price
    return max(0, price - i64(p.tables.amount[at.POWER_DISCOUNT]))


def hire(
    p: FlorenzaDicePosition, seat: i64, die: i64, work: i64, price: i64, discount: i64, star: i64
) -> None:
    """fd-7.2: pay the artist, who completes one work; nothing that the work gives can help to pay."""
    due = reduced(p, price, discount)
    p.add_fiorini(seat, -due)
    if discount != 0:
        use_once(p, seat, at.POWER_DISCOUNT)
    points = p.tables.paid + masterpiece(p, seat, star)
    if p.log is not None:
        number = i64(p.tables.number_of[work])
        args = {"work": number, "die": die, "price": 100 * due, "points": points, "star": star}
        if discount == 0:
            p.log.append(Event("hired", seat, args, "fd-7.2"))
        else:
            args["building"] = i64(p.tables.building_with[at.POWER_DISCOUNT])
            p.log.append(Event("hired-bottega", seat, args, "fd-9.8"))
    finish(p, seat, work, points)


def anonymous(p: FlorenzaDicePosition, seat: i64, work: i64, star: i64) -> None:
    """fd-9.3: the Anonymous Artist costs nothing and suits every work."""
    use_once(p, seat, at.POWER_ANONYMOUS)
    points = p.tables.anonymous + masterpiece(p, seat, star)
    if p.log is not None:
        args = {"work": i64(p.tables.number_of[work]), "points": points, "star": star}
        args["building"] = i64(p.tables.building_with[at.POWER_ANONYMOUS])
        p.log.append(Event("anonymous", seat, args, "fd-9.3"))
    finish(p, seat, work, points)


def masterpiece(p: FlorenzaDicePosition, seat: i64, star: i64) -> i64:
    """fd-7.3, fd-9.10: one star, spent when hiring, makes a masterpiece; a building can make it worth more."""
    if star == 0:
        return 0
    p.add_stars(seat, -1)
    return star_points(p, seat)


def star_points(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-7.3, fd-9.10: what a star adds to an artist; the best of the seat's buildings counts."""
    tables = p.tables
    if not has_power(p, seat, at.POWER_MINT):
        return tables.star
    points: i64 = 0
    number = i64(tables.building_with[at.POWER_MINT])
    while number != 0:
        if owns(p, seat, number):
            points = max(points, i64(tables.power_amount[number]))
        number = i64(tables.alike[number])
    return points


# -- completing --------------------------------------------------------------------------------------------------


def finish(p: FlorenzaDicePosition, seat: i64, work: i64, points: i64) -> None:
    """fd-7.3: the artist's points are written down; then the work's own effect, then that of the whole area."""
    p.set_artist(seat, work, points)
    if work < at.CHIESA:
        effect(p, seat, work, "fd-7.4")
        if is_palazzo_complete(p, seat):
            palazzo_complete(p, seat)
    else:
        if is_chiesa_complete(p, seat):
            push(p, seat, at.ITEM_CHIESA)
        effect(p, seat, work, "fd-7.5")


def effect(p: FlorenzaDicePosition, seat: i64, work: i64, rule: str) -> None:
    """fd-7.4, fd-7.5: a Spare Resource of the Palazzo, once; an income of the Chiesa, now and in later rounds."""
    kind = i64(p.tables.work_effect[work])
    if kind == at.EFFECT_SPARE:
        gain_spares(p, seat, 1, rule)
    elif kind == at.EFFECT_FIORINI:
        gain_fiorini(p, seat, p.tables.income, rule)
    elif kind != at.EFFECT_NONE:
        push(p, seat, steps(kind - at.EFFECT_CAPTAIN, 1))


def is_palazzo_complete(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether all works of the Palazzo have their artists."""
    return completed(p, seat, 0) == p.tables.palazzo_end


def is_chiesa_complete(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether all works of the Chiesa have their artists."""
    return completed(p, seat, at.CHIESA) == p.tables.chiesa_end - at.CHIESA


def completed(p: FlorenzaDicePosition, seat: i64, first: i64) -> i64:
    """How many works of an area have their artists; `first` is its first work."""
    count: i64 = 0
    for work in range(first, first + at.AREA_WORKS):
        if p.artist(seat, work) > 0:
            count += 1
    return count


def palazzo_complete(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-7.6, fd-11.5: points by rank, equal for all who complete it in the same turn; in the solo game, by round."""
    turn = p.turn
    p.set_palazzo_turn(seat, turn)
    points = palazzo_points(p, turn)
    p.set_palazzo_bonus(seat, points)
    if p.log is not None:
        p.log.append(Event("palazzo", seat, {"points": points}, "fd-11.5" if is_solo(p) else "fd-7.6"))


def palazzo_points(p: FlorenzaDicePosition, turn: i64) -> i64:
    """fd-7.6, fd-11.5: the points for a Palazzo completed in this turn; in the solo game, a round has two turns."""
    if is_solo(p):
        return i64(p.tables.palazzo_solo[(turn - 1) // 2])
    return i64(p.tables.palazzo[palazzo_rank(p, turn)])


def palazzo_rank(p: FlorenzaDicePosition, turn: i64) -> i64:
    """fd-7.6: how many players completed the Palazzo in earlier turns."""
    earlier: i64 = 0
    for seat in range(p.seats):
        if 0 < p.palazzo_turn(seat) < turn:
            earlier += 1
    return earlier


def name_track(p: FlorenzaDicePosition, seat: i64, track: i64) -> None:
    """fd-7.7: a player who completes the Chiesa makes steps on one track of choice."""
    pop(p, seat)
    if p.log is not None:
        p.log.append(Event("chiesa", seat, {"track": track, "steps": p.tables.chiesa_steps}, "fd-7.7"))
    push(p, seat, steps(track, p.tables.chiesa_steps))
