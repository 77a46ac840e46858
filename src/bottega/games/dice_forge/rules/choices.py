"""What is being asked, what may be answered, and carrying the answer out.

`refusal` and `fill` use the same predicates of the other modules: the first for every action, the second to write the
canonical list. The canonical list leaves out:

- a Triton that can be used later just as well: it is offered when something can be bought or the turn may end, and
  then only for what can be paid with it before the next such moment;
- ending the reinforcements with an Owl unused (what it brings is free), and Owls one after the other in another order
  than gold, sun, moon;
- in an offering, the light die after the dark one: forging on one die does not affect the other;
- losing gold over the limit that the Hammer could take;
- Satyrs' picks in decreasing order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, answers, blessings, feats, flow, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


# -- what may be answered ------------------------------------------------------------------------------------------


def waiting(p: ForgePosition) -> tuple[int, ...]:
    """df-2.3: everybody with something to decide, while nobody can affect another; in turn order."""
    who = p.to_act
    if who < 0:
        return ()
    if not agenda.is_busy(p, who) or not agenda.are_independent(p):
        return (int(who),)
    found: list[int] = []
    seat = p.active
    for _ in range(p.seats):
        if agenda.is_busy(p, seat):
            found.append(int(seat))
        seat = agenda.next_seat(p, seat)
    return tuple(found)


def refuse(p: ForgePosition, action: i64, seat: i64) -> i64:
    """df-2.1: 0 if the seat may do this now, else the reason."""
    if seat < 0:
        seat = p.to_act
    if not is_waiting(p, seat):
        return NOT_TO_ACT
    if at.action_kind(action) == at.TRITON:
        return refuse_triton(p, seat)
    asker = agenda.asker(p, seat)
    if asker < 0:
        return refuse_in_turn(p, seat, action)
    return answers.refuse(p, asker, action)


def is_waiting(p: ForgePosition, seat: i64) -> bool:
    """df-2.3: the seat that is asked and, while nobody can affect another, all that have something to decide."""
    if p.to_act < 0 or seat < 0 or seat >= p.seats:
        return False
    return seat == p.to_act or (agenda.is_busy(p, seat) and agenda.are_independent(p))


def refuse_triton(p: ForgePosition, seat: i64) -> i64:
    """df-7.8: a token, in one's own turn."""
    if flow.may_use_triton(p, seat):
        return 0
    return at.NO_TRITON if seat == p.active else at.NOT_YOUR_TURN


def refuse_in_turn(p: ForgePosition, seat: i64, action: i64) -> i64:
    """df-2.4, df-2.5, df-2.6: what the active player may do in this step of the turn."""
    step, kind, index = p.step, at.action_kind(action), at.action_index(action)
    if kind == at.DONE:
        return 0
    if kind == at.USE and step == at.STEP_REINFORCEMENTS:
        return flow.refuse_use(p, seat, index)
    if kind == at.BUY and (step == at.STEP_ACTION or step == at.STEP_OFFERING):
        return flow.refuse_offer(p, seat, index)
    if kind == at.UNDERTAKE and step == at.STEP_ACTION:
        return feats.refuse_feat(p, seat, index)
    if kind == at.PAY_EXTRA and step == at.STEP_EXTRA:
        return 0 if flow.can_pay_extra(p) else at.NO_EXTRA
    return at.NOT_ASKED


# -- the canonical list ----------------------------------------------------------------------------------------------


