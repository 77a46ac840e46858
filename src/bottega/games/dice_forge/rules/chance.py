"""Chance: how dice fall and what is drawn, with the true odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.rng import Rng
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import flow, forging

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def weights(p: ForgePosition) -> list[tuple[int, int]]:
    """df-3.1: every outcome with its weight; among sides with the same face the lowest stands for all."""
    if p.step == at.STEP_SETUP:
        return draws(p)
    which = forging.next_die(p)
    counts: list[int] = [0] * at.SIDES
    for side in range(at.SIDES):
        counts[forging.lowest(p, which >> 1, which & 1, side)] += 1
    return [(side, count) for side, count in enumerate(counts) if count > 0]


def draws(p: ForgePosition) -> list[tuple[int, int]]:
    """df-1.2, df-1.3: each of the sets of a slot; each face of a stack that holds too many."""
    t = p.tables
    slot = flow.slot_to_draw(p)
    if slot >= 0:
        sets = range(i64(t.first_set[slot]), i64(t.first_set[slot + 1]))
        return [(int(at.draw_card(i64(t.sets[which]))), 1) for which in sets]
    stack = flow.stack_to_draw(p)
    found: list[tuple[int, int]] = []
    for face in range(1, t.faces + 1):
        left = p.faces_left(face)
        if i64(t.stack[face]) == stack and left > 0:
            found.append((int(at.draw_face(face)), int(left)))
    return found


def sample(p: ForgePosition, rng: Rng) -> i64:
    """df-3.1: a side with the true odds, as the lowest one with its face; during setup, a draw."""
    if p.step != at.STEP_SETUP:
        which = forging.next_die(p)
        return forging.lowest(p, which >> 1, which & 1, rng.below(at.SIDES))
    slot = flow.slot_to_draw(p)
    if slot >= 0:
        first, end = i64(p.tables.first_set[slot]), i64(p.tables.first_set[slot + 1])
        return at.draw_card(i64(p.tables.sets[first + rng.below(end - first)]))
    return at.draw_face(face_of_stack(p, rng, flow.stack_to_draw(p)))


def face_of_stack(p: ForgePosition, rng: Rng, stack: i64) -> i64:
    """df-1.2: one of the faces of a stack, all equally likely; builds no list, since it runs in every game."""
    left: i64 = 0
    for face in range(i64(1), p.tables.faces + 1):
        if i64(p.tables.stack[face]) == stack:
            left += p.faces_left(face)
    where = rng.below(left)
    face = 0
    while where >= 0:
        face += 1
        if i64(p.tables.stack[face]) == stack:
            where -= p.faces_left(face)
    return face
