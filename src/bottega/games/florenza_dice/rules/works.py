"""Completing an artwork: the artist, what the work gives, and the whole Palazzo or Chiesa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.agenda import push, steps
from bottega.games.florenza_dice.rules.sheet import (
    add,
    gain_fiorini,
    gain_spares,
    of,
    owns,
    put,
    ready,
    refuse_once,
    solo,
    use_once,
)

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- hiring ------------------------------------------------------------------------------------------------------


def refuse_work(p: FlorenzaDicePosition, seat: i64, work: i64, star: i64) -> i64:
    """fd-7.1: only a work whose icons are all marked can be completed, and only once; a star must be in the supply."""
    if of(p, seat, at.ARTIST + work) > 0:
        return at.WORK_COMPLETE
    if not ready(p, seat, work):
        return at.NOT_READY
    if star > of(p, seat, at.STARS):
        return at.NO_STAR
    return 0


def right_artist(p: FlorenzaDicePosition, seat: i64, work: i64, die: i64) -> bool:
    """fd-7.2, fd-9.11: the die's own type must be admissible for the work; with the Biblioteca any type will do."""
    if i64(p.tables.artists[work]) >> i64(p.tables.artist_of[die]) & 1 != 0:
        return True
    return owns(p, seat, p.tables.biblioteca)


def may_discount(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-9.8: the Bottega can be used for this hire."""
    return refuse_once(p, seat, at.BOTTEGA) == 0


def reduced(p: FlorenzaDicePosition, price: i64, discount: i64) -> i64:
    """fd-9.8: the Bottega lowers a price; the artist still counts as paid."""
    if discount == 0:
        return price
    return max(0, price - i64(p.tables.once_amount[at.BOTTEGA]))


def hire(p: FlorenzaDicePosition, seat: i64, work: i64, price: i64, discount: i64, star: i64) -> None:
    """fd-7.2: pay the artist, who completes one work; nothing that the work gives can help to pay."""
    due = reduced(p, price, discount)
    add(p, seat, at.FIORINI, -due)
    if discount != 0:
        use_once(p, seat, at.BOTTEGA)
    points = p.tables.paid + masterpiece(p, seat, star)
    if p.log is not None:
        args = {"work": work, "price": 100 * due, "points": points, "star": star}
        p.log.append(Event("hired", seat, args, "fd-7.2"))
    finish(p, seat, work, points)


def anonymous(p: FlorenzaDicePosition, seat: i64, work: i64, star: i64) -> None:
    """fd-9.3: the Casa's Anonymous Artist costs nothing and suits every work."""
    use_once(p, seat, at.CASA)
    points = p.tables.anonymous + masterpiece(p, seat, star)
    if p.log is not None:
        p.log.append(Event("anonymous", seat, {"work": work, "points": points, "star": star}, "fd-9.3"))
    finish(p, seat, work, points)


def masterpiece(p: FlorenzaDicePosition, seat: i64, star: i64) -> i64:
    """fd-7.3, fd-9.10: one star, spent with the hiring, makes a masterpiece; the Zecca makes it worth more."""
    if star == 0:
        return 0
    add(p, seat, at.STARS, -1)
    return p.tables.zecca_star if owns(p, seat, p.tables.zecca) else p.tables.star


# -- completing --------------------------------------------------------------------------------------------------


def finish(p: FlorenzaDicePosition, seat: i64, work: i64, points: i64) -> None:
    """fd-7.3: the artist's points are written down; then the work's own effect, then that of the whole area."""
    put(p, seat, at.ARTIST + work, points)
    if work < at.CHIESA:
        effect(p, seat, work, "fd-7.4")
        if area_complete(p, seat, 0):
            palazzo_complete(p, seat)
    else:
        if area_complete(p, seat, at.CHIESA):
            push(p, seat, at.ITEM_CHIESA)
        effect(p, seat, work, "fd-7.5")


def effect(p: FlorenzaDicePosition, seat: i64, work: i64, rule: str) -> None:
    """fd-7.4, fd-7.5: a Spare Resource of the Palazzo, once; an income of the Chiesa, now and in later rounds."""
    kind = i64(p.tables.work_effect[work])
    if kind == 1:
        gain_spares(p, seat, 1, rule)
    elif kind == 2:
        gain_fiorini(p, seat, p.tables.income, rule)
    elif kind > 2:
        push(p, seat, steps(kind - 3, 1))


def area_complete(p: FlorenzaDicePosition, seat: i64, first: i64) -> bool:
    """Whether all works from the given one on, those of one area, have their artists."""
    for work in range(first, first + at.AREA_WORKS):
        if of(p, seat, at.ARTIST + work) == 0:
            return False
    return True


def palazzo_complete(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-7.6, fd-11.5: points by rank, equal for all who complete it in the same turn; alone, by the round."""
    turn = i64(p.cells[at.TURN])
    put(p, seat, at.PALAZZO_TURN, turn)
    if solo(p):
        points = i64(p.tables.palazzo_solo[p.round - 1])
        rule = "fd-11.5"
    else:
        points = i64(p.tables.palazzo[palazzo_rank(p, turn)])
        rule = "fd-7.6"
    put(p, seat, at.PALAZZO_BONUS, points)
    if p.log is not None:
        p.log.append(Event("palazzo", seat, {"points": points}, rule))


def palazzo_rank(p: FlorenzaDicePosition, turn: i64) -> i64:
    """fd-7.6: how many players completed the Palazzo in earlier turns."""
    earlier: i64 = 0
    for seat in range(p.seats):
        if 0 < of(p, seat, at.PALAZZO_TURN) < turn:
            earlier += 1
    return earlier


def chiesa_complete(p: FlorenzaDicePosition, seat: i64, track: i64) -> None:
    """fd-7.7: whoever completes the Chiesa makes steps on one track of choice."""
    if p.log is not None:
        p.log.append(Event("chiesa", seat, {"track": track, "steps": p.tables.chiesa_steps}, "fd-7.7"))
    push(p, seat, steps(track, p.tables.chiesa_steps))
