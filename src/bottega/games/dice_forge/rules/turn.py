"""The course of the game: set-up, the steps of a turn, and everything that happens without being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, OVER, ROUND, SEATS, TO_ACT, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, blessings, feats, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


# -- set-up ------------------------------------------------------------------------------------------------------


def set_up(p: ForgePosition) -> None:
    """df-1.1, df-1.4: the stacks for the number of players, the starting dice, gold in turn order."""
    cells, t = p.cells, p.tables
    seats = i64(cells[SEATS])
    cells[ROUND] = 1
    for slot in range(i64(at.SLOTS)):
        cells[at.CARDS_LEFT + slot] = t.cards_each[seats]
    for face in range(i64(1), i64(at.FACES)):
        cells[at.FACES_LEFT + face] = t.copies[face]
        if i64(t.copies[face]) == at.COLOURS and i64(t.stack[face]) > 0:
            cells[at.FACES_LEFT + face] = t.faces_each[seats]
    for seat in range(seats):
        here = at.SEAT + seat * at.SEAT_SIZE
        cells[here + at.GOLD] = t.gold[4 * seats + seat]
        for side in range(i64(2 * at.SIDES)):
            cells[here + at.DICE + side] = t.dice[side]


def slot_to_draw(p: ForgePosition) -> i64:
    """df-1.3: the next slot whose set is left to chance, -1 if there is none."""
    for slot in range(i64(at.SLOTS)):
        if i64(p.cells[at.SETS + slot]) == at.NO_CARD:
            return slot
    return -1


def stack_to_draw(p: ForgePosition) -> i64:
    """df-1.2: the next stack of different faces with too many in it, 0 if there is none."""
    cells, t = p.cells, p.tables
    for which in range(len(t.mixed)):
        stack = i64(t.mixed[which])
        left: i64 = 0
        for good in range(len(t.goods)):
            face = i64(t.goods[good])
            if i64(t.stack[face]) == stack:
                left += i64(cells[at.FACES_LEFT + face])
        if left > i64(t.faces_each[i64(cells[SEATS])]):
            return stack
    return 0


def drawn(p: ForgePosition, outcome: i64) -> None:
    """df-1.2, df-1.3: a set has been drawn for a slot, or a face taken out of the Sanctuary."""
    cells = p.cells
    if outcome < at.DRAW_FACE:
        cells[at.SETS + slot_to_draw(p)] = i16(outcome - at.DRAW_CARD)
        if p.log is not None:
            p.log.append(Event("set-drawn", -1, {"card": outcome - at.DRAW_CARD}, "df-1.3"))
    else:
        cells[at.FACES_LEFT + outcome - at.DRAW_FACE] -= 1
        if p.log is not None:
            p.log.append(Event("face-removed", -1, {"face": outcome - at.DRAW_FACE}, "df-1.2"))


# -- on and on ---------------------------------------------------------------------------------------------------


def advance(p: ForgePosition) -> None:
    """df-2.1: everything automatic, up to the next roll or draw, the next question, or the end."""
    cells = p.cells
    while True:
        if i64(cells[at.IN_THE_AIR]) != 0:
            cells[TO_ACT] = i16(CHANCE)
            return
        asked = run_agendas(p)
        if asked >= 0:
            cells[TO_ACT] = i16(asked)
            return
        if i64(cells[at.IN_THE_AIR]) == 0 and next_step(p):
            return


def run_agendas(p: ForgePosition) -> i64:
    """df-2.3: in turn order from the active player, each to the end; who cannot affect each other need not wait.

    The first seat that is asked, or -1 when nothing is left or dice must be rolled.
    """
    cells = p.cells
    seats = i64(cells[SEATS])
    active = i64(cells[at.ACTIVE])
    first: i64 = -1
    for turn in range(seats):
        seat = active + turn
        if seat >= seats:
            seat -= seats
        here = at.SEAT + seat * at.SEAT_SIZE
        if first >= 0 and i64(cells[here + at.DEPTH]) > 0 and not agenda.are_independent(p):
            return first
        while i64(cells[here + at.DEPTH]) > 0:
            if run_item(p, seat):
                item = agenda.top(cells, seat)
                if i64(cells[item]) == at.BONUS:
                    return blessings.boar_owner(p, i64(cells[item + 1]))
                if first < 0:
                    first = seat
                break
            if i64(cells[at.IN_THE_AIR]) != 0:
                return -1
    return first


def run_item(p: ForgePosition, seat: i64) -> bool:
    """Carry out the top item of a seat's agenda; True if it has to be asked."""
    cells = p.cells
    kind = i64(cells[agenda.top(cells, seat)])
    if kind == at.RESOLVE:
        blessings.resolve(p, seat)
    elif kind == at.ROW:
        blessings.next_of_row(p, seat)
    elif kind == at.PURCHASE:
        if asks_purchase(p, seat):
            return True
        agenda.pop(cells, seat)
    elif kind == at.PICK:
        if i64(cells[SEATS]) > 2:
            return True
        feats.borrow_both(p, seat)
    else:
        return True
    return False


