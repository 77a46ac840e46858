"""Standing orders: what a seat wants done without being asked, as long as nothing is lost by it."""

from __future__ import annotations

from bottega.core.game import Order
from bottega.core.texts import text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import blessings, reserves
from bottega.games.dice_forge.rules.answers import most_to_put
from bottega.games.dice_forge.speech import asked, who_acts

ASK = "ask"

ORDERS = (
    Order("hammer", text("order-hammer"), (ASK, "all", "none")),
    Order("gold-or-glory", text("order-gold-or-glory"), (ASK, "gold", "glory")),
    Order("any-resource", text("order-any-resource"), (ASK, "gold", "sun", "moon")),
    Order("boar-shard", text("order-boar-shard"), (ASK, "sun", "moon")),
    Order("boar-bonus", text("order-boar-bonus"), (ASK, "sun", "moon", "glory")),
    Order("cerberus", text("order-cerberus"), (ASK, "keep")),
)


def standing_action(p: ForgePosition, seat: int, orders: dict[str, str]) -> int | None:
    """The action that the seat's orders take now, or None to ask."""
    seat = who_acts(p, seat)
    if seat not in p.waiting:
        return None
    asker, item, first, _ = asked(p, seat)
    if item == at.SPLIT:
        return _hammer(p, asker, first, orders.get("hammer", ASK))
    if item == at.TAKE_WHAT:
        return _take(p, asker, first, orders)
    if item == at.BONUS:
        choice = orders.get("boar-bonus", ASK)
        if choice == ASK:
            return None
        resource = RESOURCES.index(choice)
        return _take_if_room(p, seat, resource, int(p.tables.bonus[resource]))
    if item == at.REPEAT_IT and orders.get("cerberus", ASK) == "keep" and not _is_last_blessing(p):
        return at.DONE
    return None


def _hammer(p: ForgePosition, seat: int, gold: int, choice: str) -> int | None:
    """Putting all gold on the track loses nothing; putting none there does not either, if the reserve has room."""
    room = int(reserves.limit(p, seat, at.GOLD) - p.gold(seat))
    if choice == "all":
        most = int(most_to_put(p, seat, gold))
        return int(at.put(most)) if gold - most <= room else None
    return int(at.put(0)) if choice == "none" and gold <= room else None


def _take(p: ForgePosition, seat: int, slot: int, orders: dict[str, str]) -> int | None:
    """Choose only a gain that can be kept in full, and not beside a shield, which depends on the choice."""
    t = p.tables
    face = int(p.acts(seat, slot))
    beside = int(p.acts(seat, 1 - slot))
    if t.kind[beside] == at.SHIELD or p.blessing(seat) == at.LOSS or p.converts(seat):
        return None
    if t.kind[face] == at.BOAR:
        choice = orders.get("boar-shard", ASK)
    else:
        choice = orders.get("gold-or-glory" if t.mask[face] >> at.GLORY & 1 else "any-resource", ASK)
    if choice == ASK or not blessings.is_option(p, seat, slot, RESOURCES.index(choice)):
        return None
    resource = RESOURCES.index(choice)
    return _take_if_room(p, seat, resource, int(blessings.amount(p, seat, slot, resource, resource)))


def _take_if_room(p: ForgePosition, seat: int, resource: int, amount: int) -> int | None:
    if resource != at.GLORY:
        room = int(reserves.limit(p, seat, resource) - p.reserve(seat, resource))
        if resource == at.GOLD:
            room += int(reserves.steps_left(p, seat))
        if amount > room:
            return None
    return int(at.take(resource))


def _is_last_blessing(p: ForgePosition) -> bool:
    """Whether it may be the last blessing: in the last round an unused token may be lost."""
    return bool(p.round == p.tables.rounds[p.seats])
