"""What is being asked, what may be answered, and carrying the answer out.

`refusal` and `fill` use the same predicates of the other modules: the first for every action, the second to write the
canonical list. The canonical list leaves out:

- a Triton where it can be used later just as well: it is offered where something is bought or the turn may end, and
  there only for what can be paid with it before the next such moment;
- ending the reinforcements with an Owl unused (what it brings is free), and Owls one after the other in another order
  than gold, sun, moon;
- in an offering, the light die after the dark one: what is forged on one die does not touch the other;
- leaving gold to be lost over the limit that the Hammer could take;
- Satyrs' picks in decreasing order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT, SEATS, TO_ACT
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, blessings, feats, forging, reserves, turn

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


# -- what may be answered ------------------------------------------------------------------------------------------


def refusal(p: ForgePosition, action: i64, seat: i64) -> i64:
    """df-2.1: 0 if the seat may do this now, else the reason."""
    if seat < 0:
        seat = i64(p.cells[TO_ACT])
    if not is_waiting(p, seat):
        return NOT_TO_ACT
    if at.TRITON <= action < at.TAKE:
        return refuse_triton(p, seat)
    lane = agenda.lane(p, seat)
    if lane < 0:
        return refuse_in_turn(p, seat, action)
    item = agenda.top(p.cells, lane)
    return refuse_answer(p, lane, action, i64(p.cells[item]), i64(p.cells[item + 1]))


def is_waiting(p: ForgePosition, seat: i64) -> bool:
    """df-2.3: the seat that is asked, and while nobody can affect another all that have something to decide."""
    if i64(p.cells[TO_ACT]) < 0 or seat < 0 or seat >= i64(p.cells[SEATS]):
        return False
    return seat == i64(p.cells[TO_ACT]) or (agenda.is_busy(p.cells, seat) and agenda.are_independent(p))


def refuse_triton(p: ForgePosition, seat: i64) -> i64:
    """df-7.8: a token, in one's own turn."""
    if turn.may_use_triton(p, seat):
        return 0
    return at.NO_TRITON if seat == i64(p.cells[at.ACTIVE]) else at.NOT_YOUR_TURN


def refuse_in_turn(p: ForgePosition, seat: i64, action: i64) -> i64:
    """df-2.4, df-2.5, df-2.6: what the active player may do in this step of the turn."""
    step = i64(p.cells[at.STEP])
    if action == at.DONE:
        return 0
    if step == at.REINFORCEMENTS and at.USE <= action < at.PUT:
        return turn.can_use(p, seat, action - at.USE)
    if (step == at.ACTION or step == at.OFFERING) and at.BUY < action < at.FORGE:
        return turn.can_offer(p, seat, action - at.BUY)
    if step == at.ACTION and at.UNDERTAKE <= action < at.GIVE:
        return feats.can_undertake(p, seat, action - at.UNDERTAKE)
    if step == at.EXTRA_STEP and action == at.PAY_EXTRA:
        return 0 if turn.can_pay_extra(p) else at.NO_EXTRA
    return at.NOT_ASKED


