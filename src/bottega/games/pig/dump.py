"""A position as plain data, and back."""

from __future__ import annotations

from bottega.core.dumping import Reader, dump_fields, load_fields
from bottega.core.position import CHANCE, OVER
from bottega.games.pig.position import PigPosition, new
from bottega.games.pig.shape import MOST_PLAYERS, MOST_POINTS, SHAPE
from bottega.games.pig.tables import Tables


def dump(p: PigPosition) -> dict[str, object]:
    return {
        "round": int(p.round),
        "rolling": p.to_act == CHANCE,
        "over": p.to_act == OVER,
        **dump_fields(p, SHAPE, SHAPE.table),
        "points": [int(p.points(seat)) for seat in range(p.seats)],
    }


def load(tables: Tables, data: object) -> PigPosition:
    """The position that a dump describes; an impossible one is refused with the reason."""
    dump = Reader(data)
    points = dump.numbers("points", None, 0, MOST_POINTS)
    if not 2 <= len(points) <= MOST_PLAYERS:
        raise dump.fail("points", f"there are 2 to {MOST_PLAYERS} players, not {len(points)}")
    p = new(tables, len(points), 0)
    p.set_round(dump.number("round", 1, MOST_POINTS))
    load_fields(p, SHAPE, SHAPE.table, dump)
    for seat, value in enumerate(points):
        p.set_points(seat, value)
    rolling, over = dump.flag("rolling"), dump.flag("over")
    dump.done()
    done = [seat for seat, value in enumerate(points) if value >= p.goal]
    if done != ([p.active] if over else []) or (over and rolling):
        raise dump.fail("over", "a game is over if and only if the active player has reached the goal")
    if not rolling and not over and p.pot == 0:
        raise dump.fail("pot", "somebody who decides has rolled something")
    p.set_to_act(CHANCE if rolling else OVER if over else p.active)
    return p
