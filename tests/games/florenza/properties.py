"""What must hold at every moment of every game of Florenza, counted from the dump alone."""

from __future__ import annotations

from typing import Any

from bottega import CHANCE, OVER, Game, Position, Rng, new_buffer
from tests.recounts.florenza import recount

BUF = new_buffer()


def familiars(dump: dict[str, Any], seat: int) -> int:
    """All familiars of a family: reserve, zone, board, and the Bishop's card."""
    family = dump["families"][seat]
    count = sum(family[name] for name in ("reserve", "zone", "exiled", "market", "administration"))
    count += family["preacher"] is not None
    count += dump["duomo_preacher"] is not None and dump["duomo_preacher"]["seat"] == seat
    count += sum(by == seat for by in dump["fortunes"].values() if not isinstance(by, str))
    count += sum(work.get("planned") == seat for work in dump["works"].values())
    count += sum(work != "made" for work in family["works"].values())
    squares = [square for other in dump["families"] for square in other["squares"] if square]
    return int(count + sum(square["member"] == seat for square in squares))


def tiles(dump: dict[str, Any]) -> int:
    """All tiles that are in play."""
    placed = sum(square is not None for family in dump["families"] for square in family["squares"])
    return int(sum(dump["supply"].values()) + placed)


def check(game: Game, p: Position) -> None:
    dump: dict[str, Any] = p.dump()
    box = game.content.tables
    seats = p.seats
    for seat in range(dump["persons"]):
        assert familiars(dump, seat) == box.start.members, (
            f"seat {seat} has {familiars(dump, seat)} familiars"
        )
    limited = [row for row in box.building if row.in_play_beyond_players is not None]
    in_the_box = sum(row.tiles - seats - row.in_play_beyond_players for row in limited)
    assert tiles(dump) + in_the_box == sum(row.tiles for row in box.building)
    shown = [entry["name"] for entry in dump["display"]]
    assert len(set(shown) | set(dump["bag"])) == len(shown) + len(dump["bag"]) <= len(box.character)
    if dump["round"] < 2:
        assert len(shown) + len(dump["bag"]) == len(box.character)  # nobody has retired
    assert len(shown) <= seats + box.start.more_characters
    markers = box.start.neutral_markers + len(box.income.special)
    for seat, family in enumerate(dump["families"]):
        assert family["crest"] >= box.start.crest_floor
        assert family["bishop_points"] >= box.start.bishop_floor
        assert all(count >= 0 for count in family["goods"].values())
        assert family["florins"] >= 0
        made = [work for work in dump["works"].values() if work.get("made") == seat]
        own = sum(state == "made" for state in family["works"].values())
        assert family["neutral_markers"] + sum(family["special_markers"]) + len(made) + own == markers
        if family["level"]:
            assert sum(family["goods"].values()) == family["florins"] == 0
    assert p.scores() == recount(game, dump)


def play_checked(game: Game, p: Position, seed: int, every: int = 1) -> int:
    """A random game with all properties checked once in `every` decisions; returns the number of decisions."""
    rng = Rng(seed)
    decisions = 0
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            p.apply(p.sample(rng))
            continue
        if decisions % every == 0:
            check(game, p)
        p.apply(int(BUF[rng.below(p.fill(BUF))]))
        decisions += 1
    check(game, p)
    return decisions