def refuse_answer(p: ForgePosition, seat: i64, action: i64, kind: i64, a: i64) -> i64:
    """df-3.11: only an answer to the question, and what is not optional cannot be refused; `seat` has the agenda."""
    if action == at.DONE:
        return 0 if kind == at.PURCHASE or kind == at.REPEAT_IT else at.MUST
    if kind == at.COPY_WHAT and at.COPY <= action < at.CHOOSE:
        return 0 if (blessings.candidates(p, seat, a) >> (action - at.COPY)) & 1 else at.NOT_SHOWN
    if kind == at.TAKE_WHAT and at.TAKE <= action < at.KEEP:
        return 0 if blessings.is_option(p, seat, a, action - at.TAKE) else at.NOT_AN_OPTION
    if kind == at.BONUS and at.TAKE <= action < at.KEEP:
        return 0 if i64(p.tables.bonus[action - at.TAKE]) > 0 else at.NOT_AN_OPTION
    if kind == at.OWL_WHAT and at.TAKE <= action < at.KEEP:
        return 0 if i64(p.tables.owl[action - at.TAKE]) > 0 else at.NOT_AN_OPTION
    if kind == at.SPLIT and at.PUT <= action < at.BUY:
        return 0 if action - at.PUT <= most_to_put(p, seat, a) else at.TOO_MUCH
    if kind == at.PURCHASE and at.BUY < action < at.FORGE:
        return forging.can_buy(p, seat, action - at.BUY, a)
    if kind == at.FORGE_WHERE and at.FORGE <= action < at.COPY:
        where = action - at.FORGE
        return forging.can_replace(p, seat, where // at.FACES, where % at.FACES)
    if kind == at.WHICH_SHIELD and at.CHOOSE <= action < at.UNDERTAKE:
        return 0 if feats.has_shield(p, action - at.CHOOSE) else at.NO_SHIELD
    if kind == at.BEARER and at.GIVE <= action < at.BORROW:
        bearer = action - at.GIVE
        return 0 if bearer != seat and bearer < i64(p.cells[SEATS]) else at.NOT_YOURSELF
    if kind == at.PICK and at.BORROW <= action < at.ACTIONS:
        return feats.can_borrow(p, seat, action - at.BORROW)
    return 0 if is_plain_answer(kind, action) else at.NOT_ASKED


def is_plain_answer(kind: i64, action: i64) -> bool:
    """Answers that are always possible where they are asked for."""
    if kind == at.WHICH_FIRST:
        return action == at.SHIP_FIRST or action == at.GOLD_FIRST
    if kind == at.CONVERT_IT:
        return action == at.KEEP or action == at.CONVERT
    if kind == at.WHICH_DIE:
        return action == at.ROLL_DIE + at.LIGHT or action == at.ROLL_DIE + at.DARK
    return kind == at.REPEAT_IT and action == at.AGAIN


def most_to_put(p: ForgePosition, seat: i64, gold: i64) -> i64:
    """df-4.4: any part of the gain, as far as the track reaches."""
    steps = reserves.steps_left(p, seat)
    return gold if gold < steps else steps


# -- the canonical list ----------------------------------------------------------------------------------------------


def fill(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """The canonical list of the seat's actions."""
    if seat < 0:
        seat = i64(p.cells[TO_ACT])
    lane = agenda.lane(p, seat)
    if lane < 0:
        return fill_in_turn(p, buf, seat)
    item = agenda.top(p.cells, lane)
    kind, a = i64(p.cells[item]), i64(p.cells[item + 1])
    if kind == at.SPLIT:
        return fill_split(p, buf, lane, a)
    if kind == at.FORGE_WHERE:
        return fill_forge(p, buf, lane)
    if kind == at.TAKE_WHAT or kind == at.BONUS or kind == at.OWL_WHAT:
        return fill_take(p, buf, lane, kind, a)
    if kind == at.PURCHASE:
        return fill_purchase(p, buf, lane, a)
    if kind == at.COPY_WHAT:
        return fill_copy(p, buf, lane, a)
    if kind == at.PICK:
        return fill_pick(p, buf, lane, a)
    if kind == at.WHICH_SHIELD:
        return fill_shields(p, buf)
    if kind == at.BEARER:
        return fill_bearers(p, buf, lane)
    return fill_pair(buf, kind)


def put(buf: vec[i16], count: i64, action: i64) -> i64:
    """Write one action and return the new count."""
    buf[count] = i16(action)
    return count + 1


def fill_in_turn(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-2.4, df-2.5, df-2.6: the decisions of the active player's own steps."""
    step = i64(p.cells[at.STEP])
    if step == at.REINFORCEMENTS:
        return fill_reinforcements(p, buf, seat)
    count = put(buf, 0, at.DONE)
    triton = turn.may_use_triton(p, seat)
    if step == at.ACTION or step == at.OFFERING:
        if triton:
            count = put(buf, count, at.TRITON + at.GOLD)
        goods = p.tables.goods
        for good in range(len(goods)):
            face = i64(goods[good])
            reason = turn.can_offer(p, seat, face)
            if reason == 0:
                count = put(buf, count, at.BUY + face)
            elif reason == at.TOO_DEAR:
                break  # all that follow cost as much or more
        if step == at.ACTION:
            count = fill_feats(p, buf, seat, count, triton)
    elif step == at.EXTRA_STEP and turn.can_pay_extra(p):
        count = put(buf, count, at.PAY_EXTRA)
        if triton:
            count = put(buf, count, at.TRITON + at.GOLD)
    elif triton:
        count = put(buf, count, at.TRITON + at.GOLD)
        if step == at.EXTRA_STEP:
            count = put(buf, count, at.TRITON + at.SUN)
    return count


def fill_feats(p: ForgePosition, buf: vec[i16], seat: i64, count: i64, triton: bool) -> i64:
    """df-6.1: every feat that can be paid; shards of a Triton may pay for another."""
    for slot in range(i64(at.SLOTS)):
        card = i64(p.cells[at.SETS + slot])
        if i64(p.cells[at.CARDS_LEFT + slot]) > 0 and feats.can_pay(p, seat, card):
            count = put(buf, count, at.UNDERTAKE + card)
    if triton:
        count = put(buf, count, at.TRITON + at.SUN)
        count = put(buf, count, at.TRITON + at.MOON)
    return count


def fill_reinforcements(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-2.4: the cards not yet used; ending only when no Owl is left, for what it brings is free."""
    count: i64 = 0
    for kind in range(i64(3)):
        reason = turn.can_use(p, seat, kind)
        if reason == 0:
            count = put(buf, count, at.USE + kind)
        elif reason == at.ELDER_UNPAID and turn.may_use_triton(p, seat):
            count = put(buf, count, at.TRITON + at.GOLD)
    if turn.can_use(p, seat, 1) != 0:
        count = put(buf, count, at.DONE)
    return count


def fill_split(p: ForgePosition, buf: vec[i16], seat: i64, gold: i64) -> i64:
    """df-4.4: from what the reserve cannot hold to all that the track can."""
    count: i64 = 0
    most = most_to_put(p, seat, gold)
    least = reserves.has(p, seat, at.GOLD) + gold - reserves.limit(p, seat, at.GOLD)
    if least < 0:
        least = 0
    if least > most:
        least = most
    for steps in range(least, most + 1):
        count = put(buf, count, at.PUT + steps)
    return count


def fill_forge(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-5.3: every different face on either die that can be replaced; in an offering the light die comes first."""
    cells, kind = p.cells, p.tables.kind
    count: i64 = 0
    die = i64(cells[at.DARK_FORGED])
    while die < 2:
        seen: i64 = 0
        first = at.SEAT + seat * at.SEAT_SIZE + at.DICE + die * at.SIDES
        for side in range(i64(at.SIDES)):
            face = i64(cells[first + side])
            if (seen >> face) & 1 == 0 and i64(kind[face]) != at.BOAR:
                seen |= 1 << face
                count = put(buf, count, at.FORGE + die * at.FACES + face)
        die += 1
    return count


def fill_take(p: ForgePosition, buf: vec[i16], seat: i64, kind: i64, a: i64) -> i64:
    """df-3.3, df-3.9, df-3.10, df-7.3: one resource of those on offer."""
    count: i64 = 0
    cells, t = p.cells, p.tables
    face: i64 = 0
    if kind == at.TAKE_WHAT:
        face = i64(cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + a])
    for resource in range(i64(at.RESOURCES)):
        if kind == at.TAKE_WHAT:
            amount = i64(t.amount[at.RESOURCES * face + resource])
        elif kind == at.BONUS:
            amount = i64(t.bonus[resource])
        elif resource + 1 >= i64(cells[at.LAST_OWL]):
            amount = i64(t.owl[resource])
        else:
            amount = 0
        if amount > 0:
            count = put(buf, count, at.TAKE + resource)
    return count


def fill_purchase(p: ForgePosition, buf: vec[i16], seat: i64, discount: i64) -> i64:
    """df-3.7: nothing, or any face that can be paid."""
    count = put(buf, 0, at.DONE)
    goods = p.tables.goods
    for good in range(len(goods)):
        face = i64(goods[good])
        if forging.can_buy(p, seat, face, discount) == 0:
            count = put(buf, count, at.BUY + face)
    if turn.may_use_triton(p, seat):
        count = put(buf, count, at.TRITON + at.GOLD)
    return count


def fill_copy(p: ForgePosition, buf: vec[i16], seat: i64, slot: i64) -> i64:
    """df-3.5: every face that the mirror can copy."""
    count: i64 = 0
    found = blessings.candidates(p, seat, slot)
    for face in range(i64(1), i64(at.FACES)):
        if (found >> face) & 1:
            count = put(buf, count, at.COPY + face)
    return count


def fill_pick(p: ForgePosition, buf: vec[i16], seat: i64, slot: i64) -> i64:
    """df-7.16: two dice in increasing order: the first is not the last of all; if it was, the second is any other."""
    dice = 2 * i64(p.cells[SEATS])
    last = dice - 1 if seat != i64(p.cells[SEATS]) - 1 else dice - 3
    if slot == 0:
        return fill_dice(p, buf, seat, 0, last)
    after = i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.PICKED])
    return fill_dice(p, buf, seat, 0 if after > last else after, dice)


def fill_dice(p: ForgePosition, buf: vec[i16], seat: i64, die: i64, end: i64) -> i64:
    """df-7.16: the dice in a range that can still be picked."""
    count: i64 = 0
    while die < end:
        if feats.can_borrow(p, seat, die) == 0:
            count = put(buf, count, at.BORROW + die)
        die += 1
    return count


def fill_shields(p: ForgePosition, buf: vec[i16]) -> i64:
    """df-7.6: the colours that are left."""
    count: i64 = 0
    for colour in range(i64(at.COLOURS)):
        if feats.has_shield(p, colour):
            count = put(buf, count, at.CHOOSE + colour)
    return count


def fill_bearers(p: ForgePosition, buf: vec[i16], seat: i64) -> i64:
    """df-7.17: every other player."""
    count: i64 = 0
    for other in range(i64(p.cells[SEATS])):
        if other != seat:
            count = put(buf, count, at.GIVE + other)
    return count


def fill_pair(buf: vec[i16], kind: i64) -> i64:
    """Questions with two answers."""
    if kind == at.WHICH_FIRST:
        buf[0], buf[1] = i16(at.SHIP_FIRST), i16(at.GOLD_FIRST)
    elif kind == at.CONVERT_IT:
        buf[0], buf[1] = i16(at.KEEP), i16(at.CONVERT)
    elif kind == at.WHICH_DIE:
        buf[0], buf[1] = i16(at.ROLL_DIE + at.LIGHT), i16(at.ROLL_DIE + at.DARK)
    else:
        buf[0], buf[1] = i16(at.DONE), i16(at.AGAIN)
    return 2


# -- carrying it out -------------------------------------------------------------------------------------------------


def apply(p: ForgePosition, action: i64, seat: i64) -> None:
    """Carry out an answer or an outcome, and everything that follows by itself."""
    who = i64(p.cells[TO_ACT])
    if who == CHANCE:
        if i64(p.cells[at.STEP]) == at.SETUP:
            turn.drawn(p, action)
        else:
            forging.rolled(p, action)
    else:
        if seat < 0:
            seat = who
        lane = agenda.lane(p, seat)
        if at.TRITON <= action < at.TAKE:
            turn.use_triton(p, seat, action - at.TRITON)
        elif lane < 0:
            act(p, seat, action)
        else:
            answer(p, lane, action)
    turn.advance(p)


def act(p: ForgePosition, seat: i64, action: i64) -> None:
    """df-2.4, df-2.5, df-2.6: something that the active player does in a step of the turn."""
    step = i64(p.cells[at.STEP])
    if action == at.DONE:
        if step == at.REINFORCEMENTS:
            turn.end_reinforcements(p)
        elif step == at.OFFERING:
            turn.end_action(p)
        else:
            turn.end_turn(p)
    elif action < at.USE:
        turn.pay_extra(p, seat)
    elif action < at.PUT:
        turn.use(p, seat, action - at.USE)
    elif action < at.FORGE:
        turn.offer(p, seat, action - at.BUY)
    else:
        feats.undertake(p, seat, action - at.UNDERTAKE)


def answer(p: ForgePosition, seat: i64, action: i64) -> None:
    """df-3.11: the answer to a question on the seat's agenda."""
    cells = p.cells
    item = agenda.top(cells, seat)
    kind, a, b = i64(cells[item]), i64(cells[item + 1]), i64(cells[item + 2])
    if kind == at.SPLIT:
        reserves.split(p, seat, a, action - at.PUT)
    elif kind == at.FORGE_WHERE:
        where = action - at.FORGE
        forging.forge(p, seat, a, where // at.FACES, where % at.FACES)
    elif kind == at.TAKE_WHAT:
        blessings.take(p, seat, a, action - at.TAKE)
    elif kind == at.OWL_WHAT:
        turn.owl(p, seat, action - at.TAKE)
    elif kind == at.BONUS:
        blessings.bonus(p, seat, action - at.TAKE)
    elif kind == at.COPY_WHAT:
        agenda.pop(cells, seat)
        blessings.copy(p, seat, a, action - at.COPY)
    elif kind == at.WHICH_FIRST:
        blessings.put_ship_first(p, seat, action == at.SHIP_FIRST)
    elif kind == at.CONVERT_IT:
        blessings.convert(p, seat, a, b, action == at.CONVERT)
    elif kind == at.WHICH_DIE:
        feats.roll_die(p, seat, action - at.ROLL_DIE)
    elif kind == at.WHICH_SHIELD:
        feats.choose_shield(p, seat, action - at.CHOOSE)
    elif kind == at.PICK:
        feats.borrow(p, seat, action - at.BORROW)
    elif kind == at.BEARER:
        agenda.pop(cells, seat)
        feats.bear_boar(p, seat, action - at.GIVE)
    elif action == at.AGAIN:
        blessings.repeat(p, seat)
    elif action == at.DONE:
        agenda.pop(cells, seat)
    else:
        blessings.purchase(p, seat, action - at.BUY, a)
