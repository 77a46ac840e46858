"""The course of the game: setup, the steps of a turn, and everything that happens automatically."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import CHANCE, OVER, SEATS, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, answers, blessings, feats, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


# -- set-up ------------------------------------------------------------------------------------------------------


def set_up(p: ForgePosition, sets: list[int]) -> None:
    """df-1.1, df-1.4: the stacks for the number of players, the starting dice, gold in turn order.

    `sets` has the card of each slot, 0 if it has to be drawn.
    """
    t = p.tables
    seats = p.seats
    p.set_round(1)
    for slot in range(i64(at.SLOTS)):
        p.set_slot_card(slot, sets[slot])
    for slot in range(i64(at.SLOTS)):
        p.set_cards_left(slot, i64(t.cards_each[seats]))
    for face in range(i64(1), t.faces + 1):
        is_stack_of_its_own = i64(t.stack[face]) > 0 and i64(t.copies[face]) > 1
        p.set_faces_left(face, i64(t.faces_each[seats] if is_stack_of_its_own else t.copies[face]))
    for seat in range(seats):
        p.set_gold(seat, i64(t.gold[at.MOST_SEATS * seats + seat]))
        for side in range(i64(at.SIDES)):
            p.set_face(seat, at.LIGHT, side, i64(t.dice[side]))
            p.set_face(seat, at.DARK, side, i64(t.dice[at.SIDES + side]))


def slot_to_draw(p: ForgePosition) -> i64:
    """df-1.3: the next slot whose set is left to chance, -1 if there is none."""
    for slot in range(i64(at.SLOTS)):
        if p.slot_card(slot) == at.NO_CARD:
            return slot
    return -1


def stack_to_draw(p: ForgePosition) -> i64:
    """df-1.2: the next stack of different faces with too many in it, 0 if there is none."""
    t = p.tables
    for which in range(len(t.mixed)):
        stack = i64(t.mixed[which])
        left: i64 = 0
        for good in range(len(t.goods)):
            face = i64(t.goods[good])
            if i64(t.stack[face]) == stack:
                left += p.faces_left(face)
        if left > i64(t.faces_each[p.seats]):
            return stack
    return 0


def drawn(p: ForgePosition, outcome: i64) -> None:
    """df-1.2, df-1.3: a set has been drawn for a slot, or a face taken out of the Sanctuary."""
    what = at.outcome_index(outcome)
    if at.outcome_kind(outcome) == at.DRAW_CARD:
        p.set_slot_card(slot_to_draw(p), what)
        if p.log is not None:
            p.log.append(Event("set-drawn", -1, {"card": what}, "df-1.3"))
    else:
        p.add_faces_left(what, -1)
        if p.log is not None:
            p.log.append(Event("face-removed", -1, {"face": what}, "df-1.2"))


# -- what happens without being asked ------------------------------------------------------------------------------


def advance(p: ForgePosition, changed: i64) -> None:
    """df-2.1: everything automatic, up to the next roll or draw, the next question, or the end.

    `changed` has a bit for each seat that has just answered; questions to the others stay open.
    """
    while True:
        if p.in_the_air != 0:
            p.set_to_act(CHANCE)
            return
        asked = run_agendas(p, changed)
        if asked >= 0:
            p.set_to_act(asked)
            return
        if p.in_the_air == 0 and next_step(p):
            return


def run_agendas(p: ForgePosition, changed: i64) -> i64:
    """df-2.3: in turn order from the active player, each to the end; those who cannot affect each other need not wait.

    Returns the first seat that is asked, or -1 if nothing is left or dice must be rolled.
    """
    # hot: raw cells
    cells = p.cells
    seats = i64(cells[SEATS])
    active = i64(cells[at.ACTIVE_AT])
    first: i64 = -1
    for turn in range(seats):
        seat = active + turn
        if seat >= seats:
            seat -= seats
        depth = at.SEATS_AT + seat * at.SEAT_SIZE + at.DEPTH_AT
        if first >= 0 and i64(cells[depth]) > 0 and not agenda.are_independent(p):
            return first
        is_new = (changed >> seat) & 1 != 0
        while i64(cells[depth]) > 0:
            if run_item(p, seat, is_new):
                if agenda.kind(p, seat) == at.BONUS:
                    return p.boar_owner(agenda.first(p, seat))
                if first < 0:
                    first = seat
                break
            if i64(cells[at.IN_THE_AIR_AT]) != 0:
                return -1
            is_new = True
    return first


def run_item(p: ForgePosition, seat: i64, is_new: bool) -> bool:
    """Carry out the top item of a seat's agenda; True if the seat has to be asked. An old item was asked before."""
    kind = agenda.kind(p, seat)
    if kind == at.SPLIT or kind == at.FORGE_WHERE:
        return True
    if kind == at.RESOLVE:
        blessings.resolve(p, seat)
    elif kind == at.ROW:
        blessings.next_of_row(p, seat)
    elif kind == at.PURCHASE:
        if asks_purchase(p, seat):
            return True
        agenda.pop(p, seat)
    elif kind == at.PICK and p.seats == 2:
        feats.borrow_both(p, seat)
    else:
        return not is_new or is_asked(p, seat, kind)
    return False