def asks_purchase(p: ForgePosition, seat: i64) -> bool:
    """df-3.7: a ship asks if any face can be paid, or if a Triton could pay for one."""
    cells, t = p.cells, p.tables
    discount = i64(cells[agenda.top(cells, seat) + 1])
    may_help = may_use_triton(p, seat)
    for good in range(len(t.goods)):
        face = i64(t.goods[good])
        if i64(cells[at.FACES_LEFT + face]) > 0:
            if may_help or forging.can_buy(p, seat, face, discount) == 0:
                return True
    return False


def may_use_triton(p: ForgePosition, seat: i64) -> bool:
    """df-7.8: whoever is the active player and has a token may use it at any moment."""
    cells = p.cells
    return seat == i64(cells[at.ACTIVE]) and i64(cells[at.SEAT + seat * at.SEAT_SIZE + at.TRITONS]) > 0


def use_triton(p: ForgePosition, seat: i64, resource: i64) -> None:
    """df-7.8: the token is spent for gold, suns or moons; then it goes on where it was."""
    p.cells[at.SEAT + seat * at.SEAT_SIZE + at.TRITONS] -= 1
    if p.log is not None:
        p.log.append(Event("triton", seat, {"resource": resource}, "df-7.8"))
    amount = i64(p.tables.triton[resource])
    if resource == at.GOLD:
        reserves.gain_gold(p, seat, amount, "df-7.8")
    else:
        reserves.gain(p, seat, resource, amount, "df-7.8")


# -- the steps of a turn -----------------------------------------------------------------------------------------


def next_step(p: ForgePosition) -> bool:
    """df-2.1: no agenda holds anything: go on in the turn, step by step, until somebody is asked, a draw comes or it
    is over; False when the agendas have to be looked at again.
    """
    cells = p.cells
    while True:
        step = i64(cells[at.STEP])
        if step == at.BLESSING_STEP:
            if i64(cells[at.BLESSINGS]) > 0:
                everybody_is_blessed(p)
                return False
            cells[at.STEP] = i16(at.REINFORCEMENTS)
        elif step == at.REINFORCEMENTS:
            if asks_reinforcements(p):
                break
            cells[at.STEP] = i16(at.ACTION)
        elif step == at.ACTION:
            break
        elif step == at.OFFERING:
            if asks_offering(p):
                break
            end_action(p)
        elif step == at.TAKING:
            feats.take_card(p)
            return False
        elif step == at.EXTRA_STEP:
            if i64(cells[at.EXTRA]) != 0:
                cells[at.STEP] = i16(at.END_STEP)
            elif asks_extra(p):
                break
            else:
                end_turn(p)
        elif step == at.END_STEP:
            if may_use_triton(p, i64(cells[at.ACTIVE])):
                break
            end_turn(p)
        elif step == at.GAME_OVER:
            cells[TO_ACT] = i16(OVER)
            return True
        elif slot_to_draw(p) >= 0 or stack_to_draw(p) > 0:
            cells[TO_ACT] = i16(CHANCE)
            return True
        else:
            start_turn(p)
    cells[TO_ACT] = cells[at.ACTIVE]
    return True


def start_turn(p: ForgePosition) -> None:
    """df-2.1, df-2.2: a turn begins with everybody's blessings, twice with two players."""
    p.cells[at.STEP] = i16(at.BLESSING_STEP)
    p.cells[at.BLESSINGS] = p.tables.blessings[i64(p.cells[SEATS])]
    if p.log is not None:
        p.log.append(Event("turn", i64(p.cells[at.ACTIVE]), {"round": i64(p.cells[ROUND])}, "df-2.1"))


def everybody_is_blessed(p: ForgePosition) -> None:
    """df-2.2: all players receive a divine blessing; all dice are rolled first."""
    cells = p.cells
    cells[at.BLESSINGS] -= 1
    for seat in range(i64(cells[SEATS])):
        blessings.divine(p, seat)


def reinforcement(kind: i64) -> i64:
    """df-2.4: the three cards with a gear."""
    return at.ELDER if kind == 0 else at.OWL if kind == 1 else at.HIND


def can_use(p: ForgePosition, seat: i64, kind: i64) -> i64:
    """df-2.4, df-7.1: each card once in a turn; the Elder needs gold. 0 or a reason."""
    if reserves.owned(p, seat, reinforcement(kind)) <= i64(p.cells[at.USED + kind]):
        return at.NOT_OWNED
    if kind == 0 and reserves.has(p, seat, at.GOLD) < p.tables.elder_price:
        return at.ELDER_UNPAID
    return 0


def asks_reinforcements(p: ForgePosition) -> bool:
    """df-2.4: skipped when there is nothing to use; an Elder that a Triton could pay for is something."""
    seat = i64(p.cells[at.ACTIVE])
    for kind in range(i64(3)):
        reason = can_use(p, seat, kind)
        if reason == 0 or (reason == at.ELDER_UNPAID and may_use_triton(p, seat)):
            return True
    return False


