"""What a player may do: whether an action is legal, the canonical list, and carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import NOT_TO_ACT
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import (
    artworks,
    charity,
    economy,
    flow,
    ghosts,
    income,
    market,
    offices,
    placing,
    setup,
)
from bottega.games.florenza.rules.box import is_in_box

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def refuse(p: FlorenzaPosition, action: i64, seat: i64) -> i64:
    """Why the seat may not do this now; 0 if it may."""
    if p.to_act < 0 or seat != p.to_act:
        return NOT_TO_ACT
    if not is_in_box(p, action):
        return at.NOT_IN_BOX
    stage = p.stage
    if stage == at.PLACING:
        return placing.refuse(p, seat, action)
    if stage == at.CHOOSE_ARTIST:
        return placing.refuse_hiring(p, action)
    if stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return charity.refuse_swap(p, action)
    if stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return market.refuse(p, action)
    if stage == at.SALE or stage == at.CONSTRUCTION:
        return 0 if action == proposal(stage) or action == at.REFUSE else at.NO_SUCH_MOVE
    if stage >= at.COMMISSION:
        return artworks.refuse(p, action)
    if stage == at.FIRST_BUILDING:
        return setup.refuse(p, action)
    if stage == at.THIRD_CHOICE:
        return 0 if at.action_kind(action) == at.NAME else at.NO_SUCH_MOVE
    return offices.refuse(p, action)


def proposal(stage: i64) -> i64:
    """fx-5.3, fx-5.4: what may be done or declined on a square: a sale, or a planned building."""
    return at.ACTIVATE if stage == at.SALE else at.CONSTRUCT


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of what the seat to act may do."""
    stage = p.stage
    if stage == at.PLACING:
        return placing.fill(p, buf)
    if stage == at.CHOOSE_ARTIST:
        return placing.fill_hiring(p, buf)
    if stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return market.fill(p, buf)
    if stage == at.SALE or stage == at.CONSTRUCTION:
        buf[0] = i16(proposal(stage))
        buf[1] = i16(at.REFUSE)
        return 2
    if stage >= at.COMMISSION:
        return artworks.fill(p, buf)
    if stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return charity.fill_swap(p, buf)
    if stage == at.FIRST_BUILDING:
        return setup.fill(p, buf)
    if stage == at.THIRD_CHOICE:
        for resource in range(i64(at.RESOURCES)):
            buf[resource] = i16(at.name(resource))
        return at.RESOURCES
    return offices.fill(p, buf)


def apply(p: FlorenzaPosition, action: i64) -> None:
    """Carry out a decision or an outcome, and everything that follows by the rules."""
    waits = chance(p, action) if p.to_act < 0 else decide(p, action)
    if not waits:
        flow.advance(p)


def decide(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a decision; True if it leads directly to another one or to a roll."""
    stage = p.stage
    if stage == at.PLACING:
        return placing.place(p, action)
    if stage == at.CHOOSE_ARTIST:
        placing.hire(p, at.action_index(action))
    elif stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return placing.swap(p, action)
    elif stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return economy.decide_window(p, action)
    elif stage == at.SALE:
        economy.decide_sale(p, action)
    elif stage == at.CONSTRUCTION:
        economy.decide_construction(p, action)
    elif stage >= at.COMMISSION:
        return artworks.decide(p, action)
    elif stage == at.FIRST_BUILDING:
        setup.decide(p, at.action_index(action))
    elif stage == at.THIRD_CHOICE:
        income.pay_out(p, at.action_index(action))
    else:
        offices.reserve(p, at.action_index(action))
    return False


def chance(p: FlorenzaPosition, outcome: i64) -> bool:
    """Carry out a die or a draw; True if another one follows directly."""
    stage = p.stage
    if stage == at.ROLL:
        return artworks.rolled(p, outcome)
    if stage >= at.GHOST_SPACE:
        return ghosts.rolled(p, outcome)
    if stage == at.THIRD_DIE:
        income.pay_out(p, i64(p.tables.die[outcome - 1]))
    else:
        setup.drawn(p, outcome)
    return False