def is_asked(p: ForgePosition, seat: i64, kind: i64) -> bool:
    """df-2.8: a question without a real choice is not asked: a single answer, or several that make no difference.

    False if it has been settled. Satyrs' picks are always asked: dice that show the same face are still different dice.
    """
    if kind == at.TAKE_WHAT or kind == at.OWL_WHAT or kind == at.BONUS:
        if answers.is_gain(p, seat, kind):
            return True
    elif kind != at.COPY_WHAT and kind != at.WHICH_FIRST:
        return True
    first = same_answer(p, seat, kind)
    if first < 0:
        return True
    answers.answer(p, seat, first)
    return False


def same_answer(p: ForgePosition, seat: i64, kind: i64) -> i64:
    """df-2.8: the first answer, if all lead to the same position; -1 if they do not."""
    first: i64 = -1
    same = b""
    for action in range(answers.first_of(kind), i64(at.ACTIONS)):
        if answers.refuse(p, seat, action) == 0:
            after = p.copy()
            answers.answer(after, seat, action)
            advance(after, 1 << seat)
            key = after.key()
            if first < 0:
                first, same = action, key
            elif key != same:
                return -1
    return first


def asks_purchase(p: ForgePosition, seat: i64) -> bool:
    """df-3.7: a ship asks if any face can be paid for, or if a Triton could pay for one."""
    t = p.tables
    discount = agenda.first(p, seat)
    may_help = may_use_triton(p, seat)
    for good in range(len(t.goods)):
        face = i64(t.goods[good])
        if p.faces_left(face) > 0:
            if may_help or forging.refuse_purchase(p, seat, face, discount) == 0:
                return True
    return False


def may_use_triton(p: ForgePosition, seat: i64) -> bool:
    """df-7.8: the active player may use a token at any moment."""
    return seat == p.active and p.tritons(seat) > 0


def use_triton(p: ForgePosition, seat: i64, resource: i64) -> None:
    """df-7.8: the token is spent for gold, suns or moons; then the game continues where it was."""
    p.add_tritons(seat, -1)
    if p.log is not None:
        p.log.append(Event("triton", seat, {"resource": resource}, "df-7.8"))
    p.set_dark_forged(
        0
    )  # gold gained between two faces of an offering separates what is forged before and after
    amount = p.tables.card_amount(at.TRITON_CARD, resource)
    if resource == at.GOLD:
        reserves.gain_gold(p, seat, amount, "df-7.8")
    else:
        reserves.gain(p, seat, resource, amount, "df-7.8")


# -- the steps of a turn -----------------------------------------------------------------------------------------


