"""Florenza, scored slowly from a dump, by the rulebook's list and nothing of the engine."""

from __future__ import annotations

from typing import Any

from bottega import Game


def recount(game: Game, dump: dict[str, Any]) -> list[int]:
    """The points of each family: the crest, tokens if they are open, and at the end all that the final scoring adds."""
    box = game.content.tables
    return [family_points(box, dump, seat) for seat in range(len(dump["families"]))]


def family_points(box: Any, dump: dict[str, Any], seat: int) -> int:
    family = dump["families"][seat]
    over = dump["to_act"] == "over"
    total = family["crest"] + (family["tokens"] if over or dump["open"] else 0)
    if not over:
        return int(total)
    final = box.final
    total += bishop_space(box, family["bishop_points"])
    worth = family["florins"] + sum(family["goods"].values()) * final.goods_value
    total += worth // final.florins_per_point
    if dump["captain"] == seat:
        total += final.captain
    if dump["bishop"] == seat:
        total += final.bishop
    total += final.empty_square * family["squares"].count(None)
    made = [name for name, state in family["works"].items() if state == "made"]
    total += final.missing_work * (8 - len(made))
    if not any(name.startswith("palazzo/") for name in made):
        total += final.no_palazzo
    if not any(name.startswith("chiesa/") for name in made):
        total += final.no_chiesa
    return int(total)


def bishop_space(box: Any, points: int) -> int:
    """The PP of a space of the Bishop track, walking round it as the crest does."""
    laps = 0
    while points > box.bishop.lap_spaces:
        points -= box.bishop.lap_spaces
        laps += 1
    return int(laps * box.bishop.lap_points + box.bishop.points[points - box.start.bishop_floor])
