"""A slow recount of Dice Forge: glory on the track, and the points printed on every card a seat has."""

from __future__ import annotations

from typing import Any

from bottega import Game


def recount(game: Game, dump: dict[str, Any]) -> list[int]:
    points = {card.name: card.points for card in game.content.tables.card}
    totals = []
    for seat in dump["seats"]:
        total = seat["glory"]
        for slot, count in seat["cards"].items():
            card = dump["sets"][slot]
            total += sum(points[card] for _ in range(count))
        totals.append(total)
    return totals