def next_step(p: ForgePosition) -> bool:
    """df-2.1: if all agendas are empty, continue the turn until somebody is asked, a draw comes or it is over.

    False if something is on an agenda again.
    """
    while True:
        step = p.step
        if step == at.STEP_BLESSINGS:
            if p.blessings > 0:
                everybody_is_blessed(p)
                return False
            p.set_step(at.STEP_REINFORCEMENTS)
        elif step == at.STEP_REINFORCEMENTS:
            if asks_reinforcements(p):
                break
            end_reinforcements(p)
        elif step == at.STEP_ACTION:
            if asks_action(p):
                break
            do_nothing(p)
        elif step == at.STEP_OFFERING:
            if asks_offering(p):
                break
            end_action(p)
        elif step == at.STEP_TAKING:
            feats.take_card(p)
            return False
        elif step == at.STEP_EXTRA:
            if p.extra != 0:
                p.set_step(at.STEP_END)
            elif asks_extra(p):
                break
            else:
                end_turn(p)
        elif step == at.STEP_END:
            if may_use_triton(p, p.active):
                break
            end_turn(p)
        elif step == at.STEP_OVER:
            p.set_to_act(OVER)
            return True
        elif slot_to_draw(p) >= 0 or stack_to_draw(p) > 0:
            p.set_to_act(CHANCE)
            return True
        else:
            start_turn(p)
    p.set_to_act(p.active)
    return True


def start_turn(p: ForgePosition) -> None:
    """df-2.1, df-2.2: a turn begins with everybody's blessings, twice with two players.

    The very first turn is reported with its first roll, because there may be no move before it.
    """
    p.set_step(at.STEP_BLESSINGS)
    p.set_blessings(i64(p.tables.blessings[p.seats]))
    if p.log is not None and (p.round > 1 or p.active > 0):
        p.log.append(Event("turn", p.active, {"round": p.round}, "df-2.1"))


def everybody_is_blessed(p: ForgePosition) -> None:
    """df-2.2: all players receive a divine blessing; all dice are rolled first."""
    p.add_blessings(-1)
    for seat in range(p.seats):
        blessings.divine(p, seat)


def refuse_use(p: ForgePosition, seat: i64, kind: i64) -> i64:
    """df-2.4, df-7.1: each card once in a turn, if its price can be paid. 0 or a reason."""
    cards = p.tables.reinforcements
    if kind >= len(cards) or reserves.copies(p, seat, i64(cards[kind])) <= p.used(kind):
        return at.NOT_OWNED
    if p.gold(seat) < i64(p.tables.card_price[i64(cards[kind])]):
        return at.REINFORCEMENT_UNPAID
    return 0


def asks_reinforcements(p: ForgePosition) -> bool:
    """df-2.4: skipped if there is nothing to use; an Elder that a Triton could pay for counts as usable.

    An Owl for whose gifts there is no room does not.
    """
    # hot: raw cells
    cells, cards, slots = p.cells, p.tables.reinforcements, p.tables.slot
    seat = i64(cells[at.ACTIVE_AT])
    owned = at.SEATS_AT + seat * at.SEAT_SIZE + at.OWNED_AT
    for kind in range(len(cards)):
        card = i64(cards[kind])
        if cells[owned + i64(slots[card])] == 0:
            continue
        reason = refuse_use(p, seat, kind)
        if reason == 0:
            if card != at.OWL_CARD or feats.has_room_for_owl(p, seat):
                return True
        elif reason == at.REINFORCEMENT_UNPAID and may_use_triton(p, seat):
            return True
    return False


def use(p: ForgePosition, seat: i64, kind: i64) -> None:
    """df-2.4: the card takes effect."""
    card = i64(p.tables.reinforcements[kind])
    p.add_used(kind, 1)
    if card != at.OWL_CARD:
        p.set_last_owl(-1)
    if p.log is not None:
        p.log.append(Event("used", seat, {"card": card}, "df-2.4"))
    p.tables.when_used[card](p, seat, card)


def end_reinforcements(p: ForgePosition) -> None:
    """df-2.4: every reinforcement may be left unused; which ones were used no longer matters."""
    p.set_step(at.STEP_ACTION)
    p.set_last_owl(-1)
    for kind in range(len(p.tables.reinforcements)):
        p.set_used(kind, 0)


