"""Heroic Feats: pay, move, oust, take the card, and what the card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, blessings, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def refuse_feat(p: ForgePosition, seat: i64, card: i64) -> i64:
    """df-6.1, df-6.2: a feat of this game whose stack is not empty and whose price can be paid. 0 or a reason."""
    slot = i64(p.tables.slot[card])
    if card == at.NO_CARD or p.slot_card(slot) != card:
        return at.NO_SUCH_CARD
    if p.cards_left(slot) == 0:
        return at.NO_CARDS_LEFT
    return 0 if can_pay(p, seat, card) else at.NO_SHARDS


def can_pay(p: ForgePosition, seat: i64, card: i64) -> bool:
    """df-6.1: the price of a feat is in suns, moons or both."""
    cost = p.tables.cost
    return p.sun(seat) >= i64(cost[2 * card]) and p.moon(seat) >= i64(cost[2 * card + 1])


def undertake(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-6.1, df-6.5: pay, then move to the portal of the feat, unless the pawn is already there."""
    t = p.tables
    if p.log is not None:
        p.log.append(Event("undertook", seat, {"card": card}, "df-6.1"))
    reserves.pay(p, seat, at.SUN, i64(t.cost[2 * card]), "df-6.1")
    reserves.pay(p, seat, at.MOON, i64(t.cost[2 * card + 1]), "df-6.1")
    p.set_step(at.STEP_TAKING)
    p.set_feat(card)
    portal = i64(t.portal[card])
    if p.portal(seat) != portal:
        for other in range(p.seats):
            if p.portal(other) == portal:
                oust(p, seat, other)
        p.set_portal(seat, portal)


def oust(p: ForgePosition, seat: i64, other: i64) -> None:
    """df-6.3: the hero who stood there goes home and receives a divine blessing, before the card is taken."""
    p.set_portal(other, 0)
    if p.log is not None:
        p.log.append(Event("ousted", other, {"by": seat}, "df-6.3"))
    great_bear(p, seat)
    great_bear(p, other)
    blessings.divine(p, other)


def great_bear(p: ForgePosition, seat: i64) -> None:
    """df-7.15: glory for each Great Bear of the ousting and of the ousted player, before the blessing."""
    bears = reserves.copies(p, seat, at.BEAR_CARD)
    if bears > 0:
        reserves.gain(p, seat, at.GLORY, bears * i64(p.tables.card_glory[at.BEAR_CARD]), "df-7.15")


def take_card(p: ForgePosition) -> None:
    """df-6.4: the top card is taken and its instant effect applied, which cannot be refused."""
    t = p.tables
    seat = p.active
    card = p.feat
    slot = i64(t.slot[card])
    p.set_feat(at.NO_CARD)
    p.set_step(at.STEP_EXTRA)
    p.add_cards_left(slot, -1)
    p.add_owned(seat, slot, 1)
    if p.log is not None:
        p.log.append(Event("took", seat, {"card": card}, "df-6.4"))
    t.when_taken[card](p, seat, card)


# -- effects that several cards share ------------------------------------------------------------------------------


