"""The list for people: what a seat may do, in a few words, in groups, in the order in which people look for it."""

from __future__ import annotations

from collections.abc import Callable

from bottega.core.game import LAST, Entry, in_order
from bottega.core.texts import player, text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import DICE
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import forging, reserves
from bottega.games.dice_forge.speech import (
    Asked,
    amount,
    amounts_signs,
    asked,
    card_text,
    die_text,
    done_word,
    face_sign,
    face_text,
    feat_price,
    is_extra_in_vain,
    reinforcement_card,
    shown_on,
    split,
    taken,
    who_acts,
)

CHEAP = 5
"""Faces that cost more gold have a separate heading."""
MOST_STEPS = 12
"""Up to this many ways to split gold are all shown; if there are more, only those that matter."""
ANY_TIME = 500

PLAIN_SHORTS = {
    at.SHIP_FIRST: "short-ship-first",
    at.GOLD_FIRST: "short-gold-first",
    at.KEEP: "short-keep",
    at.CONVERT: "short-convert",
    at.AGAIN: "short-again",
}


def entries(p: ForgePosition, seat: int = -1) -> list[Entry]:
    """Every legal action once, in order."""
    seat = who_acts(p, seat)
    now = asked(p, seat)
    actions = p.actions(seat)
    found = [entry(p, action, seat, now) for action in actions]
    if now.item == at.SPLIT:
        found = [with_more(each, hides_split(p, seat, now.first, each.action)) for each in found]
    if now.item == at.PICK:
        found = without_doubles(p, found)
    return in_order(found)


def with_more(entry: Entry, more: bool) -> Entry:
    return Entry(entry.action, entry.short, entry.group, entry.rank, more)


def hides_split(p: ForgePosition, seat: int, gold: int, action: int) -> bool:
    """Whether a split loses gold the Hammer could take or, for a big gain, reaches neither a limit nor a reward."""
    t = p.tables
    if at.action_kind(action) != at.PUT:
        return False
    put = int(at.action_index(action))
    most = min(gold, int(reserves.steps_left(p, seat)))
    least = min(most, max(0, int(p.gold(seat) + gold - reserves.limit(p, seat, at.GOLD))))
    if put < least:
        return True
    to_reward = int(t.hammer_steps - p.hammer(seat) % t.hammer_steps)
    return most - least >= MOST_STEPS and put not in (least, to_reward, to_reward + int(t.hammer_steps), most)


def without_doubles(p: ForgePosition, found: list[Entry]) -> list[Entry]:
    """Drop dice that show the same face as another: the first is as good as the others, except for mirrors."""
    seen: set[int] = set()
    shown = []
    for each in found:
        face = at.NO_FACE
        if at.action_kind(each.action) == at.BORROW:
            index = at.action_index(each.action)
            face = int(forging.shown(p, at.borrow_seat(index), at.borrow_die(index)))
        shown.append(with_more(each, face in seen))
        if face != at.NO_FACE and p.tables.kind[face] != at.MIRROR:
            seen.add(face)
    return shown


def entry(p: ForgePosition, action: int, seat: int, now: Asked) -> Entry:
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    if kind == at.DONE:
        return Entry(action, text(f"short-done-{done_word(p, now)}"), rank=LAST)
    if kind in PLAIN_SHORTS:
        return Entry(action, text(PLAIN_SHORTS[kind]))
    if kind == at.PAY_EXTRA:
        return _extra(p, action)
    return ENTRIES[kind](p, action, index, now)


def _extra(p: ForgePosition, action: int) -> Entry:
    """Put behind "more" if nothing could be paid for afterwards."""
    vain = is_extra_in_vain(p)
    price = amounts_signs({at.SUN: int(p.tables.extra_price)})
    return Entry(action, text("short-extra-in-vain" if vain else "short-extra", price=price), more=vain)


def _triton(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    gives = amounts_signs({index: int(p.tables.card_amount(at.TRITON_CARD, index))})
    return Entry(action, text("short-triton", gives=gives), "any-time", ANY_TIME + index)


def _take(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    return Entry(action, amount(index, taken(p, now, index)), rank=index)


def _roll(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    return Entry(action, text("short-roll", die=die_text(index)), rank=index)


def _use(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    return Entry(action, card_text(p.tables, reinforcement_card(p.tables, index)), rank=index)


def _put(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    rest, lost = split(p, now, index)
    key = "short-put-lost" if lost else "short-put"
    return Entry(action, text(key, n=index, rest=rest, lost=lost), rank=-index)


def _buy(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    t = p.tables
    price = int(t.price[index])
    paid = max(0, price - (now.first if now.item == at.PURCHASE else 0))
    short = text("short-buy", face=face_sign(t, index), price=amounts_signs({at.GOLD: paid}))
    group = "faces" if price <= CHEAP else "faces-dear"
    return Entry(action, short, group, 100 + 10 * price + int(t.stack[index]))


def _feat(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    t = p.tables
    price = feat_price(t, index)
    points = int(t.points[index])
    short = text("short-feat", card=card_text(t, index), price=amounts_signs(price), points=points)
    group = "feats-moon" if price[at.MOON] else "feats-sun"
    return Entry(action, short, group, 400 + sum(price.values()) + (20 if price[at.MOON] else 0))


def _forge(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    """Put behind "more" if the face would replace an identical one."""
    die, old = int(at.forge_die(index)), int(at.forge_face(index))
    short = text("short-forge", face=face_sign(p.tables, old))
    return Entry(action, short, ("forge-light", "forge-dark")[die], 10 * die, old == now.first)


def _copy(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    where = shown_on(p, now, index)
    face = face_sign(p.tables, index)
    if where is None:
        return Entry(action, face)
    return Entry(
        action, text("short-on-die", face=face, player=player(where[0]), die=text(f"short-{DICE[where[1]]}"))
    )


def _shield(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    return Entry(action, face_text(p.tables, int(p.tables.shields[index]), in_full=True), rank=index)


def _bearer(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    return Entry(action, text("short-player", player=player(index)), rank=index)


def _borrow(p: ForgePosition, action: int, index: int, now: Asked) -> Entry:
    seat, die = int(at.borrow_seat(index)), int(at.borrow_die(index))
    face = face_sign(p.tables, int(forging.shown(p, seat, die)))
    return Entry(
        action,
        text("short-on-die", face=face, player=player(seat), die=text(f"short-{DICE[die]}")),
        rank=index,
    )


ENTRIES: dict[int, Callable[[ForgePosition, int, int, Asked], Entry]] = {
    at.TRITON: _triton,
    at.TAKE: _take,
    at.ROLL_DIE: _roll,
    at.USE: _use,
    at.PUT: _put,
    at.BUY: _buy,
    at.UNDERTAKE: _feat,
    at.FORGE: _forge,
    at.COPY: _copy,
    at.CHOOSE_SHIELD: _shield,
    at.GIVE_BOAR: _bearer,
    at.BORROW: _borrow,
}