def asks_action(p: ForgePosition) -> bool:
    """df-2.5: a player who can pay for neither a face nor a feat does nothing, unless a Triton may change that."""
    # hot: raw cells
    cells, t = p.cells, p.tables
    seat = i64(cells[at.ACTIVE_AT])
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    gold, goods, price = cells[base + at.RESERVE_AT + at.GOLD], t.goods, t.price
    for good in range(len(goods)):
        face = i64(goods[good])
        if price[face] > gold:
            break  # all that follow cost as much or more
        if cells[at.FACES_LEFT_AT + face] > 0:
            return True
    sun, moon = cells[base + at.RESERVE_AT + at.SUN], cells[base + at.RESERVE_AT + at.MOON]
    for slot in range(i64(at.SLOTS)):
        card = i64(cells[at.SLOT_CARD_AT + slot])
        if cells[at.CARDS_LEFT_AT + slot] > 0 and t.cost[2 * card] <= sun and t.cost[2 * card + 1] <= moon:
            return True
    return may_use_triton(p, seat)


def do_nothing(p: ForgePosition) -> None:
    """df-2.5: nothing can be done, which ends the turn."""
    if p.log is not None:
        p.log.append(Event("idle", p.active, {}, "df-2.5"))
    end_turn(p)


def refuse_offer(p: ForgePosition, seat: i64, face: i64) -> i64:
    """df-5.1: a face that is not yet in this offering and can be bought. 0 or a reason."""
    if has_bought(p, face):
        return at.ALREADY_BOUGHT
    return forging.refuse_purchase(p, seat, face, 0)


def has_bought(p: ForgePosition, face: i64) -> bool:
    """df-5.1: whether this offering has that face already."""
    return (p.bought(face >> 3) >> (face & 7)) & 1 != 0


def offer(p: ForgePosition, seat: i64, face: i64) -> None:
    """df-5.1: one more face for the offering, all of them different."""
    p.set_step(at.STEP_OFFERING)
    note_bought(p, face)
    forging.buy(p, seat, face, 0, "df-5.1")


def note_bought(p: ForgePosition, face: i64) -> None:
    """df-5.1: remember the face for the rest of the offering."""
    p.set_bought(face >> 3, p.bought(face >> 3) | (1 << (face & 7)))


def asks_offering(p: ForgePosition) -> bool:
    """df-5.1: the offering continues while another face can be paid for, or a Triton could pay for one."""
    seat = p.active
    may_help = may_use_triton(p, seat)
    goods = p.tables.goods
    for good in range(len(goods)):
        face = i64(goods[good])
        reason = refuse_offer(p, seat, face)
        if reason == 0 or (may_help and reason == at.TOO_EXPENSIVE):
            return True
        if reason == at.TOO_EXPENSIVE and not may_help:
            return False  # all that follow cost as much or more
    return False


def end_action(p: ForgePosition) -> None:
    """df-2.6: after the action comes the extra one, once."""
    p.set_step(at.STEP_EXTRA)
    p.set_dark_forged(0)
    for cell in range(i64(at.MOST_FACES // 8 + 1)):
        p.set_bought(cell, 0)


def asks_extra(p: ForgePosition) -> bool:
    """df-2.6: only a player who has the suns, or a Triton, is asked."""
    return can_pay_extra(p) or may_use_triton(p, p.active)


def can_pay_extra(p: ForgePosition) -> bool:
    """df-2.6: the extra action costs suns."""
    return p.sun(p.active) >= p.tables.extra_price


def pay_extra(p: ForgePosition, seat: i64) -> None:
    """df-2.6: the suns are paid before the extra action is chosen."""
    reserves.pay(p, seat, at.SUN, p.tables.extra_price, "df-2.6")
    p.set_extra(1)
    p.set_step(at.STEP_ACTION)


def end_turn(p: ForgePosition) -> None:
    """df-2.5, df-2.7, df-2.9: the next player to the left is active; after the last round the game is over."""
    seat = agenda.next_seat(p, p.active)
    p.set_extra(0)
    if seat == 0 and p.round == i64(p.tables.rounds[p.seats]):
        p.set_step(at.STEP_OVER)
        if p.log is not None:
            p.log.append(Event("over", -1, {}, "df-2.7"))
        return
    if seat == 0:
        p.set_round(p.round + 1)
    p.set_active(seat)
    start_turn(p)
