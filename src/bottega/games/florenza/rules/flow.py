"""The course of a round: eight phases in order, from one decision or roll to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.position import OVER, Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import (
    artworks,
    economy,
    elections,
    income,
    offices,
    placing,
    round_end,
    setup,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def advance(p: FlorenzaPosition) -> None:
    """fx-10.1: continue by the rules, phase after phase, until somebody has to decide, a die falls, or seven rounds
    are over.
    """
    while not proceed(p):
        p.set_turn(0)
        p.set_square(0)
        p.set_asked(0)
        p.set_latest(0)
        if p.phase == at.PHASE_ELECTIONS and p.round >= p.tables.rounds:
            p.set_to_act(OVER)
            p.set_stage(at.FINISHED)
            return
        next_phase(p)


def next_phase(p: FlorenzaPosition) -> None:
    """fx-10.1: after the setup and after the last phase a round begins."""
    phase = p.phase
    if phase == at.PHASE_SETUP:
        p.set_round(1)
        p.set_building_pass(0)
    if phase == at.PHASE_SETUP or phase == at.PHASE_ROUND_END:
        p.set_phase(at.PHASE_INCOME)
        if p.log is not None:
            p.log.append(Event("round", -1, {"round": p.round}, "fx-10.1"))
        return
    p.set_phase(phase + 1)
    if p.phase == at.PHASE_ECONOMY:
        economy.begin(p)


def proceed(p: FlorenzaPosition) -> bool:
    """Continue within the phase; False when it is over."""
    phase = p.phase
    if phase == at.PHASE_PLACING:
        return placing.proceed(p)
    if phase == at.PHASE_ECONOMY:
        return economy.proceed(p)
    if phase == at.PHASE_ARTWORKS:
        return artworks.proceed(p)
    if phase == at.PHASE_SETUP:
        return setup.proceed(p)
    if phase == at.PHASE_INCOME:
        return income.proceed(p)
    if phase == at.PHASE_CAPTAIN:
        return offices.reservation(p)
    if phase == at.PHASE_BISHOP:
        offices.exile(p)
        return False
    if phase == at.PHASE_ELECTIONS:
        elections.hold(p)
        return False
    return round_end.proceed(p)
