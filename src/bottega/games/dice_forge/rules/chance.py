"""Chance: how dice fall and what is drawn, with the true odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.rng import Rng
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import forging, turn

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def weights(p: ForgePosition) -> list[tuple[int, int]]:
    """df-3.1: every outcome with its weight; of sides with the same face the lowest stands for all."""
    if i64(p.cells[at.STEP]) == at.SETUP:
        return draws(p)
    which = forging.next_die(p)
    counts: list[int] = [0] * at.SIDES
    for side in range(at.SIDES):
        counts[forging.lowest(p, which >> 1, which & 1, side)] += 1
    return [(side, count) for side, count in enumerate(counts) if count > 0]


def draws(p: ForgePosition) -> list[tuple[int, int]]:
    """df-1.2, df-1.3: each of the two sets of a slot; each face of a stack that holds too many."""
    cells, t = p.cells, p.tables
    slot = turn.slot_to_draw(p)
    if slot >= 0:
        return [(int(at.DRAW_CARD + i64(t.sets[2 * slot + which])), 1) for which in range(2)]
    stack = turn.stack_to_draw(p)
    found: list[tuple[int, int]] = []
    for face in range(1, at.FACES):
        left = i64(cells[at.FACES_LEFT + face])
        if i64(t.stack[face]) == stack and left > 0:
            found.append((int(at.DRAW_FACE + face), int(left)))
    return found


def sample(p: ForgePosition, rng: Rng) -> i64:
    """df-3.1: a side by the true odds, as the lowest with its face; at set-up a draw."""
    if i64(p.cells[at.STEP]) != at.SETUP:
        which = forging.next_die(p)
        return forging.lowest(p, which >> 1, which & 1, rng.below(at.SIDES))
    slot = turn.slot_to_draw(p)
    if slot >= 0:
        return at.DRAW_CARD + i64(p.tables.sets[2 * slot + rng.below(2)])
    return at.DRAW_FACE + face_of_stack(p, rng, turn.stack_to_draw(p))


def face_of_stack(p: ForgePosition, rng: Rng, stack: i64) -> i64:
    """df-1.2: one of the faces of a stack, all alike; without a list, for every game begins with these draws."""
    left: i64 = 0
    for face in range(i64(1), i64(at.FACES)):
        if i64(p.tables.stack[face]) == stack:
            left += i64(p.cells[at.FACES_LEFT + face])
    where = rng.below(left)
    face = 0
    while where >= 0:
        face += 1
        if i64(p.tables.stack[face]) == stack:
            where -= i64(p.cells[at.FACES_LEFT + face])
    return face