def nothing(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.7, df-7.18, df-7.23: these cards are worth only their printed points.

    Cards that work while they are owned, and reinforcements, also do nothing when they are taken.
    """


def take_given(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.20, df-7.9, df-7.4: the card gives a face of the Gardens, which is forged at once."""
    forging.take_face(p, seat, i64(p.tables.gives[card]))


def bless_in_a_row(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.10, df-7.11, df-7.21, df-7.22: blessings in a row; some cards turn what is rolled into glory."""
    t = p.tables
    if t.converts(card):
        p.set_converts(seat, card)
    if i64(t.blessing[card]) == at.MINOR:
        agenda.push(p, seat, at.WHICH_DIE, i64(t.times[card]))
    else:
        agenda.push(p, seat, at.ROW, i64(t.times[card]), at.BOTH)


def roll_die(p: ForgePosition, seat: i64, die: i64) -> None:
    """df-3.2: the die for the minor blessing is chosen, once for all blessings in a row."""
    rolls = agenda.first(p, seat)
    agenda.pop(p, seat)
    agenda.push(p, seat, at.ROW, rolls, die)


# -- answers to what the cards ask ---------------------------------------------------------------------------------


def take_from_owl(p: ForgePosition, seat: i64, resource: i64) -> None:
    """df-7.3: gold, a sun or a moon."""
    agenda.pop(p, seat)
    p.set_last_owl(resource if reserves.copies(p, seat, at.OWL_CARD) > owls_used(p) else -1)
    amount = p.tables.card_amount(at.OWL_CARD, resource)
    if resource == at.GOLD:
        reserves.gain_gold(p, seat, amount, "df-7.3")
    else:
        reserves.gain(p, seat, resource, amount, "df-7.3")


def owls_used(p: ForgePosition) -> i64:
    """df-2.4: how many Owls were used in this turn."""
    cards = p.tables.reinforcements
    for kind in range(len(cards)):
        if i64(cards[kind]) == at.OWL_CARD:
            return p.used(kind)
    return 0


def has_room_for_owl(p: ForgePosition, seat: i64) -> bool:
    """df-7.3, df-4.1: whether an Owl can bring anything that is not lost."""
    for resource in range(i64(at.RESOURCES)):
        if p.tables.card_amount(at.OWL_CARD, resource) > 0 and reserves.has_room(p, seat, resource):
            return True
    return False


def has_shield(p: ForgePosition, colour: i64) -> bool:
    """df-7.6: whether the shield of that colour is still in the Gardens."""
    return p.faces_left(i64(p.tables.shields[colour])) > 0


def choose_shield(p: ForgePosition, seat: i64, colour: i64) -> None:
    """df-7.6: take the shield of that colour and forge it."""
    agenda.pop(p, seat)
    forging.take_face(p, seat, i64(p.tables.shields[colour]))


def refuse_borrow(p: ForgePosition, seat: i64, die: i64) -> i64:
    """df-7.16: two different dice of the other players. 0 or a reason; `die` is 2 * seat + die."""
    if die >> 1 >= p.seats:
        return at.NO_SUCH_PLAYER
    if die >> 1 == seat:
        return at.NOT_YOURSELF
    if p.picked(seat, 0) == die + 1:
        return at.SAME_DIE
    return 0


def borrow(p: ForgePosition, seat: i64, die: i64) -> None:
    """df-7.16: the face that shows on the picked die is one of the two to apply."""
    slot = agenda.first(p, seat)
    agenda.pop(p, seat)
    face = forging.shown(p, die >> 1, die & 1)
    p.set_picked(seat, slot, die + 1)
    p.set_rolled(seat, slot, face)
    if p.log is not None:
        p.log.append(Event("borrowed", seat, {"from": die >> 1, "die": die & 1, "face": face}, "df-7.16"))
    if slot == 0:
        agenda.push(p, seat, at.PICK, 1)
        return
    for each in range(i64(2)):
        if i64(p.tables.kind[p.rolled(seat, each)]) != at.MIRROR:
            p.set_picked(seat, each, 0)  # the owner of the die matters only for a mirror


def borrow_both(p: ForgePosition, seat: i64) -> None:
    """df-7.16: with two players these are the opponent's two dice."""
    other = 1 - seat
    borrow(p, seat, 2 * other)
    borrow(p, seat, 2 * other + 1)


def bear_boar(p: ForgePosition, seat: i64, bearer: i64) -> None:
    """df-7.17: the bearer forges the boar of the card's colour, on a die and over a face of their own choice."""
    t = p.tables
    slot = i64(t.slot[at.BOAR_CARD])
    taken = i64(t.cards_each[p.seats]) - p.cards_left(slot) - 1
    colour = i64(t.boar_order[taken])
    p.set_boar_owner(colour, seat)
    if p.log is not None:
        p.log.append(Event("bears", bearer, {"colour": colour, "owner": seat}, "df-7.17"))
    forging.take_face(p, bearer, i64(t.boars[colour]))
