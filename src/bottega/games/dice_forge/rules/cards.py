"""What the cards do: each function is the effect of the card of that name.

It is called with the seat and the card when the card is taken or, for a reinforcement, each time it is used. Effects
that several cards share are in feats.py; the content says which card has which. Below each function stands the line
that is printed on the card; core/things.py says how to read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, blessings, feats, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

LINES: Final[dict[str, str]] = {}
"""The effects of the cards as lines, by name. Numbers of the card's row: `{gold}`, `{sun}` and `{moon}` of its amounts,
`{price}`, `{glory}`, `{steps}`, `{reward}`."""


# -- at once -------------------------------------------------------------------------------------------------------


def spirits(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.2: gold and moons."""
    reserves.gain(p, seat, at.MOON, p.tables.card_amount(card, at.MOON), "df-7.2")
    reserves.gain_gold(p, seat, p.tables.card_amount(card, at.GOLD), "df-7.2")


LINES["spirits"] = "+{gold} [gold] +{moon} [moon]"


def minotaur(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.5: all others roll, then each in turn order loses what the faces would give."""
    other = agenda.next_seat(p, seat)
    while other != seat:
        blessings.begin(p, other, at.LOSS)
        forging.throw(p, other, at.BOTH)
        other = agenda.next_seat(p, other)


LINES["minotaur"] = "[others] −2 [die]"


def shield(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.6: one of the shields still in the Gardens; the last one is taken without asking."""
    left: i64 = 0
    last: i64 = 0
    for colour in range(i64(at.COLOURS)):
        if feats.has_shield(p, colour):
            left += 1
            last = colour
    if left == 1:
        forging.take_face(p, seat, i64(p.tables.shields[last]))
    else:
        agenda.push(p, seat, at.WHICH_SHIELD)


LINES["shield"] = "(forge) [face/shield-red]"


def triton(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.8: a token."""
    p.add_tritons(seat, 1)


LINES["triton"] = "{gold} [gold] / {sun} [sun] / {moon} [moon]"


def satyrs(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.16: all others roll without effect; two of their dice are picked and applied as if they were one's own."""
    blessings.begin(p, seat, at.BORROWED)
    agenda.push(p, seat, at.PICK)
    other = agenda.next_seat(p, seat)
    while other != seat:
        forging.throw(p, other, at.BOTH)
        other = agenda.next_seat(p, other)


LINES["satyrs"] = "2 [die] (of) [others]"


def boar(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.17: another player is chosen to bear the face; with two players it is the opponent."""
    if p.seats == 2:
        feats.bear_boar(p, seat, 1 - seat)
    else:
        agenda.push(p, seat, at.BEARER)


LINES["boar"] = "[game] [face/boar-yellow] [to] [others]"


def cerberus(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.19: a token."""
    p.add_cerberi(seat, 1)


LINES["cerberus"] = "[again] [die] [die]"


def typhon(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.24: glory for each face ever forged, counted once, now."""
    reserves.gain(p, seat, at.GLORY, p.forged(seat) * i64(p.tables.card_glory[card]), "df-7.24")


LINES["typhon"] = "{glory} [glory] × [hammer]"


# -- reinforcements ------------------------------------------------------------------------------------------------


def elder(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.1: gold for glory."""
    reserves.pay(p, seat, at.GOLD, i64(p.tables.card_price[card]), "df-7.1")
    reserves.gain(p, seat, at.GLORY, i64(p.tables.card_glory[card]), "df-7.1")


LINES["elder"] = "[turn] {price} [gold] [to] {glory} [glory]"


def owl(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.3: gold, a sun or a moon."""
    agenda.push(p, seat, at.OWL_WHAT)


LINES["owl"] = "[turn] [gold] / [sun] / [moon]"


def hind(p: ForgePosition, seat: i64, card: i64) -> None:
    """df-7.14: a minor blessing."""
    agenda.push(p, seat, at.WHICH_DIE, 1)


LINES["hind"] = "[turn] +1 [die]"


# -- as long as they are owned: reserves.py and feats.py ask who owns them ---------------------------------------------

LINES["hammer"] = "{steps} [gold] [to] {reward} [glory]"
LINES["chest"] = "(limits-up)"
LINES["bear"] = "[game] [home] [to] +{glory} [glory]"
