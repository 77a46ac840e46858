"""A slow recount of the Florenza Dice Game, from the dump and the content's own tables."""

from __future__ import annotations

from typing import Any

from bottega import Game


def recount(game: Game, dump: dict[str, Any]) -> list[int]:
    """The sum of the five boxes for each player."""
    box = game.content.tables
    return [
        works(box, player, "palazzo")
        + player["palazzo_bonus"]
        + works(box, player, "chiesa")
        + rione(box, player)
        + tracks(box, player)
        + supply(box, player)
        for player in dump["players"]
    ]


def works(box: Any, player: dict[str, Any], area: str) -> int:
    points = 0
    rows = sorted(box.work, key=lambda row: row.area != "palazzo")  # the Palazzo's come first on the sheet
    for row, work in zip(rows, player["works"], strict=True):
        if row.area == area and work["artist"]:
            assert sorted(work["marks"]) == sorted(needed(row)), f"{row.name} was completed too early"
            points += row.points + work["artist"]
    return points


def needed(row: Any) -> list[str]:
    icons = []
    for kind in ("marble", "wood", "metal", "spice", "textile", "gold"):
        icons += [kind] * getattr(row, kind)
    return icons + ["fiorini"] * (row.fiorini // 100)


def rione(box: Any, player: dict[str, Any]) -> int:
    points = 0
    numbers = [space["building"] for space in player["rione"] if space["building"]]
    assert len(set(numbers)) == len(numbers), "a building stands twice"
    for row, space in list(zip(box.space, player["rione"], strict=True))[1:]:
        if space["building"]:
            building = next(one for one in box.building if one.number == space["building"])
            for resource in building.cost:
                assert resource in space["marks"], f"{building.name} was built without {resource}"
            assert 100 * space["marks"].count("fiorini") >= building.fiorini
            points += building.points + row.points
    return points


def tracks(box: Any, player: dict[str, Any]) -> int:
    points = 0
    for row in box.track:
        for space in row.spaces[: player["tracks"][row.name]]:
            if space.endswith(("point", "points")):
                points += int(space.split()[0])
    return points


def supply(box: Any, player: dict[str, Any]) -> int:
    scoring = box.scoring
    stars = player["stars"] * scoring.star
    return int(stars + player["spare"] * scoring.spare + player["fiorini"] // scoring.fiorini)