def use(p: ForgePosition, seat: i64, kind: i64) -> None:
    """df-7.1, df-7.3, df-7.14: gold for glory; a resource at choice; a minor blessing."""
    cells, t = p.cells, p.tables
    cells[at.USED + kind] += 1
    if kind != 1:
        cells[at.LAST_OWL] = 0
    if p.log is not None:
        p.log.append(Event("used", seat, {"card": reinforcement(kind)}, "df-2.4"))
    if kind == 0:
        reserves.pay(p, seat, at.GOLD, t.elder_price, "df-7.1")
        reserves.gain(p, seat, at.GLORY, t.elder_glory, "df-7.1")
    elif kind == 1:
        agenda.push(cells, seat, at.OWL_WHAT)
    else:
        agenda.push(cells, seat, at.WHICH_DIE, 1)


def owl(p: ForgePosition, seat: i64, resource: i64) -> None:
    """df-7.3: gold, a sun or a moon."""
    agenda.pop(p.cells, seat)
    p.cells[at.LAST_OWL] = i16(resource + 1)
    if resource == at.GOLD:
        reserves.gain_gold(p, seat, i64(p.tables.owl[resource]), "df-7.3")
    else:
        reserves.gain(p, seat, resource, i64(p.tables.owl[resource]), "df-7.3")


def end_reinforcements(p: ForgePosition) -> None:
    """df-2.4: every reinforcement may be left unused."""
    p.cells[at.STEP] = i16(at.ACTION)


def can_offer(p: ForgePosition, seat: i64, face: i64) -> i64:
    """df-5.1: a face that is not yet in this offering, and that can be bought. 0 or a reason."""
    reason = forging.can_buy(p, seat, face, 0)
    if reason == 0 and has_bought(p, face):
        return at.TWICE
    return reason


def has_bought(p: ForgePosition, face: i64) -> bool:
    """df-5.1: whether this offering has that face already."""
    if face < 15:
        return (i64(p.cells[at.BOUGHT]) >> face) & 1 != 0
    return (i64(p.cells[at.BOUGHT + 1]) >> (face - 15)) & 1 != 0


def offer(p: ForgePosition, seat: i64, face: i64) -> None:
    """df-5.1: one more face for the offering, all of them different."""
    cells = p.cells
    cells[at.STEP] = i16(at.OFFERING)
    cells[at.BOUGHT + face // 15] |= i16(1 << (face % 15))
    forging.buy(p, seat, face, 0, "df-5.1")


def asks_offering(p: ForgePosition) -> bool:
    """df-5.1: the offering goes on while another face can be paid, or a Triton could pay for one."""
    seat = i64(p.cells[at.ACTIVE])
    may_help = may_use_triton(p, seat)
    goods = p.tables.goods
    for good in range(len(goods)):
        face = i64(goods[good])
        reason = can_offer(p, seat, face)
        if reason == 0 or (may_help and reason == at.TOO_DEAR and not has_bought(p, face)):
            return True
        if reason == at.TOO_DEAR and not may_help:
            return False  # all that follow cost as much or more
    return False


def end_action(p: ForgePosition) -> None:
    """df-2.6: after the action comes the extra one, once."""
    cells = p.cells
    cells[at.STEP] = i16(at.EXTRA_STEP)
    cells[at.DARK_FORGED] = 0
    for cell in range(at.BOUGHT, at.BOUGHT + at.BOUGHT_CELLS):
        cells[cell] = 0


def asks_extra(p: ForgePosition) -> bool:
    """df-2.6: only who has the suns, or a Triton, is asked."""
    return can_pay_extra(p) or may_use_triton(p, i64(p.cells[at.ACTIVE]))


def can_pay_extra(p: ForgePosition) -> bool:
    """df-2.6: the extra action costs suns."""
    return reserves.has(p, i64(p.cells[at.ACTIVE]), at.SUN) >= p.tables.extra_price


def pay_extra(p: ForgePosition, seat: i64) -> None:
    """df-2.6: the suns are paid before the extra action is chosen."""
    reserves.pay(p, seat, at.SUN, p.tables.extra_price, "df-2.6")
    p.cells[at.EXTRA] = 1
    p.cells[at.STEP] = i16(at.ACTION)


def end_turn(p: ForgePosition) -> None:
    """df-2.5, df-2.7: the next player to the left is active; after the last round the game is over."""
    cells = p.cells
    seat = agenda.next_seat(cells, i64(cells[at.ACTIVE]))
    cells[at.EXTRA] = 0
    cells[at.LAST_OWL] = 0
    for kind in range(i64(3)):
        cells[at.USED + kind] = 0
    if seat == 0 and i64(cells[ROUND]) == i64(p.tables.rounds[i64(cells[SEATS])]):
        cells[at.STEP] = i16(at.GAME_OVER)
        if p.log is not None:
            p.log.append(Event("over", -1, {}, "df-2.7"))
        return
    if seat == 0:
        cells[ROUND] += 1
    cells[at.ACTIVE] = i16(seat)
    start_turn(p)
