"""The inventory: gains with their limits, losses, payments, the Hammer, the Chest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def copies(p: ForgePosition, seat: i64, card: i64) -> i64:
    """df-6.6: how many copies of a card a seat has; what they do lasts to the end of the game."""
    slot = i64(p.tables.slot[card])
    count = p.owned(seat, slot)
    if count > 0 and p.slot_card(slot) != card:
        return 0
    return count


def limit(p: ForgePosition, seat: i64, resource: i64) -> i64:
    """df-4.3, df-7.13: the limit of a reserve; every Chest raises it."""
    return i64(p.tables.limit[resource]) + copies(p, seat, at.CHEST_CARD) * p.tables.card_amount(
        at.CHEST_CARD, resource
    )


def has_room(p: ForgePosition, seat: i64, resource: i64) -> bool:
    """df-4.1, df-4.4: whether any of a gain would be kept, in the reserve or on the Hammer."""
    has = p.reserve(seat, resource)
    if resource == at.GLORY or has < i64(p.tables.limit[resource]) or has < limit(p, seat, resource):
        return True
    return resource == at.GOLD and steps_left(p, seat) > 0


def gain(p: ForgePosition, seat: i64, resource: i64, amount: i64, rule: str) -> None:
    """df-4.1, df-4.2: what goes over the limit of a reserve is lost; glory has none but what its cell can hold."""
    if amount == 0:
        return
    before = p.reserve(seat, resource)
    after = before + amount
    if after > i64(p.tables.limit[resource]):
        most = limit(p, seat, resource)
        if after > most:
            after = most
    p.set_reserve(seat, resource, after)
    if p.log is not None:
        args: dict[str, int] = {
            "resource": resource,
            "amount": after - before,
            "lost": amount - (after - before),
        }
        p.log.append(Event("gained", seat, args, rule))


def gain_gold(p: ForgePosition, seat: i64, amount: i64, rule: str) -> None:
    """df-4.4: a player with an open Hammer is asked at every gain of gold how much of it goes on the track."""
    if amount > 0 and steps_left(p, seat) > 0:
        agenda.push(p, seat, at.SPLIT, amount)
    else:
        gain(p, seat, at.GOLD, amount, rule)


def steps_left(p: ForgePosition, seat: i64) -> i64:
    """df-7.12: each Hammer has a track with two sides, which are filled one after the other."""
    all_steps = copies(p, seat, at.HAMMER_CARD) * 2 * p.tables.hammer_steps
    return all_steps - p.hammer(seat)


def split(p: ForgePosition, seat: i64, amount: i64, put: i64) -> None:
    """df-4.4: part of the gain goes on the track, the rest into the reserve.

    df-2.8: if that was the last step, another gain that was waiting for its split goes into the reserve.
    """
    agenda.pop(p, seat)
    if put > 0:
        hammer(p, seat, put)
    gain(p, seat, at.GOLD, amount - put, "df-4.4")
    if put > 0 and agenda.is_busy(p, seat) and agenda.kind(p, seat) == at.SPLIT and steps_left(p, seat) == 0:
        split(p, seat, agenda.first(p, seat), 0)


def hammer(p: ForgePosition, seat: i64, put: i64) -> None:
    """df-4.5: every side that is completed pays at once, the first and the second of each Hammer in turn."""
    t = p.tables
    before = p.hammer(seat)
    p.set_hammer(seat, before + put)
    if p.log is not None:
        p.log.append(Event("hammered", seat, {"amount": put, "steps": before + put}, "df-4.4"))
    side = before // t.hammer_steps
    while (side + 1) * t.hammer_steps <= before + put:
        gain(p, seat, at.GLORY, t.hammer_first if side & 1 == 0 else t.hammer_second, "df-4.5")
        side += 1


def lose(p: ForgePosition, seat: i64, resource: i64, amount: i64, rule: str) -> None:
    """df-4.1: no reserve drops below 0; the rest of a loss is ignored."""
    before = p.reserve(seat, resource)
    lost = amount if amount < before else before
    p.set_reserve(seat, resource, before - lost)
    if p.log is not None:
        p.log.append(Event("lost", seat, {"resource": resource, "amount": lost}, rule))


def pay(p: ForgePosition, seat: i64, resource: i64, amount: i64, rule: str) -> None:
    """df-4.6: a price is paid in full, from the reserve; there is no debt."""
    if amount == 0:
        return
    p.add_reserve(seat, resource, -amount)
    if p.log is not None:
        p.log.append(Event("paid", seat, {"resource": resource, "amount": amount}, rule))