def fill(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """The canonical list of the seat's actions."""
    if seat < 0:
        seat = p.to_act
    asker = agenda.asker(p, seat)
    if asker < 0:
        return fill_in_turn(p, buf, seat)
    top = p.depth(asker) - 1
    kind, first = p.agenda(asker, top, 0), p.agenda(asker, top, 1)
    if kind == at.SPLIT:
        return fill_split(p, buf, asker, first)
    if kind == at.FORGE_WHERE:
        return fill_forge(p, buf, asker)
    if kind == at.TAKE_WHAT or kind == at.BONUS or kind == at.OWL_WHAT:
        return fill_take(p, buf, asker, kind, first)
    if kind == at.PURCHASE:
        return fill_purchase(p, buf, asker, first)
    if kind == at.COPY_WHAT:
        return fill_copy(p, buf, asker, first)
    if kind == at.PICK:
        return fill_pick(p, buf, asker, first)
    if kind == at.WHICH_SHIELD:
        return fill_shields(p, buf)
    if kind == at.BEARER:
        return fill_bearers(p, buf, asker)
    return fill_pair(buf, kind)


def put(buf: vec[i16], count: i64, action: i64) -> i64:
    """Write one action and return the new count."""
    buf[count] = i16(action)
    return count + 1


def fill_in_turn(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-2.4, df-2.5, df-2.6: the decisions of the active player's own steps."""
    step = p.step
    if step == at.STEP_REINFORCEMENTS:
        return fill_reinforcements(p, buf, seat)
    count = put(buf, 0, at.DONE)
    triton = flow.may_use_triton(p, seat)
    if step == at.STEP_ACTION or step == at.STEP_OFFERING:
        if triton:
            count = put(buf, count, at.triton(at.GOLD))
        gold, goods, price = p.gold(seat), p.tables.goods, p.tables.price
        for good in range(len(goods)):
            face = i64(goods[good])
            if i64(price[face]) > gold:
                break  # all later ones cost as much or more
            if p.faces_left(face) > 0 and (step == at.STEP_ACTION or not flow.has_bought(p, face)):
                count = put(buf, count, at.buy(face))
        if step == at.STEP_ACTION:
            count = fill_feats(p, buf, seat, count, triton)
    elif step == at.STEP_EXTRA and flow.can_pay_extra(p):
        count = put(buf, count, at.PAY_EXTRA)
        if triton:
            count = put(buf, count, at.triton(at.GOLD))
    elif triton:
        count = put(buf, count, at.triton(at.GOLD))
        if step == at.STEP_EXTRA:
            count = put(buf, count, at.triton(at.SUN))
    return count


def fill_feats(p: ForgePosition, buf: vec[i16], seat: i64, count: i64, triton: bool) -> i64:
    """df-6.1: every feat that can be paid for; shards of a Triton may pay for another."""
    # hot: raw cells
    cells, cost = p.cells, p.tables.cost
    sun, moon = i16(p.sun(seat)), i16(p.moon(seat))
    for slot in range(i64(at.SLOTS)):
        card = i64(cells[at.SLOT_CARD_AT + slot])
        if cells[at.CARDS_LEFT_AT + slot] > 0 and cost[2 * card] <= sun and cost[2 * card + 1] <= moon:
            count = put(buf, count, at.undertake(card))
    if triton:
        count = put(buf, count, at.triton(at.SUN))
        count = put(buf, count, at.triton(at.MOON))
    return count


def fill_reinforcements(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-2.4: the cards not yet used; ending only when no Owl is left, because an Owl costs nothing."""
    count: i64 = 0
    may_end = True
    for kind in range(len(p.tables.reinforcements)):
        reason = flow.refuse_use(p, seat, kind)
        if reason == 0:
            count = put(buf, count, at.use(kind))
            if i64(p.tables.reinforcements[kind]) == at.OWL_CARD:
                may_end = False
        elif reason == at.REINFORCEMENT_UNPAID and flow.may_use_triton(p, seat):
            count = put(buf, count, at.triton(at.GOLD))
    if may_end:
        count = put(buf, count, at.DONE)
    return count


def fill_split(p: ForgePosition, buf: vec[i16], seat: i64, gold: i64) -> i64:
    """df-4.4: from what the reserve cannot hold up to what the track can."""
    count: i64 = 0
    most = answers.most_to_put(p, seat, gold)
    least = p.gold(seat) + gold - reserves.limit(p, seat, at.GOLD)
    if least < 0:
        least = 0
    if least > most:
        least = most
    for steps in range(least, most + 1):
        count = put(buf, count, at.put(steps))
    return count


def fill_forge(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-5.3: each different face on either die that can be replaced; in an offering the light die comes first."""
    kind = p.tables.kind
    count: i64 = 0
    die = p.dark_forged
    while die < 2:
        seen: i64 = 0
        for side in range(i64(at.SIDES)):
            face = p.face(seat, die, side)
            if (seen >> face) & 1 == 0 and i64(kind[face]) != at.BOAR:
                seen |= 1 << face
                count = put(buf, count, at.forge(die, face))
        die += 1
    return count


def fill_take(p: ForgePosition, buf: vec[i16], seat: i64, kind: i64, slot: i64) -> i64:
    """df-3.3, df-3.9, df-3.10, df-7.3: one resource of those on offer."""
    count: i64 = 0
    t = p.tables
    face: i64 = 0
    if kind == at.TAKE_WHAT:
        face = p.acts(seat, slot)
    for resource in range(i64(at.RESOURCES)):
        if kind == at.TAKE_WHAT:
            amount = i64(t.amount[at.RESOURCES * face + resource])
        elif kind == at.BONUS:
            amount = i64(t.bonus[resource])
        elif resource >= p.last_owl:
            amount = t.card_amount(at.OWL_CARD, resource)
        else:
            amount = 0
        if amount > 0:
            count = put(buf, count, at.take(resource))
    return count


def fill_purchase(p: ForgePosition, buf: vec[i16], seat: i64, discount: i64) -> i64:
    """df-3.7: nothing, or any face that can be paid for."""
    count = put(buf, 0, at.DONE)
    goods = p.tables.goods
    for good in range(len(goods)):
        face = i64(goods[good])
        if forging.refuse_purchase(p, seat, face, discount) == 0:
            count = put(buf, count, at.buy(face))
    if flow.may_use_triton(p, seat):
        count = put(buf, count, at.triton(at.GOLD))
    return count


def fill_copy(p: ForgePosition, buf: vec[i16], seat: i64, slot: i64) -> i64:
    """df-3.5: every face that the mirror can copy."""
    count: i64 = 0
    found = blessings.candidates(p, seat, slot)
    for face in range(i64(1), p.tables.faces + 1):
        if (found >> face) & 1:
            count = put(buf, count, at.copy(face))
    return count


def fill_pick(p: ForgePosition, buf: vec[i16], seat: i64, slot: i64) -> i64:
    """df-7.16: two dice in increasing order: the first is not the last of all; if it was, the second is any other."""
    dice = 2 * p.seats
    last = dice - 1 if seat != p.seats - 1 else dice - 3
    if slot == 0:
        return fill_dice(p, buf, seat, 0, last)
    after = p.picked(seat, 0)
    return fill_dice(p, buf, seat, 0 if after > last else after, dice)


def fill_dice(p: ForgePosition, buf: vec[i16], seat: i64, die: i64, end: i64) -> i64:
    """df-7.16: the dice in a range that can still be picked."""
    count: i64 = 0
    while die < end:
        if feats.refuse_borrow(p, seat, die) == 0:
            count = put(buf, count, at.borrow(die >> 1, die & 1))
        die += 1
    return count


def fill_shields(p: ForgePosition, buf: vec[i16]) -> i64:
    """df-7.6: the colours that are left."""
    count: i64 = 0
    for colour in range(i64(at.COLOURS)):
        if feats.has_shield(p, colour):
            count = put(buf, count, at.choose_shield(colour))
    return count


def fill_bearers(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-7.17: every other player."""
    count: i64 = 0
    for other in range(p.seats):
        if other != seat:
            count = put(buf, count, at.give_boar(other))
    return count


def fill_pair(buf: vec[i16], kind: i64) -> i64:
    """Questions with two answers."""
    if kind == at.WHICH_FIRST:
        buf[0], buf[1] = i16(at.SHIP_FIRST), i16(at.GOLD_FIRST)
    elif kind == at.CONVERT_IT:
        buf[0], buf[1] = i16(at.KEEP), i16(at.CONVERT)
    elif kind == at.WHICH_DIE:
        buf[0], buf[1] = i16(at.roll_die(at.LIGHT)), i16(at.roll_die(at.DARK))
    else:
        buf[0], buf[1] = i16(at.DONE), i16(at.AGAIN)
    return 2


# -- carrying it out -------------------------------------------------------------------------------------------------


def apply(p: ForgePosition, action: i64, seat: i64) -> None:
    """Carry out an answer or an outcome, and everything automatic that follows."""
    changed: i64 = 0
    if p.to_act == CHANCE:
        if p.step == at.STEP_SETUP:
            flow.drawn(p, action)
        else:
            forging.rolled(p, action)  # a side has its own number
    else:
        if seat < 0:
            seat = p.to_act
        asker = agenda.asker(p, seat)
        changed = 1 << (seat if asker < 0 else asker)
        if at.action_kind(action) == at.TRITON:
            flow.use_triton(p, seat, at.action_index(action))
        elif asker < 0:
            act(p, seat, action)
        else:
            answers.answer(p, asker, action)
    flow.advance(p, changed)


def act(p: ForgePosition, seat: i64, action: i64) -> None:
    """df-2.4, df-2.5, df-2.6: something that the active player does in a step of the turn."""
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.USE:
        flow.use(p, seat, index)
    elif kind == at.BUY:
        flow.offer(p, seat, index)
    elif kind == at.UNDERTAKE:
        feats.undertake(p, seat, index)
    elif kind == at.PAY_EXTRA:
        flow.pay_extra(p, seat)
    elif p.step == at.STEP_REINFORCEMENTS:
        flow.end_reinforcements(p)
    elif p.step == at.STEP_OFFERING:
        flow.end_action(p)
    else:
        flow.end_turn(p)
