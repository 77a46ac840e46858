"""Answers to questions of an agenda: whether they are possible, whether they matter, and carrying them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, blessings, feats, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def refuse(p: ForgePosition, asker: i64, action: i64) -> i64:
    """df-3.11: only an answer to what the asker's agenda asks; what is not optional cannot be declined."""
    item, first = agenda.kind(p, asker), agenda.first(p, asker)
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.DONE:
        return 0 if item == at.PURCHASE or item == at.REPEAT_IT else at.NOT_OPTIONAL
    if kind == at.COPY and item == at.COPY_WHAT:
        return 0 if (blessings.candidates(p, asker, first) >> index) & 1 else at.NOT_SHOWN
    if kind == at.TAKE and (item == at.TAKE_WHAT or item == at.BONUS or item == at.OWL_WHAT):
        return 0 if can_take(p, asker, index) else at.NOT_AN_OPTION
    if kind == at.PUT and item == at.SPLIT:
        return 0 if index <= most_to_put(p, asker, first) else at.TOO_MUCH
    if kind == at.BUY and item == at.PURCHASE:
        return forging.refuse_purchase(p, asker, index, first)
    if kind == at.FORGE and item == at.FORGE_WHERE:
        return forging.refuse_replacement(p, asker, at.forge_die(index), at.forge_face(index))
    if kind == at.CHOOSE_SHIELD and item == at.WHICH_SHIELD:
        return 0 if feats.has_shield(p, index) else at.NO_SHIELD
    if kind == at.GIVE_BOAR and item == at.BEARER:
        if index >= p.seats:
            return at.NO_SUCH_PLAYER
        return 0 if index != asker else at.NOT_YOURSELF
    if kind == at.BORROW and item == at.PICK:
        return feats.refuse_borrow(p, asker, index)
    return 0 if is_plain_answer(item, kind) else at.NOT_ASKED


def can_take(p: ForgePosition, asker: i64, resource: i64) -> bool:
    """df-3.3, df-3.10, df-7.3: whether the resource is among those on offer."""
    item = agenda.kind(p, asker)
    if item == at.TAKE_WHAT:
        return blessings.is_option(p, asker, agenda.first(p, asker), resource)
    if item == at.BONUS:
        return i64(p.tables.bonus[resource]) > 0
    return p.tables.card_amount(at.OWL_CARD, resource) > 0


def is_plain_answer(item: i64, kind: i64) -> bool:
    """Whether an answer is always possible when its question is asked."""
    if item == at.WHICH_FIRST:
        return kind == at.SHIP_FIRST or kind == at.GOLD_FIRST
    if item == at.CONVERT_IT:
        return kind == at.KEEP or kind == at.CONVERT
    if item == at.WHICH_DIE:
        return kind == at.ROLL_DIE
    return item == at.REPEAT_IT and kind == at.AGAIN


def most_to_put(p: ForgePosition, seat: i64, gold: i64) -> i64:
    """df-4.4: any part of the gain, as far as the track reaches."""
    return min(gold, reserves.steps_left(p, seat))


def is_gain(p: ForgePosition, asker: i64, item: i64) -> bool:
    """df-4.1: whether any of the resources on offer certainly changes a reserve, or is turned into glory."""
    if item == at.OWL_WHAT:
        return feats.has_room_for_owl(p, asker)
    if item == at.BONUS:
        return i64(p.tables.bonus[at.GLORY]) > 0
    options = i64(p.tables.mask[p.acts(asker, agenda.first(p, asker))])
    loses = p.blessing(asker) == at.LOSS
    for resource in range(i64(at.RESOURCES)):
        if (options >> resource) & 1:
            if loses:
                if p.reserve(asker, resource) > 0:
                    return True
            elif reserves.has_room(p, asker, resource) or blessings.glory_for(p, asker, resource) > 0:
                return True
    return False


def first_of(item: i64) -> i64:
    """The first of the actions that answer such a question."""
    if item == at.COPY_WHAT:
        return at.COPY
    return at.SHIP_FIRST if item == at.WHICH_FIRST else at.TAKE


def answer(p: ForgePosition, asker: i64, action: i64) -> None:
    """df-3.11: the answer to what the asker's agenda asks."""
    top = p.depth(asker) - 1
    item, first = p.agenda(asker, top, 0), p.agenda(asker, top, 1)
    index = at.action_index(action)
    if item == at.SPLIT:
        reserves.split(p, asker, first, index)
    elif item == at.FORGE_WHERE:
        forging.forge(p, asker, first, at.forge_die(index), at.forge_face(index))
    elif item == at.TAKE_WHAT:
        blessings.take(p, asker, first, index)
    elif item == at.OWL_WHAT:
        feats.take_from_owl(p, asker, index)
    elif item == at.BONUS:
        blessings.bonus(p, asker, index)
    elif item == at.COPY_WHAT:
        agenda.pop(p, asker)
        blessings.copy(p, asker, first, index)
    elif item == at.WHICH_FIRST:
        blessings.put_ship_first(p, asker, action == at.SHIP_FIRST)
    elif item == at.CONVERT_IT:
        blessings.convert(p, asker, first, agenda.second(p, asker), action == at.CONVERT)
    elif item == at.WHICH_DIE:
        feats.roll_die(p, asker, index)
    elif item == at.WHICH_SHIELD:
        feats.choose_shield(p, asker, index)
    elif item == at.PICK:
        feats.borrow(p, asker, index)
    elif item == at.BEARER:
        agenda.pop(p, asker)
        feats.bear_boar(p, asker, index)
    elif action == at.AGAIN:
        blessings.repeat(p, asker)
    elif action == at.DONE:
        agenda.pop(p, asker)
    else:
        blessings.purchase(p, asker, index, first)
