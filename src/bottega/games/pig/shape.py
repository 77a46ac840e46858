"""What a position of Pig holds, and how its actions are numbered."""

from __future__ import annotations

from bottega.core.shape import WHOSE, Block, Field, Shape

MOST_PLAYERS = 8
MOST_POINTS = 30000

SHAPE = Shape(
    position="PigPosition",
    table=[
        Field("active", "whose turn it is", high=lambda p: p.seats - 1),
        Field("pot", "points of this turn, not yet safe", high=MOST_POINTS),
        Field("goal", "points to reach", low=2, high=1000),
    ],
    seat=[
        Field("points", "the safe points of a seat", high=MOST_POINTS),
    ],
    actions=[Block("ROLL"), Block("HOLD")],
    features={"active": WHOSE},
)
