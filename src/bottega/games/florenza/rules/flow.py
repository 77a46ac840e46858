"""The round: eight phases in order, from one decision or roll to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import OVER, ROUND, TO_ACT, Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import (
    artworks,
    economy,
    elections,
    ghosts,
    income,
    offices,
    placing,
    round_end,
    setup,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def advance(p: FlorenzaPosition) -> None:
    """fx-10.1: go on by the rules, phase after phase, until somebody has to decide, a die falls, or seven rounds
    are over.
    """
    cells = p.cells
    while not proceed(p):
        phase = i64(cells[at.PHASE])
        cells[at.TURN] = 0
        cells[at.SQUARE] = 0
        cells[at.ASKED] = 0
        cells[at.LATEST] = 0
        if phase == 7 and p.round >= p.tables.rounds:
            cells[TO_ACT] = i16(OVER)
            cells[at.STAGE] = i16(at.FINISHED)
            return
        if phase == 0:
            cells[ROUND] = 1
            cells[at.PASS] = 0
        cells[at.PHASE] = i16(phase + 1)
        if phase == 8:
            cells[at.PHASE] = 1
        if phase == 0 or phase == 8:
            if p.log is not None:
                p.log.append(Event("round", -1, {"round": p.round}, "fx-10.1"))
        if phase == 4:
            economy.begin(p)


def proceed(p: FlorenzaPosition) -> bool:
    """Go on within the phase; False when it is over."""
    phase = i64(p.cells[at.PHASE])
    if phase == 4:
        return placing.proceed(p)
    if phase == 5:
        return economy.proceed(p)
    if phase == 6:
        return artworks.proceed(p)
    if phase == 0:
        return setup.proceed(p)
    if phase == 1:
        return income.proceed(p)
    if phase == 2:
        return offices.reservation(p)
    if phase == 3:
        offices.exile(p)
        return False
    if phase == 7:
        elections.hold(p)
        return False
    return round_end.proceed(p)


def apply(p: FlorenzaPosition, action: i64) -> None:
    """Carry out a decision or an outcome, and everything that follows by the rules."""
    waits = rolled(p, action) if p.to_act < 0 else decided(p, action)
    if not waits:
        advance(p)


def decided(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a decision; True if it leads to another one or to a roll at once."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.PLACING:
        return placing.place(p, action)
    if stage == at.CHOOSE_ARTIST:
        placing.hire(p, action)
    elif stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return placing.swap_step(p, action)
    elif stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return economy.window_step(p, action)
    elif stage == at.SALE:
        economy.decide_sale(p, action)
    elif stage == at.CONSTRUCTION:
        economy.decide_construction(p, action)
    elif stage >= at.COMMISSION:
        return artworks.step(p, action)
    elif stage == at.FIRST_BUILDING:
        setup.answer(p, action)
    elif stage == at.THIRD_CHOICE:
        income.named(p, action - at.NAME)
    else:
        offices.reserve(p, action - at.RESERVE_FOR_ONESELF)
    return False


def rolled(p: FlorenzaPosition, outcome: i64) -> bool:
    """Carry out a die or a draw; True if another one follows at once."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.ROLL:
        return artworks.rolled(p, outcome)
    if stage >= at.GHOST_SPACE:
        return ghosts.rolled(p, outcome)
    if stage == at.THIRD_DIE:
        income.named(p, i64(p.tables.die[outcome - 1]))
    else:
        setup.drawn(p, outcome)
    return False


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of what the seat to act may do."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.PLACING:
        return placing.fill(p, buf)
    if stage == at.CHOOSE_ARTIST:
        return placing.fill_artists(p, buf)
    if stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return economy.fill(p, buf)
    if stage == at.SALE or stage == at.CONSTRUCTION:
        buf[0] = i16(at.ACTIVATE if stage == at.SALE else at.CONSTRUCT)
        buf[1] = i16(at.REFUSE)
        return 2
    if stage >= at.COMMISSION:
        return artworks.fill(p, buf)
    if stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return placing.fill_swap(p, buf)
    if stage == at.FIRST_BUILDING:
        return setup.fill(p, buf)
    if stage == at.THIRD_CHOICE:
        for kind in range(i64(at.GOODS_COUNT)):
            buf[kind] = i16(at.NAME + kind)
        return at.GOODS_COUNT
    return offices.fill(p, buf)


def refusal(p: FlorenzaPosition, action: i64) -> i64:
    """Why the seat to act may not do this; 0 if it may."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.PLACING:
        return placing.place_refusal(p, p.to_act, action)
    if stage == at.CHOOSE_ARTIST:
        return placing.hire_refusal(p, action)
    if stage == at.SWAP_GIVE or stage == at.SWAP_TAKE:
        return placing.swap_refusal(p, action)
    if stage >= at.WINDOW and stage <= at.MARKET_TAKE:
        return economy.window_refusal(p, action)
    if stage == at.SALE or stage == at.CONSTRUCTION:
        yes = at.ACTIVATE if stage == at.SALE else at.CONSTRUCT
        return 0 if action == yes or action == at.REFUSE else at.NO_SUCH_MOVE
    if stage >= at.COMMISSION:
        return artworks.refusal(p, action)
    if stage == at.FIRST_BUILDING:
        return setup.refusal(p, action)
    if stage == at.THIRD_CHOICE:
        return 0 if action >= at.NAME and action < at.SELL else at.NO_SUCH_MOVE
    return offices.refusal(p, action)
